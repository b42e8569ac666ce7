package search

import (
	"cmp"
	"math"
	"math/bits"
	"slices"
	"strings"
	"unicode"

	"catanica/catalog"
)

// vocabulary is every word of the documents in one language, for corrections and for words still being typed.
type vocabulary struct {
	words []word   // by folded form
	sets  []uint64 // of the words, packed: every correction looks through all of them
	stems map[string]bool
}

// word is a word of the documents.
type word struct {
	folded string
	shown  string // as the documents write it, in lower case
	set    uint64 // letters(folded); 0 for what is no word to correct to
	sound  string // sound(folded); "" the same
	entry  *entry
}

// correction is a word that may have been meant.
type correction struct {
	word
	distance int
}

func newVocabularies(langs map[catalog.Lang]*language) map[catalog.Lang]*vocabulary {
	out := map[catalog.Lang]*vocabulary{}
	for lang, l := range langs {
		v := &vocabulary{stems: map[string]bool{}}
		for shown, e := range l.entries {
			if e.exact() == "" {
				continue
			}
			w := word{folded: e.exact(), shown: shown, entry: e}
			if len(w.folded) >= 3 && !strings.ContainsFunc(w.folded, isNoLetter) {
				w.set, w.sound = letters(w.folded), sound(w.folded)
			}
			v.words = append(v.words, w)
			v.stems[e.stem()] = true
		}
		slices.SortFunc(v.words, func(a, b word) int {
			return cmp.Or(strings.Compare(a.folded, b.folded), strings.Compare(b.shown, a.shown))
		})
		v.sets = make([]uint64, len(v.words))
		for i := range v.words {
			v.sets[i] = v.words[i].set
		}
		out[lang] = v
	}
	return out
}

// has reports whether the documents know the folded word.
func (v *vocabulary) has(folded string) bool {
	_, ok := slices.BinarySearchFunc(v.words, folded, func(w word, s string) int { return strings.Compare(w.folded, s) })
	return ok
}

// Bounds of corrections by sound: words shorter than that, or with less to hear, sound like too many others; what is written
// more differently is another word.
const (
	leastSounding = 4
	leastSound    = 2
	mostByEar     = 3
)

// corrections returns up to n words within limit letters of the folded word, or that sound like it: the likeliest first. A word
// is the likelier the nearer it is, with the letter that was typed first (people seldom miss that one), and the more often the
// documents use it.
func (v *vocabulary) corrections(folded string, limit, n int) []correction {
	if limit == 0 {
		return nil
	}
	set, heard := letters(folded), sound(folded)
	byEar := len(folded) >= leastSounding && len(heard) >= leastSound
	var out []correction
	most := limit
	if byEar {
		most = max(limit, mostByEar)
	}
	for i, theirs := range v.sets {
		apart := bits.OnesCount64(set ^ theirs)
		if theirs == 0 || apart > 2*most {
			continue
		}
		w, far := &v.words[i], limit
		if apart > 2*limit || byEar && w.sound == heard {
			if w.sound != heard {
				continue
			}
			far = most
		}
		if d := distance(folded, w.folded, far); d <= far && (len(folded) > 3 || w.folded[0] == folded[0]) {
			out = append(out, correction{*w, min(d, 2)})
		}
	}
	slices.SortStableFunc(out, func(a, b correction) int { return cmp.Compare(a.doubt(folded, heard), b.doubt(folded, heard)) })
	out = slices.CompactFunc(out, func(a, b correction) bool { return a.folded == b.folded })
	return out[:min(n, len(out))]
}

// doubt is how unlikely it is that the word was meant. Another first letter counts half a letter, another sound as much, and a
// word that is used 64 times as often makes up for one.
func (c correction) doubt(folded, heard string) float64 {
	doubt := float64(c.distance)
	if c.folded[0] != folded[0] {
		doubt += 0.5
	}
	if c.sound != heard {
		doubt += 0.5
	}
	return doubt - math.Log2(1+float64(c.entry.count))/6
}

func isNoLetter(r rune) bool { return !unicode.IsLetter(r) }

// allowed is how many letters of a word of that length may be wrong.
func allowed(length int) int {
	switch {
	case length < 3 || length > maxWord:
		return 0
	case length < 7:
		return 1
	}
	return 2
}

// completions returns up to n words that begin with the folded letters, the shortest first.
func (v *vocabulary) completions(folded string, n int) []word {
	i, _ := slices.BinarySearchFunc(v.words, folded, func(w word, s string) int { return strings.Compare(w.folded, s) })
	var out []word
	for ; i < len(v.words) && strings.HasPrefix(v.words[i].folded, folded); i++ {
		out = append(out, v.words[i])
	}
	slices.SortStableFunc(out, func(a, b word) int { return cmp.Compare(len(a.folded), len(b.folded)) })
	return out[:min(n, len(out))]
}
