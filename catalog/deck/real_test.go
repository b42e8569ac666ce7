package deck

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"catanica/catalog"
	"catanica/content"
	"catanica/rulings"
)

// real returns the embedded catalogue.
func real(t testing.TB) *catalog.Catalog {
	t.Helper()
	cat, problems := catalog.Load(content.FS)
	if err := problems.Err(); err != nil {
		t.Skipf("the content has mistakes, which its own check reports: %v", err)
	}
	return cat
}

// TestRealDecks checks that the lists in testdata/decks and the examples in docs/decks.md are legal with the real
// cards, and survive being written and linked.
func TestRealDecks(t *testing.T) {
	cat := real(t)
	for name, text := range exampleDecks(t) {
		l, problems := Parse(text, cat, catalog.DE)
		r := Validate(cat, Options{Lang: catalog.EN}, l)
		if len(problems) > 0 || r.Verdict != Legal {
			t.Errorf("%s: %v\n%s", name, problems, describe(r))
			continue
		}
		linked, err := Decode(l.Link())
		again, _ := Parse(linked, cat, catalog.EN)
		if err != nil || bare(again) != bare(l) {
			t.Errorf("%s: does not survive its link: %v\n%s", name, err, linked)
		}
	}
}

func exampleDecks(t testing.TB) map[string]string {
	t.Helper()
	out := map[string]string{}
	names, _ := filepath.Glob("testdata/decks/*.txt")
	for _, name := range names {
		data, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		out[name] = string(data)
	}
	for i, block := range blocks(readDocs(t), "deck") {
		out["docs/decks.md, example "+string(rune('1'+i))] = block
	}
	if len(out) < 4 {
		t.Fatalf("only %d example decks", len(out))
	}
	return out
}

func readDocs(t testing.TB) string {
	t.Helper()
	data, err := os.ReadFile("../../docs/decks.md")
	if err != nil {
		t.Fatal(err)
	}
	return string(data)
}

// blocks returns the fenced blocks of one kind in Markdown.
func blocks(markdown, kind string) []string {
	var out []string
	for _, part := range strings.Split(markdown, "```"+kind+"\n")[1:] {
		block, _, _ := strings.Cut(part, "```")
		out = append(out, block)
	}
	return out
}

// TestMatchOfRealDecks judges two of the example lists as a match.
func TestMatchOfRealDecks(t *testing.T) {
	cat := real(t)
	var lists []*List
	for _, name := range []string{"kuenstlerdeck", "drachenflug"} {
		data, err := os.ReadFile("testdata/decks/" + name + ".txt")
		if err != nil {
			t.Fatal(err)
		}
		l, _ := Parse(string(data), cat, catalog.EN)
		lists = append(lists, l)
	}
	r := Validate(cat, Options{}, lists...)
	if r.Verdict != Legal || r.EventStack != stackSize {
		t.Errorf("%d events\n%s", r.EventStack, describe(r))
	}
	if !slices.ContainsFunc(r.Warnings, func(f Finding) bool { return f.Code == "match.unique" && f.Got == 1 }) {
		t.Errorf("Konrad der Flinke is in both decks:\n%s", describe(r))
	}
}

// TestRealLaw judges single real cards by what the sources say about them.
func TestRealLaw(t *testing.T) {
	cat := real(t)
	for line, want := range map[string]string{
		"4 Spion":               "copies.exceeded",
		"2 Raubzug":             "",
		"2 Volksstimmung (K&W)": "",
		"3 Volksstimmung":       "copies.exceeded",
		"1 Straße":              "deck.central",
		"1 Zitadelle":           "deck.central",
		"1 Metropole":           "deck.metropolis",
		"1 Komet":               "deck.event",
		"1 Dogma":               "card.set-unknown",
		"1 Buchdruck":           "",
		"2 Buchdruck":           "copies.unknown",
		"1 Johanna":             "card.undeclared",
		"2 Guido":               "copies.exceeded",
	} {
		l, problems := Parse("Sets: grundspiel, R&H, K&W, Z&D, W&F, P&I\nAnnounce: Z&D\n[Deck]\n"+line+"\n", cat,
			catalog.EN)
		var codes []string
		for _, f := range Validate(cat, Options{}, l).Violations {
			if f.Code != "deck.size" && f.Code != "events.missing" {
				codes = append(codes, f.Code)
			}
		}
		if got := strings.Join(codes, " "); got != want || len(problems) > 0 {
			t.Errorf("%s: got %q, want %q %v", line, got, want, problems)
		}
	}
}

