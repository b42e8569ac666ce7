package main

import (
	"bufio"
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

// Suggestion is a way to notice a mutant: lines to be written behind a line of a scenario. Whoever takes it over checks
// it against the sources: it says what the engine does, not what is right.
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
	mostScenarios = 8  // in which a mutant goes another way
)

// suggest reads the numbers of mutants and writes suggestions for those that it can notice.
func suggest(in io.Reader, out io.Writer) error {
	w, _, err := newWorker()
	if err != nil {
		return err
	}
	wanted := map[int]bool{}
	lines := bufio.NewScanner(in)
	for lines.Scan() {
		var n int
		if _, err := fmt.Sscan(lines.Text(), &n); err != nil {
			return err
		}
		wanted[n] = true
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

// outcome makes a move and says what happens.
func outcomeOf(t *engine.Table, s *engine.State, m engine.Move) (out string, next *engine.State, events []engine.Event) {
	defer func() {
		if x := recover(); x != nil {
			out = "panic"
		}
	}()
	next, events, err := engine.Apply(t, s, m)
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
	return engine.Hash(t, next), next, events
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
				// Different positions tell more than different moves in one of them.
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

// expectations suggests lines behind a step of a scenario that goes another way with the mutant unnoticed.
func (w *worker) expectations(n int) []Suggestion {
	var out []Suggestion
	tried := 0
	for _, p := range w.plays[n] {
		if len(p.file.Editions) > 1 {
			continue
		}
		_ = activate(0, unlimited)
		base := scenario.Replay(context.Background(), p.file, w.books, scenario.Options{})
		_ = activate(n, slack+30*p.steps)
		other := replay(p.file, w.books)
		_ = activate(0, unlimited)
		if other == nil || len(other.Steps) != len(base.Steps) {
			continue
		}
		for i, st := range base.Steps {
			if st.Hash == other.Steps[i].Hash && types(st) == types(other.Steps[i]) {
				continue
			}
			for _, e := range w.differing(n, base.Table, other.Table, st.State, other.Steps[i].State, nil) {
				if w.noticed(n, p.file, st.Line, []string{e}, false) {
					out = append(out, Suggestion{N: n, Scenario: p.file.ID, After: st.Line, Lines: []string{e}, Kind: "expect"})
					break
				}
			}
			there := happenings(other.Steps[i])
			for _, e := range happenings(st) {
				if len(out) == 0 && !slices.Contains(there, e) && w.noticed(n, p.file, st.Line, []string{e}, false) {
					out = append(out, Suggestion{N: n, Scenario: p.file.ID, After: st.Line, Lines: []string{e}, Kind: "expect"})
				}
			}
			if len(out) > 0 {
				break
			}
		}
		if tried++; tried == mostScenarios || len(out) > 0 {
			break
		}
	}
	return out
}

func replay(f *scenario.File, books scenario.Books) (res *scenario.Result) {
	defer func() { _ = recover() }()
	return scenario.Replay(context.Background(), f, books, scenario.Options{})
}

func types(st scenario.StepResult) string {
	var b strings.Builder
	for _, e := range st.Events {
		fmt.Fprint(&b, e.Type, e.Who, e.Cites, " ")
	}
	return b.String()
}

func happenings(st scenario.StepResult) []string {
	var out []string
	for _, e := range st.Events {
		if e.Type != "refused" && e.Type != "undecided" {
			out = append(out, fmt.Sprintf("expect happened %s by %s", e.Type, e.Who), "expect happened "+e.Type)
		}
	}
	for _, e := range st.Events {
		for _, c := range e.Cites {
			out = append(out, "expect cited "+c)
		}
	}
	return out
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

// differing returns expectations that hold in s and not in other, where the mutant is at work.
func (w *worker) differing(n int, t, mutated *engine.Table, s, other *engine.State, events []engine.Event) []string {
	here := expectable(t, s, other, events)
	_ = activate(n, 3_000_000)
	defer func() { _ = activate(0, unlimited) }()
	defer func() { _ = recover() }()
	there := expectable(mutated, other, s, nil)
	return slices.DeleteFunc(here, func(e string) bool { return slices.Contains(there, e) })
}

// expectable returns expectations that hold in a position and may not hold in another.
func expectable(t *engine.Table, s, other *engine.State, events []engine.Event) []string {
	var out []string
	add := func(format string, args ...any) { out = append(out, fmt.Sprintf("expect "+format, args...)) }
	name := func(d int16) string {
		if d == engine.UnknownDef {
			return "hidden"
		}
		return t.Book.Catalog.FindCard(t.Book.ID(d)).Name.DE
	}
	d, open := engine.Open(t, s)
	if open {
		add("%s decides", d.Who)
	} else {
		add("nothing open")
	}
	for _, p := range []engine.Player{engine.North, engine.South} {
		a, b := engine.Stock(s, p), engine.Stock(other, p)
		for _, k := range allKinds {
			if a[k] != b[k] {
				add("%s stores %d %s", p, a[k], k)
			}
		}
		n, unknown := engine.Points(t, s, p)
		if unknown == 0 {
			add("%s points %d", p, n)
		}
		for _, kind := range []string{"strength", "commerce", "tournament"} {
			if n, sure := engine.Sum(t, s, p, kind); sure {
				add("%s %s %d", p, kind, n)
			}
		}
		add("%s limit %d", p, engine.HandLimit(t, s, p))
		add("%s stars %d", p, engine.Stars(t, s, p))
	}
	for token, kind := range map[string]string{"knight": "strength", "mill": "commerce"} {
		if p, sure := engine.Token(t, s, kind); sure {
			who := p.String()
			if p == engine.Chance {
				who = "nobody"
			}
			add("%s holds %s", who, token)
		}
	}
	if s.Winner == engine.Chance {
		add("nobody wins")
	} else {
		add("%s wins", s.Winner)
	}
	add("phase %s", s.Phase)
	add("%s active", s.Active)
	for c := range s.Cards {
		k := s.Cards[c]
		if k.Def == engine.UnknownDef {
			continue
		}
		if !k.Laid {
			if c < len(other.Cards) && other.Cards[c].Laid {
				add("%s lacks %s", other.Cards[c].Side, name(k.Def))
			}
			continue
		}
		add("%s has %s", k.Side, name(k.Def))
		state := "blocked"
		if engine.Works(t, s, engine.CardNo(c)) {
			state = "works"
		}
		add("%s %s", name(k.Def), state)
		if c < len(other.Cards) {
			o := other.Cards[c]
			if k.Power != o.Power {
				add("%s power %d", name(k.Def), k.Power)
			}
			if k.Stored != o.Stored {
				add("%s stored %d", name(k.Def), k.Stored)
			}
			if k.Stars != o.Stars {
				add("%s stars %d", name(k.Def), k.Stars)
			}
		}
		for _, kind := range []string{"strength", "tournament"} {
			if n, sure := engine.Worth(t, s, engine.CardNo(c), kind); sure && n > 0 {
				add("%s %s %d", name(k.Def), kind, n)
			}
		}
	}
	for _, p := range []engine.Player{engine.North, engine.South} {
		pile := func(words string, a, b engine.Pile) {
			if len(a.Top) > 0 && s.Cards[a.Top[0]].Def != engine.UnknownDef {
				add("%s %s top %s", p, words, name(s.Cards[a.Top[0]].Def))
				if last := a.Top[len(a.Top)-1]; !a.Open && s.Cards[last].Def != engine.UnknownDef {
					add("%s %s bottom %s", p, words, name(s.Cards[last].Def))
				}
			}
			if !a.Open {
				add("%s %s %d", p, words, len(a.Top))
			}
			for _, c := range a.Top {
				if s.Cards[c].Def != engine.UnknownDef && !slices.Contains(b.Top, c) {
					add("%s %s has %s", p, words, name(s.Cards[c].Def))
				}
			}
		}
		pile("hand", s.Sides[p].Hand, other.Sides[p].Hand)
		pile("discard", s.Sides[p].Discard, other.Sides[p].Discard)
		for i := range s.Sides[p].Stacks {
			if i < len(other.Sides[p].Stacks) {
				pile(fmt.Sprintf("stack %d", i+1), s.Sides[p].Stacks[i], other.Sides[p].Stacks[i])
			}
		}
		for _, l := range s.Sides[p].Lands {
			if l.Number > 0 {
				add("%s has %s %d holds %d", p, l.Kind.Landscape(), l.Number, l.Stock)
			}
		}
		for c := range s.Cards {
			k := s.Cards[c]
			if k.Def == engine.UnknownDef || k.Laid {
				continue
			}
			for _, q := range []engine.Player{engine.North, engine.South} {
				if slices.Contains(engine.View(t, s, p).Sides[q].Hand.Top, engine.CardNo(c)) && p != q {
					seen := engine.View(t, s, p).Cards[c].Def != engine.UnknownDef
					if was := engine.View(t, other, p); seen && c < len(was.Cards) && was.Cards[c].Def == engine.UnknownDef {
						add("%s sees %s", p, name(k.Def))
					}
				}
			}
		}
	}
	for _, e := range events {
		add("happened %s by %s", e.Type, e.Who)
	}
	for _, e := range events {
		for _, c := range e.Cites {
			add("cited %s", c)
		}
	}
	return out
}

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
		for _, change := range [][2]string{{"holds 1", "holds 0"}, {"holds 2", "holds 1"}, {"holds 2", "holds 3"}, {"holds 3", "holds 2"},
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
	if res == nil || res.OK || res.Status == scenario.Unreadable || res.Line == 0 || res.Line > len(keep) || !moves[res.Line] {
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
