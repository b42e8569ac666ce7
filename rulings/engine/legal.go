package engine

import (
	"catanica/catalog"
)

// Legal lists the moves that Apply accepts in s, in a fixed order. Where a move leaves something open that nobody
// can list (which resources, which card out of a stack, the dice), the list holds the move without it, and Apply
// says what to name (Wrong.Names; what may be named stands in Decision.Get and Give); where it hangs on something
// that nobody has stated, Apply says what to state. TestLegalAgrees holds the two together.
func Legal(t *Table, s *State) []Move { return new(Finder).Legal(t, s) }

// answers are the answers to an open decision: those that it lists, or the bare answer where nothing can be listed.
func answers(d Decision) []Move {
	out := d.Options
	if len(out) == 0 && d.Kind != AskReact && d.Kind != AskCard {
		out = append(out, NewMove(d.Who, Choose))
	}
	if d.MayPass {
		out = append(out, NewMove(d.Who, Pass))
	}
	return out
}

// Playable reports whether a move is accepted, or would be if it named or stated something that it leaves open.
func Playable(t *Table, s *State, m Move) bool { return NewLine(t, s).playable(m) }

// candidates are the moves worth asking about, in a fixed order.
func (g *game) candidates(line *Line) []Move {
	p := g.s.Active
	l := &list{g: g, line: line, who: p, moves: line.moves[:0]}
	switch g.s.Phase {
	case BeforeRoll:
		l.add(Roll, nil)
	case MainPhase:
		l.add(EndMain, nil)
		g.trades(l)
		l.add(Offer, nil)
	case EndPhase:
		l.add(EndTurn, nil)
		g.endMoves(l, p)
	}
	for _, c := range g.s.Display.Top {
		if l.may(Build) && g.opens(c) {
			for _, at := range g.spots(p, c) {
				l.add(Build, func(m *Move) { m.Card, m.At = c, at })
			}
		}
	}
	for _, c := range g.hand(p).Top {
		if !g.neverPlayed(c) {
			l.add(Play, func(m *Move) { m.Card = c })
		}
		if l.may(Build) && !g.neverBuilt(c) {
			for _, at := range g.spots(p, c) {
				l.add(Build, func(m *Move) { m.Card, m.At = c, at })
			}
		}
	}
	g.laidBy(p, func(c CardNo) { g.laidMoves(l, p, c) })
	g.placeMoves(l, p)
	return l.moves
}

// list collects moves of one player, those of the phase only.
type list struct {
	g     *game
	line  *Line
	who   Player
	moves []Move
}

func (l *list) may(v Verb) bool { return l.g.hasPhase(actions[v].phases) }

func (l *list) add(v Verb, set func(*Move)) {
	if !l.may(v) {
		return
	}
	l.moves = append(l.moves, NewMove(l.who, v))
	if set != nil {
		set(&l.moves[len(l.moves)-1])
	}
}

// trades are bank trades of one resource for each other kind.
func (g *game) trades(l *list) {
	for give := range kinds {
		rate, _, _ := g.bankRate(l.who, give)
		g.err = nil // a fleet whose landscapes nobody has stated is for the move to complain of
		for get := range kinds {
			if get != give && int(g.purse(l.who)[give]) >= rate {
				l.add(Trade, func(m *Move) { m.Give[give], m.Get[get] = int8(rate), 1 })
			}
		}
	}
}

// endMoves fill, reduce and exchange the hand.
func (g *game) endMoves(l *list, p Player) {
	back, exchange := g.mayPutBack() == nil, g.mayExchange() == nil
	_, full := g.mayFill(p).(*Refusal)
	for i := range g.pilesOf(p).Stacks {
		n := int8(i + 1)
		if !full {
			l.add(Draw, func(m *Move) { m.N = n })
			l.add(Search, func(m *Move) { m.N = n })
		}
		for _, c := range g.hand(p).Top {
			if back {
				l.add(PutBack, func(m *Move) { m.Card, m.N = c, n })
			}
			if exchange {
				l.add(Exchange, func(m *Move) { m.On, m.N = c, n })
				l.add(Exchange, func(m *Move) { m.On, m.N, m.Chosen = c, n, true })
			}
		}
	}
}

// laidMoves are what can be done with a laid card. A function that asks for a stack is listed with each of them.
func (g *game) laidMoves(l *list, p Player, c CardNo) {
	bare := NewMove(p, Use)
	bare.Card = c
	switch {
	case !l.may(Use) || g.nothingToUse(c):
	case l.line.playable(bare):
		l.moves = append(l.moves, bare)
	default:
		for i := range g.pilesOf(p).Stacks {
			l.add(Use, func(m *Move) { m.Card, m.N = c, int8(i+1) })
		}
	}
	l.add(Demolish, func(m *Move) { m.Card = c })
	l.add(Redeem, func(m *Move) { m.Card = c })
	for n := int8(1); n <= 3 && g.isType(c, catalog.Wizard); n++ {
		l.add(Feed, func(m *Move) { m.Card, m.N = c, n })
	}
}

// spots are where a card of the hand may be laid. A metropolis is none of them: one builds it as a place, on a city.
func (g *game) spots(p Player, c CardNo) []Spot {
	if g.isType(c, catalog.Metropolis) {
		return nil
	}
	if n := g.joining(c); n != nil {
		return g.spotsToJoin(p, n)
	}
	side := p
	if g.isType(c, catalog.Foreign) {
		side = p.Other()
	}
	var room [64]Spot
	all := append(room[:0], Spot{Kind: OnTable})
	for _, pl := range g.s.Sides[side].Places {
		all = g.appendFreeRows(all, side, pl)
	}
	for _, r := range g.s.Sides[side].Roads {
		all = append(all, Spot{Kind: OnRoad, Col: r})
	}
	for _, l := range g.s.Sides[side].Lands {
		if l.Row != 0 {
			all = append(all, Spot{Kind: AtLandscape, Col: l.Col, Row: l.Row})
		}
	}
	var out []Spot
	for _, at := range all {
		if (at.Kind == OnTable) != g.isType(c, catalog.Counter) {
			continue
		}
		switch _, err := g.spotFor(side, c, at); err.(type) {
		case nil, *Undecided:
			out = append(out, at)
		}
	}
	return out
}

// placeMoves extend the principality: cities and citadels, roads at both ends, settlements beyond them.
func (g *game) placeMoves(l *list, p Player) {
	places := g.s.Sides[p].Places
	for _, pl := range places {
		for _, k := range [3]PlaceKind{CityPlace, CitadelPlace, MetropolisPlace} {
			l.add(Build, func(m *Move) { m.Place, m.Central, m.At = true, k, Spot{Kind: OnSite, Col: pl.Col} })
		}
	}
	if len(places) == 0 {
		return
	}
	first, last := places[0].Col, places[len(places)-1].Col
	for _, col := range [2]Col{first - 1, last + 1} {
		l.add(Build, func(m *Move) { m.Road, m.At = true, Spot{Kind: OnRoad, Col: col} })
	}
	for _, col := range [2]Col{first - 2, last + 2} {
		l.add(Build, func(m *Move) { m.Place, m.At = true, Spot{Kind: OnSite, Col: col} })
	}
}
