package explore

import (
	"cmp"
	"context"
	"slices"

	"catanica/rulings/engine"
)

// Task asks for all ways to solve a position in the fewest moves. The player whose turn it is seeks the Goal in this
// turn or, if Threat is not nil, a turn after which the opponent cannot reach the Threat in his next one, whatever the
// dice show and whichever cards come up. Nothing that chance or the opponent decides may be part of a solution.
type Task struct {
	Goal, Threat *Goal
	// Depth is the most moves that a solution may have, Limit the most positions to reach; 0 is DefaultLimit.
	Depth, Limit int
	// Most is the number of different solutions after which the search stops; 0 is two.
	Most int
}

// Solutions are the shortest lines that solve a task. Two lines are one solution if they are transpositions: they make
// the same moves in another order, or build the same cards on other sites. Moves that lead from one position to the
// same position count as the same move, and so do moves of interchangeable copies of a card.
type Solutions struct {
	Moves     int             // of every line
	Lines     [][]engine.Move // one for each solution
	More      bool            // the search stopped at Task.Most solutions
	Orders    int             // orders of moves over all solutions, at most mostOrders
	Positions int             // different positions reached
	// Reason says why there may be more solutions, or one where none was found; "" if all were found.
	Reason Reason
	// Unknown are unstated facts on which moves depended. Such moves are no part of a solution.
	Unknown []Fact
}

// ByDepth is the reason of a task that has no solution within its depth.
const ByDepth Reason = "depth"

// mostOrders limits the orders of moves that are looked at.
const mostOrders = 20_000

// joint is a way into a position: the move that leads there from a position one move nearer to the start.
type joint struct {
	from int32
	via  int32 // the move, an index into search.moves
}

// Solve finds the solutions of a task from s. It continues one layer of positions after the other; the first layer with
// a position that solves the task holds the ends of all solutions, because every shortest line passes one position of
// each layer.
func Solve(ctx context.Context, t *engine.Table, s *engine.State, task Task) *Solutions {
	if task.Limit <= 0 {
		task.Limit = DefaultLimit
	}
	if task.Most <= 0 {
		task.Most = 2
	}
	v := &solver{task: task, x: newSearch(ctx, t, s, nil, Options{Limit: task.Limit, Turns: 1, Seeker: s.Active})}
	v.run()
	v.out.Positions, v.out.Unknown = len(v.x.nodes), v.x.answer.Unknown
	return &v.out
}

// solver searches like search, but keeps every shortest way into a position.
type solver struct {
	task  Task
	x     *search
	layer int32                 // the first position of the layer that is being made
	into  [][]joint             // by position
	kinds map[engine.Move]int32 // numbers of moves without their sites
	out   Solutions
}

func (v *solver) run() {
	x := v.x
	x.gen.visit = v.visit
	root := node{parent: -1, via: -1}
	x.seen.add(x.key(0), 0)
	x.nodes, v.into = append(x.nodes, root), append(v.into, nil)
	for from, depth := 0, 0; ; depth++ {
		to := len(x.nodes)
		var ends []int32
		for n := from; n < to && v.out.Reason == ""; n++ {
			if !x.mayGoOn(n) {
				v.out.Reason = ByTime
			}
			x.walk(int32(n))
			if depth > 0 && v.solved(int32(n)) {
				ends = append(ends, int32(n))
			}
		}
		switch {
		case v.out.Reason != "":
			return
		case len(ends) > 0:
			v.out.Moves = depth
			v.lines(ends)
			return
		case from == to:
			return
		case depth == v.task.Depth:
			v.out.Reason = ByDepth
			return
		}
		v.layer = int32(to)
		for n := from; n < to && v.out.Reason == ""; n++ {
			if !x.mayGoOn(n) {
				v.out.Reason = ByTime
			} else if x.nodes[n].state&final == 0 {
				x.walk(int32(n))
				if v.decides() && !x.gen.all() {
					x.unlisted()
				}
			}
		}
		if v.out.Reason == "" && x.full {
			v.out.Reason = ByLimit
		}
		if v.out.Reason == "" && x.blocked {
			v.out.Reason = ByWays
		}
		if v.out.Reason != "" {
			return
		}
		from = to
	}
}

