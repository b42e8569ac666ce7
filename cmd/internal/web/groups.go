package web

import (
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/search"
)

// group is a class or type of cards as the grammar of the search names it.
type group struct {
	refs   string // what its word names: type:building; of several with commas between
	word   string // the shortest word that names just that
	name   string
	isType bool
}

// newGroups lists the types and classes in both languages. What is both, such as spell books, is one group, a type.
func newGroups(c *catalog.Catalog, ix *search.Index) map[catalog.Lang][]group {
	out := map[catalog.Lang][]group{}
	for _, lang := range catalog.Langs {
		add := func(name catalog.Text, id string, isType bool) {
			refs, word := groupWord(ix, name.In(lang), id)
			if refs != "" && !slices.ContainsFunc(out[lang], func(g group) bool { return g.refs == refs }) {
				out[lang] = append(out[lang], group{refs, word, name.In(lang), isType})
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

// groupWord is what a class or type names in the grammar, and its shortest word there that names just that.
func groupWord(ix *search.Index, name, id string) (refs, word string) {
	full := strings.ToLower(name)
	refs = strings.Join(ix.Groups(full), ",")
	parts := strings.Split(full, "–")
	for _, short := range []string{strings.TrimSpace(parts[len(parts)-1]), id} {
		if !strings.Contains(short, " ") && strings.Join(ix.Groups(short), ",") == refs {
			return refs, short
		}
	}
	return refs, full
}

// groupOf is the group that is just what refs say; nil if none is.
func (s *Server) groupOf(refs string, lang catalog.Lang) *group {
	if i := slices.IndexFunc(s.groups[lang], func(g group) bool { return g.refs == refs }); i >= 0 {
		return &s.groups[lang][i]
	}
	return nil
}

// typeOrClass is the word of a type or class by its id: of a type where both have it.
func (s *Server) typeOrClass(ref string, lang catalog.Lang) string {
	for _, g := range s.groups[lang] {
		if slices.Contains(strings.Split(g.refs, ","), ref) {
			return g.word
		}
	}
	return ref[strings.Index(ref, ":")+1:]
}

// classWord is the word of a class by its id, where it can be named without a type of the same name.
func (s *Server) classWord(id string, lang catalog.Lang) string {
	if g := s.groupOf("class:"+id, lang); g != nil {
		return g.word
	}
	return s.typeOrClass("class:"+id, lang)
}
