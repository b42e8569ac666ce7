package engine

import "slices"

// View is the state as player p may see it: the opponent's hand, the draw stacks and the event stack are
// hidden, but for what an open decision lets p look at: a spy sees the whole hand, not only what he may take
// (112.S.d). Hidden cards keep their place and their owner; what they are is gone.
func View(t *Table, s *State, p Player) *State {
	v := s.Clone()
	hide := func(cs []CardNo) {
		for _, c := range cs {
			v.Cards[c].Def = UnknownDef
		}
	}
	hand := v.Sides[p.Other()].Hand.Top
	switch {
	case !seesHand(s, p):
		hide(hand)
	case !t.on("112.S.d"): // the tempting reading: what is safe from the spy need not be shown
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
	hide(v.Events.Top)
	hide(v.Events.Bottom)
	return v
}

// seesHand reports whether p is looking into the opponent's hand just now.
func seesHand(s *State, p Player) bool {
	n := len(s.Frames)
	if n == 0 {
		return false
	}
	f := s.Frames[n-1]
	return f.Proc == procSpy && f.Step == 3 && f.By == p
}
