package casebook

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"catanica/catalog"
	"catanica/rulings"
	"catanica/search/question"
)

// Prepare builds what the first question that a reader of lang asks would build to read it.
func (b *Book) Prepare(lang catalog.Lang) { b.reader.Prepare(lang) }

// Read reads a question that a reader of lang asks. A misspelled word is read as the only word of the vocabulary that
// is close to it, unless it is a common word itself.
func (b *Book) Read(text string, lang catalog.Lang) question.Question {
	q := b.ReadAsTyped(text, lang)
	if len(q.Unread) == 0 {
		return q
	}
	fixed, list := b.reader.Correct(&q, func(word string) bool { return b.gists.IsCommon(word, q.Lang) })
	if len(list) == 0 {
		return q
	}
	if corrected := b.ReadAsTyped(fixed, lang); len(corrected.Unread) < len(q.Unread) {
		corrected.Corrected = list
		return corrected
	}
	return q
}

// Doubtful reports whether it is doubtful what a question is about: more than one word was corrected or may be a
// misspelled name, or a word that nobody knows stands where a name would. Then nothing answers it.
func (b *Book) Doubtful(q question.Question) bool {
	return len(q.Corrected) > 1 || len(q.Corrected) == 1 && len(q.Guesses) > 0 ||
		len(b.reader.Strangers(&q, b.isWord)) > 0
}

// isWord reports whether a word is one of either language, or stands in a question whose answer is known.
func (b *Book) isWord(word string) bool {
	return slices.ContainsFunc(catalog.Langs, func(lang catalog.Lang) bool { return b.gists.Knows(word, lang) }) ||
		slices.ContainsFunc(b.lib.Rulings, func(r *rulings.Ruling) bool {
			return hasPart(r.In(catalog.DE).YesOrNo, word) || hasPart(r.In(catalog.EN).YesOrNo, word)
		})
}

// hasPart reports whether a text has a word, in lower case or as it is given, with no letter before or behind it.
func hasPart(text, word string) bool {
	for _, w := range []string{strings.ToLower(word), word} {
		for rest := text; ; {
			before, after, found := strings.Cut(rest, w)
			if !found {
				break
			}
			last, _ := utf8.DecodeLastRuneInString(before)
			next, _ := utf8.DecodeRuneInString(after)
			if !unicode.IsLetter(last) && !unicode.IsLetter(next) {
				return true
			}
			rest = after
		}
	}
	return false
}

// ReadAsTyped reads a question as it is spelled. It takes no word that exists for a misspelled name.
func (b *Book) ReadAsTyped(text string, lang catalog.Lang) question.Question {
	q := b.reader.Read(text, lang)
	q.Guesses = slices.DeleteFunc(q.Guesses, func(g question.Guess) bool { return b.gists.Knows(g.Word, q.Lang) })
	return q
}
