package service

import (
	"io/fs"

	"catanica/catalog"
	"catanica/catalog/setup"
)

// loadVariants reads the descriptions of the variants and checks that the articles they reference exist.
func (s *Service) loadVariants(fsys fs.FS, problems *catalog.Problems) {
	vs, found := setup.Load(fsys, s.Catalog)
	*problems = append(*problems, found...)
	s.Variants = vs
	for _, v := range vs {
		var again setup.Variant
		doc := catalog.LoadDocument(fsys, v.File, &again, new(catalog.Problems)) // setup.Load reported its mistakes
		check := func(ids []string, at ...any) {
			for i, id := range ids {
				if s.Library.Ruling(id) == nil {
					problems.Add(v.File, doc.Line(append(at, i)...), "articles: there is no article %q: mend the id", id)
				}
			}
		}
		check(v.Articles, "articles")
		for i, r := range v.Rules {
			check(r.Articles, "rules", i, "articles")
		}
	}
}
