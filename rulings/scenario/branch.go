package scenario

import (
	"context"
	"strconv"
	"strings"

	"catanica/catalog"
	"catanica/rulings/engine"
	"catanica/rulings/script"
)

// A play can have branches: blocks of lines behind the main line that begin elsewhere.
//
//	branch 1 after 2
//	  north chooses Markt
//	branch 2 after 1.4
//
// Branch 1 leaves the main line after its second move, branch 2 leaves branch 1 after the fourth move, counted from the
// start of the game.

// Branch is a continuation of the play besides the main line.
type Branch struct {
	N     int // its number
	From  int // the number of the branch that it leaves; 0 for the main line
	After int // the number of moves before its first one, counted from the start of the game
	Steps []Step
	Pos   Pos
}

// BranchResult is the result of playing a branch.
type BranchResult struct {
	N            int           `json:"n"`
	From         int           `json:"from,omitempty"`
	After        int           `json:"after"`
	OK           bool          `json:"ok"`
	Status       Status        `json:"status"`
	Steps        []StepResult  `json:"steps"`
	Expectations []Expectation `json:"expectations"`
	Odds         []Odds        `json:"odds,omitempty"`
	Message      catalog.Text  `json:"message,omitzero"`
	Line         int           `json:"line,omitempty"`
	end          []Moment      // after each of its steps
}

// branch reads `branch 2 after 1.4`.
func (p *parser) branch(toks []token) {
	b := Branch{Pos: toks[0].pos}
	r := Line{tokens: toks, Pos: toks[0].pos}.reader(nil)
	r.next()
	b.N = r.number(1, maxLines)
	if !r.accept("after", "to") {
		r.want(r.peek(), "after")
	}
	t := r.next()
	from, after, deep := strings.Cut(t.text, ".")
	if !deep {
		from, after = "0", from
	}
	var errFrom, errAfter error
	b.From, errFrom = strconv.Atoi(from)
	b.After, errAfter = strconv.Atoi(after)
	switch {
	case r.err != nil:
	case errFrom != nil || errAfter != nil || b.From < 0 || b.After < 0 || b.After > maxLines:
		r.fail(t.pos, "%s passt hier nicht; erwartet wird die Nummer eines Schritts, in einem Zweig etwa „1.4“.",
			"Found %s, expected the number of a step, within a branch `1.4`.", quoted(t.text))
	case p.file.branch(b.N) != nil:
		r.fail(toks[1].pos, "Einen Zweig %d gibt es schon.", "There is already a branch %d.", b.N)
	case b.From > 0 && p.file.branch(b.From) == nil:
		r.fail(t.pos, "Einen Zweig %d gibt es vor dieser Zeile nicht.", "There is no branch %d before this line.", b.From)
	case b.After > p.file.length(b.From):
		r.fail(t.pos, "So viele Schritte gibt es dort nicht: Es sind %d.", "There are not so many steps there: there are %d.",
			p.file.length(b.From))
	case b.From > 0 && b.After < p.file.branch(b.From).After:
		r.fail(t.pos, "Zweig %d beginnt erst nach Schritt %d.", "Branch %d begins only after step %d.", b.From,
			p.file.branch(b.From).After)
	}
	r.done()
	p.note(r.err)
	p.file.Branches = append(p.file.Branches, b)
	p.inBranch = true
}

// branch returns the branch with that number, or nil.
func (f *File) branch(n int) *Branch {
	for i := range f.Branches {
		if f.Branches[i].N == n {
			return &f.Branches[i]
		}
	}
	return nil
}

// length returns the number of moves from the start of the game to the end of a branch, 0 for the main line, in the
// edition in which f is played.
func (f *File) length(branch int) int {
	n, steps := 0, f.Steps
	if b := f.branch(branch); b != nil {
		n, steps = b.After, b.Steps
	}
	for _, s := range steps {
		if s.IsMove() && s.Holds(f.Edition) {
			n++
		}
	}
	return n
}

// IsMove reports whether the line is a move, even one that is refused or undecided.
func (s Step) IsMove() bool { return !s.Expect && !s.Odds }

// allSteps returns the lines of the main line and of all branches.
func (f *File) allSteps() []Step {
	out := f.Steps
	for _, b := range f.Branches {
		out = append(out[:len(out):len(out)], b.Steps...)
	}
	return out
}

