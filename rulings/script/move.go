package script

import (
	"strings"

	"catanica/catalog"
)

// Open stands in a line for what a move leaves open: red rolls ….
const Open = "…"

// Move is a move that a position offers.
type Move struct {
	Line   catalog.Text // of the play, with Open for whatever has to be named
	Said   catalog.Text // a sentence; empty if there is none but the line
	Group  string       // answer, dice, play, build, trade, use or end
	Places []string     // the places of the board that it is about
	Dice   int          // how many dice have to be named, one after the other
	// Asks are resources that have to be named, in the order of the gaps in the line.
	Asks []Ask
	// Ways are the lines that complete the move. There are none if it leaves nothing open, or if nobody can list them.
	Ways []Way
}

// Ask asks for resources.
type Ask struct {
	Gives      bool // the player gives them; otherwise takes them
	Kinds      []Good
	Least, Max int // how many in all
}

// Good is a resource of which there may be up to Max.
type Good struct {
	Kind string
	Max  int
}

// Way is one way to complete a move that leaves something open.
type Way struct {
	Line catalog.Text
	Name catalog.Text // what it names, in short: 7, ore, Knight
	// Chance says how often it comes up, in proportion to the other ways; 0 if a player chooses.
	Chance int
}

// Player is a Position that says more about its moves than Asked does.
type Player interface {
	// Moves lists the moves of the player who decides, in a fixed order.
	Moves() []Move
}

// Moves lists the moves that a position offers: its own list, or the lines with which Asked answers.
func Moves(p Position) []Move {
	if own, ok := p.(Player); ok {
		return own.Moves()
	}
	_, _, may, _ := p.Asked(1 << 10)
	out := make([]Move, len(may))
	for i, line := range may {
		out[i] = Move{Line: line, Group: "answer"}
	}
	return out
}

// IsOpen reports whether the line of the move leaves something open.
func (m Move) IsOpen() bool { return strings.Contains(m.Line.EN, Open) }

// Filled returns the English line of the move with what fills its gaps, one after the other.
func (m Move) Filled(with ...string) string {
	line := m.Line.EN
	for _, w := range with {
		line = strings.Replace(line, Open, w, 1)
	}
	return line
}

// Chances returns the sum of the chances of all ways.
func (m Move) Chances() int {
	n := 0
	for _, w := range m.Ways {
		n += w.Chance
	}
	return n
}

// Drawn returns the n-th way, counted from 1 by the chances, or false if chance decides nothing.
func (m Move) Drawn(n int) (Way, bool) {
	for _, w := range m.Ways {
		if n -= w.Chance; n <= 0 && w.Chance > 0 {
			return w, true
		}
	}
	return Way{}, false
}
