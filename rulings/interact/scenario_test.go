package interact

import (
	"context"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"catanica/catalog"
	"catanica/rulings/engine"
	"catanica/rulings/scenario"
)

// TestScenarios writes the minimal scenario of a few results of each outcome and plays it.
func TestScenarios(t *testing.T) {
	cat, books := load()
	m, err := Open()
	if err != nil {
		t.Fatal(err)
	}
	p := NewPlayers(cat, library(t, cat), books)
	for _, c := range []struct {
		a, b string
		has  string // a line of the play
	}{
		{"feuerteufel", "rathaus", "north chooses Town Hall"},
		{"feuerteufel", "feuerwache", "refused 123.AH.a, 112.G.e"},
		{"bischof", "raubzug", "south answers Bishop"},
		{"stein-der-weisen", "feuerteufel", "refused 125.B.e"},
		{"hexe", "kirche", "blocked"},
		{"johanna", "kirche", "refused 117.E.a"},
		{"schmiede", "karl-der-starke", "strength 8"},
		{"spion", "haendler", "expect north hand has"},
		{"wachturm", "spion", "die "},
		{"kloster", "markt", "expect"},
	} {
		r, _ := m.Between(Case{c.a, c.b, catalog.Ed2004, catalog.Tournament})
		src, ok := p.Scenario(r)
		if !ok || !strings.Contains(src, c.has) {
			t.Errorf("%s, %s (%s): %v, want %q in\n%s", c.a, c.b, r.Outcome, ok, c.has, src)
			continue
		}
		f, errs := scenario.Parse(c.a, src)
		if len(errs) > 0 {
			t.Errorf("%s, %s: %v", c.a, c.b, errs)
		} else if res := scenario.Replay(context.Background(), f, books, scenario.Options{}); !res.OK {
			t.Errorf("%s, %s: %v\n%s", c.a, c.b, res.Trouble, src)
		} else if play := res.Steps[0].Move; play.Verb == engine.Play &&
			!slices.Contains(engine.Legal(res.Table, res.Start), play) != strings.Contains(src, "play\n  refused") {
			t.Errorf("%s, %s: the first move is not offered in\n%s", c.a, c.b, src)
		}
		a, b := cat.Card(c.a).Title(catalog.EN), cat.Card(c.b).Title(catalog.EN)
		title := "title en: " + a + " → " + b + "\n"
		for _, line := range []string{title, "note en: ", "north hand: ", "south hand: "} {
			if !strings.Contains(src, line) {
				t.Errorf("%s, %s: %q is missing in\n%s", c.a, c.b, line, src)
			}
		}
		link := scenario.EncodeLink(src)
		if back, err := scenario.DecodeLink(link); err != nil || back != src {
			t.Errorf("%s, %s: the link holds another text: %v", c.a, c.b, err)
		}
	}
}

// TestSampledScenarios writes and plays the minimal scenario of results drawn from the whole matrix, a few for each
// outcome and game.
func TestSampledScenarios(t *testing.T) {
	cat, books := load()
	m, err := Open()
	if err != nil {
		t.Fatal(err)
	}
	p := NewPlayers(cat, library(t, cat), books)
	draw := rand.New(rand.NewPCG(uint64(len(m.Results)), 1)) // another sample whenever the matrix changes
	tried, written := 0, 0
	for _, want := range []Outcome{Hits, Protected, Needs, Changes, Refused} {
		for n := 0; n < 6; {
			w := m.Worlds[draw.IntN(len(m.Worlds))]
			c := Case{m.Cards[draw.IntN(len(m.Cards))], m.Cards[draw.IntN(len(m.Cards))], w.Edition, w.Game}
			r, ok := m.Between(c)
			if !ok || r.Outcome != want || !r.Playable() {
				continue
			}
			n, tried = n+1, tried+1
			src, ok := p.Scenario(r)
			if !ok {
				t.Logf("no scenario: %+v", r)
				continue
			}
			written++
			f, errs := scenario.Parse(c.A, src)
			if len(errs) > 0 {
				t.Errorf("%+v: %v", c, errs)
				continue
			}
			if res := scenario.Replay(context.Background(), f, books, scenario.Options{}); !res.OK {
				t.Errorf("%+v: %v\n%s", c, res.Trouble, src)
			}
		}
	}
	t.Logf("%d of %d drawn results have a scenario, and all of them hold", written, tried)
	if written < tried*2/3 {
		t.Errorf("%d of %d drawn results have a scenario, want two in three", written, tried)
	}
}
