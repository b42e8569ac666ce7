// Package interact says what one card does to another, as the engine plays it.
//
// Between takes an ordered pair of cards, an edition and a game. It sets up the smallest position in which the first
// card can act, places the second one where the first may find it, plays every continuation and compares the outcome
// with the same position without the second card. Nothing is looked up in a list of answers: a difference between two
// plays is an effect, a refusal is a rule, and a die that makes the difference is reported with its faces.
//
// The answers for all pairs are made ahead (generate.go), kept in matrix.gz and read by Open. Left says what a card is
// still worth when it is bewitched, pawned or otherwise disabled.
package interact
