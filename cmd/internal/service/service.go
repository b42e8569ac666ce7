// Package service joins the parts of the product: content, catalogue, encyclopedia, scenarios, proofs and
// search. The command line and the web site both stand on it, so that they cannot differ.
package service

import (
	"io/fs"
	"sync"

	"catanica/catalog"
	"catanica/catalog/setup"
	"catanica/rulings"
	"catanica/rulings/proof"
	"catanica/rulings/scenario"
	"catanica/search"
)

// Service is everything that commands and pages answer from. It never changes after Load.
type Service struct {
	Catalog   *catalog.Catalog
	Library   *rulings.Library
	Books     scenario.Books
	Scenarios []*scenario.File // by id
	Variants  setup.Variants   // from the simplest on
	Examples  []Example        // decks to begin with, in their order

	proveOnce sync.Once
	proofs    *proof.Report

	indexOnce sync.Once
	index     *search.Index
	indexErr  error
}

// Load reads the content. The problems are what could not be read; a service with problems still works as far as the
// content could be read, but is not fit to be served.
func Load(fsys fs.FS) (*Service, catalog.Problems) { return load(fsys, rulings.Load) }

// Check reads the content as Load does and looks for every mistake that editors make.
func Check(fsys fs.FS) (*Service, catalog.Problems) { return load(fsys, rulings.Check) }

// load reads the articles beside the scenarios: neither needs the other to be read.
func load(fsys fs.FS, articles func(fs.FS, *catalog.Catalog) (*rulings.Library, catalog.Problems)) (*Service, catalog.Problems) {
	cat, problems := catalog.Load(fsys)
	s := &Service{Catalog: cat}
	var more catalog.Problems
	var read sync.WaitGroup
	read.Go(func() { s.Library, more = articles(fsys, cat) })
	s.loadScenarios(fsys, &problems)
	read.Wait()
	problems = append(problems, more...)
	s.checkScenarios(&problems)
	s.loadVariants(fsys, &problems)
	s.loadExamples(fsys, &problems)
	problems.Sort()
	return s, problems
}
