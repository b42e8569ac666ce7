package web

import (
	"net/http"
	"time"

	"catanica/cmd/internal/web/site"
)

// securityFor is how long an answer of /.well-known/security.txt is valid (RFC 9116).
const securityFor = 180 * 24 * time.Hour

// securityTxt answers GET /.well-known/security.txt: where to report a vulnerability. It does not exist unless the
// operator names a contact.
func (s *Server) securityTxt(w http.ResponseWriter, r *http.Request) {
	if s.contact == "" {
		s.nowhere(w, r, nil)
		return
	}
	// The date moves by whole days, so that all replicas agree on it.
	expires := time.Now().UTC().Truncate(24 * time.Hour).Add(securityFor)
	text := "Contact: " + s.contact + "\nExpires: " + expires.Format(time.RFC3339) +
		"\nPreferred-Languages: de, en\nCanonical: " + s.site.OriginOf(r) + "/.well-known/security.txt\n"
	w.Header().Set("Cache-Control", "public, max-age=86400")
	site.WriteBody(w, r, http.StatusOK, "text/plain; charset=utf-8", []byte(text))
}
