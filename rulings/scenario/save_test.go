package scenario_test

import (
	"maps"
	"slices"
	"strings"
	"testing"

	"catanica/catalog"
	"catanica/rulings/engine"
	"catanica/rulings/scenario"
)

// TestSave saves every embedded scenario at every step and loads it again: the position is the same, and so is the end
// after the remaining lines.
func TestSave(t *testing.T) {
	for _, name := range slices.Sorted(maps.Keys(cardGames())) {
		f, errs := scenario.Parse(name, embedded()[name])
		if len(errs) > 0 {
			t.Fatal(errs)
		}
		for _, e := range f.Editions {
			under := f.Under(e)
			whole := play(t, name, under.Save(under.Moves()))
			if !whole.OK || len(whole.Steps) != under.Moves() {
				t.Errorf("%s, %s: saved at the end: %v", name, e, whole.Trouble)
				continue
			}
			for n := range under.Moves() {
				part := under.Save(n)
				res := play(t, name, part)
				want := engine.Hash(whole.Table, whole.Start)
				if n > 0 {
					want = whole.Steps[n-1].Hash
				}
				if !res.OK || len(res.Steps) != n || engine.Hash(res.Table, res.End()) != want {
					t.Errorf("%s, %s: saved at step %d: %v", name, e, n, res.Trouble)
					break
				}
				rest, _ := strings.CutPrefix(under.Save(under.Moves()), part)
				if all := play(t, name, part+rest); hashes(all) != hashes(whole) {
					t.Errorf("%s, %s: the rest after step %d leads to another position", name, e, n)
					break
				}
			}
		}
	}
}

// TestMoveLine writes legal moves of all embedded scenarios as lines in both languages and parses them as the same
// moves. Hardly any complete move cannot be written.
func TestMoveLine(t *testing.T) {
	written, complete := 0, 0
	for _, name := range slices.Sorted(maps.Keys(cardGames())) {
		res := play(t, name, embedded()[name])
		for i, st := range res.Steps {
			if i%3 != 0 {
				continue // every third position is enough
			}
			for _, m := range engine.Legal(res.Table, st.State) {
				if _, _, err := engine.Apply(res.Table, st.State, m); err != nil {
					continue // an incomplete move
				}
				complete++
				de, ok := scenario.MoveLine(res.Table, st.State, m, catalog.DE)
				en, ok2 := scenario.MoveLine(res.Table, st.State, m, catalog.EN)
				if ok != ok2 {
					t.Errorf("%s: only one of %q and %q can be read", name, de, en)
				}
				if ok {
					written++
				} else if written < 5 {
					t.Logf("%s: cannot be written: %+v", name, m)
				}
			}
		}
	}
	if complete == 0 || written*100 < complete*98 {
		t.Errorf("%d of %d moves can be written", written, complete)
	}
}
