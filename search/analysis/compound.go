package analysis

import (
	"math"
	"slices"
	"strings"
)

// splitter splits compounds: Handelsniederlassung into Handel and Niederlassung. Its dictionary is the vocabulary of
// the documents' titles, names and questions, so that every part is a word of the game.
type splitter struct {
	vocabulary map[string]bool // folded
	stopWords  map[string]bool // the short ones are not accepted as parts
	linkers    []string        // linking elements allowed between two parts
	shortParts []string        // parts allowed although shorter than minPart
	excluded   []string        // words of the vocabulary that are not accepted as parts

	common wordList // words that the rest of a partly known compound may consist of

	longest [4096]uint8 // by a hash of its first minPart bytes: the length of the longest word of the vocabulary
}

// learn sets the vocabulary and the stop words, both folded.
func (s *splitter) learn(vocabulary, stopWords map[string]bool) {
	s.vocabulary, s.stopWords = vocabulary, stopWords
	for w := range vocabulary {
		if len(w) >= minPart {
			h := beginning(w)
			s.longest[h] = max(s.longest[h], uint8(min(len(w), math.MaxUint8)))
		}
	}
}

// beginning returns the hash of the first minPart bytes of a word, for splitter.longest.
func beginning(word string) uint32 {
	first := uint32(word[0]) | uint32(word[1])<<8 | uint32(word[2])<<16 | uint32(word[3])<<24
	return first * 0x9e3779b1 >> 20
}

// longestPart returns a length that no part at the beginning of a text exceeds.
func (s *splitter) longestPart(text string) int {
	if len(text) < minPart {
		return len(text)
	}
	return max(minPart-1, min(len(text), int(s.longest[beginning(text)])))
}

// minPart is the minimum length of a part: shorter words occur by chance inside many others.
const minPart = 4

// span is a range of bytes in a word.
type span struct{ from, to int }

// split returns the parts of a folded word, which together with linkers cover all of it, and separately the parts of
// parts that are compounds themselves. It returns a single part if the rest of the word is only a common word, and none
// if the word is no compound.
func (s *splitter) split(word string) (parts, nested []span) {
	if len(word) < 2*minPart-1 || len(word) > MaxTokenBytes {
		return nil, nil
	}
	if parts = s.cover(word); parts == nil {
		return s.knownPart(word), nil
	}
	for _, p := range parts {
		inner, more := s.split(word[p.from:p.to])
		for _, q := range append(inner, more...) {
			nested = append(nested, span{p.from + q.from, p.from + q.to})
		}
	}
	return parts, nested
}

// cover splits word into as few parts as possible, at least two. best[i] holds the best split of word[i:].
func (s *splitter) cover(word string) []span {
	best := make([][]span, len(word)+1)
	for from := len(word) - 1; from >= 0; from-- {
		for to := from + s.longestPart(word[from:]); to > from; to-- {
			whole := from == 0 && to == len(word)
			if whole || !s.isPart(word[from:to]) {
				continue
			}
			if rest, ok := s.continuation(word, best, to); ok && (best[from] == nil || len(rest)+1 < len(best[from])) {
				best[from] = append([]span{{from, to}}, rest...)
			}
		}
	}
	return best[0]
}

// knownPart returns the longest vocabulary word at the beginning or end of word if the rest, after a linker, is a
// common word: Burg in Burgherr.
func (s *splitter) knownPart(word string) []span {
	for size := len(word) - minPart; size >= minPart; size-- {
		for _, linker := range s.linkers {
			if s.isPart(word[:size]) && s.isCommon(strings.TrimPrefix(word[size:], linker)) {
				return []span{{0, size}}
			}
			from := len(word) - size
			if s.isPart(word[from:]) && s.isCommon(strings.TrimSuffix(word[:from], linker)) {
				return []span{{from, len(word)}}
			}
		}
	}
	return nil
}

// isCommon reports whether a folded word is a common one. The list is not folded, so words with umlauts are not found.
func (s *splitter) isCommon(word string) bool { return len(word) >= minPart && s.common.has(word) }

// continuation returns the best split of what follows the part that ends at byte at, after an optional linker.
func (s *splitter) continuation(word string, best [][]span, at int) (rest []span, ok bool) {
	if at == len(word) {
		return nil, true
	}
	for _, linker := range s.linkers {
		next := at + len(linker)
		if next >= len(word) || word[at:next] != linker || best[next] == nil {
			continue
		}
		if rest == nil || len(best[next]) < len(rest) {
			rest = best[next]
		}
	}
	return rest, rest != nil
}

func (s *splitter) isPart(word string) bool {
	if len(word) < minPart {
		return slices.Contains(s.shortParts, word)
	}
	if s.stopWords[word] && len(word) == minPart {
		return false // aber, dann; but macht (longer) may be the Macht of Rittermacht
	}
	return s.vocabulary[word] && !slices.Contains(s.excluded, word)
}
