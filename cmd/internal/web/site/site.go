package site

import (
	"log/slog"
	"net/http"
	"net/url"
	"strings"

	"catanica/catalog"
	"catanica/templates"
)

// Site turns handlers into http.Handlers. It is safe for concurrent use.
type Site struct {
	Catalog *catalog.Catalog // resolves the edition that a request names
	// Origin is the site's address in canonical links, such as https://example.org. If it is empty, each request's own
	// host is used.
	Origin string
	Proxy  bool              // a proxy of ours sets X-Forwarded-Proto
	Assets map[string]string // addresses of the static files, by name
	Log    *slog.Logger

	Build    templates.Build
	Operator templates.Operator
}

// Frame returns what every page of a request shares: language, edition, address and the parameters that its links keep.
func (s *Site) Frame(r *http.Request, lang catalog.Lang) templates.Frame {
	f := templates.Frame{
		Lang:     lang,
		Edition:  catalog.DefaultEdition,
		Editions: s.Catalog.Editions,
		Path:     strings.TrimPrefix(r.URL.EscapedPath(), "/"+string(lang)),
		Query:    url.Values{},
		Origin:   s.OriginOf(r),
		Assets:   s.Assets,
		Build:    s.Build,
		Operator: s.Operator,
	}
	q := bounded(r.URL.Query())
	for _, key := range kept {
		if q.Has(key) {
			f.Query[key] = q[key]
		}
	}
	return f
}

// OriginOf returns the scheme and host of absolute links in the answer to r.
func (s *Site) OriginOf(r *http.Request) string {
	if s.Origin != "" {
		return s.Origin
	}
	if s.ByTLS(r) {
		return "https://" + r.Host
	}
	return "http://" + r.Host
}

// ByTLS reports whether the reader came by TLS, to us or to our proxy.
func (s *Site) ByTLS(r *http.Request) bool {
	return r.TLS != nil || s.Proxy && r.Header.Get("X-Forwarded-Proto") == "https"
}
