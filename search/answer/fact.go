package answer

import (
	"fmt"
	"regexp"
	"strings"

	"catanica/catalog"
	"catanica/search/question"
)

// about returns the card of a question for a fact: the only mention, without attributes or further conditions.
func (x *asked) about() *catalog.Card {
	if len(x.Mentions) != 1 || !x.unqualified() || x.Own || len(x.States)+len(x.Places) > 0 {
		return nil
	}
	return x.cat.Card(x.Mentions[0].Card)
}

// grounded appends to the answer what the value rests on, if it is inferred or has a single outside witness.
func grounded[T any](x *asked, d catalog.Dated[T], a *Answer) *Answer {
	switch {
	case d.Basis == catalog.Inferred:
		a.Basis = d.Basis
		a.Sentence = sentence(a.Sentence, x.say("Erschlossen: ", "Inferred: ")+x.lib.Plain(x.lang, d.Why.In(x.lang)))
	case d.Basis == catalog.Outside && d.Witnesses == 1:
		a.Basis = d.Basis
		a.Sentence = sentence(a.Sentence, x.oneWitness())
	case a.Verdict == Fact:
		a.Basis = d.Basis
	}
	return a
}

// oneWitness says that a fact has a single outside witness.
func (x *asked) oneWitness() string {
	return x.say("Das bezeugt nur eine Quelle außerhalb der Regeltexte", "Only one source outside the rule texts says so")
}

// bounded answers with the bounds of a value that no source states, or returns nil if it has none.
func bounded[T any](x *asked, k *catalog.Card, d catalog.Dated[T], what string) *Answer {
	bound := d.BoundText(x.lang)
	if bound == "" {
		return nil
	}
	return grounded(x, d, &Answer{Verdict: Undecided, Cards: []string{k.ID}, Cites: x.cites(d.Source),
		Sentence: x.with(Undecided, sentence(k.ShortTitle(x.lang)+": "+what+" "+bound))})
}

// unknown says that no source states a fact of card k.
func (x *asked) unknown(k *catalog.Card, de, en string) *Answer {
	return &Answer{Verdict: Undecided, Cards: []string{k.ID}, Sentence: x.with(Undecided, sentence(x.say(
		"Keine Quelle nennt "+de, "no source states "+en, catalog.Text{DE: k.WithDefinite(catalog.DE, catalog.Genitive),
			EN: k.WithDefinite(catalog.EN, catalog.Nominative)})))}
}

// cost answers what a card costs.
func cost(x *asked) *Answer {
	asks := x.Has("how-much") || x.Verb() == "cost" && x.Has("what", "how-many") || x.About("cost")
	k := x.about()
	if !asks || k == nil || len(x.Verbs) > 0 && x.Verb() != "cost" && x.Verb() != "do" && x.Verb() != "have" ||
		len(x.Topics) > 1 || len(x.Numbers) > 0 {
		return nil
	}
	d := k.Cost.DatedAt(x.edition)
	switch d.Certainty {
	case catalog.Unknown:
		if a := bounded(x, k, d, x.say("Kosten", "cost")); a != nil {
			return a
		}
		return x.unknown(k, "die Kosten %s", "the cost of %s")
	case catalog.None:
		if len(d.Source) == 0 && !k.Is(catalog.Action, x.edition) {
			return nil
		}
		return grounded(x, d, &Answer{Verdict: Fact, Cites: x.cites(d.Source), Sentence: sentence(x.say(
			"%s %s keine Baukosten", "%s %s no building cost", Capital(x.the(k)), x.has(k)))})
	}
	if priceParts(d.Is) == 0 {
		return nil
	}
	return grounded(x, d, &Answer{Verdict: Fact, Cites: x.cites(d.Source), Sentence: sentence(Capital(x.costing(k, d.Is)))})
}

// costing says what a card costs: "the Witch costs 2 ore and 1 wool".
func (x *asked) costing(k *catalog.Card, c catalog.Cost) string {
	costs := x.verb(k, "kostet", "kosten", "costs", "cost")
	if x.former() {
		costs = x.verb(k, "kostete", "kosteten", "cost", "cost")
	}
	return x.the(k) + " " + costs + " " + x.priceText(c)
}

