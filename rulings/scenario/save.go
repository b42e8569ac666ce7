package scenario

import (
	"slices"
	"strings"
)

// A game is saved as the text of a scenario, because start, edition, choices and dice determine it. Save returns the
// text up to the n-th move and the expectations after it, for the edition in which f is played; further lines can be
// appended. It omits `proves:`, because part of a scenario proves nothing.
func (f *File) Save(n int) string {
	lines := strings.Split(strings.TrimSuffix(f.Source, "\n"), "\n")
	end := f.until(n)
	only := map[int]Line{}
	for _, l := range f.Start {
		only[l.Pos.Line] = l
	}
	for _, s := range f.Steps {
		only[s.Pos.Line] = s.Line
	}
	var b strings.Builder
	header := true
	for i, line := range lines {
		toks := scan(line, i+1)
		if header && len(toks) == 1 && toks[0].word() == "start" {
			header = false
		}
		switch {
		case i+1 >= end && end > 0:
			continue
		case header:
			line = f.savedHeader(line)
		case len(toks) > 1 && toks[0].word() == "edition":
			l, ok := only[i+1]
			if !ok || !l.Holds(f.Edition) {
				line = dropped
				break
			}
			indent := line[:len(line)-len(strings.TrimLeft(line, " \t"))]
			_, rest, _ := strings.Cut(line, ":")
			line = indent + strings.TrimSpace(rest)
		}
		if line != dropped {
			b.WriteString(strings.TrimRight(line, " \t\r") + "\n")
		}
	}
	return b.String()
}

// dropped marks a line to be omitted.
const dropped = "\x00"

// until returns the number of the line with which the move after the n-th begins, or 0 if there is none.
func (f *File) until(n int) int {
	for _, s := range f.Steps {
		if s.Expect || s.Odds || !s.Holds(f.Edition) {
			continue
		}
		if n == 0 {
			return s.Pos.Line
		}
		n--
	}
	return 0
}

// savedHeader returns a header line as a saved game has it.
func (f *File) savedHeader(line string) string {
	key, _, ok := strings.Cut(line, ":")
	if !ok || strings.HasPrefix(strings.TrimSpace(line), "#") {
		return line
	}
	words := strings.Fields(key)
	for i, w := range words {
		words[i] = keyword(w)
	}
	switch name := strings.Join(words, " "); {
	case slices.Contains([]string{"proves", "formerly", "pending de", "pending en"}, name):
		return dropped
	case name == "edition":
		return "edition: " + string(f.Edition)
	case name == "game" && len(f.Games) > 1:
		return "game: " + string(f.Game)
	}
	return line
}

// Moves returns the number of moves of the play in the edition in which f is played.
func (f *File) Moves() int {
	n := 0
	for _, s := range f.Steps {
		if !s.Expect && !s.Odds && s.Holds(f.Edition) {
			n++
		}
	}
	return n
}
