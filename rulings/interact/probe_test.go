package interact

import (
	"fmt"
	"os"
	"strings"
	"testing"
	"time"

	"catanica/catalog"
	"catanica/content"
	"catanica/rulings/scenario"
)

func load(t testing.TB) (*catalog.Catalog, scenario.Books) {
	cat, ps := catalog.Load(content.FS)
	if len(ps) > 0 {
		t.Fatal(ps)
	}
	books, ps := scenario.CompileBooks(cat)
	if len(ps) > 0 {
		t.Fatal(ps)
	}
	return cat, books
}

func TestShowActs(t *testing.T) {
	cat, books := load(t)
	start := time.Now()
	e, g := catalog.EditionID(os.Getenv("ED")), catalog.Game(os.Getenv("GAME"))
	if e == "" {
		e, g = catalog.Ed2004, catalog.Tournament
	}
	w := newWorld(cat, books, e, g)
	for _, k := range cat.Cards {
		for _, a := range w.actsOf(k.ID) {
			fmt.Println(k.ID, a.how, "aimless", a.aimless, "phase", a.base.phase, a.supplied, a.targets, a.refusal, strings.Join(a.missing, ";"))
		}
	}
	fmt.Println(time.Since(start))
}

func TestShowPairs(t *testing.T) {
	cat, books := load(t)
	e, g := catalog.EditionID(os.Getenv("ED")), catalog.Game(os.Getenv("GAME"))
	if e == "" {
		e, g = catalog.Ed2004, catalog.Tournament
	}
	w := newWorld(cat, books, e, g)
	start := time.Now()
	for _, pair := range strings.Split(os.Getenv("PAIRS"), ";") {
		ab := strings.Fields(pair)
		for _, k := range cat.Cards {
			if len(ab) > 1 && k.ID != ab[1] {
				continue
			}
			for _, a := range w.actsOf(ab[0]) {
				for _, z := range w.zonesOf(a, k) {
					p, ok := w.meet(a, k.ID, z)
					if len(p.on)+len(p.by)+len(p.refused)+len(p.missing) > 0 || len(ab) > 1 {
						fmt.Println(ab[0], k.ID, a.how, z, ok, "ON", p.on, "BY", p.by, "REF", p.refused, p.missing)
					}
				}
			}
		}
	}
	fmt.Println(time.Since(start))
}

func TestShowAll(t *testing.T) {
	cat, books := load(t)
	e, g := catalog.EditionID(os.Getenv("ED")), catalog.Game(os.Getenv("GAME"))
	if e == "" {
		e, g = catalog.Ed2004, catalog.Tournament
	}
	w := newWorld(cat, books, e, g)
	start := time.Now()
	n := map[Outcome]int{}
	w.all(func(r Result) {
		n[r.Outcome]++
		if r.Outcome != None && os.Getenv("OUT") != "" {
			fmt.Printf("%s > %s: %s %+v cites %v missing %v\n", r.A, r.B, r.Outcome, r.Effects, r.Cites, r.Missing)
		}
	})
	fmt.Println(n, time.Since(start))
}
