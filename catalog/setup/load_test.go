package setup_test

import (
	"io/fs"
	"testing"
	"testing/fstest"

	"catanica/catalog"
	"catanica/catalog/catalogtest"
	"catanica/catalog/setup"
	"catanica/content"
	"catanica/rulings"
)

// TestProblems compares the mistakes that the loader reports with the archives in testdata/problems.
func TestProblems(t *testing.T) {
	catalogtest.Problems(t, "testdata/problems", func(fsys fs.FS) catalog.Problems {
		cat, _ := catalog.Load(fsys)
		_, problems := setup.Load(fsys, cat)
		return problems
	})
}

// TestNoVariants checks that a tree without the directory has no variants and no mistakes.
func TestNoVariants(t *testing.T) {
	if vs, ps := setup.Load(fstest.MapFS{}, &catalog.Catalog{}); len(vs)+len(ps) != 0 {
		t.Errorf("%v %v", vs, ps)
	}
}

// TestArticles checks that every article cited by a plan or a description exists.
func TestArticles(t *testing.T) {
	cat, vs := real()
	lib, _ := rulings.Load(content.FS, cat)
	known := map[string]bool{}
	check := func(where string, ids []string) {
		for _, id := range ids {
			if !known[id] && lib.Ruling(id) == nil {
				t.Errorf("%s: there is no article %q", where, id)
			}
			known[id] = true
		}
	}
	for _, v := range vs {
		check(v.File, v.Articles)
		for _, r := range v.Rules {
			check(v.File, r.Articles)
		}
	}
	everything(t, []string{"ruh", "zud", "huw", "pui", "buh", "kuw", "turnier-set", "jahreskarten", "t2002"},
		func(p setup.Plan) {
			for _, s := range p.Stacks {
				check(p.Variant, s.Articles)
				for _, n := range s.Notes {
					check(p.Variant, n.Articles)
				}
			}
			for _, g := range p.Goals {
				check(p.Variant, g.Articles)
			}
			for _, n := range append(p.Notes, p.Refused...) {
				check(p.Variant, n.Articles)
			}
			for _, o := range p.LeftOut {
				check(p.Variant, o.Why.Articles)
			}
		})
}
