package interact

import (
	"strings"
	"testing"

	"catanica/catalog"
)

// TestUnplayable: what depends on an open question, or cannot lie there, is not decided.
func TestUnplayable(t *testing.T) {
	cat, books := load()
	p := NewPlayers(cat, library(t, cat), books)
	for _, c := range []struct {
		goal    Goal
		a, held string
	}{
		{Enter, "metropole", "own.kirche.hexe"},                 // reading blocked-condition
		{Enter, "hospital", "own.wasserversorgung.pfandleiher"}, // the same
		{Enter, "metropole", "own.karl-der-starke.mirrored"},
		{Enter, "bischof", "own.kirche"}, // only in answer to an attack
		{Enter, "haendler", "own.bordell"},
	} {
		h, _ := ParseHeld(cat, c.held)
		if got, ok := p.Try(c.goal, Result{Case: Case{A: c.a, Edition: catalog.Ed2005, Game: catalog.Tournament}}, h); ok {
			t.Errorf("%s %s, %s: %+v", c.goal, c.a, c.held, got)
		}
	}
	for _, text := range []string{"", "own", "own.", "his.kirche", "own.kirche.x", "own.kirche.hexe.far", "own.x"} {
		if h, ok := ParseHeld(cat, text); ok {
			t.Errorf("%q is read as %v", text, h)
		}
	}
}

// TestTry plays acts with and without a card in play, or its state.
func TestTry(t *testing.T) {
	cat, books := load()
	p := NewPlayers(cat, library(t, cat), books)
	m, err := Open()
	if err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		goal          Goal
		a, b, held    string
		without, with bool
	}{
		{Strike, "feuerteufel", "bibliothek", "their.bibliothek.hexe", true, true},
		{Strike, "feuerteufel", "bibliothek", "their.feuerwache", true, false},
		{Strike, "feuerteufel", "bibliothek", "their.feuerwache.far", true, true},
		{Strike, "feuerteufel", "bibliothek", "their.feuerwache.hexe", true, true},
		{Strike, "hexe", "bibliothek", "their.bibliothek.pfandleiher", true, true},
		{Strike, "feuerteufel", "triumphbogen", "their.triumphbogen.pfandleiher", false, false},
		{Strike, "kaperflotte", "gold-handelsflotte", "own.stein-der-weisen", true, true},
		{Enter, "metropole", "", "own.kirche", true, true},
		{Enter, "metropole", "", "own.kirche.mirrored", true, true},
		{Enter, "hexe", "", "own.stein-der-weisen", true, false},
		{Enter, "hexe", "", "their.stein-der-weisen", true, false},
		{Enter, "konrad-der-flinke", "", "their.konrad-der-flinke", true, false},
		{Work, "feuerwache", "feuerteufel", "their.feuerwache.hexe", true, false},
		{Work, "schmiede", "karl-der-starke", "own.schmiede.hexe", true, false},
	} {
		r, met := m.Between(Case{c.a, c.b, catalog.Ed2005, catalog.Tournament})
		if !met {
			r = Result{Case: Case{c.a, c.b, catalog.Ed2005, catalog.Tournament}}
		}
		h, ok := ParseHeld(cat, c.held)
		if !ok || h.String() != c.held {
			t.Fatalf("%s is read as %s", c.held, h)
		}
		got, ok := p.Try(c.goal, r, h)
		if !ok || got.Without.Possible != c.without || got.With.Possible != c.with {
			t.Errorf("%s %s %s, %s: %v %+v %+v", c.goal, c.a, c.b, c.held, ok, got.Without, got.With)
			continue
		}
		again, ok := p.ParseTrial(got.Key(), r)
		if !ok || !again.With.same(got.With) {
			t.Errorf("%s is played as %+v, want %+v", got.Key(), again.With, got.With)
		}
		src, shown := p.Show(again)
		switch {
		case got.Goal != Work && !shown, shown && !strings.Contains(src, "play\n"):
			t.Errorf("%s %s %s, %s: no scenario %s", c.goal, c.a, c.b, c.held, src)
		case shown && h.Under != "" && !strings.Contains(src, cat.Card(h.Under).Title(catalog.EN)+" ("):
			t.Errorf("%s %s %s, %s: the state is missing in\n%s", c.goal, c.a, c.b, c.held, src)
		}
	}
}
