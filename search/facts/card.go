package facts

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"catanica/catalog"
	"catanica/search/prose"
	"catanica/search/question"
)

// about returns the card of a question for a fact: the only mention, without attributes or further conditions.
func (x *Asked) about() *catalog.Card {
	if len(x.Mentions) != 1 || !x.Unqualified() || x.Own || len(x.States)+len(x.Places) > 0 {
		return nil
	}
	return x.Cat.Card(x.Mentions[0].Card)
}

// grounded appends to the answer what the value rests on, if it is inferred or has a single outside witness.
func grounded[T any](x *Asked, d catalog.Dated[T], a *Answer) *Answer {
	switch {
	case d.Basis == catalog.Inferred:
		a.Basis = d.Basis
		a.Sentence = prose.Sentence(a.Sentence,
			x.Say("Erschlossen: ", "Inferred: ")+x.Lib.Plain(x.Language, d.Why.In(x.Language)))
	case d.Basis == catalog.Outside && d.Witnesses == 1:
		a.Basis = d.Basis
		a.Sentence = prose.Sentence(a.Sentence, x.oneWitness())
	case a.Verdict == Fact:
		a.Basis = d.Basis
	}
	return a
}

// oneWitness says that a fact has a single outside witness.
func (x Speaker) oneWitness() string {
	return x.Say("Das bezeugt nur eine Quelle außerhalb der Regeltexte", "Only one source outside the rule texts says so")
}

// bounded answers with the bounds of a value that no source states, or returns nil if it has none.
func bounded[T any](x *Asked, k *catalog.Card, d catalog.Dated[T], what string) *Answer {
	bound := d.BoundText(x.Language)
	if bound == "" {
		return nil
	}
	return grounded(x, d, &Answer{Verdict: Undecided, Cards: []string{k.ID}, Cites: x.Cites(d.Source),
		Sentence: x.With(Undecided, prose.Sentence(k.ShortTitle(x.Language)+": "+what+" "+bound))})
}

// unknown says that no source states a fact of card k.
func (x Speaker) unknown(k *catalog.Card, de, en string) *Answer {
	return &Answer{Verdict: Undecided, Cards: []string{k.ID}, Sentence: x.With(Undecided, prose.Sentence(x.Say(
		"Keine Quelle nennt "+de, "no source states "+en, catalog.Text{DE: k.WithDefinite(catalog.DE, catalog.Genitive),
			EN: k.WithDefinite(catalog.EN, catalog.Nominative)})))}
}

// noResources matches what a card may cost a player besides its building cost: how many *cards* the Conflict costs.
var noResources = regexp.MustCompile(`(?i)\b(?:(?:hand)?karten?|cards?|(?:handels|sieg)?punkte?|points?)\b`)

// cost answers what a card costs.
func cost(x *Asked) *Answer {
	if x.Has("how-many") && noResources.MatchString(x.Text) {
		return nil
	}
	asks := x.Has("how-much") || x.Verb() == "cost" && x.Has("what", "how-many") || x.About("cost")
	k := x.about()
	if !asks || k == nil || len(x.Verbs) > 0 && x.Verb() != "cost" && x.Verb() != "do" && x.Verb() != "have" ||
		len(x.Topics) > 1 || len(x.Numbers) > 0 {
		return nil
	}
	d := k.Cost.DatedAt(x.EditionID)
	switch d.Certainty {
	case catalog.Unknown:
		if a := bounded(x, k, d, x.Say("Kosten", "cost")); a != nil {
			return a
		}
		return x.unknown(k, "die Kosten %s", "the cost of %s")
	case catalog.None:
		if len(d.Source) == 0 && !k.Is(catalog.Action, x.EditionID) {
			return nil
		}
		return grounded(x, d, &Answer{Verdict: Fact, Cites: x.Cites(d.Source), Sentence: prose.Sentence(x.Say(
			"%s %s keine Baukosten", "%s %s no building cost", catalog.Capital(x.The(k)), x.HasOrHad(k)))})
	}
	if PriceParts(d.Is) == 0 {
		return nil
	}
	return grounded(x, d, &Answer{Verdict: Fact, Cites: x.Cites(d.Source),
		Sentence: prose.Sentence(catalog.Capital(x.Costing(k, d.Is)))})
}

