package site

import (
	"bytes"
	"cmp"
	"net/http"
	"sync"

	"catanica/catalog"
	"catanica/templates"
	"catanica/templates/typeset"

	"github.com/a-h/templ"
)

// Handler decides how a request is answered. It writes nothing.
type Handler func(req *Request) (Answer, error)

// Answer is the result of a handler. Exactly one of its fields is set.
type Answer struct {
	View     templates.View  // a whole page
	Part     templ.Component // a part of a page, which the script puts in place
	File     *Download
	Image    []byte          // an SVG image
	Picture  []byte          // a PNG image, which other sites may show
	Widget   templ.Component // a document that other sites may frame
	Redirect string          // an address, with status 302, or 303 after a form
}

// Download is a text file for the reader to keep.
type Download struct {
	Name, Text string
	Kind       string // media type; text/plain if empty
}

// Page turns a handler into an http.HandlerFunc for one language.
func (s *Site) Page(lang catalog.Lang, h Handler) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		req, err := s.Request(r, lang)
		var a Answer
		if err == nil {
			a, err = h(req)
		}
		if err == nil {
			err = write(w, req, a)
		}
		if err != nil {
			s.Fail(w, r, lang, err)
		}
	}
}

func write(w http.ResponseWriter, req *Request, a Answer) error {
	switch {
	case a.Redirect != "":
		status := http.StatusFound
		if req.HTTP.Method == http.MethodPost {
			status = http.StatusSeeOther
		}
		http.Redirect(w, req.HTTP, a.Redirect, status)
		return nil
	case a.Image != nil:
		w.Header().Set("Cache-Control", "public, max-age=3600") // images change only with the program
		WriteBody(w, req.HTTP, http.StatusOK, "image/svg+xml", typeset.HTML(req.Frame.Lang, a.Image))
		return nil
	case a.File != nil:
		w.Header().Set("Content-Disposition", `attachment; filename="`+a.File.Name+`"`)
		kind := cmp.Or(a.File.Kind, "text/plain; charset=utf-8")
		WriteBody(w, req.HTTP, http.StatusOK, kind, []byte(a.File.Text))
		return nil
	case a.Picture != nil:
		w.Header().Set("Cache-Control", "public, max-age=86400")
		w.Header().Set("Cross-Origin-Resource-Policy", "cross-origin")
		WriteBody(w, req.HTTP, http.StatusOK, "image/png", a.Picture)
		return nil
	case a.Widget != nil:
		framable(w.Header())
		return Render(w, req.HTTP, http.StatusOK, req.Frame.Lang, a.Widget)
	case a.Part != nil:
		return Render(w, req.HTTP, http.StatusOK, req.Frame.Lang, a.Part)
	}
	return Render(w, req.HTTP, http.StatusOK, req.Frame.Lang, templates.Document(req.Frame, a.View))
}

// framable lets other sites frame an answer, which then may load our style sheet and images only, and run nothing.
func framable(h http.Header) {
	h.Set("Content-Security-Policy", "default-src 'none'; style-src 'self'; img-src 'self'; base-uri 'none'; "+
		"form-action 'none'; frame-ancestors *")
	h.Set("Cross-Origin-Resource-Policy", "cross-origin")
	h.Set("Access-Control-Allow-Origin", "*")
	h.Del("X-Frame-Options")
}

// pages keeps buffers in which pages are rendered. What is in them has been copied by typeset.HTML.
var pages = sync.Pool{New: func() any { return new(bytes.Buffer) }}

// Render writes a component as HTML, typeset for readers of lang. If rendering fails, nothing has been sent.
func Render(w http.ResponseWriter, r *http.Request, status int, lang catalog.Lang, c templ.Component) error {
	b := pages.Get().(*bytes.Buffer)
	defer pages.Put(b)
	b.Reset()
	if err := c.Render(r.Context(), b); err != nil {
		return err
	}
	switch {
	case r.Method == http.MethodPost: // may hold the secret of a seal
		w.Header().Set("Cache-Control", "no-store")
	case status == http.StatusOK:
		w.Header().Set("Cache-Control", "public, max-age=60")
	}
	WriteBody(w, r, status, "text/html; charset=utf-8", typeset.HTML(lang, b.Bytes()))
	return nil
}
