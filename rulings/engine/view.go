package engine

import (
	"slices"

	"catanica/catalog"
)

// View returns the state as player p may see it: the opponent's hand, the draw stacks and the event stack are hidden,
// except for what the open decision lets p look at (Procedure.Shows). Hidden cards keep their position and their owner,
// but lose their identity.
func View(t *Table, s *State, p Player) *State {
	v := s.Clone()
	g := look(t, s)
	sight := g.sight(p)
	hide := func(cs []CardNo) {
		for _, c := range cs {
			if !v.Cards[c].Shown { // 119.L.a
				v.Cards[c].Def = UnknownDef
			}
		}
	}
	hand := v.Sides[p.Other()].Hand.Top
	switch {
	case !sight.OpponentsHand:
		hide(hand)
	case sight.Spared != nil:
		hide(slices.DeleteFunc(slices.Clone(hand), func(c CardNo) bool { return !sight.Spared(c) }))
	}
	for i := range v.Sides {
		for j, st := range v.Sides[i].Stacks {
			if sight.Stacks != nil && sight.Stacks(Player(i), j) {
				continue
			}
			if top := st.Top; sight.Tops != nil && sight.Tops(Player(i), j) && len(top) > 0 && !st.Mixed {
				hide(top[1:])
			} else {
				hide(top)
			}
			hide(st.Bottom)
		}
	}
	pile := &v.Sides[p.Other()].Discard
	if t.Game == catalog.Tournament && len(pile.Top) > 0 && !sight.OpponentsDiscard && g.by("112.J.b") {
		hide(pile.Top[1:]) // a player who wants to know what lies further down has to remember it (112.J.b)
		hide(pile.Bottom)
	}
	if seen := sight.Events; seen != AllEvents {
		hide(v.Events.Top[min(seen, len(v.Events.Top)):])
		hide(v.Events.Bottom)
	}
	hide(v.Box)
	v.Landscapes, v.Before = LandStack{}, nil
	v.blur()
	return v
}

// sight returns what the open decision lets p see.
func (g *game) sight(p Player) Sight {
	f := g.open()
	if f == nil {
		return Sight{}
	}
	if shows := g.procedure(f).Shows; shows != nil {
		return shows(g, f, p)
	}
	return Sight{}
}
