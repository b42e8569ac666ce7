package web

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"maps"
	"net/http"
	"path"
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/catalog/packed"
	"catanica/cmd/internal/web/offline"
	"catanica/cmd/internal/web/site"
	"catanica/static"
	"catanica/templates"
)

// serviceWorker is the name of the service worker's script in the static files. Browsers load it from /sw.js, because
// the scope of a service worker is the path of its script.
const serviceWorker = "sw.js"

// newOffline returns the section of the site that keeps it on a reader's device.
func (s *Server) newOffline() (*offline.Section, error) {
	worker, err := static.FS.ReadFile(serviceWorker)
	if err != nil {
		return nil, fmt.Errorf("service worker: %w", err)
	}
	h := sha256.New()
	fmt.Fprintln(h, s.version.Version, s.version.Commit, s.version.Content, s.engine.digest)
	for _, name := range slices.Sorted(maps.Keys(s.assets.addresses)) {
		fmt.Fprintln(h, s.assets.addresses[name])
	}
	loader := ""
	if address := s.engine.address(); address != "" {
		loader = path.Join(path.Dir(address), "exec.js")
	}
	return &offline.Section{
		Catalog: s.svc.Catalog, Version: hex.EncodeToString(h.Sum(nil)[:8]), Worker: worker, Policy: workerPolicy,
		Pages: func() http.Handler { return secure(s.routes()) }, Paths: s.keptPaths, Scenarios: s.keptScenarios,
		Files: s.keptFiles, Loader: loader, Assets: s.assets.addresses,
		Index: func(lang catalog.Lang) ([]byte, error) {
			index, err := s.svc.Index()
			if err != nil {
				return nil, err
			}
			compact, err := index.Compact(context.Background(), lang)
			if err != nil {
				return nil, err
			}
			return packed.Write(*compact)
		},
	}, nil
}

// keptPaths lists the pages of a language that are kept on a device: all but scenarios, which the table plays, and
// pages that mean nothing without the server. Whole chapters repeat their articles, so that they add little
// to the archive.
func (s *Server) keptPaths(lang catalog.Lang) []string {
	home := "/" + string(lang)
	out := []string{home + "/search", home + "/search/help", home + "/offline/missing", home + "/offline/scenarios"}
	for _, p := range s.addresses(lang) {
		below := strings.TrimPrefix(p, home)
		scenario := strings.HasPrefix(below, "/scenarios") && below != "/scenarios/new"
		if !scenario && !slices.Contains(withoutServer, below) {
			out = append(out, p)
		}
	}
	for _, k := range s.svc.Catalog.Cards {
		out = append(out, home+"/interactions/"+k.ID)
	}
	return out
}

// withoutServer lists pages of the site map that are too large for the little use that they have without the server.
var withoutServer = []string{"/boxes", "/variants", "/coverage", "/api"}

// keptScenarios returns the scenarios that the table in the browser can play, by title.
func (s *Server) keptScenarios(lang catalog.Lang) []templates.OfflineScenario {
	var out []templates.OfflineScenario
	for _, f := range s.svc.Scenarios() {
		if !f.IsBoard() {
			out = append(out, templates.OfflineScenario{ID: f.ID, Title: f.Title.In(lang), Source: f.Source})
		}
	}
	slices.SortStableFunc(out, func(a, b templates.OfflineScenario) int { return strings.Compare(a.Title, b.Title) })
	return out
}

// notKept lists static files that no kept page loads.
var notKept = []string{
	"embed.css", "emblems.svg", "motifs.svg", serviceWorker, workerScript,
	"icon-192.png", "icon-512.png", "icon-maskable.png",
}

// keptFiles lists the static files and those of the table's program.
func (s *Server) keptFiles(lang catalog.Lang) []offline.File {
	var out []offline.File
	for _, name := range slices.Sorted(maps.Keys(s.assets.files)) {
		f := s.assets.files[name]
		if slices.Contains(notKept, name) {
			continue
		}
		n := len(f.body)
		if site.Zips(f.kind, n) {
			n = len(site.Gzip(f.body, site.QuickGzip))
		}
		out = append(out, offline.File{URL: s.assets.addresses[name], Bytes: n})
	}
	for _, name := range slices.Sorted(maps.Keys(s.engine.files)) {
		if code, data := strings.CutSuffix(name, ".bin"); data && code != string(lang) || name == boardProgram {
			continue // scenarios of board games are not kept
		}
		f, err := s.engine.files[name]()
		if err != nil {
			continue // serveEngine reports it
		}
		n := f.gzip.size
		if f.br.size > 0 {
			n = f.br.size
		}
		out = append(out, offline.File{URL: path.Join(path.Dir(s.engine.address()), name), Bytes: n})
	}
	return out
}
