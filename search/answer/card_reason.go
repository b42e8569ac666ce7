package answer

import (
	"regexp"
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/rulings"
	"catanica/search/analysis"
	"catanica/search/casebook"
	"catanica/search/lists"
	"catanica/search/prose"
)

// minOwnSentence is the fewest terms of a question that a sentence of a card's text shares to stand for the whole text.
const minOwnSentence = 2

// because says a verdict with its reason. The text of a card is no sentence that answers a question: it tells the
// player what to do, or begins with its verb. So it stands behind the verdict as what it is: "Yes. The effect of
// Countermagic: Cancel one of your opponent's action cards."
func (x *asked) because(v Verdict, reason string, r *rulings.Ruling) string {
	k := x.says(reason, r)
	if k == nil {
		return x.With(v, reason)
	}
	word := v.Word(x.Language)
	if word == "" {
		return reason
	}
	return word + ". " + x.Say("So %s %s: %s", "The effect of %[2]s: %[3]s", x.VerbOf(k, "wirkt", "wirken", "", ""),
		x.The(k), x.sentenceOf(v, reason, k))
}

// says returns the card whose text a reason is: the one of the article, or one that the question names. It returns nil
// if no card's text says so.
func (x *asked) says(reason string, r *rulings.Ruling) *catalog.Card {
	for _, id := range append([]string{casebook.CardOf(r)}, x.Cards()...) {
		k := x.Cat.Card(id)
		if k == nil {
			continue
		}
		if _, short, ok := x.by.book.CardText(id).At(x.EditionID, x.Language); ok && short != "" &&
			prose.Sentence(x.Lib.Plain(x.Language, short)) == reason {
			return k
		}
	}
	return nil
}

// leans matches what points to a sentence before.
var leans = map[catalog.Lang]*regexp.Regexp{
	catalog.DE: regexp.MustCompile(`(?i)^(?:er|sie|es|das|dann|danach|sonst)\b|\b(?:dies(?:e|er|es|em|en)?|davon|dabei|` +
		`dazu|dafür|trotzdem|übrigen|zusätzlich|ebenso|darf er|kann er|muss er|sobald er|wenn er)\b`),
	catalog.EN: regexp.MustCompile(`(?i)^(?:it|they|he|she|then|otherwise|so)\b|\b(?:this|these|those|that|the others?|` +
		`also|instead|likewise|too|if they|they may|it may)\b`),
}

// sentenceOf returns the sentence of a card's text that answers the question: the only one with most of the terms that
// the question has besides the card's name. It returns the whole text if there is no such sentence, if that refers to
// the one before it, or if it denies or restricts what the verdict allows, or allows what it denies.
func (x *asked) sentenceOf(v Verdict, text string, k *catalog.Card) string {
	if x.Question.Lang != x.Language || v != Yes && v != No || prose.Restricts(x.Text, x.Language) {
		return text
	}
	terms := func(s string) []string {
		q := x.by.reader.ReadIn(s, x.Language)
		return x.by.gists.Read(&q, x.Language).Terms
	}
	asks := lists.Without(terms(x.Text), terms(k.Title(x.Language)))
	best, most, alone := "", minOwnSentence-1, false
	for rest := text; rest != ""; {
		end := analysis.SentenceEnd(rest)
		s := strings.TrimSpace(rest[:end])
		rest = rest[end:]
		shared := 0
		for _, t := range terms(s) {
			if slices.Contains(asks, t) {
				shared++
			}
		}
		switch {
		case shared > most:
			best, most, alone = s, shared, true
		case shared == most:
			alone = false
		}
	}
	if !alone || leans[x.Language].MatchString(best) || v == Yes == prose.Restricts(best, x.Language) {
		return text
	}
	return best
}
