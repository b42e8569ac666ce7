package main

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"os"
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/rulings/engine"
	"catanica/rulings/scenario"
)

// Suggestion is a way to notice a mutant: lines to be written behind a line of a scenario. Check it against the
// sources before adopting it: it shows what the engine does, not what is right.
type Suggestion struct {
	N        int      `json:"n"`
	Scenario string   `json:"scenario"`
	After    int      `json:"after"` // the line behind which the new lines go; what follows may have to go
	Lines    []string `json:"lines"`
	Kind     string   `json:"kind"` // expect, refused, undecided, move
	// Source is the scenario if a line has been left out of it; empty if it is the embedded one.
	Source string `json:"source,omitempty"`
}

// position is a position of a scenario.
type position struct {
	file  *scenario.File
	table *engine.Table
	s     *engine.State
	line  int // the line that led to it
}

// witness is a move in a position that reaches a mutant.
type witness struct {
	at      int // index of the position
	move    engine.Move
	outcome string
}

const (
	mostWitnesses = 40 // of each kind for a mutant
	mostTexts     = 12 // ways to write a move
	mostScenarios = 30 // in which a mutant goes another way
)

// suggest reads the numbers of mutants and writes suggestions for those that it can notice.
func suggest(in io.Reader, out io.Writer) error {
	w, _, err := newWorker()
	if err != nil {
		return err
	}
	wanted, err := numbers(in)
	if err != nil {
		return err
	}
	enc := json.NewEncoder(out)
	found := map[int]bool{}
	for n := range wanted {
		for _, s := range w.expectations(n) {
			found[n] = true
			if err := enc.Encode(s); err != nil {
				return err
			}
		}
		if found[n] {
			delete(wanted, n)
		}
	}
	fmt.Fprintf(os.Stderr, "%d mutants change what scenarios do, %d are left\n", len(found), len(wanted))
	if err := activate(0, unlimited); err != nil {
		return err
	}
	for _, s := range w.leftOut(wanted) {
		if err := enc.Encode(s); err != nil {
			return err
		}
		found[s.N] = true
	}
	fmt.Fprintf(os.Stderr, "%d are noticed when a line of a start is left out\n", len(found))
	for n := range found {
		delete(wanted, n)
	}
	positions := w.positions()
	witnesses := reaching(positions, wanted)
	fmt.Fprintf(os.Stderr, "%d of them are reached by further moves\n", len(witnesses))
	for n := range wanted {
		best := 0
		slices.SortStableFunc(witnesses[n], func(a, b witness) int { return cmp.Compare(rank(a.outcome), rank(b.outcome)) })
		for _, x := range witnesses[n] {
			if s, ok := w.byMove(n, positions[x.at], x); ok {
				if err := enc.Encode(s); err != nil {
					return err
				}
				if best++; best == 4 {
					break
				}
			}
		}
	}
	return nil
}

// rank prefers refused and undecided moves, which leave the position alone.
func rank(outcome string) int {
	switch {
	case strings.HasPrefix(outcome, "refused"):
		return 0
	case strings.HasPrefix(outcome, "undecided"):
		return 1
	}
	return 2
}

// positions returns the positions of all scenarios that are played in one edition.
func (w *worker) positions() []position {
	var out []position
	for _, p := range w.all {
		if len(p.file.Editions) > 1 {
			continue
		}
		res := scenario.Replay(context.Background(), p.file, w.books, scenario.Options{})
		start := p.file.Steps[0].Pos.Line - 1
		out = append(out, position{p.file, res.Table, res.Start, start})
		for _, st := range res.Steps {
			out = append(out, position{p.file, res.Table, st.State, st.Line})
		}
	}
	return out
}

// outcomeOf makes a move and says what happens.
func outcomeOf(t *engine.Table, s *engine.State, m engine.Move) (out string, next *engine.State, es []engine.Event) {
	defer func() {
		if x := recover(); x != nil {
			out = "panic"
		}
	}()
	next, es, err := engine.Apply(t, s, m)
	var refusal *engine.Refusal
	var unknown *engine.Undecided
	switch {
	case errors.As(err, &refusal):
		return "refused " + strings.Join(refusal.Cites, ", "), nil, nil
	case errors.As(err, &unknown):
		return "undecided " + unknown.Fact, nil, nil
	case err != nil:
		return "mistake", nil, nil
	}
	return engine.Hash(t, next), next, es
}

// reaching finds moves that reach the wanted mutants.
func reaching(positions []position, wanted map[int]bool) map[int][]witness {
	out := map[int][]witness{}
	kinds := map[int]*[3]int{}
	for i, p := range positions {
		candidates(p.table, p.s, func(m engine.Move) {
			forget()
			o, _, _ := outcomeOf(p.table, p.s, m)
			if o == "mistake" || o == "panic" {
				return
			}
			k := rank(o)
			for _, n := range reached() {
				if !wanted[n] {
					continue
				}
				if kinds[n] == nil {
					kinds[n] = new([3]int)
				}
				// Different positions are worth more than different moves in the same one.
				if l := len(out[n]); l > 1 && out[n][l-1].at == i && out[n][l-2].at == i && k > 0 {
					continue
				}
				if kinds[n][k]++; kinds[n][k] <= mostWitnesses {
					out[n] = append(out[n], witness{i, m, o})
				}
			}
		})
	}
	return out
}

// byMove suggests a move that goes another way with the mutant.
func (w *worker) byMove(n int, p position, x witness) (Suggestion, bool) {
	if activate(n, 1_000_000) != nil {
		return Suggestion{}, false
	}
	o, next, _ := outcomeOf(p.table, p.s, x.move)
	_ = activate(0, unlimited)
	if o == x.outcome {
		return Suggestion{}, false
	}
	s := Suggestion{N: n, Scenario: p.file.ID, After: p.line}
	for i, text := range scenario.MoveLines(p.table, p.s, x.move, catalog.EN) {
		if i == mostTexts {
			break
		}
		switch kind, what, _ := strings.Cut(x.outcome, " "); kind {
		case "refused", "undecided":
			s.Kind, s.Lines = kind, []string{kind + " " + what + ": " + text}
			if w.noticed(n, p.file, s.After, s.Lines, false) {
				return s, true
			}
		default:
			s.Kind, s.Lines = "move", []string{text}
			if w.noticed(n, p.file, s.After, s.Lines, true) {
				return s, true
			}
			if next == nil {
				continue
			}
			base, after, events := outcomeOf(p.table, p.s, x.move)
			if base != x.outcome {
				continue
			}
			for _, e := range w.differing(n, p.table, p.table, after, next, events) {
				s.Lines = []string{text, e}
				if w.noticed(n, p.file, s.After, s.Lines, true) {
					return s, true
				}
			}
		}
	}
	return Suggestion{}, false
}

// noticed reports whether a scenario with the lines holds, and with the mutant does not.
func (w *worker) noticed(n int, f *scenario.File, after int, more []string, last bool) bool {
	lines := strings.Split(f.Source, "\n")
	out := append(slices.Clone(lines[:after]), more...)
	if !last {
		out = append(out, lines[after:]...)
	}
	g, errs := scenario.Parse(f.Path, strings.Join(out, "\n")+"\n")
	if len(errs) > 0 {
		return false
	}
	_ = activate(0, unlimited)
	if res := replay(g, w.books); res == nil || !res.OK {
		return false
	}
	_ = activate(n, 3_000_000)
	how := notices(g, w.books)
	_ = activate(0, unlimited)
	return how != ""
}
