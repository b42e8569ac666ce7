package explore

import (
	"context"
	"errors"
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/rulings/engine"
	"catanica/rulings/scenario"
	"catanica/rulings/script"
	"catanica/rulings/verdict"
)

// maxBoards limits the positions of a board game's search; those not yet continued are kept in memory.
const maxBoards = 200_000

// boardNode is a position of a board game reached by a line from another one.
type boardNode struct {
	at     script.Position // nil once it has been continued
	parent int
	line   catalog.Text
}

// boardSearch explores the positions of a board game from one start, breadth first. Chance and all players
// help to reach the goal.
type boardSearch struct {
	ctx      context.Context
	o        Options
	goal     []script.Line
	turn     int // of the last turn that is searched
	nodes    []boardNode
	seen     map[string]bool
	facts    map[string]*UndecidedMoves
	unstated map[string]verdict.Undecided // what positions leave open, whether or not a move has met it
	tried    int
	depth    int
	blocked  bool
	full     bool
	stopped  Reason // why it broke off, if it did
	hit      int    // a node in which the goal holds, or -1
}

// askBoard answers a question about a board game.
func askBoard(ctx context.Context, books scenario.Books, q Question, file *scenario.File,
	lang catalog.Lang) (*Report, error) {
	if q.forced() {
		return nil, scenario.Errors{mistake(1, "Im Brettspiel wird nur gesucht, ob etwas geschehen kann, nicht, ob es sich "+
			"erzwingen lässt.", "In board games the search finds out whether "+
			"something can happen, not whether it can be forced.")}
	}
	res := scenario.Replay(ctx, file, books, scenario.Options{})
	r := &Report{Scenario: file.ID, Edition: file.Edition, Game: file.Game, Goal: q.Goal, Turns: max(1, q.Turns)}
	switch {
	case len(res.Mistakes) > 0:
		return nil, res.Mistakes
	case res.Status == scenario.Undecided:
		r.Answer, r.Undecided = Undecided, []UndecidedMoves{{Fact: res.Unknown, State: res.Trouble.Msg, Moves: 1}}
		r.words(q.Options, engine.North)
		return r, nil
	case !res.OK:
		return nil, scenario.Errors{res.Trouble}
	}
	start := res.BoardEnd()
	goal, parts, turns, wrong := boardGoal(start, q.Goal)
	if wrong != nil {
		return nil, scenario.Errors{wrong}
	}
	if q.Turns == 0 {
		r.Turns = max(1, turns)
	}
	x := newBoardSearch(ctx, q.Options, goal, start.Turn()+r.Turns-1)
	x.run(start)
	x.report(r)
	if r.Answer == Yes {
		for _, n := range x.chain(x.hit) {
			r.Line = append(r.Line, x.nodes[n].line.In(lang))
		}
		r.Moves, r.Depth = len(r.Line), len(r.Line)
		for _, part := range parts {
			r.Line = append(r.Line, file.TranslateLine(books[catalog.DefaultEdition].Catalog, "expect "+part, lang))
		}
		r.Text = (&Position{File: file}).Scenario(r.Line)
	}
	r.words(q.Options, engine.North)
	r.Seeker, _, _, _ = start.Asked(0)
	return r, nil
}

// newBoardSearch returns a search for a goal up to the end of a turn.
func newBoardSearch(ctx context.Context, o Options, goal []script.Line, turn int) *boardSearch {
	if o.Limit <= 0 || o.Limit > maxBoards {
		o.Limit = maxBoards
	}
	return &boardSearch{ctx: ctx, o: o, goal: goal, turn: turn, seen: map[string]bool{},
		facts: map[string]*UndecidedMoves{}, unstated: map[string]verdict.Undecided{}, hit: -1}
}

// boardGoal reads a goal: expectations separated by semicolons, and a number of turns.
func boardGoal(start script.Position, written string) (goal []script.Line, parts []string, turns int,
	wrong *scenario.Error) {
	body, turns := cutTurns(strings.Join(strings.Fields(written), " "))
	if turns > MaxTurns {
		return nil, nil, 0, mistake(1, "Ein Ziel reicht höchstens %d Züge weit.", "A goal reaches at most %d turns ahead.",
			MaxTurns)
	}
	col := 1
	for part := range strings.SplitSeq(body, ";") {
		line := scenario.BoardLine(strings.TrimRight(part, "?!. "))
		if m := script.CheckExpectation(start, line); m != nil {
			return nil, nil, 0, &scenario.Error{File: GoalName, Pos: scenario.Pos{Line: 1, Col: col + m.Pos.Col - 1}, Msg: m.Msg}
		}
		goal, parts = append(goal, line), append(parts, strings.TrimSpace(strings.TrimRight(part, "?!. ")))
		col += len([]rune(part)) + 1
	}
	return goal, parts, turns, nil
}

// run explores positions in the order in which they were reached.
func (x *boardSearch) run(start script.Position) {
	x.reach(start, -1, catalog.Text{}, nil)
	layer := 1
	for n := 0; n < len(x.nodes) && x.hit < 0 && !x.full; n++ {
		if n == layer {
			layer, x.depth = len(x.nodes), x.depth+1
		}
		if n%16 == 0 {
			if x.ctx.Err() != nil {
				x.stopped = ByTime
				return
			}
			if x.o.Progress != nil {
				x.o.Progress(Progress{Positions: len(x.nodes), Continued: n, Depth: x.depth, Limit: x.o.Limit})
			}
		}
		at := x.nodes[n].at
		x.nodes[n].at = nil
		moves := script.Moves(at)
		x.note(at, len(moves))
		for _, m := range moves {
			for _, line := range x.lines(m) {
				if x.try(at, n, line); x.hit >= 0 || x.full {
					return
				}
			}
		}
	}
}

