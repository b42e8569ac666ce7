package facts

import (
	"fmt"
	"strings"

	"catanica/catalog"
	"catanica/search/lists"
)

// Order puts an object and an infinitive in the order of the language.
func Order(lang catalog.Lang, object, infinitive string) string {
	if lang == catalog.EN {
		return infinitive + " " + object
	}
	return object + " " + infinitive
}

// IDs returns the ids of cards.
func IDs(cards []*catalog.Card) []string {
	out := make([]string, len(cards))
	for i, k := range cards {
		out[i] = k.ID
	}
	return lists.Distinct(out)
}

// Uncapital returns a sentence as it continues after the verdict: an article in lower case, a name as it is.
func Uncapital(s string) string {
	for _, article := range []string{"Der ", "Die ", "Das ", "Mit ", "The ", "A ", "With "} {
		if rest, ok := strings.CutPrefix(s, article); ok {
			return string(article[0]+'a'-'A') + article[1:] + rest
		}
	}
	return s
}

// Say returns the text in the reader's language, with arguments of type catalog.Text in that language too.
func (x Speaker) Say(de, en string, args ...any) string {
	return catalog.Textf(de, en, args...).In(x.Language)
}

// verdictWords are the words that begin an answer.
var verdictWords = map[Verdict]catalog.Text{
	Yes: {DE: "Ja", EN: "Yes"}, No: {DE: "Nein", EN: "No"}, Depends: {DE: "Kommt drauf an", EN: "It depends"},
	Undecided: {DE: "Ungeklärt", EN: "Undecided"},
}

// Word returns the word that begins an answer with the verdict; "" for a fact.
func (v Verdict) Word(lang catalog.Lang) string { return verdictWords[v].In(lang) }

// With begins a sentence with the verdict's word.
func (x Speaker) With(v Verdict, sentence string) string {
	word := v.Word(x.Language)
	if word == "" {
		return catalog.Capital(sentence)
	}
	if x.Language == catalog.DE { // a sentence after a German colon begins with a capital
		sentence = catalog.Capital(sentence)
	}
	return word + ": " + sentence
}

// OfBoth puts before a sentence that it is about the two cards of a question in general, and not about the case that
// the question describes: it gives no verdict.
func (x Speaker) OfBoth(sentence string) string {
	if x.Language == catalog.DE {
		return "Zu diesen beiden Karten allgemein: " + catalog.Capital(sentence)
	}
	return "About these two cards in general: " + sentence
}

// Generally puts before a sentence that it speaks in general, and gives no verdict.
func (x Speaker) Generally(sentence string) string {
	if x.Language == catalog.DE {
		return "Allgemein: " + catalog.Capital(sentence)
	}
	return "In general: " + sentence
}

// The returns a card's name with its article, in the nominative.
func (x Speaker) The(k *catalog.Card) string { return k.WithDefinite(x.Language, catalog.Nominative) }

// Obj returns a card's name with its article, in the accusative.
func (x Speaker) Obj(k *catalog.Card) string { return k.WithDefinite(x.Language, catalog.Accusative) }

// Dat returns a card's name with its article, in the dative.
func (x Speaker) Dat(k *catalog.Card) string { return k.WithDefinite(x.Language, catalog.Dative) }

// Pronoun returns the pronoun for a card that was just named as the subject; a name stays as it is.
func (x Speaker) Pronoun(k *catalog.Card) string {
	switch {
	case k.Grammar.Proper:
		return x.The(k)
	case x.Language == catalog.EN && k.IsPlural(catalog.EN):
		return "they"
	case x.Language == catalog.EN:
		return "it"
	}
	return map[catalog.Gender]string{catalog.Masculine: "er", catalog.Feminine: "sie", catalog.Neuter: "es",
		catalog.PluralForm: "sie", "": "sie"}[k.GermanGender()]
}

// Possessive returns the possessive for a card, before a German noun in the plural.
func (x Speaker) Possessive(k *catalog.Card) string {
	switch {
	case x.Language == catalog.EN && k.IsPlural(catalog.EN):
		return "their"
	case x.Language == catalog.EN:
		return "its"
	}
	if g := k.GermanGender(); g == catalog.Masculine || g == catalog.Neuter {
		return "seine"
	}
	return "ihre"
}

// VerbOf returns the form of an English verb that agrees with the card's name.
func (x Speaker) VerbOf(k *catalog.Card, de, dePlural, en, enPlural string) string {
	switch {
	case x.Language == catalog.DE && k.IsPlural(catalog.DE):
		return dePlural
	case x.Language == catalog.DE:
		return de
	case k.IsPlural(catalog.EN):
		return enPlural
	}
	return en
}

// Can returns "kann" or "können"; English has one form.
func (x Speaker) Can(k *catalog.Card) string { return x.VerbOf(k, "kann", "können", "can", "can") }

// list joins names with commas and a conjunction.
func (x Speaker) list(names []string, de, en string) string {
	if len(names) < 2 {
		return strings.Join(names, "")
	}
	conj := catalog.Text{DE: de, EN: en}.In(x.Language)
	return strings.Join(names[:len(names)-1], ", ") + " " + conj + " " + names[len(names)-1]
}

// And joins names with "and".
func (x Speaker) And(names []string) string { return x.list(names, "und", "and") }

// Or joins names with "or".
func (x Speaker) Or(names []string) string { return x.list(names, "oder", "or") }

// Titles returns the names of cards.
func (x Speaker) Titles(cards []*catalog.Card) []string {
	out := make([]string, len(cards))
	for i, k := range cards {
		out[i] = k.ShortTitle(x.Language)
	}
	return out
}

// Plural returns the name of a group (type:T or class:C) in the plural, or "".
func (x Speaker) Plural(ref string) string {
	kind, id, _ := strings.Cut(ref, ":")
	if kind == "type" {
		return catalog.CardType(id).Plural().In(x.Language)
	}
	if c := x.Cat.Class(id); c != nil {
		return c.Plural.In(x.Language)
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

// Faces names the faces of the event die after a preposition.
var Faces = map[string]catalog.Text{
	"brigands":   {DE: "dem Räuberüberfall", EN: "the brigand raid"},
	"sun":        {DE: "der Sonne", EN: "the sun"},
	"tournament": {DE: "dem Ritterturnier", EN: "the tournament"},
	"trade":      {DE: "dem Handelsvorteil", EN: "the trade advantage"},
	"event":      {DE: "dem Fragezeichen", EN: "the question mark"},
}

// Count returns a number with a noun.
func (x Speaker) Count(n int, p catalog.Plural) string {
	return fmt.Sprintf("%d %s", n, p.In(x.Language, n))
}

// gameNames maps the games to their names after "only in the".
var gameNames = map[catalog.Game]catalog.Text{
	catalog.Basic:      {DE: "Grundspiel", EN: "basic game"},
	catalog.Extended:   {DE: "Erweiterten Grundspiel", EN: "extended game"},
	catalog.Tournament: {DE: "Turnierspiel", EN: "tournament game"},
}

// GameNames joins the names of games: "basic game and extended game".
func (x Speaker) GameNames(games []catalog.Game) string {
	var names []string
	for _, g := range games {
		names = append(names, gameNames[g].In(x.Language))
	}
	return x.And(names)
}
