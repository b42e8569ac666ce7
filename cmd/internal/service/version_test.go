package service

import (
	"runtime/debug"
	"testing"
)

func TestVersionOf(t *testing.T) {
	build := &debug.BuildInfo{
		Main: debug.Module{Version: "v0.0.0-2026"},
		Settings: []debug.BuildSetting{
			{Key: "vcs.revision", Value: "abc"}, {Key: "vcs.time", Value: "2026-11-22T10:00:00Z"},
			{Key: "vcs.modified", Value: "false"},
		},
	}
	for name, c := range map[string]struct {
		build           *debug.BuildInfo
		linked          [2]string // version and commit
		version, commit string
	}{
		"a release":         {build, [2]string{"v1.2", "def"}, "v1.2", "def"},
		"go build":          {build, [2]string{}, "v0.0.0-2026", "abc"},
		"no build recorded": {nil, [2]string{}, "unknown", ""},
	} {
		if got := VersionOf(c.build, c.linked[0], c.linked[1], "", "h"); got.Version != c.version || got.Commit != c.commit ||
			got.Content != "h" {
			t.Errorf("%s: %+v", name, got)
		}
	}
}

// TestVersionDate checks that a build with local changes does not claim the date of its commit.
func TestVersionDate(t *testing.T) {
	for modified, want := range map[string]string{"false": "2026-11-22T10:00:00Z", "true": ""} {
		build := &debug.BuildInfo{Settings: []debug.BuildSetting{
			{Key: "vcs.time", Value: "2026-11-22T10:00:00Z"}, {Key: "vcs.modified", Value: modified},
		}}
		if got := VersionOf(build, "", "", "", "").Date; got != want {
			t.Errorf("modified %s: %q, want %q", modified, got, want)
		}
		if got := VersionOf(build, "", "", "2026-11-23T00:00:00Z", "").Date; got != "2026-11-23T00:00:00Z" {
			t.Errorf("linked: %q", got)
		}
	}
}
