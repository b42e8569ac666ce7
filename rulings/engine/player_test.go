package engine

import (
	"slices"
	"strings"

	"catanica/catalog"
)

// weights says how much the random player likes a verb: enough building to get somewhere, little tearing down.
var weights = [len(verbNames)]int{
	Build: 600, Play: 200, Use: 100, Trade: 20, EndMain: 120, Demolish: 3, Roll: 200, Draw: 100, Search: 40,
	Exchange: 20, PutBack: 100, EndTurn: 100, Offer: 20, Choose: 100, Pass: 30, Die: 100, Feed: 30, Redeem: 30,
}

// choose picks one of the moves by weight. A player with a memory likes to play and build what has rarely been seen.
func (g *playing) choose(moves []Move) Move {
	weigh := func(m Move) int {
		w := max(1, weights[m.Verb])
		if g.rare != nil && m.Card != NoCard && (m.Verb == Play || m.Verb == Build || m.Verb == Choose) {
			if def := g.s.Cards[m.Card].Def; def >= 0 {
				w *= 1 + g.rarity(def)/4
			}
		}
		if def, ok := g.t.Book.central[catalog.Metropolis]; ok && g.rare != nil && m.Place && m.Central == MetropolisPlace {
			w *= 1 + g.rarity(def)/4
		}
		return w
	}
	total := 0
	for _, m := range moves {
		total += weigh(m)
	}
	n := g.rng.IntN(total)
	for _, m := range moves {
		if n -= weigh(m); n < 0 {
			return g.firstOf(moves, m)
		}
	}
	return g.firstOf(moves, moves[len(moves)-1])
}

// firstOf is the first answer that names a copy of the same card, of those that do not lie out: no scenario can tell
// them apart.
func (g *playing) firstOf(moves []Move, m Move) Move {
	if m.Verb != Choose || m.Card == NoCard || g.s.Cards[m.Card].Laid {
		return m
	}
	for _, x := range moves {
		like := m
		if like.Card = x.Card; x.Card == NoCard || x != like {
			continue
		}
		if k := g.s.Cards[x.Card]; !k.Laid && k.Def == g.s.Cards[m.Card].Def {
			return x
		}
	}
	return m
}

// fill names what a legal move leaves open: the dice, resources, cards out of stacks, landscapes.
func (g *playing) fill(m Move) Move {
	switch m.Verb {
	case Roll:
		return g.fillRoll(m)
	case Search, Exchange:
		if m.Verb == Search || m.Chosen {
			g.fillSearch(&m)
		}
	case Build:
		if m.Place && m.Central == SettlementPlace && g.s.Landscapes.Mixed {
			g.fillLands(&m)
		}
		if m.Card != NoCard {
			g.fillPayment(&m)
		}
	case Use:
		e := look(g.t, g.s)
		if g.rng.IntN(2) == 0 {
			m.Get = g.someOf(Bag{}, 1)
		}
		if g.rng.IntN(2) == 0 {
			m.Give = g.someOf(e.stock(m.Who), 1+g.rng.IntN(2))
		}
	case Redeem:
		g.fillPayment(&m)
	case Offer:
		e := look(g.t, g.s)
		m.Give, m.Get = g.someOf(e.stock(m.Who), 1), g.someOf(e.stock(m.Who.Other()), 1)
	case Choose:
		g.fillAnswer(&m)
	}
	if wizards := Wizards(g.t, g.s, max(m.Who, North)); m.Who != Chance && len(wizards) > 0 && g.rng.IntN(4) == 0 {
		if m.By = wizards[g.rng.IntN(len(wizards))]; g.rng.IntN(2) == 0 { // they share the cost
			m.Powers = m.Powers.With(g.rng.IntN(len(wizards)), int8(1+g.rng.IntN(2)))
		}
	}
	if m.Who != Chance && g.rng.IntN(8) == 0 { // which landscapes pay and are filled
		for i := range min(mostLandCounts, len(g.s.Sides[m.Who].Lands)) {
			m.Pays, m.Fills = m.Pays.With(i, int8(g.rng.IntN(4))), m.Fills.With(i, int8(g.rng.IntN(4)))
		}
	}
	return m
}

// name fills in, as well as a guess can, what the engine says the move has to name: for words of which fill has not
// heard.
func (g *playing) name(m Move, asks *Wrong) Move {
	e := look(g.t, g.s)
	n := 1
	if i := strings.IndexAny(asks.Why.EN, "123456789"); i >= 0 {
		n = int(asks.Why.EN[i] - '0')
	}
	switch asks.Names {
	case "resources":
		of := []Bag{e.stock(max(m.Who, North)), e.stock(max(m.Who, North).Other()), {3, 3, 3, 3, 3, 3}}
		if m.Card != NoCard {
			of = append(of, e.def(m.Card).cost.Bag)
		}
		if f := e.open(); f != nil && f.Card != NoCard {
			of = append(of, e.def(f.Card).cost.Bag)
		}
		var one Bag
		one[g.rng.IntN(int(kinds))] = int8(n)
		of = append(of, one)
		b := g.someOf(of[g.rng.IntN(len(of))], n)
		if g.rng.IntN(2) == 0 {
			m.Give = b
		} else {
			m.Get = b
		}
		if g.rng.IntN(4) == 0 {
			m.Give, m.Get = m.Get, m.Give
		}
		if g.rng.IntN(4) == 0 {
			m.Give = Bag{}
		}
	case "card":
		m.On = CardNo(g.rng.IntN(len(g.s.Cards)))
		for p := range g.s.Sides {
			if laid := g.s.Sides[p].Laid; len(laid) > 0 && g.rng.IntN(2) == 0 {
				m.On = laid[g.rng.IntN(len(laid))]
			}
		}
	case "place":
		side := &g.s.Sides[m.Side]
		at := Spot{
			Kind: SpotKind(1 + g.rng.IntN(3)),
			Col:  side.Places[0].Col - 1 + Col(g.rng.IntN(2*len(side.Places)+1)),
			Row:  [4]int8{1, 2, -1, -2}[g.rng.IntN(4)],
		}
		if at.Kind == OnRoad {
			at.Row = 0
		}
		m.At, m.To = at, at
	case "stack":
		m.N = int8(1 + g.rng.IntN(len(e.pilesOf(max(m.Who, North)).Stacks)))
	case "landscapes":
		g.fillLands(&m)
		m.Own = LandSet(0).With(g.rng.IntN(len(g.s.Sides[North].Lands)))
		m.Theirs = LandSet(0).With(g.rng.IntN(len(g.s.Sides[South].Lands)))
	case "wizards":
		m.By, m.Powers = NoCard, 0
		for range n {
			i := g.rng.IntN(max(1, len(Wizards(g.t, g.s, max(m.Who, North)))))
			m.Powers = m.Powers.With(i, min(3, m.Powers.Of(i)+1))
		}
	case "dice":
		m = g.fillRoll(m)
	}
	return m
}

