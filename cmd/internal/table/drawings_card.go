//go:build cardgame

package table

import (
	"catanica/rulings/script"
	"catanica/templates"
)

// A program that is built with the tag cardgame draws no board games.
var drawings []func(f templates.Frame, now, before script.Position) *templates.Island
