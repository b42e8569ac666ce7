// Package spelling finds the words that a misspelled or unfinished word may mean: those that are a few edits away,
// those that sound alike, and those that begin with it.
package spelling

import (
	"cmp"
	"math"
	"math/bits"
	"slices"
	"strings"
	"sync"
	"unicode"

	"catanica/search/analysis"
)

// Dictionary finds the words of documents in one language that a misspelled or unfinished word may mean.
type Dictionary struct {
	each    Each
	scanned func() scannedWords // a copy of the words, made when the first word is misspelled
}

// Each calls do for the folded words of the documents that begin with prefix, in order, and the number of documents
// that have them in the same part.
type Each func(prefix string, do func(folded string, docs uint64))

// scannedWords are the words that may be corrections.
type scannedWords struct {
	words      []dictionaryWord
	letterSets []uint64 // of the words, packed, because every correction scans all of them
}

// dictionaryWord is a word of the documents.
type dictionaryWord struct {
	folded   string
	phonetic string // phoneticCode(folded)
	docs     uint64 // number of documents that have it in the same part
}

// Correction is a word that may have been meant.
type Correction struct {
	Folded   string
	Distance int // in edits; 2 stands for 2 or more
	cost     float64
}

// NewDictionary returns the dictionary of the words that each yields.
func NewDictionary(each Each) *Dictionary {
	d := &Dictionary{each: each}
	d.scanned = sync.OnceValue(d.scan)
	return d
}

// scan copies the words that may be corrections, sorted by folded form.
func (d *Dictionary) scan() scannedWords {
	var out scannedWords
	d.each("", func(folded string, docs uint64) {
		if len(folded) >= 3 && IsWord(folded) {
			out.words = append(out.words, dictionaryWord{folded, phoneticCode(folded), docs})
		}
	})
	out.letterSets = make([]uint64, len(out.words))
	for i := range out.words {
		out.letterSets[i] = letterSet(out.words[i].folded)
	}
	return out
}

// Limits of corrections by sound: shorter words and codes sound like too many others, and words that differ in more
// letters are not misspellings of each other.
const (
	minPhoneticWord  = 4
	minPhoneticCode  = 2
	maxPhoneticEdits = 3
)

// Corrections returns up to n words that are within limit edits of the folded word or sound like it, likeliest first. A
// word is likelier the nearer it is, if it has the same first letter (people rarely mistype that one), and the more
// documents use it.
func (d *Dictionary) Corrections(folded string, limit, n int) []Correction {
	if limit == 0 {
		return nil
	}
	letters, code := letterSet(folded), phoneticCode(folded)
	phonetic := len(folded) >= minPhoneticWord && len(code) >= minPhoneticCode
	maxEdits := limit
	if phonetic {
		maxEdits = max(limit, maxPhoneticEdits)
	}
	all := d.scanned()
	var out []Correction
	for i, set := range all.letterSets {
		different := bits.OnesCount64(letters ^ set)
		if different > 2*maxEdits {
			continue
		}
		w, edits := &all.words[i], limit
		if different > 2*limit || phonetic && w.phonetic == code {
			if w.phonetic != code {
				continue
			}
			edits = maxEdits
		}
		distance := editDistance(folded, w.folded, edits)
		if distance <= edits && (len(folded) > 3 || w.folded[0] == folded[0]) {
			distance = min(distance, 2)
			out = append(out, Correction{w.folded, distance, w.cost(folded, code, distance)})
		}
	}
	slices.SortStableFunc(out, func(a, b Correction) int { return cmp.Compare(a.cost, b.cost) })
	return out[:min(n, len(out))]
}

// cost rates how unlikely it is that the word was meant, in edits. A different first letter or sound costs half an edit
// more; a word that 64 times as many documents use costs one edit less.
func (w *dictionaryWord) cost(folded, code string, distance int) float64 {
	cost := float64(distance)
	if w.folded[0] != folded[0] {
		cost += 0.5
	}
	if w.phonetic != code {
		cost += 0.5
	}
	return cost - math.Log2(1+float64(w.docs))/6
}

// IsWord reports whether a text consists of letters, and thus is no id or number.
func IsWord(folded string) bool {
	return !strings.ContainsFunc(folded, func(r rune) bool { return !unicode.IsLetter(r) })
}

// MaxEdits returns how many edits a correction of a word of the given length may have.
func MaxEdits(length int) int {
	switch {
	case length < 3 || length > analysis.MaxTokenBytes:
		return 0
	case length < 7:
		return 1
	}
	return 2
}

// Completions returns up to n folded words that begin with the folded letters, shortest first.
func (d *Dictionary) Completions(folded string, n int) []string {
	var out []string
	d.each(folded, func(word string, _ uint64) { out = append(out, word) })
	slices.SortStableFunc(out, func(a, b string) int { return cmp.Compare(len(a), len(b)) })
	return out[:min(n, len(out))]
}
