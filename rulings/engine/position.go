package engine

import (
	"strings"

	"catanica/catalog"
)

// Misplaced returns why a card of a position may not be where it is, or nil. A position that is set up by hand obeys
// the same rules as play, whatever articles are switched off.
func Misplaced(t *Table, s *State, c CardNo) error {
	right := *t
	right.off = nil
	g := look(&right, s)
	if err := misfit(g, c); err != nil {
		return err
	}
	k := g.s.Cards[c]
	if !k.Laid {
		return nil
	}
	switch k.At.Kind {
	case OnSite:
		return misplacedOnSite(g, c)
	case AtLandscape:
		if ref, bad := g.fitsLandscape(k.Side, g.def(c), k.At).(*Refusal); bad {
			return breaks(strings.Join(ref.Cites, " "), g.wrong("%s darf hier nicht liegen: %s", "%s cannot be here: %s",
				g.title(c, catalog.Nominative), ref.Why))
		}
		if n := neighbours(g, c, func(o Spot) bool { return o.Col == k.At.Col && sameSide(o.Row, k.At.Row) }); n > 0 {
			return breaks("128.C.b", g.wrong("An dieser Landschaft liegt schon eine Karte.",
				"There is already a card at this landscape."))
		}
	case OnRoad:
		if n := neighbours(g, c, func(o Spot) bool { return o.Col == k.At.Col }); n > 0 {
			return breaks("kuw.strassenausbauten", g.wrong("Auf dieser Straße liegt schon eine Karte.",
				"There is already a card on this road."))
		}
	}
	return nil
}

// misplacedOnSite is Misplaced for a card on a building site.
func misplacedOnSite(g *game, c CardNo) error {
	k := g.s.Cards[c]
	pl, ok := g.place(k.Side, k.At.Col)
	if !ok {
		return g.wrong("Dort liegt weder Siedlung noch Stadt noch Zitadelle.",
			"There is no settlement, city or citadel there.")
	}
	if ref, bad := g.fitsPlace(g.def(c), pl).(*Refusal); bad {
		return breaks(strings.Join(ref.Cites, " "), g.wrong("%s darf hier nicht liegen: %s", "%s cannot be here: %s",
			g.title(c, catalog.Nominative), ref.Why))
	}
	n := sites(pl.Kind)
	if k.At.Row > n || k.At.Row < -n {
		return breaks("128.C.b", g.wrong("Auf dieser Seite hat der Ort nur %s.",
			"This settlement or city has only %s on this side.", countSites(n)))
	}
	same := neighbours(g, c, func(o Spot) bool { return o.Col == k.At.Col && o.Row == k.At.Row && o.Row != 0 })
	all := neighbours(g, c, func(o Spot) bool { return o.Col == k.At.Col })
	switch {
	case same > 0:
		return breaks("128.C.b", g.wrong("Auf diesem Bauplatz liegt schon eine Karte.",
			"There is already a card on this building site."))
	case all >= int(2*n):
		return breaks("128.C.b", g.wrong("Der Ort hat nur %s.", "This settlement or city has only %s.", countSites(2*n)))
	}
	return nil
}

// neighbours counts the cards laid before c in the same principality on spots of the same kind for which fits is true.
func neighbours(g *game, c CardNo, fits func(Spot) bool) int {
	n := 0
	for _, x := range g.s.Sides[g.card(c).Side].Laid {
		if x == c {
			break
		}
		if k := g.card(x); k.At.Kind == g.card(c).At.Kind && fits(k.At) {
			n++
		}
	}
	return n
}

// Settlement puts a settlement in column col of p's principality and returns its name, the first letter that is free.
// It performs no checks; during play, settlements are built with a Build move.
func Settlement(s *State, p Player, col Col) byte {
	side := &s.Sides[p]
	name := byte('A')
	for taken := true; taken; {
		taken = false
		for _, pl := range side.Places {
			if pl.Name == name {
				taken = true
				name++
				break
			}
		}
	}
	side.Places = append(side.Places, Place{Col: col, Name: name})
	side.sortPlaces()
	return name
}

// Token returns the holder of the knight token (strength) or the windmill token (commerce), or Chance. sure is false if
// points that nobody has stated could change it.
func Token(t *Table, s *State, kind string) (holder Player, sure bool) {
	return look(t, s).token(kind)
}

// Worth returns the current strength, tournament or commerce points of a card in play.
func Worth(t *Table, s *State, c CardNo, kind string) (n int, sure bool) {
	g := look(t, s)
	return g.worth(s.Cards[c].By, c, kind)
}
