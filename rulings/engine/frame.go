package engine

import "catanica/catalog"

// Frame is a procedure in progress: which one, at which step, and for whom. Frames are plain data, so that a game can
// be saved at any moment.
type Frame struct {
	Proc procNo           // of the book's procedures
	Step next             // of the procedure's steps
	By   Player           // who carries it out
	Card CardNo           // the card whose effect it is
	Node int16            // the effect word, -1 for none
	kept [keptWords]int16 // what the procedure remembers: see keeps
}

// begin starts a procedure on top of those in progress and returns its frame, so that the caller can fill in its
// record. The pointer is valid until the next frame is begun.
func (g *board) begin(name procName, by Player, card CardNo, node int16) *Frame {
	g.push(Frame{Proc: g.proc(name), By: by, Card: card, Node: node})
	return &g.s.Frames[len(g.s.Frames)-1]
}

// proc returns the number of a procedure of the book.
func (g *board) proc(name procName) procNo { return g.t.Book.procNo[name] }

// carries reports whether frame f runs the procedure of that name.
func (g *progress) carries(f *Frame, name procName) bool { return g.t.Book.procs[f.Proc].Name == name }

// procedure returns the procedure that frame f runs.
func (g *progress) procedure(f *Frame) *Procedure { return &g.t.Book.procs[f.Proc] }

// step returns the current step of frame f.
func (g *progress) step(f *Frame) *Step { return &g.procedure(f).Steps[f.Step] }

// Apply plays move m in state s and returns the next state and what happened. On error the returned state
// is s, unchanged: *Refusal, *Undecided or *Wrong.
func Apply(t *Table, s *State, m Move) (*State, []Event, error) {
	g := look(t, s.Clone())
	g.before = s
	g.scores = new(scores)
	if err := g.move(m); err != nil {
		if ref, ok := err.(*Refusal); ok {
			ref.Reads = g.reads
		}
		return s, nil, err
	}
	g.run()
	if g.err != nil {
		return s, nil, g.err
	}
	if g.s.Phase == MainPhase { // also if a decision is open; at rest they have been told
		g.tellTokens()
	}
	g.tellStays(s)
	if g.s.Winner != Chance && s.Winner == Chance {
		g.tellReturns()
	}
	g.readTies(s)
	g.readLast()
	return g.s, g.events, nil
}

// Settle applies the rules that follow from points to a position that was set up by hand: the gate for actions and the
// tokens.
func Settle(t *Table, s *State) (*State, error) {
	g := look(t, s.Clone())
	if s.Phase == Opening && len(s.Frames) == 0 {
		return g.s, beginOpening(g)
	}
	if s.Winner == Chance && len(s.Frames) == 0 &&
		(s.Phase == EventPhase || s.Phase == YieldPhase || s.Phase == GameOver) {
		return s, g.wrong("Eine Stellung kann vor dem Wurf, in der Hauptphase oder am Ende des Zuges beginnen.",
			"A position must be before the roll, in the main phase or at the end of the turn.")
	}
	if s.Phase == EndPhase && s.End == EndFresh {
		g.s.End = g.endStep(s.Active)
	}
	g.noteHolders()
	g.checkGate()
	return g.s, g.err
}

// maxSteps bounds the work of one move. It is far more than real play needs.
const maxSteps = 10000

// run carries out the procedures in progress, and then the consequences of points, until a decision is open or nothing
// is left.
func (g *game) run() {
	for range maxSteps {
		if !g.carryOut() || g.err != nil {
			return
		}
		if g.rest(); len(g.s.Frames) == 0 {
			return
		}
	}
	g.stop(g.wrong("Diese Stellung ist widersprüchlich: Die Folgen ihrer Karten nehmen kein Ende.",
		"This position contradicts itself: the effects of its cards never end."))
}

// carryOut runs the frames until a decision is open or the move has been stopped; it reports whether no frame is left.
func (g *game) carryOut() bool {
	for range maxSteps {
		if g.err != nil {
			return false
		}
		g.afterFall()
		g.reaim()
		n := len(g.s.Frames)
		if n == 0 {
			return true
		}
		f := &g.s.Frames[n-1]
		switch to := g.work(f); to {
		case wait:
			return false
		case done:
			g.drop(n - 1)
		case repeat, gone:
		default:
			g.s.Frames[n-1].Step = to
		}
	}
	g.stop(g.wrong("Diese Stellung ist widersprüchlich: Die Folgen ihrer Karten nehmen kein Ende.",
		"This position contradicts itself: the effects of its cards never end."))
	return false
}

