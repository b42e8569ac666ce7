package search

import (
	"slices"
	"strings"
	"unicode"

	"catanica/catalog"
	"catanica/search/analysis"
	"catanica/search/question"
)

// queryTerm is a word of the query with all index terms that may stand for it.
type queryTerm struct {
	analysis.Token
	expansions []expansion
	parts      [][]expansion // of a compound; a document scores by how many of them it has
	weak       bool          // a stop word, or a word that says little in this query
	common     bool          // an everyday word that names nothing of the games
	known      bool          // the documents use the word or a form of it
	compound   bool          // it consists of known words
	correction string        // what was probably meant by a word that no document uses
	stems      map[catalog.Lang]string
}

// Limits of a query. Longer queries are answered by their beginning.
const (
	maxQueryRunes  = 400 // the longest questions have about 250
	maxQueryTerms  = 32
	maxCorrections = 3 // per word
	maxCompletions = 6 // of the last word
	minCompletable = 3 // letters of a last word that is completed
)

// analyzeQuery turns the text of a query, asked by a reader of lang, into terms.
func (ix *Index) analyzeQuery(text string, lang catalog.Lang) []queryTerm {
	tokens := analysis.Tokenize(text, maxQueryTerms)
	if at, ok := ix.intents.trailingDieFace(text, tokens); ok && len(tokens) < maxQueryTerms {
		tokens = append(tokens, analysis.Token{Text: "?", Start: at, End: at + 1})
	}
	spoken := ix.detectLanguage(tokens, lang)
	terms := make([]queryTerm, len(tokens))
	for i, t := range tokens {
		terms[i] = ix.newQueryTerm(t, spoken)
		if t.End == len(text) && len(t.Text) >= minCompletable && !terms[i].weak {
			ix.addCompletions(&terms[i], spoken)
		}
	}
	for _, l := range catalog.Langs {
		ix.addConcepts(terms, l, ix.languageWeight(l, spoken))
	}
	if spoken == catalog.DE {
		for i := range terms {
			terms[i].common = ix.isEveryday(&terms[i])
		}
	}
	return terms
}

// withoutEdition returns the terms of a query that names an edition. Years are dropped, other words of the name are
// weak: "neue Regeln" may be what the question is about. more reports whether the query says anything else.
func withoutEdition(terms []queryTerm, named question.NamedEdition) (out []queryTerm, more bool) {
	for _, t := range terms {
		if t.Start < named.Start || t.End > named.End {
			out, more = append(out, t), more || !t.weak
			continue
		}
		if strings.ContainsFunc(t.Text, isNonDigit) {
			t.weak = true
			out = append(out, t)
		}
	}
	return out, more
}

func isNonDigit(r rune) bool { return !unicode.IsDigit(r) }

// detectLanguage returns the language that most of the words belong to, which may not be the reader's language lang.
func (ix *Index) detectLanguage(tokens []analysis.Token, lang catalog.Lang) catalog.Lang {
	count := map[catalog.Lang]int{}
	for _, t := range tokens {
		for l, known := range ix.langs {
			if f := known.lexicon.Fold(t.Text).Text; known.lexicon.IsStopWord(f) || known.lexicon.Has(f) {
				count[l]++
			}
		}
	}
	if count[lang.Other()] > count[lang] {
		return lang.Other()
	}
	return lang
}

// languageWeight returns the factor for terms of language l in a query that is in the language spoken.
func (ix *Index) languageWeight(l, spoken catalog.Lang) float64 {
	if l == spoken {
		return 1
	}
	return ix.weights.otherLanguage
}

// newQueryTerm returns the term of one word with its expansions, without concepts.
func (ix *Index) newQueryTerm(t analysis.Token, spoken catalog.Lang) queryTerm {
	out := queryTerm{Token: t, stems: map[catalog.Lang]string{}}
	for _, l := range []catalog.Lang{spoken, spoken.Other()} {
		a := ix.langs[l].lexicon.Look(t.Text)
		isStopWord := ix.langs[l].lexicon.IsStopWord(a.Exact())
		if l == spoken {
			out.weak = isStopWord
		} else if isStopWord || out.weak {
			continue // the German article die is not the English die
		}
		out.known = out.known || ix.uses(l, a)
		out.compound = out.compound || a.Parts > 1
		out.stems[l] = a.Stem()
		out.addAnalysis(a, l, ix.languageWeight(l, spoken), &ix.weights)
	}
	if !ix.without.corrections && !out.known && !out.weak && !ix.langs[spoken].lexicon.IsCommon(t.Text) {
		ix.addCorrections(&out, spoken)
	}
	return out
}

// isEveryday reports whether a German word names nothing of the games and is among the most common of the language.
// Such a word is rare in the documents only by chance: of "Zauberkraft zurück in Rohstoffe machen" zurück says little.
// In English, whose common words name half of the cards, it would cost more than it wins.
func (ix *Index) isEveryday(t *queryTerm) bool {
	return !t.weak && ix.langs[catalog.DE].lexicon.IsCommon(t.Text) &&
		!slices.ContainsFunc(t.expansions, func(e expansion) bool {
			return e.term[0] == analysis.ConceptPrefix && e.weight >= minNaming
		})
}
