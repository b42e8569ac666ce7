package table

import (
	"strings"

	"catanica/catalog"
)

// KeepStart returns the start of a game whose score is kept: the basic game, unless another is named.
func KeepStart(game string) string {
	if game != string(catalog.Extended) && game != string(catalog.Tournament) {
		game = string(catalog.Basic)
	}
	return strings.Replace(keepText, "GAME", game, 1)
}

const keepText = `id: score
edition: 2005
game: GAME

start
  turn 1
  active north
  phase before
  north axis: settlement A, road, settlement B
  south axis: settlement A, road, settlement B

play
`
