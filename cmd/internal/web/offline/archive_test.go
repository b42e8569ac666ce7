package offline

import (
	"bytes"
	"math/rand/v2"
	"strings"
	"testing"
)

// TestPack packs and unpacks files that repeat each other and files that do not.
func TestPack(t *testing.T) {
	r := rand.New(rand.NewPCG(1, 2))
	words := make([]string, 50)
	for i := range words {
		words[i] = strings.Repeat(string(rune('a'+i%26)), 1+r.IntN(60))
	}
	var files []file
	for i := range 40 {
		var b bytes.Buffer
		for range r.IntN(200) {
			b.WriteString(words[r.IntN(len(words))])
		}
		files = append(files, file{"/de/" + string(rune('a'+i)), "text/html", b.Bytes()})
	}
	files = append(files, file{"/de/empty", "text/html", nil}, file{"/de/again", "image/svg+xml", files[3].Body})
	packed, err := pack(files)
	if err != nil {
		t.Fatal(err)
	}
	again, err := pack(files)
	if err != nil || !bytes.Equal(packed, again) {
		t.Errorf("packed twice, the archives differ (%v)", err)
	}
	got, err := unpack(packed)
	if err != nil || len(got) != len(files) {
		t.Fatalf("%d of %d files, %v", len(got), len(files), err)
	}
	raw := 0
	for i, f := range files {
		raw += len(f.Body)
		if got[i].Path != f.Path || got[i].Kind != f.Kind || !bytes.Equal(got[i].Body, f.Body) {
			t.Errorf("%s: %d bytes of %s, want %d", got[i].Path, len(got[i].Body), got[i].Kind, len(f.Body))
		}
	}
	if len(packed)*4 > raw {
		t.Errorf("%d bytes packed to %d", raw, len(packed))
	}
}

// FuzzUnpack checks that no bytes make unpack panic.
func FuzzUnpack(f *testing.F) {
	packed, err := pack([]file{{"/de/", "text/html", bytes.Repeat([]byte("Regelfragen und Karten "), 9)}})
	if err != nil {
		f.Fatal(err)
	}
	f.Add(packed)
	f.Add(packed[:len(packed)/2])
	f.Fuzz(func(_ *testing.T, data []byte) { _, _ = unpack(data) })
}
