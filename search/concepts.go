package search

import (
	"slices"
	"strings"

	"catanica/catalog"
)

// phrasebook finds the concepts that texts of one language mention. A card, term, set or class, or a line of the
// synonyms, is one concept under all its names in both languages: concepts connect the languages. They are indexed
// beside the words that name them.
type phrasebook struct {
	byFirstStem map[string][]phrase // longest phrase first
}

// phrase is a name as a sequence of stems, and the concepts that it names.
type phrase struct {
	stems    []string
	concepts []string // concept terms, sorted
}

// stemToken is a stem and its byte range in a text.
type stemToken struct {
	stem       string
	start, end int
}

// mention is a phrase found in a text: the tokens from (included) to to (excluded).
type mention struct {
	from, to int
	concepts []string
}

const (
	maxPhraseTokens = 6 // "Kapelle zur heiligen Agatha" has four
	maxPhraseGap    = 3 // bytes between two words of a phrase: " & " in K & W
)

// newPhrasebook returns the phrasebook of the names that documents have in a language, and of its synonyms.
func newPhrasebook(docs []Document, synonyms []synonym, a *analyzer) *phrasebook {
	b := &phrasebook{byFirstStem: map[string][]phrase{}}
	for i := range docs {
		if isConcept(docs[i].Kind) {
			b.addNames(a, docs[i].key(), docs[i].names())
		}
	}
	for _, s := range synonyms {
		b.addNames(a, s.id, s.phrases.In(a.lang))
	}
	b.sort()
	return b
}

// isConcept reports whether texts refer to documents of the kind by name.
func isConcept(k catalog.Kind) bool {
	return k == catalog.KindCard || k == catalog.KindTerm || k == catalog.KindSet || k == catalog.KindClass
}

// addNames adds names of a concept. Names that are too long or a single stop word are skipped.
func (b *phrasebook) addNames(a *analyzer, id string, names []string) {
	for _, name := range names {
		var stems []string
		for _, t := range tokenize(name, maxPhraseTokens+1) {
			stems = append(stems, a.analyze(t.text).stem())
		}
		isStopWord := len(stems) == 1 && a.stopWords[a.fold(strings.ToLower(name)).text]
		if len(stems) > 0 && len(stems) <= maxPhraseTokens && !isStopWord {
			b.add(stems, string(conceptPrefix)+id)
		}
	}
}

func (b *phrasebook) add(stems []string, concept string) {
	first := stems[0]
	for i, p := range b.byFirstStem[first] {
		if slices.Equal(p.stems, stems) {
			if !slices.Contains(p.concepts, concept) {
				b.byFirstStem[first][i].concepts = append(p.concepts, concept)
			}
			return
		}
	}
	b.byFirstStem[first] = append(b.byFirstStem[first], phrase{stems, []string{concept}})
}

func (b *phrasebook) sort() {
	for _, phrases := range b.byFirstStem {
		slices.SortFunc(phrases, func(a, b phrase) int {
			if len(a.stems) != len(b.stems) {
				return len(b.stems) - len(a.stems)
			}
			return strings.Compare(strings.Join(a.stems, " "), strings.Join(b.stems, " "))
		})
		for i := range phrases {
			slices.Sort(phrases[i].concepts)
		}
	}
}

// find returns the concepts that a text mentions, from left to right, the longest name at each place.
func (b *phrasebook) find(text []stemToken) []mention {
	var out []mention
	for i := 0; i < len(text); i++ {
		for _, p := range b.byFirstStem[text[i].stem] {
			if !p.begins(text[i:]) {
				continue
			}
			out = append(out, mention{i, i + len(p.stems), p.concepts})
			i += len(p.stems) - 1
			break
		}
	}
	return out
}

// begins reports whether the text begins with the phrase.
func (p *phrase) begins(text []stemToken) bool {
	if len(text) < len(p.stems) {
		return false
	}
	for i, s := range p.stems {
		if text[i].stem != s || i > 0 && text[i].start-text[i-1].end > maxPhraseGap {
			return false
		}
	}
	return true
}
