package engine

import "slices"

// By the reading see-protect-veto of reaction-order, the opponent of an attack shows his protection cards first, and
// only then a Countermagic. By Catanica's own reading the veto comes first, and this procedure is never begun.

const procLateVeto procName = "late-veto"

func lateVetoProcedure() Procedure {
	return Procedure{
		Name:  procLateVeto,
		Steps: []Step{{Name: "veto", Ask: vetoAsks, Take: lateVetoTakes}},
	}
}

// vetoWaits reports whether the veto against the card that frame f plays waits for the protection cards.
func (g *progress) vetoWaits(f *Frame) bool {
	return !g.answering(f) && g.t.reading("reaction-order") == "see-protect-veto" && g.answerable(f.Card) &&
		slices.ContainsFunc(g.def(f.Card).played, func(i int16) bool {
			return g.t.Book.nodes[i].proc == g.proc(procTest)
		})
}

// askedLater opens the veto after the protection cards against a test, and reports whether it has done so.
func (g *progress) askedLater(f *Frame) bool {
	play := g.played(f.Card)
	if play < 0 || !g.vetoWaits(&g.s.Frames[play]) || !g.mayVeto(f.By.Other()) {
		return false
	}
	g.begin(procLateVeto, f.By, f.Card, -1)
	return true
}

// lateVetoTakes stops the card, and with it the test that was about to be carried out.
func lateVetoTakes(g *game, f *Frame, m Move) (next, error) {
	if m.Verb == Pass {
		return done, nil
	}
	play := g.played(f.Card)
	g.read("reaction-order")
	if err := castVeto(g, &g.s.Frames[play], m); err != nil {
		return wait, err
	}
	g.s.Frames = g.s.Frames[:play+1]
	g.s.Frames[play].Step = playVetoed
	return gone, nil
}
