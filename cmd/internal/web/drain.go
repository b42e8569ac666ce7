package web

import "net/http"

// Drain makes the site ready to stop: /readyz fails, so that a balancer sends no more readers, and every answer closes
// its connection, so that clients open their next one elsewhere. Requests are answered as before.
func (s *Server) Drain() { s.draining.Store(true) }

// closing closes the connection after each answer while the site drains.
func (s *Server) closing(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		if s.draining.Load() {
			w.Header().Set("Connection", "close")
		}
		next.ServeHTTP(w, r)
	})
}
