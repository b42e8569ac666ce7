package engine

import (
	"slices"
	"strings"
	"testing"

	"catanica/catalog"
)

// grant puts one of a player's cards that ask for another one into the hand, a rare one if possible, and lays out what
// it asks for, as far as that goes: a position that some turns of play might have led to, but rarely would.
func (g *playing) grant(tb testing.TB, p Player) {
	side := g.piles(p)
	total := 0
	var in []CardNo
	for _, st := range side.Stacks {
		for _, c := range st.Top {
			if len(g.asked(c)) > 0 {
				in = append(in, c)
				total += g.rarity(g.s.Cards[c].Def)
			}
		}
	}
	if total == 0 {
		return
	}
	k, i := g.rng.IntN(total), 0
	for ; i < len(in)-1; i++ {
		if k -= g.rarity(g.s.Cards[in[i]].Def); k < 0 {
			break
		}
	}
	c, hand := in[i], g.s.Sides[p].Hand.Top
	for j := range side.Stacks {
		if at := slices.Index(side.Stacks[j].Top, c); at >= 0 {
			side.Stacks[j].Top[at], hand[0] = hand[0], c
		}
	}
	for _, n := range g.asked(c) {
		who := p
		if n.Where == "opponent" {
			who = p.Other()
		}
		switch id := n.Any[g.rng.IntN(len(n.Any))]; id {
		case "zitadelle":
			g.citadels(who)
		case "type:wizard":
			for range n.Count {
				g.layOut(tb, [5]string{"ari", "hafli", "hor", "ira", "tali"}[g.rng.IntN(5)], who)
			}
		default:
			g.layOut(tb, id, who)
		}
	}
}

// asked are the conditions of a card that ask for cards by their ids.
func (g *playing) asked(c CardNo) []catalog.Need {
	var out []catalog.Need
	for _, n := range g.t.defs[g.s.Cards[c].Def].needs {
		if !n.Holds(g.t.Book.Edition) || len(n.Any) == 0 || n.Where == "table" {
			continue
		}
		n.Any = slices.DeleteFunc(slices.Clone(n.Any), func(id string) bool {
			def, ok := g.t.Book.Def(id)
			if n.Count == 2 && (id == "zitadelle" || id == "type:wizard") {
				return false
			}
			return strings.Contains(id, ":") || !ok || !g.t.defs[def].plays || g.t.defs[def].class == "central"
		})
		if len(n.Any) > 0 {
			out = append(out, n.Need)
		}
	}
	return out
}

// citadels makes both places of a player citadels, if nothing lies there yet.
func (g *playing) citadels(p Player) {
	side := &g.s.Sides[p]
	for _, c := range side.Laid {
		if g.s.Cards[c].At.Kind != OnTable {
			return
		}
	}
	for i := range side.Places {
		side.Places[i].Kind = CitadelPlace
	}
}

// layOut lays a further copy of a card out with p, where there is room for it. A manufactory comes with three points
// stored for whoever asks for them.
func (g *playing) layOut(tb testing.TB, id string, p Player) {
	for _, x := range g.s.Sides[p].Laid {
		if g.t.Book.ID(g.s.Cards[x].Def) == id {
			return
		}
	}
	c := g.card(tb, id, p)
	e := look(g.t, g.s)
	d := e.def(c)
	var spots []Spot
	e.spots(p, c, func(at Spot, _ error) { spots = append(spots, at) })
	if len(spots) == 0 || d.unique && inPlay(e, d) > 0 ||
		d.is(catalog.Foreign) || d.is(catalog.Action) || e.joining(c) != nil {
		g.s.Cards = g.s.Cards[:c]
		return
	}
	k := &g.s.Cards[c]
	if d.is(catalog.Wizard) {
		k.Power = 3
	}
	if k.By, k.Side, k.Laid, k.At = p, p, true, spots[g.rng.IntN(len(spots))]; e.refines(d) {
		k.Stored = 3
	}
	g.s.Sides[p].Laid = append(g.s.Sides[p].Laid, c)
	g.seen.dealt[k.Def]++
}
