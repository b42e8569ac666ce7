// Package engine plays the two-player Catan card game: a deterministic state machine.
//
// A Table holds what does not change during a game: edition, game, readings, the cards' compiled effects. A State holds
// what does. Apply takes a State and a Move and returns the next State with the Events between them. On an error the
// state is unchanged: a *Refusal means that a rule forbids the move (it cites the article), an *Undecided that the move
// depends on something that nobody stated.
//
// Chance is an input: dice and the cards that come up are moves like any other. The package reads no clock, draws no
// random number, opens no file and never ranges over a map where the order could show, so that the same moves give the
// same bytes everywhere (Hash).
//
// A card's file (`play:` in content/cards) describes its effect in effect words; Vocabulary lists them. A card that
// effect words cannot express has a Go file of its own, card_*.go; no other code names a card. docs/engine.md explains
// it all with a drawing.
package engine
