package engine

import (
	"fmt"
	"maps"
	"slices"
	"testing"

	"catanica/catalog"
	"catanica/catalog/setup"
)

// Random play of the opening: every fourth game begins with it. Where the sources list all cards of the sets, the game
// is dealt from the boxes; otherwise the position states stacks or decks.

// opens reports whether the game of that number begins with its opening.
func opens(seed uint64) bool { return seed%4 == 3 }

// boxes are the sets from which the opening of a game is dealt, and the number of its stacks; ok is false if the
// sources do not list all of their cards.
func boxes(cat *catalog.Catalog, r rules) (sets []string, stacks int, ok bool) {
	if r.game == catalog.Tournament || r.variant != "" {
		for _, id := range fullSets {
			if slices.Contains(r.sets, id) && !(r.variant == Bears && id == "zud") {
				sets = append(sets, id)
			}
		}
		stacks = stacksOf(r)
		if r.variant == "rows" {
			stacks = 4 + 2*len(sets)
		}
		return sets, stacks, r.variant != Beginners && r.edition.AtLeast(catalog.Ed1998) && len(sets) > 0
	}
	for _, id := range r.sets[1:] {
		if s := cat.Set(id); s == nil || !s.Complete {
			return nil, stacksOf(r), false
		}
		sets = append(sets, id)
	}
	stacks = stacksOf(r)
	if r.game == catalog.Extended && r.variant == "" {
		stacks = 4 + 2*len(sets)
	}
	return sets, stacks, len(r.events) == 0
}

// opened deals nothing but what the position before an opening states.
func opened(tb testing.TB, r rules, seed uint64, rare *tally) *playing {
	tb.Helper()
	b := bookOf(tb, r.edition)
	sets, stacks, full := boxes(b.Catalog, r)
	g := &playing{rng: seeded(seed), seed: seed, rules: r, seen: newTally(), rare: rare, sets: sets}
	if full = full && (r.game == catalog.Basic || seed%8 == 3); !full {
		g.sets, stacks = nil, stacksOf(r)
	}
	o := Options{Game: r.game, Variant: r.variant, Rows: r.rows, Sets: g.sets}
	if r.facts {
		o.Assume = assumed(b)
	}
	g.t, g.s = unopened(tb, b, o, stacks)
	g.s.Frames = nil
	g.landscapes()
	if !full {
		g.state(tb, r)
	}
	s, err := Settle(g.t, g.s)
	if err != nil {
		tb.Fatal(err)
	}
	g.s, g.start = s, s.Clone()
	return g
}

// state puts the cards of a game into stacks, or into the decks of the players.
func (g *playing) state(tb testing.TB, r rules) {
	tb.Helper()
	if g.t.common() {
		g.deal(tb, r, North)
	} else {
		for p := range g.s.Sides {
			var deck []CardNo
			for _, def := range g.draw(r) {
				g.s.Cards = append(g.s.Cards, Card{Def: def, Owner: Player(p)})
				if c := CardNo(len(g.s.Cards) - 1); g.t.defs[def].is(catalog.EventType) {
					g.s.Events.Top = append(g.s.Events.Top, c)
				} else {
					deck = append(deck, c)
				}
			}
			g.rng.Shuffle(len(deck), func(i, j int) { deck[i], deck[j] = deck[j], deck[i] })
			g.s.Removed = append(g.s.Removed, deck[min(deckSize, len(deck)):]...)
			g.s.Sides[p].Hand = Pile{Top: deck[:min(deckSize, len(deck))]}
		}
	}
	g.s.Removed = nil
	g.s.Events.Open = false
	used := map[CardNo]bool{} // cards that lie nowhere are not in the game
	for p := range g.s.Sides {
		for i := range g.s.Sides[p].Stacks { // open cards lie in the middle
			st := &g.s.Sides[p].Stacks[i]
			st.Top = slices.DeleteFunc(st.Top, func(c CardNo) bool { return slices.Contains(g.t.open, g.s.Cards[c].Def) })
		}
		for _, st := range append(slices.Clone(g.s.Sides[p].Stacks), g.s.Sides[p].Hand, g.s.Events) {
			for _, c := range st.Top {
				used[c] = true
			}
		}
	}
	leaveOut(g.s, used)
}

