package search

import (
	"slices"
	"strings"

	"catanica/catalog"
)

// phrasebook knows the phrases of one language that name concepts. Concepts are the bridge between languages and between
// names: a card, term, set or class, or a line of the synonyms, is one concept whatever it is called. They are indexed
// beside the words that name them.
type phrasebook struct {
	byFirst map[string][]phrase // by the first stem, longest phrase first
}

// phrase is a name as stems, and the concepts that it names.
type phrase struct {
	stems []string
	ids   []string // with markConcept, sorted
}

// stemAt is a stem and where it stands in its text.
type stemAt struct {
	stem       string
	start, end int
}

// mention is a phrase found in a text, in stems from (included) to to (not included).
type mention struct {
	from, to int
	ids      []string
}

// maxGap is how many bytes may lie between two words of one phrase: " & " in K & W.
const maxGap = 3

// newPhrasebook learns the names that the documents which are things have in a language, and its synonyms.
func newPhrasebook(docs []Document, synonyms []synonym, l *language) *phrasebook {
	b := &phrasebook{byFirst: map[string][]phrase{}}
	for i := range docs {
		if isThing(docs[i].Kind) {
			b.addAll(l, docs[i].key(), docs[i].names())
		}
	}
	for _, s := range synonyms {
		b.addAll(l, s.id, s.words.In(l.lang))
	}
	b.sort()
	return b
}

// isThing reports whether documents of the kind have a name that texts call them by.
func isThing(k catalog.Kind) bool {
	return k == catalog.KindCard || k == catalog.KindTerm || k == catalog.KindSet || k == catalog.KindClass
}

func (b *phrasebook) addAll(l *language, id string, names []string) {
	for _, name := range names {
		var stems []string
		for _, w := range typedWords(name, maxPhrase+1) {
			stems = append(stems, l.entry(w.text).stem())
		}
		if len(stems) > 0 && len(stems) <= maxPhrase && !(len(stems) == 1 && l.weak[l.fold(strings.ToLower(name)).text]) {
			b.add(stems, string(markConcept)+id)
		}
	}
}

// maxPhrase is the most words of a name: "Kapelle zur heiligen Agatha" has four.
const maxPhrase = 6

func (b *phrasebook) add(stems []string, id string) {
	first := stems[0]
	for i, p := range b.byFirst[first] {
		if slices.Equal(p.stems, stems) {
			if !slices.Contains(p.ids, id) {
				b.byFirst[first][i].ids = append(p.ids, id)
			}
			return
		}
	}
	b.byFirst[first] = append(b.byFirst[first], phrase{stems, []string{id}})
}

func (b *phrasebook) sort() {
	for _, ps := range b.byFirst {
		slices.SortFunc(ps, func(a, b phrase) int {
			if len(a.stems) != len(b.stems) {
				return len(b.stems) - len(a.stems)
			}
			return strings.Compare(strings.Join(a.stems, " "), strings.Join(b.stems, " "))
		})
		for i := range ps {
			slices.Sort(ps[i].ids)
		}
	}
}

// find returns the concepts that a text mentions, from left to right, the longest name at each place.
func (b *phrasebook) find(text []stemAt) []mention {
	var out []mention
	for i := 0; i < len(text); i++ {
		for _, p := range b.byFirst[text[i].stem] {
			if !p.at(text[i:]) {
				continue
			}
			out = append(out, mention{i, i + len(p.stems), p.ids})
			i += len(p.stems) - 1
			break
		}
	}
	return out
}

// at reports whether the text begins with the phrase.
func (p *phrase) at(text []stemAt) bool {
	if len(text) < len(p.stems) {
		return false
	}
	for i, s := range p.stems {
		if text[i].stem != s || i > 0 && text[i].start-text[i-1].end > maxGap {
			return false
		}
	}
	return true
}
