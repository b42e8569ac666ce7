// Package setup calculates set-ups: for a game or variant (chapter 106 of the Encyclopædia), an edition and the sets
// that the players own, it works out the stacks and how many cards each has, the cards in play face up, the victory
// points needed to win and the thresholds that apply.
//
// Load reads the descriptions of the variants (content/variants, docs/content.md) into Variants. Variants.Compute makes
// a Plan from a Request: a list of Stacks, Goals and Notes. Numbers of cards come from the catalogue, everything else
// from the articles and rulebook sections that each line of the plan cites. What no source states is a range (Count)
// with a reason, never a guess. What we conclude is marked as ours.
//
// The package depends on package catalog only, and must stay free of the network and of the file system.
package setup
