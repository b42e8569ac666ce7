package facts

import (
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/rulings/interact"
	"catanica/search/prose"
	"catanica/search/question"
)

// whether answers whether a card is of a type or class: "is Flavo a knight", "zählt die Kaperflotte als Flotte".
func whether(x *Asked) *Answer {
	counts := x.Verb() == "count"
	if len(x.Verbs) > 0 && !counts || len(x.Asks) > 0 || x.Modal != "" || x.Passive || len(x.Mentions) != 2 || x.Own ||
		len(x.Places)+len(x.Numbers)+len(x.States)+len(x.Topics) > 0 || !x.Unqualified() || x.Player != "" {
		return nil
	}
	first, second := x.Mentions[0], x.Mentions[1]
	k := x.Cat.Card(first.Card)
	if !x.Be && !counts || counts != (second.Role == question.As) && counts || first.Role != question.Core ||
		second.Role != question.Core && second.Role != question.As || k == nil {
		return nil
	}
	switch {
	case second.Type != "" && (second.Card == "" || x.Cat.Card(second.Card).Is(second.Type, x.EditionID)):
		return x.isType(k, second.Type)
	case second.Class != "" && second.Card == "":
		return x.isClass(k, second.Class)
	}
	return nil
}

// isType says whether card k has type t.
func (x Speaker) isType(k *catalog.Card, t catalog.CardType) *Answer {
	d := k.Types.DatedAt(x.EditionID)
	if d.Certainty != catalog.Known || k.ID == string(t) || slices.Contains([]catalog.CardType{
		catalog.City, catalog.Settlement, catalog.Road, catalog.Citadel, catalog.Metropolis, catalog.Cannon, catalog.Magic,
		catalog.Counter,
	}, t) {
		return nil // a metropolis is built on a city; magic is no type of its own
	}
	if t == catalog.Action && !slices.Contains(d.Is, t) && x.effectSpeaksOf(k, "Aktionskarte") {
		return nil // Richard and Sven are used like action cards
	}
	out := &Answer{Verdict: No, Cards: []string{k.ID}, Cites: x.Cites(d.Source)}
	is := x.VerbOf(k, "ist", "sind", "is", "are")
	several := k.IsPlural(x.Language) && t.Plural().In(x.Language) != ""
	if slices.Contains(d.Is, t) {
		out.Verdict = Yes
		one := x.article(t)
		if several {
			one = t.Plural().In(x.Language)
		}
		out.Sentence = x.With(Yes, prose.Sentence(x.The(k)+" "+is+" "+one))
		return out
	}
	var types []string
	for _, own := range d.Is {
		if own != catalog.Magic || len(d.Is) == 1 { // it says of what kind the others are
			types = append(types, own.Name().In(x.Language))
		}
	}
	if len(types) == 0 {
		return nil
	}
	no := "not " + x.article(t)
	switch {
	case several:
		no = x.Say("keine %s", "not %s", t.Plural())
	case x.Language == catalog.DE:
		no = "kein" + x.ending(t) + " " + t.Name().In(x.Language)
	}
	out.Sentence = x.With(No, prose.Sentence(x.The(k)+" "+is+" "+no,
		x.Say("Art: ", x.VerbOf(k, "", "", "Its", "Their")+" type: ")+x.And(types)))
	return out
}

// feminine lists the types whose German names are feminine.
var feminine = []catalog.CardType{catalog.Unit, catalog.Fleet, catalog.TradeFleet, catalog.Cannon, catalog.Foreign,
	catalog.Action, catalog.EventType, catalog.LandscapeTy, catalog.Counter, catalog.City, catalog.Settlement,
	catalog.Road, catalog.Citadel, catalog.Metropolis}

// ending returns the ending of ein or kein before the German name of a type.
func (x World) ending(t catalog.CardType) string {
	if slices.Contains(feminine, t) {
		return "e"
	}
	return ""
}

// article returns the name of a type with its indefinite article.
func (x Speaker) article(t catalog.CardType) string {
	name := t.Name().In(x.Language)
	if x.Language == catalog.DE {
		return "ein" + x.ending(t) + " " + name
	}
	if slices.Contains([]byte("aeio"), name[0]) {
		return "an " + name
	}
	return "a " + name
}