// leaveOut leaves out the cards that are not used.
func leaveOut(s *State, used map[CardNo]bool) {
	to, cards := map[CardNo]CardNo{}, []Card(nil)
	for c := range s.Cards {
		if used[CardNo(c)] {
			to[CardNo(c)] = CardNo(len(cards))
			cards = append(cards, s.Cards[c])
		}
	}
	s.Cards = cards
	all := []*Pile{&s.Events}
	for p := range s.Sides {
		all = append(all, &s.Sides[p].Hand)
		for i := range s.Sides[p].Stacks {
			all = append(all, &s.Sides[p].Stacks[i])
		}
	}
	for _, pile := range all {
		for i, c := range pile.Top {
			pile.Top[i] = to[c]
		}
	}
}

// openingChoices are the moves among which the random player chooses during an opening: chance deals all cards.
func (g *playing) openingChoices(moves []Move) []Move {
	if g.s.Phase != Opening {
		return moves
	}
	return slices.DeleteFunc(moves, func(m Move) bool { return m.Who == Chance && m.Verb == Pass })
}

// checkOpening watches the opening: nobody sees what is hidden, a searched stack keeps its order, and at the end
// everything lies where the catalogue and the set-up calculator say.
func (g *playing) checkOpening() error {
	if g.prev == nil || g.prev.Phase != Opening {
		return nil
	}
	if err := g.checkSecrets(); err != nil {
		return err
	}
	for p := range g.s.Sides {
		for i := range g.prev.Sides[p].Stacks {
			before, after := g.prev.Sides[p].Stacks[i].Top, g.s.Sides[p].Stacks[i].Top
			if len(after) >= len(before) && len(before) > 0 && !slices.Equal(before, after[:len(before)]) ||
				len(after) < len(before)-1 || len(after) == len(before)-1 && !less(after, before) {
				return fmt.Errorf("stack %d of %s was %v and is %v", i+1, Player(p), before, after)
			}
		}
	}
	if g.s.Phase == Opening {
		return nil
	}
	return g.checkOpened()
}

// less reports whether list is other without one of its cards.
func less(list, other []CardNo) bool {
	for i := range other {
		if slices.Equal(list, slices.Delete(slices.Clone(other), i, i+1)) {
			return true
		}
	}
	return false
}

// checkSecrets: of hands, draw stacks, the box and the event stack each player sees the own hand, and the whole of one
// stack only while choosing the own starting hand.
func (g *playing) checkSecrets() error {
	d, open := Open(g.t, g.s)
	for _, p := range [2]Player{North, South} {
		v := View(g.t, g.s, p)
		seen, hidden := 0, slices.Concat(v.Sides[p.Other()].Hand.Top, v.Box, v.Events.Top, v.Events.Bottom)
		for i := range v.Sides {
			for _, st := range v.Sides[i].Stacks {
				if n := known(v, st.Top); n > 0 && n == len(st.Top) {
					seen++
				} else {
					hidden = append(hidden, st.Top...)
				}
			}
		}
		allowed := 0
		if open && g.s.Phase == Opening && d.Who == p && d.Kind == AskCard && g.t.common() {
			allowed = 1
		}
		if n := known(v, hidden); n > 0 || seen > allowed {
			return fmt.Errorf("%s sees %d hidden cards and %d stacks", p, n, seen)
		}
	}
	return nil
}

// known counts the cards that have names.
func known(s *State, cards []CardNo) int {
	n := 0
	for _, c := range cards {
		if s.Cards[c].Def != UnknownDef {
			n++
		}
	}
	return n
}

