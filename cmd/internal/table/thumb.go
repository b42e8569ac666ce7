package table

import (
	"catanica/rulings/engine"
	"catanica/templates"
)

// Thumb presents a position for a small picture: what the referee sees, with nothing to press.
func (r *Renderer) Thumb(f templates.Frame, t *engine.Table, s *engine.State) *templates.Board {
	b := newView(r, f, t, s, nil, engine.Chance).board()
	return &b
}
