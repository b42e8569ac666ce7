package analysis

import (
	"slices"
	"strings"
)

// Phrasebook finds names in texts of one language: those of cards, terms and games, and the phrases of the synonyms. It
// compares stems, so that it finds every form of a name. What a name stands for is a concept; one concept under all its
// names in both languages connects the languages.
type Phrasebook struct {
	lexicon     *Lexicon
	byFirstStem map[string][]phrase // longest phrase first
}

// phrase is a name as a sequence of stems, and the concepts that it names.
type phrase struct {
	stems    []string
	concepts []string // concept terms, sorted
}

// Stem is a stem and its byte range in a text.
type Stem struct {
	Text       string
	Start, End int
}

// Mention is a phrase found in a text: the stems from From (included) to To (excluded), and the concepts that it names,
// with ConceptPrefix.
type Mention struct {
	From, To int
	Concepts []string
}

// MaxPhraseTokens is the length of the longest name: "Kapelle zur heiligen Agatha" has four words.
const MaxPhraseTokens = 6

// maxPhraseGap is the number of bytes allowed between two words of a phrase: " & " in K & W.
const maxPhraseGap = 3

// NewPhrasebook returns an empty phrasebook in the language of the lexicon.
func NewPhrasebook(l *Lexicon) *Phrasebook { return &Phrasebook{l, map[string][]phrase{}} }

// Add adds names of a concept. Names that are too long or a single stop word are skipped.
func (b *Phrasebook) Add(concept string, names ...string) {
	for _, name := range names {
		var stems []string
		for _, t := range Tokenize(name, MaxPhraseTokens+1) {
			stems = append(stems, b.lexicon.Stem(t.Text))
		}
		isStopWord := len(stems) == 1 && b.lexicon.IsStopWord(b.lexicon.Fold(strings.ToLower(name)).Text)
		if len(stems) > 0 && len(stems) <= MaxPhraseTokens && !isStopWord {
			b.add(stems, string(ConceptPrefix)+concept)
		}
	}
}

// add inserts a phrase where it belongs: the longest first, so that the longest name at each place is found.
func (b *Phrasebook) add(stems []string, concept string) {
	list := b.byFirstStem[stems[0]]
	at, found := slices.BinarySearchFunc(list, stems, func(p phrase, stems []string) int {
		if len(p.stems) != len(stems) {
			return len(stems) - len(p.stems)
		}
		return slices.Compare(p.stems, stems)
	})
	if !found {
		b.byFirstStem[stems[0]] = slices.Insert(list, at, phrase{stems, []string{concept}})
		return
	}
	p := &list[at]
	if i, has := slices.BinarySearch(p.concepts, concept); !has {
		p.concepts = slices.Insert(p.concepts, i, concept)
	}
}

// Stems returns the stems of the first words of a text, at most limit.
func (b *Phrasebook) Stems(text string, limit int) []Stem {
	var out []Stem
	for _, t := range Tokenize(text, limit) {
		out = append(out, Stem{b.lexicon.Analyze(t.Text).Stem(), t.Start, t.End})
	}
	return out
}

// Find returns the concepts that a text mentions, from left to right, the longest name at each place.
func (b *Phrasebook) Find(text []Stem) []Mention {
	var out []Mention
	for i := 0; i < len(text); i++ {
		for _, p := range b.byFirstStem[text[i].Text] {
			if !p.begins(text[i:]) {
				continue
			}
			out = append(out, Mention{i, i + len(p.stems), p.concepts})
			i += len(p.stems) - 1
			break
		}
	}
	return out
}

// begins reports whether the text begins with the phrase.
func (p *phrase) begins(text []Stem) bool {
	if len(text) < len(p.stems) {
		return false
	}
	for i, s := range p.stems {
		if text[i].Text != s || i > 0 && text[i].Start-text[i-1].End > maxPhraseGap {
			return false
		}
	}
	return true
}