// Costing says what a card costs: "the Witch costs 2 ore and 1 wool".
func (x *Asked) Costing(k *catalog.Card, c catalog.Cost) string {
	costs := x.VerbOf(k, "kostet", "kosten", "costs", "cost")
	if x.former() {
		costs = x.VerbOf(k, "kostete", "kosteten", "cost", "cost")
	}
	return x.The(k) + " " + costs + " " + x.priceText(c)
}

// HasOrHad returns the verb for what a card has, in the past for a former edition.
func (x *Asked) HasOrHad(k *catalog.Card) string {
	if x.former() {
		return x.VerbOf(k, "hatte", "hatten", "had", "had")
	}
	return x.VerbOf(k, "hat", "haben", "has", "have")
}

// brings returns the verb for the points that a card is worth, in the past for a former edition.
func (x *Asked) brings(k *catalog.Card) string {
	if x.former() {
		return x.VerbOf(k, "brachte", "brachten", "was worth", "were worth")
	}
	return x.VerbOf(k, "bringt", "bringen", "is worth", "are worth")
}

// priceText says a cost: "2 ore and 1 wool".
func (x Speaker) priceText(c catalog.Cost) string {
	var parts []string
	for _, r := range catalog.CostResources {
		if n := c[r]; n > 0 {
			parts = append(parts, x.Count(n, r.Name()))
		}
	}
	if len(parts) == 0 {
		return x.Say("nichts", "nothing")
	}
	return x.And(parts)
}

// PointWords holds the points that cards may have.
var PointWords = map[string]catalog.Plural{
	"victory":    pointWord("Siegpunkt", "victory point"),
	"strength":   pointWord("Stärkepunkt", "strength point"),
	"tournament": pointWord("Turnierpunkt", "tournament point"),
	"commerce":   pointWord("Handelspunkt", "commerce point"),
}

func pointWord(de, en string) catalog.Plural {
	return catalog.Plural{One: catalog.Text{DE: de, EN: en}, Many: catalog.Text{DE: de + "e", EN: en + "s"}}
}

// points answers how many points of a kind a card is worth.
func points(x *Asked) *Answer {
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
		case PointWords[t].One.DE != "":
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
	if k.Is(catalog.Citadel, x.EditionID) && wanted[0] == "victory" {
		return x.ofCitadel(k)
	}
	for _, p := range k.Points.Kinds() {
		if p.Kind != wanted[0] {
			continue
		}
		d := p.Fact.DatedAt(x.EditionID)
		word := PointWords[p.Kind]
		switch {
		case d.Certainty == catalog.Unknown:
			if a := bounded(x, k, d, word.Many.In(x.Language)); a != nil {
				return a
			}
			return x.unknown(k, "die "+word.Many.DE+" %s", "the "+word.Many.EN+" of %s")
		case x.Has("how") && k.Is(catalog.EventType, x.EditionID):
			return nil // how strong the barbarians are hangs on the principalities
		case d.Certainty == catalog.None || d.Is.Count == "" && d.Is.N == 0:
			if effect, _ := k.Effect.At(x.EditionID); x.effectSpeaksOf(k, word.One.DE) { // it gives some to others
				return &Answer{Verdict: Fact, Cites: x.Cites(d.Source), Sentence: prose.Sentence(x.Say(
					"%s %s selbst keine %s", "%s %s no %s itself", catalog.Capital(x.The(k)), x.brings(k), word.Many),
					x.Lib.Plain(x.Language, effect.In(x.Language)))}
			}
			return grounded(x, d, &Answer{Verdict: Fact, Cites: x.Cites(d.Source), Sentence: prose.Sentence(x.Say(
				"%s %s keine %s", "%s %s no %s", catalog.Capital(x.The(k)), x.brings(k), word.Many))})
		case d.Is.Count != "":
			return nil // counted during play: the effect says how
		}
		return grounded(x, d, &Answer{Verdict: Fact, Cites: x.Cites(d.Source),
			Sentence: prose.Sentence(fmt.Sprintf("%s %s %s", catalog.Capital(x.The(k)), x.brings(k),
				x.Count(d.Is.N, word)))})
	}
	return nil
}

