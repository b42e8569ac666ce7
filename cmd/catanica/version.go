package main

import (
	"cmp"
	"context"
	"fmt"
	"runtime/debug"
	"text/tabwriter"

	"catanica/cmd/internal/service"
	"catanica/content"
	"catanica/rulings/engine"
)

// The linker sets the version and the commit of a release; see the Makefile.
var version, commit string

// versionInfo is the JSON of `catanica version`.
type versionInfo struct {
	Version string  `json:"version"`
	Commit  string  `json:"commit"`  // "" if the program was built outside of a repository
	Content string  `json:"content"` // hash of the content
	Formats formats `json:"formats"`
}

// formats are the versions of the formats that others store: a link or a file of one version keeps its meaning.
type formats struct {
	API          int    `json:"api"`           // the paths below /api/v1
	DeckLink     int    `json:"deck_link"`     // the parameter d of the deck builder
	ScenarioLink int    `json:"scenario_link"` // the parameter s of the scenario editor
	Export       int    `json:"export"`        // the files of catanica export
	StateHash    string `json:"state_hash"`    // the canonical form behind state_hash
}

// currentFormats are the versions that this program writes.
var currentFormats = formats{API: 1, DeckLink: 1, ScenarioLink: 1, Export: 1, StateHash: engine.HashVersion}

// runVersion prints which program this is.
func runVersion(_ context.Context, e env, args []string) (int, error) {
	fs := e.flags("version", "[--json]")
	asJSON := fs.Bool("json", false, "one JSON object")
	if err := e.noWords(fs, args); err != nil {
		return exitUnread, err
	}
	hash, err := service.ContentHash(content.FS)
	if err != nil {
		return exitUnread, err
	}
	build, _ := debug.ReadBuildInfo()
	v := versionOf(build, version, commit, hash)
	if *asJSON {
		return exitOK, printJSON(e.out, v)
	}
	w := tabwriter.NewWriter(e.out, 0, 0, 2, ' ', 0)
	fmt.Fprintf(w, "catanica\t%s\ncommit\t%s\ncontent\t%s\n", v.Version, cmp.Or(v.Commit, "unknown"), v.Content)
	f := v.Formats
	fmt.Fprintf(w, "formats\tapi %d, deck link %d, scenario link %d, export %d, state hash %s\n",
		f.API, f.DeckLink, f.ScenarioLink, f.Export, f.StateHash)
	return exitOK, w.Flush()
}

// versionOf completes what the linker set with what the Go command recorded in the program.
func versionOf(build *debug.BuildInfo, version, commit, hash string) versionInfo {
	if build != nil {
		version = cmp.Or(version, build.Main.Version)
		for _, s := range build.Settings {
			if s.Key == "vcs.revision" {
				commit = cmp.Or(commit, s.Value)
			}
		}
	}
	return versionInfo{Version: cmp.Or(version, "unknown"), Commit: commit, Content: hash, Formats: currentFormats}
}
