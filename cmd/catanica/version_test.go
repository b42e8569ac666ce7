package main

import (
	"encoding/json"
	"runtime/debug"
	"strings"
	"testing"
)

func TestVersion(t *testing.T) {
	code, out, errOut := call(t, "", "version", "--json")
	var got map[string]any
	if err := json.Unmarshal([]byte(out), &got); code != exitOK || err != nil || errOut != "" {
		t.Fatalf("exit %d, %v: %s%s", code, err, out, errOut)
	}
	for _, key := range []string{"version", "commit", "content", "formats"} {
		if _, ok := got[key]; !ok {
			t.Errorf("the JSON lacks %q: %s", key, out)
		}
	}
	if hash, _ := got["content"].(string); len(hash) != 64 {
		t.Errorf("content hash %q", hash)
	}
	code, out, _ = call(t, "", "version")
	if code != exitOK || !strings.HasPrefix(out, "catanica  ") || strings.Count(out, "\n") != 4 {
		t.Errorf("exit %d: %s", code, out)
	}
}

func TestVersionOf(t *testing.T) {
	build := &debug.BuildInfo{
		Main:     debug.Module{Version: "v0.0.0-2026"},
		Settings: []debug.BuildSetting{{Key: "vcs.revision", Value: "abc"}},
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
		if got := versionOf(c.build, c.linked[0], c.linked[1], "h"); got.Version != c.version || got.Commit != c.commit ||
			got.Content != "h" {
			t.Errorf("%s: %+v", name, got)
		}
	}
}
