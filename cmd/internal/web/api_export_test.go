package web

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"strings"
	"testing"

	"catanica/cmd/internal/bulk"
)

// TestExportCalls checks that the files of the full export have the size, the number of lines and the checksum that the
// index states, and that they are the bytes of the command.
func TestExportCalls(t *testing.T) {
	s := testSite(t)
	h := s.Handler()
	var index struct {
		Files []struct {
			Name, URL, Schema, SHA256 string
			Rows, Bytes               int
		}
	}
	if err := json.Unmarshal(get(t, h, "/api/v1/export").Body.Bytes(), &index); err != nil {
		t.Fatal(err)
	}
	files := bulk.Files(s.svc)
	if len(index.Files) != len(files) {
		t.Fatalf("%d files, want %d", len(index.Files), len(files))
	}
	for i, f := range index.Files {
		body := get(t, h, f.URL).Body.String()
		sum := sha256.Sum256([]byte(body))
		if f.SHA256 != hex.EncodeToString(sum[:]) || f.Bytes != len(body) || f.Rows != strings.Count(body, "\n") {
			t.Errorf("%s: the index states %d lines, %d bytes, %s", f.Name, f.Rows, f.Bytes, f.SHA256)
		}
		if lines, err := files[i].Lines(); err != nil || string(lines) != body {
			t.Errorf("%s differs from catanica export: %v", f.Name, err)
		}
		if schema, err := files[i].Schema(); err != nil || get(t, h, f.Schema).Body.String() != string(schema) {
			t.Errorf("the schema of %s differs from catanica export: %v", f.Name, err)
		}
	}
}
