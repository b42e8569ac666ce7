package web

import (
	"cmp"
	"net/http"
	"slices"
	"strconv"
	"strings"

	"catanica/catalog"
	"catanica/cmd/internal/web/site"
	"catanica/static"
	"catanica/templates"
)

// start answers GET /: it redirects to the reader's language, or offers both if the browser prefers neither.
func (s *Server) start(w http.ResponseWriter, r *http.Request) {
	w.Header().Set("Vary", "Accept-Language")
	if lang, ok := accepted(r.Header.Get("Accept-Language")); ok {
		http.Redirect(w, r, "/"+string(lang)+"/", http.StatusFound)
		return
	}
	if err := site.Render(w, r, http.StatusOK, catalog.DE, templates.Chooser(s.site.Frame(r, catalog.DE))); err != nil {
		s.site.Fail(w, r, catalog.DE, err)
	}
}

// accepted returns the language that an Accept-Language header prefers. ok is false if it names neither of ours.
func accepted(header string) (lang catalog.Lang, ok bool) {
	type wish struct {
		lang   catalog.Lang
		weight float64
	}
	var wishes []wish
	for _, part := range strings.Split(header, ",") {
		tag, params, _ := strings.Cut(part, ";")
		l, known := catalog.ParseLang(tag)
		if !known {
			continue
		}
		weight := 1.0
		if q, found := strings.CutPrefix(strings.TrimSpace(params), "q="); found {
			weight, _ = strconv.ParseFloat(q, 64) // an invalid number counts as 0
		}
		if weight > 0 {
			wishes = append(wishes, wish{l, weight})
		}
	}
	if len(wishes) == 0 {
		return "", false
	}
	slices.SortStableFunc(wishes, func(a, b wish) int { return cmp.Compare(b.weight, a.weight) })
	return wishes[0].lang, true
}

// langOf returns the language of a request: that of its path, else the one that the browser prefers, else German.
func langOf(r *http.Request) catalog.Lang {
	for _, lang := range catalog.Langs {
		if strings.HasPrefix(r.URL.Path, "/"+string(lang)+"/") {
			return lang
		}
	}
	if lang, ok := accepted(r.Header.Get("Accept-Language")); ok {
		return lang
	}
	return catalog.DE
}

// nowhere answers requests that no route matches. methods lists the methods that the address accepts, if any.
func (s *Server) nowhere(w http.ResponseWriter, r *http.Request, methods []string) {
	path := r.URL.EscapedPath()
	if strings.HasPrefix(path, "/api/") {
		s.nowhereAPI(w, r, methods)
		return
	}
	switch {
	case len(methods) > 0:
		w.Header().Set("Allow", strings.Join(methods, ", "))
		s.site.Fail(w, r, langOf(r), site.Fault{Kind: site.ErrMethod})
	case (r.Method == http.MethodGet || r.Method == http.MethodHead) && strings.HasSuffix(path, "/") &&
		!strings.HasPrefix(path, "//"):
		http.Redirect(w, r, strings.TrimRight(path, "/"), http.StatusFound)
	default:
		s.site.Fail(w, r, langOf(r), site.Fault{Kind: site.ErrNotFound})
	}
}

// nowhereAPI does what nowhere does, for addresses of the API.
func (s *Server) nowhereAPI(w http.ResponseWriter, r *http.Request, methods []string) {
	switch {
	case r.Method == http.MethodOptions: // a preflight request
		w.Header().Set("Access-Control-Allow-Origin", "*")
		w.Header().Set("Access-Control-Allow-Methods", "GET, POST")
		w.Header().Set("Access-Control-Allow-Headers", "Content-Type")
		w.WriteHeader(http.StatusNoContent)
		return
	case len(methods) > 0:
		methods = append(methods, http.MethodOptions)
		slices.Sort(methods)
		w.Header().Set("Allow", strings.Join(methods, ", "))
		w.Header().Set("Access-Control-Allow-Origin", "*")
		s.site.FailAPI(w, r, site.Fault{Kind: site.ErrMethod})
		return
	}
	s.site.FailAPI(w, r, site.Fault{
		Kind: site.ErrNotFound, Detail: catalog.Text{
			DE: "diesen Aufruf gibt es nicht: siehe /api/openapi.json", EN: "no such endpoint: see /api/openapi.json",
		},
	})
}

// favicon answers GET /favicon.ico, which some browsers request in any case.
func (s *Server) favicon(w http.ResponseWriter, r *http.Request) {
	body, err := static.FS.ReadFile("icon.svg")
	if err != nil {
		s.site.Fail(w, r, langOf(r), err)
		return
	}
	w.Header().Set("Cache-Control", "public, max-age=86400")
	site.WriteBody(w, r, http.StatusOK, "image/svg+xml", body)
}

// robots answers GET /robots.txt: it excludes search results and drafts.
func (s *Server) robots(w http.ResponseWriter, r *http.Request) {
	const text = "User-agent: *\nDisallow: /de/search\nDisallow: /en/search\n" +
		"Disallow: /de/decks?\nDisallow: /en/decks?\n" +
		"Disallow: /de/scenarios/new?\nDisallow: /en/scenarios/new?\nDisallow: /api/v1/search\n"
	site.WriteBody(w, r, http.StatusOK, "text/plain; charset=utf-8",
		[]byte(text+"Sitemap: "+s.site.OriginOf(r)+"/sitemap.xml\n"))
}
