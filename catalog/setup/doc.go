// Package setup works out what lies on the table before the first roll: for a game or variant of chapter 106 of the
// Encyclopædia, a state of the rules and the sets that the players own, it computes the stacks and how many cards each
// has, what lies open, how many victory points win and which thresholds hold.
//
// Numbers of cards come from the catalogue, everything else from the articles and rulebook sections that each line of
// a Plan names. What no source states is a range with the reason, never a guess; what we conclude is marked as ours.
//
// The package also reads the descriptions of the variants (content/variants, docs/content.md).
package setup