// TestRulesCiteArticles checks that every article cited by the table is in the reviewed list or is a rulebook section.
func TestRulesCiteArticles(t *testing.T) {
	cat := real(t)
	lib, _ := rulings.Load(content.FS, cat)
	for _, rule := range Rules() {
		for _, e := range []catalog.EditionID{catalog.Ed1998, catalog.Ed2003, catalog.Ed2005} {
			id := rule.Cites(e)
			if id == "" && (rule.Code == "match.format" || rule.Code == "match.edition") {
				continue // the lists contradict each other; no article is needed
			}
			if id == HouseRule {
				continue // the organiser's own rule
			}
			if _, reviewed := lib.Mechanic(id); !reviewed && lib.Ruling(id) == nil {
				t.Errorf("%s cites %q for %s: there is no such article", rule.Code, id, e)
			}
		}
	}
}

// TestAdviceCitesArticles checks that the articles that advice takes from the sources of conditions exist.
func TestAdviceCitesArticles(t *testing.T) {
	cat := real(t)
	lib, _ := rulings.Load(content.FS, cat)
	for _, c := range cat.Cards {
		for _, n := range c.Needs {
			if id := articleOf(n.Source); id != "" && lib.Ruling(id) == nil {
				if _, reviewed := lib.Mechanic(id); !reviewed {
					t.Errorf("%s: advice would cite %q", c.ID, id)
				}
			}
		}
	}
}

// TestRealAdvice judges single real cards by their relations.
func TestRealAdvice(t *testing.T) {
	cat := real(t)
	for text, want := range map[string]string{
		"Hospital":                               "needs.unmet hospital",
		"Hospital\nWasserversorgung":             "",
		"Residenz des Tuch-Handelsherren":        "needs.unmet residenz-des-tuch-handelsherren by 122.C.a",
		"Residenz des Tuch-Handelsherren\nHafen": "",
		"Hüter des Schicksals":                   "needs.unmet hueter-des-schicksals by 126.A.a",
		"Hüter des Schicksals\nAri":              "",
		"2 Zollstation":                          "gold.toll-stations zollstation by 121.R.a",
		"2 Zollstation\nKundschafter":            "",
		"Johanna\nKirche":                        "needs.shut-out johanna zitadelle by 117.E.a",
		"Epos\nVolksstimmung":                    "target.missing epos bibliothek",
	} {
		l, _ := Parse("Sets: grundspiel, R&H, K&W, Z&D, B&H\nAnnounce: Z&D\n[Deck]\n"+text+"\n", cat, catalog.EN)
		var got []string
		for _, f := range Validate(cat, Options{}, l).Advice {
			line := f.Code + " " + strings.Join(f.Cards, " ")
			if strings.Contains(want, " by ") {
				line += " by " + f.Rule
			}
			got = append(got, line)
		}
		if strings.Join(got, "; ") != want {
			t.Errorf("%q: got %q, want %q", text, got, want)
		}
	}
}

// TestDocsNameEveryRule checks that docs/decks.md lists every code of the table.
func TestDocsNameEveryRule(t *testing.T) {
	docs := readDocs(t)
	for _, rule := range Rules() {
		if !strings.Contains(docs, "`"+rule.Code+"`") {
			t.Errorf("docs/decks.md does not explain %s", rule.Code)
		}
		if rule.Title.DE == "" || rule.Title.EN == "" {
			t.Errorf("%s has no title in both languages", rule.Code)
		}
	}
}

