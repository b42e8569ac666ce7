// Package content holds everything an editor writes: cards, sets, rulings, terms, rulebook sections, scenarios,
// variants and the lists beside them. It is data; docs/content.md says how each file is written.
package content

import "embed"

// FS is the content as it was when the program was built.
//
//go:embed *.yaml cards sets rulings terms rules tables scenarios variants decks
var FS embed.FS