// citadelPoints is the article on the victory points of a citadel.
const citadelPoints = "128.G.a"

// ofCitadel says what a citadel is worth: its point is the one of the settlement below, until a wizard is there.
func (x Speaker) ofCitadel(k *catalog.Card) *Answer {
	r := x.Lib.Ruling(citadelPoints)
	if r == nil || !r.Editions.Holds(x.EditionID) {
		return nil
	}
	_, short, ok := r.At(x.EditionID, x.Language)
	if !ok {
		return nil
	}
	return &Answer{Verdict: Fact, Cards: []string{k.ID}, Cites: []string{r.ID}, Sentence: prose.Sentence(x.Say(
		"Ohne Zauberer zählt %[1]s 1 Siegpunkt, den der Siedlung darunter, mit einem oder mehreren Zauberern 2",
		"Without a wizard, %[1]s counts 1 victory point, that of the settlement below; with one or more wizards, 2",
		x.The(k)),
		x.Lib.Plain(x.Language, short))}
}

// pointsOfCitadel answers how many victory points a citadel with a wizard is worth, or one without.
func pointsOfCitadel(x *Asked) *Answer {
	if len(x.Mentions) != 2 || !x.Has("how-many", "how-much", "how", "what") || !x.About("victory", "points") ||
		len(x.Topics) > 1 || !x.Unqualified() || x.Own || len(x.States)+len(x.Places)+len(x.Numbers) > 0 ||
		len(x.Verbs) > 0 && x.Verb() != "give" && x.Verb() != "have" && x.Verb() != "count" {
		return nil
	}
	k := x.Card(x.In(question.Core))
	for _, m := range x.Mentions {
		wizard := m.Type == catalog.Wizard || m.Card != "" && x.Cat.Card(m.Card).Is(catalog.Wizard, x.EditionID)
		if wizard && (m.Role == question.With || m.Role == question.Without) &&
			k != nil && k.Is(catalog.Citadel, x.EditionID) {
			return x.ofCitadel(k)
		}
	}
	return nil
}

// whatKind matches a question for the kind of a card.
var whatKind = regexp.MustCompile(`(?i)^\s*(?:what (?:kind|sort|type) of|was für eine?) (?:card|karte)\b`)

// class answers in which class a card is.
func class(x *Asked) *Answer {
	k := x.about()
	asks := x.About("class") && x.Has("what", "which") || x.About("card") && x.Be && whatKind.MatchString(x.Text)
	if k == nil || !asks || len(x.Topics) != 1 || len(x.Numbers) > 0 ||
		len(x.Verbs) > 0 && x.Verb() != "belong" && x.Verb() != "have" {
		return nil
	}
	c, d := x.ClassOf(k), k.Class.DatedAt(x.EditionID)
	if c == nil {
		return x.unknown(k, "die Klasse %s", "the class of %s")
	}
	return grounded(x, d, &Answer{Verdict: Fact, Cites: x.Cites(d.Source), Sentence: prose.Sentence(x.Say(
		"%s: Klasse „%s“", "%s: class “%s”", k.ShortTitle(x.Language), c.Name))})
}