// note records what a position leaves open: facts that it does not state, and a decision for which no move is listed.
func (x *boardSearch) note(at script.Position, moves int) {
	for _, u := range at.Unstated() {
		x.unstated[u.Fact] = u
	}
	if moves == 0 && !at.Over() {
		who, question, _, _ := at.Asked(0)
		x.unstated["move of "+who] = verdict.Undecided{Fact: "move of " + who,
			State: catalog.Textf("Zu dieser Entscheidung ist kein Zug bekannt: %s",
				"No move is known for this decision: %s", question)}
	}
}

// lines lists the ways to write a move. Trades between players are left out unless they are asked for.
func (x *boardSearch) lines(m script.Move) []catalog.Text {
	switch {
	case !m.IsOpen():
		return []catalog.Text{m.Line}
	case len(m.Ways) > 0:
		out := make([]catalog.Text, len(m.Ways))
		for i, w := range m.Ways {
			out[i] = w.Line
		}
		return out
	case len(m.Asks) == 2:
		return x.trades(m)
	}
	x.blocked = true
	return nil
}

// trades lists the trades of at most two resources for at most two.
func (x *boardSearch) trades(m script.Move) []catalog.Text {
	if !x.o.Offers {
		return nil
	}
	var out []catalog.Text
	for _, give := range fewGoods(m.Asks[0].Kinds) {
		for _, take := range fewGoods(m.Asks[1].Kinds) {
			line := m.Filled(give, take)
			out = append(out, catalog.Text{DE: line, EN: line})
		}
	}
	return out
}

// fewGoods lists one resource, or two.
func fewGoods(kinds []script.Good) []string {
	var out []string
	for i, a := range kinds {
		out = append(out, "1 "+a.Kind)
		if a.Max > 1 {
			out = append(out, "2 "+a.Kind)
		}
		for _, b := range kinds[i+1:] {
			out = append(out, "1 "+a.Kind+", 1 "+b.Kind)
		}
	}
	return out
}

// try plays a line from node n.
func (x *boardSearch) try(at script.Position, n int, line catalog.Text) {
	x.tried++
	played, _, err := at.Play(scenario.BoardLine(line.EN))
	var unknown *verdict.Undecided
	switch {
	case errors.As(err, &unknown):
		x.unknown(unknown.Fact, unknown.State, line)
	case err == nil && played.Next != nil:
		x.reach(played.Next, n, line, played.Events)
	}
}

func (x *boardSearch) unknown(fact string, state, line catalog.Text) {
	if x.facts[fact] == nil {
		x.facts[fact] = &UndecidedMoves{Fact: fact, State: state, Line: line}
	}
	x.facts[fact].Moves++
}

// reach adds a position, unless it has been reached before. A goal about events holds in the move that brings them.
func (x *boardSearch) reach(at script.Position, parent int, line catalog.Text, told []script.Event) {
	if x.holds(at, told) {
		x.nodes, x.hit = append(x.nodes, boardNode{parent: parent, line: line}), len(x.nodes)
		return
	}
	if hash := at.Hash(); at.Turn() > x.turn || x.seen[hash] {
		return
	} else if x.full = len(x.nodes) >= x.o.Limit; !x.full {
		x.seen[hash] = true
		x.nodes = append(x.nodes, boardNode{at: at, parent: parent, line: line})
	}
}

// holds reports whether the goal holds. What the position does not state is noted.
func (x *boardSearch) holds(at script.Position, told []script.Event) bool {
	for _, line := range x.goal {
		ok, _, _, err := at.Expect(line, told)
		var unknown *verdict.Undecided
		if errors.As(err, &unknown) {
			x.unknown(unknown.Fact, unknown.State, catalog.Text{})
		}
		if !ok || err != nil {
			return false
		}
	}
	return true
}

// chain returns the nodes from the first after the start to node n.
func (x *boardSearch) chain(n int) []int {
	var out []int
	for ; x.nodes[n].parent >= 0; n = x.nodes[n].parent {
		out = append(out, n)
	}
	slices.Reverse(out)
	return out
}

// report fills in the answer of the search.
func (x *boardSearch) report(r *Report) {
	r.Positions, r.Tried, r.Depth = len(x.nodes), x.tried, x.depth
	for fact, u := range x.unstated {
		if x.hit < 0 && x.facts[fact] == nil {
			x.facts[fact] = &UndecidedMoves{Fact: fact, State: u.State}
		}
	}
	for _, u := range x.facts {
		r.Undecided = append(r.Undecided, *u)
	}
	slices.SortFunc(r.Undecided, func(a, b UndecidedMoves) int {
		if a.Moves != b.Moves {
			return b.Moves - a.Moves
		}
		return strings.Compare(a.Fact, b.Fact)
	})
	r.Answer, r.Reason = verdictOf(x.hit >= 0, x.stopped, x.full, x.blocked, len(r.Undecided) > 0)
}
