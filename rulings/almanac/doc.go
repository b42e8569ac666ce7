// Package almanac plays the board game of the almanac: a rules module beside the card game's (rulings/engine), with
// nothing in common but the geometry of package island and the verdicts of package verdict.
//
// A Table is what stays the same during a game: the island, the material, the readings. A State is what changes; it is
// one flat value and can be copied with =. Apply plays a move and returns the next State with its events, or says why
// not: *verdict.Refusal (an article forbids it), *verdict.Undecided (a fact is unknown), *verdict.Wrong (it makes no
// sense). Play does the same in place and without words, for callers that play many games. Legal lists the moves that
// Apply accepts.
//
// All chance is in the moves: both dice, the development card that comes off the stack, the resource card that is
// robbed. Every event and refusal cites an entry of the almanac (content/rules/almanach). Each entry that decides
// something can be switched off; the game then plays a tempting wrong reading (misread.go), and the scenarios that
// prove the entry must notice.
package almanac
