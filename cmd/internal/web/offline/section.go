// Package offline keeps the site on a reader's device: the page on which readers ask for it, the download, the
// service worker that answers from it without a network, and the manifest of the installable app.
//
// Nothing is stored before a reader asks. docs/offline.md describes how it works.
package offline

import (
	"encoding/json"
	"fmt"
	"net/http"
	"strings"
	"sync"

	"catanica/catalog"
	"catanica/cmd/internal/web/site"
	"catanica/templates"
)

// Section answers for everything about the offline app. All fields are required.
type Section struct {
	Catalog *catalog.Catalog
	// Version identifies the program and the content: everything under it has the same bytes in every process.
	Version string
	// Worker is the script of the service worker, without the version that Script puts in front.
	Worker []byte
	// Policy is the Content-Security-Policy of the service worker, which may run WebAssembly.
	Policy string
	// Pages renders the pages of the site, without limits and without a cache.
	Pages func() http.Handler
	// Paths lists the pages of a language that are kept.
	Paths func(lang catalog.Lang) []string
	// Scenarios returns the titles and the texts of the scenarios.
	Scenarios func(lang catalog.Lang) []templates.OfflineScenario
	// Assets are the addresses of the static files by name.
	Assets map[string]string
	// Index returns the packed search.Compact of a language.
	Index func(lang catalog.Lang) ([]byte, error)
	// Loader is the address of Go's loader of WebAssembly programs; "" if this build has no programs for the browser.
	Loader string
	// Files lists the static files that pages of a language need.
	Files func(lang catalog.Lang) []File

	once    sync.Once
	bundles map[catalog.Lang]func() (bundle, error)
}

// File is a static file that is kept beside the pages.
type File struct {
	URL   string `json:"url"`
	Bytes int    `json:"bytes"` // as it is sent, compressed
}

// bundle is the download for one language.
type bundle struct {
	list   []byte // JSON of list
	pages  []byte // an archive
	search []byte // the index, compressed
}

// list describes a bundle to the service worker.
type list struct {
	Lang    catalog.Lang      `json:"lang"`
	Bytes   int               `json:"bytes"` // of all files together
	Files   []File            `json:"files"`
	Headers map[string]string `json:"headers"` // of every page
	// Texts are the sentences that the service worker puts on pages.
	Texts map[string]string `json:"texts"`
	// Assets are the static files as the programs take them: name=address, one a line.
	Assets string `json:"assets"`
}

// Address returns the address of a file of this version.
func (s *Section) Address(name string) string { return "/static/offline/" + s.Version + "/" + name }

// Page answers GET /LANG/offline: what is kept, how large it is, and the buttons to keep and to remove it.
func (s *Section) Page(req *site.Request) (site.Answer, error) {
	return site.Answer{View: templates.OfflinePage{List: s.Address(string(req.Frame.Lang) + ".json")}}, nil
}

// Missing answers GET /LANG/offline/missing: the page that the service worker shows for pages that are not kept.
func (s *Section) Missing(*site.Request) (site.Answer, error) {
	return site.Answer{View: templates.OfflineMissingPage{}}, nil
}

// ScenarioList answers GET /LANG/offline/scenarios: all scenarios by title. It stands in for the gallery, whose filters
// need the server.
func (s *Section) ScenarioList(req *site.Request) (site.Answer, error) {
	return site.Answer{View: templates.OfflineScenariosPage{Scenarios: s.Scenarios(req.Frame.Lang)}}, nil
}

// Script answers GET /sw.js. Browsers ask for it anew with every visit and install it if a byte of it has changed.
func (s *Section) Script(w http.ResponseWriter, r *http.Request) {
	h := w.Header()
	h.Set("Content-Security-Policy", s.Policy)
	h.Set("Cache-Control", "no-cache")
	body := fmt.Appendf(nil, "const VERSION = %q;\nconst LOADER = %q;\n", s.Version, s.Loader)
	site.WriteBody(w, r, http.StatusOK, "text/javascript; charset=utf-8", append(body, s.Worker...))
}

// Serve answers GET /static/offline/VERSION/NAME: LANG.json, LANG.pages and LANG.search. The files of another version
// do not exist.
func (s *Section) Serve(w http.ResponseWriter, r *http.Request) {
	name := r.PathValue("name")
	code, kind, _ := strings.Cut(name, ".")
	lang, ok := catalog.ParseLang(code)
	if !ok || kind != "json" && kind != "pages" && kind != "search" || r.PathValue("version") != s.Version {
		http.NotFound(w, r)
		return
	}
	b, err := s.bundle(lang)
	if err != nil {
		http.Error(w, http.StatusText(http.StatusInternalServerError), http.StatusInternalServerError)
		return
	}
	w.Header().Set("Cache-Control", "public, max-age=31536000, immutable")
	if kind == "json" {
		site.WriteBody(w, r, http.StatusOK, "application/json", b.list)
		return
	}
	body := b.pages
	if kind == "search" {
		body = b.search
	}
	site.WriteBody(w, r, http.StatusOK, "application/octet-stream", body)
}

// manifest is a web app manifest (https://www.w3.org/TR/appmanifest/).
type manifest struct {
	ID          string     `json:"id"`
	Name        string     `json:"name"`
	ShortName   string     `json:"short_name"`
	Description string     `json:"description"`
	Lang        string     `json:"lang"`
	Start       string     `json:"start_url"`
	Scope       string     `json:"scope"`
	Display     string     `json:"display"`
	Background  string     `json:"background_color"`
	Theme       string     `json:"theme_color"`
	Icons       []icon     `json:"icons"`
	Shortcuts   []shortcut `json:"shortcuts"`
}

type icon struct {
	Src     string `json:"src"`
	Sizes   string `json:"sizes"`
	Type    string `json:"type"`
	Purpose string `json:"purpose"`
}

type shortcut struct {
	Name string `json:"name"`
	URL  string `json:"url"`
}

// Manifest returns the handler of GET /LANG/app.webmanifest. assets are the addresses of the static files.
func (s *Section) Manifest(lang catalog.Lang, assets map[string]string) http.HandlerFunc {
	return func(w http.ResponseWriter, r *http.Request) {
		home := "/" + string(lang) + "/"
		m := manifest{
			ID: home, Name: "Catanica", ShortName: "Catanica", Description: templates.OfflineClaim(lang), Lang: string(lang),
			Start: home, Scope: "/", Display: "standalone", Background: templates.LightColour, Theme: templates.LightColour,
			Icons: []icon{
				{assets["icon.svg"], "any", "image/svg+xml", "any"},
				{assets["icon-192.png"], "192x192", "image/png", "any"},
				{assets["icon-512.png"], "512x512", "image/png", "any"},
				{assets["icon-maskable.png"], "512x512", "image/png", "maskable"},
			},
		}
		for _, l := range templates.AppShortcuts(lang) {
			m.Shortcuts = append(m.Shortcuts, shortcut{l.Text, l.Href})
		}
		body, err := json.Marshal(m)
		if err != nil {
			http.Error(w, http.StatusText(http.StatusInternalServerError), http.StatusInternalServerError)
			return
		}
		w.Header().Set("Cache-Control", "public, max-age=3600")
		site.WriteBody(w, r, http.StatusOK, "application/manifest+json", body)
	}
}
