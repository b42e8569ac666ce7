package deck

import (
	"encoding/json"
	"slices"
	"strings"
	"testing"

	"catanica/catalog"
)

// weaken makes the number of copies of a card in a set rest on something else than a rule text.
func weaken(c *catalog.Card, set string, b catalog.Basis, witnesses int) {
	for i := range c.Sets {
		if c.Sets[i].Set == set {
			c.Sets[i].Basis, c.Sets[i].Witnesses = b, witnesses
			if b == catalog.Inferred {
				c.Sets[i].Why = catalog.Text{DE: "Weil.", EN: "Because."}
			}
		}
	}
}

// TestGrounds checks which facts a verdict rests on, and where the report says so.
func TestGrounds(t *testing.T) {
	copies := func(id, set string, b catalog.Basis, n int) func(*catalog.Catalog) {
		return func(cat *catalog.Catalog) { weaken(cat.Card(id), set, b, n) }
	}
	class := func(id string, b catalog.Basis, drop bool) func(*catalog.Catalog) {
		return func(cat *catalog.Catalog) {
			c := cat.Card(id)
			for i := range c.Class.Values {
				c.Class.Values[i].Basis = b
			}
			if drop {
				c.Types.Values = nil
			}
		}
	}
	const base = "Sets: grundspiel, R&H\n"
	for _, c := range []struct {
		name, list string
		change     func(*catalog.Catalog)
		code       string // of the violation that has the ground; "" if the report has it
		want       string // "" if there is no ground
	}{
		{"a rule text", "[Deck]\n3 Spion\n", func(*catalog.Catalog) {}, "", ""},
		{"one witness", "[Deck]\n3 Spion\n", copies("spion", "grundspiel", catalog.Outside, 1), "",
			`Rests on a fact that only one outside source states: Grundspiel holds 3 copies of "Spy".`},
		{"two witnesses", "[Deck]\n3 Spion\n", copies("spion", "grundspiel", catalog.Outside, 2), "",
			`Rests on a fact that only outside sources state: Grundspiel holds 3 copies of "Spy".`},
		{"inferred", "[Deck]\n2 Spion\n", copies("spion", "grundspiel", catalog.Inferred, 0), "",
			`Rests on an inferred fact: Grundspiel holds 3 copies of "Spy".`},
		{"one copy is certain", "[Deck]\n1 Spion\n", copies("spion", "grundspiel", catalog.Outside, 1), "", ""},
		{"too many", "[Deck]\n3 Burg\n", copies("burg", "ruh", catalog.Outside, 1), codeExceeded,
			`Rests on a fact that only one outside source states: R&H holds 2 copies of "Castle".`},
		{"no room for more", "[Deck]\n4 Spion\n", copies("spion", "grundspiel", catalog.Outside, 1), "", ""},
		{"room if other numbers are wrong", "[Deck]\n4 Spion\n", func(cat *catalog.Catalog) {
			weaken(cat.Card("spion"), "grundspiel", catalog.Outside, 1)
			weaken(cat.Card("bischof"), "grundspiel", catalog.Outside, 1)
		}, codeExceeded, `Rests on a fact that only one outside source states: Grundspiel holds 3 copies of "Spy".`},
		{"too many for any set", "[Deck]\n70 Spion\n", copies("spion", "grundspiel", catalog.Outside, 1), "", ""},
		{"one copy of a set of two", "[Deck]\n2 Raubzug\n", copies("raubzug", "ruh", catalog.Outside, 1), "", ""},
		{"a single copy too many", "[Deck]\n3 Raubzug\n", copies("raubzug", "ruh", catalog.Outside, 1), codeExceeded,
			`Rests on a fact that only one outside source states: R&H holds 1 copy of "Brigands".`},
		{"another set", "[Deck]\n3 Inquisition\n", copies("inquisition", "turnier-set", catalog.Outside, 1), "", ""},
		{"class beside types", "[Deck]\n1 Spion\n", class("spion", catalog.Inferred, false), "", ""},
		{"class alone", "[Deck]\n1 Spion\n", class("spion", catalog.Inferred, true), "",
			`Rests on an inferred fact: the class of "Spy".`},
		{"class of an event", "[Deck]\n1 Seuche\n", class("seuche", catalog.Inferred, true), "deck.event",
			`Rests on an inferred fact: the class of "Plague".`},
		{"event", "[Ereignisse]\n1 Spion\n", class("spion", catalog.Outside, true), "events.kind",
			`Rests on a fact that only outside sources state: the class of "Spy".`},
		{"small tournament", "[Deck]\n1 Spion\n", copies("spion", "grundspiel", catalog.Outside, 1), "small",
			`Rests on a fact that only one outside source states: Grundspiel holds 3 copies of "Spy".`},
	} {
		t.Run(c.name, func(t *testing.T) {
			cat := small(t)
			c.change(cat)
			opt, code := Options{Lang: catalog.EN}, c.code
			if code == "small" {
				opt.Format, code = SmallTournament, ""
			}
			l, problems := Parse(base+c.list, cat, catalog.EN)
			if len(problems) > 0 {
				t.Fatal(problems)
			}
			r := Validate(cat, opt, l)
			got := map[string][]Ground{"": r.Grounds}
			for _, f := range r.Violations {
				got[f.Code] = append(got[f.Code], f.Grounds...)
			}
			for in, gs := range got {
				switch {
				case c.want == "" || in != code:
					if len(gs) > 0 {
						t.Errorf("%q has a ground: %+v", in, gs)
					}
				case len(gs) != 1 || gs[0].Message != c.want || gs[0].Player != 1 || gs[0].Line != 3:
					t.Errorf("%q has %+v, want %s", in, gs, c.want)
				case (gs[0].Basis == catalog.Inferred) && gs[0].Fact == GroundCopies && gs[0].Why != "Because.":
					t.Errorf("the reasoning is %q", gs[0].Why)
				}
			}
			if c.want != "" && got[code] == nil {
				t.Errorf("no finding %s: %s", code, describe(r))
			}
			de := r.In(catalog.DE)
			for i, g := range de.Grounds {
				if !strings.HasPrefix(g.Message, "Beruht auf einer Angabe") || g.Message == r.Grounds[i].Message {
					t.Errorf("in German: %q", g.Message)
				}
			}
		})
	}
}

