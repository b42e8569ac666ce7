package rulings_test

import (
	"slices"
	"testing"

	"golang.org/x/tools/txtar"

	"catanica/catalog"
	"catanica/catalog/catalogtest"
	"catanica/rulings"
)

// tables holds two tables for the tiny content tree.
const tables = `
-- tables/turn.yaml --
id: turn
name: {de: Zug, en: Turn}
about: {de: "Ein Zug.", en: "A turn."}
articles: [112.G.e]
source: 003#103.B.b
turn:
  - phase: before
    name: {de: Vorher, en: Before}
    article: 112.G.e
    source: 003#103.C.b
    steps:
      - {who: active, article: 112.G.e,
         text: {de: "Die [[hexe]], wie [[112.G.e]].", en: "The [[hexe]], as [[112.G.e]]."}, source: 003#103.C.b}
    passive:
      - {article: 112.G.e, until: "2003",
         text: {de: "Die [[feuerwache]].", en: "The [[feuerwache]]."}, source: 003#103.I.b}
-- tables/uses.yaml --
id: uses
name: {de: Wie oft, en: How often}
about: {de: "Je Zug.", en: "In a turn."}
articles: [102.B.Ritter, 112.G.e]
source: 003#103.P.c
uses:
  - {cards: ["type:building"], often: turn, article: 112.G.e, source: 003#103.P.c}
`

func TestTables(t *testing.T) {
	fsys := catalogtest.Base(txtar.Parse([]byte(tables)))
	cat, ps := catalog.Load(fsys)
	if err := ps.Err(); err != nil {
		t.Fatal(err)
	}
	lib, _ := rulings.Load(fsys, cat) // a turn with only one phase is a mistake, but it can be read
	if got := len(lib.TablesOf("112.G.e")); got != 2 {
		t.Errorf("112.G.e has %d tables, want 2", got)
	}
	if got := lib.TablesOf("102.B.Ritter"); len(got) != 1 || got[0] != lib.Table("uses") {
		t.Errorf("102.B.Ritter has %v, want the table uses", got)
	}
	if lib.Table("nothing") != nil {
		t.Error("there is a table that nobody wrote")
	}
	rows := lib.Table("turn").Rows()
	if len(rows) != 2 || !slices.Equal(rows[0].Cards, []string{"hexe"}) ||
		!slices.Equal(rows[1].Cards, []string{"feuerwache"}) {
		t.Errorf("rows %v: want the cards that their texts link to", rows)
	}
	if rows[1].Holds(catalog.Ed2004) || !rows[1].Holds(catalog.Ed2003) {
		t.Error("the second row holds until 2003")
	}
	if r := lib.Table("uses").Uses[0]; !r.Match(cat.Card("feuerwache"), catalog.Ed2005) ||
		r.Match(cat.Card("hexe"), catalog.Ed2005) {
		t.Error("the row is about buildings")
	}
}
