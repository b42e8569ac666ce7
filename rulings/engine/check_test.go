package engine

import (
	"fmt"
	"slices"

	"catanica/catalog"
)

// checkCards: every physical card is in exactly one place, and their number never changes.
func (g *playing) checkCards() error {
	at := make([]string, len(g.s.Cards))
	var err error
	put := func(place string, cs ...CardNo) {
		for _, c := range cs {
			if at[c] != "" && err == nil {
				err = fmt.Errorf("card %d (%s) is in %s and in %s", c, g.t.Book.ID(g.s.Cards[c].Def), at[c], place)
			}
			at[c] = place
		}
	}
	pile := func(place string, p Pile) {
		put(place, p.Top...)
		put(place, p.Bottom...)
	}
	for p := range g.s.Sides {
		s := &g.s.Sides[p]
		pile("a hand", s.Hand)
		pile("a discard pile", s.Discard)
		put("a principality", s.Laid...)
		for _, st := range s.Stacks {
			pile("a stack", st)
		}
	}
	pile("the event stack", g.s.Events)
	pile("the display", g.s.Display)
	put("out of the game", g.s.Removed...)
	put("the box", g.s.Box...)
	for _, f := range g.s.Frames {
		if f.Proc == g.t.Book.procNo[procPlay] && at[f.Card] == "" {
			put("play", f.Card)
		}
	}
	for i, place := range at {
		if place != "" {
			continue
		}
		id := g.t.Book.ID(g.s.Cards[i].Def)
		// Central cards lie as places.
		if place == "" && err == nil && g.t.Book.Catalog.Card(id).ClassAt(g.t.Book.Edition) != "central" {
			err = fmt.Errorf("card %d (%s) is nowhere", i, id)
		}
	}
	n := len(g.start.Cards)
	if g.start.Phase == Opening { // which takes cards out of the boxes
		if g.s.Phase == Opening || g.prev.Phase == Opening {
			g.dealt = len(g.s.Cards)
		}
		n = g.dealt
	}
	if len(g.s.Cards) != n && err == nil {
		err = fmt.Errorf("%d cards, at the start %d", len(g.s.Cards), n)
	}
	return err
}

// checkLaid: what a card says of itself agrees with where it lies.
func (g *playing) checkLaid() error {
	for p := range g.s.Sides {
		for _, c := range g.s.Sides[p].Laid {
			k := &g.s.Cards[c]
			if !k.Laid || k.Side != Player(p) {
				return fmt.Errorf("card %d lies with %s but does not know it", c, Player(p))
			}
			if k.At.Kind == OnCard && !g.s.Cards[k.At.Card].Laid {
				return fmt.Errorf("card %d lies on a card that does not lie out", c)
			}
		}
	}
	for c, k := range g.s.Cards {
		if k.Laid && !slices.Contains(g.s.Sides[k.Side].Laid, CardNo(c)) {
			return fmt.Errorf("card %d thinks that it lies out", c)
		}
		if !k.Laid && (k.Power != 0 || k.Stars != 0 || k.Stored != 0) {
			return fmt.Errorf("card %d has kept something: %+v", c, k)
		}
	}
	return nil
}

// checkLands: landscapes hold nothing to three, two above and below each gap at the most, and none is lost.
func (g *playing) checkLands() error {
	n := len(g.s.Landscapes.Top)
	for p := range g.s.Sides {
		where := map[[2]int8]bool{}
		for _, l := range g.s.Sides[p].Lands {
			n++
			at := [2]int8{int8(l.Col), l.Row}
			if l.Row == 0 && g.s.Phase == Opening {
				continue // has yet to be laid
			}
			if l.Stock < 0 || l.Stock > 3 || l.Number < 1 || l.Number > 6 || where[at] {
				return fmt.Errorf("a landscape of %s is wrong: %+v", Player(p), l)
			}
			where[at] = true
		}
		if want := 2 * (len(g.s.Sides[p].Places) + 1); len(where) != want && len(g.s.Frames) == 0 {
			return fmt.Errorf("%s has %d landscapes at %d places", Player(p), len(where), len(g.s.Sides[p].Places))
		}
	}
	if len(g.s.Frames) == 0 && n != 23 {
		return fmt.Errorf("there are %d landscapes, not 23", n)
	}
	return nil
}