// isClass says whether card k is in a class. Before the reform of 2003 there was only one class of action cards.
func (x Speaker) isClass(k *catalog.Card, id string) *Answer {
	c := x.Cat.Class(id)
	if c == nil || !(catalog.Span{From: c.From, Until: c.Until}).Holds(x.EditionID) {
		return nil
	}
	if k.Is(catalog.SpellBook, x.EditionID) && divided(c) {
		return x.isKind(k, c)
	}
	own := x.ClassOf(k)
	if own == nil {
		return x.classUnknown(k, c)
	}
	out := &Answer{Cards: []string{k.ID}, Cites: x.Cites(k.Class.DatedAt(x.EditionID).Source)}
	out.Verdict = yesIf(own.ID == c.ID || own.Within == c.ID)
	belongs := x.VerbOf(k, "gehört", "gehören", "is", "are")
	text := x.Say("%s %s zur Klasse „%s“", "%s %s in the class “%s”", x.The(k), belongs, own.Name)
	if own.Within == c.ID {
		text = x.Say("%s, und das sind %s", "%s, and these are %s", text, c.Plural)
		out.Cites = append(out.Cites, x.Cites(own.Source)...)
	}
	out.Sentence = x.With(out.Verdict, prose.Sentence(text))
	return out
}

// ClassOf returns the class of a card, or nil if no source states it.
func (x World) ClassOf(k *catalog.Card) *catalog.Class {
	if id := k.ClassAt(x.EditionID); id != unclearClass {
		return x.Cat.Class(id)
	}
	return nil
}

// unclearClass is the class of the cards whose class no source states.
const unclearClass = "unclear"

// divided reports whether a class is one of those into which action cards have been divided since the reform of 2003.
func divided(c *catalog.Class) bool { return c.Chapter >= "112" && c.Chapter <= "114" }

// classUnknown says of a card whose class no source states that it may be in a class, or that its type rules this out:
// a building is no attack.
func (x Speaker) classUnknown(k *catalog.Card, c *catalog.Class) *Answer {
	if x.mayBeIn(k, c.ID) {
		return x.unknown(k, "die Klasse %s", "the class of %s")
	}
	if divided(c) {
		return x.isType(k, catalog.Action)
	}
	return nil
}

// mayBeIn reports whether no source states the class of a card, and its types do not rule out that it is in this one.
func (x World) mayBeIn(k *catalog.Card, class string) bool {
	c := x.Cat.Class(class)
	if c == nil || x.ClassOf(k) != nil {
		return false
	}
	of := []catalog.CardType{catalog.Building, catalog.Unit}
	switch {
	case divided(c):
		of = []catalog.CardType{catalog.Action}
	case !slices.Contains([]string{"territory", "city", "landscape", "road"}, c.ID):
		return false
	}
	types, is := k.Types.At(x.EditionID)
	return is == catalog.Unknown || slices.ContainsFunc(types, func(t catalog.CardType) bool {
		return slices.Contains(of, t)
	})
}

// isKind says whether a spell book is an attack, a neutral or a protection spell. Since the reform of 2003 spell books
// are divided like action cards, though they are none (Ruling 101.D.b).
func (x Speaker) isKind(k *catalog.Card, c *catalog.Class) *Answer {
	d := k.Kind.DatedAt(x.EditionID)
	if d.Certainty != catalog.Known {
		return nil
	}
	kinds := map[string]string{"attack": "action-attack", "neutral": "action-neutral", "protection": "action-protection"}
	own := x.Cat.Class(kinds[d.Is])
	if own == nil {
		return nil
	}
	out := &Answer{Verdict: No, Cards: []string{k.ID}, Cites: x.Cites(d.Source)}
	if own.ID == c.ID {
		out.Verdict = Yes
	}
	names := map[string]catalog.Text{
		"attack":     {DE: "als Angriff", EN: "an attack"},
		"neutral":    {DE: "als neutral", EN: "neutral"},
		"protection": {DE: "als Schutz", EN: "protection"},
	}
	out.Sentence = x.With(out.Verdict, prose.Sentence(x.Say("%s gilt %s", "%s counts as %s", x.The(k), names[d.Is])))
	return out
}

// notUnique says that a card is not unique, and which cards are.
func (x Speaker) notUnique(k *catalog.Card) string {
	return prose.Sentence(x.Say("%s %s nicht einmalig; das sind nur Einheiten und Zauberer mit Eigennamen",
		"%s %s not unique; only units and wizards with names of their own are", x.The(k),
		x.VerbOf(k, "ist", "sind", "is", "are")))
}

