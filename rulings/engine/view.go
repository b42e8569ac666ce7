package engine

import "slices"

// View is the state as player p may see it: the opponent's hand, the draw stacks and the event stack are
// hidden, but for what an open decision lets p look at: a spy sees the whole hand, not only what he may take
// (112.S.d). Hidden cards keep their place and their owner; what they are is gone.
func View(t *Table, s *State, p Player) *State {
	v := s.Clone()
	hide := func(cs []CardNo) {
		for _, c := range cs {
			if !v.Cards[c].Shown { // 119.L.a
				v.Cards[c].Def = UnknownDef
			}
		}
	}
	hand := v.Sides[p.Other()].Hand.Top
	switch {
	case !seesHand(s, p):
		hide(hand)
	case !t.on("112.S.d") && s.Frames[len(s.Frames)-1].Proc == procSpy: // the tempting reading: what is safe from the spy need not be shown
		g := &game{t: t, s: s}
		spy := g.open().Card
		hide(slices.DeleteFunc(slices.Clone(hand), func(c CardNo) bool { return g.mayTakeBySpy(p, c, spy) == nil }))
	}
	for i := range v.Sides {
		for _, st := range v.Sides[i].Stacks {
			hide(st.Top)
			hide(st.Bottom)
		}
	}
	if !seesEvents(s, p) {
		hide(v.Events.Top)
		hide(v.Events.Bottom)
	}
	v.Landscapes = LandStack{}
	v.blur()
	return v
}

// blur forgets the order of the cards in hidden piles: a card keeps its number for the whole game, and whoever has
// seen it once could find it again after a shuffle.
func (s *State) blur() {
	for i := range s.Sides {
		for j := range s.Sides[i].Stacks {
			slices.Sort(s.Sides[i].Stacks[j].Top)
			slices.Sort(s.Sides[i].Stacks[j].Bottom)
		}
	}
	slices.Sort(s.Events.Top)
	slices.Sort(s.Events.Bottom)
}

// seesEvents reports whether p is looking through the event stack just now (113.F.b).
func seesEvents(s *State, p Player) bool {
	n := len(s.Frames)
	return n > 0 && s.Frames[n-1].Proc == procBanish && s.Frames[n-1].By == p
}

// seesHand reports whether p is looking into the opponent's hand just now.
func seesHand(s *State, p Player) bool {
	n := len(s.Frames)
	if n == 0 {
		return false
	}
	f := s.Frames[n-1]
	return f.By == p && (f.Proc == procSpy && f.Step == 3 || f.Proc == procBury && f.Step == 1)
}
