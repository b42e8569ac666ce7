package engine

// Legal lists the moves that Apply accepts in s, in a fixed order. Where a move leaves something open that
// nobody can list (which resources, a card that nobody has stated), the list holds the move without it;
// Apply then says what to name. TestLegalAgrees holds the two together.
func Legal(t *Table, s *State) []Move {
	if s.Winner != Chance {
		return nil
	}
	if d, ok := Open(t, s); ok {
		return legalAnswers(t, s, d)
	}
	var out []Move
	g := &game{t: t, s: s}
	for _, m := range g.candidates() {
		if playable(t, s, m) {
			out = append(out, m)
		}
	}
	return out
}

func legalAnswers(t *Table, s *State, d Decision) []Move {
	var out []Move
	for _, m := range d.Options {
		if playable(t, s, m) {
			out = append(out, m)
		}
	}
	if d.MayPass {
		out = append(out, NewMove(d.Who, Pass))
	}
	return out
}

// playable reports whether a move is accepted, or refused only because something open is not named.
func playable(t *Table, s *State, m Move) bool {
	_, _, err := Apply(t, s, m)
	switch err.(type) {
	case nil, *Undecided:
		return true
	case *Wrong:
		return m.Verb == Roll || m.Verb == Play || m.Verb == Build || m.Verb == Trade || m.Verb == Search || m.Verb == Choose
	}
	return false
}

// candidates are the moves worth asking about, in a fixed order.
func (g *game) candidates() []Move {
	p := g.s.Active
	var out []Move
	add := func(v Verb, set func(*Move)) {
		m := NewMove(p, v)
		if set != nil {
			set(&m)
		}
		out = append(out, m)
	}
	switch g.s.Phase {
	case BeforeRoll:
		add(Roll, nil)
	case MainPhase:
		add(EndMain, nil)
	case EndPhase:
		add(EndTurn, nil)
		for i := range g.pilesOf(p).Stacks {
			n := int8(i + 1)
			add(Draw, func(m *Move) { m.N = n })
			for _, c := range g.hand(p).Top {
				add(PutBack, func(m *Move) { m.Card, m.N = c, n })
				add(Exchange, func(m *Move) { m.On, m.N = c, n })
			}
		}
	}
	for _, c := range g.hand(p).Top {
		add(Play, func(m *Move) { m.Card = c })
		for _, at := range g.spots(p, c) {
			add(Build, func(m *Move) { m.Card, m.At = c, at })
		}
	}
	g.laidBy(p, func(c CardNo) {
		for i := range g.pilesOf(p).Stacks {
			n := int8(i + 1)
			add(Use, func(m *Move) { m.Card, m.N = c, n })
		}
		add(Demolish, func(m *Move) { m.Card = c })
		add(Redeem, func(m *Move) { m.Card = c })
		for n := int8(1); n <= 3; n++ {
			add(Feed, func(m *Move) { m.Card, m.N = c, n })
		}
	})
	return append(out, g.placeMoves(p)...)
}

// spots are where a card of the hand could be laid.
func (g *game) spots(p Player, c CardNo) []Spot {
	d := g.def(c)
	side := p
	if d.is("foreign") {
		side = p.Other()
	}
	out := []Spot{}
	for _, pl := range g.s.Sides[side].Places {
		out = append(out, Spot{Kind: OnSite, Col: pl.Col})
	}
	for _, r := range g.s.Sides[side].Roads {
		out = append(out, Spot{Kind: OnRoad, Col: r})
	}
	for _, l := range g.s.Sides[side].Lands {
		if l.Row != 0 {
			out = append(out, Spot{Kind: AtLandscape, Col: l.Col, Row: l.Row})
		}
	}
	return out
}

func (g *game) placeMoves(p Player) []Move {
	var out []Move
	places := g.s.Sides[p].Places
	for _, pl := range places {
		for _, k := range []PlaceKind{CityPlace, CitadelPlace} {
			m := NewMove(p, Build)
			m.Place, m.Central, m.At = true, k, Spot{Kind: OnSite, Col: pl.Col}
			out = append(out, m)
		}
	}
	if len(places) == 0 {
		return out
	}
	for _, step := range []Col{places[0].Col - 1, places[len(places)-1].Col + 1} {
		m := NewMove(p, Build)
		m.Road, m.At = true, Spot{Kind: OnRoad, Col: step}
		out = append(out, m)
	}
	return out
}
