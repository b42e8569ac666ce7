package cache

import (
	"bytes"
	"sync"

	"catanica/cmd/internal/web/site"

	"github.com/andybalholm/brotli"
)

// brotliLevel is the quality of brotli for answers that are kept, in the middle between speed and size. It has not been
// tuned by measurement.
const brotliLevel = 6

// maxQueue limits the answers that wait for compression.
const maxQueue = 512

// squeezer compresses answers in one background goroutine, which ends when nothing is left to compress.
type squeezer struct {
	running sync.WaitGroup

	mu    sync.Mutex
	queue []job
	busy  bool
}

type job struct {
	cache *Cache
	key   Key
	page  *Page
}

// add queues a page. It reports false if the queue is full.
func (s *squeezer) add(c *Cache, key Key, p *Page) bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	if len(s.queue) >= maxQueue {
		return false
	}
	s.queue = append(s.queue, job{c, key, p})
	if !s.busy {
		s.busy = true
		s.running.Go(s.run)
	}
	return true
}

func (s *squeezer) run() {
	for {
		s.mu.Lock()
		if len(s.queue) == 0 {
			s.busy, s.queue = false, nil
			s.mu.Unlock()
			return
		}
		j := s.queue[0]
		s.queue = s.queue[1:]
		s.mu.Unlock()
		j.page.gzip.Store(j.page.encoded("gzip", site.Gzip(j.page.plain.body, site.BestGzip)))
		j.page.brotli.Store(j.page.encoded("br", brotlied(j.page.plain.body)))
		j.cache.resize(j.page, j.key)
	}
}

func brotlied(body []byte) []byte {
	var b bytes.Buffer
	z := brotli.NewWriterLevel(&b, brotliLevel)
	_, _ = z.Write(body) // a bytes.Buffer does not fail
	_ = z.Close()
	return b.Bytes()
}
