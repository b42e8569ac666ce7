// Package service combines the parts of the product: content, catalogue, encyclopedia, scenarios, proofs and search.
// The command line and the web site both use it, so that they give the same answers.
package service

import (
	"io/fs"
	"sync"
	"sync/atomic"

	"catanica/catalog"
	"catanica/catalog/setup"
	"catanica/rulings"
	"catanica/rulings/proof"
	"catanica/rulings/puzzle"
	"catanica/rulings/scenario"
	"catanica/search"
	"catanica/search/answer"
)

// Service holds everything that commands and pages answer from. It never changes after Load.
type Service struct {
	Catalog   *catalog.Catalog
	Library   *rulings.Library
	Books     scenario.Books
	Scenarios []*scenario.File // by id
	Puzzles   []*puzzle.Puzzle // the easiest first
	Variants  setup.Variants   // simplest first
	Examples  []Example        // in their order

	proveOnce sync.Once
	proofs    *proof.Report
	proved    atomic.Bool

	coverOnce sync.Once
	coverage  Coverage

	indexed   indexed
	indexOnce sync.Once
	index     *search.Index
	indexErr  error

	answerOnce sync.Once
	answerer   *answer.Answerer
	answerErr  error

	interactOnce sync.Once
	interactions *Interactions
	interactErr  error
}

// Load reads the content. The problems list what could not be read. A service with problems works with the rest of the
// content, but must not be served.
func Load(fsys fs.FS) (*Service, catalog.Problems) { return load(fsys, rulings.Load, parseScenario) }

// Check reads the content like Load and also checks it for mistakes of editors.
func Check(fsys fs.FS) (*Service, catalog.Problems) { return load(fsys, rulings.Check, scenario.Read) }

// load reads the articles and the scenarios concurrently, because they do not depend on each other.
func load(
	fsys fs.FS, articles func(fs.FS, *catalog.Catalog) (*rulings.Library, catalog.Problems), read scenarioReader,
) (*Service, catalog.Problems) {
	cat, problems := catalog.Load(fsys)
	return loadWith(fsys, cat, problems, func() (*rulings.Library, catalog.Problems) { return articles(fsys, cat) }, read)
}

// loadWith reads what belongs to a catalogue: the articles, and beside them everything else.
func loadWith(
	fsys fs.FS, cat *catalog.Catalog, problems catalog.Problems, articles func() (*rulings.Library, catalog.Problems),
	read scenarioReader,
) (*Service, catalog.Problems) {
	s := &Service{Catalog: cat}
	var more catalog.Problems
	var other sync.WaitGroup
	other.Go(func() { s.Library, more = articles() })
	s.loadScenarios(fsys, read, &problems)
	other.Wait()
	problems = append(problems, more...)
	s.checkScenarios(&problems)
	s.loadPuzzles(fsys, &problems)
	s.loadVariants(fsys, &problems)
	s.loadExamples(fsys, &problems)
	problems.Sort()
	return s, problems
}
