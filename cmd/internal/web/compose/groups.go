package compose

import (
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/search/filter"
)

// Groups holds the classes and types of cards, as the grammar of the search names them, by language.
type Groups map[catalog.Lang][]Group

// Group is a class or type of cards.
type Group struct {
	Refs   string // what its word names, separated by commas: type:building
	Word   string // the shortest word that names exactly that
	Name   string
	IsType bool
}

// NewGroups lists the types and classes in both languages. One that is both, such as spell books, counts as a type.
func NewGroups(c *catalog.Catalog) Groups {
	out := Groups{}
	for _, lang := range catalog.Langs {
		add := func(name catalog.Text, id string, isType bool) {
			refs, word := groupWord(c, name.In(lang), id)
			if refs != "" && !slices.ContainsFunc(out[lang], func(one Group) bool { return one.Refs == refs }) {
				out[lang] = append(out[lang], Group{refs, word, name.In(lang), isType})
			}
		}
		for _, t := range catalog.CardTypes {
			add(t.Name(), string(t), true)
		}
		for _, class := range c.Classes {
			if class.ID != "unclear" {
				add(class.Name, class.ID, false)
			}
		}
	}
	return out
}

// groupWord returns what the name of a class or type means in the grammar, and the shortest word with exactly that
// meaning.
func groupWord(c *catalog.Catalog, name, id string) (refs, word string) {
	full := strings.ToLower(name)
	refs = strings.Join(filter.Groups(c, full), ",")
	parts := strings.Split(full, "–")
	for _, short := range []string{strings.TrimSpace(parts[len(parts)-1]), id} {
		if !strings.Contains(short, " ") && strings.Join(filter.Groups(c, short), ",") == refs {
			return refs, short
		}
	}
	return refs, full
}

// Of returns the group that consists of exactly refs, or nil.
func (g Groups) Of(refs string, lang catalog.Lang) *Group {
	if i := slices.IndexFunc(g[lang], func(one Group) bool { return one.Refs == refs }); i >= 0 {
		return &g[lang][i]
	}
	return nil
}

// TypeOrClass returns the word for a type or class such as class:unit. If a type and a class share a word, the type
// wins.
func (g Groups) TypeOrClass(ref string, lang catalog.Lang) string {
	for _, one := range g[lang] {
		if slices.Contains(strings.Split(one.Refs, ","), ref) {
			return one.Word
		}
	}
	return ref[strings.Index(ref, ":")+1:]
}

// Class returns the word for a class, given by id. If a type has the same name, it returns a word that excludes the
// type, as far as there is one.
func (g Groups) Class(id string, lang catalog.Lang) string {
	if one := g.Of("class:"+id, lang); one != nil {
		return one.Word
	}
	return g.TypeOrClass("class:"+id, lang)
}
