package main

import (
	"slices"
	"strings"

	"catanica/rulings/scenario"
)

// leftOut leaves single lines out of the starts of the scenarios, so that a move is refused or undecided, and suggests
// those scenarios up to that move for the mutants that they notice.
func (w *worker) leftOut(wanted map[int]bool) []Suggestion {
	var out []Suggestion
	done := map[int]int{}
	for _, p := range w.all {
		if len(p.file.Editions) > 1 {
			continue
		}
		for _, l := range p.file.Start {
			for _, less := range without(p.file.Source, l.Pos.Line) {
				_ = activate(0, unlimited)
				s, steps, ok := w.stopped(p.file, less)
				if !ok {
					continue
				}
				for _, n := range steps {
					if !wanted[n] || done[n] >= 3 {
						continue
					}
					g, errs := scenario.Parse(p.file.Path, s.Source)
					if len(errs) == 0 && w.noticed(n, g, s.After, s.Lines, true) {
						s.N = n
						out = append(out, s)
						done[n]++
					}
				}
			}
		}
	}
	return out
}

// without returns the source without a line, and without each of the cards that the line lists.
func without(src string, line int) []string {
	lines := strings.Split(src, "\n")
	out := []string{strings.Join(slices.Concat(lines[:line-1], []string{""}, lines[line:]), "\n")}
	key, list, ok := strings.Cut(lines[line-1], ": ")
	if !ok || strings.Contains(list, "(") || strings.Contains(key, "axis") {
		return out
	}
	parts := strings.Split(list, ", ")
	for i := range parts {
		if len(parts) > 1 {
			less := key + ": " + strings.Join(slices.Delete(slices.Clone(parts), i, i+1), ", ")
			out = append(out, strings.Join(slices.Concat(lines[:line-1], []string{less}, lines[line:]), "\n"))
		}
	}
	if strings.Contains(key, "land") {
		for _, change := range [][2]string{{"holds 1", "holds 0"}, {"holds 2", "holds 1"}, {"holds 2", "holds 3"},
			{"holds 3", "holds 2"},
			{"holds 1", "holds 3"}} {
			if strings.Contains(list, change[0]) {
				less := key + ": " + strings.Replace(list, change[0], change[1], 1)
				out = append(out, strings.Join(slices.Concat(lines[:line-1], []string{less}, lines[line:]), "\n"))
			}
		}
	}
	return out
}

// stopped plays a changed scenario to the move that is refused or undecided, and returns it with the mutants that are
// reached.
func (w *worker) stopped(f *scenario.File, src string) (s Suggestion, reach []int, ok bool) {
	var keep []string // without expectations, which no longer hold
	moves := map[int]bool{}
	for _, st := range f.Steps {
		moves[st.Pos.Line] = !st.Expect && !st.Odds && !st.Must && !st.Unsure
	}
	last := f.Steps[0].Pos.Line - 1
	for i, l := range strings.Split(src, "\n") {
		if i+1 > last && !moves[i+1] {
			l = ""
		}
		keep = append(keep, l)
	}
	text := strings.Join(keep, "\n") + "\n"
	g, errs := scenario.Parse(f.Path, text)
	if len(errs) > 0 || len(g.Steps) == 0 {
		return s, nil, false
	}
	forget()
	res := replay(g, w.books)
	if res == nil || res.OK || res.Status == scenario.Unreadable || res.Line == 0 || res.Line > len(keep) ||
		!moves[res.Line] {
		return s, nil, false
	}
	reach = reached()
	s = Suggestion{Scenario: f.ID, After: res.Line - 1, Source: text}
	line := strings.TrimSpace(keep[res.Line-1])
	switch res.Status {
	case scenario.Undecided:
		s.Kind, s.Lines = "undecided", []string{"undecided " + res.Unknown + ": " + line}
	case scenario.Fails:
		i, j := strings.LastIndex(res.Message.EN, "["), strings.LastIndex(res.Message.EN, "]")
		if !strings.HasPrefix(res.Message.EN, "Refused") || i < 0 || j < i {
			return s, nil, false
		}
		s.Kind, s.Lines = "refused", []string{"refused " + res.Message.EN[i+1:j] + ": " + line}
	default:
		return s, nil, false
	}
	return s, reach, true
}
