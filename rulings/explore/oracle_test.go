package explore

import (
	"context"
	"fmt"
	"slices"
	"testing"

	"catanica/rulings/engine"
	"catanica/rulings/scenario"
)

// oracle answers the same questions as Search by brute force and shares no code with it: positions are copies that
// engine.Apply returns, told apart by their canonical hash; what a move leaves open is named by trying every value of
// every field; goals are predicates on the state.
type oracle struct {
	table *engine.Table
	start engine.Player
	turns int
	after map[string][]outcome // by hash
}

// outcome is a position after a move, the number of its choice and, for chance, the throw.
type outcome struct {
	s             *engine.State
	choice, throw int
}

// moves returns the outcomes of all moves in s.
func (o *oracle) moves(s *engine.State) []outcome {
	h := engine.Hash(o.table, s)
	if out, known := o.after[h]; known {
		return out
	}
	var out []outcome
	add := func(m engine.Move, choice, throw int) error {
		next, _, err := engine.Apply(o.table, s, m)
		if err == nil {
			out = append(out, outcome{next, choice, throw})
		}
		return err
	}
	choice := 0
	legal := engine.Legal(o.table, s)
	for i, m := range legal {
		switch {
		case m.Verb == engine.Die:
			add(m, 0, i)
			continue
		case m.Verb == engine.Roll:
			for face := range engine.QuestionFace {
				for n := range int8(6) {
					m.Face, m.N = face+1, n+1
					add(m, choice, int(face)*6+int(n))
				}
			}
		case m.Verb == engine.Offer:
		default:
			if wrong, ok := add(m, choice, 0).(*engine.Wrong); ok && wrong.Names != "" {
				for _, x := range everyValue(s, m) {
					if add(x, choice, 0) == nil {
						choice++
					}
				}
			}
		}
		choice++
	}
	o.after[h] = out
	return out
}

// small are the bags of up to three resources.
var small = func() []engine.Bag {
	var out []engine.Bag
	for i := range 4096 {
		var b engine.Bag
		for k, n := 0, i; k < len(b); k, n = k+1, n/4 {
			b[k] = int8(n % 4)
		}
		if b.Total() <= 3 {
			out = append(out, b)
		}
	}
	return out
}()

// everyValue returns m with every value of one field, or of two for resources.
func everyValue(s *engine.State, m engine.Move) []engine.Move {
	var out []engine.Move
	with := func(set func(x *engine.Move)) {
		x := m
		set(&x)
		out = append(out, x)
	}
	for _, b := range small {
		with(func(x *engine.Move) { x.Give = b })
		with(func(x *engine.Move) { x.Get = b })
		for _, c := range small {
			if c.Total() <= b.Total() && b.Total() <= 2 {
				with(func(x *engine.Move) { x.Get, x.Give = b, c })
			}
		}
	}
	for c := range s.Cards {
		with(func(x *engine.Move) { x.Card = engine.CardNo(c) })
		with(func(x *engine.Move) { x.On = engine.CardNo(c) })
		for _, b := range small {
			if b.Total() <= 2 {
				with(func(x *engine.Move) { x.Card, x.Give = engine.CardNo(c), b })
			}
		}
	}
	return out
}

// distance returns the least number of moves to a position in which the goal holds, or -1.
func (o *oracle) distance(s *engine.State, goal func(*engine.State) bool) int {
	seen := map[string]bool{}
	layer := []*engine.State{s}
	for d := 0; len(layer) > 0; d++ {
		var next []*engine.State
		for _, s := range layer {
			if goal(s) {
				return d
			}
			if s.Active != o.start || s.Winner != engine.Chance {
				continue
			}
			for _, x := range o.moves(s) {
				if h := engine.Hash(o.table, x.s); !seen[h] {
					seen[h] = true
					next = append(next, x.s)
				}
			}
		}
		layer = next
	}
	return -1
}

