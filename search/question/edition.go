package question

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"catanica/catalog"
)

// Editions finds the edition that a text names by a year or in words ("2003", "altes Regelwerk", "first printing").
type Editions struct {
	phrases map[catalog.Lang]map[string][]editionPhrase // by their first word, longest first
}

type editionPhrase struct {
	words []string // stems
	id    catalog.EditionID
}

// NamedEdition is an edition that a text names, or a year without rules.
type NamedEdition struct {
	ID         catalog.EditionID // "" for such a year
	Year       string            // that year: "1850"
	Start, End int               // byte range in the text
}

// NewEditions reads the words that name editions from data/editions.txt.
func NewEditions() (*Editions, error) {
	e := &Editions{phrases: map[catalog.Lang]map[string][]editionPhrase{}}
	for _, lang := range catalog.Langs {
		e.phrases[lang] = map[string][]editionPhrase{}
	}
	err := eachLine("editions.txt", func(l line) error {
		id := catalog.EditionID(l.head)
		if !id.Known() {
			return fmt.Errorf("unknown edition %q: take one of %v", l.head, catalog.EditionIDs())
		}
		for _, lang := range catalog.Langs {
			for _, p := range l.phrases.In(lang) {
				words := stems(split(p), lang)
				e.phrases[lang][words[0]] = append(e.phrases[lang][words[0]], editionPhrase{words, id})
			}
		}
		return nil
	})
	for _, byFirst := range e.phrases {
		for _, list := range byFirst {
			slices.SortStableFunc(list, func(a, b editionPhrase) int { return len(b.words) - len(a.words) })
		}
	}
	return e, err
}

// Find returns the first edition that the text names. ok is false if it names none or several different ones: "what
// changed from 1998 to 2003" is about no single edition.
func (e *Editions) Find(text string) (found NamedEdition, ok bool) {
	all := e.find(split(text))
	for _, n := range all {
		if n.ID != all[0].ID {
			return NamedEdition{}, false
		}
	}
	if len(all) == 0 || all[0].ID == "" {
		return NamedEdition{}, false
	}
	return all[0], true
}

// find returns the editions named in a text from left to right.
func (e *Editions) find(words []word) []NamedEdition {
	var out []NamedEdition
	byLang := map[catalog.Lang][]string{}
	for _, lang := range catalog.Langs {
		byLang[lang] = stems(words, lang)
	}
	for i := 0; i < len(words); i++ {
		id, n := e.at(byLang, i)
		year := ""
		if n == 0 {
			id, year, n = yearAt(words, i)
		}
		if n > 0 {
			first := i - leadBefore(words[:i])
			if len(out) > 0 && words[first].start < out[len(out)-1].End {
				first = i
			}
			out = append(out, NamedEdition{id, year, words[first].start, words[i+n-1].end})
			i += n - 1
		}
	}
	return out
}

// yearAt returns the edition of the year at word i, or of the year before it if a word for *before* stands there, and
// the number of words; 0 if there is no year. A year without rules has no edition, and year is the year.
func yearAt(words []word, i int) (id catalog.EditionID, year string, n int) {
	back := 0
	if slices.Contains(beforeWords, words[i].text) && i+1 < len(words) {
		i, back, n = i+1, 1, 1
	}
	y, err := strconv.Atoi(words[i].text)
	if err != nil || len(words[i].text) != 4 || y < oldest || y > farthest {
		return "", "", 0
	}
	if id, ok := editionOfYear(y - back); ok {
		return id, "", n + 1
	}
	return "", strconv.Itoa(y - back), n + 1
}

// beforeWords stand before a year whose rules no longer hold: *vor 2004*, *before 2004*.
var beforeWords = []string{"vor", "before"}

// The years of the first edition and of the rules from the PC version to the reform. Up to current the last edition is
// that of the year; a number from oldest to farthest is a year, because nobody counts so far in these games.
const (
	earliest, current = 1996, 2009
	cdrom, reform     = 2000, 2003
	oldest, farthest  = 1500, 2199
)

// leads are the words before the name of an edition that say nothing else: *according to the* first printing.
var leads = [][]string{{"according", "to", "the"}, {"according", "to"}, {"under", "the"}, {"in", "the", "year"},
	{"in", "the"}, {"by", "the"}, {"laut", "der"}, {"laut", "dem"}, {"laut"}, {"gemäß", "der"}, {"gemäß", "den"},
	{"gemäß"},
	{"nach", "der"}, {"nach", "dem"}, {"nach", "den"}, {"im", "jahr"}, {"im", "jahre"}, {"anno"}, {"in", "der"}, {"zur",
		"zeit", "der"}, {"at", "the", "time", "of", "the"}, {"zu", "zeiten", "der"}}

// leadBefore returns how many words at the end of a list only lead to the name of an edition.
func leadBefore(words []word) int {
	most := 0
	for _, lead := range leads {
		if n := len(lead); n > most && n <= len(words) && slices.EqualFunc(words[len(words)-n:], lead,
			func(w word, text string) bool { return w.text == text && !w.clauseEnd }) {
			most = n
		}
	}
	return most
}

// at returns the edition of the longest phrase at word i, and its number of words; 0 if there is none.
func (e *Editions) at(byLang map[catalog.Lang][]string, i int) (id catalog.EditionID, n int) {
	for _, lang := range catalog.Langs {
		rest := byLang[lang][i:]
		for _, p := range e.phrases[lang][rest[0]] {
			if len(p.words) > n && len(p.words) <= len(rest) &&
				slices.Equal(rest[:len(p.words)], p.words) {
				id, n = p.id, len(p.words)
			}
		}
	}
	return id, n
}

// editionOfYear returns the edition that was in force in a year. ok is false for years before the first edition, and
// for those long after the last one.
func editionOfYear(year int) (id catalog.EditionID, ok bool) {
	if year < earliest || year > current {
		return "", false
	}
	if year >= cdrom && year < reform {
		return catalog.EdCDROM, true
	}
	found := catalog.Ed1996
	for _, id := range catalog.EditionIDs() {
		if y, err := strconv.Atoi(string(id)); err == nil && y <= year {
			found = id
		}
	}
	return found, true
}

// stems returns the stems of words in a language.
func stems(words []word, lang catalog.Lang) []string {
	out := make([]string, len(words))
	for i, w := range words {
		out[i] = stem(strings.TrimSuffix(w.key(), "'s"), lang)
	}
	return out
}
