package offline

import (
	"context"
	"encoding/json"
	"fmt"
	"maps"
	"net/http"
	"net/http/httptest"
	"regexp"
	"slices"
	"strings"
	"sync"

	"catanica/catalog"
	"catanica/cmd/internal/web/site"
	"catanica/templates"
)

// host stands for the host of the site in kept pages. The service worker replaces it.
const host = "offline.invalid"

// tableKind is the media type of the text of a table. The service worker packs it for an address, because packed tables
// have little left in common that gzip could save.
const tableKind = "text/x-catanica-table"

// bundle returns the download for a language. It is built on the first request, which takes some seconds: at most sites
// nobody ever asks for it, and a start should not wait for it.
func (s *Section) bundle(lang catalog.Lang) (bundle, error) {
	s.prepare()
	return s.bundles[lang]()
}

// prepare makes functions that make each bundle once.
func (s *Section) prepare() {
	s.once.Do(func() {
		s.bundles = map[catalog.Lang]func() (bundle, error){}
		for _, l := range catalog.Langs {
			s.bundles[l] = sync.OnceValues(func() (bundle, error) { return s.build(l) })
		}
	})
}

// faceAddress matches the address of a drawn card on a page.
var faceAddress = regexp.MustCompile(`src="(/[a-z]+/cards/[^"?]+/face\.svg[^"]*)"`)

// build renders the pages of a language and packs them.
func (s *Section) build(lang catalog.Lang) (bundle, error) {
	pages := s.Pages()
	var files []file
	var headers map[string]string
	faces := map[string]bool{}
	for _, path := range s.Paths(lang) {
		f, header, err := render(pages, path)
		if err != nil {
			return bundle{}, err
		}
		if headers == nil {
			headers = header
		}
		for _, m := range faceAddress.FindAllSubmatch(f.Body, -1) {
			faces[strings.ReplaceAll(string(m[1]), "&amp;", "&")] = true
		}
		files = append(files, f)
	}
	for _, path := range slices.Sorted(maps.Keys(faces)) {
		f, _, err := render(pages, path)
		if err != nil {
			return bundle{}, err
		}
		files = append(files, f)
	}
	scenarios := s.Scenarios(lang)
	slices.SortFunc(scenarios, func(a, b templates.OfflineScenario) int { return strings.Compare(a.ID, b.ID) })
	for _, x := range scenarios { // those of an article together, because they have much in common
		files = append(files, file{Path: "/" + string(lang) + "/scenarios/" + x.ID, Kind: tableKind, Body: []byte(x.Source)})
	}
	archive, err := pack(files)
	if err != nil {
		return bundle{}, err
	}
	l := list{
		Lang: lang, Headers: headers, Texts: templates.OfflineTexts(lang),
		Files: append(s.Files(lang), File{s.Address(string(lang) + ".pages"), len(archive)}),
	}
	for _, name := range slices.Sorted(maps.Keys(s.Assets)) {
		l.Assets += name + "=" + s.Assets[name] + "\n"
	}
	index, err := s.Index(lang)
	if err != nil {
		return bundle{}, err
	}
	index = site.Gzip(index, site.BestGzip)
	l.Files = append(l.Files, File{s.Address(string(lang) + ".search"), len(index)})
	body, err := json.Marshal(l)
	if err != nil {
		return bundle{}, fmt.Errorf("offline: %w", err)
	}
	l.Bytes = len(site.Gzip(body, site.QuickGzip)) + 10 // with the number itself
	for _, f := range l.Files {
		l.Bytes += f.Bytes
	}
	if body, err = json.Marshal(l); err != nil {
		return bundle{}, fmt.Errorf("offline: %w", err)
	}
	return bundle{list: body, pages: archive, search: index}, nil
}

// keptHeaders names the headers that kept pages have, too.
var keptHeaders = []string{
	"Content-Security-Policy", "X-Content-Type-Options", "Referrer-Policy", "Permissions-Policy",
	"Cross-Origin-Opener-Policy",
}

// render returns a page as the site serves it, and the headers to keep.
func render(pages http.Handler, path string) (file, map[string]string, error) {
	r := httptest.NewRequestWithContext(context.Background(), http.MethodGet, path, nil)
	r.Host = host
	w := httptest.NewRecorder()
	pages.ServeHTTP(w, r)
	if w.Code != http.StatusOK {
		return file{}, nil, fmt.Errorf("offline: %s: status %d", path, w.Code)
	}
	headers := map[string]string{}
	for _, name := range keptHeaders {
		if v := w.Header().Get(name); v != "" {
			headers[name] = v
		}
	}
	return file{Path: path, Kind: w.Header().Get("Content-Type"), Body: w.Body.Bytes()}, headers, nil
}