// effect answers what a card does.
func effect(x *Asked) *Answer {
	k := x.about()
	asks := x.Has("what") && (x.Verb() == "do" || len(x.Verbs) == 0 && x.About("effect"))
	if k == nil || !asks || len(x.Numbers) > 0 || len(x.Topics) > 0 && !x.About("effect") ||
		x.Modal != "" && x.Modal != "may" || x.Player != "" || x.Mentions[0].Role != question.Core && x.Mentions[0].Role !=
		question.Of && x.Mentions[0].Role != question.By {
		return nil
	}
	d := k.Effect.DatedAt(x.EditionID)
	switch d.Certainty {
	case catalog.Unknown:
		return x.unknown(k, "die Wirkung %s", "the effect of %s")
	case catalog.None:
		return nil
	}
	return &Answer{Verdict: Fact, Cites: x.Cites(d.Source),
		Sentence: prose.Sentence(k.ShortTitle(x.Language) + ": " + x.Lib.Plain(x.Language, d.Is.In(x.Language)))}
}

// cardFrom answers when an action card may be played. Where its own condition says at what time, that narrows what
// holds for its class; what the class says of other cards is left out.
func (x Speaker) cardFrom(k *catalog.Card) *Answer {
	c := x.Cat.Class(k.ClassAt(x.EditionID))
	if c == nil || !(catalog.Span{From: c.From, Until: c.Until}).Holds(x.EditionID) ||
		!strings.HasPrefix(c.ID, "action") && c.ID != "magic-action" {
		return nil
	}
	d := c.Where.DatedAt(x.EditionID)
	if d.Certainty != catalog.Known {
		return nil
	}
	out := &Answer{Verdict: Fact, Cards: []string{k.ID}}
	var parts []string
	timed := ""
	for _, n := range x.Conditions(k) {
		if n.For != "play" {
			continue
		}
		out.Cites = append(out.Cites, x.Cites(n.Source)...)
		if strings.HasPrefix(n.Text.EN, "Only ") && len(n.Any)+len(n.All)+len(n.None) == 0 {
			timed = x.inside(n.Text.In(x.Language))
			continue
		}
		parts = append(parts, x.NeedText(n))
	}
	out.Cites = append(out.Cites, x.Cites(d.Source)...)
	text := c.Name.In(x.Language) + ": " + x.withoutOthers(d.Is.In(x.Language), k)
	if timed != "" {
		opening, ok := x.opening(c.ID)
		if !ok {
			return nil
		}
		subject := catalog.Text{DE: catalog.Capital(x.Obj(k)), EN: catalog.Capital(x.The(k))}
		text = x.Say(opening.DE, opening.EN, subject, timed)
	}
	if len(parts) > 0 {
		if x.Language == catalog.DE && isSentence(x.Language, parts[0]) { // after a German colon it begins with a capital
			parts[0] = catalog.Capital(parts[0])
		}
		text = prose.Sentence(text, x.Say("Bedingung: ", "Condition: ")+strings.Join(parts, "; "))
	}
	out.Sentence = prose.Sentence(text)
	return out
}

// opening says from when on a card of a class may be played at all, and then what narrows that. ok is false if the
// edition has another threshold in some of its games.
func (x World) opening(class string) (format catalog.Text, ok bool) {
	switch {
	case class == "action-protection":
		return catalog.Text{DE: "%s darf man von Spielbeginn an spielen, aber %s",
			EN: "%s may be played from the start of the game, but %s"}, true
	case (class == "action-attack" || class == "action-neutral") && x.EditionID.AtLeast("2005"):
		return catalog.Text{DE: "%s darf man erst spielen, wenn beide zusammen einmal 7 Siegpunkte hatten, und %s",
			EN: "%s may be played once both players together have had 7 victory points, and %s"}, true
	}
	return format, false
}

// withoutOthers returns a text without the sentences and parentheses that are about other cards than k.
func (x Speaker) withoutOthers(text string, k *catalog.Card) string {
	others := func(s string) bool {
		return slices.ContainsFunc(x.Cat.Cards, func(o *catalog.Card) bool {
			return o != k && o.Is(catalog.Action, x.EditionID) && strings.Contains(s, o.ShortTitle(x.Language))
		}) && !strings.Contains(s, k.ShortTitle(x.Language))
	}
	text = aside.ReplaceAllStringFunc(text, func(s string) string {
		if others(s) {
			return strings.TrimPrefix(s[len(s)-1:], ")")
		}
		return s
	})
	var kept []string
	for i, s := range strings.SplitAfter(text, ". ") {
		if i == 0 || !others(s) {
			kept = append(kept, s)
		}
	}
	return strings.TrimSpace(strings.Join(kept, ""))
}

