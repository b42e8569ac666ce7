package engine

import (
	"slices"
	"testing"

	"catanica/catalog"
)

// TestLegalIsWhatTrialAccepts holds the generated moves against trial: every move that might make sense is made and taken
// back, and Legal must list those that are accepted, in the same order.
func TestLegalIsWhatTrialAccepts(t *testing.T) {
	listed := 0
	positions(t, 2, func(g *playing) {
		l := NewLine(g.t, g.s)
		legal := l.Legal()
		listed += len(legal)
		if tried := triedMoves(l); !slices.Equal(legal, tried) {
			t.Fatalf("listed:\n%s\naccepted:\n%s\n%s", tellMoves(g, legal), tellMoves(g, tried), g.told())
		}
	})
	if listed < 10000 {
		t.Errorf("only %d moves were listed", listed)
	}
}

// TestPerft counts the lines of play of up to three moves, with generated moves and with tried ones.
func TestPerft(t *testing.T) {
	n := 0
	positions(t, 6, func(g *playing) {
		if n++; n%40 > 0 {
			return
		}
		l := NewLine(g.t, g.s)
		generated := perft(l, 3, func(l *Line) []Move { return slices.Clone(l.Legal()) })
		if tried := perft(l, 3, triedMoves); generated != tried {
			t.Errorf("%d lines of generated moves, %d of tried ones\n%s", generated, tried, g.told())
		}
	})
}

// perft counts the lines of play of so many moves. A line ends where a move leaves something open.
func perft(l *Line, depth int, moves func(*Line) []Move) int {
	if depth == 0 {
		return 1
	}
	n := 0
	for _, m := range moves(l) {
		if l.Play(m) != nil {
			n++
			continue
		}
		n += perft(l, depth-1, moves)
		l.Undo()
	}
	return n
}

func tellMoves(g *playing, moves []Move) string {
	out := ""
	for _, m := range moves {
		out += g.tellMove(m) + "\n"
	}
	return out
}

// triedMoves returns the moves worth trying that a trial accepts.
func triedMoves(l *Line) []Move {
	if l.state.Winner != Chance {
		return nil
	}
	g := look(l.t, &l.state)
	g.trial = &trial{}
	var all []Move
	if f := g.open(); f != nil {
		all = answers(g.ask(f))
	} else {
		all = movesToTry(g)
	}
	return slices.DeleteFunc(slices.Clone(all), func(m Move) bool {
		plain := m
		plain.N = 0
		if m.Verb == Use && m.N > 0 && l.playable(plain) {
			return true // it works without a stack
		}
		return !l.playable(m)
	})
}

// movesToTry returns what the active player might do where no decision is open, in the order of Legal.
func movesToTry(g *game) []Move {
	p := g.s.Active
	var out []Move
	add := func(v Verb, set func(m *Move)) {
		m := NewMove(p, v)
		set(&m)
		if slices.Contains(g.t.Book.begins[v].phases, g.s.Phase) {
			out = append(out, m)
		}
	}
	bare := func(*Move) {}
	add(Roll, bare)
	add(EndMain, bare)
	for give := range kinds {
		rate := g.bankRate(p, give).n
		g.err = nil
		for get := range kinds {
			if give != get {
				add(Trade, func(m *Move) { m.Give[give], m.Get[get] = int8(rate), 1 })
			}
		}
	}
	add(Offer, bare)
	add(EndTurn, bare)
	hand := g.hand(p).Top
	for i := range g.pilesOf(p).Stacks {
		n := int8(i + 1)
		add(Draw, func(m *Move) { m.N = n })
		add(Search, func(m *Move) { m.N = n })
		for _, c := range hand {
			add(PutBack, func(m *Move) { m.Card, m.N = c, n })
		}
		for _, c := range hand {
			add(Exchange, func(m *Move) { m.On, m.N = c, n })
			add(Exchange, func(m *Move) { m.On, m.N, m.Chosen = c, n, true })
		}
	}
	build := func(c CardNo) {
		if g.isType(c, catalog.Metropolis) {
			return
		}
		for _, at := range spotsToTry(g, p, c) {
			add(Build, func(m *Move) { m.Card, m.At = c, at })
		}
	}
	for _, c := range g.s.Display.Top {
		if g.opens(c) {
			build(c)
		}
	}
	for _, c := range hand {
		add(Play, func(m *Move) { m.Card = c })
		build(c)
	}
	g.laidBy(p, func(c CardNo) {
		if !nothingToUse(g, c) {
			add(Use, func(m *Move) { m.Card = c })
			for i := range g.pilesOf(p).Stacks {
				add(Use, func(m *Move) { m.Card, m.N = c, int8(i+1) })
			}
		}
		add(Demolish, func(m *Move) { m.Card = c })
		add(Redeem, func(m *Move) { m.Card = c })
		for n := int8(1); n <= mostPower; n++ {
			if g.isType(c, catalog.Wizard) {
				add(Feed, func(m *Move) { m.Card, m.N = c, n })
			}
		}
	})
	places := g.s.Sides[p].Places
	for _, pl := range places {
		for _, k := range [3]PlaceKind{CityPlace, CitadelPlace, MetropolisPlace} {
			add(Build, func(m *Move) { m.Place, m.Central, m.At = true, k, Spot{Kind: OnSite, Col: pl.Col} })
		}
	}
	if len(places) > 0 {
		first, last := places[0].Col, places[len(places)-1].Col
		for _, col := range [2]Col{first - 1, last + 1} {
			add(Build, func(m *Move) { m.Road, m.At = true, Spot{Kind: OnRoad, Col: col} })
		}
		for _, col := range [2]Col{first - 2, last + 2} {
			add(Build, func(m *Move) { m.Place, m.At = true, Spot{Kind: OnSite, Col: col} })
		}
	}
	return out
}

// spotsToTry returns all spots of the principality in which card c would lie, those on sites only if they are free.
func spotsToTry(g *game, p Player, c CardNo) []Spot {
	if n := g.joining(c); n != nil {
		return g.spotsToJoin(p, n)
	}
	if g.isType(c, catalog.Counter) {
		return []Spot{{Kind: OnTable}}
	}
	if g.isType(c, catalog.Foreign) {
		p = p.Other()
	}
	var out []Spot
	for _, pl := range g.s.Sides[p].Places {
		out = g.appendFreeRows(out, p, pl)
	}
	for _, r := range g.s.Sides[p].Roads {
		out = append(out, Spot{Kind: OnRoad, Col: r})
	}
	for _, l := range g.s.Sides[p].Lands {
		if l.Row != 0 {
			out = append(out, Spot{Kind: AtLandscape, Col: l.Col, Row: l.Row})
		}
	}
	return out
}
