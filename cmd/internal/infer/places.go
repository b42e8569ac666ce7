package main

import (
	_ "embed"
	"fmt"
	"maps"
	"slices"
	"strings"

	"go.yaml.in/yaml/v3"

	"catanica/catalog"
)

//go:embed places.yaml
var placesYAML []byte

// chapter is a chapter of the Encyclopædia about a class of cards. Its sections are in alphabetical order.
type chapter struct {
	ID       string              `yaml:"id"`
	Class    string              `yaml:"class"`
	Types    []catalog.CardType  `yaml:"types"` // types of its cards
	First    string              `yaml:"first"` // the letter of its first section
	Sections map[string][]string `yaml:"sections"`
	Name     map[string]string   `yaml:"name"` // titles of sections about several cards
}

// readChapters returns the chapters and the places of their sections.
func readChapters() ([]chapter, error) {
	var out []chapter
	if err := yaml.Unmarshal(placesYAML, &out); err != nil {
		return nil, fmt.Errorf("places.yaml: %w", err)
	}
	return out, nil
}

// gap is a run of sections between two known ones. Their titles are unknown, but sort between the two.
type gap struct {
	chapter     *chapter
	first, last string // letters
	after       string // sort keys of the known sections around it
	before      string // "" at the end of the chapter
	size        int    // number of sections; 0 at the end of the chapter, where nobody knows
	taken       int    // number of sections that cards of this class without a known place fill
}

// free returns the number of sections of the gap that are left for cards without a class.
func (g *gap) free() int { return g.size - g.taken }

// holds reports whether a card with the sort key could have its section in the gap.
func (g *gap) holds(key string) bool { return key > g.after && (g.before == "" || key < g.before) }

// number returns the position of a section's letter: A is 0, AA is 26.
func number(letter string) int {
	n := 0
	for _, r := range letter {
		n = n*26 + int(r-'A') + 1
	}
	return n - 1
}

// letter is the inverse of number.
func letter(n int) string {
	if n < 26 {
		return string(rune('A' + n))
	}
	return letter(n/26-1) + string(rune('A'+n%26))
}

// sortKey returns a name as the Encyclopædia sorts it.
func sortKey(name string) string {
	for _, article := range []string{"Der ", "Die ", "Das "} {
		name = strings.TrimPrefix(name, article)
	}
	fold := strings.NewReplacer("ä", "ae", "ö", "oe", "ü", "ue", "ß", "ss")
	var b strings.Builder
	for _, r := range fold.Replace(strings.ToLower(name)) {
		if r >= 'a' && r <= 'z' {
			b.WriteRune(r)
		}
	}
	return b.String()
}

// gaps returns the unknown sections of the chapter, the last gap being the open end.
func (c *chapter) gaps(cat *catalog.Catalog) []*gap {
	letters := slices.SortedFunc(maps.Keys(c.Sections), func(a, b string) int { return number(a) - number(b) })
	key := func(l string) string {
		if name := c.Name[l]; name != "" || len(c.Sections[l]) == 0 {
			return sortKey(name)
		}
		return sortKey(cat.Card(c.Sections[l][0]).Title(catalog.DE))
	}
	var out []*gap
	for i, l := range letters {
		if i+1 == len(letters) {
			out = append(out, &gap{chapter: c, after: key(l)})
			continue
		}
		next := letters[i+1]
		if size := number(next) - number(l) - 1; size > 0 {
			out = append(out, &gap{chapter: c, after: key(l), before: key(next), size: size,
				first: letter(number(l) + 1), last: letter(number(next) - 1)})
		}
	}
	return out
}
