package facts

import (
	"fmt"
	"slices"
	"strconv"

	"catanica/catalog"
)

// quantity is a number that cards have: points of a kind, a cost, or what they cost of a resource.
type quantity struct {
	key  catalog.Text // of the search grammar
	word catalog.Plural
	of   func(k *catalog.Card, e catalog.EditionID) amount
}

// number returns a number of it in words.
func (q quantity) number(n int) catalog.Text {
	return catalog.Textf("%d %s", "%d %s", n, catalog.Text{DE: q.word.In(catalog.DE, n), EN: q.word.In(catalog.EN, n)})
}

// amount is the quantity of a card. Counted points are counted during play, and n says nothing.
type amount struct {
	n       int
	is      catalog.Certainty
	source  catalog.Sources
	counted bool
	outside bool // only one source outside the rule texts says so
}

// amountOf returns the amount n of a fact.
func amountOf[T any](d catalog.Dated[T], n int, counted bool) amount {
	return amount{n, d.Certainty, d.Source, counted, d.Basis == catalog.Outside && d.Witnesses == 1}
}

// witnessed says of amounts that only one source outside the rule texts states one of them.
func (x Speaker) witnessed(amounts ...amount) string {
	if slices.ContainsFunc(amounts, func(a amount) bool { return a.outside }) {
		return x.oneWitness()
	}
	return ""
}

// resourceTopics are the topics that name what a card may cost, with its key in the search grammar.
var resourceTopics = map[string]struct {
	is  catalog.Resource
	key catalog.Text
}{
	"lumber": {catalog.Lumber, catalog.Text{DE: "holz", EN: "lumber"}},
	"brick":  {catalog.Brick, catalog.Text{DE: "lehm", EN: "brick"}},
	"ore":    {catalog.Ore, catalog.Text{DE: "erz", EN: "ore"}},
	"grain":  {catalog.Grain, catalog.Text{DE: "getreide", EN: "grain"}},
	"wool":   {catalog.Wool, catalog.Text{DE: "wolle", EN: "wool"}},
	"gold":   {catalog.Gold, catalog.Text{DE: "gold", EN: "gold"}},
	"power":  {catalog.Power, catalog.Text{DE: "zauberkraft", EN: "power"}},
	"star":   {catalog.Star, catalog.Text{DE: "sterne", EN: "stars"}},
}

// pointKeys are the keys of points in the search grammar.
var pointKeys = map[string]catalog.Text{
	"victory":    {DE: "siegpunkte", EN: "vp"},
	"strength":   {DE: "stärke", EN: "strength"},
	"tournament": {DE: "turnierpunkte", EN: "tournament"},
	"commerce":   {DE: "handelspunkte", EN: "commerce"},
}

// quantityOf returns the quantity that a topic names. ok is false if it names none.
func quantityOf(topic string) (q quantity, ok bool) {
	if r, ok := resourceTopics[topic]; ok {
		return quantity{r.key, r.is.Name(), func(k *catalog.Card, e catalog.EditionID) amount {
			d := k.Cost.DatedAt(e)
			return amountOf(d, d.Is[r.is], false)
		}}, true
	}
	if topic == "cost" {
		return quantity{catalog.Text{DE: "kosten", EN: "cost"}, pointWord("Rohstoff", "resource"), totalCost}, true
	}
	word, ok := PointWords[topic]
	return quantity{pointKeys[topic], word, func(k *catalog.Card, e catalog.EditionID) amount {
		for _, p := range k.Points.Kinds() {
			if p.Kind == topic {
				d := p.Fact.DatedAt(e)
				return amountOf(d, d.Is.N, d.Is.Count != "")
			}
		}
		return amount{is: catalog.Unknown}
	}}, ok
}

// totalCost returns what a card costs in all.
func totalCost(k *catalog.Card, e catalog.EditionID) amount {
	d := k.Cost.DatedAt(e)
	return amountOf(d, d.Is.Total(), false)
}

// quantityAsked returns the only quantity that the question names.
func (x *Asked) quantityAsked(c cardsAsked) (q quantity, topic string, ok bool) {
	topics := c.topics
	if x.Verb() == "cost" && len(topics) == 0 {
		topics = []string{"cost"}
	}
	if len(topics) != 1 || !c.only(ofTopics, ofNumber, ofExtreme, ofCount) || c.counted && !c.ofKind {
		return q, "", false
	}
	q, ok = quantityOf(topics[0])
	_, isResource := resourceTopics[topics[0]]
	if v := x.Verb(); (isResource || topics[0] == "cost") && v != "cost" && v != "" ||
		!isResource && topics[0] != "cost" && !slices.Contains([]string{"", "have", "give", "count"}, v) {
		return q, "", false
	}
	return q, topics[0], ok
}

// amountTrait returns the trait of the cards whose amount of a quantity is right. A card that has none of it counts as
// one with 0 if zero is set.
func (x World) amountTrait(q quantity, zero bool, right func(n int) bool) *trait {
	return &trait{
		has: func(k *catalog.Card) Verdict {
			switch a := q.of(k, x.EditionID); {
			case a.is == catalog.Unknown:
				return Undecided
			case a.counted:
				return Depends
			default:
				return yesIf((a.is == catalog.Known || zero) && right(a.n))
			}
		},
		source: func(k *catalog.Card) catalog.Sources { return q.of(k, x.EditionID).source },
	}
}

