package interact

import (
	"slices"

	"catanica/catalog"
	"catanica/rulings/engine"
	"catanica/rulings/naming"
)

// alternatives returns the moves worth trying: of resources and stacks the choice makes no difference to another card.
func (x *explorer) alternatives(moves []engine.Move, d engine.Decision) []engine.Move {
	most := 14
	switch d.Kind {
	case engine.AskResource, engine.AskStack, engine.AskPutBack:
		most = 3
	}
	if x.w.kinds && d.Kind == engine.AskResource {
		return x.ofEachKind(moves)
	}
	if len(moves) <= most {
		return moves
	}
	out := slices.Clone(moves[:most-2])
	for _, m := range moves[most-2:] { // the watched cards and passing are always tried
		if m.Verb == engine.Pass || m.Card != engine.NoCard && (m.Card == x.b || m.Card == x.d) {
			out = append(out, m)
		}
	}
	return out
}

// ofEachKind returns the moves with a way to name the resources that they leave open for each kind that can be taken.
func (x *explorer) ofEachKind(moves []engine.Move) []engine.Move {
	var out []engine.Move
	var have engine.Bag
	for _, m := range moves {
		if x.w.line.Play(m) == nil {
			x.w.line.Undo()
			out = append(out, m)
			continue
		}
		for _, c := range x.completions(m, "resources") {
			k := slices.IndexFunc(c.Get[:], func(n int8) bool { return n > 0 })
			if k < 0 || have[k] > 0 || x.w.line.Play(c) != nil {
				continue
			}
			x.w.line.Undo()
			have[k] = 1
			out = append(out, c)
		}
	}
	if len(out) > maxKinds {
		out = out[:maxKinds]
	}
	return out
}

// maxKinds is the largest number of choices of resources that are tried.
const maxKinds = 12

// completions returns ways to name what a move leaves open.
func (x *explorer) completions(m engine.Move, names string) []engine.Move {
	s := x.w.line.State()
	who := max(m.Who, engine.North)
	namer := naming.Namer{Table: x.t.Table, State: s}
	var out []engine.Move
	switch names {
	case "resources":
		get, give := engine.Choice{Max: 3}, engine.Choice{Max: 3}
		if d, open := engine.Open(x.t.Table, s); open && len(x.path) > 0 {
			get, give = d.Get, d.Give
		}
		// what a pawned building brings
		if cost := x.costOf(m.Card); cost.Total() > 0 && len(x.path) > 0 && get.Max+give.Max == 0 {
			for k := range cost {
				cost[k] = min(cost[k], x.room(who, engine.Kind(k)))
			}
			get = engine.Choice{Min: 1, Max: min(x.costOf(m.Card).Total()-1, cost.Total()), Of: cost}
		}
		if m.Verb == engine.Build && len(x.path) == 0 { // what a discount saves
			cost := x.costOf(m.Card)
			for n := 3; n > 0; n-- {
				for k := engine.Lumber; k <= engine.Gold; k++ {
					c, less := m, naming.Some(cost, n, k)
					c.Give = cost
					for i := range less {
						c.Give[i] -= less[i]
					}
					out = append(out, c)
				}
			}
		}
		for _, n := range [3][2]int{{get.Max, give.Max}, {get.Max, give.Min}, {get.Min, give.Min}} {
			for k := engine.Lumber; k <= engine.Gold; k++ {
				c, of := m, give.Of
				if of.Total() == 0 {
					of = engine.Stock(s, who)
				}
				c.Get, c.Give = naming.Some(get.Of, n[0], k), naming.Some(of, n[1], (k+3)%6)
				out = append(out, c)
				if len(x.path) == 0 {
					c.Get = engine.Bag{}
					out = append(out, c)
					c = m
					c.Get = naming.Some(get.Of, 1, k)
					out = append(out, c)
				}
			}
		}
	case "card": // which of a stack is left open
		namer.Cards(m, func(c engine.Move) {
			if c.Card == m.Card {
				out = append(out, c)
			}
		})
	case "landscapes": // those of the stack are left open
		namer.Landscapes(m, func(c engine.Move) {
			if c.Lands == m.Lands {
				out = append(out, c)
			}
		})
	}
	if len(out) > 400 {
		out = out[:400]
	}
	return out
}

// room returns how many resources of a kind fit on a player's landscapes.
func (x *explorer) room(who engine.Player, k engine.Kind) int8 {
	n := int8(0)
	for _, l := range x.w.line.State().Sides[who].Lands {
		if l.Kind == k {
			n += 3 - l.Stock
		}
	}
	return n
}

// costOf returns the resources that card c costs.
func (x *explorer) costOf(c engine.CardNo) (cost engine.Bag) {
	if c == engine.NoCard {
		return cost
	}
	k := x.w.cat.Card(x.t.Book.ID(x.w.line.State().Cards[c].Def))
	if k == nil {
		return cost
	}
	price, known := k.Cost.At(x.w.edition)
	for i := engine.Lumber; i <= engine.Gold; i++ {
		cost[i] = int8(price[catalog.Resource(i.String())])
	}
	if known == catalog.Unknown {
		cost[engine.Lumber] = 2 // as unstated assumes
	}
	return cost
}