// has returns the verb for what a card has, in the past for a former edition.
func (x *asked) has(k *catalog.Card) string {
	if x.former() {
		return x.verb(k, "hatte", "hatten", "had", "had")
	}
	return x.verb(k, "hat", "haben", "has", "have")
}

// brings returns the verb for the points that a card is worth, in the past for a former edition.
func (x *asked) brings(k *catalog.Card) string {
	if x.former() {
		return x.verb(k, "brachte", "brachten", "was worth", "were worth")
	}
	return x.verb(k, "bringt", "bringen", "is worth", "are worth")
}

// priceText says a cost: "2 ore and 1 wool".
func (x *asked) priceText(c catalog.Cost) string {
	var parts []string
	for _, r := range catalog.CostResources {
		if n := c[r]; n > 0 {
			parts = append(parts, x.count(n, r.Name()))
		}
	}
	if len(parts) == 0 {
		return x.say("nichts", "nothing")
	}
	return x.and(parts)
}

// pointWords holds the points that cards may have.
var pointWords = map[string]catalog.Plural{
	"victory":    pointWord("Siegpunkt", "victory point"),
	"strength":   pointWord("Stärkepunkt", "strength point"),
	"tournament": pointWord("Turnierpunkt", "tournament point"),
	"commerce":   pointWord("Handelspunkt", "commerce point"),
}

func pointWord(de, en string) catalog.Plural {
	return catalog.Plural{One: catalog.Text{DE: de, EN: en}, Many: catalog.Text{DE: de + "e", EN: en + "s"}}
}

// points answers how many points of a kind a card is worth.
func points(x *asked) *Answer {
	k := x.about()
	if k == nil || !x.Has("how-many", "how", "what") || len(x.Numbers) > 0 {
		return nil
	}
	if v := x.Verb(); len(x.Verbs) > 0 && v != "give" && v != "have" && v != "count" && v != "do" {
		return nil
	}
	var wanted []string
	for _, t := range x.Topics {
		switch {
		case pointWords[t].One.DE != "":
			wanted = append(wanted, t)
		case t != "points":
			return nil
		}
	}
	if len(wanted) == 0 {
		if !x.About("points") {
			return nil
		}
		wanted = []string{"victory"}
	}
	if len(wanted) != 1 {
		return nil
	}
	for _, p := range k.Points.Kinds() {
		if p.Kind != wanted[0] {
			continue
		}
		d := p.Fact.DatedAt(x.edition)
		word := pointWords[p.Kind]
		switch {
		case d.Certainty == catalog.Unknown:
			if a := bounded(x, k, d, word.Many.In(x.lang)); a != nil {
				return a
			}
			return x.unknown(k, "die "+word.Many.DE+" %s", "the "+word.Many.EN+" of %s")
		case d.Certainty == catalog.None || d.Is.Count == "" && d.Is.N == 0:
			if effect, _ := k.Effect.At(x.edition); x.effectSpeaksOf(k, word.One.DE) { // it gives some to others
				return &Answer{Verdict: Fact, Cites: x.cites(d.Source), Sentence: sentence(x.say(
					"%s %s selbst keine %s", "%s %s no %s itself", Capital(x.the(k)), x.brings(k), word.Many),
					x.lib.Plain(x.lang, effect.In(x.lang)))}
			}
			return grounded(x, d, &Answer{Verdict: Fact, Cites: x.cites(d.Source), Sentence: sentence(x.say(
				"%s %s keine %s", "%s %s no %s", Capital(x.the(k)), x.brings(k), word.Many))})
		case d.Is.Count != "":
			return nil // counted during play: the effect says how
		}
		return grounded(x, d, &Answer{Verdict: Fact, Cites: x.cites(d.Source), Sentence: sentence(fmt.Sprintf("%s %s %s",
			Capital(x.the(k)), x.brings(k), x.count(d.Is.N, word)))})
	}
	return nil
}