// unique answers whether a player may have a card twice: "may I have two Smithies".
func unique(x *Asked) *Answer {
	if out := x.uniqueGroup(); out != nil {
		return out
	}
	if len(x.Mentions) > 1 {
		return x.uniqueEach()
	}
	twice := slices.ContainsFunc(x.Numbers, func(n string) bool { return n == "2" || n == "several" || n == "same" })
	isUnique := x.HasState("unique") && len(x.Verbs) == 0
	if twice && x.Game != "" && x.Game != catalog.Tournament { // how many there are limits that
		return nil
	}
	if !twice && !isUnique || x.Modal == "must" || len(x.Mentions) != 1 || !x.Unqualified() ||
		len(x.Asks)+len(x.Places)+len(x.Topics) > 0 ||
		x.Own || len(x.States) > 0 && !isUnique && !x.HasState("allowed") || len(x.Mentions[0].Joined) > 0 {
		return nil
	}
	k := x.Cat.Card(x.Mentions[0].Card)
	if v := x.Verb(); len(x.Verbs) > 0 && v != "have" && v != "build" &&
		!(v == "play" && k != nil && k.Is(catalog.Building, x.EditionID)) { // to use it
		return nil
	}
	if k == nil || x.Mentions[0].Role != question.Core {
		return nil
	}
	if x.HasWord(frequencies...) && (x.Verb() == "play" || len(x.Verbs) == 0 && x.oftenUsed(k)) {
		return nil // how often its function works
	}
	if x.Verb() == "play" { // whether the second one does anything
		y := *x
		y.Question.Verbs = nil
		out := unique(&y)
		if effect, is := k.Effect.At(x.EditionID); out != nil && is == catalog.Known {
			out.Sentence = prose.Sentence(out.Sentence, x.Lib.Plain(x.Language, effect.In(x.Language)))
			return out
		}
		return nil
	}
	if twice && x.Game == "" && slices.ContainsFunc(k.Sets, func(in catalog.InSet) bool { return in.Open }) {
		return x.openTwice(k)
	}
	d := k.Unique.DatedAt(x.EditionID)
	if d.Certainty != catalog.Known && x.repeatable(k) {
		if twice && (!x.copiesKnown(k) || x.currentCopies(k) < 2) {
			return x.onlyOnce(k)
		}
		return &Answer{Verdict: yesIf(twice), Cards: []string{k.ID},
			Cites:    x.holding("101.D.b", "glossar.einmaligkeit"),
			Sentence: x.With(yesIf(twice), x.notUnique(k))}
	}
	if d.Certainty != catalog.Known {
		return nil
	}
	out := &Answer{Cards: []string{k.ID}, Cites: x.Cites(d.Source), Verdict: Yes}
	if d.Is == twice {
		out.Verdict = No
	}
	is := x.VerbOf(k, "ist", "sind", "is", "are")
	if d.Is {
		out.Sentence = x.With(out.Verdict, prose.Sentence(x.Say(
			"%s %s einmalig; in beiden Fürstentümern zusammen darf nur eine Karte dieses Namens ausliegen",
			"%s %s unique; only one card of this name may be in play in both principalities together", x.The(k), is)))
	} else {
		out.Sentence = x.With(out.Verdict, prose.Sentence(x.Say("%s %s nicht einmalig", "%s %s not unique", x.The(k), is)))
	}
	return out
}

// uniqueEach answers whether a player may have two of each of several cards: "may I have two Cannons and two Smithies".
func (x *Asked) uniqueEach() *Answer {
	var out *Answer
	for i, m := range x.Mentions {
		if m.Card == "" || m.Number != "2" || i > 0 && m.Joined != "and" || m.Role != question.Core {
			return nil
		}
		y := *x
		m.Joined = ""
		y.Question.Mentions, y.Question.Numbers = []question.Mention{m}, []string{"2"}
		y.Frame = y.Question.Frame(x.Cat)
		one := unique(&y)
		if one == nil || out != nil && out.Verdict != one.Verdict {
			return nil
		}
		if out == nil {
			out = one
			continue
		}
		_, says, _ := strings.Cut(one.Sentence, ": ")
		out.Sentence = prose.Sentence(out.Sentence, catalog.Capital(says))
		out.Cards, out.Cites = append(out.Cards, one.Cards...), append(out.Cites, one.Cites...)
	}
	return out
}

// frequencies are the words for how often something is done, rather than how many cards there are.
var frequencies = []string{"twice", "zweimal", "mehrmals", "mehrfach", "repeatedly", "often", "oft", "times"}

// oftenUsed reports whether a question without a verb that says how often asks for the uses of a card and not for its
// copies: *several times*, or *twice* of a card whose text says how often it works.
func (x *Asked) oftenUsed(k *catalog.Card) bool {
	limited, unlimited := x.uses(k)
	return limited || unlimited || manyTimes.MatchString(x.Text)
}

// onlyOnce answers whether a player may have a building twice that is not unique, but of which the sets hold a single
// copy, or one knows not how many. Nobody may use a set twice, and no card brings a building of the opponent's.
func (x *Asked) onlyOnce(k *catalog.Card) *Answer {
	out := &Answer{Verdict: Depends, Cards: []string{k.ID}, Cites: x.holding("kuw.turnier.deck", "glossar.einmaligkeit")}
	if !x.copiesKnown(k) {
		out.Sentence = x.With(Depends, prose.Sentence(x.Say(
			"%s %s nicht einmalig; ob es eine zweite Karte davon gibt, sagt aber keine Quelle",
			"%s %s not unique, but no source says whether there is a second copy", x.The(k),
			x.VerbOf(k, "ist", "sind", "is", "are"))))
		return out
	}
	out.Verdict = No
	out.Sentence = x.With(No, prose.Sentence(x.Say(
		"%s %s zwar nicht einmalig, in allen Sets gibt es die Karte aber nur einmal, und niemand darf ein Set "+
			"zweimal einsetzen",
		"%s %s not unique, but all sets together hold a single copy, and nobody may use a set twice", x.The(k),
		x.VerbOf(k, "ist", "sind", "is", "are"))))
	return out
}