// checkPoints counts the victory points once more, from the catalogue.
func (g *playing) checkPoints() error {
	for _, p := range [2]Player{North, South} {
		want := 0
		for _, pl := range g.s.Sides[p].Places {
			want++
			if pl.Kind == CityPlace || pl.Kind == MetropolisPlace || pl.Kind == CitadelPlace && g.inhabited(p, pl) {
				want++
			}
		}
		for _, c := range g.worksFor(p) {
			if e := look(g.t, g.s); e.joining(c) != nil && Works(g.t, g.s, c) { // host and card together
				under := g.s.Cards[g.s.Cards[c].At.Card].Def
				host, _ := g.t.Book.Catalog.Card(g.t.Book.ID(under)).Points.Victory.At(g.t.Book.Edition)
				want += e.joining(c).arg.Get("victory").Int() - host.N
				continue
			}
			v, is := g.t.Book.Catalog.Card(g.t.Book.ID(g.s.Cards[c].Def)).Points.Victory.At(g.t.Book.Edition)
			if is == catalog.Unknown && g.rules.facts && Works(g.t, g.s, c) {
				want++ // assumed
			}
			if is == catalog.Known && Works(g.t, g.s, c) {
				want += v.N
				if v.Count != "" {
					want += int(g.s.Cards[c].Stored)
				}
			}
		}
		for _, kind := range [2]string{"strength", "commerce"} {
			own, sure := Sum(g.t, g.s, p, kind)
			other, also := Sum(g.t, g.s, p.Other(), kind)
			city := slices.ContainsFunc(g.s.Sides[p].Places, func(pl Place) bool {
				return pl.Kind == CityPlace || pl.Kind == MetropolisPlace
			})
			holds := own > other && (kind == "strength" || city)
			if !sure || !also { // the unstated points may be none: a holder whom they cannot change is the one without them
				holder, settled := look(g.t, g.s).token(kind)
				if settled && (holder == p) != holds {
					return fmt.Errorf("%s: %s holds the token with %d against %d stated points: %v", kind, p, own, other, holder == p)
				}
				judged, certain := g.judge(g.s).token(kind)
				if g.judged("tokens of open sums").count(certain) && settled && holder != judged {
					return fmt.Errorf("%s: the token is with %s (settled: %t), the judge gives it to %s", kind, holder,
						settled, judged)
				}
				holds = holds && settled
			}
			if holds {
				want++
			}
		}
		have, open := Points(g.t, g.s, p)
		if have != want {
			return fmt.Errorf("%s has %d points, counted %d", p, have, want)
		}
		if g.s.Winner == p && have+open < g.t.Goal {
			return fmt.Errorf("%s has won with %d points", p, have)
		}
	}
	return nil
}

// inhabited: a wizard lies at a landscape of the citadel.
func (g *playing) inhabited(p Player, pl Place) bool {
	return slices.ContainsFunc(g.s.Sides[p].Laid, func(c CardNo) bool {
		k := g.s.Cards[c]
		card := g.t.Book.Catalog.Card(g.t.Book.ID(k.Def))
		beside := k.At.Col == pl.Col-1 || k.At.Col == pl.Col+1
		return card.Is(catalog.Wizard, g.t.Book.Edition) && k.At.Kind == AtLandscape && beside
	})
}

// worksFor are the cards that p has laid, in both principalities.
func (g *playing) worksFor(p Player) []CardNo {
	var out []CardNo
	for i := range g.s.Sides {
		for _, c := range g.s.Sides[i].Laid {
			if g.s.Cards[c].By == p {
				out = append(out, c)
			}
		}
	}
	return out
}

// checkSites: no two cards on one site, no more cards at a place than it has sites, and the supply holds out.
func (g *playing) checkSites() error {
	roads, cities, settlements := 0, 0, 0
	for p := range g.s.Sides {
		s := &g.s.Sides[p]
		roads, settlements = roads+len(s.Roads), settlements+len(s.Places)
		taken := map[Spot]bool{}
		for _, c := range s.Laid {
			at := g.s.Cards[c].At
			if at.Kind != OnSite {
				continue
			}
			if taken[at] {
				return fmt.Errorf("two cards of %s on one site %v", Player(p), at)
			}
			taken[at] = true
		}
		for _, pl := range s.Places {
			if pl.Kind == CityPlace || pl.Kind == MetropolisPlace {
				cities++
			}
		}
	}
	if roads > 9 || settlements > 9 || cities > 7 {
		return fmt.Errorf("%d roads, %d settlements, %d cities: there are not that many", roads, settlements, cities)
	}
	return nil
}

// checkHands: whoever has just ended a turn holds no more cards than allowed, and outside one's own turn nobody does.
func (g *playing) checkHands() error {
	if len(g.s.Frames) > 0 || g.s.Winner != Chance {
		return nil
	}
	p := g.s.Active.Other()
	if n, limit := g.s.Sides[p].Hand.Len(), HandLimit(g.t, g.s, p); n > limit {
		return fmt.Errorf("%s is not to move and holds %d cards of %d", p, n, limit)
	}
	return nil
}
