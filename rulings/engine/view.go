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
		for j, st := range v.Sides[i].Stacks {
			if top := st.Top; seesTop(s, p, Player(i), j, t.common()) && len(top) > 0 && !st.Mixed {
				hide(top[1:])
			} else {
				hide(top)
			}
			hide(st.Bottom)
		}
	}
	if pile := &v.Sides[p.Other()].Discard; t.Game == "tournament" && len(pile.Top) > 0 && t.on("112.J.b") && !seesDiscard(t, s, p) {
		hide(pile.Top[1:]) // whoever wants to know what lies further down has to remember it (112.J.b)
		hide(pile.Bottom)
	}
	if !seesEvents(s, p) {
		hide(v.Events.Top[seenEvents(s, p):])
		hide(v.Events.Bottom)
	}
	v.Landscapes, v.Before = LandStack{}, nil
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

// seenEvents is how many of the topmost events p is looking at just now (001#13).
func seenEvents(s *State, p Player) int {
	n := len(s.Frames)
	if n == 0 || s.Frames[n-1].Proc != procOrderEvents || s.Frames[n-1].By != p {
		return 0
	}
	return min(int(s.Frames[n-1].A+s.Frames[n-1].B), len(s.Events.Top))
}

// seesDiscard reports whether p is choosing a card out of the opponent's discard pile just now.
func seesDiscard(t *Table, s *State, p Player) bool {
	n := len(s.Frames)
	if n == 0 || s.Frames[n-1].Proc != procFetch || s.Frames[n-1].By != p {
		return false
	}
	g := &game{t: t, s: s}
	return g.node(g.open()).arg.Get("of").Str == "opponent"
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
