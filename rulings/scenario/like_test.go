package scenario

import (
	"context"
	"strings"
	"testing"
)

// TestLikeCards: a name that means several cards is a choice. Where it matters which one is meant, the line has to say.
func TestLikeCards(t *testing.T) {
	books := testBooks()
	const start = `id: like
edition: 2004
start
  turn 9
  active north
  gate open
  north axis: city A, road, city B
  south axis: city A, road, settlement B
  north land: river 2 holds 3, river 4 holds 3, forest 3 holds 3
  south land: river 2 holds 3, forest 3 holds 3
  north at A above: Bibliothek
  north at B above: Bibliothek
  south at A: Kirche
  north at B below: Kirche
  south on Kirche: Hexe (north)
  south on discard: Kirchenbann (north)
  south on stack 2: Kirchenbann (north)
  north on discard: Kirchenbann (south)
  north on stack 1: Kirchenbann (south)
  north hand: Karawane, Händler, Karawane, Spion, Spion of south
  south hand: Markt
  north stack 3: Markt, Kirche, Markt, Markt
play
`
	tests := []struct {
		name, line string
		mistake    string // part of the message; "" if the line is possible
	}{
		{"two bans", "north redeems Kirchenbann paying 3 gold",
			"`Church Ban of south on discard` or `Church Ban on stack 1`"},
		{"the ban on a stack", "north redeems Kirchenbann on stack 1 paying 3 gold", ""},
		{"the ban on the discard pile", "Nord löst Kirchenbann auf Ablage aus zahlt 3 Gold", ""},
		{"no ban there", "north redeems Kirchenbann on stack 4", "not in play there"},
		{"two buildings", "north demolishes Bibliothek", "`Library at A above 1` or `Library at B above 1`"},
		{"one of them", "north demolishes Bibliothek at B", ""},
		{"own and foreign, only one possible", "north demolishes Kirche", ""},
		{"two copies in a hand", "north plays Karawane", ""},
		{"copies with two owners", "north plays Spion", "`Spy (1)` or `Spy (2)`"},
		{"by owner", "north plays Spion of south", ""},
		{"by number", "north plays Spion (2)", ""},
		{"too high a number", "north plays Spion (3)", "does not hold"},
		{"expectation", "expect Kirche blocked", "which card \"Kirche\""},
		{"expectation about one", "expect Kirche of south blocked", ""},
		{"expectation true of both", "expect Bibliothek works", ""},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			f, errs := Parse("like.scn", start+"  "+tt.line+"\n")
			if len(errs) > 0 {
				t.Fatal(errs)
			}
			res := Replay(context.Background(), f, books, Options{})
			switch {
			case tt.mistake == "" && !res.OK:
				t.Errorf("%s: %v", res.Status, res.Trouble)
			case tt.mistake != "" && (res.Trouble == nil || !strings.Contains(res.Trouble.Msg.EN, tt.mistake)):
				t.Errorf("trouble is %v, want %q", res.Trouble, tt.mistake)
			}
		})
	}
}

// TestLikeCardsInPile: which of two like cards leaves a stack changes the order of the rest, unless they lie next to
// each other.
func TestLikeCardsInPile(t *testing.T) {
	books := testBooks()
	const start = `id: like
edition: 2004
start
  turn 9
  active north
  phase end
  north axis: city A, road, city B
  south axis: city A, road, settlement B
  north land: river 2 holds 3, forest 3 holds 3
  south land: river 2 holds 3
  north hand: none
  north stack 3: %s
play
  north searches %s in stack 3 paying 2 gold
  %s
`
	tests := []struct {
		name, stack, card, then string
		status                  Status
	}{
		{"apart", "Markt, Kirche, Markt", "Markt", "", Mistaken},
		{"the first", "Markt, Kirche, Markt", "Markt (1)", "expect north stack 3 top Kirche", Holds},
		{"the second", "Markt, Kirche, Markt", "Markt (2)", "expect north stack 3 top Markt", Holds},
		{"side by side", "Kirche, Markt, Markt", "Markt", "expect north stack 3 top Kirche", Holds},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			text := strings.NewReplacer("stack 3: %s", "stack 3: "+tt.stack, "searches %s", "searches "+tt.card,
				"gold\n  %s", "gold\n  "+tt.then).Replace(start)
			f, errs := Parse("like.scn", text)
			if len(errs) > 0 {
				t.Fatal(errs)
			}
			if res := Replay(context.Background(), f, books, Options{}); res.Status != tt.status {
				t.Errorf("%s: %v", res.Status, res.Trouble)
			}
		})
	}
}
