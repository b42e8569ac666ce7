package rulings

import (
	"reflect"
	"strings"
	"testing"

	"catanica/catalog"
)

func TestCutAnchors(t *testing.T) {
	for name, c := range map[string]struct {
		raw, clean string
		anchors    []Anchor
		texts      []string
	}{
		"none": {"a {b} c", "a {b} c", nil, nil},
		"at the end of an item": {"- [[hexe]] {#hexe}\n- b", "- [[hexe]]\n- b",
			[]Anchor{{"hexe", 10}}, []string{"[[hexe]]"}},
		"behind a sentence": {"A. {#a} B. {#b}", "A. B.", []Anchor{{"a", 2}, {"b", 5}}, []string{"A.", "B."}},
		"in a row":          {"| x | y {#a} |", "| x | y |", []Anchor{{"a", 7}}, []string{"x · y"}},
		"several in an item": {"- x {#x}, y {#y}: z", "- x, y: z",
			[]Anchor{{"x", 3}, {"y", 6}}, []string{"x, y: z", "x, y: z"}},
		"a number, then a point": {"2. **A.** b {#a}", "2. **A.** b", []Anchor{{"a", 11}}, []string{"**A.** b"}},
	} {
		clean, anchors := cutAnchors(c.raw)
		s := Section{Kind: Reasoning, Markdown: clean, Anchors: anchors}
		if clean != c.clean || !reflect.DeepEqual(anchors, c.anchors) {
			t.Errorf("%s: got %q, %v", name, clean, anchors)
			continue
		}
		if again, same := cutAnchors(s.marked()); again != clean || !reflect.DeepEqual(same, anchors) {
			t.Errorf("%s: marked and cut again: %q, %v", name, again, same)
		}
		for i, want := range c.texts {
			if got := s.clauseText(i); got != want {
				t.Errorf("%s: clause %d: got %q, want %q", name, i, got, want)
			}
		}
	}
}

func TestCheckAnchors(t *testing.T) {
	for name, c := range map[string]struct{ de, en, want string }{
		"the same in both":    {"A. {#a}", "A. {#a}", ""},
		"in another order":    {"A. {#a}\n\nB. {#c}", "C. {#c}\n\nA. {#a}", ""},
		"only in German":      {"A. {#a}", "A.", "the anchors differ"},
		"twice":               {"A. {#a} B. {#a}", "A. {#a} B. {#a}", "already has this anchor"},
		"with a capital":      {"A. {#A}", "A. {#A}", "small letters"},
		"like a paragraph":    {"A. {#b1}", "A. {#b1}", "uses this id"},
		"like another part":   {"A. {#proof}", "A. {#proof}", "uses this id"},
		"without any letters": {"A. {#}", "A. {#}", "small letters"},
	} {
		d := &draft{Ruling: &Ruling{ID: "112.G.e", Prose: map[catalog.Lang]*Prose{}}, parts: map[catalog.Lang][]Section{}}
		for lang, raw := range map[catalog.Lang]string{catalog.DE: c.de, catalog.EN: c.en} {
			d.parts[lang] = []Section{section(Reasoning, raw)}
			d.Prose[lang] = &Prose{}
		}
		var ps catalog.Problems
		ck := checker{Library: &Library{Mechanics: []Mechanic{{ID: "112.G.e", Is: "mechanical"}}}, ps: &ps}
		ck.checkAnchors(d)
		if got := ""; len(ps) > 0 {
			got = ps[0].Msg
			if c.want == "" || !strings.Contains(got, c.want) {
				t.Errorf("%s: got %q, want %q", name, got, c.want)
			}
		} else if c.want != "" {
			t.Errorf("%s: no problem reported, want %q", name, c.want)
		}
	}
}

// TestClauses checks that an article without anchors is a single clause, and that only mechanical ones have clauses.
func TestClauses(t *testing.T) {
	lib := library(t)
	for _, m := range lib.Mechanics {
		clauses := lib.Clauses(m.ID)
		if !m.Mechanical() {
			if clauses != nil {
				t.Errorf("%s explains and has clauses: %v", m.ID, clauses)
			}
			continue
		}
		whole := len(clauses) == 1 && clauses[0].ID == m.ID && clauses[0].Text[catalog.EN] != ""
		if lib.Ruling(m.ID) != nil && !whole {
			t.Errorf("%s: got %+v", m.ID, clauses)
		}
	}
	if lib.IsClause("112.G.e/nothing") || lib.IsClause("nothing") {
		t.Error("a clause that does not exist")
	}
}
