package scenario

import (
	"slices"

	"catanica/rulings/engine"
)

// detail is a part of a line that only some moves depend on: `paying 3 gold`, `under stack 2`, `to A above`. It is a
// mistake to write one on which the move does not depend.
type detail struct {
	token token
	in    []engine.MoveField
}

// note records that the words from token t on set the fields.
func (v *mover) note(t token, in ...engine.MoveField) { v.noted = append(v.noted, detail{t, in}) }

// idle returns a mistake for the first detail of the line on which the move, which is possible, does not depend.
func (v *mover) idle(m engine.Move) *Error {
	for _, d := range v.noted {
		if slices.ContainsFunc(d.in, func(f engine.MoveField) bool { return engine.Idle(v.table, v.s, m, f) }) {
			return &Error{Pos: d.token.pos, Msg: text("%s bewirkt in diesem Zug nichts: Lass es weg.",
				"%s has no effect in this move: leave it out.", quoted(d.token.text))}
		}
	}
	return nil
}

// culprit returns where the detail is without which a move that the engine refuses would be possible, or def.
func (v *mover) culprit(m engine.Move, def Pos) Pos {
	for _, d := range v.noted {
		for _, f := range d.in {
			if !m.Names(f) {
				continue
			}
			if _, _, err := engine.Apply(v.table, v.s, m.Without(f)); err == nil {
				return d.token.pos
			}
		}
	}
	return def
}