// TestBothLanguages checks that the messages of findings differ between the languages.
func TestBothLanguages(t *testing.T) {
	cat := small(t)
	l, _ := Parse("Host: yes\nSets: R&H, R&H, T2002\nAnnounce: Z&D\nAllow: "+
		"Spion\n[Deck]\nStraße\nMetropole\nKomet\n9 Burg\nGuido@2003\n[Events]\nBurg\n[Hand]\n", cat, catalog.DE)
	for _, lists := range [][]*List{{l}, {l, l}} {
		r := Validate(cat, Options{Lang: catalog.DE}, lists...)
		for i, f := range slices.Concat(r.Violations, r.Warnings) {
			g := slices.Concat(r.In(catalog.EN).Violations, r.In(catalog.EN).Warnings)[i]
			if f.Message == "" || f.Fix == "" || f.Message == g.Message || f.Fix == g.Fix ||
				strings.Contains(f.Message+f.Fix+g.Message+g.Fix, "%!") {
				t.Errorf("%s: %q / %q, %q / %q", f.Code, f.Message, g.Message, f.Fix, g.Fix)
			}
		}
	}
}

// TestYearCards checks that a printing's id is accepted wherever the list names a card, and that a year in which the
// card was never printed is rejected.
func TestYearCards(t *testing.T) {
	cat := real(t)
	for sign, want := range map[string]string{
		"johanna@2002": "", "Johanna (2002)": "", "Guido, der große Diplomat (2003)": "", "guido@2003": "",
		"GUIDO@2003": "",
		"guido@2004": `did you mean "guido@2003"?`, "guido@1850": `did you mean "guido@2003"?`,
		"johanna@1999": `did you mean "johanna@2002"?`,
		"spion@2003":   "use the sign of its set",
	} {
		l, problems := Parse("[Deck]\n1 "+sign+"\n", cat, catalog.EN)
		switch {
		case want == "" && (len(problems) > 0 || l.Deck[0].Set == nil || l.Deck[0].Set.Kind != catalog.YearSet):
			t.Errorf("%s: %v", sign, problems)
		case want != "" && (len(problems) != 1 || !strings.HasSuffix(problems[0].Error(), want) ||
			l.Deck[0].Card != nil):
			t.Errorf("%s: got %v, want %s", sign, problems, want)
		}
	}
	for permit, want := range map[string]string{
		"johanna@2002": "johanna@2002", "guido@2003": "guido@2003", "guido@2004": "", "guido@1850": "",
	} {
		l, problems := Parse("Allow: "+permit+"\n", cat, catalog.EN)
		if want == "" && (len(problems) != 1 || !strings.Contains(problems[0].Error(), "guido@2003")) || want != "" &&
			(len(problems) > 0 || l.Allow[0].Text != want) {
			t.Errorf("%s: got %v, %v", permit, l.Allow, problems)
		}
	}
}

// TestEveryMessageInBothLanguages checks that the findings of all archives have messages in both languages, without
// formatting errors.
func TestEveryMessageInBothLanguages(t *testing.T) {
	cat := small(t)
	for name, a := range archives(t) {
		r := Validate(cat, optionsOf(a), listsOf(a, cat)...)
		for _, f := range slices.Concat(r.Violations, r.Warnings, r.Advice) {
			for _, text := range []catalog.Text{f.MessageText, f.FixText} {
				if text.DE == "" || text.EN == "" || text.DE == text.EN || strings.Contains(text.DE+text.EN, "%!") ||
					strings.Contains(text.DE+text.EN, "  ") {
					t.Errorf("%s: %s: %q / %q", name, f.Code, text.DE, text.EN)
				}
			}
		}
	}
}
