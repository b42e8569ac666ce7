package rulings

import (
	"os"
	"slices"
	"testing"

	"golang.org/x/tools/txtar"

	"catanica/catalog"
	"catanica/catalog/catalogtest"
)

func TestCompareIDs(t *testing.T) {
	want := []string{"101.A.a", "102.B.Banktausch", "103.Q.a", "106.A.a", "106.A.a-2", "112", "112.G.a", "112.G.e",
		"112.S.a", "123.A.a", "123.Z.a", "123.AF.a", "kuw.deck", "kuw.turnier.deck"}
	got := slices.Clone(want)
	slices.Reverse(got)
	slices.SortFunc(got, CompareIDs)
	if !slices.Equal(got, want) {
		t.Errorf("got  %v\nwant %v", got, want)
	}
	for _, id := range want {
		if CompareIDs(id, id) != 0 {
			t.Errorf("%s is not equal to itself", id)
		}
	}
}

func TestFind(t *testing.T) {
	lib := library(t)
	for name, want := range map[string]string{
		"112.G.e": "112.G.e", "112Ge": "112.G.e", "112 g e": "112.G.e", "112:G.e": "112.G.e", "112.G,e": "112.G.e",
		"Verhexte Feuerwache": "112.G.e", "bewitched fire brigade": "112.G.e", "Ritter": "102.B.Ritter",
		"Knight": "102.B.Ritter", "nichts": "",
	} {
		got := ""
		if r := lib.Find(name); r != nil {
			got = r.ID
		}
		if got != want {
			t.Errorf("%q: got %q, want %q", name, got, want)
		}
	}
	if near := lib.Nearest("kuw.dekc", 1); len(near) != 1 || near[0] != "kuw.deck" {
		t.Errorf("nearest: got %q", near)
	}
	if about := lib.About("hexe"); len(about) != 1 || about[0].ID != "112.G.e" {
		t.Errorf("about hexe: got %v", about)
	}
	if got := lib.Chapters(catalog.KindRuling, catalog.KindTerm); !slices.Equal(got, []string{"102", "112"}) {
		t.Errorf("chapters: got %v", got)
	}
}

func TestAnswerByEdition(t *testing.T) {
	r := &Ruling{ID: "1.a", Verdict: No, Editions: catalog.Span{From: catalog.Ed2004},
		Prose: map[catalog.Lang]*Prose{catalog.DE: {Short: "So nicht."}},
		Earlier: []Earlier{{From: catalog.Ed1998, Until: catalog.EdCDROM, Verdict: Yes, DE: "Früher schon.",
			EN: "It did."}}}
	for e, want := range map[catalog.EditionID]struct {
		verdict Verdict
		short   string
		ok      bool
	}{
		catalog.Ed1997: {No, "So nicht.", false}, catalog.Ed1998: {Yes, "Früher schon.", true},
		catalog.Ed2003: {No, "So nicht.", false},
		catalog.Ed2004: {No, "So nicht.", true}, catalog.Ed2005: {No, "So nicht.", true},
	} {
		if v, short, ok := r.At(e, catalog.DE); v != want.verdict || short != want.short || ok != want.ok {
			t.Errorf("%s: got %s %q %v", e, v, short, ok)
		}
	}
	if got := r.Answer(catalog.DE); got != "Nein. So nicht." {
		t.Errorf("got %q", got)
	}
	if got := (&Ruling{Verdict: Depends, ID: "x"}).Answer(catalog.EN); got != "It depends." {
		t.Errorf("without a sentence: got %q", got)
	}
}

// FuzzParse checks that reading and checking any input ends, and that every mistake has a line.
func FuzzParse(f *testing.F) {
	base, err := os.ReadFile("../catalog/catalogtest/base.txtar")
	if err != nil {
		f.Fatal(err)
	}
	for _, file := range txtar.Parse(base).Files {
		f.Add(file.Data)
	}
	f.Add([]byte("---\nid: a\n---\n# Deutsch\n## Kurz\n# English: [[\n## Short\n[[a|]]\n"))
	f.Add([]byte("---\r\nid: a\r\n---\r\n# Deutsch: a\r\n"))
	lib := library(f)
	f.Fuzz(func(t *testing.T, data []byte) {
		var ps catalog.Problems
		if d, ok := parse("a.md", data, &ps); ok {
			(&checker{Library: lib, ps: &ps}).checkDraft(d)
		}
		for _, p := range ps {
			if p.Line < 0 || p.Msg == "" {
				t.Errorf("%+v", p)
			}
		}
	})
}

// TestLoadEmpty checks that loading an empty tree returns an empty library and reports the missing files.
func TestLoadEmpty(t *testing.T) {
	tree := catalogtest.Base()
	for name := range tree {
		delete(tree, name)
	}
	cat, problems := catalog.Load(tree)
	lib, more := Check(tree, cat)
	if len(problems) == 0 || len(more) == 0 || lib.Find("112.G.e") != nil || cat.FindCard("hexe") != nil {
		t.Errorf("got %v %v", problems, more)
	}
}
