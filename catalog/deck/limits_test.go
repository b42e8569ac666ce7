package deck

import (
	"strings"
	"testing"

	"catanica/catalog"
)

// TestLimits checks that the limits of a format are those that its rules enforce.
func TestLimits(t *testing.T) {
	cat := small(t)
	for header, want := range map[string]string{
		"":                                          "33-33 6-6 3-3?",
		"Host: yes":                                 "33-33 7-7 3-3?",
		"Edition: 1998\nHost: yes":                  "33-33 7-7 3-3?",
		"Edition: 1997\nSets: T":                    "- 4-9 -",
		"Edition: 1996":                             "- - -",
		"Format: meisterschaft-2002":                "33-33 6-6 3-3?",
		"Format: fortgeschrittene\nSets: T":         "- 4-9 -",
		"Format: einsteiger":                        "0-0 %d-%d? -",
		"Format: einsteiger\nEdition: 2005":         "- - -",
		"Format: kleines-turnier\nSets: grundspiel": "0-%d - -",
	} {
		l, _ := Parse(header+"\n", cat, catalog.EN)
		got := Validate(cat, Options{}, l).Lists[0].Limits
		for i, b := range []*Bounds{got.Deck, got.Events, got.Hand} {
			pattern := strings.Fields(want)[i]
			if !fits(b, pattern) {
				t.Errorf("%q: bounds %d are %+v, want %s", header, i, b, pattern)
			}
		}
	}
}

// fits reports whether bounds match a pattern such as 3-3? or -. %d matches any positive number.
func fits(b *Bounds, pattern string) bool {
	if b == nil || pattern == "-" {
		return b == nil && pattern == "-"
	}
	pattern, optional := strings.CutSuffix(pattern, "?")
	least, most, _ := strings.Cut(pattern, "-")
	same := func(n int, s string) bool { return s == "%d" && n > 0 || s != "%d" && n == number(s) }
	return b.Optional == optional && same(b.Least, least) && same(b.Most, most)
}

// TestAllowance checks that the allowed number of copies breaks no rule on copies, and that one more does.
func TestAllowance(t *testing.T) {
	cat := small(t)
	for _, header := range []string{
		"Sets: grundspiel, R&H", "Sets: grundspiel, R&H, W&F, Z&D, K&W\nHost: yes",
		"Edition: 1998\nSets: grundspiel, Z&D",
		"Sets: grundspiel, R&H, K&W\nAllowed sets: R&H", "Sets: grundspiel, R&H, Jahreskarten\nYear cards: yes",
		"Sets: grundspiel, K&W\nAllow: guido@2003",
		"Format: kleines-turnier\nSets: grundspiel, R&H",
	} {
		for _, c := range cat.Cards {
			l, _ := Parse(header+"\n", cat, catalog.EN)
			may := LawOf(cat, Options{}, l).Allows(c)
			section := &l.Deck
			if kindOf(c, catalog.DefaultEdition) == event {
				if section = &l.Events; l.Format == SmallTournament {
					continue // no source states its stack
				}
			}
			for n, want := range map[int]bool{may.Sure: true, may.Most + 1: false} {
				if n == 0 {
					continue
				}
				*section = []Entry{{Count: n, Card: c, Text: c.ID}}
				if got := copiesHold(Validate(cat, Options{Lang: catalog.EN}, l), c.ID); got != want {
					t.Errorf("%q: %d × %s: holds is %v; allowed %+v", header, n, c.ID, got, may)
				}
			}
		}
	}
}

// copiesHold reports whether the report finds nothing wrong with the card.
func copiesHold(r Report, id string) bool {
	for _, f := range r.Violations {
		if strings.HasPrefix(f.Code, "deck.size") || strings.HasPrefix(f.Code, "card.kind") ||
			f.Code == "card.tournament-only" {
			continue
		}
		for _, c := range f.Cards {
			if c == id && !strings.HasSuffix(f.Code, "-missing") {
				return false
			}
		}
	}
	return true
}

// TestReturns checks that a list judged alone says which events return to the player, and that in a match they stay
// secret.
func TestReturns(t *testing.T) {
	cat := small(t)
	l, _ := Parse("Host: yes\nSets: grundspiel, R&H\n[Deck]\n1 Spion\n[Events]\nSeuche\nÜberfall\n", cat, catalog.EN)
	after := Validate(cat, Options{Lang: catalog.EN}, l).After
	if len(after) != 2 || after[0].Message != "Your events – Grundspiel: 1 × Plague; R&H: 1 × Raid." ||
		after[0].Rule != "kuw.turnier.ereignisse" ||
		after[1].Rule != "kuw.turnier.sonstiges" || after[1].Title == "" {
		t.Errorf("%+v", after)
	}
	if both := Validate(cat, Options{Lang: catalog.EN}, l, l).After; len(both) > 0 {
		t.Errorf("a report on a match has %+v", both)
	}
}