// forced reports whether the goal is forced within d moves: a plain minimax.
func (o *oracle) forced(s *engine.State, goal func(*engine.State) bool, d int, opt Options,
	memo map[string]bool) (won bool) {
	key := fmt.Sprint(d, engine.Hash(o.table, s))
	if won, known := memo[key]; known {
		return won
	}
	defer func() { memo[key] = won }()
	if goal(s) {
		return true
	}
	if d == 0 || s.Active != o.start || s.Winner != engine.Chance {
		return false
	}
	who := s.Active
	if dec, open := engine.Open(o.table, s); open {
		who = dec.Who
	}
	choices := map[int]map[int]bool{}
	for _, x := range o.moves(s) {
		if choices[x.choice] == nil {
			choices[x.choice] = map[int]bool{}
		}
		won := o.forced(x.s, goal, d-1, opt, memo)
		choices[x.choice][x.throw] = won || choices[x.choice][x.throw]
	}
	if len(choices) == 0 {
		return false
	}
	all := opt.Hindered && who == o.start.Other()
	for _, throws := range choices {
		won := opt.EveryDie
		for _, w := range throws {
			if w != opt.EveryDie {
				won = !opt.EveryDie
			}
		}
		if won != all {
			return won
		}
	}
	return all
}

// asked is a goal in words and as a predicate.
type asked struct {
	goal string
	is   func(t *engine.Table, s *engine.State) bool
}

func in(p engine.Player, id string) func(*engine.Table, *engine.State) bool {
	return func(t *engine.Table, s *engine.State) bool {
		return slices.ContainsFunc(s.Sides[p].Laid, func(c engine.CardNo) bool { return t.Book.ID(s.Cards[c].Def) == id })
	}
}

func not(f func(*engine.Table, *engine.State) bool) func(*engine.Table, *engine.State) bool {
	return func(t *engine.Table, s *engine.State) bool { return !f(t, s) }
}

func stores(p engine.Player, k engine.Kind, n int8) func(*engine.Table, *engine.State) bool {
	return func(_ *engine.Table, s *engine.State) bool {
		sum := int8(0)
		for _, l := range s.Sides[p].Lands {
			if l.Kind == k {
				sum += l.Stock
			}
		}
		return sum == n
	}
}

func inHand(p engine.Player, id string) func(*engine.Table, *engine.State) bool {
	return func(t *engine.Table, s *engine.State) bool {
		return slices.ContainsFunc(s.Sides[p].Hand.Top, func(c engine.CardNo) bool { return t.Book.ID(s.Cards[c].Def) == id })
	}
}

// smallPosition is a position whose whole turn can be enumerated.
func smallPosition(tb testing.TB, lines string) (*engine.Table, *engine.State) {
	tb.Helper()
	text := `id: small
start
  turn 9
  active north
  gate open
  stacks 4
  landscapes: forest 1, hills 2
  north stack 1: none
  north stack 2: none
  north stack 3: none
  north stack 4: none
  south stack 1: none
  south stack 2: none
  south stack 3: none
  south stack 4: none
` + lines + "play\n"
	f, errs := scenario.Parse("small", text)
	if len(errs) > 0 {
		tb.Fatal(errs)
	}
	res := scenario.Replay(context.Background(), f.Under(f.Edition), books(), scenario.Options{})
	if !res.OK {
		tb.Fatal(res.Trouble)
	}
	return res.Table, res.End()
}

const axes = "  north axis: city A, road, settlement B\n  south axis: city A, road, settlement B\n"

