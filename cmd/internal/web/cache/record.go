package cache

import (
	"context"
	"net/http"
)

// recorder is an http.ResponseWriter that keeps the answer.
type recorder struct {
	header http.Header
	status int
	body   []byte
}

// Header implements http.ResponseWriter.
func (r *recorder) Header() http.Header { return r.header }

// WriteHeader implements http.ResponseWriter.
func (r *recorder) WriteHeader(status int) {
	if r.status == 0 {
		r.status = status
	}
}

// Write implements http.ResponseWriter.
func (r *recorder) Write(b []byte) (int, error) {
	r.WriteHeader(http.StatusOK)
	r.body = append(r.body, b...)
	return len(b), nil
}

// perReader lists the headers on which a finished page must not depend.
var perReader = []string{
	"Accept-Encoding", "If-None-Match", "If-Modified-Since", "If-Match", "If-Unmodified-Since", "If-Range", "Range",
	"Cookie", "Authorization", "Accept-Language",
}

// render answers r as a GET without anything that differs between readers of the same address.
func render(ctx context.Context, r *http.Request, h http.Handler) *Page {
	plain := r.Clone(ctx)
	plain.Method = http.MethodGet
	for _, name := range perReader {
		plain.Header.Del(name)
	}
	rec := &recorder{header: http.Header{}}
	h.ServeHTTP(rec, plain)
	rec.WriteHeader(http.StatusOK) // if the handler wrote nothing
	return newPage(rec.status, rec.header, rec.body)
}

// Record returns the answer of h to r, without keeping it.
func Record(r *http.Request, h http.Handler) *Page {
	return render(context.WithoutCancel(r.Context()), r, h)
}
