package facts

import (
	"fmt"
	"strings"

	"catanica/catalog"
	"catanica/search/prose"
)

// price is what a card costs, as far as costs can be compared: resources of any kind, magic power and stars.
type price struct{ resources, power, stars int }

// priceOf returns the price of a cost.
func priceOf(c catalog.Cost) price { return price{c.Total(), c[catalog.Power], c[catalog.Star]} }

// plain reports whether a price consists of resources only.
func (p price) plain() bool { return p.power == 0 && p.stars == 0 }

// more returns how much the price is more than another: positive, negative, or 0 if both are the same. ok is false if
// one is more in one thing and the other in another.
func (p price) more(o price) (n int, ok bool) {
	for _, d := range []int{p.resources - o.resources, p.power - o.power, p.stars - o.stars} {
		switch {
		case d == 0:
		case n != 0 && (d > 0) != (n > 0):
			return 0, false
		case n == 0:
			n = d
		}
	}
	return n, true
}

// comparesCosts compares what two cards cost. Resources, magic power and stars are not of the same worth: if a card
// costs more of one and less of another, there is no verdict.
func (x *Asked) comparesCosts(c comparison) *Answer {
	q, _ := quantityOf("cost")
	var n [2]amount
	var prices [2]price
	for i, k := range c.cards {
		d := k.Cost.DatedAt(x.EditionID)
		if n[i], prices[i] = q.of(k, x.EditionID), priceOf(d.Is); n[i].is != catalog.Known {
			return nil
		}
	}
	text := x.numbers(q, c.cards, n[:], true)
	if !prices[0].plain() || !prices[1].plain() {
		text = x.costs(c.cards)
	}
	more, comparable := prices[0].more(prices[1])
	if !comparable {
		c.how = whichHas // both are named, without a verdict
	}
	return x.compared(c, n, more, text)
}

// sum answers what several cards have or cost together.
func (x *Asked) sum(c comparison) *Answer {
	out := &Answer{Verdict: Fact, Cards: IDs(c.cards)}
	q, _ := quantityOf(c.topic)
	all, total, number := []amount{}, catalog.Cost{}, 0
	for _, k := range c.cards {
		a := q.of(k, x.EditionID)
		if c.topic == "cost" && a.is != catalog.Known || a.is == catalog.Unknown || a.counted {
			return nil
		}
		all, number = append(all, a), number+a.n
		for r, n := range k.Cost.DatedAt(x.EditionID).Is {
			total[r] += n
		}
		out.Cites = append(out.Cites, x.Cites(a.source)...)
	}
	if c.topic == "cost" {
		out.Sentence = prose.Sentence(x.Say("Zusammen: %s", "Together: %s", x.priceText(total)))
	} else {
		out.Sentence = prose.Sentence(x.Say("Zusammen: %s", "Together: %s", q.number(number)))
	}
	each := x.costs(c.cards)
	if c.topic != "cost" {
		each = x.numbers(q, c.cards, all, false)
	}
	out.Sentence = prose.Sentence(out.Sentence, catalog.Capital(each), x.witnessed(all...))
	return out
}

// costs says what cards cost.
func (x *Asked) costs(cards []*catalog.Card) string {
	var parts []string
	for _, k := range cards {
		parts = append(parts, x.Costing(k, k.Cost.DatedAt(x.EditionID).Is))
	}
	return strings.Join(parts, "; ")
}

// costExtreme reads which cards cost the least or the most. Only those are compared that cost nothing but resources: no
// rule says how much magic power or a star is worth.
func (x *Asked) costExtreme(c cardsAsked, q quantity) *trait {
	best, others := -1, false
	for _, k := range x.candidates(c) {
		d := k.Cost.DatedAt(x.EditionID)
		p := priceOf(d.Is)
		switch {
		case d.Certainty != catalog.Known || p == price{}:
		case !p.plain():
			others = true
		case best < 0 || x.Extreme == "most" && p.resources > best || x.Extreme == "least" && p.resources < best:
			best = p.resources
		}
	}
	if best < 0 {
		return nil
	}
	t := x.amountTrait(q, false, func(n int) bool { return n == best })
	has := t.has
	t.has = func(k *catalog.Card) Verdict {
		if !priceOf(k.Cost.DatedAt(x.EditionID).Is).plain() {
			return No
		}
		return has(k)
	}
	t.filter = fmt.Sprintf("%s:%d", q.key.In(x.Language), best)
	t.name = x.Say(", die am meisten kosten (%s)", " that cost the most (%s)", q.number(best))
	if x.Extreme == "least" {
		t.name = x.Say(", die am wenigsten kosten (%s)", " that cost the least (%s)", q.number(best))
	}
	if others {
		t.filter = "" // it would find the others, too
		t.name = x.Say(", die nur Rohstoffe und davon am meisten kosten (%s)",
			" that cost only resources, and the most (%s)", q.number(best))
		if x.Extreme == "least" {
			t.name = x.Say(", die nur Rohstoffe und davon am wenigsten kosten (%s)",
				" that cost only resources, and the fewest (%s)", q.number(best))
		}
	}
	return t
}
