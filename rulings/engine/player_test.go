package engine

import (
	"math/rand/v2"
	"slices"
)

// weights says how much the random player likes a verb: enough building to get somewhere, little tearing down.
var weights = map[Verb]int{Build: 60, Play: 20, Use: 10, Trade: 6, EndMain: 12, Demolish: 1, Roll: 20, Draw: 10, Search: 4,
	Exchange: 2, PutBack: 10, EndTurn: 10, Offer: 2, Choose: 10, Pass: 3, Die: 10, Feed: 3, Redeem: 3}

// choose picks one of the moves by weight.
func choose(rng *rand.Rand, moves []Move) Move {
	total := 0
	for _, m := range moves {
		total += max(1, weights[m.Verb])
	}
	n := rng.IntN(total)
	for _, m := range moves {
		if n -= max(1, weights[m.Verb]); n < 0 {
			return m
		}
	}
	return moves[len(moves)-1]
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
		e := &game{t: g.t, s: g.s}
		if g.rng.IntN(2) == 0 {
			m.Get = g.someOf(Bag{}, 1)
		}
		if g.rng.IntN(2) == 0 {
			m.Give = g.someOf(e.stock(m.Who), 1+g.rng.IntN(2))
		}
	case Redeem:
		g.fillPayment(&m)
	case Offer:
		e := &game{t: g.t, s: g.s}
		m.Give, m.Get = g.someOf(e.stock(m.Who), 1), g.someOf(e.stock(m.Who.Other()), 1)
	case Choose:
		g.fillAnswer(&m)
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
		m.Reveals = g.s.Cards[e.Top[g.rng.IntN(len(e.Top))]].Def + 1
	}
	return m
}

// fillSearch chooses a card out of the stack, and resources for the price.
func (g *playing) fillSearch(m *Move) {
	e := &game{t: g.t, s: g.s}
	st := e.pilesOf(m.Who).Stacks[m.N-1]
	if cards := slices.Concat(st.Top, st.Bottom); len(cards) > 0 {
		m.Card = cards[g.rng.IntN(len(cards))]
	} else {
		m.Card = m.On // an exchange may take the card just put there
	}
	price, _ := e.searchPrice(m.Who)
	m.Give = g.someOf(e.stock(m.Who), price)
}

// fillPayment chooses what is paid where a discount, or a resource of choice, leaves it open.
func (g *playing) fillPayment(m *Move) {
	e := &game{t: g.t, s: g.s}
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
	switch d.Kind {
	case AskLand:
		if len(d.Options) == 0 {
			g.fillLands(m)
		}
	case AskCard:
		if g.s.Frames[len(g.s.Frames)-1].Proc == procPawn { // with the resources that the building brings
			e := &game{t: g.t, s: g.s}
			cost, room := e.def(m.Card).cost, e.room(m.Who)
			fits := cost.Bag
			for k := range fits {
				fits[k] = min(fits[k], room[k])
			}
			m.Get = g.someOf(fits, min(cost.Total()-1, fits.Total()))
		}
	case AskResource:
		e := &game{t: g.t, s: g.s}
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
