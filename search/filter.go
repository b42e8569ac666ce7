package search

import (
	"fmt"
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/search/query"
)

// selection is which documents a query of the grammar leaves, and under which rules their facts are read.
type selection struct {
	docs    []bool
	edition catalog.EditionID
}

// selector finds out what a query selects.
type selector struct {
	ix      *Index
	q       *query.Query
	asked   Query
	edition catalog.EditionID
	errs    []*query.Error
}

// choose reads the filters of a query against the documents. Mistakes are names that nothing bears.
func (ix *Index) choose(parsed *query.Query, asked Query) (selection, []*query.Error) {
	s := &selector{ix: ix, q: parsed, asked: asked, edition: asked.Edition}
	if s.edition == "" {
		s.edition = catalog.DefaultEdition
	}
	for _, f := range parsed.Filters() {
		if f.Key.Name == "edition" && f.Op == query.Is {
			if e := s.editionNamed(f.Value); e != "" {
				s.edition = e
			}
		}
	}
	docs := s.node(parsed.Root, true)
	return selection{docs, s.edition}, s.errs
}

// node is which documents a part of the query leaves. At the top words only rank.
func (s *selector) node(n query.Node, top bool) []bool {
	switch n := n.(type) {
	case query.And:
		out := s.all()
		for _, part := range n {
			for d, ok := range s.node(part, top) {
				out[d] = out[d] && ok
			}
		}
		return out
	case query.Or:
		out := make([]bool, len(s.ix.docs))
		for _, part := range n {
			for d, ok := range s.node(part, false) {
				out[d] = out[d] || ok
			}
		}
		return out
	case query.Not:
		out := s.node(n.Of, false)
		for d := range out {
			out[d] = !out[d]
		}
		return out
	case query.Word:
		if top {
			return s.all()
		}
		return s.ix.holding(n.Text, s.asked.Lang)
	case query.Phrase:
		return s.ix.saying(n.Text, anyField)
	case query.Filter:
		return s.filter(n)
	}
	return s.all()
}

func (s *selector) all() []bool {
	out := make([]bool, len(s.ix.docs))
	for d := range out {
		out[d] = true
	}
	return out
}

// filter is which documents a filter leaves.
func (s *selector) filter(f query.Filter) []bool {
	switch f.Key.Name {
	case "text":
		return s.not(f, s.ix.saying(f.Value, anyField))
	case "title":
		return s.not(f, s.ix.saying(f.Value, titleField))
	}
	out := make([]bool, len(s.ix.docs))
	for _, value := range values(f) {
		fits := s.test(f, value)
		if fits == nil {
			return s.all()
		}
		for d := range out {
			out[d] = out[d] || fits(&s.ix.docs[d])
		}
	}
	return s.not(f, out)
}

// values are the alternatives that a filter names with commas between.
func values(f query.Filter) []string {
	if f.Quote || f.Key.Form != query.Name {
		return []string{f.Value}
	}
	return slices.DeleteFunc(strings.Split(f.Value, ","), func(v string) bool { return v == "" })
}

// not turns what was found around where the filter says that it is not so.
func (s *selector) not(f query.Filter, found []bool) []bool {
	if f.Op == query.IsNot && f.Key.Form != query.YesNo {
		for d := range found {
			found[d] = !found[d]
		}
	}
	return found
}

// fail notes that nothing bears the name which the filter's value is, and which name it may have been.
func (s *selector) fail(f query.Filter, value string, de, en string, near []string) {
	fix, meant := catalog.Text{}, ""
	if len(near) > 0 {
		fix = catalog.Text{DE: fmt.Sprintf("meinst du „%s“?", near[0]), EN: fmt.Sprintf("did you mean “%s”?", near[0])}
		if value == f.Value {
			meant = near[0]
		}
	}
	s.errs = append(s.errs, s.q.NewError(f, catalog.Text{DE: fmt.Sprintf(de, value), EN: fmt.Sprintf(en, value)}, fix, meant))
}

// anyField stands for all fields of a document.
const anyField = -2

// leastHeld is how well a word must fit a document that is to hold it: the word itself, another form or name of it, in
// either language, but no mere part.
const leastHeld = 0.6

// holding is which documents hold a word, in any form and under any name.
func (ix *Index) holding(word string, lang catalog.Lang) []bool {
	out := make([]bool, len(ix.docs))
	w := newWorkspace(len(ix.docs))
	for _, u := range ix.parse(word+" ", lang) {
		u.parts = nil
		ix.scoreUnit(&u, w)
		for d, found := range w.unit.found {
			out[d] = out[d] || found >= leastHeld
		}
	}
	return out
}

// saying is which documents have the words one after the other in a text of the field.
func (ix *Index) saying(phrase string, field int) []bool {
	out := make([]bool, len(ix.docs))
	words := typedWords(phrase, maxUnits)
	if len(words) == 0 {
		return out
	}
	for lang, c := range ix.corpora {
		want := make([]string, len(words))
		for i, w := range words {
			want[i] = ix.langs[lang].fold(w.text).text
		}
		first := c.spelt(want[0])
		if len(first) == 0 {
			continue
		}
		for d := range c.pieces {
			for i := range c.pieces[d] {
				p := &c.pieces[d][i]
				if out[d] || p.field == factField || field != anyField && p.field != field {
					continue
				}
				out[d] = c.says(p, want, first)
			}
		}
	}
	return out
}

// spelt are the words that a folded word is a spelling of.
func (c *corpus) spelt(folded string) map[int32]bool {
	out := map[int32]bool{}
	for n, e := range c.entries {
		if e.exact() == folded {
			out[int32(n)] = true
		}
	}
	return out
}

// says reports whether the folded words stand in the text one after the other.
func (c *corpus) says(p *piece, want []string, first map[int32]bool) bool {
next:
	for i := 0; i+len(want) <= len(p.words); i++ {
		if !first[p.words[i].word] {
			continue
		}
		for j := 1; j < len(want); j++ {
			if c.entries[p.words[i+j].word].exact() != want[j] {
				continue next
			}
		}
		return true
	}
	return false
}
