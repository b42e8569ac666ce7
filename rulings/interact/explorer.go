package interact

import (
	"errors"
	"slices"

	"catanica/rulings/engine"
)

// Limits of one tree.
const (
	maxNodes = 6000 // moves
	maxDice  = 4    // rolls of chance in a row of moves; a tied duel is rolled again and again
)

// explorer plays a tree.
type explorer struct {
	w       *world
	t       *table
	b       engine.CardNo // the watched card, or NoCard
	d       engine.CardNo // the card whose fate decides about success, or NoCard
	before  view
	dBefore view
	start   totals
	path    []engine.Move
	own     bool
	face    int8
	nodes   int
	tree    *tree
	traded  bool // the bank trade that the act goes on with has been made
}

// explore plays the act that begins with one of the moves. b is the card to watch; d the one whose fate is the success
// of the act.
func (w *world) explore(t *table, begin []engine.Move, b, d engine.CardNo) *tree {
	x := &explorer{w: w, t: t, b: b, d: d, tree: &tree{}, start: tally(t.Table, t.start)}
	for i, kind := range [2]string{"strength", "commerce"} {
		x.tree.tokens[i], _ = engine.Token(t.Table, t.start, kind)
	}
	if b != engine.NoCard {
		x.before = look(t.Table, t.start, b)
	}
	if d != engine.NoCard {
		x.dBefore = look(t.Table, t.start, d)
	}
	w.line.Start(t.Table, t.start)
	for _, m := range x.aimed(begin) {
		m, err := x.play(m)
		if err != nil {
			if x.tree.err == nil {
				x.tree.err = err
			}
			continue
		}
		x.path = append(x.path, m)
		x.tree.success = x.tree.success.or(x.walk())
		x.path = x.path[:0]
		w.line.Undo()
		x.tree.err = nil
	}
	if len(x.tree.leaves) > 0 {
		x.tree.err = nil
	}
	return x.tree
}

// aimed returns the moves with each card named on which they can be used, in place of those that leave it open.
func (x *explorer) aimed(begin []engine.Move) []engine.Move {
	var out []engine.Move
	line := &x.w.line
	for _, m := range begin {
		var wrong *engine.Wrong
		if m.Verb != engine.Use || line.Play(m) == nil {
			if m.Verb == engine.Use {
				line.Undo()
			}
			out = append(out, m)
			continue
		}
		if _, _, err := engine.Apply(x.t.Table, x.t.start, m); !errors.As(err, &wrong) || wrong.Names != "card" {
			out = append(out, m)
			continue
		}
		some := false
		for _, c := range x.completions(m, "card") {
			if line.Play(c) == nil {
				line.Undo()
				out, some = append(out, c), true
			}
		}
		if !some {
			out = append(out, m)
		}
	}
	return out
}

// play makes a move in the line, naming what it leaves open, and returns the move as it was made. Facts that are
// missing are recorded.
func (x *explorer) play(m engine.Move) (engine.Move, error) {
	line := &x.w.line
	err := line.Play(m)
	if err == nil {
		return m, nil
	}
	if len(x.path) > 0 {
		err = x.detail(m)
	} else {
		_, _, err = engine.Apply(x.t.Table, x.t.start, m)
	}
	var wrong *engine.Wrong
	if errors.As(err, &wrong) && wrong.Names != "" {
		for _, c := range x.completions(m, wrong.Names) {
			if line.Play(c) == nil {
				return c, nil
			}
		}
	}
	var unknown *engine.Undecided
	if errors.As(err, &unknown) && !slices.Contains(x.tree.missing, unknown.Fact) {
		x.tree.missing = append(x.tree.missing, unknown.Fact)
	}
	return m, err
}

// detail returns the error of a move with its text.
func (x *explorer) detail(m engine.Move) error {
	_, _, err := engine.Apply(x.t.Table, x.w.line.State().Clone(), m)
	return err
}

