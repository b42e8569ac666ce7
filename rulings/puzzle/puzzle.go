// Package puzzle reads puzzles and checks that they have one solution. A puzzle is a scenario. Its main line is the
// solution. It ends with expectations, which are the goal: `expect north wins`. A puzzle with a branch is one of
// defense: the branch is what happens if nothing is done, and the expectations at its end are the threat.
package puzzle

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/rulings/engine"
	"catanica/rulings/explore"
	"catanica/rulings/scenario"
)

// Kind is the task of a puzzle.
type Kind string

// The kinds. To win means to win in this turn; to save means that the opponent cannot carry out the threat in the next.
const (
	Win  Kind = "win"
	Save Kind = "save"
)

// Puzzle is a position with a goal.
type Puzzle struct {
	File     *scenario.File // with the solution as its play
	ID       string
	Kind     Kind
	Start    string   // the text of the position alone, without title and note
	Goal     string   // what is to be reached or, of a defense, what the opponent must not reach
	Solution []string // the moves, as written
	Threat   []string // of a defense: the moves of the branch
}

// Limits of the search for solutions.
const (
	// MaxMoves is the most moves of a solution.
	MaxMoves = 8
	// MaxPositions is the most positions that a check of a puzzle reaches, and in a defense that a check of one turn of
	// the opponent reaches.
	MaxPositions = 400_000
)

// Read reads a puzzle. Besides mistakes of the scenario it reports a missing goal and a branch without a threat.
func Read(path, text string) (*Puzzle, scenario.Errors) {
	file, errs := scenario.Parse(path, text)
	if len(errs) > 0 {
		return nil, errs
	}
	p := &Puzzle{File: file, ID: file.ID, Kind: Win, Solution: moves(file.Steps)}
	ends := file.Steps
	if len(file.Branches) > 0 {
		p.Kind = Save
		ends = file.Branches[0].Steps
		p.Threat = moves(ends)
	}
	p.Goal = goal(ends)
	if p.Goal == "" || len(p.Solution) == 0 {
		return nil, scenario.Errors{{File: path, Pos: scenario.Pos{Line: 1, Col: 1}, Msg: catalog.Text{
			DE: "Ein Rätsel endet mit einem Ziel: Züge, dann eine Zeile „expect“.",
			EN: "A puzzle ends with a goal: moves, then a line `expect`.",
		}}}
	}
	p.Start = start(file)
	return p, nil
}

// moves returns the moves among steps, without those that are refused.
func moves(steps []scenario.Step) []string {
	var out []string
	for _, s := range steps {
		if s.IsMove() && !s.Must && !s.Unsure {
			out = append(out, s.Text)
		}
	}
	return out
}

// goal returns the expectations at the end of the steps, as explore reads a goal.
func goal(steps []scenario.Step) string {
	var parts []string
	for _, s := range slices.Backward(steps) {
		if !s.Expect || s.Odds || s.Unsure {
			break
		}
		_, what, _ := strings.Cut(s.Text, " ")
		parts = append(parts, strings.TrimSpace(what))
	}
	slices.Reverse(parts)
	return strings.Join(parts, "; ")
}

// start returns a puzzle's position as a text of its own: no comments, title or note, and nothing of the play.
func start(f *scenario.File) string {
	var b strings.Builder
	for line := range strings.SplitSeq(f.Source, "\n") {
		key, _, _ := strings.Cut(strings.TrimSpace(line), " ")
		if strings.HasPrefix(key, "#") || key == "title" || key == "note" {
			continue
		}
		b.WriteString(strings.TrimRight(line, " ") + "\n")
		if scenario.IsHeading(line, "play") {
			break
		}
	}
	return b.String()
}

// Position is a puzzle set up for play.
type Position struct {
	Table *engine.Table
	State *engine.State
	Goal  *explore.Goal
}

// Place sets up the puzzle.
func (p *Puzzle) Place(books scenario.Books) (*Position, scenario.Errors) {
	game := scenario.Prepare(p.File, books, scenario.Options{})
	if errs := game.Mistakes(); len(errs) > 0 {
		return nil, errs
	}
	out := &Position{Table: game.Table(), State: game.Start()}
	goal, err := explore.ParseGoal(out.Table, out.State, p.Goal)
	if err != nil {
		return nil, scenario.Errors{err}
	}
	out.Goal = goal
	return out, nil
}

// Solutions finds the puzzle's solutions of the fewest moves, at most depth, in at most limit positions. It stops after
// so many solutions.
func (p *Puzzle) Solutions(ctx context.Context, at *Position, depth, limit, most int) *explore.Solutions {
	task := explore.Task{Goal: at.Goal, Depth: depth, Limit: limit, Most: most}
	if p.Kind == Save {
		task.Goal, task.Threat = nil, at.Goal
	}
	return explore.Solve(ctx, at.Table, at.State, task)
}

// Check reports why a puzzle is not sound: its line must solve it, in the fewest moves, and be the only solution.
func (p *Puzzle) Check(ctx context.Context, books scenario.Books) error {
	at, errs := p.Place(books)
	if len(errs) > 0 {
		return errs
	}
	found := p.Solutions(ctx, at, len(p.Solution), MaxPositions, 2)
	switch {
	case found.Reason == explore.ByDepth:
		return fmt.Errorf("%s: no solution in %d moves", p.ID, len(p.Solution))
	case found.Reason != "":
		return fmt.Errorf("%s: not checked in full: %s", p.ID, found.Reason)
	case len(found.Unknown) > 0:
		return fmt.Errorf("%s: moves depend on an unstated fact: %s", p.ID, found.Unknown[0].Name)
	case len(found.Lines) == 0:
		return fmt.Errorf("%s: no solution", p.ID)
	case len(found.Lines) > 1:
		return fmt.Errorf("%s: two solutions: %q and %q", p.ID, Lines(at, found.Lines[0], catalog.EN),
			Lines(at, found.Lines[1], catalog.EN))
	case found.Moves != len(p.Solution):
		return fmt.Errorf("%s: it can be solved in %d moves: %q", p.ID, found.Moves, Lines(at, found.Lines[0], catalog.EN))
	}
	return nil
}

// Lines writes moves from the puzzle's position as lines of the scenario language.
func Lines(at *Position, moves []engine.Move, lang catalog.Lang) []string {
	var out []string
	s := at.State
	for _, m := range moves {
		line, ok := scenario.MoveLine(at.Table, s, m, lang)
		if !ok {
			line = strings.Join(scenario.MoveLines(at.Table, s, m, lang), " / ")
		}
		out = append(out, line)
		next, _, err := engine.Apply(at.Table, s, m)
		if err != nil {
			break
		}
		s = next
	}
	return out
}