// work carries out the current step of frame f.
func (g *game) work(f *Frame) next {
	if do := g.step(f).Do; do != nil {
		return do(g, f)
	}
	return wait
}

// ask returns the decision for which frame f waits.
func (g *game) ask(f *Frame) Decision { return g.step(f).Ask(g, f) }

// may returns Step.May of the step at which frame f waits, or nil. In a misreading it returns nil, so that every answer
// is tried.
func (g *progress) may(f *Frame) func(g *game, f *Frame, m Move) error {
	if g.t.off != nil {
		return nil
	}
	return g.procedure(f).Steps[f.Step].May
}

// whatIsListed is the Step.May of steps that accept every answer listed by Ask.
func whatIsListed(*game, *Frame, Move) error { return nil }

// take passes an answer to the procedure that waits, the one in the topmost frame.
func (g *game) take(m Move) error {
	n := len(g.s.Frames)
	f := &g.s.Frames[n-1]
	to, err := g.step(f).Take(g, f, m)
	if err != nil {
		return err
	}
	switch to {
	case done:
		g.drop(n - 1)
	case wait, repeat, gone:
	default:
		g.s.Frames[n-1].Step = to
	}
	return nil
}

// drop removes frame i; frames above it stay.
func (g *progress) drop(i int) { g.s.Frames = append(g.s.Frames[:i], g.s.Frames[i+1:]...) }

func (g *board) push(f Frame) { g.s.Frames = append(g.s.Frames, f) }

// pushNodes begins the effect words of a card so that the first one is carried out first.
func (g *progress) pushNodes(nodes []int16, by Player, card CardNo) {
	for i := len(nodes) - 1; i >= 0; i-- {
		g.push(Frame{Proc: g.t.Book.nodes[nodes[i]].proc, By: by, Card: card, Node: nodes[i]})
	}
}

// noNode is the Node of a frame that carries out no effect word of a card.
var noNode node

// node returns the effect word that frame f carries out.
func (g *progress) node(f *Frame) *node {
	if f.Node < 0 {
		return &noNode
	}
	return &g.t.Book.nodes[f.Node]
}

// stop aborts the move. Only the first reason is kept.
func (g *law) stop(err error) {
	if g.err == nil {
		g.err = err
	}
}

func (g *law) undecided(fact, de, en string) {
	g.stop(g.unstated(fact, de, en))
}

// open returns the frame whose decision is open, or nil.
func (g *progress) open() *Frame {
	if n := len(g.s.Frames); n > 0 {
		return &g.s.Frames[n-1]
	}
	return nil
}

// DecisionKind is the kind of answer that a decision asks for.
type DecisionKind string

// The kinds of decisions.
const (
	AskDie      DecisionKind = "die"       // chance: N 1 to 6
	AskReact    DecisionKind = "react"     // Choose Card, or Pass
	AskCard     DecisionKind = "card"      // Choose Card
	AskResource DecisionKind = "resources" // Choose Get
	AskStack    DecisionKind = "stack"     // Choose N, a draw stack
	AskPutBack  DecisionKind = "put-back"  // Choose Card and N
	AskReveal   DecisionKind = "reveal"    // chance: Reveals
	AskOption   DecisionKind = "option"    // Choose N
	AskLand     DecisionKind = "landscape" // Choose Own and Theirs, or Lands
	AskPlace    DecisionKind = "place"     // Choose To
	AskPick     DecisionKind = "pick"      // Choose Reveals: a card out of one's own boxes
	AskRoll     DecisionKind = "roll"      // Roll Face, and Reveals where nobody has stated the event
)

// Decision is a question for which the game waits.
type Decision struct {
	Who     Player
	Kind    DecisionKind
	Card    CardNo // the card that asks
	Text    catalog.Text
	Options []Move // the answers, as far as they can be listed
	MayPass bool
	Cites   []string
	Get     Choice // resources that the answer names to be received
	Give    Choice // resources that the answer names to be given
}

// Choice is a choice of resources: at least Min and at most Max in all, and of each kind no more than Of. An empty Of
// allows any kind.
type Choice struct {
	Min, Max int
	Of       Bag
}

// Open returns the decision for which the state waits; ok is false if none is open.
func Open(t *Table, s *State) (d Decision, ok bool) {
	g := look(t, s)
	f := g.open()
	if f == nil {
		return Decision{}, false
	}
	return g.ask(f), true
}
