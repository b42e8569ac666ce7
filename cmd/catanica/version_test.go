package main

import (
	"encoding/json"
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
