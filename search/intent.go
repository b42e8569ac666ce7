package search

import (
	"fmt"
	"slices"
	"strings"

	"catanica/catalog"
)

// intents are what the words of a query say about the thing that is wanted (welche Karte …, was bedeutet …).
type intents struct {
	kinds             map[catalog.Lang]*phrasebook
	whether, articles []string // words of questions such as "ist Flavo ein Ritter"
	faces             []string // words behind which a question mark is a face of the event die
}

// intentWords are the lines of data/intents.txt: phrases by kind, and words under their own heads.
type intentWords map[string]catalog.Words

// Heads of intents.txt that are no kinds.
const (
	whetherHead = "whether"
	articleHead = "article"
	faceHead    = "face"
)

// loadIntents reads data/intents.txt.
func loadIntents() (intentWords, error) {
	out := intentWords{}
	return out, eachLine("data/intents.txt", func(line string) error {
		head, list, ok := strings.Cut(line, ":")
		german, english, ok2 := strings.Cut(list, "|")
		if head = strings.TrimSpace(head); !ok || !ok2 || !slices.Contains(catalog.Kinds, catalog.Kind(head)) && !slices.Contains([]string{whetherHead, articleHead, faceHead}, head) {
			return fmt.Errorf("want `KIND: German phrases | English phrases`, the kind one of %v, %s, %s or %s", catalog.Kinds, whetherHead, articleHead, faceHead)
		}
		out[head] = catalog.Words{DE: fields(german), EN: fields(english)}
		return nil
	})
}

func newIntents(words intentWords, langs map[catalog.Lang]*language) intents {
	out := intents{kinds: map[catalog.Lang]*phrasebook{}, whether: words[whetherHead].All(), articles: words[articleHead].All(), faces: words[faceHead].All()}
	for lang, l := range langs {
		b := &phrasebook{byFirst: map[string][]phrase{}}
		for _, kind := range catalog.Kinds {
			b.addAll(l, string(kind), words[string(kind)].In(lang))
		}
		b.sort()
		out.kinds[lang] = b
	}
	return out
}

// endsInFace reports whether the question mark at the end of a text is a face of the event die, and where it stands.
func (in intents) endsInFace(text string, words []typed) (at int, ok bool) {
	head, ok := strings.CutSuffix(strings.TrimSpace(text), " ?")
	if !ok || len(words) == 0 || !slices.Contains(in.faces, words[len(words)-1].text) {
		return 0, false
	}
	return strings.LastIndexByte(text, '?'), strings.TrimSpace(head) != ""
}

// belongsTo is the concepts of the kind of things of which the query asks whether something belongs to it: those of the last
// word, or the last but weak ones, where it stands behind an article.
func (in intents) belongsTo(units []unit) []string {
	last := len(units) - 1
	for last > 0 && units[last].weak {
		last--
	}
	if last < 2 || !slices.Contains(in.articles, units[last-1].typed.text) ||
		!slices.ContainsFunc(units, func(u unit) bool { return slices.Contains(in.whether, u.typed.text) }) {
		return nil
	}
	var out []string
	for _, v := range units[last].variants {
		if v.term[0] == markConcept {
			out = append(out, v.term[1:])
		}
	}
	return out
}

// wanted are the kinds that a query says it wants.
func (in intents) wanted(units []unit) map[catalog.Kind]bool {
	found := map[catalog.Kind]bool{}
	for _, lang := range catalog.Langs {
		at, _ := stemsOf(units, lang)
		for _, m := range in.kinds[lang].find(at) {
			for _, id := range m.ids {
				found[catalog.Kind(id[1:])] = true
			}
		}
	}
	return found
}
