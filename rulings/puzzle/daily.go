package puzzle

import "strings"

// Moves returns the number of moves of the solution, without those that end a turn.
func (p *Puzzle) Moves() int {
	n := 0
	for _, line := range p.Solution {
		if !strings.Contains(line, " ends ") {
			n++
		}
	}
	return n
}

// Weight measures how hard a puzzle is: ten for each move of the solution, and one for each card in the solver's hand,
// which is one for each thing that may be tried. A defense counts one move more, because the opponent's turn has to be
// foreseen.
func (p *Puzzle) Weight() int {
	w := 10 * p.Moves()
	for _, line := range p.File.Start {
		if rest, ok := strings.CutPrefix(line.Text, "north hand:"); ok {
			w += strings.Count(rest, ",") + 1
		}
	}
	if p.Kind == Save {
		w += 10
	}
	return w
}

// Level names how hard a puzzle is.
func (p *Puzzle) Level() string {
	switch w := p.Weight(); {
	case w < 30:
		return "easy"
	case w < 40:
		return "medium"
	}
	return "hard"
}

// Daily returns the puzzle of a day, counted from any day: every puzzle once before one comes again. It is nil if there
// are none.
func Daily(all []*Puzzle, day int) *Puzzle {
	if len(all) == 0 {
		return nil
	}
	stride := 7
	for gcd(stride, len(all)) != 1 {
		stride++
	}
	return all[(day%len(all)*stride%len(all)+len(all))%len(all)]
}

func gcd(a, b int) int {
	for b != 0 {
		a, b = b, a%b
	}
	return a
}
