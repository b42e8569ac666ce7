package table

import (
	"context"
	"slices"

	"catanica/catalog"
	"catanica/rulings/engine"
	"catanica/rulings/scenario"
)

// Game plays the lines of a tree. It keeps the position of every node that it has played, and serves one caller at a
// time.
type Game struct {
	File   *scenario.File
	tree   *Tree
	game   *scenario.Prepared
	played map[int]scenario.Played // by node
	after  map[int][]scenario.Played
}

// Begin returns the game of a tree, with the mistakes of its position and of lines that cannot be read.
func Begin(t *Tree, file *scenario.File, books scenario.Books) (*Game, scenario.Errors) {
	g := &Game{File: file, tree: t, game: scenario.Prepare(file, books, scenario.Options{}),
		played: map[int]scenario.Played{}, after: map[int][]scenario.Played{}}
	return g, g.game.Mistakes()
}

// On returns the game on another tree with the same nodes.
func (g *Game) On(t *Tree) *Game {
	other := *g
	other.tree = t
	return &other
}

// Without returns the game with an article switched off: the play as it would go if the article did not exist.
func (g *Game) Without(article string, books scenario.Books) *Game {
	return &Game{File: g.File, tree: g.tree,
		game:   scenario.Prepare(g.File, books, scenario.Options{Off: []string{article}}),
		played: map[int]scenario.Played{}, after: map[int][]scenario.Played{}}
}

// Reuse takes over what another game has played, as far as both begin with the same text and have the same moves.
// Neither may have mistakes.
func (g *Game) Reuse(from *Game) {
	if !slices.Equal(g.tree.Head, from.tree.Head) || g.File.Edition != from.File.Edition {
		return
	}
	type pair struct{ n, was int }
	for next := []pair{{}}; len(next) > 0; next = next[1:] {
		n, was := g.tree.Nodes[next[0].n], from.tree.Nodes[next[0].was]
		for _, c := range n.Children {
			i := slices.IndexFunc(was.Children, func(o int) bool { return from.tree.Nodes[o].Line == g.tree.Nodes[c].Line })
			if i < 0 {
				continue
			}
			if p, ok := from.played[was.Children[i]]; ok {
				g.played[c] = p
				next = append(next, pair{c, was.Children[i]})
			}
		}
	}
}

// Start returns the start of the play; it has no position if there is none.
func (g *Game) Start() scenario.Moment { return g.game.Begin() }

// broken reports whether the position prevents any play. The card game plays on as far as it can.
func (g *Game) broken() bool { return g.File.IsBoard() && len(g.game.Mistakes()) > 0 }

// Table returns the rules by which the game is played, or nil if there is no such edition.
func (g *Game) Table() *engine.Table { return g.game.Table() }

// Named returns the place at which the text names a card of the position.
func (g *Game) Named(c engine.CardNo) (scenario.Pos, bool) { return g.game.Named(c) }

// at returns the moment after node n. If the play stops before, ok is false.
func (g *Game) at(ctx context.Context, n int) (scenario.Moment, bool) {
	if n == 0 {
		return g.Start(), g.Start().OK() && !g.broken()
	}
	p := g.play(ctx, n)
	return p.After, p.Trouble == nil
}

// play plays the move of node n, and those before it that have not been played.
func (g *Game) play(ctx context.Context, n int) scenario.Played {
	if p, ok := g.played[n]; ok {
		return p
	}
	before, ok := g.at(ctx, g.tree.Nodes[n].Parent)
	if !ok {
		p := g.played[g.tree.Nodes[n].Parent]
		p.Move, p.After = nil, before
		g.played[n] = p
		return p
	}
	step, errs := scenario.ParseStep(g.tree.Nodes[n].Line)
	if len(errs) > 0 {
		p := scenario.Played{After: before, Trouble: errs[0], Status: scenario.Unreadable}
		g.played[n] = p
		return p
	}
	p := g.game.PlayLine(ctx, before, step)
	g.played[n] = p
	return p
}

