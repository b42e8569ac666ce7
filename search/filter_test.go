package search

import (
	"context"
	"slices"
	"strings"
	"testing"

	"catanica/catalog"
	"catanica/search/query"
)

// TestFilters: which documents filters select and exclude.
func TestFilters(t *testing.T) {
	ix := realIndex(t)
	for _, c := range []struct{ query, with, without string }{
		{"set:zud class:spell-book", "zauberveto", "hexe"},
		{"set:Z&D klasse:Zauberbuch", "zauberveto", "hexe"},
		{`set:"Zauberer & Drachen" kosten<=3`, "", "spion"},
		{"class:building vp>=1", "kirche", "spion"},
		{"klasse:gebäude siegpunkte:1..2", "kirche", "spion"},
		{"class:attack", "feuerteufel spion", "bischof kirche"},
		{"class:attack edition:1996", "", "spion"}, // attacks are a class since 2003
		{"is:unique class:knight", "", "kirche"},
		{"hits:building kind:card", "feuerteufel", "kirche"},
		{"trifft:Gebäude", "feuerteufel", "kirche"},
		{"hit-by:feuerteufel class:building", "kirche", "feuerteufel"},
		{"needs:citadel", "", "feuerteufel"},
		{"kind:ruling card:feuerteufel", "112.G.b 112.G.e", "feuerteufel"},
		{"art:entscheid kapitel", "", "feuerteufel"},
		{"id:112.G", "112.G.a 112.G.g", "112.M.b feuerteufel"},
		{"edition:1998 id:112.S.g", "112.S.g", ""}, // with another answer then
		{"edition:1996 kind:card", "feuerteufel", "haus-des-maezens"},
		{"first:1996 kind:card", "feuerteufel", "haus-des-maezens"},
		{"edition>=2005 set:kuw", "haus-des-maezens", ""},
		{`text:"unter einen Stapel" kind:ruling`, "", ""},
		{"titel:feuerwache kind:card", "feuerwache", "kirche"},
		{"feuerwache -hexe", "112.G.b", "112.G.e"},
		{"(feuerteufel or spion) kind:card", "feuerteufel spion", "kirche"},
		{"class:action -class:attack", "", "feuerteufel"},
		{"game:board", "almanach.raeuber", "feuerteufel"},
		{"spiel:turnier art:entscheid", "", "feuerteufel"},
		{"is:unbekannt", "", ""},
		{"cost:unknown kind:card", "kanone", "feuerteufel"},
		{"kind:ruling verdict:no id:112", "112.E.a", "112.G.b"},
		{"source:stuckkk kind:card", "falk-der-schoene", ""},
		{"kind:card,term titel:ritter", "102.B.Ritter", ""},
		{"set!=grundspiel kind:card", "haus-des-maezens", "feuerteufel"},
		{"is:changed", "", "feuerteufel"},
		{"copies:2 set:grundspiel", "feuerteufel", ""},
		{"commerce>=2", "schnapsbrennerei", "feuerteufel"}, // counted during play: it may be that many
	} {
		r, err := ix.Find(context.Background(), Query{Text: c.query, Lang: catalog.DE, Limit: maxLimit})
		if err != nil || len(r.Mistakes) > 0 {
			t.Errorf("%s: %v %v", c.query, err, r.Mistakes)
			continue
		}
		got := ids(r.Hits)
		if len(got) == 0 && c.query != "class:attack edition:1996" {
			t.Errorf("%s: finds nothing", c.query)
		}
		for _, id := range strings.Fields(c.with) {
			if !slices.Contains(got, id) {
				t.Errorf("%s: %s is missing in %v", c.query, id, got[:min(9, len(got))])
			}
		}
		for _, id := range strings.Fields(c.without) {
			if slices.Contains(got, id) {
				t.Errorf("%s: %s should not be there", c.query, id)
			}
		}
	}
}

// TestKeyExamples: the example of every key finds something, in both languages.
func TestKeyExamples(t *testing.T) {
	ix := realIndex(t)
	proven := func(id string) (bool, bool) { return true, id == "112.G.e" }
	for _, k := range query.Keys() {
		for _, name := range []string{k.Name, k.German} {
			r, err := ix.Find(context.Background(), Query{Text: name + ":" + k.Example, Lang: catalog.EN, Proven: proven})
			if err != nil || len(r.Mistakes) > 0 || r.Total == 0 {
				t.Errorf("%s:%s finds %d, %v %v", name, k.Example, r.Total, err, r.Mistakes)
			}
		}
	}
}

// TestSort: hits have the order asked for, and unknown values come last in either direction.
func TestSort(t *testing.T) {
	ix := realIndex(t)
	for _, text := range []string{"kind:card class:building sort:cost", "kind:card class:building sort:-cost"} {
		r, err := ix.Find(context.Background(), Query{Text: text, Lang: catalog.DE, Limit: maxLimit})
		if err != nil {
			t.Fatal(err)
		}
		last, unknown := -1, false
		for i, h := range r.Hits {
			cost, is := ix.cat.Card(h.ID).Cost.At(catalog.DefaultEdition)
			if is == catalog.Unknown {
				unknown = true
				continue
			}
			n := cost.Total()
			descending := strings.HasSuffix(text, "-cost")
			if unknown || i > 0 && (descending && n > last || !descending && n < last) {
				t.Errorf("%s: %s with %d comes after %d", text, h.ID, n, last)
			}
			last = n
		}
		if !unknown {
			t.Errorf("%s: no building of unknown cost", text)
		}
	}
}

// TestFilterMistakes: a value that names nothing is a mistake, with the value that was probably meant. No filter
// applies then.
func TestFilterMistakes(t *testing.T) {
	ix := realIndex(t)
	for text, corrected := range map[string]string{
		"hexe set:zudd":      "hexe set:zud",
		"hits:gebaüde":       "",
		"class:bulding":      "class:building",
		"card:feuertoifel":   "card:Feuerteufel",
		"kind:karten,begrif": "",
		"edition:2010":       "",
		"verdict:vielleicht": "",
		"game:schach":        "",
		"is:hübsch":          "",
		`class:"bulding" x`:  `class:building x`,
	} {
		r, err := ix.Find(context.Background(), Query{Text: text, Lang: catalog.DE})
		if err != nil || len(r.Mistakes) == 0 {
			t.Errorf("%s: got no mistake, %v", text, err)
			continue
		}
		e := r.Mistakes[0]
		if e.What.DE == "" || e.What.EN == "" || corrected != "" && !strings.EqualFold(e.Corrected, corrected) {
			t.Errorf("%s: got %s, corrected %q, want %q", text, e, e.Corrected, corrected)
		}
	}
}

// TestLoosened: if no document has the quoted words in sequence, they are searched as single words, unless the query
// has filters.
func TestLoosened(t *testing.T) {
	ix := realIndex(t)
	for text, loosened := range map[string]bool{
		`was ist mit der "verhexter feuerwehr"`: true, `"unter einen Stapel"`: false,
		`"verhexter feuerwehr" kind:ruling`: false,
	} {
		r, err := ix.Find(context.Background(), Query{Text: text, Lang: catalog.DE})
		filtered := strings.Contains(text, "kind")
		if err != nil || r.Loosened != loosened || loosened && r.Hits[0].ID != "112.G.e" || filtered && r.Total > 0 {
			t.Errorf("%s: loosened %v, %d hits %v, %v", text, r.Loosened, r.Total, ids(r.Hits), err)
		}
	}
}
