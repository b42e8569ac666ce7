package table

import (
	"catanica/rulings/engine"
	"catanica/rulings/script"
	"catanica/templates"
)

// Thumb presents a position for a small picture: what the referee sees, with nothing to press.
func (r *Renderer) Thumb(f templates.Frame, t *engine.Table, s *engine.State) *templates.Board {
	b := newView(r, f, t, s, nil, engine.Chance).board()
	return &b
}

// BoardThumb presents the position of a board game with nothing to press, or nil if nothing draws it.
func (r *Renderer) BoardThumb(f templates.Frame, at script.Position) *templates.Island {
	out := drawing(f, at, nil)
	if out != nil {
		out.Static, out.Zoom = true, 1
	}
	return out
}