// TestGroundsStaySecret checks that a report on a match shows a list's grounds to its player only.
func TestGroundsStaySecret(t *testing.T) {
	cat := small(t)
	weaken(cat.Card("spion"), "grundspiel", catalog.Outside, 1)
	weaken(cat.Card("bischof"), "grundspiel", catalog.Outside, 1)
	a, _ := Parse("Sets: grundspiel\n[Deck]\n2 Spion\n", cat, catalog.EN)
	b, _ := Parse("Sets: grundspiel\n[Deck]\n2 Bischof\n", cat, catalog.EN)
	r := Validate(cat, Options{Lang: catalog.EN}, a, b)
	for player, want := range map[int][]string{0: nil, 1: {"spion"}, 2: {"bischof"}, 3: nil} {
		view := r
		if player > 0 {
			view = r.For(player)
		}
		var got []string
		for _, g := range view.Grounds {
			got = append(got, g.Card)
		}
		if !slices.Equal(got, want) {
			t.Errorf("player %d sees grounds of %v, want %v", player, got, want)
		}
		if data, err := json.Marshal(view); err != nil || !strings.Contains(string(data), `"grounds":[`) {
			t.Errorf("player %d: no list of grounds in the JSON: %v", player, err)
		}
	}
}

// TestRealGrounds checks against the real cards that grounds name only facts that no rule text states.
func TestRealGrounds(t *testing.T) {
	cat := real(t)
	outside := 0
	for _, c := range cat.Cards {
		for _, in := range c.Sets {
			if !in.Copies.Known || in.Copies.N < 2 || kindOf(c, catalog.DefaultEdition) != playable ||
				cat.Set(in.Set).Kind == catalog.YearSet {
				continue
			}
			if _, gone := superseded(in.Set, catalog.DefaultEdition); gone {
				continue
			}
			l := &List{Sets: []SetRef{{Set: cat.Set(in.Set)}},
				Deck: []Entry{{Card: c, Count: in.Copies.N}}}
			r := Validate(cat, Options{}, l)
			has := slices.ContainsFunc(r.Grounds, func(g Ground) bool {
				return g.Card == c.ID && g.Set == in.Set && g.Basis == in.Basis
			})
			if has != weak(in.Basis) {
				t.Errorf("%s in %s: a ground %v, although it is %q", c.ID, in.Set, has, in.Basis)
			}
			if has {
				outside++
			}
		}
	}
	if outside < 5 {
		t.Errorf("only %d numbers of copies are grounds", outside)
	}
}
