package script

import (
	"strings"

	"catanica/catalog"
)

// Open marks a gap in the line of a move: red rolls ….
const Open = "…"

// Move is a move that a position offers.
type Move struct {
	Line   catalog.Text // of the play, with Open for each gap
	Said   catalog.Text // a sentence; empty if there is none but the line
	Group  string       // answer, dice, play, build, trade, use or end
	Places []string     // the places of the board that it is about
	Dice   int          // how many dice have to be named, one after the other
	// Asks are resources that have to be named, in the order of the gaps in the line.
	Asks []Ask
	// Sealed is set if the viewer must not see what chance may bring.
	Sealed bool
	// Ways are the lines that complete the move. There are none if it leaves nothing open, or if nobody can list them.
	Ways []Way
}

// Ask asks for resources.
type Ask struct {
	Gives      bool // the player gives them; otherwise takes them
	Kinds      []Good
	Least, Max int // how many in all
}

// Good is a resource, up to Max cards of it.
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

// Player is a Position that describes its moves in more detail than Asked.
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

// Kind is the resources or the development cards of a board game, numbered from 0.
type Kind interface {
	~uint8
	In(catalog.Lang) string
}

// Rolls lists the sums of two dice as ways to complete a line, each with the number of throws that show it.
func Rolls(line func(dice [2]uint8) catalog.Text) []Way {
	var out []Way
	for sum := 2; sum <= 12; sum++ {
		one := max(1, sum-6)
		out = append(out, Way{Line: line([2]uint8{uint8(one), uint8(sum - one)}), Name: catalog.Textf("%d", "%d", sum),
			Chance: 6 - max(sum-7, 7-sum)})
	}
	return out
}

// Draws lists the kinds of cards that may be drawn as ways to complete a line. If the position does not state all the
// cards, any kind may come up, and nobody knows how likely each is.
func Draws[K Kind](from [5]uint8, stated bool, line func(K) catalog.Text) []Way {
	var out []Way
	for k, n := range from {
		if n == 0 && stated {
			continue
		}
		w := Way{Line: line(K(k)), Name: catalog.Both(K(k).In)}
		if stated {
			w.Chance = int(n)
		}
		out = append(out, w)
	}
	return out
}

// Goods lists the resources among the counts, each up to most.
func Goods(counts [5]uint8, kinds [5]string, most int) []Good {
	var out []Good
	for k, n := range counts {
		if n > 0 {
			out = append(out, Good{Kind: kinds[k], Max: min(int(n), most)})
		}
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
