package table_test

import (
	"fmt"
	"testing"

	"catanica/catalog"
	"catanica/cmd/internal/table"
	"catanica/templates"
)

// TestOdds: a Spy meets the Great Wall in 1998. On a 1 or 2 he sees the hand, otherwise he fails.
func TestOdds(t *testing.T) {
	r := newRenderer()
	f := table.FrameOf(r.Catalog, catalog.EN, table.NewPath, "", "")
	o, err := r.Read(f, table.Address{Step: "1", Text: tournament("1998", `  south hand: 3 hidden
  north hand: Spion
  south at A above 1: Bibliothek
  south at A below 1: Große Mauer

play
  north plays Spion
`)})
	if err != nil {
		t.Fatal(err)
	}
	var odds []templates.DieOdds
	for _, g := range r.Show(f, o).Groups {
		odds = append(odds, g.Odds...)
	}
	if len(odds) != 2 || fmt.Sprint(odds[0].Numbers, odds[1].Numbers) != "[1 2] [3 4 5 6]" ||
		odds[0].Text == odds[1].Text || odds[1].Text == "" {
		t.Errorf("the odds are %+v", odds)
	}
}
