package cache

import (
	"container/list"
	"context"
	"fmt"
	"net/http"
	"strconv"
	"sync"

	"golang.org/x/sync/singleflight"
)

// Key identifies an answer. The path must be written in the usual way: two spellings of one path are two pages, because
// a page repeats its address in its links.
type Key struct {
	Origin string // scheme and host, if the answer repeats them; otherwise ""
	Path   string
	Query  string // as sent
	Day    int    // of a page that changes every day; otherwise 0
}

// Cache holds answers up to a number of bytes and evicts the least recently used ones first. It is safe for concurrent
// use.
type Cache struct {
	limit   int // bytes
	flights singleflight.Group
	squeeze squeezer

	mu      sync.Mutex
	entries map[Key]*list.Element
	order   *list.List // of *entry, the most recently used first
	bytes   int
	stats   Stats
}

type entry struct {
	key  Key
	page *Page
	size int
}

// Stats are counts since the start, except for Entries and Bytes, which are the present ones.
type Stats struct {
	Hits, Misses, Evicted int
	Entries, Bytes        int
}

// New returns a cache of at most limit bytes. A cache of 0 bytes keeps nothing.
func New(limit int) *Cache {
	return &Cache{limit: limit, entries: map[Key]*list.Element{}, order: list.New()}
}

// Get returns the answer for the key, or nil.
func (c *Cache) Get(key Key) *Page {
	c.mu.Lock()
	defer c.mu.Unlock()
	e, ok := c.entries[key]
	if !ok {
		return nil
	}
	c.stats.Hits++
	c.order.MoveToFront(e)
	return e.Value.(*entry).page
}

// Fill renders the answer to r and keeps it if its status is 200. Concurrent calls for one key render once and share
// the answer. The rendering goes on if a caller leaves, because others may be waiting for it; Fill returns the error of
// ctx in that case.
func (c *Cache) Fill(ctx context.Context, key Key, route string, r *http.Request, h http.Handler) (*Page, error) {
	flight := key.Origin + "\x00" + key.Path + "\x00" + key.Query + "\x00" + strconv.Itoa(key.Day)
	done := c.flights.DoChan(flight, func() (page any, err error) {
		defer func() {
			if p := recover(); p != nil {
				err = fmt.Errorf("panic: %v", p)
			}
		}()
		if p := c.peek(key); p != nil { // another flight has just ended
			return p, nil
		}
		p := render(context.WithoutCancel(ctx), r, h)
		p.Route = route
		if p.status == http.StatusOK {
			c.put(key, p)
		}
		return p, nil
	})
	select {
	case res := <-done:
		if res.Err != nil {
			return nil, res.Err
		}
		return res.Val.(*Page), nil
	case <-ctx.Done():
		return nil, ctx.Err()
	}
}

// peek does what Get does, but counts nothing.
func (c *Cache) peek(key Key) *Page {
	c.mu.Lock()
	defer c.mu.Unlock()
	if e, ok := c.entries[key]; ok {
		return e.Value.(*entry).page
	}
	return nil
}

// put adds an answer. A single answer may take up to a quarter of the cache.
func (c *Cache) put(key Key, p *Page) {
	c.mu.Lock()
	defer c.mu.Unlock()
	c.stats.Misses++
	size := p.size()
	if size > c.limit/4 {
		return
	}
	if old, ok := c.entries[key]; ok {
		c.remove(old)
	}
	c.entries[key] = c.order.PushFront(&entry{key: key, page: p, size: size})
	c.bytes += size
	for c.bytes > c.limit {
		c.remove(c.order.Back())
		c.stats.Evicted++
	}
}

func (c *Cache) remove(e *list.Element) {
	v := c.order.Remove(e).(*entry)
	delete(c.entries, v.key)
	c.bytes -= v.size
}

// resize accounts for the compressed forms that were added to an answer.
func (c *Cache) resize(p *Page, key Key) {
	c.mu.Lock()
	defer c.mu.Unlock()
	e, ok := c.entries[key]
	if !ok || e.Value.(*entry).page != p {
		return // evicted in the meantime
	}
	v := e.Value.(*entry)
	size := p.size()
	c.bytes += size - v.size
	v.size = size
	for c.bytes > c.limit && c.order.Len() > 0 {
		c.remove(c.order.Back())
		c.stats.Evicted++
	}
}

// Stats returns the counts.
func (c *Cache) Stats() Stats {
	c.mu.Lock()
	defer c.mu.Unlock()
	out := c.stats
	out.Entries, out.Bytes = len(c.entries), c.bytes
	return out
}

// Wait returns when all answers that were queued for compression are compressed.
func (c *Cache) Wait() { c.squeeze.running.Wait() }
