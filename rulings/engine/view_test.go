package engine

import (
	"slices"
	"testing"

	"catanica/catalog"
)

// viewState: both hold two cards, have a stack and a discard pile; there are events and landscapes.
func viewState(t *testing.T) (*Table, *State) {
	b := bookOf(t, catalog.Ed2004)
	s := &State{Winner: Chance, Phase: MainPhase, Turn: 9}
	card := func(id string, owner Player) CardNo {
		def, ok := b.Def(id)
		if !ok {
			t.Fatalf("there is no card %q", id)
		}
		s.Cards = append(s.Cards, Card{Def: def, Owner: owner})
		return CardNo(len(s.Cards) - 1)
	}
	for i := range s.Sides {
		p := Player(i)
		s.Sides[p].principality(i)
		s.Sides[p].Hand.Top = []CardNo{card("spion", p), card("rathaus", p)}
		s.Sides[p].Stacks = []Pile{{
			Top: []CardNo{card("markt", p), card("bischof", p)}, Bottom: []CardNo{card("kirche", p)}, Open: true,
		}}
		s.Sides[p].Discard.Top = []CardNo{card("kloster", p)}
		laid := card("bibliothek", p)
		k := &s.Cards[laid]
		k.By, k.Side, k.Laid, k.At = p, p, true, Spot{Kind: OnSite, Col: 1, Row: 1}
		s.Sides[p].Laid = []CardNo{laid}
	}
	s.Events.Top = []CardNo{card("seuche", North), card("fortschritt", North)}
	s.Landscapes = LandStack{Top: []Landscape{{Kind: Gold, Number: 2}}, Stated: true}
	return NewTable(b, Options{Game: catalog.Tournament}), s
}

// TestView: what a player sees of each place where cards can be, in ordinary play and while somebody looks.
func TestView(t *testing.T) {
	procs := bookOf(t, "2005").procNo
	spy := func(p Player) Frame { return Frame{Proc: procs[procSpy], By: p, Step: spyChoice, Node: -1} }
	const all, none = "all", "none"
	for _, c := range []struct {
		name         string
		frames       []Frame
		own, opposed string // what North sees of his own hand and of South's
	}{
		{"nobody looks", nil, all, none},
		{"North's spy is at work", []Frame{spy(North)}, all, all},
		{"South's spy is at work", []Frame{spy(South)}, all, none},
		{"the spy has not got through yet", []Frame{{Proc: procs[procSpy], By: North, Step: spyDie, Node: -1}}, all, none},
		{"the spy waits for another decision", []Frame{
			spy(North), {Proc: procs[procReduce], By: South, Node: -1}}, all, none},
		{"North looks by an event", []Frame{{Proc: procs[procBury], By: North, Step: buryPick, Node: -1}}, all, all},
		{"North has chosen", []Frame{{Proc: procs[procBury], By: North, Step: buryStack, Node: -1}}, all, none},
	} {
		t.Run(c.name, func(t *testing.T) {
			table, s := viewState(t)
			s.Frames = c.frames
			before := Hash(table, s)
			v := View(table, s, North)
			if Hash(table, s) != before {
				t.Error("looking has changed the position")
			}
			seen := func(cs []CardNo) string {
				n := 0
				for _, x := range cs {
					if v.Cards[x].Def != UnknownDef {
						n++
					}
				}
				return map[int]string{0: none, len(cs): all}[n]
			}
			for _, z := range []struct {
				name string
				pile []CardNo
				want string
			}{
				{"own hand", v.Sides[North].Hand.Top, c.own},
				{"opposing hand", v.Sides[South].Hand.Top, c.opposed},
				{"own stack", slices.Concat(v.Sides[North].Stacks[0].Top, v.Sides[North].Stacks[0].Bottom), none},
				{"opposing stack", slices.Concat(v.Sides[South].Stacks[0].Top, v.Sides[South].Stacks[0].Bottom), none},
				{"events", v.Events.Top, none},
				{"own discard pile", v.Sides[North].Discard.Top, all},
				{"opposing discard pile", v.Sides[South].Discard.Top, all},
				{"own principality", v.Sides[North].Laid, all},
				{"opposing principality", v.Sides[South].Laid, all},
			} {
				if len(z.pile) == 0 || seen(z.pile) != z.want {
					t.Errorf("%s: North sees %q of %d cards, want %q", z.name, seen(z.pile), len(z.pile), z.want)
				}
			}
			if len(v.Landscapes.Top) > 0 {
				t.Error("North sees the landscape stack")
			}
		})
	}
}

// TestViewForgetsTheOrder: a card keeps its number, so that the order of numbers in a hidden pile would tell, after a
// shuffle, what somebody could know who has seen the cards before.
func TestViewForgetsTheOrder(t *testing.T) {
	table, s := viewState(t)
	one := View(table, s, North)
	slices.Reverse(s.Events.Top)
	slices.Reverse(s.Sides[North].Stacks[0].Top)
	if two := View(table, s, North); Hash(table, one) != Hash(table, two) {
		t.Error("North sees in which order hidden cards lie")
	}
}
