// Package content embeds everything that editors write: cards, sets, rulings, terms, rulebook sections, scenarios,
// puzzles, variants, example decks and the lists beside them. docs/content.md describes each kind of file.
//
// The package contains data only and imports nothing of this module.
package content

import "embed"

// FS is the content as of the build.
//
//go:embed *.yaml cards sets rulings terms rules tables scenarios puzzles variants decks boards
var FS embed.FS
