package answer

import (
	"fmt"
	"strings"

	"catanica/catalog"
	"catanica/search/prose"
)

// say returns the text in the reader's language, with arguments of type catalog.Text in that language too.
func (x speaker) say(de, en string, args ...any) string {
	return catalog.Textf(de, en, args...).In(x.lang)
}

// verdictWords are the words that begin an answer.
var verdictWords = map[Verdict]catalog.Text{
	Yes: {DE: "Ja", EN: "Yes"}, No: {DE: "Nein", EN: "No"}, Depends: {DE: "Kommt drauf an", EN: "It depends"},
	Undecided: {DE: "Ungeklärt", EN: "Undecided"},
}

// Word returns the word that begins an answer with the verdict; "" for a fact.
func (v Verdict) Word(lang catalog.Lang) string { return verdictWords[v].In(lang) }

// with begins a sentence with the verdict's word.
func (x speaker) with(v Verdict, sentence string) string {
	word := v.Word(x.lang)
	if word == "" {
		return Capital(sentence)
	}
	if x.lang == catalog.DE { // a sentence after a German colon begins with a capital
		sentence = Capital(sentence)
	}
	return word + ": " + sentence
}

// ofBoth puts before a sentence that it is about the two cards of a question in general, and not about the case that
// the question describes: it gives no verdict.
func (x speaker) ofBoth(sentence string) string {
	if x.lang == catalog.DE {
		return "Zu diesen beiden Karten allgemein: " + Capital(sentence)
	}
	return "About these two cards in general: " + sentence
}

// generally puts before a sentence that it speaks in general, and gives no verdict.
func (x speaker) generally(sentence string) string {
	if x.lang == catalog.DE {
		return "Allgemein: " + Capital(sentence)
	}
	return "In general: " + sentence
}

// the returns a card's name with its article, in the nominative.
func (x speaker) the(k *catalog.Card) string { return k.WithDefinite(x.lang, catalog.Nominative) }

// obj returns a card's name with its article, in the accusative.
func (x speaker) obj(k *catalog.Card) string { return k.WithDefinite(x.lang, catalog.Accusative) }

// dat returns a card's name with its article, in the dative.
func (x speaker) dat(k *catalog.Card) string { return k.WithDefinite(x.lang, catalog.Dative) }

// it returns the pronoun for a card that was just named as the subject; a name stays as it is.
func (x speaker) it(k *catalog.Card) string {
	switch {
	case k.Grammar.Proper:
		return x.the(k)
	case x.lang == catalog.EN && k.IsPlural(catalog.EN):
		return "they"
	case x.lang == catalog.EN:
		return "it"
	}
	return map[catalog.Gender]string{catalog.Masculine: "er", catalog.Feminine: "sie", catalog.Neuter: "es",
		catalog.PluralForm: "sie", "": "sie"}[k.GermanGender()]
}

// its returns the possessive for a card, before a German noun in the plural.
func (x speaker) its(k *catalog.Card) string {
	switch {
	case x.lang == catalog.EN && k.IsPlural(catalog.EN):
		return "their"
	case x.lang == catalog.EN:
		return "its"
	}
	if g := k.GermanGender(); g == catalog.Masculine || g == catalog.Neuter {
		return "seine"
	}
	return "ihre"
}

// verb returns the form of an English verb that agrees with the card's name.
func (x speaker) verb(k *catalog.Card, de, dePlural, en, enPlural string) string {
	switch {
	case x.lang == catalog.DE && k.IsPlural(catalog.DE):
		return dePlural
	case x.lang == catalog.DE:
		return de
	case k.IsPlural(catalog.EN):
		return enPlural
	}
	return en
}

// can returns "kann" or "können"; English has one form.
func (x speaker) can(k *catalog.Card) string { return x.verb(k, "kann", "können", "can", "can") }

// Capital writes the first letter of a sentence as a capital.
func Capital(s string) string { return prose.Capital(s) }

// sentence joins a statement and its notes, each ended with a full stop.
func sentence(parts ...string) string { return prose.Sentence(parts...) }

// dot ends a sentence with a full stop unless it has one.
func dot(s string) string { return prose.Dot(s) }

// list joins names with commas and a conjunction.
func (x speaker) list(names []string, de, en string) string {
	if len(names) < 2 {
		return strings.Join(names, "")
	}
	conj := catalog.Text{DE: de, EN: en}.In(x.lang)
	return strings.Join(names[:len(names)-1], ", ") + " " + conj + " " + names[len(names)-1]
}

// and joins names with "and".
func (x speaker) and(names []string) string { return x.list(names, "und", "and") }

// or joins names with "or".
func (x speaker) or(names []string) string { return x.list(names, "oder", "or") }

// titles returns the names of cards.
func (x speaker) titles(cards []*catalog.Card) []string {
	out := make([]string, len(cards))
	for i, k := range cards {
		out[i] = k.ShortTitle(x.lang)
	}
	return out
}

// plural returns the name of a group (type:T or class:C) in the plural, or "".
func (x speaker) plural(ref string) string {
	kind, id, _ := strings.Cut(ref, ":")
	if kind == "type" {
		return catalog.CardType(id).Plural().In(x.lang)
	}
	if c := x.cat.Class(id); c != nil {
		return c.Plural.In(x.lang)
	}
	return ""
}

// faceNames names the faces of the event die in the nominative.
var faceNames = map[string]catalog.Text{
	"brigands":   {DE: "Räuberüberfall", EN: "brigand raid"},
	"sun":        {DE: "Sonne", EN: "sun"},
	"tournament": {DE: "Ritterturnier", EN: "tournament"},
	"trade":      {DE: "Handelsvorteil", EN: "trade advantage"},
	"event":      {DE: "Fragezeichen", EN: "question mark"},
}

// faces names the faces of the event die after a preposition.
var faces = map[string]catalog.Text{
	"brigands":   {DE: "dem Räuberüberfall", EN: "the brigand raid"},
	"sun":        {DE: "der Sonne", EN: "the sun"},
	"tournament": {DE: "dem Ritterturnier", EN: "the tournament"},
	"trade":      {DE: "dem Handelsvorteil", EN: "the trade advantage"},
	"event":      {DE: "dem Fragezeichen", EN: "the question mark"},
}

// count returns a number with a noun.
func (x speaker) count(n int, p catalog.Plural) string {
	return fmt.Sprintf("%d %s", n, p.In(x.lang, n))
}

// gameNames maps the games to their names after "only in the".
var gameNames = map[catalog.Game]catalog.Text{
	catalog.Basic:      {DE: "Grundspiel", EN: "basic game"},
	catalog.Extended:   {DE: "Erweiterten Grundspiel", EN: "extended game"},
	catalog.Tournament: {DE: "Turnierspiel", EN: "tournament game"},
}

// named joins the names of games: "basic game and extended game".
func (x speaker) named(games []catalog.Game) string {
	var names []string
	for _, g := range games {
		names = append(names, gameNames[g].In(x.lang))
	}
	return x.and(names)
}
