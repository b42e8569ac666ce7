package engine

import (
	"fmt"
	"slices"
	"strings"

	"catanica/catalog"
)

// cost returns what a card costs by its file, without discounts.
func (j judge) cost(c CardNo) (catalog.Cost, bool) {
	cost, is := j.card(c).Cost.At(j.edition)
	switch {
	case is == catalog.Known:
		return cost, true
	case is == catalog.Unknown && j.assumed:
		return catalog.Cost{catalog.Ore: 1, catalog.Brick: 1}, true
	}
	return nil, is == catalog.None
}

// saves returns how many resources the player's cards save on a card.
func (j judge) saves(p Player, c CardNo) (n int, sure bool) {
	cost, known := j.cost(c)
	total := 0
	for r, k := range cost {
		if r != catalog.Power && r != catalog.Star {
			total += k
		}
	}
	for _, by := range j.of(p) {
		w := j.word(by, "discount")
		if w == nil || !j.is(c, w.Arg.Get("on").Strs()...) || total < w.Arg.Get("at-least").Int() {
			continue
		}
		less := w.Arg.Get("n").Str
		if less == "unknown" && !j.assumed {
			return 0, false
		}
		n += max(1, w.Arg.Get("n").Int())
	}
	return min(n, total), known
}

// meets returns a condition of the card's file that the player does not meet (Ruling 103.R.a), or "".
func (j judge) meets(p Player, c CardNo, moment string) string {
	for _, need := range j.card(c).Needs {
		if need.For != moment || !j.inForce(need.From, need.Until) {
			continue
		}
		count := func(refs []string) (n int, all bool) {
			all = true
			for _, ref := range refs {
				here := j.countOf(p, ref, need.Where)
				n += here
				all = all && here >= max(1, need.Count)
			}
			return n, all
		}
		n, _ := count(need.Any)
		_, all := count(need.All)
		none, _ := count(need.None)
		if len(need.Any) > 0 && n < max(1, need.Count) || !all || none > 0 {
			return fmt.Sprintf("%+v", need)
		}
	}
	return ""
}

// countOf counts the cards that a reference names, blocked ones too: whether they count is a reading.
func (j judge) countOf(p Player, ref, where string) int {
	players := []Player{p}
	switch where {
	case "opponent":
		players = []Player{p.Other()}
	case "table":
		players = []Player{p, p.Other()}
	}
	central := map[string][]PlaceKind{
		"settlement": {SettlementPlace}, "siedlung": {SettlementPlace}, "city": {CityPlace, MetropolisPlace},
		"stadt": {CityPlace, MetropolisPlace}, "citadel": {CitadelPlace}, "zitadelle": {CitadelPlace},
		"metropolis": {MetropolisPlace}, "metropole": {MetropolisPlace},
	}
	n := 0
	for _, q := range players {
		_, t, typed := strings.Cut(ref, ":")
		if !typed {
			t = ref
		}
		for _, pl := range j.s.Sides[q].Places {
			if slices.Contains(central[t], pl.Kind) {
				n++
			}
		}
		if t == "road" || t == "strasse" {
			n += len(j.s.Sides[q].Roads)
		}
		for _, c := range j.inPlay() {
			if class, ok := strings.CutPrefix(ref, "class:"); j.s.Cards[c].By == q &&
				(j.is(c, ref) || ok && j.card(c).ClassAt(j.edition) == class) {
				n++
			}
		}
	}
	return n
}

// stock returns what lies on a player's landscapes.
func (j judge) stock(p Player) (b Bag) {
	for _, l := range j.s.Sides[p].Lands {
		b[l.Kind] += l.Stock
	}
	return b
}
