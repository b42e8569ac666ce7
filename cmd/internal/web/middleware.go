package web

import (
	"fmt"
	"net/http"

	"catanica/cmd/internal/web/site"
)

// policy is what a page may load: our own files and nothing else, no script in the page itself. The referee
// in the browser is WebAssembly, which the browser asks leave for.
const policy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self'; connect-src 'self'; " +
	"worker-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

// secure sets the headers that tell the browser to be careful.
func secure(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		h := w.Header()
		h.Set("Content-Security-Policy", policy)
		h.Set("X-Content-Type-Options", "nosniff")
		h.Set("Referrer-Policy", "no-referrer")
		h.Set("Cross-Origin-Opener-Policy", "same-origin")
		h.Set("Permissions-Policy", "camera=(), geolocation=(), microphone=()")
		next.ServeHTTP(w, r)
	})
}

// recovered turns a panic into an error page; net/http would only drop the connection.
func (s *Server) recovered(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		defer func() {
			p := recover()
			if p == nil {
				return
			}
			if p == http.ErrAbortHandler {
				panic(p)
			}
			s.site.Fail(w, r, langOf(r), fmt.Errorf("panic: %v", p))
		}()
		next.ServeHTTP(w, r)
	})
}

// bounded refuses to read more of a body than anything here needs.
func bounded(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		r.Body = http.MaxBytesReader(w, r.Body, site.MaxBody)
		next.ServeHTTP(w, r)
	})
}
