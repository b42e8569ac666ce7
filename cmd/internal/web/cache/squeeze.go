package cache

import (
	"bytes"
	"compress/gzip"
	"io"
	"sync"

	"catanica/cmd/internal/web/site"

	"github.com/andybalholm/brotli"
)

// brotliLevel is the quality of brotli for answers that are kept, in the middle between speed and size. It has not been
// tuned by measurement.
const brotliLevel = 6

// brotliWindow is the size of brotli's window as a power of two: 512 kB, more than any page has. The library's default
// takes 8 MB.
const brotliWindow = 19

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
	p := packers.Get().(*packer)
	defer packers.Put(p)
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
		j.page.compress(p.gzip, p.brotli)
		j.cache.resize(j.page, j.key)
	}
}

// packer compresses bodies, one at a time. It holds about two megabytes.
type packer struct {
	body bytes.Buffer
	zip  *gzip.Writer
	br   *brotli.Writer
}

// packers keeps packers between two runs of a squeezer, until the collector takes them.
var packers = sync.Pool{New: func() any {
	z, _ := gzip.NewWriterLevel(io.Discard, site.BestGzip) // the level is valid
	br := brotli.NewWriterOptions(io.Discard, brotli.WriterOptions{Quality: brotliLevel, LGWin: brotliWindow})
	return &packer{zip: z, br: br}
}}

func (p *packer) gzip(body []byte) []byte   { return p.pack(p.zip, body) }
func (p *packer) brotli(body []byte) []byte { return p.pack(p.br, body) }

func (p *packer) pack(w interface {
	io.WriteCloser
	Reset(io.Writer)
}, body []byte) []byte {
	p.body.Reset()
	w.Reset(&p.body)
	_, _ = w.Write(body) // a bytes.Buffer does not fail
	_ = w.Close()
	return bytes.Clone(p.body.Bytes())
}
