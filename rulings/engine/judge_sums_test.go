package engine

import (
	"cmp"
	"slices"
)

// change is a change of a card's strength. Changes apply in the order in which they came into play (Ruling 117.A.a).
type change struct {
	order int16
	apply func(n int) int
	maybe bool // no source says whether it reaches the card
}

// count is a sum of points, with bounds for what nobody has stated.
type count struct {
	least, most int
	sure        bool // the judge does not abstain
	doubtful    bool // no source says how far a function reaches, even if it makes no difference
}

// unstatedPoints is more than cards of unstated points could bring.
const unstatedPoints = 1000

// exact reports whether nothing that matters is unstated.
func (n count) exact() bool { return n.sure && n.least == n.most && !n.doubtful }

// strength adds up the strength of a player's cards.
func (j judge) strength(p Player) (sum count) {
	if j.anyOut("mirrors", "turns", "unplayed") {
		return count{}
	}
	sum.sure = true
	for _, c := range j.of(p) {
		n, stated := j.own(c, j.card(c).Points.Strength)
		if !stated {
			sum.most += unstatedPoints
			continue
		}
		var changes []change
		add := func(by CardNo, f func(int) int) {
			changes = append(changes, change{order: j.s.Cards[by].Order, apply: f})
		}
		knight := j.is(c, "type:knight")
		for _, by := range j.of(p) {
			if w := j.word(by, "knights-gain"); w != nil && knight {
				add(by, func(n int) int { return n + w.Arg.Get("strength").Int() })
			}
			if w := j.word(by, "gains-each"); w != nil && j.is(c, w.Arg.Get("of").Strs()...) {
				add(by, func(n int) int { return n + w.Arg.Get("strength").Int() })
			}
		}
		for _, by := range j.of(p.Other()) {
			if w := j.word(by, "weakens"); w != nil && knight && j.s.Cards[by].Side == j.s.Cards[c].Side {
				at, its := j.s.Cards[by].At, j.s.Cards[c].At
				add(by, func(n int) int { return max(0, n-w.Arg.Get("n").Int()) })
				changes[len(changes)-1].maybe = at.Kind != its.Kind || at.Col != its.Col
			}
			if w := j.word(by, "caps"); w != nil {
				if slices.ContainsFunc(w.Arg.Get("what").Strs(), func(t string) bool { return j.is(c, "type:"+t) }) {
					add(by, func(n int) int { return min(n, w.Arg.Get("at").Int()) })
				}
			}
		}
		for _, m := range j.s.Marks {
			if m.Card == c {
				changes = append(changes, change{order: m.Order, apply: func(n int) int { return 2 * n }})
			}
		}
		slices.SortStableFunc(changes, func(a, b change) int { return cmp.Compare(a.order, b.order) })
		most := n
		for _, x := range changes {
			if n = x.apply(n); !x.maybe {
				most = x.apply(most)
			}
			sum.doubtful = sum.doubtful || x.maybe
		}
		sum.least += n
		sum.most += most
	}
	return sum
}

// commerce adds up the commerce points of a player's cards.
func (j judge) commerce(p Player) (sum count) {
	if j.anyOut("mirrors", "turns", "unplayed") {
		return count{}
	}
	robbed := slices.ContainsFunc(j.of(p.Other()), func(c CardNo) bool { return j.word(c, "blocks-commerce") != nil })
	sum.sure = true
	for _, c := range j.of(p) {
		n, stated := j.own(c, j.card(c).Points.Commerce)
		if !stated {
			sum.most += unstatedPoints
			continue
		}
		twice := false
		for _, by := range j.of(p) {
			if w := j.word(by, "gains-each"); w != nil && j.is(c, w.Arg.Get("of").Strs()...) {
				n += w.Arg.Get("commerce").Int()
			}
			w := j.word(by, "doubles-commerce")
			twice = twice || w != nil && j.is(c, w.Arg.Get("of").Strs()...)
		}
		if twice {
			n *= 2
		}
		sum.most += n
		if !robbed || !j.is(c, "type:building") {
			sum.least += n
		}
	}
	return sum
}

// tournament adds up the tournament points of a player's cards.
func (j judge) tournament(p Player) (sum count) {
	if j.anyOut("mirrors", "turns", "unplayed") {
		return count{}
	}
	sum.sure = true
	for _, c := range j.of(p) {
		n, stated := j.own(c, j.card(c).Points.Tournament)
		if !stated {
			sum.most += unstatedPoints
			continue
		}
		for _, by := range j.of(p) {
			if w := j.word(by, "knights-gain"); w != nil && j.is(c, "type:knight") {
				n += w.Arg.Get("tournament").Int()
			}
		}
		sum.least += n
		sum.most += n
	}
	return sum
}

// sum returns the points of a kind.
func (j judge) sum(p Player, kind string) count {
	switch kind {
	case "strength":
		return j.strength(p)
	case "commerce":
		return j.commerce(p)
	}
	return j.tournament(p)
}

// handLimit returns how many cards a player may keep (Ruling 103.H.a).
func (j judge) handLimit(p Player) (n int, sure bool) {
	n = 3
	for _, c := range j.of(p) {
		if w := j.word(c, "hand-limit"); w != nil {
			n += w.Arg.Get("n").Int()
		}
	}
	return n, !j.anyOut("mirrors")
}

// token returns who has more of the points that bring a token: nobody at a tie (Rulings 103.L.a, 103.M.a). What is not
// stated can only add to a sum.
func (j judge) token(kind string) (holder Player, sure bool) {
	a, b := j.sum(North, kind), j.sum(South, kind)
	north, south := kind == "strength" || j.hasCity(North), kind == "strength" || j.hasCity(South)
	tie := a.exact() && b.exact() && a.least == b.least && a.least > 0
	switch sure = a.sure && b.sure && (!tie || !j.keeps); {
	case !north && !south, tie, a.most == 0 && b.most == 0:
		return Chance, sure
	case a.least > b.most && north:
		return North, sure
	case b.least > a.most && south:
		return South, sure
	}
	return Chance, sure && a.exact() && b.exact()
}

// hasCity reports whether a player has a city, on which the windmill token stands.
func (j judge) hasCity(p Player) bool {
	return slices.ContainsFunc(j.s.Sides[p].Places, func(pl Place) bool {
		return pl.Kind == CityPlace || pl.Kind == MetropolisPlace
	})
}

// victory adds up a player's victory points.
func (j judge) victory(p Player) (sum int, sure bool) {
	if j.anyOut("joins", "mirrors", "unplayed", "mines", "turns") {
		return 0, false
	}
	for _, pl := range j.s.Sides[p].Places {
		switch pl.Kind {
		case SettlementPlace:
			sum++
		case CityPlace:
			sum += 2
		case CitadelPlace:
			sum++
			if slices.ContainsFunc(j.s.Sides[p].Laid, func(c CardNo) bool { // beside a wizard (Ruling 128.G.a)
				at := j.s.Cards[c].At
				return j.is(c, "type:wizard") && at.Kind == AtLandscape && (at.Col == pl.Col-1 || at.Col == pl.Col+1)
			}) {
				sum++
			}
		case MetropolisPlace:
			return 0, false // no source states its points
		}
	}
	for _, c := range j.of(p) {
		n, stated := j.own(c, j.card(c).Points.Victory)
		if !stated {
			return 0, false
		}
		sum += n
	}
	for _, kind := range [2]string{"strength", "commerce"} {
		holder, sure := j.token(kind)
		if !sure {
			return 0, false
		}
		if holder == p {
			sum++
		}
	}
	return sum, true
}
