package scenario

import (
	"os"
	"path/filepath"
	"reflect"
	"testing"

	"catanica/rulings/engine"
)

// TestShare plays embedded scenarios twice and shares the parts of one result: it stays equal to the other one, and all
// together hold fewer than two thirds of the positions.
func TestShare(t *testing.T) {
	books := testBooks()
	names, err := filepath.Glob("../../content/scenarios/*/1[01]*.scn")
	if err != nil || len(names) < 100 {
		t.Fatal(len(names), err)
	}
	all, left := 0, 0
	for _, name := range names {
		data, err := os.ReadFile(name)
		if err != nil {
			t.Fatal(err)
		}
		f, _ := Parse(name, string(data))
		want, got := Replay(t.Context(), f, books, Options{}), Replay(t.Context(), f, books, Options{})
		all += positions(got)
		got.Share()
		left += positions(got)
		if !sameResult(want, got) {
			t.Errorf("%s: the result has changed", f.ID)
		}
		for i := range want.Games {
			if !sameResult(want.Games[i], got.Games[i]) {
				t.Errorf("%s: game %d has changed", f.ID, i)
			}
		}
		for i := range want.Editions {
			if !sameResult(want.Editions[i], got.Editions[i]) {
				t.Errorf("%s: edition %d has changed", f.ID, i)
			}
		}
	}
	if 3*left > 2*all {
		t.Errorf("%d positions are left of %d", left, all)
	}
}

// sameResult compares what a result has in memory, but for its table, which each play makes anew.
func sameResult(a, b *Result) bool {
	x, y := *a, *b
	x.Table, y.Table, x.Editions, y.Editions, x.Games, y.Games = nil, nil, nil, nil, nil, nil
	x.Branches, y.Branches = nil, nil
	for i := range a.Branches {
		if !reflect.DeepEqual(a.Branches[i].Steps, b.Branches[i].Steps) {
			return false
		}
	}
	return reflect.DeepEqual(x, y)
}

// positions counts the different positions that a result holds.
func positions(r *Result) int {
	seen := map[*engine.State]bool{}
	var walk func(*Result)
	walk = func(r *Result) {
		seen[r.Start] = true
		for _, st := range r.Steps {
			seen[st.State], seen[st.tried] = true, true
		}
		for _, b := range r.Branches {
			for _, st := range b.Steps {
				seen[st.State], seen[st.tried] = true, true
			}
		}
		for _, e := range r.Editions {
			walk(e)
		}
		for _, g := range r.Games {
			walk(g)
		}
	}
	walk(r)
	delete(seen, nil)
	return len(seen)
}
