package cache

import (
	"bytes"
	"compress/gzip"
	"io"
	"maps"
	"net/http"
	"strconv"
	"strings"
	"sync/atomic"
	"time"

	"catanica/cmd/internal/web/site"
)

// Page is a finished answer in up to three encodings. The compressed forms are added later; then the plain body, which
// browsers do not ask for, is dropped.
type Page struct {
	Route    string // the pattern of the route that rendered it, for the metrics
	status   int
	tag      string
	modified time.Time
	header   http.Header          // of the plain form
	plain    atomic.Pointer[form] // nil: dropped, but gzip holds the body
	gzip     atomic.Pointer[form] // nil: not compressed yet, or compressing does not pay
	brotli   atomic.Pointer[form]
	squeezed atomic.Bool // queued for brotli
	unzipped atomic.Bool // somebody has asked for the plain form
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
	n := overhead
	for _, f := range []*form{p.plain.Load(), p.gzip.Load(), p.brotli.Load()} {
		if f != nil {
			n += len(f.body)
		}
	}
	return n
}

// encoded returns the form of the page with a compressed body.
func (p *Page) encoded(name string, body []byte) *form {
	h := maps.Clone(p.header)
	h["Content-Encoding"] = []string{name}
	h["Content-Length"] = []string{strconv.Itoa(len(body))}
	return &form{h, body}
}

// unpacked returns the plain form. restored is true if it had been dropped.
func (p *Page) unpacked() (f *form, restored bool) {
	if f := p.plain.Load(); f != nil {
		return f, false
	}
	z, err := gzip.NewReader(bytes.NewReader(p.gzip.Load().body))
	if err != nil {
		panic(err) // cannot happen: we have compressed it
	}
	body, err := io.ReadAll(z)
	if err != nil {
		panic(err)
	}
	f = &form{p.header, body}
	p.plain.Store(f)
	return f, true
}

// compress adds the compressed forms. They replace the plain one, unless somebody has asked for that.
func (p *Page) compress(gzip func([]byte) []byte, brotli func([]byte) []byte) {
	f, _ := p.unpacked()
	p.gzip.Store(p.encoded("gzip", gzip(f.body)))
	p.brotli.Store(p.encoded("br", brotli(f.body)))
	if !p.unzipped.Load() {
		p.plain.Store(nil)
	}
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
	for name, values := range p.header {
		if _, set := h[name]; !set {
			h[name] = values
		}
	}
	w.WriteHeader(p.status)
	if r.Method != http.MethodHead {
		f, _ := p.unpacked()
		_, _ = w.Write(f.body) // fails when the reader has left
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
	brotli, gzip := site.Accepts(accept, "br"), site.Accepts(accept, "gzip")
	if !p.zips || !brotli && !gzip {
		return c.plain(key, p)
	}
	if p.squeezed.CompareAndSwap(false, true) && !c.squeeze.add(c, key, p) {
		p.squeezed.Store(false) // the queue is full: the next reader asks again
	}
	if f := p.brotli.Load(); brotli && f != nil {
		return f
	}
	if !gzip {
		return c.plain(key, p)
	}
	f := p.gzip.Load()
	if f == nil {
		f, _ = p.unpacked()
		f = p.encoded("gzip", site.Gzip(f.body, site.QuickGzip))
		if !p.gzip.CompareAndSwap(nil, f) {
			f = p.gzip.Load()
		}
	}
	return f
}

// plain returns the plain form of a page. From now on the page keeps it.
func (c *Cache) plain(key Key, p *Page) *form {
	p.unzipped.Store(true)
	f, restored := p.unpacked()
	if restored {
		c.resize(p, key)
	}
	return f
}

// newPage makes a page of a recorded answer.
func newPage(status int, header http.Header, body []byte) *Page {
	h := maps.Clone(header)
	h["Content-Length"] = []string{strconv.Itoa(len(body))}
	p := &Page{status: status, tag: h.Get("ETag"), header: h}
	p.plain.Store(&form{h, body})
	p.zips = status == http.StatusOK && h.Get("Content-Encoding") == "" && site.Zips(h.Get("Content-Type"), len(body)) &&
		!strings.Contains(h.Get("Cache-Control"), "no-transform")
	if t, err := http.ParseTime(h.Get("Last-Modified")); err == nil {
		p.modified = t
	}
	return p
}
