package casebook

import (
	"testing"

	"catanica/catalog"
	"catanica/rulings"
)

// TestUndated: without the edition that it names, a question asks the same of today's rules. The words that name the
// edition change nothing in how the others are read.
func TestUndated(t *testing.T) {
	b := load()
	for _, text := range []string{
		"darf der spion nach den regeln von 2003 gebäude klauen", // of, and not *by* buildings
		"Regel von 1998: hält der Stein der Weisen auch Spione ab?",
	} {
		i := b.ask(text, catalog.DE)
		u := i.Undated()
		if i.Edition == catalog.DefaultEdition || u.Edition != catalog.DefaultEdition || u.Question.Edition != "" {
			t.Errorf("%s: edition %s, and %s without it", text, i.Edition, u.Edition)
		}
		for n, m := range u.Question.Mentions {
			if m.Role != i.Question.Mentions[n].Role {
				t.Errorf("%s: %s has the role %q", text, m.Text, m.Role)
			}
		}
	}
}

// TestOwnArticle: an article that is not of the library is compared like any other.
func TestOwnArticle(t *testing.T) {
	b := load()
	r := &rulings.Ruling{ID: "0.own", Prose: map[catalog.Lang]*rulings.Prose{
		catalog.DE: {Answered: []rulings.Answered{{Text: "kann der spion die bibliothek stehlen", Verdict: rulings.No}}},
		catalog.EN: {},
	}}
	i := b.ask("Kann der Spion die Bibliothek klauen?", catalog.DE, r)
	if v, ok := i.Covers(r); !ok || v != rulings.No {
		t.Errorf("covers: %s %v", v, ok)
	}
	if n, ok := i.Nearest(); !ok || n.Verdict != rulings.No {
		t.Errorf("nearest: %+v %v", n, ok)
	}
	i.Neighbors()
	i.Told()
}
