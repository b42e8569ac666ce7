package explore

import (
	"context"
	"slices"

	"catanica/catalog"
	"catanica/rulings/engine"
	"catanica/rulings/scenario"
)

// node is a position reached by a move from another one. Its depth is the number of moves from the start.
type node struct {
	parent int32
	via    int32 // the move, an index into search.moves
	turn   uint8 // turns that have ended since the start
	state  uint8 // flags
}

// The flags of a node.
const (
	reached uint8 = 1 << iota // the goal holds
	final                     // nothing follows: the goal, the end of the game or of the last turn
	against                   // the player to decide is against the seeker
)

// search explores the positions from one start.
type search struct {
	ctx   context.Context
	table *engine.Table
	goal  *Goal
	o     Options
	line  *engine.Line
	keys  *engine.Keyer
	gen   generator

	nodes  []node
	moves  []engine.Move
	number map[engine.Move]int32
	seen   *keyTable
	path   []int32       // the nodes that the line has passed, without the start
	chain  []int32       // room for walk
	active engine.Player // at the start
	at     int32         // the node being continued
	graph  *graph        // nil unless something decides against the seeker

	answer  Answer
	facts   map[string]int // index into answer.Unknown
	blocked bool
	hit     int32 // a node in which the goal holds, or -1
	full    bool
}

// Search looks for the shortest line from s to the goal.
func Search(ctx context.Context, t *engine.Table, s *engine.State, goal *Goal, o Options) *Answer {
	if o.Limit <= 0 {
		o.Limit = DefaultLimit
	}
	if o.Turns <= 0 {
		o.Turns = max(1, goal.Turns)
	}
	if o.Seeker != engine.North && o.Seeker != engine.South {
		o.Seeker = s.Active
	}
	x := newSearch(ctx, t, s, goal, o)
	if o.forced() {
		x.graph = &graph{}
	}
	x.run()
	return x.finish(s)
}

// newSearch returns a search that has not begun.
func newSearch(ctx context.Context, t *engine.Table, s *engine.State, goal *Goal, o Options) *search {
	x := &search{ctx: ctx, table: t, goal: goal, o: o, line: engine.NewLine(t, s), keys: engine.NewKeyer(t),
		number: map[engine.Move]int32{}, seen: newKeyTable(), facts: map[string]int{}, hit: -1, active: s.Active}
	x.gen = generator{line: x.line, table: t, offers: o.Offers, events: eventsOf(t), visit: x.visit, unsure: x.unsure,
		blocked: func(engine.Move) { x.blocked = true }}
	return x
}

// run continues one layer of positions after the other until the goal is reached, or nothing is left, or a limit.
func (x *search) run() {
	root := node{parent: -1, via: -1}
	x.seen.add(x.key(0), 0)
	x.judge(&root, nil)
	x.nodes = append(x.nodes, root)
	if root.state&reached != 0 {
		x.hit = 0
		return
	}
	for from := 0; from < len(x.nodes); {
		to := len(x.nodes)
		for n := from; n < to; n++ {
			if n%16 == 0 && !x.mayGoOn(n) {
				return
			}
			if x.graph != nil {
				x.graph.begin()
			}
			if x.nodes[n].state&final == 0 {
				x.walk(int32(n))
				x.decide(int32(n))
				if !x.gen.all() {
					x.unlisted()
				}
			}
			if x.hit >= 0 || x.full {
				break
			}
		}
		x.answer.Depth++
		if x.graph != nil && x.graph.wins(x) {
			x.hit = 0
		}
		if x.hit >= 0 || x.full {
			return
		}
		from = to
	}
}

// mayGoOn reports progress, and whether the context still allows to go on.
func (x *search) mayGoOn(n int) bool {
	if x.ctx.Err() != nil {
		x.answer.Reason = ByTime
		return false
	}
	if x.o.Progress != nil {
		x.o.Progress(Progress{Positions: len(x.nodes), Continued: n, Depth: x.answer.Depth, Limit: x.o.Limit})
	}
	return true
}

// walk plays the line to node n: back to where its path and the present one part, then forward.
func (x *search) walk(n int32) {
	x.at = n
	x.chain = x.chain[:0]
	for i := n; x.nodes[i].parent >= 0; i = x.nodes[i].parent {
		x.chain = append(x.chain, i)
	}
	slices.Reverse(x.chain)
	common := 0
	for common < min(len(x.path), len(x.chain)) && x.path[common] == x.chain[common] {
		common++
	}
	for range len(x.path) - common {
		x.line.Undo()
	}
	x.path = x.path[:common]
	for _, i := range x.chain[common:] {
		x.again(x.moves[x.nodes[i].via])
		x.path = append(x.path, i)
	}
}

// again plays a move that has been played from this position before.
func (x *search) again(m engine.Move) {
	if err := x.line.Play(m); err != nil {
		panic("explore: a move that was possible is not: " + err.Error())
	}
}

