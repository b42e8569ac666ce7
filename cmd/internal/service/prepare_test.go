package service

import (
	"context"
	"testing"

	"catanica/catalog"
	"catanica/content"
	"catanica/search"
)

// TestWordNeedsNoMatrix: who types the name of a card does not wait for what answers questions about two.
func TestWordNeedsNoMatrix(t *testing.T) {
	s, _ := Load(content.FS)
	find := func(text string) {
		t.Helper()
		found, err := s.Search(context.Background(), search.Query{Text: text, Lang: catalog.DE})
		if err != nil || len(found.Hits) == 0 {
			t.Fatalf("%s: %d hits, %v", text, len(found.Hits), err)
		}
	}
	for _, word := range []string{"hexe", " hexe ", "Hexe?", "feuerteufl"} {
		find(word)
	}
	s.interactOnce.Do(func() {}) // whoever asks for the matrix from now on gets none
	if s.interactions != nil {
		t.Error("a single word has unpacked the matrix")
	}
}
