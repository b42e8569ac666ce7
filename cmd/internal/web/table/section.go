// Package table is the table on which scenarios are played: the list of scenarios, a replay with its board, the editor,
// and the proofs that other pages show.
package table

import (
	"context"
	"sync"
	"time"

	"catanica/catalog"
	"catanica/cmd/internal/referee"
	"catanica/cmd/internal/table"
	"catanica/cmd/internal/web/present"
	"catanica/rulings"
	"catanica/rulings/proof"
	"catanica/rulings/puzzle"
	"catanica/rulings/scenario"
)

// Section answers pages and calls about scenarios. All fields are required.
type Section struct {
	Catalog *catalog.Catalog
	Library *rulings.Library
	Show    *present.Presenter
	Books   scenario.Books
	Files   []*scenario.File // the embedded scenarios, by id
	Riddles []*puzzle.Puzzle // the easiest first
	Source  Source
	// Table shows positions and their play; see NewTable.
	Table   *table.Renderer
	Referee *referee.Referee
	Now     func() time.Time // decides which puzzle is that of the day

	casts struct { // the scenarios of each card, from the first request on
		once sync.Once
		of   map[string]cast
	}
}

// Source looks up scenarios and what they prove.
type Source interface {
	// Scenario returns an embedded scenario, or nil.
	Scenario(id string) *scenario.File
	// Proofs returns the results of all embedded scenarios; this build has played them.
	Proofs(ctx context.Context) *proof.Report
}
