// Package deck is the deck law of the tournament game: it reads the plain-text list of one player's deck and
// judges it, alone or together with the list of the other player of a match.
//
// Parse turns text into a List with the position of every entry and names everything that it cannot read.
// Validate holds one list, or the two lists of a match, against the table of rules (rules.go) and returns a
// Report with every broken rule, not just the first. A fact that no source states makes a deck undecided,
// never legal by guess. docs/decks.md describes the list and every fault.
//
// The package knows the catalogue and nothing else: it opens no files, reads no clock and never panics on any text.
package deck
