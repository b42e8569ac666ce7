package web

import (
	"fmt"
	"net/http"
	"strings"

	"catanica/cmd/internal/web/site"
	"catanica/templates"
)

// policy allows a page to load our own files only, and forbids inline scripts but the one of every page, which it names
// by its digest. Only the table's worker may run WebAssembly (workerPolicy).
var policy = "default-src 'none'; script-src 'self' " + templates.ScriptSource() + "; style-src 'self'; " +
	"font-src 'self'; img-src 'self'; connect-src 'self'; worker-src 'self'; manifest-src 'self'; " +
	"form-action 'self'; base-uri 'none'; frame-ancestors 'none'"

// permissions switches off whatever a browser would let a page ask for.
const permissions = "accelerometer=(), autoplay=(), camera=(), display-capture=(), encrypted-media=(), " +
	"geolocation=(), gyroscope=(), hid=(), interest-cohort=(), magnetometer=(), microphone=(), midi=(), " +
	"payment=(), publickey-credentials-get=(), serial=(), usb=(), xr-spatial-tracking=()"

// secure sets the security headers. A handler may replace them.
func secure(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		h := w.Header()
		h.Set("Content-Security-Policy", policy)
		h.Set("X-Content-Type-Options", "nosniff")
		h.Set("Referrer-Policy", "no-referrer")
		h.Set("Cross-Origin-Opener-Policy", "same-origin")
		h.Set("Cross-Origin-Resource-Policy", resourcePolicy(r))
		h.Set("Permissions-Policy", permissions)
		next.ServeHTTP(w, r)
	})
}

// resourcePolicy says which sites may load an answer into a page of theirs: any site for what is made for other sites
// and programs (the API, pictures), and ours alone for everything else.
func resourcePolicy(r *http.Request) string {
	path := r.URL.Path
	picture := strings.HasSuffix(path, ".svg") || strings.HasSuffix(path, ".png")
	if strings.HasPrefix(path, "/api/") || picture && !strings.HasPrefix(path, "/static/") {
		return "cross-origin"
	}
	return "same-origin"
}

// strictFor is the max-age of Strict-Transport-Security in seconds: two years.
const strictFor = "max-age=63072000; includeSubDomains"

// strict sends Strict-Transport-Security with answers to requests over TLS.
func (s *Server) strict(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if s.site.ByTLS(r) {
			w.Header().Set("Strict-Transport-Security", strictFor)
		}
		next.ServeHTTP(w, r)
	})
}

// recovered turns a panic into an error page, where net/http would close the connection.
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

// bounded limits the size of request bodies.
func bounded(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		r.Body = http.MaxBytesReader(w, r.Body, site.MaxBody)
		next.ServeHTTP(w, r)
	})
}
