package engine

import (
	"slices"
	"strings"

	"catanica/catalog"
)

// meets tells which condition of a card is not met at this moment ("build" or "play"), or nil. Conditions
// matter at this moment only (Ruling 103.R.a).
func (g *game) meets(p Player, c CardNo, moment string) error {
	for _, n := range g.def(c).needs {
		if n.For != moment || !n.Holds(g.t.Book.Edition) {
			continue
		}
		if err := g.need(p, c, n); err != nil {
			return err
		}
	}
	return nil
}

// stillAllowed is the reading that 103.R.a refuses: conditions would go on mattering.
func (g *game) stillAllowed(c CardNo) bool {
	k := &g.s.Cards[c]
	for _, n := range g.def(c).needs {
		if n.For == "build" && n.Holds(g.t.Book.Edition) && len(n.Any)+len(n.All)+len(n.None) > 0 && g.need(k.By, c, n) != nil {
			return false
		}
	}
	return true
}

func (g *game) need(p Player, c CardNo, n catalog.Need) error {
	sides := []Player{p}
	switch n.Where {
	case "opponent":
		sides = []Player{p.Other()}
	case "table":
		sides = []Player{p, p.Other()}
	}
	count := max(1, n.Count)
	have := 0
	for _, ref := range n.Any {
		have += g.countRef(sides, ref)
	}
	ok := len(n.Any) == 0 || have >= count
	for _, ref := range n.All {
		ok = ok && g.countRef(sides, ref) >= count
	}
	for _, ref := range n.None {
		ok = ok && g.countRef(sides, ref) == 0
	}
	if ok {
		return nil
	}
	cites := articles(n.Source)
	if len(cites) == 0 {
		cites = []string{"103.R.a"}
	}
	return &Refusal{Cites: cites, Why: say("Eine Bedingung der Karte ist nicht erfüllt: %s.", "A condition of the card is not met: %s.", describeNeed(n))}
}

func describeNeed(n catalog.Need) string {
	var parts []string
	for _, l := range []struct {
		word string
		refs []string
	}{{"any of", n.Any}, {"all of", n.All}, {"none of", n.None}} {
		if len(l.refs) > 0 {
			parts = append(parts, l.word+" "+strings.Join(l.refs, ", "))
		}
	}
	return strings.Join(parts, "; ")
}

// countRef counts the cards that work for the players and are what ref names: a card id, type:T, class:C.
// A card that is blocked is no condition any more, for being one is a function (103.P.a; reading
// blocked-condition); what it is, a building or a unit, stays.
func (g *game) countRef(sides []Player, ref string) int {
	n := 0
	kind, id, typed := strings.Cut(ref, ":")
	for _, p := range sides {
		n += g.countPlaces(p, ref, kind, id)
		g.laidBy(p, func(c CardNo) {
			d := g.def(c)
			match := !typed && d.id == ref || kind == "type" && d.is(catalog.CardType(id)) || kind == "class" && d.class == id
			if match && (typed || g.blocker(c) == NoCard || g.t.reading("blocked-condition") == "yes") {
				n++
			}
		})
	}
	return n
}

// countPlaces counts central cards, which lie as places, not as cards.
func (g *game) countPlaces(p Player, ref, kind, id string) int {
	t := catalog.CardType("")
	if kind == "type" {
		t = catalog.CardType(id)
	} else if n, ok := g.t.Book.byID[ref]; ok {
		for ct, def := range g.t.Book.central {
			if def == n {
				t = ct
			}
		}
	}
	want := map[catalog.CardType][]PlaceKind{
		catalog.Settlement: {SettlementPlace}, catalog.City: {CityPlace, MetropolisPlace},
		catalog.Citadel: {CitadelPlace}, catalog.Metropolis: {MetropolisPlace},
	}[t]
	n := 0
	for _, pl := range g.s.Sides[p].Places {
		if slices.Contains(want, pl.Kind) {
			n++
		}
	}
	if t == catalog.Road {
		n += len(g.s.Sides[p].Roads)
	}
	return n
}
