package engine

import "slices"

// By the reading see-protect-veto of reaction-order the opponent of an attack first shows his protection cards, and only
// then a Countermagic. Catanica's own answer has it the other way round; then nobody comes here.

// vetoLater reports whether the veto against this card waits for the protection cards.
func (g *game) vetoLater(f *Frame) bool {
	return f.Node != -2 && g.t.reading("reaction-order") == "see-protect-veto" && g.answerable(f.Card) &&
		slices.ContainsFunc(g.def(f.Card).played, func(i int16) bool { return g.t.Book.nodes[i].proc == g.proc(procTest) })
}

// askedLater opens the veto after the protection cards of a test, and reports whether it has.
func (g *game) askedLater(f *Frame) bool {
	play := g.played(f.Card)
	if play < 0 || !g.vetoLater(&g.s.Frames[play]) || !g.mayVeto(f.By.Other()) {
		return false
	}
	g.push(Frame{Proc: g.proc(procLateVeto), By: f.By, Card: f.Card, Node: -1})
	return true
}

// played is the frame in which the card is being played, -1 for none.
func (g *game) played(c CardNo) int {
	return slices.IndexFunc(g.s.Frames, func(f Frame) bool { return g.carries(&f, procPlay) && f.Card == c })
}

func runLateVeto(_ *game, f *Frame) status {
	if f.Step > 0 {
		return done
	}
	return wait
}

// answerLateVeto takes the veto: what was to be carried out, the test, is off.
func answerLateVeto(g *game, f *Frame, m Move) error {
	if m.Verb == Pass {
		f.Step = 1
		return nil
	}
	play := g.played(f.Card)
	g.read("reaction-order")
	if err := answerVeto(g, &g.s.Frames[play], m); err != nil {
		return err
	}
	g.s.Frames = g.s.Frames[:play+1]
	return nil
}
