package search

import (
	"cmp"
	"math"
	"math/bits"
	"slices"
	"strings"
	"sync"
	"unicode"

	"catanica/catalog"
	"catanica/search/analysis"
)

// dictionary looks up the words of the documents in one language: the store says which there are, and
// corrections scan a copy that is made when the first word is misspelled.
type dictionary struct {
	lang    catalog.Lang
	lexicon *analysis.Lexicon
	store   store
	scanned func() scannedWords
}

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

// correction is a word that may have been meant.
type correction struct {
	dictionaryWord
	distance int // 2 stands for 2 or more
}

func newDictionary(l *analysis.Lexicon, from store) *dictionary {
	d := &dictionary{lang: l.Lang(), lexicon: l, store: from}
	d.scanned = sync.OnceValue(d.scan)
	return d
}

// has reports whether the documents use the analyzed word or another form of it.
func (d *dictionary) has(w *analysis.Word) bool {
	return d.store.hasWord(d.lang, w.Exact()) || d.store.hasStem(d.lang, w.Stem())
}

// scan copies the words that may be corrections out of the index, sorted by folded form.
func (d *dictionary) scan() scannedWords {
	var out scannedWords
	d.store.eachWord(d.lang, "", func(folded string, docs uint64) {
		if len(folded) >= 3 && !strings.ContainsFunc(folded, isNonLetter) {
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

// corrections returns up to n words that are within limit edits of the folded word or sound like it, likeliest first. A
// word is likelier the nearer it is, if it has the same first letter (people rarely mistype that one), and the more
// documents use it.
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
	all := d.scanned()
	var out []correction
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
			out = append(out, correction{*w, min(distance, 2)})
		}
	}
	slices.SortStableFunc(out, func(a, b correction) int {
		return cmp.Compare(a.cost(folded, code), b.cost(folded, code))
	})
	return out[:min(n, len(out))]
}

// cost rates how unlikely it is that the word was meant, in edits. A different first letter or sound costs half an edit
// more; a word that 64 times as many documents use costs one edit less.
func (c correction) cost(folded, code string) float64 {
	cost := float64(c.distance)
	if c.folded[0] != folded[0] {
		cost += 0.5
	}
	if c.phonetic != code {
		cost += 0.5
	}
	return cost - math.Log2(1+float64(c.docs))/6
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

// completions returns up to n folded words that begin with the folded letters, shortest first.
func (d *dictionary) completions(folded string, n int) []string {
	var out []string
	d.store.eachWord(d.lang, folded, func(word string, _ uint64) { out = append(out, word) })
	slices.SortStableFunc(out, func(a, b string) int { return cmp.Compare(len(a), len(b)) })
	return out[:min(n, len(out))]
}
