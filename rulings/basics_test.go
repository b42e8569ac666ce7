package rulings_test

import (
	"fmt"
	"regexp"
	"strings"
	"testing"

	"golang.org/x/tools/txtar"

	"catanica/catalog"
	"catanica/catalog/catalogtest"
	"catanica/content"
	"catanica/rulings"
)

// basics is a tree with two groups of words, and a fact that differs by edition and game.
const basics = `
-- basics.yaml --
filler: {de: [der], en: [the]}
modals: {de: [darf], en: [may]}
finite: {de: [ist], en: [is]}
groups:
  - {id: turn, asked: {de: [zug], en: [turn]}}
  - {id: order, asked: {de: [reihenfolge], en: [order]}}
facts:
  - id: turn-order
    ways: [order turn]
    may: [turn]
    says:
      - {until: "2003", text: {de: "Damals.", en: "Then."}, article: 112.G.e, source: 003#112.G.e}
      - {from: "2004", games: [basic], text: {de: "Einfach.", en: "Simple."}, source: 003#112.G.e}
      - {from: "2004", text: {de: "Heute.", en: "Now."}, source: 003#112.G.e}
`

// TestBasics reads which answer of a fact holds in an edition and a game.
func TestBasics(t *testing.T) {
	fsys := catalogtest.Base(txtar.Parse([]byte(basics)))
	cat, _ := catalog.Load(fsys)
	lib, ps := rulings.Check(fsys, cat)
	if err := ps.Err(); err != nil {
		t.Fatal(err)
	}
	for _, c := range []struct {
		edition catalog.EditionID
		game    catalog.Game
		want    string
	}{
		{"1996", "", "Then."},
		{"1996", catalog.Basic, "Then."},
		{"2005", "", "Now."},
		{"2005", catalog.Basic, "Simple."},
		{"2005", catalog.Tournament, "Now."},
	} {
		if got := lib.Basics.Facts[0].At(c.edition, c.game); got == nil || got.Text.EN != c.want {
			t.Errorf("%s %s: got %+v, want %q", c.edition, c.game, got, c.want)
		}
	}
}

// TestCheckBasics holds that each mistake in basics.yaml is reported.
func TestCheckBasics(t *testing.T) {
	for old, c := range map[string]struct{ new, want string }{
		"ways: [order turn]":       {"ways: [order day]", `there is no group "day"`},
		"may: [turn]\n":            {"may: [turn]\n    verdict: perhaps\n", `verdict "perhaps"`},
		"    ways: [order turn]\n": {"    open: who-knows\n    ways: [order turn]\n", `has no "who-knows"`},
		"{id: order,":              {"{id: turn,", `give each group an id of its own`},
		"en: \"Now.\"":             {"en: \"Now 7.\"", "numbers"},
		"en: [order]":              {"en: []", "has no words in en"},
	} {
		if !strings.Contains(basics, old) {
			t.Fatalf("%q is not in the text", old)
		}
		fsys := catalogtest.Base(txtar.Parse([]byte(strings.Replace(basics, old, c.new, 1))))
		cat, _ := catalog.Load(fsys)
		if _, ps := rulings.Check(fsys, cat); !strings.Contains(fmt.Sprint(ps.Err()), c.want) {
			t.Errorf("%s: got %v, want %q", c.new, ps.Err(), c.want)
		}
	}
}

// workshop matches what only those who make Catanica understand, and what points at another part of a page.
var workshop = regexp.MustCompile("(?i)\\b(?:reading:|szenario|scenario|schiedsrichter|referee|" +
	"deckprüfung|deck check|liste unten|list below|artikel unten|articles below|wie folgt|as follows|engine)\\b|`")

// TestAnswersForPlayers holds that what is shown as an answer speaks to players: decisions, short answers and basic
// facts.
func TestAnswersForPlayers(t *testing.T) {
	cat, _ := catalog.Load(content.FS)
	lib, _ := rulings.Load(content.FS, cat)
	check := func(id, text string) {
		if m := workshop.FindString(text); m != "" {
			t.Errorf("%s: %q: %s", id, m, text)
		}
	}
	for _, lang := range catalog.Langs {
		for _, q := range lib.Questions {
			check(q.ID, q.Today.In(lang))
		}
		for _, r := range lib.Rulings {
			check(r.ID, r.In(lang).Short)
		}
		for _, f := range lib.Basics.Facts {
			for _, s := range f.Says {
				check(f.ID, s.Text.In(lang))
			}
		}
	}
}
