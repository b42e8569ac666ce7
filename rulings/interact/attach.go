package interact

import (
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/rulings/engine"
)

// attach adds a card to a zone of a position that is set up, as position.put and the line that it writes would. It is
// the fast way for the many positions that are never shown; TestAttach holds the two together.
func (w *world) attach(t *table, id string, z Zone) (*table, engine.CardNo, bool) {
	return w.attachFrom(t, id, z, 0)
}

// attachFrom does what attach does, but leaves out the first places at which the card could lie.
func (w *world) attachFrom(t *table, id string, z Zone, from int) (*table, engine.CardNo, bool) {
	k := w.cat.Card(id)
	if !w.fits(k, z) {
		return nil, engine.NoCard, false
	}
	def, _ := w.book.Def(id)
	who := sideOf(z)
	s := t.start.Clone()
	no := engine.CardNo(len(s.Cards))
	c := engine.Card{Def: def, Owner: who, By: who, Side: who}
	piles := &s.Sides[who]
	if w.game != catalog.Tournament {
		piles = &s.Sides[engine.North]
	}
	push := func(p *engine.Pile) { p.Top = append([]engine.CardNo{no}, p.Top...) }
	switch z {
	case InPlay, OwnPlay:
		if k.Is(catalog.Foreign, w.edition) {
			c.Side = who.Other()
		}
		spot, ok := w.spot(s, k, c.Side, from)
		if !ok {
			return nil, engine.NoCard, false
		}
		c.At, c.Laid = spot, true
		if k.Is(catalog.Wizard, w.edition) {
			c.Power = 2
		}
		if k.Is(catalog.Counter, w.edition) {
			c.Stars = 1
		}
		if rolled(k, w.edition) {
			c.Stored = 3
		}
		s.Cards = append(s.Cards, c)
		s.Sides[c.Side].Laid = append(s.Sides[c.Side].Laid, no)
		if engine.Misplaced(t.Table, s, no) != nil {
			return nil, engine.NoCard, false
		}
	case InHand, OwnHand:
		s.Sides[who].Hand.Top = append(s.Sides[who].Hand.Top, no)
	case InDiscard, TheirPile:
		push(&piles.Discard)
	case InStack:
		push(&piles.Stacks[0])
		piles.Stacks[0].Open = len(piles.Stacks[0].Top) == 0
	case EventStack:
		push(&s.Events)
		s.Events.Open = false
	}
	if !c.Laid {
		s.Cards = append(s.Cards, c)
	}
	settled, err := engine.Settle(t.Table, s)
	if err != nil {
		return nil, engine.NoCard, false
	}
	return &table{Table: t.Table, start: settled}, no, true
}

// fits reports whether a card of this kind can be in the zone at all.
func (w *world) fits(k *catalog.Card, z Zone) bool {
	e := w.edition
	if k == nil || !w.cat.Exists(k, e) || k.ClassAt(e) == "central" && !k.Is(catalog.Counter, e) {
		return false
	}
	event, counter := k.Is(catalog.EventType, e), k.Is(catalog.Counter, e)
	switch z {
	case EventStack:
		return event
	case InPlay, OwnPlay:
		return !event && !k.Is(catalog.Action, e)
	case TheirPile:
		return !event && !counter && w.game == catalog.Tournament
	}
	return !event && !counter
}

// spot returns where a card lies in a principality: the first free of the places that place lists.
func (w *world) spot(s *engine.State, k *catalog.Card, who engine.Player, from int) (engine.Spot, bool) {
	side := &s.Sides[who]
	taken := func(at engine.Spot) bool {
		return at.Kind != engine.OnTable && slices.ContainsFunc(side.Laid, func(c engine.CardNo) bool {
			on := s.Cards[c].At
			return on.Kind == at.Kind && on.Col == at.Col && (at.Row == 0 || on.Row == at.Row)
		})
	}
	for n := from; n < 4; n++ {
		at, ok := w.place(k, n)
		if !ok {
			return engine.Spot{}, false
		}
		spot, ok := spotAt(side, strings.TrimPrefix(at, "at "))
		if !ok {
			continue
		}
		rows := []int8{spot.Row}
		if spot.Kind == engine.OnSite {
			rows = []int8{1, 2, -1, -2} // as rowsAt
		}
		for _, spot.Row = range rows {
			if !taken(spot) {
				return spot, true
			}
		}
	}
	return engine.Spot{}, false
}

// spotAt returns the spot that the words after `at` mean; on a site of a place no row is stated.
func spotAt(side *engine.Side, at string) (engine.Spot, bool) {
	if at == "out" {
		return engine.Spot{Kind: engine.OnTable}, true
	}
	at, row, _ := strings.Cut(at, " ")
	beyond := engine.Col(1)
	if at == "left" {
		at, row, beyond = "A", "", -1
	}
	i := slices.IndexFunc(side.Places, func(pl engine.Place) bool { return pl.Name == at[0] })
	if i < 0 {
		return engine.Spot{}, false
	}
	col := side.Places[i].Col
	switch {
	case len(at) == 1 && beyond == 1:
		return engine.Spot{Kind: engine.OnSite, Col: col}, true
	case row == "above":
		return engine.Spot{Kind: engine.AtLandscape, Col: col + beyond, Row: 1}, true
	case row == "below":
		return engine.Spot{Kind: engine.AtLandscape, Col: col + beyond, Row: -1}, true
	}
	return engine.Spot{Kind: engine.OnRoad, Col: col + beyond}, true
}