// oncePerPlayer are the cards that lie face up with Artisans & Benefactors. There a player may build each only once
// (Ruling kuw.erweitert.offene-karten).
var oncePerPlayer = []string{"wasserversorgung", "haus-des-maezens"}

// openTwice answers whether a player may have a card twice that lies face up in the extended game: those of Artisans &
// Benefactors not there, and of the others no source limits the number (Ruling 105.C.b).
func (x *Asked) openTwice(k *catalog.Card) *Answer {
	if !slices.Contains(x.Numbers, "2") || !x.copiesKnown(k) || x.copiesOf(k) < 2 || !x.repeatable(k) ||
		x.Question.Edition != "" && !x.EditionID.AtLeast(catalog.Ed2004) {
		return nil
	}
	limited := slices.Contains(oncePerPlayer, k.ID)
	extended := x.Say(
		"im Erweiterten Grundspiel liegt sie offen aus, und keine Quelle sagt, wie viele davon ein Spieler dort haben darf",
		"in the extended game it is face up, and no source says how many of them a player may have there")
	if limited {
		extended = x.Say(
			"im Erweiterten Grundspiel mit Künstler & Wohltäter liegt sie offen aus, und jeder darf nur eine bauen",
			"in the extended game with Artisans & Benefactors it is face up, and each player may build only one")
	}
	cites := x.holding("105.C.b", "glossar.einmaligkeit")
	if limited {
		cites = append(x.holding("kuw.erweitert.offene-karten"), cites...)
	}
	return &Answer{Verdict: Depends, Cards: []string{k.ID}, Cites: cites,
		Sentence: x.With(Depends, prose.Sentence(x.Say("%s %s nicht einmalig; die Karte darf mehrfach ausliegen, %s",
			"%s %s not unique, so the card may be in play more than once; %s", x.The(k),
			x.VerbOf(k, "ist", "sind", "is", "are"), catalog.Text{DE: "aber " + extended, EN: "but " + extended})))}
}

// repeatable reports whether a building may be in play twice, as the engine plays it in every game.
func (x World) repeatable(k *catalog.Card) bool {
	if x.Pairs == nil || !k.Is(catalog.Building, x.EditionID) || k.Is(catalog.Foreign, x.EditionID) {
		return false
	}
	pairs, err := x.Pairs()
	if err != nil {
		return false
	}
	met := false
	for _, g := range x.Games() {
		r, ok := pairs.Between(interact.Case{A: k.ID, B: k.ID, Edition: x.EditionID, Game: g})
		if ok && (r.Outcome == interact.Undecided || r.Outcome == interact.Refused ||
			slices.ContainsFunc(r.Effects, func(e interact.Effect) bool {
				return e.Deed == interact.Bars || e.Deed == interact.Excludes
			})) {
			return false
		}
		met = met || ok
	}
	return met
}

// uniqueGroup answers whether the same card of a group may be in play twice: "can two players have the same knight".
func (x *Asked) uniqueGroup() *Answer {
	if !slices.Contains(x.Numbers, "same") || len(x.Mentions) != 1 || x.Mentions[0].Card != "" || !x.Unqualified() ||
		len(x.Asks)+len(x.Places)+len(x.Topics)+len(x.States) > 0 || x.Own || x.Mentions[0].Role != question.Core ||
		len(x.Verbs) > 0 && x.Verb() != "have" && x.Verb() != "build" {
		return nil
	}
	ref := x.Mentions[0].Group()
	members := x.Members(ref)
	if len(members) == 0 || slices.ContainsFunc(members, func(k *catalog.Card) bool {
		is, known := k.Unique.At(x.EditionID)
		return known != catalog.Known || !is
	}) {
		return nil
	}
	return &Answer{Verdict: No, Cites: x.holding("glossar.einmaligkeit"), Sentence: x.With(No, prose.Sentence(x.Say(
		"Alle %s sind einmalig; in beiden Fürstentümern zusammen darf jede Karte nur einmal ausliegen",
		"all %s are unique; each may be in play only once in both principalities together", x.Plural(ref))))}
}

// holding returns those of the articles that hold under the edition.
func (x World) holding(ids ...string) []string {
	return slices.DeleteFunc(ids, func(id string) bool {
		r := x.Lib.Ruling(id)
		return r == nil || !r.Editions.Holds(x.EditionID)
	})
}
