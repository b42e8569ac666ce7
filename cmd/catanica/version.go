package main

import (
	"cmp"
	"context"
	"fmt"
	"runtime/debug"
	"text/tabwriter"

	"catanica/cmd/internal/service"
	"catanica/content"
)

// The linker sets the version, the commit and its date, and the digest of the packed content; see the Makefile.
var version, commit, date, packed string

// runVersion prints which program this is.
func runVersion(_ context.Context, e env, args []string) (int, error) {
	fs := e.flags("version")
	asJSON := fs.Bool("json", false, "")
	if err := e.noWords(fs, args); err != nil {
		return exitUnread, err
	}
	v, err := thisVersion()
	if err != nil {
		return exitUnread, err
	}
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

// thisVersion returns the version of this program and its content.
func thisVersion() (service.Version, error) {
	hash, err := service.ContentHash(content.FS)
	build, _ := debug.ReadBuildInfo()
	return service.VersionOf(build, version, commit, date, hash), err
}
