package precedent

import (
	"slices"
	"strings"
	"testing"

	"catanica/catalog"
	"catanica/catalog/packed"
	"catanica/search/analysis"
)

// questionsOf returns documents with questions, each written as its terms.
func questionsOf(docs map[string][]string) Questions {
	var list []Asked
	for key, questions := range docs {
		d := Asked{Key: key}
		for _, q := range questions {
			terms := strings.Fields(q)
			slices.Sort(terms)
			d.Questions = append(d.Questions, terms)
		}
		list = append(list, d)
	}
	return Of(list)
}

func open(t *testing.T, q Questions) *Known {
	t.Helper()
	k, err := q.Open()
	if err != nil {
		t.Fatal(err)
	}
	return k
}

func witchAndArsonist() Questions {
	return questionsOf(map[string][]string{
		"witch":    {"bewitch church", "bewitch knight", "witch fee", "bewitch twice"},
		"arsonist": {"burn church", "burn hall", "burn bewitch", ""},
		"mute":     {""},
	})
}

// TestNearest: the documents with the questions most like one come first, and none that has no such question.
func TestNearest(t *testing.T) {
	k := open(t, witchAndArsonist())
	for _, c := range []struct {
		question string
		n        int
		least    float64
		want     string
	}{
		{"burn church", 2, 0.3, "arsonist witch"}, // the Witch has "bewitch church"
		{"burn church", 1, 0.3, "arsonist"},
		{"burn church", 2, 0.9, "arsonist"},
		{"fee witch", 2, 0.3, "witch"},
		{"burn down the library", 2, 0.9, ""},
		{"library", 2, 0, ""},
	} {
		terms := strings.Fields(c.question)
		slices.Sort(terms)
		var got []string
		for _, near := range k.Nearest(terms, c.n, c.least) {
			if got = append(got, near.Key); near.Likeness < c.least || near.Likeness > 1 {
				t.Errorf("%s: %s has the likeness %f", c.question, near.Key, near.Likeness)
			}
		}
		if strings.Join(got, " ") != c.want {
			t.Errorf("%d of %q from %.1f on: got %v, want %s", c.n, c.question, c.least, got, c.want)
		}
	}
}

// TestLikeness: the document that is asked for in the words of a question is the likeliest, whatever it shares with
// others; a document without questions is neither likely nor unlikely.
func TestLikeness(t *testing.T) {
	k := open(t, witchAndArsonist())
	for _, c := range []struct{ question, want, other string }{
		{"bewitch library", "witch", "arsonist"},
		{"burn church", "arsonist", "witch"},
		{"burn church library", "arsonist", "witch"},
		{"fee", "witch", "arsonist"},
	} {
		terms := strings.Fields(c.question)
		want, other := k.Likeness(c.want, terms), k.Likeness(c.other, terms)
		if want.Odds <= other.Odds || want.Three <= other.Three {
			t.Errorf("%s: %s has %+v, %s has %+v", c.question, c.want, want, c.other, other)
		}
	}
	if got := k.Likeness("arsonist", []string{"burn", "church"}); got.Nearest != 1 {
		t.Errorf("the very question: nearest %v, want 1", got.Nearest)
	}
	if got := k.Likeness("arsonist", []string{"burn", "church", "xyzzy"}); got.Nearest >= 1 || got.Nearest < 0.3 {
		t.Errorf("with an unknown word: nearest %v, want less than 1", got.Nearest)
	}
	for _, key := range []string{"mute", "nobody"} {
		if got := k.Likeness(key, []string{"burn"}); got != (Likeness{}) {
			t.Errorf("%s: got %+v, want nothing", key, got)
		}
	}
}

// TestPacked: packed questions are the same when they are read again.
func TestPacked(t *testing.T) {
	q := witchAndArsonist()
	data, err := packed.Write(q)
	if err != nil {
		t.Fatal(err)
	}
	again, err := packed.Read[Questions](data)
	if err != nil {
		t.Fatal(err)
	}
	terms := []string{"bewitch", "church"}
	a, b := open(t, q).Likeness("witch", terms), open(t, again).Likeness("witch", terms)
	if a != b || a == (Likeness{}) {
		t.Errorf("got %+v, want %+v", b, a)
	}
}

// FuzzOpen: damaged questions are refused, or compared without a panic.
func FuzzOpen(f *testing.F) {
	q := witchAndArsonist()
	f.Add(q.Sets, q.Sizes[0], q.Sizes[1])
	f.Add(q.Sets[1:], q.Sizes[0], q.Sizes[1]-1)
	f.Add("\xff\xff\xff\xff\xff\xff\xff\xff\xff\x01", 10, 0)
	f.Add("", -1, 1)
	f.Fuzz(func(t *testing.T, sets string, first, second int) {
		damaged := Questions{q.Terms, q.Keys, []int{first, second}, sets}
		k, err := damaged.Open()
		if err != nil {
			return
		}
		for _, key := range q.Keys {
			if got := k.Likeness(key, q.Terms); got.Nearest < 0 || got.Nearest > 1 || got.Three > got.Nearest {
				t.Errorf("%s: %+v", key, got)
			}
		}
	})
}

// TestTerms: names become concepts, in either language; other words become stems; weak words count for nothing, unless
// a name has them.
func TestTerms(t *testing.T) {
	lexicons, err := analysis.Lexicons(analysis.Options{})
	if err != nil {
		t.Fatal(err)
	}
	books := Books{}
	for _, lang := range catalog.Langs {
		lexicons[lang].Learn(map[string]bool{})
		books[lang] = analysis.NewPhrasebook(lexicons[lang])
	}
	books[catalog.DE].Add("card/stein", "Stein der Weisen")
	books[catalog.EN].Add("card/spy", "Spy")
	r := NewReader(lexicons, books)
	for _, c := range []struct {
		lang       catalog.Lang
		text, want string
	}{
		{catalog.DE, "Darf der Stein der Weisen brennen?", "#card/stein de:brenn"},
		{catalog.DE, "der Spy brannte", "#card/spy de:brenn"},
		{catalog.EN, "burns the spy?", "#card/spy en:burn"},
		{catalog.DE, "der die das", ""},
		{catalog.EN, "", ""},
	} {
		if got := strings.Join(r.Terms(c.text, c.lang), " "); got != c.want {
			t.Errorf("%q: got %q, want %q", c.text, got, c.want)
		}
	}
}
