//go:build cardgame

package scenario

import "catanica/rulings/script"

// A program that is built with the tag cardgame knows the card game only: see docs/table.md.
var (
	boardGames []script.Game
	otherGames = []string{"almanac", "vienna"}
)