// decide notes who decides in node n, the line's position.
func (x *search) decide(n int32) {
	if x.graph == nil {
		return
	}
	s := x.line.State()
	who := s.Active
	if len(s.Frames) > 0 {
		if d, open := engine.Open(x.table, s); open {
			who = d.Who
		}
	}
	if who == x.o.Seeker.Other() && x.o.Hindered {
		x.nodes[n].state |= against
	}
}

// key returns the key of the line's position, reached in the given turn.
func (x *search) key(turn uint8) uint64 {
	return x.keys.Key(x.line.State()) ^ uint64(turn)*0x9e3779b97f4a7c15
}

// visit takes the position that a way leads to.
func (x *search) visit(w way) {
	if x.hit >= 0 || x.full {
		return
	}
	x.answer.Tried++
	s := x.line.State()
	next := node{parent: x.at, turn: x.nodes[x.at].turn}
	if s.Active != x.activeBefore() {
		next.turn++
	}
	key := x.key(next.turn)
	var events []engine.Event
	if x.goal.ofMove() {
		if events = x.events(w.move); x.holds(events) {
			key ^= 0x5851f42d4c957f2d // the move reaches the goal; the position may be known
		}
	}
	if x.full = len(x.nodes) >= x.o.Limit && !x.seen.has(key); x.full {
		return
	}
	id, known := x.seen.add(key, int32(len(x.nodes)))
	if !known {
		next.via = x.moveNo(w.move)
		x.judge(&next, events)
		x.nodes = append(x.nodes, next)
		if next.state&reached != 0 && x.graph == nil {
			x.hit = id
		}
	}
	if x.graph != nil {
		x.graph.add(x.at, id, x.moveNo(w.move), w)
	}
}

// activeBefore returns the active player of the position being continued: the line has played one move since.
func (x *search) activeBefore() engine.Player {
	if x.nodes[x.at].turn%2 == 0 {
		return x.active
	}
	return x.active.Other()
}

// judge notes whether the goal holds in the line's position, and whether anything follows.
func (x *search) judge(n *node, events []engine.Event) {
	s := x.line.State()
	if met, unknown := x.goal.Holds(s, events); met != nil {
		n.state |= reached | final
	} else if unknown != "" {
		x.fact(unknown, catalog.Textf("Das Ziel hängt davon ab: %s.", "The goal depends on it: %s.", unknown),
			catalog.Text{})
	}
	if int(n.turn) >= x.o.Turns || s.Winner != engine.Chance {
		n.state |= final
	}
}

func (x *search) holds(events []engine.Event) bool {
	met, _ := x.goal.Holds(x.line.State(), events)
	return met != nil
}

// events returns the events of the move that the line has just played.
func (x *search) events(m engine.Move) []engine.Event {
	x.line.Undo()
	_, events, _ := engine.Apply(x.table, x.line.State(), m)
	x.again(m)
	return events
}

func (x *search) moveNo(m engine.Move) int32 {
	n, ok := x.number[m]
	if !ok {
		n = int32(len(x.moves))
		x.moves, x.number[m] = append(x.moves, m), n
	}
	return n
}

// unsure takes a move that depends on an unstated fact.
func (x *search) unsure(m engine.Move, w way, err error) {
	u := err.(*engine.Undecided)
	if x.graph != nil {
		x.graph.add(x.at, nowhere, none, w)
	}
	if i, known := x.facts[u.Fact]; known {
		x.answer.Unknown[i].Moves++
		return
	}
	line := catalog.Text{}
	for _, lang := range []catalog.Lang{catalog.DE, catalog.EN} {
		if lines := scenario.MoveLines(x.table, x.line.State(), m, lang); len(lines) > 0 {
			if lang == catalog.DE {
				line.DE = lines[0]
			} else {
				line.EN = lines[0]
			}
		}
	}
	x.fact(u.Fact, u.State, line)
}

// unlisted takes a position in which somebody decides among answers that depend on what the position does not state,
// such as the landscapes of an unknown stack.
func (x *search) unlisted() {
	d, _ := engine.Open(x.table, x.line.State())
	if x.graph != nil {
		x.graph.add(x.at, nowhere, none, way{})
	}
	x.fact("choice of "+d.Who.String(), catalog.Textf(
		"Was hier zur Wahl steht, sagt die Stellung nicht: %s",
		"The position does not say what there is to choose from: %s", d.Text), catalog.Text{})
}

// fact counts something that depends on an unstated fact.
func (x *search) fact(name string, state, line catalog.Text) {
	i, known := x.facts[name]
	if !known {
		i = len(x.answer.Unknown)
		x.facts[name] = i
		x.answer.Unknown = append(x.answer.Unknown, Fact{Name: name, State: state, Line: line})
	}
	x.answer.Unknown[i].Moves++
}
