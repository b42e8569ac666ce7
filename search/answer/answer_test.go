package answer

import (
	"fmt"
	"golang.org/x/tools/txtar"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"sync"
	"testing"

	"catanica/catalog"
	"catanica/content"
	"catanica/rulings"
	"catanica/rulings/interact"
	"catanica/rulings/scenario/scenariotest"
	"catanica/search/gist"
)

var load = sync.OnceValue(func() *Answerer {
	cat, _ := catalog.Load(content.FS)
	lib, _ := rulings.Load(content.FS, cat)
	a, err := New(cat, lib, func() (Pairs, error) { return referee() })
	if err != nil {
		panic(err)
	}
	return a
})

var matrix = sync.OnceValues(interact.Open)

// referee plays what the matrix does not hold.
var referee = sync.OnceValues(func() (*interact.Referee, error) {
	m, err := matrix()
	books := scenariotest.Books()
	return interact.NewReferee(m, interact.NewPlayers(scenariotest.Catalog(), nil, books)), err
})

// TestAnswers asks the questions of testdata/*.txtar: one archive for each type of question, and a file for each line
// of research in it. A line is `VERDICT LANG QUESTION`, followed by parts of the sentence that must occur, each after a
// bar. The verdict - means that there must be no answer.
func TestAnswers(t *testing.T) {
	files, err := filepath.Glob("testdata/*.txtar")
	if err != nil || len(files) == 0 {
		t.Fatalf("no archives: %v", err)
	}
	for _, name := range files {
		text, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		for _, f := range txtar.Parse(text).Files {
			t.Run(strings.TrimSuffix(filepath.Base(name), ".txtar")+"/"+f.Name, func(t *testing.T) {
				for line := range strings.Lines(string(f.Data)) {
					if line = strings.TrimSpace(line); line != "" {
						check(t, line)
					}
				}
			})
		}
	}
}

func check(t *testing.T, line string) {
	t.Helper()
	parts := strings.Split(line, "|")
	head := strings.SplitN(strings.TrimSpace(parts[0]), " ", 3)
	if len(head) < 3 {
		t.Fatalf("%q: want VERDICT LANG QUESTION", line)
	}
	lang := catalog.Lang(head[1])
	q := load().Read(head[2], lang)
	got := load().Answer(q, lang, "")
	if got == nil {
		if head[0] != "-" {
			t.Errorf("%s: no answer, want %s (unread %q)", head[2], head[0], q.Unread)
		}
		return
	}
	if string(got.Verdict) != head[0] {
		t.Errorf("%s: got %s, want %s: %s", head[2], got.Verdict, head[0], got.Sentence)
	}
	all := fmt.Sprint(got.Sentence, " ", got.Cites, " edition ", got.Edition, " ", got.Game)
	for _, part := range parts[1:] {
		if part = strings.TrimSpace(part); !strings.Contains(all, part) {
			t.Errorf("%s: %q is missing in %s", head[2], part, all)
		}
	}
}

// FuzzAnswer: any text is answered or not without a panic, and an answer has a sentence and a verdict.
func FuzzAnswer(f *testing.F) {
	for _, s := range []string{"can i burn the town hall", "verhexte feuerwache abfackeln", "was kostet die hexe",
		"wie viele karten",
		"zählen die Punkte verhexter Gebäude", "can pawned knights burn",
		"is a is a is a", "trotz trotz hexe hexe", "zwei zwei"} {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, text string) {
		for _, lang := range catalog.Langs {
			q := load().Read(text, lang)
			if a := load().Answer(q, lang, ""); a != nil && (a.Sentence == "" || a.Verdict == "" || len(q.Unread) > 0) {
				t.Errorf("%q: answer %+v, unread %q", text, a, q.Unread)
			}
			if strings.Contains(fmt.Sprint(load().Answer(q, lang, "")), "%!") {
				t.Errorf("%q: a sentence with a broken format", text)
			}
		}
	})
}

// TestGuesses holds that only words that nobody knows are taken for misspelled names.
func TestGuesses(t *testing.T) {
	a := load()
	for text, c := range map[string]struct {
		lang catalog.Lang
		card string // "" if there is nothing to guess
	}{
		"wann endet das spiel": {catalog.DE, ""},
		"was passiert wenn beide spieler gleich viele ritterpunkte haben": {catalog.DE, ""},
		"does the fire brigade protect both my cities":                    {catalog.EN, ""},
		"does the marketplace count in a year of plenty":                  {catalog.EN, ""},
		"can i build more than one thing per turn":                        {catalog.EN, ""},
		"schüzt die kirche vorm bürgerkrig":                               {catalog.DE, ""},
		"darf ich karten verschenken":                                     {catalog.DE, ""},
		"Darf ich mit frischer Zauberkraft zaubern":                       {catalog.DE, ""},
		"schützt mich der biscof":                                         {catalog.DE, "bischof"},
		"does the biship protect me":                                      {catalog.EN, "bischof"},
	} {
		var got []string
		for _, g := range a.Read(text, c.lang).Guesses {
			got = append(got, g.Card)
		}
		if c.card == "" && len(got) > 0 || c.card != "" && !slices.Contains(got, c.card) {
			t.Errorf("%s: may mean %v, want %q", text, got, c.card)
		}
	}
}

// TestYesOrNo tells questions of yes or no from lists of words, which get no verdict.
func TestYesOrNo(t *testing.T) {
	a := load()
	for text, c := range map[string]struct {
		lang catalog.Lang
		want bool
	}{
		"verhexte feuerwache abfackeln":          {catalog.DE, true},
		"ritter abreißen":                        {catalog.DE, true},
		"karten ziehen":                          {catalog.DE, false},
		"darf ich karten ziehen":                 {catalog.DE, true},
		"sun rolled":                             {catalog.EN, false},
		"start of my turn":                       {catalog.EN, false},
		"does the sun count if it is rolled":     {catalog.EN, true},
		"what happens if the fire brigade burns": {catalog.EN, false},
	} {
		if q := a.Read(text, c.lang); gist.YesOrNo(&q) != c.want {
			t.Errorf("%s: a question of yes or no: %v", text, !c.want)
		}
	}
}
