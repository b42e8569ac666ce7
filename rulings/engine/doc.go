// Package engine plays the two-player Catan card game: a deterministic state machine.
//
// A Table is what does not change during a game: edition, game, readings, the cards' compiled effects. A
// State is what does. Apply takes a State and a Move and returns the next State with the Events between them,
// or an error and nothing changed: a *Refusal when a rule forbids the move (it cites the article), an
// *Undecided when the move hangs on something that nobody stated.
//
// Chance is an input: dice and the cards that come up are moves like any other. The package reads no
// clock, draws no random number, opens no file and never ranges over a map where the order could show, so
// that the same moves give the same bytes everywhere (Hash).
//
// What a card does stands in its file (`play:` in content/cards) as effect words; words.go is the table of
// the words. A card that no words carry has one Go file of its own, card_*.go; nowhere else is a card named.
// docs/engine.md explains it all with a drawing.
package engine
