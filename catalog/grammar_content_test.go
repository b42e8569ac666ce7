package catalog_test

import (
	"flag"
	"fmt"
	"os"
	"strings"
	"testing"

	"catanica/catalog"
	"catanica/content"
)

// TestInflectedNames compares the declension of all cards whose German names change by more than a genitive with
// testdata/declension.txt, which a reader of German has checked. Every card must state its grammar.
func TestInflectedNames(t *testing.T) {
	const golden = "testdata/declension.txt"
	cat, problems := catalog.Load(content.FS)
	if err := problems.Err(); err != nil {
		t.Fatal(err)
	}
	var b strings.Builder
	for _, c := range cat.Cards {
		if c.GermanGender() == "" {
			t.Errorf("%s: the grammar is missing: write grammar: {gender: …}", c.ID)
		}
		fmt.Fprintf(&b, "%s:", c.ID)
		for k := catalog.Nominative; k <= catalog.Genitive; k++ {
			fmt.Fprintf(&b, " %s;", c.WithDefinite(catalog.DE, k))
		}
		if base := c.Inflected(catalog.Nominative, catalog.NoDeterminer); !c.Grammar.Proper &&
			c.Inflected(catalog.Nominative, catalog.Definite) != base {
			fmt.Fprintf(&b, " ein/kein %s; mit %s", c.Inflected(catalog.Nominative, catalog.Indefinite),
				c.Inflected(catalog.Dative, catalog.NoDeterminer))
		}
		fmt.Fprintf(&b, " %s\n", c.WithDefinite(catalog.EN, catalog.Nominative))
	}
	if flag.Lookup("update").Value.String() == "true" {
		if err := os.WriteFile(golden, []byte(b.String()), 0o644); err != nil {
			t.Fatal(err)
		}
	}
	want, err := os.ReadFile(golden)
	if err != nil {
		t.Fatal(err)
	}
	wants := strings.Split(string(want), "\n")
	for i, line := range strings.Split(b.String(), "\n") {
		if i >= len(wants) || wants[i] != line {
			t.Errorf("%s:%d: got %q: correct the grammar, or check the line and run go test ./catalog -update", golden,
				i+1, line)
		}
	}
}

// TestDescribed: article, adjective and name agree in gender, number and case.
func TestDescribed(t *testing.T) {
	cat, _ := catalog.Load(content.FS)
	for _, c := range []struct {
		card, determiner, adjective string
		in                          catalog.Case
		want                        string
	}{
		{"rathaus", "der", "verpfändet", catalog.Nominative, "das verpfändete Rathaus"},
		{"rathaus", "der", "verhext", catalog.Genitive, "des verhexten Rathauses"},
		{"rathaus", "mein", "", catalog.Nominative, "mein Rathaus"},
		{"bibliothek", "der", "verhext", catalog.Dative, "der verhexten Bibliothek"},
		{"bibliothek", "mein", "", catalog.Nominative, "meine Bibliothek"},
		{"grosser-hafen", "ein", "verhext", catalog.Dative, "einem verhexten Großen Hafen"},
		{"grosser-hafen", "der", "verhext", catalog.Accusative, "den verhexten Großen Hafen"},
		{"lanzenreiter", "ein", "verhext", catalog.Dative, "verhexten Lanzenreitern"},
		{"lanzenreiter", "der", "verhext", catalog.Nominative, "die verhexten Lanzenreiter"},
	} {
		if got := cat.Card(c.card).Described(c.determiner, c.adjective, c.in); got != c.want {
			t.Errorf("got %s, want %s", got, c.want)
		}
	}
}
