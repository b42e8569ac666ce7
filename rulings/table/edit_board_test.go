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

const mapped = `id: plan
game: vienna
players: 4

start
  board small   # ours
  active red
  red settlement: O3, speising   # the older one first
  red road: k2 o3, from speising to k2
  blue landmark: prater
  stands: w4
  white hand: 2 stone

play
`

// edited is an edit of a text, and what the text then has and lacks.
type edited struct{ op, has, lacks string }

// TestBoardEdits edits a position line by line: lines that an edit does not concern stay as they are.
func TestBoardEdits(t *testing.T) {
	checkEdits(t, drawn, []edited{
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
		{"head players 5", "players: 5", "red settlement"},
		{"head players 6", "board example-large", "board example "},
		{"set board example", "red settlement: C3-N", ""},
	}, []string{"put red-road x.C3-N", "put chip-6 h.C3", "put harbor-ore p.C3-NE", "put red-settlement x.Z9-N",
		"put crown x.C3-N", "place n.A.above.1", "put robber h"})
}

// TestCityMapEdits does the same in Vienna, where pieces, rewards, land and trades lie on a map with names.
func TestCityMapEdits(t *testing.T) {
	checkEdits(t, mapped, []edited{
		{"put blue-settlement place.o5", "blue settlement: o5", ""},
		{"put red-settlement place.o5", "red settlement: O3, speising, o5 #", ""},
		{"put blue-settlement place.o3", "red settlement: speising # the older one first", "O3"},
		{"put remove place.speising", "red settlement: O3 # the older", "O3, speising"},
		{"put blue-road route.speising–k2", "blue road: speising k2", "from speising"},
		{"put remove route.k2–o3", "red road: from speising to k2", "k2 o3"},
		{"put white-landmark place.prater", "white landmark: prater", "blue landmark"},
		{"put stands place.prater", "stands: w4, prater", "blue landmark"},
		{"put remove place.w4", "blue landmark: prater", "stands"},
		{"put robber field.f1", "robber f1", ""},
		{"put reward-2-any place.prater", "reward prater: 2 any", ""},
		{"put reward-? place.stephansdom", "reward stephansdom: ?", ""},
		{"put hills field.f1", "field f1 2 2: hills 5 at speising, k2", "board small"},
		{"put chip-12 field.f1", "field f1 2 2: vineyard 12 at", "board small"},
		{"put chip-0 field.f1", "field f1 2 2: vineyard at", "board small"},
		{"put unknown field.f1", "field f1 2 2: ? at", "robber f1"},
		{"put trade-stone route.k1–stephansdom", "k1 stephansdom stone", "board small"},
		{"put trade-none route.o3–o5", "o3 o5, ", "o3 o5 lumber"},
		{"set phase roll", "phase roll", ""},
		{"set board example", "board example", "settlement"},
		{"set board small", "red settlement: O3", ""},
		{"head players 3", "white hand", "players: 4"},
	}, []string{"put red-road place.o3", "put red-settlement place.k1", "put red-settlement place.prater",
		"put red-landmark place.o3", "put stands place.o3", "put reward-road place.o3", "put reward-9-ore place.prater",
		"put chip-7 field.f1", "put desert field.f1", "put robber field.f99", "put trade-ore route.o3–o5",
		"put green-settlement place.o5", "put orange-road route.o3–o9", "put crown place.o3", "put remove place",
		"seat green", "seat nobody"})
}

