package engine

import (
	"slices"
	"testing"
)

// TestLegalIsWhatTrialAccepts holds the listed moves against trial. Which moves are tried has nothing to do with how
// Legal finds them: see domain. Legal must list exactly those that a trial accepts, apart from those that only name
// more than they have to.
func TestLegalIsWhatTrialAccepts(t *testing.T) {
	listed, tried := 0, 0
	accepted := map[Verb]int{}
	positions(t, 2, func(g *playing) {
		l := NewLine(g.t, g.s)
		legal := slices.Clone(l.Legal())
		listed += len(legal)
		for i, m := range legal {
			if slices.Contains(legal[:i], m) {
				t.Fatalf("listed twice: %s\n%s", g.tellMove(m), g.told())
			}
			if !l.playable(m) {
				t.Fatalf("listed, but not accepted: %s\n%s", g.tellMove(m), g.told())
			}
		}
		whole := g.rng.IntN(100) == 0
		if !whole && !unusual(g.s) && g.rng.IntN(4) > 0 {
			return
		}
		domain(&l.state, func(m Move) {
			if !whole && numerous(m) && g.rng.IntN(15) > 0 {
				return
			}
			tried++
			if !accepts(l.try(m), m.Verb) {
				return
			}
			accepted[m.Verb]++
			if !slices.ContainsFunc(legal, func(x Move) bool { return names(x, m) }) && !saysTooMuch(l, m) {
				t.Fatalf("accepted, but not listed: %s\n%+v\n%s", g.tellMove(m), m, g.told())
			}
		})
	})
	t.Logf("%d listed; %d tried, of which accepted: %v", listed, tried, accepted)
	if listed < 10000 || tried < 1e6 {
		t.Errorf("only %d moves were listed and %d tried", listed, tried)
	}
	for v := Roll; int(v) < len(verbNames); v++ {
		if accepted[v] == 0 {
			t.Errorf("no move of the verb %q was accepted", v)
		}
	}
}

// accepts reports whether a trial with the result err shows that the move has to be listed: it was made, or it begins
// something and only has to name more. Answers are listed with all that can be listed. Moves that depend on something
// that nobody has stated may be listed or not.
func accepts(err error, v Verb) bool {
	w, wrong := err.(*Wrong)
	return err == nil || wrong && w.Names != "" && v != Choose
}

// names reports whether m is the listed move or an answer that names what the listed one leaves open.
func names(listed, m Move) bool {
	if m.Verb == Choose && listed.Verb == Choose && m.Who == listed.Who {
		for f := range moveFields {
			if !listed.Names(f) {
				m = m.Without(f)
			}
		}
		if !listed.Names(FieldTo) {
			m.Side = listed.Side
		}
	}
	return m == listed
}

// saysTooMuch reports whether a move names stars on which nothing depends, or uses a card with a stack that works
// without one.
func saysTooMuch(l *Line, m Move) bool {
	return m.Verb == Use && m.N > 0 && l.playable(m.Without(FieldN)) || Idle(l.t, &l.state, m, FieldStars)
}

// unusual reports whether a card lies on a pile or on another card, or more than one star is out.
func unusual(s *State) bool {
	return slices.ContainsFunc(s.Cards, func(k Card) bool {
		return k.Laid && (k.At.Kind == OnPile || k.At.Kind == OnCard || k.Stars > 1)
	})
}

// numerous reports whether a move belongs to the great majority of the domain, which names a card and where or from
// which stack, or an answer.
func numerous(m Move) bool {
	return m.Verb == Choose || m.N > 0 && (m.Card != NoCard || m.On != NoCard) || m.Card != NoCard && m.At.Kind != Nowhere
}

// domain visits every move that might mean something in s: both players, all verbs, and for each verb all values of the
// fields that it reads (see the table in docs/engine.md), whether or not they make sense. Of resources, it visits those
// of a trade with the bank and one of each kind.
func domain(s *State, visit func(Move)) {
	spots := someSpots(s)
	for _, who := range [...]Player{North, South, Chance} {
		do := func(v Verb, set ...func(*Move)) {
			m := NewMove(who, v)
			for _, f := range set {
				f(&m)
			}
			visit(m)
		}
		for _, v := range [...]Verb{Roll, EndMain, Offer, EndTurn, Choose, Pass} {
			do(v)
		}
		stacks := int8(max(len(s.Sides[North].Stacks), len(s.Sides[South].Stacks)) + 1)
		for n := range stacks + 1 {
			do(Draw, func(m *Move) { m.N = n })
			do(Search, func(m *Move) { m.N = n })
			do(Choose, func(m *Move) { m.N = n + 1 }) // a stack, a number, a landscape
		}
		for n := range int8(8) {
			do(Die, func(m *Move) { m.N = n })
			do(Choose, func(m *Move) { m.Stars = n })
		}
		do(Choose, func(m *Move) { m.Discard = true })
		for f := Brigands; f <= QuestionFace; f++ {
			do(Choose, func(m *Move) { m.Face = f })
		}
		domainOfResources(do)
		domainOfPlaces(s, spots, do)
		for c := range s.Cards {
			domainOfCard(CardNo(c), spots, stacks, do)
		}
	}
}