func (g *playing) fillRoll(m Move) Move {
	if g.s.Set.Event == NoFace {
		m.Face = Face(min(int(QuestionFace), 1+g.rng.IntN(6)))
	}
	if g.s.Set.Yield == 0 {
		m.N = int8(1 + g.rng.IntN(6))
	}
	if e := g.s.Events; !e.knows() {
		m.Reveals = SomeDef(g.s.Cards[e.Top[g.rng.IntN(len(e.Top))]].Def) // shuffled: any of them may come up
	}
	return m
}

// fillSearch chooses a card out of the stack, and resources for the price.
func (g *playing) fillSearch(m *Move) {
	e := look(g.t, g.s)
	st := e.pilesOf(m.Who).Stacks[m.N-1]
	if cards := slices.Concat(st.Top, st.Bottom); len(cards) > 0 {
		m.Card = g.firstAlike(cards, cards[g.rng.IntN(len(cards))])
	} else {
		m.Card = m.On // an exchange may take the card just put there
	}
	price, _ := searchPrice(e, m.Who)
	m.Give = g.someOf(e.stock(m.Who), price)
}

// firstAlike is the first of the cards that is a copy of c: of several no scenario can tell which one is meant.
func (g *playing) firstAlike(cards []CardNo, c CardNo) CardNo {
	return cards[slices.IndexFunc(cards, func(x CardNo) bool { return g.s.Cards[x].Def == g.s.Cards[c].Def })]
}

// fillPayment chooses what is paid where a discount, or a resource of choice, leaves it open.
func (g *playing) fillPayment(m *Move) {
	e := look(g.t, g.s)
	cost := e.def(m.Card).cost
	n, _ := e.discounts(m.Who, m.Card)
	if n == 0 && cost.Any == 0 {
		return
	}
	left := max(0, int(cost.Any)-n)
	m.Give = g.someOf(cost.Bag, max(0, cost.Bag.Total()-max(0, n-int(cost.Any)))).plus(g.someOf(e.stock(m.Who), left))
}

// fillLands names two landscapes of the stack, one above and one below.
func (g *playing) fillLands(m *Move) {
	top := g.s.Landscapes.Top
	order := g.rng.Perm(len(top))
	for i := range m.Lands {
		l := top[order[i]]
		m.Lands[i] = Landscape{Kind: l.Kind, Number: l.Number, Row: int8(1 - 2*i)}
	}
}

// fillAnswer names what an open decision asks for.
func (g *playing) fillAnswer(m *Move) {
	d, _ := Open(g.t, g.s)
	g.answer(m, d)
}

// answer names what the decision asks for.
func (g *playing) answer(m *Move, d Decision) {
	switch d.Kind {
	case AskLand:
		if len(d.Options) == 0 {
			g.fillLands(m)
		}
	case AskCard:
		if g.s.Frames[len(g.s.Frames)-1].Proc == g.t.Book.procNo[procPawn] { // with the resources that the building brings
			e := look(g.t, g.s)
			cost, room := e.def(m.Card).cost, e.room(m.Who)
			fits := cost.Bag
			for k := range fits {
				fits[k] = min(fits[k], room[k])
			}
			m.Get = g.someOf(fits, min(cost.Total()-1, fits.Total()))
		}
	case AskResource:
		e := look(g.t, g.s)
		if d.Get.Max > 0 {
			m.Get = g.someOf(d.Get.Of, d.Get.Min+g.rng.IntN(d.Get.Max-d.Get.Min+1))
		}
		if d.Give.Max > 0 {
			n := d.Give.Min + g.rng.IntN(d.Give.Max-d.Give.Min+1)
			of := d.Give.Of
			if of.Total() == 0 {
				of = e.stock(m.Who).plus(m.Get)
			}
			if d.Get.Min != d.Get.Max { // as many as are received
				n = m.Get.Total()
			}
			m.Give = g.someOf(of, n)
			if d.Get.Max >= n && d.Get.Min <= n && d.Get.Of == (Bag{}) && g.rng.IntN(6) == 0 {
				m.Get = m.Give // where all landscapes are full, nothing else has room
			}
		}
	}
}

// someOf is n resources out of b; where b is empty, of any kind.
func (g *playing) someOf(b Bag, n int) Bag {
	var out Bag
	if n <= 0 {
		return out
	}
	if b.Total() == 0 {
		for k := range b {
			b[k] = 3
		}
	}
	for range n {
		for range 100 {
			if k := g.rng.IntN(int(kinds)); b[k] > out[k] {
				out[k]++
				break
			}
		}
	}
	return out
}
