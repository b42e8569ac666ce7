package interact

import (
	"slices"
	"testing"

	"catanica/catalog"
)

func TestLeft(t *testing.T) {
	cat, books := load()
	p := NewPlayers(cat, library(t, cat), books)
	m, err := Open()
	if err != nil {
		t.Fatal(err)
	}
	at := World{catalog.Ed2004, catalog.Tournament}
	for _, c := range []struct {
		card   string
		normal Worth
		by     string
		left   Worth
	}{
		{"bibliothek", Worth{Victory: 1, Limit: 1, Works: true}, "hexe", Worth{}},
		{"kloster", Worth{Limit: 1, Works: true}, "pfandleiher", Worth{}},
		{"karl-der-starke", Worth{Strength: 7, Tournament: 1, Works: true}, "schmiede",
			Worth{Strength: 8, Tournament: 1, Works: true}},
		{"karl-der-starke", Worth{Strength: 7, Tournament: 1, Works: true}, "bordell",
			Worth{Strength: 6, Tournament: 1, Works: true}},
		{"gold-handelsflotte", Worth{Commerce: 1, Works: true}, "hafen", Worth{Commerce: 2, Works: true}},
	} {
		normal, after, ok := p.Left(m, c.card, at)
		if !ok || normal != c.normal {
			t.Errorf("%s brings %+v, want %+v", c.card, normal, c.normal)
		}
		i := slices.IndexFunc(after, func(x Condition) bool { return x.By == c.by })
		if i < 0 || after[i].Worth != c.left {
			t.Errorf("%s after %s: %+v, want %+v", c.card, c.by, after, c.left)
		}
	}
	if _, _, ok := p.Left(m, "spion", at); ok {
		t.Error("an action card is never in play")
	}
}
