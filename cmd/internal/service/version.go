package service

import (
	"cmp"
	"runtime/debug"

	"catanica/rulings/engine"
)

// Version identifies a build and its content. It is the JSON of `catanica version` and of GET /api/v1/version.
type Version struct {
	Version string  `json:"version"`
	Commit  string  `json:"commit"`         // "" if the program was built outside of a repository
	Date    string  `json:"date,omitempty"` // when the commit was made, RFC 3339; "" if the build does not know it
	Content string  `json:"content"`        // hash of the content
	Formats Formats `json:"formats"`
}

// Formats are the versions of the formats that others store: a link or a file of one version keeps its meaning.
type Formats struct {
	API          int    `json:"api"`           // the paths below /api/v1
	DeckLink     int    `json:"deck_link"`     // the parameter d of the deck builder
	ScenarioLink int    `json:"scenario_link"` // the parameter s of the scenario editor
	Export       int    `json:"export"`        // the files of catanica export
	StateHash    string `json:"state_hash"`    // the canonical form behind state_hash
}

// CurrentFormats returns the versions that this program writes.
func CurrentFormats() Formats {
	return Formats{API: 1, DeckLink: 1, ScenarioLink: 1, Export: 1, StateHash: engine.HashVersion}
}

// VersionOf completes the version, the commit and the date that the linker set with what the Go command recorded in the
// program. The date is that of a commit without local changes. hash is the ContentHash.
func VersionOf(build *debug.BuildInfo, version, commit, date, hash string) Version {
	v := Version{Version: version, Commit: commit, Date: date, Content: hash, Formats: CurrentFormats()}
	if build != nil {
		v.Version = cmp.Or(v.Version, build.Main.Version)
		settings := map[string]string{}
		for _, s := range build.Settings {
			settings[s.Key] = s.Value
		}
		v.Commit = cmp.Or(v.Commit, settings["vcs.revision"])
		if settings["vcs.modified"] == "false" {
			v.Date = cmp.Or(v.Date, settings["vcs.time"])
		}
	}
	v.Version = cmp.Or(v.Version, "unknown")
	return v
}
