package interact

import (
	"flag"
	"os"
	"reflect"
	"slices"
	"strings"
	"testing"

	"catanica/catalog"
)

var (
	update  = flag.Bool("update", false, "make matrix.gz anew")
	altered = flag.String("changed", "", "play only what these cards do, or these pairs (A>B), separated by commas")
)

// TestMatrix makes the matrix anew with -update, and reports its size.
func TestMatrix(t *testing.T) {
	cat, books := load()
	if *update {
		var old *Matrix
		if *altered != "" {
			var err error
			if old, err = Open(); err != nil {
				t.Fatal(err)
			}
		}
		file, err := Make(cat, library(t, cat), books, old, strings.Split(*altered, ",")...)
		if err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile("matrix.gz", file, 0o666); err != nil {
			t.Fatal(err)
		}
		packed = file
	}
	m, err := Open()
	if err != nil {
		t.Fatal(err)
	}
	var ids []string
	for _, k := range cat.Cards {
		ids = append(ids, k.ID)
	}
	if !slices.Equal(m.Cards, ids) || !slices.Equal(m.Worlds, Worlds(cat)) {
		t.Error("the matrix is about other cards or editions: go generate ./rulings/interact")
	}
	n := map[Outcome]int{}
	for _, w := range m.Worlds {
		for _, a := range m.Cards {
			for _, b := range m.Cards {
				if r, ok := m.Between(Case{a, b, w.Edition, w.Game}); ok {
					n[r.Outcome]++
				}
			}
		}
	}
	t.Logf("%d bytes, %d cards, %d games, %d different results; %v",
		len(packed), len(m.Cards), len(m.Worlds), len(m.Results), n)
}

// TestMatrixIsFresh plays pairs anew: a sample of each game, all of them with CATANICA_FULL=1.
func TestMatrixIsFresh(t *testing.T) {
	cat, books := load()
	m, err := Open()
	if err != nil {
		t.Fatal(err)
	}
	shared := newLinks(cat, library(t, cat))
	full := os.Getenv("CATANICA_FULL") != ""
	for i, at := range m.Worlds {
		if !full && i%6 != len(cat.Cards)%6 {
			continue
		}
		w := newWorld(cat, books, shared, at.Edition, at.Game)
		for j, a := range cat.Cards {
			for k, b := range cat.Cards {
				if !full && (j*len(cat.Cards)+k)%3001 != 17 {
					continue
				}
				c := Case{a.ID, b.ID, at.Edition, at.Game}
				want, ok := m.Between(c)
				if !ok {
					continue
				}
				if got := w.between(a, b); !reflect.DeepEqual(tidy(got), tidy(want)) {
					t.Errorf("stale: go generate ./rulings/interact\n%+v\n%+v", got, want)
				}
			}
		}
	}
}

// tidy makes empty lists equal to missing ones.
func tidy(r Result) Result {
	if len(r.Effects) == 0 {
		r.Effects = nil
	}
	for _, list := range []*[]string{&r.Cites, &r.Missing, &r.Readings, &r.With} {
		if len(*list) == 0 {
			*list = nil
		}
	}
	r.Effects = slices.Clone(r.Effects)
	for i := range r.Effects {
		for _, list := range []*[]string{&r.Effects[i].For, &r.Effects[i].Cites} {
			if len(*list) == 0 {
				*list = nil
			}
		}
		if len(r.Effects[i].Rolls) == 0 {
			r.Effects[i].Rolls = nil
		}
	}
	if len(r.By) == 0 {
		r.By = nil
	}
	for i := range r.By {
		if len(r.By[i].Rolls) == 0 {
			r.By[i].Rolls = nil
		}
		if len(r.By[i].Cites) == 0 {
			r.By[i].Cites = nil
		}
	}
	return r
}

// BenchmarkBetween looks pairs up.
func BenchmarkBetween(b *testing.B) {
	m, err := Open()
	if err != nil {
		b.Fatal(err)
	}
	for b.Loop() {
		m.Between(Case{"feuerteufel", "rathaus", catalog.Ed2005, catalog.Tournament})
	}
}
