package web

import (
	"fmt"
	"net/http"

	"catanica/cmd/internal/web/site"
)

// healthz answers GET /healthz: the process is running.
func (s *Server) healthz(w http.ResponseWriter, r *http.Request) {
	w.Header().Set("Cache-Control", "no-store")
	site.WriteBody(w, r, http.StatusOK, "text/plain; charset=utf-8", []byte("ok\n"))
}

// readyz answers GET /readyz: the site is ready for readers unless the content has mistakes or the site is stopping.
// With the parameter warm= it is also not ready until no reader has to wait for what is computed once after the start;
// that is for a balancer that has other replicas.
func (s *Server) readyz(w http.ResponseWriter, r *http.Request) {
	w.Header().Set("Cache-Control", "no-store")
	if s.draining.Load() {
		site.WriteBody(w, r, http.StatusServiceUnavailable, "text/plain; charset=utf-8", []byte("not ready: stopping\n"))
		return
	}
	if s.faults > 0 {
		text := fmt.Sprintf("not ready: %d mistakes in the content; see catanica check\n", s.faults)
		site.WriteBody(w, r, http.StatusServiceUnavailable, "text/plain; charset=utf-8", []byte(text))
		return
	}
	if r.URL.Query().Has("warm") && !s.svc.Proved() {
		site.WriteBody(w, r, http.StatusServiceUnavailable, "text/plain; charset=utf-8", []byte("not ready: warming up\n"))
		return
	}
	site.WriteBody(w, r, http.StatusOK, "text/plain; charset=utf-8", []byte("ready\n"))
}
