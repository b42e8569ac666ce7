package facts

import (
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/search/question"
)

// direction says what a question for cards asks for, if it names a card or a group.
type direction int

const (
	unclear   direction = iota // it can be read in either way
	forActors                  // what acts on it: "which cards can hit the Spy"
	forTarget                  // what it acts on: "which cards can the Spy hit"
)

// directionOf reads from the order of the words, in German from case and number, whether a question asks for what acts
// on mention m or for what m acts on. Of an unclear one, a group that is named is more likely acted on.
func (x *Asked) directionOf(m *question.Mention) direction {
	switch {
	case m.Role == question.By && x.Passive:
		return forTarget // which cards can be hit by the Spy
	case x.Player != "" || m.Role != question.Core:
		return forActors
	case x.Lang == catalog.EN:
		return x.englishDirection(m)
	}
	if d := x.germanDirection(m); d != unclear || m.Card != "" {
		return d
	}
	return forActors
}

// englishDirection reads the order of the words: a subject stands behind an auxiliary.
func (x *Asked) englishDirection(m *question.Mention) direction {
	words := withoutDeterminers(textBefore(x.Text, m.Text))
	switch {
	case x.HasWord("does", "do", "did"),
		len(words) > 0 && slices.Contains([]string{"can", "may", "could", "might"}, words[len(words)-1]):
		return forTarget
	case len(words) < 2 || slices.Contains([]string{"cards", "card"}, words[len(words)-1]):
		return unclear
	}
	return forActors
}

// germanDirection reads the question word, the article of m, and the number of the verb, which agrees with its subject.
func (x *Asked) germanDirection(m *question.Mention) direction {
	article, first := "", question.WordsOf(x.Text)[0]
	if before := question.WordsOf(textBefore(x.Text, m.Text)); len(before) > 0 {
		article = before[len(before)-1]
	}
	k := x.Cat.Card(m.Card)
	switch {
	case first == "wer":
		return forActors
	case first == "wen":
		return forTarget
	case x.isMasculine(m) && slices.Contains(masculineObject, article):
		return forActors
	case x.isMasculine(m) && slices.Contains(masculineSubject, article):
		return forTarget
	}
	verb, ok := x.finiteVerb(m)
	if !ok {
		return unclear
	}
	several := k == nil && !slices.Contains(singular, article) || k != nil && k.IsPlural(catalog.DE)
	asksForSeveral := x.asksForSeveral()
	switch plural := pluralVerb(verb); {
	case k != nil && article != "die" && namedAsSeveral(k, m.Text): // Kaperflotten
		return unclear
	case asksForSeveral && !plural && !several:
		return forTarget
	case asksForSeveral && plural && (k == nil || !several):
		return forActors
	case !asksForSeveral && plural && several:
		return forTarget
	case !asksForSeveral && !plural && several, !plural && first == "welcher":
		return forActors
	}
	return unclear
}

// masculineObject are the words before a masculine noun that show an object, and masculineSubject those that show a
// subject.
var (
	masculineObject  = []string{"den", "einen", "meinen", "deinen", "seinen", "diesen", "nen"}
	masculineSubject = []string{"der", "ein", "mein", "dein", "sein", "dieser"}
)

// singular are the words before a single thing in the cases of a subject and an object.
var singular = []string{"der", "das", "den", "ein", "eine", "einen", "mein", "meinen", "jeder", "jedes", "jeden",
	"ne", "nen"}

// isMasculine reports whether a mention is a masculine noun in the singular, or a card or a type with such a name.
func (x World) isMasculine(m *question.Mention) bool {
	if k := x.Cat.Card(m.Card); k != nil {
		return k.GermanGender() == catalog.Masculine && !k.IsPlural(catalog.DE)
	}
	return slices.Contains([]catalog.CardType{catalog.Knight, catalog.Dragon, catalog.Wizard, catalog.Doubler}, m.Type)
}

// namedAsSeveral reports whether a text is the plural of a card's German name.
func namedAsSeveral(k *catalog.Card, text string) bool {
	if k.IsPlural(catalog.DE) || k.Grammar.Proper {
		return false
	}
	text, name := strings.ToLower(text), strings.ToLower(k.ShortTitle(catalog.DE))
	return text != name && (text == name+"n" || text == name+"en" || text == name+"e")
}

// asksForSeveral reports whether a German question asks for several cards: with *welche* and a plural.
func (x *Asked) asksForSeveral() bool {
	words := question.WordsOf(x.Text)
	at := slices.Index(words, "welche")
	if at < 0 {
		return false
	}
	for _, w := range words[at+1:] {
		if strings.HasSuffix(w, "en") || w == "karten" || slices.ContainsFunc(pluralsOnly, func(s string) bool {
			return strings.HasSuffix(w, s)
		}) {
			return true
		}
		if !strings.HasSuffix(w, "e") { // an adjective
			return false
		}
	}
	return false
}

// pluralsOnly are the ends of the nouns for cards that are no feminine nouns, so that they are a plural after *welche*.
var pluralsOnly = []string{"ritter", "zauberer", "magier", "hexer", "verdoppler", "gebäude", "häuser", "bauwerke",
	"bücher", "kunstwerke", "ereignisse", "schiffe", "angriffe"}

// finiteVerb returns the finite verb of a German question: its modal, or else the first word before or behind mention m
// that looks like a verb. ok is false if there is none.
func (x *Asked) finiteVerb(m *question.Mention) (verb string, ok bool) {
	words := question.WordsOf(x.Text)
	for _, w := range words {
		if slices.Contains(singularModals, w) || slices.Contains(pluralModals, w) {
			return w, true
		}
	}
	for _, w := range words[min(1, len(words)):] {
		if slices.Contains(Determiners, w) || slices.Contains(noVerbs, w) || strings.HasSuffix(w, "karten") ||
			slices.Contains(question.WordsOf(m.Text), w) || !x.namesVerb(w) {
			continue
		}
		return w, true
	}
	return "", false
}

// namesVerb reports whether a word alone is read as a form of the verb of the question.
func (x *Asked) namesVerb(word string) bool {
	q := x.reader.ReadIn(word, catalog.DE)
	return len(q.Verbs) == 1 && len(x.Verbs) > 0 && len(q.Unread)+len(q.Mentions) == 0
}

// noVerbs are words that are read as a verb, but are rarely one.
var noVerbs = []string{"mit", "im", "in"}

var (
	singularModals = []string{"kann", "darf", "könnte", "konnte", "dürfte", "durfte", "soll", "muss", "mag"}
	pluralModals   = []string{"können", "dürfen", "könnten", "konnten", "dürften", "durften", "sollen", "müssen"}
)

// pluralVerb reports whether a finite German verb is in the plural.
func pluralVerb(verb string) bool {
	return slices.Contains(pluralModals, verb) || !slices.Contains(singularModals, verb) &&
		strings.HasSuffix(verb, "n")
}

// textBefore returns the text before a part of it.
func textBefore(text, part string) string {
	before, _, _ := strings.Cut(text, part)
	return before
}

// withoutDeterminers returns the words of a text, without articles at its end.
func withoutDeterminers(text string) []string {
	words := question.WordsOf(text)
	for len(words) > 0 && slices.Contains(Determiners, words[len(words)-1]) {
		words = words[:len(words)-1]
	}
	return words
}
