package search

import (
	"cmp"
	"math"
	"math/bits"
	"slices"
	"strings"
	"unicode"

	"catanica/catalog"
	"catanica/search/analysis"
)

// dictionary lists every word of the documents in one language, for corrections and completions.
type dictionary struct {
	entries    []dictionaryEntry // sorted by folded form
	letterSets []uint64          // of the entries, packed, because every correction scans all of them
	stems      map[string]bool
}

// dictionaryEntry is a word of the documents.
type dictionaryEntry struct {
	folded   string
	shown    string // as the documents write it, in lower case
	letters  uint64 // letterSet(folded); 0 for entries that are never offered as corrections
	phonetic string // phoneticCode(folded); "" for the same entries
	analysis *analysis.Word
	uses     int // number of occurrences in the documents
}

// correction is a word that may have been meant.
type correction struct {
	dictionaryEntry
	distance int // 2 stands for 2 or more
}

func newDictionaries(corpora map[catalog.Lang]*corpus) map[catalog.Lang]*dictionary {
	out := map[catalog.Lang]*dictionary{}
	for lang, c := range corpora {
		d := &dictionary{stems: map[string]bool{}}
		for shown, word := range c.analyzer.Words() {
			if word.Exact() == "" {
				continue
			}
			e := dictionaryEntry{folded: word.Exact(), shown: shown, analysis: word, uses: c.uses[word]}
			if len(e.folded) >= 3 && !strings.ContainsFunc(e.folded, isNonLetter) {
				e.letters, e.phonetic = letterSet(e.folded), phoneticCode(e.folded)
			}
			d.entries = append(d.entries, e)
			d.stems[word.Stem()] = true
		}
		slices.SortFunc(d.entries, func(a, b dictionaryEntry) int {
			return cmp.Or(strings.Compare(a.folded, b.folded), strings.Compare(b.shown, a.shown))
		})
		d.letterSets = make([]uint64, len(d.entries))
		for i := range d.entries {
			d.letterSets[i] = d.entries[i].letters
		}
		out[lang] = d
	}
	return out
}

// has reports whether the documents use the analyzed word or another form of it.
func (d *dictionary) has(a *analysis.Word) bool {
	_, ok := d.search(a.Exact())
	return ok || d.stems[a.Stem()]
}

// search returns the position of the folded word, or the position at which it would be inserted.
func (d *dictionary) search(folded string) (int, bool) {
	return slices.BinarySearchFunc(d.entries, folded, func(e dictionaryEntry, s string) int {
		return strings.Compare(e.folded, s)
	})
}

// Limits of corrections by sound: shorter words and codes sound like too many others, and words that differ in more
// letters are not misspellings of each other.
const (
	minPhoneticWord  = 4
	minPhoneticCode  = 2
	maxPhoneticEdits = 3
)

// corrections returns up to n words that are within limit edits of the folded word or sound like it, likeliest first. A
// word is likelier the nearer it is, if it has the same first letter (people rarely mistype that one), and the more
// often the documents use it.
func (d *dictionary) corrections(folded string, limit, n int) []correction {
	if limit == 0 {
		return nil
	}
	letters, code := letterSet(folded), phoneticCode(folded)
	phonetic := len(folded) >= minPhoneticWord && len(code) >= minPhoneticCode
	maxEdits := limit
	if phonetic {
		maxEdits = max(limit, maxPhoneticEdits)
	}
	var out []correction
	for i, set := range d.letterSets {
		different := bits.OnesCount64(letters ^ set)
		if set == 0 || different > 2*maxEdits {
			continue
		}
		e, edits := &d.entries[i], limit
		if different > 2*limit || phonetic && e.phonetic == code {
			if e.phonetic != code {
				continue
			}
			edits = maxEdits
		}
		distance := editDistance(folded, e.folded, edits)
		if distance <= edits && (len(folded) > 3 || e.folded[0] == folded[0]) {
			out = append(out, correction{*e, min(distance, 2)})
		}
	}
	slices.SortStableFunc(out, func(a, b correction) int {
		return cmp.Compare(a.cost(folded, code), b.cost(folded, code))
	})
	out = slices.CompactFunc(out, func(a, b correction) bool { return a.folded == b.folded })
	return out[:min(n, len(out))]
}

// cost rates how unlikely it is that the word was meant, in edits. A different first letter or sound costs half an edit
// more; a word that is used 64 times as often costs one edit less.
func (c correction) cost(folded, code string) float64 {
	cost := float64(c.distance)
	if c.folded[0] != folded[0] {
		cost += 0.5
	}
	if c.phonetic != code {
		cost += 0.5
	}
	return cost - math.Log2(1+float64(c.uses))/6
}

func isNonLetter(r rune) bool { return !unicode.IsLetter(r) }

// maxEdits returns how many edits a correction of a word of the given length may have.
func maxEdits(length int) int {
	switch {
	case length < 3 || length > analysis.MaxTokenBytes:
		return 0
	case length < 7:
		return 1
	}
	return 2
}

// completions returns up to n words that begin with the folded letters, shortest first.
func (d *dictionary) completions(folded string, n int) []dictionaryEntry {
	i, _ := d.search(folded)
	var out []dictionaryEntry
	for ; i < len(d.entries) && strings.HasPrefix(d.entries[i].folded, folded); i++ {
		out = append(out, d.entries[i])
	}
	slices.SortStableFunc(out, func(a, b dictionaryEntry) int { return cmp.Compare(len(a.folded), len(b.folded)) })
	return out[:min(n, len(out))]
}