// numberTrait reads what cards cost, or how many points they have: "which knights have 3 strength points", "which
// units have commerce points".
func numberTrait(x *Asked, c cardsAsked) *trait {
	q, topic, ok := x.quantityAsked(c)
	if !ok || x.Extreme != "" || slices.Contains(x.Numbers, "several") || c.number == "" && topic == "cost" {
		return nil
	}
	n, err := strconv.Atoi(c.number)
	if err != nil && c.number != "" {
		return nil
	}
	isPoints := PointWords[topic].One.DE != ""
	t := x.amountTrait(q, isPoints && c.number != "", func(amount int) bool {
		return c.number != "" && c.bound.holds(amount, n) || c.number == "" && amount > 0
	})
	t.closed = true
	what := q.word.Many.In(x.Language)
	t.filter = q.key.In(x.Language) + ">0"
	if c.number != "" {
		what, t.filter = x.amountIn(c.bound, q, n), x.filterOf(c.bound, q, n)
	}
	t.name = x.Say(", die %s haben", " with %s", what)
	if !isPoints {
		t.name = x.Say(", die %s kosten", " that cost %s", what)
	}
	if lenders := x.lenders(c, q); isPoints && x.Verb() == "give" && c.number == "" && len(lenders) > 0 {
		t.also = x.Say("Anderen Karten geben welche: %s", "These give some to other cards: %s", x.And(x.Titles(lenders)))
	}
	return t
}

// lenders returns the cards of the group that have no points of a kind but give some to others.
func (x World) lenders(c cardsAsked, q quantity) []*catalog.Card {
	var out []*catalog.Card
	for _, k := range x.candidates(c) {
		a := q.of(k, x.EditionID)
		if a.n == 0 && !a.counted && x.effectSpeaksOf(k, q.word.One.DE) && slices.ContainsFunc(k.Relations,
			func(r catalog.Relation) bool { return r.Kind == catalog.Strengthens && r.Holds(x.EditionID) }) {
			out = append(out, k)
		}
	}
	return out
}

// extremeTrait reads which cards have the most of something, or cost the least: "what is the cheapest knight".
func extremeTrait(x *Asked, c cardsAsked) *trait {
	q, topic, ok := x.quantityAsked(c)
	fewest := x.Extreme == "least" && topic != "cost"
	if !ok || x.Extreme == "" || c.number != "" || fewest && c.group == "" {
		return nil
	}
	if topic == "cost" {
		return x.costExtreme(c, q)
	}
	best := -1
	for _, k := range x.candidates(c) {
		a := q.of(k, x.EditionID)
		if a.is != catalog.Known && !fewest || a.is == catalog.Unknown || a.counted || a.n == 0 && !fewest {
			continue
		}
		if best < 0 || x.Extreme == "most" && a.n > best || x.Extreme == "least" && a.n < best {
			best = a.n
		}
	}
	if best < 0 {
		return nil
	}
	t := x.amountTrait(q, fewest, func(n int) bool { return n == best })
	t.filter = fmt.Sprintf("%s:%d", q.key.In(x.Language), best)
	switch {
	case fewest:
		t.filter = ""
		t.name = x.Say(", die die wenigsten %s haben (%d)", " with the fewest %s (%d)", q.word.Many, best)
	case PointWords[topic].One.DE == "":
		t.name = x.Say(", die am meisten kosten (%s)", " that cost the most (%s)", q.number(best))
	default:
		t.name = x.Say(", die die meisten %s haben (%d)", " with the most %s (%d)", q.word.Many, best)
	}
	return t
}

// stateTrait reads which cards are unique, or safe from a card that they are immune to: "which buildings are
// fireproof".
func stateTrait(x *Asked, c cardsAsked) *trait {
	if !c.state || !x.Be || len(x.Verbs) > 0 || !c.only(ofState, ofFrom) {
		return nil
	}
	s := x.States[0]
	if s.ID == "unique" && c.from == nil {
		return &trait{closed: true, name: x.Say(", die einmalig sind", " that are unique"),
			filter: x.Say("ist:einmalig", "is:unique"),
			has: func(k *catalog.Card) Verdict {
				unique, is := k.Unique.At(x.EditionID)
				if is == catalog.Unknown && !k.Is(catalog.Unit, x.EditionID) && !k.Is(catalog.Wizard, x.EditionID) {
					return No // only units and wizards can be (Ruling 101.D.b)
				}
				return has(unique, is)
			},
			source: func(k *catalog.Card) catalog.Sources { return k.Unique.DatedAt(x.EditionID).Source }}
	}
	var from *catalog.Card
	switch {
	case s.ID == "fireproof" && len(s.Actors) == 1 && c.from == nil:
		from = x.Cat.Card(s.Actors[0])
	case s.ID == "immune" && c.from != nil:
		from = x.Cat.Card(c.from.Card)
	}
	if from == nil {
		return nil
	}
	return &trait{name: x.Say(", die gegen %s immun sind", " that are immune to %s", x.Obj(from)),
		filter: x.Say("immun-gegen:", "immune-to:") + from.ID,
		has:    func(k *catalog.Card) Verdict { return yesIf(len(x.Edges(k, from, catalog.EdgeImmune)) > 0) },
		source: func(k *catalog.Card) catalog.Sources { return x.Edges(k, from, catalog.EdgeImmune)[0].Source }}
}

// effectSource returns what states the effect of a card.
func (x World) effectSource(k *catalog.Card) catalog.Sources {
	return k.Effect.DatedAt(x.EditionID).Source
}

// has returns the verdict for a fact that cards have or not.
func has(is bool, c catalog.Certainty) Verdict {
	if c == catalog.Unknown {
		return Undecided
	}
	return yesIf(is)
}

// yesIf returns Yes if a thing is so, else No.
func yesIf(is bool) Verdict {
	if is {
		return Yes
	}
	return No
}
