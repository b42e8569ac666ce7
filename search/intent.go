package search

import (
	"fmt"
	"slices"
	"strings"

	"catanica/catalog"
)

// intents are what the words of a query say about the kind of thing that is wanted (welche Karte …, was bedeutet …).
type intents map[catalog.Lang]*phrasebook

// loadIntents reads data/intents.txt: phrases by kind.
func loadIntents() (map[catalog.Kind]catalog.Words, error) {
	out := map[catalog.Kind]catalog.Words{}
	return out, eachLine("data/intents.txt", func(line string) error {
		head, list, ok := strings.Cut(line, ":")
		german, english, ok2 := strings.Cut(list, "|")
		kind := catalog.Kind(strings.TrimSpace(head))
		if !ok || !ok2 || !slices.Contains(catalog.Kinds, kind) {
			return fmt.Errorf("want `KIND: German phrases | English phrases`, the kind one of %v", catalog.Kinds)
		}
		out[kind] = catalog.Words{DE: fields(german), EN: fields(english)}
		return nil
	})
}

func newIntents(phrases map[catalog.Kind]catalog.Words, langs map[catalog.Lang]*language) intents {
	out := intents{}
	for lang, l := range langs {
		b := &phrasebook{byFirst: map[string][]phrase{}}
		for kind, words := range phrases {
			b.addAll(l, string(kind), words.In(lang))
		}
		b.sort()
		out[lang] = b
	}
	return out
}

// wanted are the kinds that a query says it wants.
func (in intents) wanted(units []unit) map[catalog.Kind]bool {
	found := map[catalog.Kind]bool{}
	for _, lang := range catalog.Langs {
		at, _ := stemsOf(units, lang)
		for _, m := range in[lang].find(at) {
			for _, id := range m.ids {
				found[catalog.Kind(id[1:])] = true
			}
		}
	}
	return found
}
