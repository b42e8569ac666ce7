// Package vienna plays Catan: Vienna by its booklet of 2013 (content/rules/wien). It knows nothing of the almanac's
// game, and no rule of that game fills a gap of this one.
//
// The picture of the board is lost, so a Board is a graph that comes as data: places of three kinds, routes between
// them, and fields of land with the places around them. A Table holds what stays the same during a game, a State what
// changes; Apply, Play and Legal are used as in the other rules modules. Dice, cards that come off the stack and cards
// that are drawn from a hand are parts of the moves.
//
// Every event and refusal cites entries. An entry that decides something can be switched off; the game then plays the
// tempting wrong reading of misread.go.
package vienna