// ParseStep reads the form of one line of a play.
func ParseStep(line string) (Step, Errors) {
	f := &File{Editions: catalog.EditionIDs()}
	p := &parser{file: f, part: inPlay, said: map[string]Pos{}}
	p.line(1, line)
	if len(p.errs) == 0 && len(f.Steps) != 1 {
		p.fail(Pos{1, 1}, text("Hier fehlt der Zug.", "The move is missing here."))
	}
	if len(p.errs) > 0 {
		return Step{}, p.errs
	}
	return f.Steps[0], nil
}

// Moment is a position within a play, as the line that follows needs it.
type Moment struct {
	State *engine.State   // nil in a board game
	Board script.Position // nil in the card game
	last  []engine.Event  // of the move before it
	told  []script.Event  // the same, in a board game
}

// OK reports whether there is a position.
func (m Moment) OK() bool { return m.State != nil || m.Board != nil }

// Played is the outcome of one line. Exactly one of Move, Expect, Odds and Trouble is set, or Expect together with
// Trouble if an expectation is not met.
type Played struct {
	After   Moment
	Move    *StepResult
	Expect  *Expectation
	Odds    *Odds
	Trouble *Error
	Status  Status
	Unknown string // the fact that nobody has stated, of an undecided line
}

// Begin returns the start of the play in the leading edition. It has no position if the scenario has mistakes that
// leave none.
func (p *Prepared) Begin() Moment {
	if p.board != nil {
		return Moment{Board: p.board.start}
	}
	return Moment{State: p.editions[0].start}
}

// PlayLine plays one line in the leading edition.
func (p *Prepared) PlayLine(ctx context.Context, at Moment, step Step) Played {
	if p.board != nil {
		b := p.board.player(at, &Result{})
		err, status := b.step(step)
		return played(at, Moment{Board: b.at, told: b.last}, b.res, err, status, p.file)
	}
	e := p.editions[0]
	g := &player{file: e.file, table: e.table, s: at.State, last: at.last, strict: e.strict, res: &Result{}}
	err, status := g.step(ctx, step)
	return played(at, Moment{State: g.s, last: g.last}, g.res, err, status, e.file)
}

// played returns the outcome of one line that was played from at.
func played(at, after Moment, res *Result, err *Error, status Status, f *File) Played {
	out := Played{After: after, Trouble: err, Status: status, Unknown: res.Unknown}
	if err != nil {
		err.File, out.After = f.Path, at
	}
	if n := len(res.Steps); n > 0 {
		out.Move = &res.Steps[0]
	}
	if len(res.Expectations) > 0 {
		out.Expect = &res.Expectations[0]
	}
	if len(res.Odds) > 0 {
		out.Odds = &res.Odds[0]
	}
	return out
}

// branches plays the branches of a scenario after its main line, whose moments are given.
func (g *player) branches(ctx context.Context, main []Moment) {
	g.file.playBranches(g.res, main, func(at Moment, played int, steps []Step, made func(Moment)) (*Result, *Error) {
		bg := &player{file: g.file, table: g.table, s: at.State, last: at.last, strict: g.strict, res: &Result{}}
		// step counts moves from the start of the game
		bg.res.Steps = make([]StepResult, played, played+len(steps))
		trouble := bg.all(ctx, steps, made)
		return bg.res, trouble
	})
}

// playBranches plays the branches of a scenario after its main line, whose moments are given. play goes on from a
// moment after so many moves. The result has the trouble of the worst.
func (f *File) playBranches(res *Result, main []Moment,
	play func(at Moment, played int, steps []Step, made func(Moment)) (*Result, *Error)) {
	ends := map[int][]Moment{0: main}
	for _, b := range f.Branches {
		from := ends[b.From]
		out := &BranchResult{N: b.N, From: b.From, After: b.After, Steps: []StepResult{}, Expectations: []Expectation{}}
		res.Branches = append(res.Branches, out)
		if b.After >= len(from) {
			out.Status = res.Status // the line that it leaves ended before
			continue
		}
		out.end = append(out.end, from[:b.After+1]...)
		got, trouble := play(from[b.After], b.After, b.Steps, func(m Moment) { out.end = append(out.end, m) })
		out.Steps, out.Odds = append(out.Steps, got.Steps[b.After:]...), got.Odds
		out.Expectations = append(out.Expectations, got.Expectations...)
		out.OK, out.Status = trouble == nil, Holds
		if trouble != nil {
			out.Status, out.Message, out.Line = got.Status, trouble.Msg, trouble.Pos.Line
			if badness[out.Status] > badness[res.Status] {
				res.Unknown = got.Unknown
				trouble.Msg = text("Zweig %d: %s", "Branch %d: %s", b.N, trouble.Msg)
				res.trouble(out.Status, trouble)
			}
		}
		ends[b.N] = out.end
	}
}