// decides reports whether the player whose turn it is decides in the line's position, or nobody has a choice there.
func (v *solver) decides() bool {
	s := v.x.line.State()
	d, open := engine.Open(v.x.table, s)
	if !open || d.Who == s.Active {
		return true
	}
	ways := 0
	v.x.gen.visit = func(way) { ways++ }
	v.x.gen.all()
	v.x.gen.visit = v.visit
	return ways == 1
}

// visit takes the position that a way leads to.
func (v *solver) visit(w way) {
	x := v.x
	if w.move.Verb == engine.Roll || w.move.Verb == engine.Die || w.move.Reveals.IsDef() {
		return // luck
	}
	s := x.line.State()
	next := node{parent: x.at, via: x.moveNo(w.move), turn: x.nodes[x.at].turn}
	if s.Active != x.active {
		next.turn = 1
	}
	key := x.key(next.turn)
	if x.full = x.full || len(x.nodes) >= v.task.Limit && !x.seen.has(key); x.full {
		return
	}
	id, known := x.seen.add(key, int32(len(x.nodes)))
	if !known {
		if next.turn > 0 || s.Winner != engine.Chance {
			next.state |= final
		}
		x.nodes, v.into = append(x.nodes, next), append(v.into, nil)
	}
	if id >= v.layer && !slices.ContainsFunc(v.into[id], func(j joint) bool { return j.from == x.at }) {
		v.into[id] = append(v.into[id], joint{from: x.at, via: next.via})
	}
}

// solved reports whether position n, that of the line, solves the task.
func (v *solver) solved(n int32) bool {
	x := v.x
	if v.task.Threat == nil {
		met, _ := v.task.Goal.Holds(x.line.State(), nil)
		return met != nil
	}
	if x.nodes[n].turn == 0 {
		return false
	}
	a := Threatens(x.ctx, x.table, x.line.State(), v.task.Threat, v.task.Limit)
	if a.Verdict == NotFound {
		v.out.Reason = a.Reason
	}
	return a.Verdict == No
}

// Threatens asks whether the player whose turn begins in s can reach the threat in it: with luck, but against the
// opponent. No means that the threat has been averted.
func Threatens(ctx context.Context, t *engine.Table, s *engine.State, threat *Goal, limit int) *Answer {
	return Search(ctx, t, s, threat, Options{Seeker: s.Active, Turns: 1, Hindered: true, Limit: limit})
}

// lines collects the solutions that end in the given positions.
func (v *solver) lines(ends []int32) {
	seen := map[string]bool{}
	var line []int32
	var back func(n int32) bool
	back = func(n int32) bool {
		if n == 0 {
			v.out.Orders++
			if key := v.signature(line); !seen[key] {
				seen[key] = true
				v.out.Lines = append(v.out.Lines, v.movesOf(line))
			}
			v.out.More = len(v.out.Lines) >= v.task.Most || v.out.Orders >= mostOrders
			return !v.out.More
		}
		for _, j := range v.into[n] {
			line = append(line, j.via)
			again := back(j.from)
			line = line[:len(line)-1]
			if !again {
				return false
			}
		}
		return true
	}
	for _, n := range ends {
		if !back(n) {
			return
		}
	}
}

// signature returns what lines with the same moves in any order, and on any sites, have in common.
func (v *solver) signature(line []int32) string {
	sorted := make([]int32, 0, len(line))
	for _, via := range line {
		m := v.x.moves[via]
		if m.Verb == engine.Build && !m.Place && !m.Road {
			m.At = engine.Spot{}
		}
		if v.kinds == nil {
			v.kinds = map[engine.Move]int32{}
		}
		if _, known := v.kinds[m]; !known {
			v.kinds[m] = int32(len(v.kinds))
		}
		sorted = append(sorted, v.kinds[m])
	}
	slices.SortFunc(sorted, func(a, b int32) int { return cmp.Compare(a, b) })
	key := make([]byte, 0, 4*len(sorted))
	for _, k := range sorted {
		key = append(key, byte(k), byte(k>>8), byte(k>>16), byte(k>>24))
	}
	return string(key)
}

// movesOf returns the moves of a line that was collected from its end.
func (v *solver) movesOf(line []int32) []engine.Move {
	var out []engine.Move
	for _, via := range slices.Backward(line) {
		out = append(out, v.x.moves[via])
	}
	return out
}
