package engine

import (
	"fmt"
	"maps"
	"slices"
	"testing"

	"catanica/catalog"
	"catanica/catalog/setup"
	"catanica/content"
)

// fullSets are the theme sets of which the sources list every card: their games can be dealt from the boxes.
var fullSets = []string{"ruh", "zud", "kuw"}

// unopened returns a position before the opening, in which nothing is stated but the number of draw stacks.
func unopened(tb testing.TB, b *Book, o Options, stacks int) (*Table, *State) {
	tb.Helper()
	o.Open = OpenCards(b, o)
	t := NewTable(b, o)
	s := &State{Phase: Opening, Winner: Chance, Events: Pile{Open: true}}
	for p := range s.Sides {
		s.Sides[p].Hand.Open = true
		for range stacks {
			s.Sides[p].Stacks = append(s.Sides[p].Stacks, Pile{Open: true})
		}
	}
	s, err := Settle(t, s)
	if err != nil {
		tb.Fatal(err)
	}
	return t, s
}

// planOf is the set-up that package setup works out for the game: another reading of the same articles, which shares no
// code with the engine.
func planOf(tb testing.TB, e catalog.EditionID, variant string, sets []string) setup.Plan {
	tb.Helper()
	plan, err := planFor(loadCatalog(tb), e, variant, sets)
	if err != nil {
		tb.Fatal(err)
	}
	return plan
}

// planFor is planOf without a test.
func planFor(cat *catalog.Catalog, e catalog.EditionID, variant string, sets []string) (setup.Plan, error) {
	vs, ps := setup.Load(content.FS, cat)
	if err := ps.Err(); err != nil {
		return setup.Plan{}, err
	}
	plan, err := vs.Compute(cat, setup.Request{Variant: variant, Edition: e, Sets: sets})
	if err == nil && len(plan.Refused) > 0 {
		err = fmt.Errorf("no set-up: %v", plan.Refused)
	}
	return plan, err
}

// counted are the cards of the plan's stacks of some kinds, by id.
func counted(plan setup.Plan, kinds ...setup.Kind) map[string]int {
	out := map[string]int{}
	for _, s := range plan.Stacks {
		if slices.Contains(kinds, s.Kind) {
			n := 1
			if s.For == setup.Each {
				n = 2
			}
			for _, l := range s.Contents {
				out[l.Card] += n * l.Cards.Least
			}
		}
	}
	return out
}

// held are the cards of some piles, by id.
func held(t *Table, s *State, lists ...[]CardNo) map[string]int {
	out := map[string]int{}
	for _, c := range slices.Concat(lists...) {
		out[t.Book.ID(s.Cards[c].Def)]++
	}
	return out
}

// openingGame is a game that can be dealt from complete boxes.
type openingGame struct {
	edition catalog.EditionID
	variant string
	sets    []string
	rows    Rows
	stacks  int
}

func (o openingGame) options() Options {
	out := Options{Game: catalog.Extended, Sets: o.sets, Rows: o.rows}
	switch o.variant {
	case "basic":
		out.Game = catalog.Basic
	case "tournament":
		out.Game = catalog.Tournament
	case "extended":
	default:
		out.Variant = o.variant
	}
	return out
}

// openingGames are all such games: each edition and variant, with each complete set, with two and with all.
func openingGames(tb testing.TB) []openingGame {
	cat := loadCatalog(tb)
	var out []openingGame
	for _, e := range catalog.EditionIDs() {
		out = append(out, openingGame{edition: e, variant: "basic", stacks: 5})
		var sets []string
		for _, id := range fullSets {
			if s := cat.Set(id); e.AtLeast(s.From) && e.AtLeast(catalog.Ed1998) {
				sets = append(sets, id)
			}
		}
		for i, id := range sets {
			out = append(out, openingGame{edition: e, variant: "extended", sets: []string{id}, stacks: 6})
			if !e.AtLeast(catalog.Ed2004) {
				continue
			}
			some := sets[:i+1]
			out = append(out, openingGame{edition: e, variant: "rows", sets: some, stacks: 4 + 2*len(some)})
			if rows := (Rows{North: 2 + i, South: 3, Neutral: 2}); true {
				out = append(out, openingGame{edition: e, variant: SmallTournament, sets: some, rows: rows, stacks: rows.Stacks()})
			}
			if !slices.Contains(some, "zud") { // whether their wizards are shuffled in, nobody knows
				out = append(out, openingGame{edition: e, variant: Bears, sets: some, stacks: 5 + 2*i})
			}
		}
		if e.AtLeast(catalog.Ed1998) {
			out = append(out, openingGame{edition: e, variant: "tournament", sets: sets, stacks: 4})
		}
	}
	return out
}

// TestOpeningDealsThePlan deals each game and compares what lies where with the set-up calculator's plan.
func TestOpeningDealsThePlan(t *testing.T) {
	for _, o := range openingGames(t) {
		if o.variant == "tournament" {
			continue // each player makes a deck
		}
		t.Run(fmt.Sprintf("%s %s %v", o.variant, o.edition, o.sets), func(t *testing.T) {
			table, s := unopened(t, bookOf(t, o.edition), o.options(), o.stacks)
			rng := seeded(7)
			for s.Phase == Opening {
				d, _ := Open(table, s)
				if d.Kind == AskStack {
					break
				}
				m := d.Options[rng.IntN(len(d.Options))]
				next, _, err := Apply(table, s, m)
				if err != nil {
					t.Fatal(err)
				}
				s = next
			}
			comparePlan(t, table, s, planOf(t, o.edition, o.variant, o.sets))
		})
	}
}

func comparePlan(t *testing.T, table *Table, s *State, plan setup.Plan) {
	t.Helper()
	same := func(what string, got, want map[string]int) {
		t.Helper()
		if maps.DeleteFunc(want, func(_ string, n int) bool { return n == 0 }); !maps.Equal(got, want) {
			t.Errorf("%s: %v, the plan says %v", what, got, want)
		}
	}
	var stacks, laid [][]CardNo
	for _, st := range s.Sides[North].Stacks {
		stacks = append(stacks, st.Top)
	}
	for _, side := range s.Sides {
		laid = append(laid, side.Laid)
	}
	same("draw stacks", held(table, s, stacks...),
		counted(plan, setup.BaseDraw, setup.SetDraw, setup.MixedDraw, setup.OwnRow, setup.NeutralRow))
	same("events", held(table, s, s.Events.Top), counted(plan, setup.Events))
	same("display", held(table, s, s.Display.Top), counted(plan, setup.Open, setup.Citadels))
	same("principalities", held(table, s, laid...), counted(plan, setup.Counters))
	n := 0 // the sizes of the stacks, row by row
	var have [][]CardNo
	for _, st := range plan.Stacks {
		if st.Kind != setup.BaseDraw && st.Kind != setup.SetDraw {
			continue
		}
		for _, size := range st.Sizes {
			if have = stacks[n : n+1]; len(have[0]) != size {
				t.Errorf("stack %d has %d cards, the plan says %d", n+1, len(have[0]), size)
			}
			n++
		}
	}
	if n > 0 && n != len(stacks) {
		t.Errorf("%d stacks, the plan says %d", len(stacks), n)
	}
}