// walk plays every continuation of the line's position and returns on which rolls the success is certain for a player
// who wants it against one who does not.
func (x *explorer) walk() vector {
	line := &x.w.line
	if x.nodes++; x.nodes > maxNodes || len(x.path) > 40 {
		x.tree.full, x.tree.cut = true, true
		return vector{}
	}
	s := line.State()
	decision, open := engine.Open(x.t.Table, s)
	if !open && x.t.trades && !x.traded {
		return x.trade()
	}
	if !open {
		return x.leaf(s)
	}
	if decision.Who == engine.Chance && decision.Kind == engine.AskDie {
		return x.roll()
	}
	if decision.Kind == engine.AskRoll { // a leap in time: the event die again, with a face that harms nobody
		m := engine.NewMove(decision.Who, engine.Roll)
		m.Face = engine.GoodYear
		if _, err := x.play(m); err != nil {
			return vector{}
		}
		x.path = append(x.path, m)
		got := x.walk()
		x.path = x.path[:len(x.path)-1]
		line.Undo()
		return got
	}
	var out vector
	var buf [32]engine.Move
	moves := append(buf[:0], line.Legal()...)
	first := true
	for _, m := range x.alternatives(moves, decision) {
		made, err := x.play(m)
		if err != nil {
			continue
		}
		own := x.own
		if x.b != engine.NoCard && made.Card == x.b && decision.Kind == engine.AskReact ||
			x.b != engine.NoCard && made.By == x.b {
			x.own = true
		}
		x.path = append(x.path, made)
		got := x.walk().wide()
		x.path, x.own = x.path[:len(x.path)-1], own
		line.Undo()
		switch {
		case first:
			out = got
		case decision.Who == engine.South:
			out = out.and(got)
		default:
			out = out.or(got)
		}
		first = false
	}
	return out
}

// trade goes on with a bank trade one for one of each kind.
func (x *explorer) trade() vector {
	var out vector
	var given []engine.Kind
	x.traded = true
	for _, m := range slices.Clone(x.w.line.Legal()) {
		if m.Verb != engine.Trade || m.Give.Total() != 1 || slices.Contains(given, giving(m)) {
			continue
		}
		made, err := x.play(m)
		if err != nil {
			continue
		}
		given = append(given, giving(m))
		x.path = append(x.path, made)
		out = out.or(x.walk().wide())
		x.path = x.path[:len(x.path)-1]
		x.w.line.Undo()
	}
	x.traded = false
	return out
}

// roll plays the six faces of a die.
func (x *explorer) roll() vector {
	var out vector
	rolled := 0
	for _, m := range x.path {
		if m.Verb == engine.Die {
			rolled++
		}
	}
	if rolled >= maxDice {
		x.tree.full = true
		return out
	}
	first := x.face == 0
	for n := int8(1); n <= 6; n++ {
		m := engine.NewMove(engine.Chance, engine.Die)
		m.N = n
		if _, err := x.play(m); err != nil {
			continue
		}
		if first {
			x.face = n
		}
		x.path = append(x.path, m)
		got := x.walk()
		x.path = x.path[:len(x.path)-1]
		x.w.line.Undo()
		if first {
			x.face = 0
			out[n] = got.any()
		} else {
			out = out.or(got.wide())
		}
	}
	return out
}

// leaf records an outcome.
func (x *explorer) leaf(s *engine.State) vector {
	l := leaf{face: x.face, own: x.own, change: tally(x.t.Table, s).minus(x.start), path: slices.Clone(x.path)}
	l.chosen = x.b != engine.NoCard && slices.ContainsFunc(x.path, func(m engine.Move) bool {
		return m.Verb == engine.Choose && m.Card == x.b
	})
	var out vector
	if x.b != engine.NoCard {
		l.watched = look(x.t.Table, s, x.b)
	}
	if x.d != engine.NoCard {
		l.other = look(x.t.Table, s, x.d)
		hit := struck(x.dBefore, l.other) != "" || x.w.covering && lying(s, x.d) > lying(x.t.start, x.d)
		out[0] = hit
		if x.face != 0 {
			out[x.face] = hit
		}
	}
	change := l.change
	if l.own && x.before.where == inHand { // the card with which its player answers is not lost to the act
		change[x.before.holder].Hand++
	}
	if x.d == engine.NoCard && change.gained() {
		out[0] = true
		out[x.face] = true
	}
	x.tree.leaves = append(x.tree.leaves, l)
	return out
}