// domainOfResources visits trades with the bank and answers that name resources.
func domainOfResources(do func(Verb, ...func(*Move))) {
	for give := range kinds {
		for get := range kinds {
			for n := int8(1); n <= 4; n++ {
				swap := func(m *Move) { m.Give[give], m.Get[get] = n, 1 }
				do(Trade, swap)
				do(Choose, swap)
			}
		}
		do(Choose, func(m *Move) { m.Get[give] = 1 })
		do(Choose, func(m *Move) { m.Give[give] = 1 })
	}
}

// domainOfPlaces visits roads and places of each kind on every column, with and without stars, and answers that name a
// spot or a landscape.
func domainOfPlaces(s *State, spots []Spot, do func(Verb, ...func(*Move))) {
	for _, at := range spots {
		for stars := range int8(4) {
			if at.Kind == OnRoad {
				do(Build, func(m *Move) { m.Road, m.At, m.Stars = true, at, stars })
			}
			if at.Kind != OnSite || at.Row != 1 {
				continue
			}
			on := at
			on.Row = 0
			for k := SettlementPlace; int(k) < len(placeNames); k++ {
				do(Build, func(m *Move) { m.Place, m.Central, m.At, m.Stars = true, k, on, stars })
			}
		}
		for side := range s.Sides {
			do(Choose, func(m *Move) { m.To, m.Side = at, Player(side) })
		}
	}
	for i := range s.Sides[North].Lands {
		for j := range s.Sides[South].Lands {
			do(Choose, func(m *Move) { m.Own, m.Theirs = LandSet(0).With(i), LandSet(0).With(j) })
		}
	}
}

// domainOfCard visits what can be done with card c, wherever it is.
func domainOfCard(c CardNo, spots []Spot, stacks int8, do func(Verb, ...func(*Move))) {
	card := func(m *Move) { m.Card = c }
	for _, v := range [...]Verb{Play, Use, Demolish, Redeem, Choose} {
		do(v, card)
	}
	for n := range stacks + 1 {
		number := func(m *Move) { m.N = n }
		do(PutBack, card, number)
		do(Exchange, number, func(m *Move) { m.On = c })
		do(Exchange, number, func(m *Move) { m.On, m.Chosen = c, true })
		if n > 0 {
			do(Feed, card, number)
			do(Use, card, number)
			do(Choose, card, number)
		}
	}
	for _, at := range spots {
		do(Build, card, func(m *Move) { m.At = at })
		do(Choose, card, func(m *Move) { m.To = at })
	}
}

// someSpots returns every spot of either principality and around it: sites, landscapes, roads, the table.
func someSpots(s *State) []Spot {
	low, high := Col(0), Col(0)
	for p := range s.Sides {
		for _, pl := range s.Sides[p].Places {
			low, high = min(low, pl.Col), max(high, pl.Col)
		}
	}
	out := []Spot{{Kind: OnTable}}
	for col := low - 3; col <= high+3; col++ {
		out = append(out, Spot{Kind: OnRoad, Col: col})
		for _, row := range [...]int8{1, 2, -1, -2} {
			out = append(out, Spot{Kind: OnSite, Col: col, Row: row})
			if row == 1 || row == -1 {
				out = append(out, Spot{Kind: AtLandscape, Col: col, Row: row})
			}
		}
	}
	return out
}

// TestPerft counts the lines of play of up to three moves twice: made in place and undone, and made with Apply on
// copies.
func TestPerft(t *testing.T) {
	n := 0
	positions(t, 6, func(g *playing) {
		if n++; n%40 > 0 {
			return
		}
		inPlace, copied := perftInPlace(NewLine(g.t, g.s), 3), perftCopied(g.t, g.s, 3)
		if inPlace != copied {
			t.Errorf("%d lines of play in place, %d on copies\n%s", inPlace, copied, g.told())
		}
	})
}

// perftInPlace counts the lines of play of so many moves. A line ends where a move leaves something open.
func perftInPlace(l *Line, depth int) int {
	if depth == 0 {
		return 1
	}
	n := 0
	for _, m := range slices.Clone(l.Legal()) {
		if l.Play(m) != nil {
			n++
			continue
		}
		n += perftInPlace(l, depth-1)
		l.Undo()
	}
	return n
}

// perftCopied counts what perftInPlace counts, with a copy of each position.
func perftCopied(t *Table, s *State, depth int) int {
	if depth == 0 {
		return 1
	}
	n := 0
	for _, m := range Legal(t, s) {
		next, _, err := Apply(t, s, m)
		if err != nil {
			n++
			continue
		}
		n += perftCopied(t, next, depth-1)
	}
	return n
}
