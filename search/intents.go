package search

import (
	"fmt"
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/search/analysis"
)

// intents recognizes which kind of thing a query asks for (welche Karte …, was bedeutet …).
type intents struct {
	whether  []string // words of questions such as "ist Flavo ein Ritter"
	articles []string
	faces    []string // words after which a lone question mark is a face of the event die
	light    []string // words that say nothing about the subject of a question
}

// intentPhrases holds the lines of data/intents.txt: phrases by kind, and word lists under the heads below.
type intentPhrases map[string]catalog.Words

// Heads of intents.txt that are not kinds.
const (
	whetherHead = "whether"
	articleHead = "article"
	faceHead    = "face"
	lightHead   = "light"
)

// loadIntents reads data/intents.txt.
func loadIntents() (intentPhrases, error) {
	out := intentPhrases{}
	return out, analysis.EachLine(dataFS, "data/intents.txt", func(line string) error {
		head, list, ok := strings.Cut(line, ":")
		german, english, ok2 := strings.Cut(list, "|")
		head = strings.TrimSpace(head)
		isList := slices.Contains([]string{whetherHead, articleHead, faceHead, lightHead}, head)
		known := isList || slices.Contains(catalog.Kinds, catalog.Kind(head))
		if !ok || !ok2 || !known {
			return fmt.Errorf("want `HEAD: German phrases | English phrases`, the head one of %v, %s, %s, %s or %s",
				catalog.Kinds, whetherHead, articleHead, faceHead, lightHead)
		}
		out[head] = catalog.Words{DE: analysis.SplitCommas(german), EN: analysis.SplitCommas(english)}
		return nil
	})
}

func newIntents(phrases intentPhrases) intents {
	return intents{
		whether: phrases[whetherHead].All(), articles: phrases[articleHead].All(), faces: phrases[faceHead].All(),
		light: phrases[lightHead].All(),
	}
}

// phrasebook returns the phrases that ask for a kind, in the language of a lexicon.
func (p intentPhrases) phrasebook(l *analysis.Lexicon) *analysis.Phrasebook {
	b := analysis.NewPhrasebook(l)
	for _, kind := range catalog.Kinds {
		b.Add(string(kind), p[string(kind)].In(l.Lang())...)
	}
	return b
}

// trailingDieFace reports whether the question mark at the end of a text is a face of the event die, and its offset.
func (in intents) trailingDieFace(text string, tokens []analysis.Token) (at int, ok bool) {
	head, ok := strings.CutSuffix(strings.TrimSpace(text), " ?")
	if !ok || len(tokens) == 0 || !slices.Contains(in.faces, tokens[len(tokens)-1].Text) {
		return 0, false
	}
	return strings.LastIndexByte(text, '?'), strings.TrimSpace(head) != ""
}

// categories returns the concepts of the category in a question whether something belongs to it (ist Flavo ein Ritter):
// those of the last word that is not weak, if it follows an article.
func (in intents) categories(terms []queryTerm) []string {
	last := len(terms) - 1
	for last > 0 && terms[last].weak {
		last--
	}
	if last < 2 || !slices.Contains(in.articles, terms[last-1].Text) ||
		!slices.ContainsFunc(terms, func(t queryTerm) bool { return slices.Contains(in.whether, t.Text) }) {
		return nil
	}
	var out []string
	for _, e := range terms[last].expansions {
		if e.term[0] == analysis.ConceptPrefix {
			out = append(out, e.term[1:])
		}
	}
	return out
}

// subject returns the concepts that all words of a question name together, but for those that say nothing about its
// subject: the Ritterstein of "wer bekommt den Ritterstein". If there are any, it makes the other words weak.
func (in intents) subject(terms []queryTerm) []string {
	var out []string // nil before the first word that says something
	for _, t := range terms {
		if t.weak || slices.Contains(in.light, t.Text) {
			continue
		}
		var named []string
		for _, e := range t.expansions {
			if e.term[0] == analysis.ConceptPrefix && e.weight >= minNaming && (out == nil || slices.Contains(out, e.term[1:])) {
				named = append(named, e.term[1:])
			}
		}
		if len(named) == 0 {
			return nil
		}
		out = named
	}
	for i := range terms {
		terms[i].weak = terms[i].weak || out != nil && slices.Contains(in.light, terms[i].Text)
	}
	return out
}

// wantedKinds returns the kinds that a query asks for.
func (ix *Index) wantedKinds(terms []queryTerm) map[catalog.Kind]bool {
	found := map[catalog.Kind]bool{}
	for _, lang := range catalog.Langs {
		stems, _ := queryStems(terms, lang)
		for _, m := range ix.langs[lang].intents.Find(stems) {
			for _, concept := range m.Concepts {
				found[catalog.Kind(concept[1:])] = true
			}
		}
	}
	return found
}
