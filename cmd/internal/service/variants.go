package service

import (
	"io/fs"

	"catanica/catalog"
	"catanica/catalog/setup"
	"catanica/rulings"
)

// loadVariants reads the descriptions of the variants and checks that the articles they reference exist.
func loadVariants(
	fsys fs.FS, cat *catalog.Catalog, lib *rulings.Library, problems *catalog.Problems,
) setup.Variants {
	vs, found := setup.Load(fsys, cat)
	*problems = append(*problems, found...)
	for _, v := range vs {
		var again setup.Variant
		doc := catalog.LoadDocument(fsys, v.File, &again, new(catalog.Problems)) // setup.Load reported its mistakes
		check := func(ids []string, at ...any) {
			for i, id := range ids {
				if lib.Ruling(id) == nil {
					problems.Add(v.File, doc.Line(append(at, i)...), "articles: there is no article %q: mend the id", id)
				}
			}
		}
		check(v.Articles, "articles")
		for i, r := range v.Rules {
			check(r.Articles, "rules", i, "articles")
		}
	}
	return vs
}
