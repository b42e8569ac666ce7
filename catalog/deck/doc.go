// Package deck implements the rules for decks of the tournament game. It parses the plain-text list of a player's deck
// and judges it, alone or with the opponent's list.
//
// Parse turns text into a List that keeps the position of every entry, and reports everything that it cannot read as a
// Problem. Validate applies the table of rules (Rules) to one list or to the two lists of a match and returns a Report
// with every broken rule, not only the first. If the verdict depends on a fact that no source states, it is Undecided,
// never Legal. Stats counts a deck, Law says what a list may hold, Seal commits to a list without showing it, and
// Encode packs one for a link. docs/decks.md describes the format and every rule.
//
// The code is divided by subject: parse.go, line.go and header.go read lists. judge.go, card_pool.go, shortage.go and
// conditions.go work out what the rules need. rules.go is the table, and each check_*.go holds the checks on one
// subject.
//
// The package depends on package catalog only. It opens no files, does not read the clock, and does not panic on any
// input.
package deck
