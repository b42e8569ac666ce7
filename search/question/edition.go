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

// NamedEdition is an edition that a text names.
type NamedEdition struct {
	ID         catalog.EditionID
	Start, End int // byte range in the text
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
	if len(all) == 0 {
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
		if n == 0 {
			if year, ok := editionOfYear(words[i].text); ok {
				id, n = year, 1
			}
		}
		if n > 0 {
			out = append(out, NamedEdition{id, words[i].start, words[i+n-1].end})
			i += n - 1
		}
	}
	return out
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

// editionOfYear returns the edition that was in force in a year from 1996 to 2009.
func editionOfYear(text string) (catalog.EditionID, bool) {
	year, err := strconv.Atoi(text)
	if err != nil || len(text) != 4 || year < 1996 || year > 2009 {
		return "", false
	}
	if year >= 2000 && year < 2003 {
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
