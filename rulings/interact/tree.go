package interact

import (
	"catanica/rulings/engine"
)

// tree is every way in which an act can go on.
type tree struct {
	err     error // the act cannot begin; from Apply, with its text
	leaves  []leaf
	success vector           // on which rolls the watched card is hit although its player does what he can
	missing []string         // facts on which a branch depends
	full    bool             // the limit of work was reached; leaves are missing
	cut     bool             // that of moves
	tokens  [2]engine.Player // who holds the knight and the windmill token at the start
}

// leaf is an outcome.
type leaf struct {
	face    int8 // of the first die; 0 if none was rolled
	watched view
	other   view
	change  totals
	own     bool // the watched card was played or used by its own player on the way
	chosen  bool // a player chose the watched card, as opposed to drawing whatever came up
	path    []engine.Move
}

// vector says for each face of the first die whether something holds; entry 0 is for the case that none is rolled.
type vector [7]bool

// wide returns v with entry 0 in every place if it comes from a branch without a die.
func (v vector) wide() vector {
	if v[0] {
		return vector{true, true, true, true, true, true, true}
	}
	return v
}

func (v vector) or(o vector) vector {
	for i := range v {
		v[i] = v[i] || o[i]
	}
	return v
}

func (v vector) and(o vector) vector {
	for i := range v {
		v[i] = v[i] && o[i]
	}
	return v
}

func (v vector) any() bool { return v != vector{} }

// faces returns the faces of the die in v; nil if all or none of them are.
func (v vector) faces() []int8 {
	var out []int8
	for i := int8(1); i <= 6; i++ {
		if v[i] {
			out = append(out, i)
		}
	}
	if len(out) == 6 {
		return nil
	}
	return out
}
