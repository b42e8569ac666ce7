package web

import (
	"bytes"
	"cmp"
	"context"
	"net/http"
	"net/url"
	"strings"
	"unicode/utf8"

	"catanica/catalog"
	"catanica/templates"

	"github.com/a-h/templ"
)

// visit is one reader's request for a page, with what it means read from it.
type visit struct {
	req   *http.Request
	frame templates.Frame
	query url.Values
}

// answer is what a handler decided: a page to show, or an address to go to.
type answer struct {
	view     templates.View
	part     templ.Component // shown instead of a whole page, when not nil
	file     *download       // sent instead of a page, when not nil
	image    []byte          // an SVG image instead of a page, when not nil
	redirect string          // goes there with 302; 303 after a form
}

// download is a file of text for the reader to keep.
type download struct {
	name, text string
	kind       string // its media type; text/plain unless told
}

// handler decides what a visit gets. It writes nothing.
type handler func(v *visit) (answer, error)

// kept are the values of a query that the links of a page carry on.
var kept = []string{"q", "kind", "set", "class", "type", "edition", "n", "d", "d2", "s", "article", "status", "step", "view",
	"cost", "points", "since", "prop", "rel", "of", "sort", "from", "to", "game", "mark", "as", "names", "card", "state", "mode", "seed"}

// page turns a handler into what the standard library serves.
func (s *Server) page(lang catalog.Lang, h handler) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		v, err := s.visit(r, lang)
		var a answer
		if err == nil {
			a, err = h(v)
		}
		if err == nil {
			err = s.write(w, v, a)
		}
		if err != nil {
			s.fail(w, r, lang, err)
		}
	}
}

// visit reads what a request means, within bounds.
func (s *Server) visit(r *http.Request, lang catalog.Lang) (*visit, error) {
	v := &visit{req: r, query: r.URL.Query()}
	v.frame = s.frame(r, lang)
	if len(r.URL.RequestURI()) > maxURL {
		return v, fault{kind: errTooLarge}
	}
	if !utf8.ValidString(v.get("q")) || utf8.RuneCountInString(v.get("q")) > maxQuery {
		return v, fault{kind: errBadRequest, detail: templates.TextQueryTooLong}
	}
	if name := v.get("edition"); name != "" {
		e := s.svc.Catalog.Edition(name)
		if e == nil {
			return v, fault{kind: errBadRequest, detail: templates.TextNoEdition}
		}
		v.frame.Edition = e.ID
	}
	return v, nil
}

// get is a value of the query without the blanks around it.
func (v *visit) get(key string) string { return strings.TrimSpace(v.query.Get(key)) }

// path is a part of the address, such as the id of a card.
func (v *visit) path(key string) string { return v.req.PathValue(key) }

// ctx is the request's context.
func (v *visit) ctx() context.Context { return v.req.Context() }

// frame is the frame of a page for this request.
func (s *Server) frame(r *http.Request, lang catalog.Lang) templates.Frame {
	f := templates.Frame{
		Lang:     lang,
		Edition:  catalog.DefaultEdition,
		Editions: s.svc.Catalog.Editions,
		Path:     strings.TrimPrefix(r.URL.EscapedPath(), "/"+string(lang)),
		Query:    url.Values{},
		Origin:   s.originOf(r),
		Assets:   s.assets.addresses,
	}
	q := r.URL.Query()
	for _, key := range kept {
		if q.Has(key) {
			f.Query[key] = q[key]
		}
	}
	return f
}

func (s *Server) originOf(r *http.Request) string {
	if s.origin != "" {
		return s.origin
	}
	if r.TLS != nil || r.Header.Get("X-Forwarded-Proto") == "https" {
		return "https://" + r.Host
	}
	return "http://" + r.Host
}

// write carries out what a handler decided.
func (s *Server) write(w http.ResponseWriter, v *visit, a answer) error {
	if a.redirect != "" {
		status := http.StatusFound
		if v.req.Method == http.MethodPost {
			status = http.StatusSeeOther
		}
		http.Redirect(w, v.req, a.redirect, status)
		return nil
	}
	if a.image != nil {
		writeImage(w, v.req, a.image)
		return nil
	}
	if a.file != nil {
		w.Header().Set("Content-Disposition", `attachment; filename="`+a.file.name+`"`)
		writeBody(w, v.req, http.StatusOK, cmp.Or(a.file.kind, "text/plain; charset=utf-8"), []byte(a.file.text))
		return nil
	}
	page := a.part
	if page == nil {
		page = templates.Document(v.frame, a.view)
	}
	return render(w, v.req, http.StatusOK, page)
}

// render shows a component; nothing is sent unless all of it could be made.
func render(w http.ResponseWriter, r *http.Request, status int, c templ.Component) error {
	var b bytes.Buffer
	if err := c.Render(r.Context(), &b); err != nil {
		return err
	}
	switch {
	case r.Method == http.MethodPost: // an answer to what one reader sent; it may hold the secret of a seal
		w.Header().Set("Cache-Control", "no-store")
	case status == http.StatusOK:
		w.Header().Set("Cache-Control", "public, max-age=60")
	}
	writeBody(w, r, status, "text/html; charset=utf-8", b.Bytes())
	return nil
}