// checkEdits makes each edit of a text in English and in German, and those that must not change it.
func checkEdits(t *testing.T, drawn string, edits []edited, refused []string) {
	t.Helper()
	for _, c := range edits {
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
		translated := scenario.Translate(cat(), drawn, catalog.DE)
		german, fault := table.Edit(translated, "", books(), c.op, func(string) string { return "" })
		if fault != nil || hash(t, german) != hash(t, text) {
			t.Errorf("%s in German: %v\n%s", c.op, fault, german)
		}
	}
	for _, op := range refused {
		text, fault := table.Edit(drawn, "", books(), op, func(string) string { return "" })
		if fault == nil && text != drawn {
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

// TestCityMapForms fills the forms of Vienna: hands, cards and special cards of the seats, and what belongs to nobody.
func TestCityMapForms(t *testing.T) {
	text := mapped
	do := func(op string, fields map[string]string) {
		t.Helper()
		next, fault := table.Edit(text, "", books(), op, func(field string) string { return fields[field] })
		if fault != nil {
			t.Fatalf("%s: %s", op, fault.Text.EN)
		}
		text = next
	}
	do("seat red", map[string]string{"red-grapes": "2", "red-stone": "1", "red-more": "1", "red-toll": "1",
		"red-bought-militia": "1", "red-played-militia": "3", "red-guard": "1"})
	do("seat blue", map[string]string{"blue-toll-road": "1", "blue-bought-toll": "1"})
	do("seat white", nil)
	do("seat table", map[string]string{"table-deck": "20", "table-played": "1", "table-gratis": "1"})
	for _, want := range []string{"red hand: 1 stone, 2 grapes, …", "red cards: 1 toll", "red bought: 1 militia",
		"red militia: 3", "red holds strongest militia", "blue holds longest toll-road", "blue hand: none",
		"white hand: none", "deck: 20", "played development", "gratis 1"} {
		if !strings.Contains(text, "  "+want+"\n") {
			t.Errorf("the text lacks %q:\n%s", want, text)
		}
	}
	if strings.Contains(text, "blue bought") {
		t.Errorf("a player who is not active has bought:\n%s", text)
	}
	do("seat white", map[string]string{"white-toll-road": "1", "white-guard": "1"})
	do("seat table", map[string]string{"table-deck-toll": "3", "table-deck-militia": "2"})
	for _, gone := range []string{"blue holds", "red holds", "played", "gratis", "deck: 20"} {
		if strings.Contains(text, gone) {
			t.Errorf("the text still has %q:\n%s", gone, text)
		}
	}
	if _, errs := scenario.Read("x", text, books()); len(errs) > 0 || !strings.Contains(text, "deck: 2 militia, 3 toll") {
		t.Errorf("%v\n%s", errs, text)
	}
	do("form", map[string]string{"head-players": "3", "set-board": "example", "set-turn": "4", "set-active": "blue",
		"set-phase": "roll"})
	for _, want := range []string{"players: 3", "board example", "turn 4", "active blue", "phase roll"} {
		if !strings.Contains(text, want+"\n") {
			t.Errorf("the text lacks %q:\n%s", want, text)
		}
	}
	if strings.Contains(text, "speising") || strings.Contains(text, "stands") {
		t.Errorf("pieces stay on a map that is gone:\n%s", text)
	}
}

// TestImpossiblePlaces: a mistake about a place of the board names it, and the position can still be drawn and edited.
func TestImpossiblePlaces(t *testing.T) {
	for _, c := range []struct{ line, place string }{
		{"red settlement: k1", "place.k1"}, {"red settlement: o5, o5", "place.o5"}, {"red landmark: o3", "place.o3"},
		{"stands: prater, prater", "place.prater"}, {"red road: o3 o5, o3 o5", "route.o3–o5"},
		{"red settlement: nowhere", ""}, {"robber nowhere", ""}, {"phase reward", ""}, {"due nowhere", ""},
		{"red settlement: o3, o4, o5, o6, o7, o8, o9, o10, o11, speising, siebenhirten", ""},
		{"red road: speising k1", ""}, {"landmark neu: wine", ""}, {"blue bought: toll", ""}, {"red hand: 19 stone", ""},
		{"red cards: 27 toll", ""},
	} {
		text := "id: x\ngame: vienna\n\nstart\n  board small\n  " + c.line + "\n\nplay\n"
		tree, file, errs := table.Read(cat(), text, "")
		g, more := table.Begin(&tree, file, books())
		if errs = append(errs, more...); len(errs) == 0 {
			t.Errorf("%s: no mistake", c.line)
			continue
		}
		at := g.Start().Board
		if errs[0].Place != c.place || errs[0].Pos.Line != 6 || at == nil {
			t.Errorf("%s: %v at %q, position %v", c.line, errs, errs[0].Place, at)
			continue
		}
		at.Lines(catalog.EN)
		next, fault := table.Edit(text, "", books(), "put blue-settlement place.o8", func(string) string { return "" })
		if fault != nil || !strings.Contains(next, "blue settlement: o8") {
			t.Errorf("%s cannot be edited: %v\n%s", c.line, fault, next)
		}
	}
}

// TestUnstatedHands: pieces of a player say nothing about the player's hand.
func TestUnstatedHands(t *testing.T) {
	for _, text := range []string{drawn, mapped} {
		tree, file, _ := table.Read(cat(), text, "")
		g, _ := table.Begin(&tree, file, books())
		if words := strings.Join(g.Start().Board.Lines(catalog.EN), "\n"); strings.Contains(words, "red hand") ||
			strings.Contains(words, "blue hand") {
			t.Errorf("nobody has stated the hands:\n%s", words)
		}
	}
}
