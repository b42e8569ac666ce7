//go:build !cardgame

package scenario

import (
	almanac "catanica/rulings/almanac/notation"
	"catanica/rulings/script"
	vienna "catanica/rulings/vienna/notation"
)

// boardGames are the games besides the card game that the language knows. Only this file and games_card.go name them.
var boardGames = []script.Game{almanac.Game{}, vienna.Game{}}

// otherGames are the ids of games that this program was built without.
var otherGames []string