// checkOpened counts the table before the first roll anew, from the catalogue and the set-up calculator.
func (g *playing) checkOpened() error {
	s, cat := g.s, g.t.Book.Catalog
	if s.Turn != 1 || s.Phase != BeforeRoll || len(s.Box) > 0 || len(s.Frames) > 0 {
		return fmt.Errorf("the opening ends in turn %d, phase %s, with %d cards in the box", s.Turn, s.Phase, len(s.Box))
	}
	if want, dice := g.rolledHighest(); s.Active != want {
		return fmt.Errorf("%s begins with the dice %v", s.Active, dice)
	}
	for p := range s.Sides {
		side := &s.Sides[p]
		if len(side.Places) != 2 || len(side.Roads) != 1 || len(side.Lands) != 6 {
			return fmt.Errorf("%s begins with %d places, %d roads, %d landscapes",
				Player(p), len(side.Places), len(side.Roads), len(side.Lands))
		}
		for _, c := range cat.Cards {
			land, is := c.Landscape.At(g.t.Book.Edition)
			numbers, _ := c.StartNumbers.At(g.t.Book.Edition)
			if is == catalog.Known && !slices.ContainsFunc(side.Lands, func(l Landscape) bool {
				return l.Kind.Landscape() == land && l.Stock == 1 && int(l.Number) == numbers[p] && l.Row != 0
			}) {
				return fmt.Errorf("%s begins without %s %d and a resource on it: %v", Player(p), land, numbers[p], side.Lands)
			}
		}
		if len(side.Hand.Top) != 3 {
			return fmt.Errorf("%s begins with %d cards", Player(p), len(side.Hand.Top))
		}
	}
	if len(g.sets) == 0 && g.rules.game != catalog.Basic || g.start.Sides[North].Stacks[0].Len() > 0 {
		return nil // the position stated what lies in the stacks
	}
	return g.comparePlan()
}

// rolledHighest is the player with the higher one of the last two different dice.
func (g *playing) rolledHighest() (Player, [2]int8) {
	var dice []int8
	for _, m := range g.moves {
		if m.Verb == Die {
			dice = append(dice, m.N)
		}
	}
	last := [2]int8{dice[len(dice)-2], dice[len(dice)-1]}
	if last[0] > last[1] {
		return North, last
	}
	return South, last
}

// comparePlan: what has been dealt is what the set-up calculator says, and in the tournament game no more than the
// players' boxes hold.
func (g *playing) comparePlan() error {
	s := g.s
	var drawn []CardNo
	for p := range s.Sides {
		drawn = append(drawn, s.Sides[p].Hand.Top...)
		for _, st := range s.Sides[p].Stacks {
			drawn = append(drawn, st.Top...)
		}
	}
	if g.rules.game == catalog.Tournament {
		return g.compareDecks()
	}
	variant := g.rules.variant
	if variant == "" {
		variant = string(g.rules.game)
	}
	plan, err := planFor(g.t.Book.Catalog, g.rules.edition, variant, g.sets)
	if err != nil {
		return err
	}
	want := counted(plan, setup.BaseDraw, setup.SetDraw, setup.MixedDraw, setup.OwnRow, setup.NeutralRow)
	if got := held(g.t, s, drawn); !maps.Equal(got, want) {
		return fmt.Errorf("stacks and hands hold %v, the plan says %v", got, want)
	}
	if got, want := held(g.t, s, s.Events.Top), counted(plan, setup.Events); !maps.Equal(got, want) {
		return fmt.Errorf("the event stack holds %v, the plan says %v", got, want)
	}
	return nil
}

// compareDecks: 13 events, two of them Civil Wars or more, one Year End; 33 cards for each player in a hand of 3 and
// stacks of 8, 8, 7 and 7, with no more copies than the boxes hold.
func (g *playing) compareDecks() error {
	s, cat := g.s, g.t.Book.Catalog
	n := held(g.t, s, s.Events.Top)
	if len(s.Events.Top) != 13 || n["jahreswechsel"] != 1 || n["buergerkrieg"] < 2 || n["seuche"] < 2 {
		return fmt.Errorf("the event stack holds %v", n)
	}
	for p := range s.Sides {
		all := slices.Clone(s.Sides[p].Hand.Top)
		for i, st := range s.Sides[p].Stacks {
			if want := [4]int{8, 8, 7, 7}[i]; len(st.Top) != want {
				return fmt.Errorf("stack %d of %s has %d cards", i+1, Player(p), len(st.Top))
			}
			all = append(all, st.Top...)
		}
		for id, n := range held(g.t, s, all) {
			have := 0
			for _, set := range append([]string{"grundspiel"}, g.sets...) {
				in, _ := cat.Card(id).InSet(set)
				have += in.Copies.N
			}
			if n > have {
				return fmt.Errorf("the deck of %s holds %d of %s, the boxes %d", Player(p), n, id, have)
			}
		}
	}
	return nil
}
