package scenario_test

import (
	"context"
	"strings"
	"testing"

	"catanica/rulings/scenario"
)

// oddsPosition is a position with an arsonist against a bishop, shuffled piles, and full hands.
const oddsPosition = `id: odds
edition: 2004

start
  turn 9
  active north
  gate open
  north axis: city A, road, settlement B
  south axis: city A, road, settlement B
  north land: forest 5 holds 1, hills 5, mountains 5, fields 5, pasture 5, river 5
  south land: forest 5 holds 1, hills 5, mountains 5, fields 5, pasture 5, river 5
  south at A: Bibliothek
  north at A: Markt
  events: shuffled 3 Fortschritt, Ertragreiches Jahr
  north stack 1: shuffled Spion, 2 Händler
  north stack 2: ...
  north hand: 2 Feuerteufel
  south hand: Bischof, Kirche, Händler, Karawane

play
`

func TestOdds(t *testing.T) {
	for _, c := range []struct{ line, want string }{
		{"odds of happened succeeded if north plays Feuerteufel; south passes", "5/6"},
		{"odds of happened succeeded if north plays Feuerteufel; south answers Bischof", "1/3"},
		{"chance von geschehen succeeded wenn Nord spielt Feuerteufel; Süd antwortet Bischof", "1/3"},
		{"odds of south lacks Bibliothek if north plays Feuerteufel; south answers Bischof; " +
			"north chooses Bibliothek", "1/3"},
		{"odds of happened failed if north plays Feuerteufel; south answers Bischof; " +
			"north plays Feuerteufel; south chooses Markt", "2/3"},
		{"odds of north hand has Händler if north ends main; north draws from stack 1", "2/3"},
		{"odds of happened event if north ends main; north draws from stack 1; north ends turn; south rolls", "1/3"},
		{"odds of happened gained if north ends main; north draws from stack 1; north ends turn; south rolls; " +
			"south chooses 1 ore", "5/12"},
		{"odds of nobody wins", "1"},
		{"expect odds 5/6 of happened succeeded if north plays Feuerteufel; south passes", "5/6"},
		{"expect odds 10/12 of happened succeeded if north plays Feuerteufel; south passes", "5/6"},
	} {
		res := play(t, "odds", oddsPosition+"  "+c.line+"\n  expect north hand 2\n")
		if !res.OK || len(res.Odds) != 1 || !res.Odds[0].Exact || res.Odds[0].Chance != c.want {
			t.Errorf("%s: got %+v, want %s (%v)", c.line, res.Odds, c.want, res.Trouble)
		}
	}
}

// TestOddsGoWrong expects mistakes of `odds` lines at their place.
func TestOddsGoWrong(t *testing.T) {
	for _, c := range []struct {
		line   string
		status scenario.Status
		says   string
	}{
		{"odds happened failed", scenario.Unreadable, "expected `of`"},
		{"odds of", scenario.Unreadable, "The question is missing"},
		{"odds of happened failed if", scenario.Unreadable, "A move is missing"},
		{"odds of happened faild", scenario.Unreadable, "no event called"},
		{"odds of happened failed if north speilt Spion", scenario.Unreadable, "no verb"},
		{"odds of happened failed if north plays Feuerteufel; north draws from stack 1", scenario.Fails,
			"never possible"},
		{"expect odds 1/2 of happened failed if north plays Feuerteufel; south answers Bischof", scenario.Fails,
			"found: 2/3"},
		{"expect odds often of happened failed", scenario.Unreadable, "such as 1/3"},
		{"expect odds 3/2 of happened failed", scenario.Unreadable, "such as 1/3"},
		{"odds of north hand has Spion if north ends main; north draws from stack 2", scenario.Undecided,
			"top card of a draw stack"},
		{"odds of south hand has Spion if north ends main; north draws from stack 1; north ends turn; south rolls; " +
			"south ends main", scenario.Holds, ""},
	} {
		res := play(t, "odds", oddsPosition+"  "+c.line+"\n")
		if res.Status != c.status || !strings.Contains(res.Message.EN, c.says) {
			t.Errorf("%s: got %s, %q", c.line, res.Status, res.Message.EN)
		}
	}
}

// manyRolls is a game of four rolls, which has too many branches to try them all.
const manyRolls = "of north stores 3 lumber if north ends main; north draws from stack 1; " +
	"north ends turn; south rolls; south ends main; south ends turn; north rolls; " +
	"north ends main; north ends turn; south rolls; " +
	"south ends main; south ends turn; north rolls"

// TestOddsSampled plays a tree that is too large: the same games are sampled in every run, and the answer is an
// interval.
func TestOddsSampled(t *testing.T) {
	src := oddsPosition + "  odds " + manyRolls + "\n"
	a, b := play(t, "odds", src), play(t, "odds", src)
	if !a.OK || len(a.Odds) != 1 {
		t.Fatalf("got %v %+v", a.Trouble, a.Odds)
	}
	o := a.Odds[0]
	if o.Exact || o.Games == 0 || o != b.Odds[0] || !(o.Low < o.Value && o.Value < o.High) || o.High-o.Low > 0.05 {
		t.Errorf("got %+v and %+v", o, b.Odds[0])
	}
	for chance, want := range map[string]bool{"0": false, "1": false} {
		if res := play(t, "odds", oddsPosition+"  expect odds "+chance+" "+manyRolls+"\n"); res.OK != want {
			t.Errorf("a chance of %s: %v, %v", chance, res.OK, res.Message.EN)
		}
	}
}

// TestOddsCutOff cancels the context.
func TestOddsCutOff(t *testing.T) {
	ctx, cancel := context.WithCancel(context.Background())
	cancel()
	f, _ := scenario.Parse("odds", oddsPosition+"  odds "+manyRolls+"\n")
	if res := scenario.Replay(ctx, f, books(), scenario.Options{}); res.Status != scenario.Unreadable {
		t.Errorf("got %s", res.Status)
	}
}
