//go:build !cardgame

package table

import (
	"catanica/rulings/script"
	"catanica/templates"
)

// drawings draw the positions of the board games. Each returns nil for positions of other games.
var drawings = []func(f templates.Frame, now, before script.Position) *templates.Island{drawIsland, drawCityMap}
