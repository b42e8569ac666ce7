package engine

import "slices"

// misreadSpyNeedsLoot reads 112.S.b wrongly: a spy may be played only if there is something to steal.
func misreadSpyNeedsLoot(g *game, p Player, spy CardNo) error {
	h := g.hand(p.Other())
	if !h.Open && !slices.ContainsFunc(h.Top, func(x CardNo) bool { return g.mayTakeBySpy(p, x, spy) == nil }) {
		return g.refuse("112.S.b", "Es gibt nichts zu stehlen.", "There is nothing to steal.")
	}
	return nil
}

// misreadSpyNeedsChance reads 112.S.e wrongly: a spy who cannot get through may not be played.
func misreadSpyNeedsChance(g *game, p Player) error {
	if together(g.guardsOf(p.Other())) == anyNumber {
		return g.refuse("112.S.e", "Der Spion kann nicht durchkommen.", "The spy cannot get through.")
	}
	return nil
}

// misreadSpyRolls reads 121.F.a wrongly: there is a roll for each guard, and passing one of them is enough.
func misreadSpyRolls(g *game, f *Frame, m Move) (next, error) {
	k := keeps[spying](f)
	guards := g.guardsOf(f.By.Other())
	if guards[k.Rolls]&(1<<m.N) == 0 {
		return spyGetsThrough(g, f), nil
	}
	if k.Rolls++; int(k.Rolls) < len(guards) {
		return spyDie, nil
	}
	return spyFails(g, f), nil
}

// misreadSpyLooks reads 112.S.f wrongly: a spy who is stopped at least sees the cards.
func misreadSpyLooks(f *Frame) next {
	keeps[spying](f).LookOnly = true
	return spyLook
}

// misreadSpyShows reads 112.S.d wrongly: what is safe from the spy need not be shown.
func misreadSpyShows(g *game, f *Frame, p Player) Sight {
	spy := f.Card
	return Sight{OpponentsHand: true, Spared: func(c CardNo) bool { return g.mayTakeBySpy(p, c, spy) != nil }}
}
