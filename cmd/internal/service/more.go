package service

import (
	"io/fs"

	"catanica/catalog"
	"catanica/catalog/setup"
	"catanica/rulings"
	"catanica/rulings/puzzle"
	"catanica/rulings/scenario"
)

// more is the content beside the catalogue and the articles. Searches and questions about cards and articles do not
// need it, but for the cards as the engine plays them, which are compiled apart from it.
type more struct {
	scenarios []*scenario.File
	puzzles   []*puzzle.Puzzle
	variants  setup.Variants
	examples  []Example
}

// loadOthers checks the scenarios against the articles and reads the puzzles, the variants and the example decks.
func (m *more) loadOthers(fsys fs.FS, cat *catalog.Catalog, lib *rulings.Library, problems *catalog.Problems) {
	checkScenarios(m.scenarios, lib, problems)
	m.puzzles = loadPuzzles(fsys, problems)
	m.variants = loadVariants(fsys, cat, lib, problems)
	m.examples = loadExamples(fsys, cat, problems)
}

// Books returns the cards as the engine plays them.
func (s *Service) Books() scenario.Books { return s.books() }

// Scenarios returns the embedded scenarios by id.
func (s *Service) Scenarios() []*scenario.File { return s.more().scenarios }

// Puzzles returns the puzzles, the easiest first.
func (s *Service) Puzzles() []*puzzle.Puzzle { return s.more().puzzles }

// Variants returns the variants of the game, the simplest first.
func (s *Service) Variants() setup.Variants { return s.more().variants }

// Examples returns the example decks in their order.
func (s *Service) Examples() []Example { return s.more().examples }
