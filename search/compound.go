package search

import (
	"slices"
	"strings"
)

// splitter takes compounds apart: Handelsniederlassung into Handel and Niederlassung. Its dictionary is the
// vocabulary of our own titles, names and questions, so that only words of the game come out.
type splitter struct {
	words map[string]bool // folded
	weak  map[string]bool // words that say little: the short ones are no parts
	links []string        // what may stand between two parts
	short []string        // parts shorter than minPart
	never []string        // words that are no parts either

	common wordList // words of which the rest of a compound may be made
}

// minPart is the fewest letters of a part: shorter ones turn up by chance in every other word.
const minPart = 4

// part is a stretch of a folded word, in bytes.
type part struct{ from, to int }

// parts returns the parts of a folded word, which cover the whole of it over links, and apart from them the
// parts of those that are compounds themselves; a single part where the rest of the word is none of ours; none for a word that
// is no compound.
func (s *splitter) parts(word string) (found, nested []part) {
	if len(word) < 2*minPart-1 || len(word) > maxWord {
		return nil, nil
	}
	if found = s.cover(word); found == nil {
		return s.half(word), nil
	}
	for _, p := range found {
		inner, more := s.parts(word[p.from:p.to])
		for _, q := range append(inner, more...) {
			nested = append(nested, part{p.from + q.from, p.from + q.to})
		}
	}
	return found, nested
}

// cover splits word into the fewest parts, at least two. best[i] is the way from byte i to the end.
func (s *splitter) cover(word string) []part {
	best := make([][]part, len(word)+1)
	for from := len(word) - 1; from >= 0; from-- {
		for to := len(word); to > from; to-- {
			whole := from == 0 && to == len(word)
			if whole || !s.isPart(word[from:to]) {
				continue
			}
			if rest, ok := s.rest(word, best, to); ok && (best[from] == nil || len(rest)+1 < len(best[from])) {
				best[from] = append([]part{{from, to}}, rest...)
			}
		}
	}
	return best[0]
}

// half is the longest word of ours that a word begins or ends with, where all the rest is a common word, over a link: Burg of
// Burgherr.
func (s *splitter) half(word string) []part {
	for size := len(word) - minPart; size >= minPart; size-- {
		for _, link := range s.links {
			if s.isPart(word[:size]) && s.isCommon(strings.TrimPrefix(word[size:], link)) {
				return []part{{0, size}}
			}
			from := len(word) - size
			if s.isPart(word[from:]) && s.isCommon(strings.TrimSuffix(word[:from], link)) {
				return []part{{from, len(word)}}
			}
		}
	}
	return nil
}

// isCommon reports whether a folded word is common; one that folding changed is not found.
func (s *splitter) isCommon(word string) bool { return len(word) >= minPart && s.common.has(word) }

// rest is the best way on from a part's end, over a link.
func (s *splitter) rest(word string, best [][]part, at int) (rest []part, ok bool) {
	if at == len(word) {
		return nil, true
	}
	for _, link := range s.links {
		next := at + len(link)
		if next >= len(word) || word[at:next] != link || best[next] == nil {
			continue
		}
		if rest == nil || len(best[next]) < len(rest) {
			rest = best[next]
		}
	}
	return rest, rest != nil
}

func (s *splitter) isPart(w string) bool {
	if len(w) < minPart {
		return slices.Contains(s.short, w)
	}
	if s.weak[w] && len(w) == minPart {
		return false // aber, dann: but the Macht of Rittermacht is none of `macht`
	}
	return s.words[w] && !slices.Contains(s.never, w)
}
