package web

import (
	"encoding/json"
	"strings"
	"testing"
)

// TestOpenAPI holds the description of the API and its table together.
func TestOpenAPI(t *testing.T) {
	var doc struct {
		Paths map[string]map[string]json.RawMessage `json:"paths"`
	}
	if err := json.Unmarshal(openAPI, &doc); err != nil {
		t.Fatal(err)
	}
	described := map[string]bool{}
	for path, methods := range doc.Paths {
		for m := range methods {
			described[strings.ToUpper(m)+" "+path] = true
		}
	}
	calls := testSite(t).calls()
	for pattern := range calls {
		if !described[pattern] {
			t.Errorf("openapi.json does not describe %s", pattern)
		}
	}
	for pattern := range described {
		if calls[pattern] == nil {
			t.Errorf("openapi.json describes %s, which no call answers", pattern)
		}
	}
}
