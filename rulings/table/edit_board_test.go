package table_test

import (
	"strings"
	"testing"

	"catanica/catalog"
	"catanica/rulings/scenario"
	"catanica/rulings/table"
)

const drawn = `id: island
game: almanac
players: 3

start
  board example   # ours
  active red
  red settlement: C3-N, B2-S   # the older one first
  red road: C3-NE
  blue city: D3-N

play
`

// TestBoardEdits edits a position line by line: lines that an edit does not concern stay as they are.
func TestBoardEdits(t *testing.T) {
	for _, c := range []struct{ op, has, lacks string }{
		{"put blue-settlement x.E1-S", "blue settlement: E1-S", ""},
		{"put red-settlement x.E1-S", "red settlement: C3-N, B2-S, E1-S #", ""},
		{"put blue-city x.B3-SW", "blue city: D3-N, B2-SE", "C3-N,"},
		{"put blue-city x.C3-N", "red settlement: B2-S # the older one first", "C3-N,"},
		{"put blue-city x.B2-SE", "blue city: D3-N, B2-SE", ""},
		{"put red-road p.C3-NE", "red road: B3-SW", "C3-NE"},
		{"put white-road p.B3-SW", "white road: B3-SW", "red road"},
		{"put remove p.C3-NE", "", "road"},
		{"put remove x.D3-N", "", "blue city"},
		{"put robber h.A1", "robber A1", ""},
		{"put chip-11 h.A1", "hex A1: forest 11", "# ours\n  hex C"},
		{"put desert h.A1", "hex A1: desert", ""},
		{"put hills h.C3", "hex C3: hills 2", ""},
		{"put harbor-any p.C1-NW", "harbor C1-NW any", "board example"},
		{"put remove p.B1-NW", "row A: forest 5", "harbor B1-NW"},
		{"set phase build", "phase build", ""},
		{"set active blue", "active blue", "active red"},
		{"head players 4", "board example", "players: 3"},
		{"head players 5", "players: 5", "board example"},
	} {
		text, fault := table.Edit(drawn, "", books(), c.op, func(string) string { return "" })
		if fault != nil {
			t.Errorf("%s: %s", c.op, fault.Text.EN)
			continue
		}
		if !strings.Contains(text, c.has) || c.lacks != "" && strings.Contains(text, c.lacks) {
			t.Errorf("%s: want %q and no %q:\n%s", c.op, c.has, c.lacks, text)
		}
		if _, errs := scenario.Read("x", text, books()); len(errs) > 0 {
			t.Errorf("%s: %v\n%s", c.op, errs, text)
		}
		// an edit of the German text leads to the same position
		german, fault := table.Edit(scenario.Translate(cat(), drawn, catalog.DE), "", books(), c.op, func(string) string { return "" })
		if fault != nil || hash(t, german) != hash(t, text) {
			t.Errorf("%s in German: %v\n%s", c.op, fault, german)
		}
	}
	for _, op := range []string{"put red-road x.C3-N", "put chip-6 h.C3", "put harbor-ore p.C3-NE", "put red-settlement x.Z9-N",
		"put crown x.C3-N", "place n.A.above.1", "put robber h"} {
		if text, fault := table.Edit(drawn, "", books(), op, func(string) string { return "" }); fault == nil && text != drawn {
			t.Errorf("%s changes the text:\n%s", op, text)
		}
	}
}

func hash(t *testing.T, text string) string {
	t.Helper()
	tree, file, errs := table.Read(cat(), text, "")
	if len(errs) > 0 {
		t.Fatal(errs, text)
	}
	g, errs := table.Begin(&tree, file, books())
	if len(errs) > 0 {
		t.Fatal(errs, text)
	}
	return g.Start().Board.Hash()
}