// smallPositions are the positions in which Search and the oracle are compared, with goals that hold, and goals that
// cannot be reached.
var smallPositions = []struct {
	name, lines string
	asks        []asked
}{
	{"a building and a trade", axes + `  phase main
  north land: forest 1 holds 2, hills 2 holds 1, mountains 3 holds 3, fields 4 holds 0, pasture 5 holds 2, river 6 holds 1
  south land: forest 2, hills 3, mountains 4, fields 5, pasture 6, river 1
  north hand: Kirche, Bibliothek
  south hand: none
`, []asked{
		{"north has Kirche", in(engine.North, "kirche")},
		{"north has Bibliothek", in(engine.North, "bibliothek")},
		{"north has Kirche; north has Bibliothek", func(t *engine.Table, s *engine.State) bool {
			return in(engine.North, "kirche")(t, s) && in(engine.North, "bibliothek")(t, s)
		}},
		{"north stores 2 gold", stores(engine.North, engine.Gold, 2)},
		{"north stores 3 gold", stores(engine.North, engine.Gold, 3)},
		{"north stores 1 grain", stores(engine.North, engine.Grain, 1)},
		{"north has Kloster", in(engine.North, "kloster")},
	}},
	{"an attack", axes + `  phase main
  north land: forest 1, hills 2, mountains 3, fields 4, pasture 5, river 6 holds 1
  south land: forest 2, hills 3, mountains 4 holds 2, fields 5, pasture 6, river 1 holds 1
  south at A: Kirche, Bibliothek
  north hand: Feuerteufel, Raubzug
  south hand: Bischof
`, []asked{
		{"south loses Kirche", not(in(engine.South, "kirche"))},
		{"south lacks Bibliothek", not(in(engine.South, "bibliothek"))},
		{"south hand lacks Bischof", not(inHand(engine.South, "bischof"))},
		{"north stores 2 ore", stores(engine.North, engine.Ore, 2)},
		{"south stores 0 gold", stores(engine.South, engine.Gold, 0)},
		{"south hand has Kirche", inHand(engine.South, "kirche")},
		{"north hand has Kirche", inHand(engine.North, "kirche")},
	}},
	{"the Merchant's choice", axes + `  phase main
  north land: forest 1 holds 1, hills 2, mountains 3, fields 4, pasture 5 holds 1, river 6
  south land: forest 2, hills 3, mountains 4 holds 2, fields 5 holds 1, pasture 6, river 1
  north hand: Händler
  south hand: none
`, []asked{
		{"north stores 2 ore", stores(engine.North, engine.Ore, 2)},
		{"south stores 1 wool", stores(engine.South, engine.Wool, 1)},
		{"north stores 1 grain", stores(engine.North, engine.Grain, 1)},
		{"south stores 3 ore", stores(engine.South, engine.Ore, 3)},
		{"north stores 0 wool", stores(engine.North, engine.Wool, 0)},
	}},
	{"before the roll", axes + `  phase before
  north land: forest 1, hills 2 holds 2, mountains 3, fields 4, pasture 5, river 6 holds 1
  south land: forest 2, hills 3, mountains 4 holds 2, fields 5, pasture 6, river 1
  north hand: none
  south hand: none
`, []asked{
		{"north stores 2 gold", stores(engine.North, engine.Gold, 2)},
		{"north stores 1 brick", stores(engine.North, engine.Brick, 1)},
		{"south stores 0 ore", stores(engine.South, engine.Ore, 0)},
		{"north stores 3 ore", stores(engine.North, engine.Ore, 3)},
		{"south stores 2 ore", stores(engine.South, engine.Ore, 2)},
	}},
}

// TestOracle compares verdicts and lengths with the brute-force search, and forced ones with a minimax.
func TestOracle(t *testing.T) {
	for _, p := range smallPositions {
		t.Run(p.name, func(t *testing.T) {
			table, s := smallPosition(t, p.lines)
			o := &oracle{table: table, start: engine.North, turns: 1, after: map[string][]outcome{}}
			for _, q := range p.asks {
				goal, mistake := ParseGoal(table, s, q.goal)
				if mistake != nil {
					t.Fatalf("%s: %v", q.goal, mistake)
				}
				is := func(s *engine.State) bool { return q.is(table, s) }
				want := o.distance(s, is)
				a := Search(t.Context(), table, s, goal, Options{})
				if got := length(a); got != want {
					t.Errorf("%s: %d moves (%s %s, %d positions, %v), the oracle finds %d", q.goal, got, a.Verdict,
						a.Reason, a.Positions, a.Unknown, want)
				}
				for _, opt := range []Options{{EveryDie: true}, {Hindered: true}, {EveryDie: true, Hindered: true}} {
					a := Search(t.Context(), table, s, goal, opt)
					const deepest = 5
					within, memo := -1, map[string]bool{}
					for d := 0; d <= deepest && within < 0; d++ {
						if o.forced(s, is, d, opt, memo) {
							within = d
						}
					}
					if got := length(a); got != within && got <= deepest {
						t.Errorf("%s, %s: %d moves (%s %v), the oracle finds %d", q.goal, described(opt), got, a.Verdict,
							a.Unknown, within)
					}
				}
			}
		})
	}
}

func length(a *Answer) int {
	if a.Verdict != Yes {
		return -1
	}
	return len(a.Moves)
}

func described(o Options) string {
	return fmt.Sprintf("every die %v, every card %v, hindered %v", o.EveryDie, o.EveryCard, o.Hindered)
}
