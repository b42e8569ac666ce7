package cache

import (
	"maps"
	"net/http"
	"strconv"
	"strings"
	"sync/atomic"
	"time"

	"catanica/cmd/internal/web/site"
)

// Page is a finished answer in up to three encodings. Only its compressed forms are added later.
type Page struct {
	Route    string // the pattern of the route that rendered it, for the metrics
	status   int
	tag      string
	modified time.Time
	plain    form
	gzip     atomic.Pointer[form] // nil: not compressed yet, or compressing does not pay
	brotli   atomic.Pointer[form]
	squeezed atomic.Bool // queued for brotli
	zips     bool
}

// form is a body with all headers that go with it. Answers share the values of the headers.
type form struct {
	header http.Header
	body   []byte
}

// overhead estimates the bytes of an entry beside its bodies: headers, key, list element.
const overhead = 4 << 10

func (p *Page) size() int {
	n := overhead + len(p.plain.body)
	for _, f := range []*form{p.gzip.Load(), p.brotli.Load()} {
		if f != nil {
			n += len(f.body)
		}
	}
	return n
}

// encoded returns the form of the page with a compressed body.
func (p *Page) encoded(name string, body []byte) *form {
	h := maps.Clone(p.plain.header)
	h["Content-Encoding"] = []string{name}
	h["Content-Length"] = []string{strconv.Itoa(len(body))}
	return &form{h, body}
}

// Serve writes the page in the best encoding that the reader accepts, or 304 if the reader has it. The page is
// compressed better in the background for the readers that follow.
func (c *Cache) Serve(w http.ResponseWriter, r *http.Request, key Key, p *Page) {
	f := c.formFor(r.Header.Get("Accept-Encoding"), key, p)
	h := w.Header()
	for name, values := range f.header {
		h[name] = values
	}
	if p.unchanged(r) {
		delete(h, "Content-Length")
		delete(h, "Content-Encoding")
		w.WriteHeader(http.StatusNotModified)
		return
	}
	w.WriteHeader(p.status)
	if r.Method != http.MethodHead {
		_, _ = w.Write(f.body) // fails when the reader has left
	}
}

// Plain writes the page without compression, in addition to the headers that w has.
func (p *Page) Plain(w http.ResponseWriter, r *http.Request) {
	h := w.Header()
	for name, values := range p.plain.header {
		if _, set := h[name]; !set {
			h[name] = values
		}
	}
	w.WriteHeader(p.status)
	if r.Method != http.MethodHead {
		_, _ = w.Write(p.plain.body) // fails when the reader has left
	}
}

// Status returns the HTTP status of the page.
func (p *Page) Status() int { return p.status }

// unchanged reports whether the reader has the page.
func (p *Page) unchanged(r *http.Request) bool {
	if p.status != http.StatusOK {
		return false
	}
	if tags := r.Header.Get("If-None-Match"); tags != "" {
		return p.tag != "" && site.Matches(tags, p.tag)
	}
	since := r.Header.Get("If-Modified-Since")
	if since == "" || p.modified.IsZero() {
		return false
	}
	t, err := http.ParseTime(since)
	return err == nil && !p.modified.After(t)
}

// formFor chooses an encoding. The first reader gets a quick gzip.
func (c *Cache) formFor(accept string, key Key, p *Page) *form {
	if !p.zips || accept == "" {
		return &p.plain
	}
	brotli, gzip := site.Accepts(accept, "br"), site.Accepts(accept, "gzip")
	if !brotli && !gzip {
		return &p.plain
	}
	if p.squeezed.CompareAndSwap(false, true) && !c.squeeze.add(c, key, p) {
		p.squeezed.Store(false) // the queue is full: the next reader asks again
	}
	if f := p.brotli.Load(); brotli && f != nil {
		return f
	}
	if !gzip {
		return &p.plain
	}
	f := p.gzip.Load()
	if f == nil {
		f = p.encoded("gzip", site.Gzip(p.plain.body, site.QuickGzip))
		if !p.gzip.CompareAndSwap(nil, f) {
			f = p.gzip.Load()
		}
	}
	return f
}

// newPage makes a page of a recorded answer.
func newPage(status int, header http.Header, body []byte) *Page {
	h := maps.Clone(header)
	h["Content-Length"] = []string{strconv.Itoa(len(body))}
	p := &Page{status: status, tag: h.Get("ETag"), plain: form{h, body}}
	p.zips = status == http.StatusOK && h.Get("Content-Encoding") == "" && site.Zips(h.Get("Content-Type"), len(body)) &&
		!strings.Contains(h.Get("Cache-Control"), "no-transform")
	if t, err := http.ParseTime(h.Get("Last-Modified")); err == nil {
		p.modified = t
	}
	return p
}
