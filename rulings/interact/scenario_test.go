package interact

import (
	"context"
	"strings"
	"testing"

	"catanica/catalog"
	"catanica/rulings/scenario"
)

// TestScenarios writes the minimal scenario of a few results of each outcome and plays it.
func TestScenarios(t *testing.T) {
	cat, books := load(t)
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
		{"stein-der-weisen", "feuerteufel", "refused 101.D.d, 125.B.e"},
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
		}
		link := scenario.EncodeLink(src)
		if back, err := scenario.DecodeLink(link); err != nil || back != src {
			t.Errorf("%s, %s: the link holds another text: %v", c.a, c.b, err)
		}
	}
}