// aside matches what the text of a class says of a single card within a sentence: *(the Alchemist before it)*, *, der
// Alchimist davor;*.
var aside = regexp.MustCompile(` \([^)]*\)|, (?:der|die|das) \p{Lu}[^,;.]*[;,]`)

// attacksFrom answers from when on one may attack, if the question does not name a card: "when may I attack".
func attacksFrom(x *Asked) *Answer {
	if !x.Has("when", "from-when") || x.Verb() != "hit" || x.Modal != "may" || !attacking.MatchString(x.Text) ||
		x.Not || len(x.Mentions)+len(x.Unread)+len(x.States)+len(x.Numbers)+len(x.Places) > 0 ||
		x.Player == "them" || x.It ||
		slices.ContainsFunc(x.Topics, func(t string) bool { return t != "points" && t != "victory" }) {
		return nil
	}
	c := x.Cat.Class("action-attack")
	if c == nil || !(catalog.Span{From: c.From, Until: c.Until}).Holds(x.EditionID) {
		return nil
	}
	d := c.Where.DatedAt(x.EditionID)
	if d.Certainty != catalog.Known {
		return nil
	}
	return &Answer{Verdict: Fact, Cites: append(x.holding("101.D.b"), x.Cites(d.Source)...),
		Sentence: prose.Sentence(x.Say("Angriffskarten spielt man %s", "Attack cards are played %s",
			catalog.Text{DE: inLower(d.Is.DE), EN: inLower(d.Is.EN)}))}
}

// attacking matches the verbs for an attack among those that are read as hit.
var attacking = regexp.MustCompile(`(?i)\b(?:attack|angreifen|angreife|greife)\b`)

// inLower writes the first letter of a text in lower case.
func inLower(s string) string {
	r, n := utf8.DecodeRuneInString(s)
	return string(unicode.ToLower(r)) + s[n:]
}

// leaving are the words that make a verb say that a card leaves: "wann geht die Hexe wieder *weg*".
var leaving = []string{"weg", "fort", "runter", "herunter", "raus", "heraus", "zurück", "away", "off", "out", "back"}

// from answers from when on a card or a group of action cards may be played: "when may I play attack cards".
func from(x *Asked) *Answer {
	v := x.Verb()
	if !x.Has("when", "from-when", "whose-turn") || v != "play" && v != "build" || x.HasWord(leaving...) ||
		len(x.Mentions) != 1 ||
		!x.Unqualified() || len(x.Numbers)+len(x.States)+len(x.Topics) > 0 || x.Own || x.Mentions[0].Role != question.Core {
		return nil
	}
	m := x.Mentions[0]
	classes := []string{m.Class}
	var out Answer
	switch k := x.Cat.Card(m.Card); {
	case k != nil && k.Is(catalog.Action, x.EditionID):
		return x.cardFrom(k)
	case k != nil:
		return nil
	case m.Type == catalog.Action:
		classes = []string{"action", "action-attack", "action-neutral", "action-protection"}
	}
	var parts []string
	for _, id := range classes {
		c := x.Cat.Class(id)
		if c == nil || !(catalog.Span{From: c.From, Until: c.Until}).Holds(x.EditionID) ||
			!strings.HasPrefix(c.ID, "action") && c.ID != "magic-action" {
			continue
		}
		d := c.Where.DatedAt(x.EditionID)
		if d.Certainty != catalog.Known {
			return nil
		}
		out.Cites = append(out.Cites, x.Cites(d.Source)...)
		parts = append(parts, prose.Sentence(c.Name.In(x.Language)+": "+d.Is.In(x.Language)))
	}
	if len(parts) == 0 {
		return nil
	}
	out.Verdict, out.Sentence = Fact, prose.Sentence(append(parts, out.Sentence)...)
	return &out
}
