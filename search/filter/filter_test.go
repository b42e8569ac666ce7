package filter

import (
	"encoding/json"
	"os"
	"slices"
	"strings"
	"sync"
	"testing"

	"catanica/catalog"
	"catanica/rulings"
	"catanica/search/document"
	"catanica/search/query"

	blevequery "github.com/blevesearch/bleve/v2/search/query"
)

// content is the catalogue of the repository's content.
var content = sync.OnceValue(func() *catalog.Catalog {
	cat, _ := catalog.Load(os.DirFS("../../content"))
	return cat
})

// source looks up names in the content. Its words and phrases are terms of made-up fields, and it has two articles.
func source() Source {
	return Source{
		Catalog: content(),
		Documents: []document.Document{
			{ID: "hexe", Kind: catalog.KindCard},
			{ID: "a", Kind: catalog.KindRuling, Ruling: &rulings.Ruling{}},
			{ID: "b", Kind: catalog.KindRuling, Ruling: &rulings.Ruling{}},
		},
		Word:   func(text string) blevequery.Query { return term("word", text) },
		Phrase: func(text string, parts []string) blevequery.Query { return term(strings.Join(parts, " "), text) },
		Proven: func(id string) (mechanical, proven bool) { return true, id == "a" },
	}
}

// TestCompile: the queries to which filters compile, as bleve writes them, and the edition that applies.
func TestCompile(t *testing.T) {
	for text, want := range map[string]string{
		"hexe set:zud":      `{"term":"zud","field":"set"}`,
		"hexe sort:cost":    `{"match_all":{}}`,
		"set:zud art:karte": `{"conjuncts":[{"term":"zud","field":"set"},{"term":"card","field":"kind"}]}`,
		"kind:card,set":     `{"disjuncts":[{"term":"card","field":"kind"},{"term":"set","field":"kind"}],"min":0}`,
		"titel:feuer":       `{"term":"feuer","field":"title"}`,
		"kind:card OR hexe": `{"disjuncts":[{"term":"card","field":"kind"},{"term":"hexe","field":"word"}],"min":0}`,
		"-hexe": `{"must":{"conjuncts":[{"match_all":{}}]},` +
			`"must_not":{"disjuncts":[{"term":"hexe","field":"word"}],"min":0}}`,
		"is:einmalig": `{"disjuncts":[{"term":"is=unique","field":"facts"},` +
			`{"term":"is=unique","field":"facts@2005"}],"min":0}`,
		"cost:none": `{"disjuncts":[{"term":"cost=000","field":"facts"},` +
			`{"term":"cost=000","field":"facts@2005"}],"min":0}`,
		"proven:yes": `{"ids":["ruling/a"]}`,
		"proven:no":  `{"ids":["ruling/b"]}`,
	} {
		parsed, mistakes := query.Parse(text)
		if len(mistakes) > 0 {
			t.Errorf("%s: %v", text, mistakes)
			continue
		}
		q, edition, mistakes := Compile(&parsed, "", source())
		written, err := json.Marshal(q)
		if err != nil {
			t.Fatal(err)
		}
		got := strings.ReplaceAll(string(written), `"boost":null,`, "")
		if got != want || edition != catalog.DefaultEdition || len(mistakes) > 0 {
			t.Errorf("%s: got %s in %s, mistakes %v; want %s", text, got, edition, mistakes, want)
		}
	}
}

// TestCompileEdition: the query's edition replaces the reader's, unless there is none of that name.
func TestCompileEdition(t *testing.T) {
	for text, want := range map[string]catalog.EditionID{
		"set:zud": catalog.Ed1996, "edition:1998": catalog.Ed1998,
		"edition>=1998": catalog.Ed1996, "edition:2010": catalog.Ed1996,
	} {
		parsed, _ := query.Parse(text)
		_, got, mistakes := Compile(&parsed, catalog.Ed1996, source())
		if got != want || (text == "edition:2010") != (len(mistakes) == 1) {
			t.Errorf("%s: got %s, mistakes %v; want %s", text, got, mistakes, want)
		}
	}
}

// TestGroups: the classes and types of cards that a word names, in both languages and in the plural.
func TestGroups(t *testing.T) {
	for _, c := range []struct {
		word string
		want []string // some of the groups
	}{
		{"building", []string{"type:building"}},
		{"Gebäude", []string{"type:building"}},
		{"knights", []string{"type:knight"}},
		{"bu", nil},
		{"nothing", nil},
	} {
		got := Groups(content(), c.word)
		if c.want == nil && len(got) > 0 {
			t.Errorf("%s: got %v", c.word, got)
		}
		for _, ref := range c.want {
			if !slices.Contains(got, ref) {
				t.Errorf("%s: got %v, want %s among them", c.word, got, ref)
			}
		}
	}
}