// following plays the expectations and questions after node n.
func (g *Game) following(ctx context.Context, n int) []scenario.Played {
	if out, ok := g.after[n]; ok {
		return out
	}
	out := []scenario.Played{}
	at, ok := g.at(ctx, n)
	for _, line := range g.tree.Nodes[n].After {
		if !ok {
			break
		}
		step, errs := scenario.ParseStep(line)
		if len(errs) == 0 && !step.IsMove() && step.Holds(g.File.Edition) {
			out = append(out, g.game.PlayLine(ctx, at, step))
		}
	}
	g.after[n] = out
	return out
}

// Try plays a line after node n without adding it to the tree: as a move or, if that is refused or undecided, as a line
// that says so, which it returns.
func (g *Game) Try(ctx context.Context, n int, line string) (written string, p scenario.Played) {
	at, ok := g.at(ctx, n)
	if !ok {
		return line, g.played[n]
	}
	step, errs := scenario.ParseStep(line)
	if len(errs) > 0 {
		return line, scenario.Played{After: at, Trouble: errs[0], Status: scenario.Unreadable}
	}
	p = g.game.PlayLine(ctx, at, step)
	var as string
	switch {
	case p.Trouble == nil || step.Must || step.Unsure || !step.IsMove():
		return line, p
	case p.Status == scenario.Fails:
		as = "refused: " + line
	case p.Status == scenario.Undecided:
		as = "undecided: " + line
	default:
		return line, p
	}
	if step, errs = scenario.ParseStep(as); len(errs) > 0 {
		return line, p
	}
	said := g.game.PlayLine(ctx, at, step)
	if said.Trouble != nil || said.Move == nil {
		return line, p
	}
	if p.Status == scenario.Fails {
		as = "refused" + cited(said.Move) + ": " + line
	}
	return as, said
}

// cited lists the articles of a refusal that a line can name: " 112.G.e, 103.P.a".
func cited(move *scenario.StepResult) string {
	out := ""
	for _, e := range move.Events {
		for _, id := range e.Cites {
			if _, card := catalog.CitedCard(id); card {
				continue
			}
			if out != "" {
				out += ","
			}
			out += " " + id
		}
	}
	return out
}

// Line returns the result of the line through node n, from the start to its end: the moves in Steps, with the result of
// each. What stops the play is its Trouble; the Line of that counts the steps.
func (g *Game) Line(ctx context.Context, nodes []int) *scenario.Result {
	res := &scenario.Result{
		Scenario: g.File.ID, Title: g.File.Title, Edition: string(g.File.Edition), Game: string(g.File.Game),
		Steps: []scenario.StepResult{}, Expectations: []scenario.Expectation{}, Table: g.game.Table(),
		Start: g.Start().State, BoardStart: g.Start().Board, OK: true, Status: scenario.Holds,
	}
	stop := func(p scenario.Played) {
		res.OK, res.Status, res.Trouble, res.Message = false, p.Status, p.Trouble, p.Trouble.Msg
		res.Unknown = p.Unknown
	}
	for _, n := range nodes {
		if n != 0 {
			p := g.play(ctx, n)
			if p.Trouble != nil || p.Move == nil {
				if p.Trouble != nil {
					stop(p)
				}
				return res
			}
			move := *p.Move
			move.N, move.Action = len(res.Steps)+1, g.tree.Nodes[n].Line
			res.Steps = append(res.Steps, move)
		}
		for _, p := range g.following(ctx, n) {
			if p.Expect != nil {
				x := *p.Expect
				x.Step = len(res.Steps)
				res.Expectations = append(res.Expectations, x)
			}
			if p.Odds != nil {
				o := *p.Odds
				o.Step = len(res.Steps)
				res.Odds = append(res.Odds, o)
			}
			if p.Trouble != nil && res.OK {
				stop(p)
			}
		}
	}
	return res
}

// Stale returns a move that was tried, is marked as refused or undecided, and no longer is: the position has changed
// since then. Nothing follows it.
func (g *Game) Stale(ctx context.Context) (n int, ok bool) {
	for i, node := range g.tree.Nodes {
		if !node.Leaf || len(node.Children) > 0 {
			continue
		}
		if _, before := g.at(ctx, node.Parent); before && g.play(ctx, i).Trouble != nil {
			return i, true
		}
	}
	return 0, false
}
