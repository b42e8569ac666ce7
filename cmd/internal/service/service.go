// Package service combines the parts of the product: content, catalogue, encyclopedia, scenarios, proofs and search.
// The command line and the web site both use it, so that they give the same answers.
package service

import (
	"io/fs"
	"sync"
	"sync/atomic"

	"catanica/catalog"
	"catanica/rulings"
	"catanica/rulings/proof"
	"catanica/rulings/scenario"
	"catanica/search"
	"catanica/search/answer"
)

// Service holds everything that commands and pages answer from. It never changes after Load.
type Service struct {
	Catalog *catalog.Catalog
	Library *rulings.Library

	// If the content was packed, these read at the first call.
	books func() scenario.Books
	more  func() more

	proveOnce sync.Once
	proofs    *proof.Report
	proved    atomic.Bool

	coverOnce sync.Once
	coverage  Coverage

	indexed   indexed
	indexOnce sync.Once
	index     *search.Index
	indexErr  error

	readOnce    sync.Once // see prepare
	prepareOnce sync.Once

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
	s := &Service{Catalog: cat}
	var found catalog.Problems
	var other sync.WaitGroup
	other.Go(func() { s.Library, found = articles(fsys, cat) })
	books, wrong := scenario.CompileBooks(cat)
	problems = append(problems, wrong...)
	var m more
	m.loadScenarios(fsys, books, read, &problems)
	other.Wait()
	problems = append(problems, found...)
	m.loadOthers(fsys, cat, s.Library, &problems)
	s.books, s.more = func() scenario.Books { return books }, func() more { return m }
	problems.Sort()
	return s, problems
}