// whatKind matches a question for the kind of a card.
var whatKind = regexp.MustCompile(`(?i)^\s*(?:what (?:kind|sort|type) of|was für eine?) (?:card|karte)\b`)

// class answers in which class a card is.
func class(x *asked) *Answer {
	k := x.about()
	asks := x.About("class") && x.Has("what", "which") || x.About("card") && x.Be && whatKind.MatchString(x.Text)
	if k == nil || !asks || len(x.Topics) != 1 || len(x.Numbers) > 0 ||
		len(x.Verbs) > 0 && x.Verb() != "belong" && x.Verb() != "have" {
		return nil
	}
	c, d := x.classOf(k), k.Class.DatedAt(x.edition)
	if c == nil {
		return x.unknown(k, "die Klasse %s", "the class of %s")
	}
	return grounded(x, d, &Answer{Verdict: Fact, Cites: x.cites(d.Source), Sentence: sentence(x.say(
		"%s: Klasse „%s“", "%s: class “%s”", k.ShortTitle(x.lang), c.Name))})
}

// effect answers what a card does.
func effect(x *asked) *Answer {
	k := x.about()
	asks := x.Has("what") && (x.Verb() == "do" || len(x.Verbs) == 0 && x.About("effect"))
	if k == nil || !asks || len(x.Numbers) > 0 || len(x.Topics) > 0 && !x.About("effect") ||
		x.Modal != "" && x.Modal != "may" || x.Player != "" || x.Mentions[0].Role != question.Core && x.Mentions[0].Role !=
		question.Of && x.Mentions[0].Role != question.By {
		return nil
	}
	d := k.Effect.DatedAt(x.edition)
	switch d.Certainty {
	case catalog.Unknown:
		return x.unknown(k, "die Wirkung %s", "the effect of %s")
	case catalog.None:
		return nil
	}
	return &Answer{Verdict: Fact, Cites: x.cites(d.Source),
		Sentence: sentence(k.ShortTitle(x.lang) + ": " + x.lib.Plain(x.lang, d.Is.In(x.lang)))}
}

// from answers from when on a card or a group of action cards may be played: "when may I play attack cards".
func from(x *asked) *Answer {
	v := x.Verb()
	if !x.Has("when", "from-when", "whose-turn") || v != "play" && v != "build" || len(x.Mentions) != 1 ||
		!x.unqualified() || len(x.Numbers)+len(x.States)+len(x.Topics) > 0 || x.Own || x.Mentions[0].Role != question.Core {
		return nil
	}
	m := x.Mentions[0]
	classes := []string{m.Class}
	var out Answer
	switch k := x.cat.Card(m.Card); {
	case k != nil && k.Is(catalog.Action, x.edition):
		classes = []string{k.ClassAt(x.edition)}
		for _, n := range x.conditions(k) {
			if n.For == "play" {
				out.Sentence, out.Cites = sentence(out.Sentence, x.needText(n)), append(out.Cites, x.cites(n.Source)...)
			}
		}
		if out.Sentence != "" {
			out.Sentence = x.say("Bedingung: ", "Condition: ") + out.Sentence
		}
	case k != nil:
		return nil
	case m.Type == catalog.Action:
		classes = []string{"action", "action-attack", "action-neutral", "action-protection"}
	}
	var parts []string
	for _, id := range classes {
		c := x.cat.Class(id)
		if c == nil || !(catalog.Span{From: c.From, Until: c.Until}).Holds(x.edition) ||
			!strings.HasPrefix(c.ID, "action") && c.ID != "magic-action" {
			continue
		}
		d := c.Where.DatedAt(x.edition)
		if d.Certainty != catalog.Known {
			return nil
		}
		out.Cites = append(out.Cites, x.cites(d.Source)...)
		parts = append(parts, sentence(c.Name.In(x.lang)+": "+d.Is.In(x.lang)))
	}
	if len(parts) == 0 {
		return nil
	}
	out.Verdict, out.Sentence = Fact, sentence(append(parts, out.Sentence)...)
	return &out
}
