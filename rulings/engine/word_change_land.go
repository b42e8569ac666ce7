package engine

import (
	"slices"

	"catanica/catalog"
)

// change-land: {}. A landscape of a kind that the player has at least twice is replaced by any one out of the landscape
// stack, which is searched without rearranging it; the old one goes under the stack, and what lay on it may be taken over,
// as many resources of the new kind (001#28, 112.I.a). Step 0 the landscape that goes, 1 the one that comes, 2 whether its
// resources are taken over; only then do the landscapes change. Register A is the landscape that goes, B how many
// resources lie on it, C the one that comes, as ten times its kind and its number.

// ravage: {}. The resources of one landscape of the opponent's are destroyed (001#30).

func canChangeLand(g *game, p Player, c CardNo, n *node) error {
	if err := g.needLands(p); err != nil {
		return err
	}
	if len(g.changeable(p)) == 0 {
		return g.refuse("112.S.a 112.I.a", "Es gibt keine Landschaft, deren Art doppelt da ist und an der kein Ausbau liegt.", "There is no landscape of a kind that is there twice with no expansion at it.")
	}
	if st := g.s.Landscapes; st.Stated && len(st.Top) == 0 {
		return g.refuse("112.S.a", "Der Landschaftsstapel ist leer.", "The landscape stack is empty.")
	}
	return nil
}

// changeable are p's landscapes of which there is another, with no landscape expansion and no wizard at them.
func (g *game) changeable(p Player) []int {
	var out []int
	for i := range g.s.Sides[p].Lands {
		if g.sparable(p, i) && !g.expandedAt(p, i) {
			out = append(out, i)
		}
	}
	return out
}

// expandedAt reports whether a landscape expansion or a wizard lies at the landscape, so that spells leave it where it is
// (001#15, 001#28).
func (g *game) expandedAt(p Player, land int) bool {
	l := g.s.Sides[p].Lands[land]
	return slices.ContainsFunc(g.s.Sides[p].Laid, func(c CardNo) bool {
		at, d := g.card(c).At, g.def(c)
		return at.Kind == AtLandscape && l.Row != 0 && at.Col == l.Col && sameSide(at.Row, l.Row) && (d.class == "landscape" || d.is(catalog.Wizard))
	})
}

func runChangeLand(g *game, f *Frame) status {
	if f.Step > 2 {
		return done
	}
	return wait
}

func askChangeLand(g *game, f *Frame) Decision {
	d := Decision{Who: f.By, Kind: AskLand, Card: f.Card, Cites: g.node(f).cites}
	switch f.Step {
	case 0:
		d.Text = say("Welche Landschaft wird ersetzt?", "Which landscape is replaced?")
		for _, i := range g.changeable(f.By) {
			m := NewMove(f.By, Choose)
			m.Own = LandSet(0).With(i)
			d.Options = append(d.Options, m)
		}
	case 1:
		d.Text = say("Welche Landschaft aus dem Stapel?", "Which landscape out of the stack?")
		for i, l := range g.s.Landscapes.Top {
			if !slices.Contains(g.s.Landscapes.Top[:i], l) {
				m := NewMove(f.By, Choose)
				m.Lands[0] = l
				d.Options = append(d.Options, m)
			}
		}
	default:
		d.Kind, d.Text = AskOption, say("Die Rohstoffe auf die neue Landschaft mitnehmen (1) oder nicht (0)?", "Take the resources over to the new landscape (1) or not (0)?")
		for n := int8(1); n >= 0; n-- {
			m := NewMove(f.By, Choose)
			m.N = n
			d.Options = append(d.Options, m)
		}
	}
	return d
}

func answerChangeLand(g *game, f *Frame, m Move) error {
	switch f.Step {
	case 0:
		return g.chooseOldLand(f, m)
	case 1:
		return g.chooseNewLand(f, m)
	}
	if m.N > 1 {
		return g.wrong("Nenne 1 oder 0.", "Name 1 or 0.")
	}
	g.changeLand(f, m.N == 1)
	return nil
}

func (g *game) chooseOldLand(f *Frame, m Move) error {
	own := m.Own.List()
	if len(own) == 0 || own[len(own)-1] >= len(g.s.Sides[f.By].Lands) {
		return g.unnamed("landscapes", "Nenne eine eigene Landschaft.", "Name a landscape of your own.")
	}
	switch i := own[0]; {
	case len(own) > 1:
		return g.refuse("112.I.a", "Ersetzt wird eine Landschaft.", "One landscape is replaced.")
	case g.expandedAt(f.By, i):
		return g.refuse("112.I.a zud.magie.zauberer", "An dieser Landschaft liegt ein Zauberer oder ein Landschaftsausbau.", "A wizard or a landscape expansion lies at this landscape.")
	case !g.sparable(f.By, i) && g.t.on("112.I.a"):
		return g.refuse("112.I.a", "Von jeder Landschaftsart bleibt mindestens eine.", "At least one of each kind of landscape stays.")
	default:
		f.A, f.B, f.Step = int16(i), int16(g.s.Sides[f.By].Lands[i].Stock), 1
	}
	return nil
}

// chooseNewLand notes the landscape that comes. If nothing lies on the old one, there is nothing more to choose.
func (g *game) chooseNewLand(f *Frame, m Move) error {
	l := m.Lands[0]
	if l.Number < 1 {
		return g.unnamed("landscapes", "Nenne eine Landschaft aus dem Stapel mit ihrer Zahl.", "Name a landscape out of the stack with its number.")
	}
	if g.s.Landscapes.Stated && g.inLandStack(l.Kind, l.Number) < 0 {
		return g.wrong("Diese Landschaft ist nicht im Stapel.", "That landscape is not in the stack.")
	}
	f.C = 10*int16(l.Kind) + int16(l.Number)
	if f.Step = 2; f.B == 0 {
		g.changeLand(f, false)
	}
	return nil
}

// inLandStack is where such a landscape lies in the stack, -1 where none is known to.
func (g *game) inLandStack(k Kind, number int8) int {
	return slices.IndexFunc(g.s.Landscapes.Top, func(x Landscape) bool { return x.Kind == k && x.Number == number })
}

// changeLand takes the new landscape out of the stack and puts the old one under it. What lay on the old one becomes as
// many resources of the new kind, or is lost.
func (g *game) changeLand(f *Frame, over bool) {
	st, old := g.editLandStack(), &g.editLands(f.By)[f.A]
	kind, number := Kind(f.C/10), int8(f.C%10)
	if i := g.inLandStack(kind, number); i >= 0 {
		st.Top = slices.Delete(st.Top, i, i+1)
	}
	if st.Stated {
		st.Top = append(st.Top, Landscape{Kind: old.Kind, Number: old.Number})
	}
	was := old.Kind
	old.Kind, old.Number, old.Stock = kind, number, 0
	f.Step = 3
	e := g.emit("landscape", f.By, append([]string{"112.I.a"}, g.node(f).cites...)...)
	e.Card, e.To, e.N = f.Card, kind.Landscape(), int(number)
	if f.B == 0 {
		return
	}
	var b Bag
	if !over {
		b[was] = int8(f.B)
		e := g.emit("lost", f.By, g.node(f).cites...)
		e.Card, e.Get = f.Card, b
		return
	}
	old.Stock, b[kind] = int8(f.B), int8(f.B)
	e = g.emit("taken-over", f.By, g.node(f).cites...)
	e.Card, e.From, e.N, e.Get = f.Card, was.Landscape(), int(f.B), b
}

func canRavage(g *game, p Player, c CardNo, n *node) error {
	if err := g.needLands(p.Other()); err != nil {
		return err
	}
	if g.stock(p.Other()).Total() == 0 && g.t.on("112.S.a") {
		return g.refuse("112.S.a", "Der Mitspieler hat keine Rohstoffe.", "The opponent has no resources.")
	}
	return nil
}

func runRavage(g *game, f *Frame) status {
	if f.Step == 0 {
		return wait
	}
	return done
}

func askRavage(g *game, f *Frame) Decision {
	d := Decision{Who: f.By, Kind: AskLand, Card: f.Card, Cites: g.node(f).cites, Text: say("Welche Landschaft des Mitspielers wird verwüstet?", "Which of the opponent's landscapes is laid waste?")}
	for i, l := range g.s.Sides[f.By.Other()].Lands {
		if l.Stock > 0 {
			m := NewMove(f.By, Choose)
			m.Theirs = LandSet(0).With(i)
			d.Options = append(d.Options, m)
		}
	}
	return d
}

func answerRavage(g *game, f *Frame, m Move) error {
	theirs, o := m.Theirs.List(), f.By.Other()
	if len(theirs) == 0 || theirs[len(theirs)-1] >= len(g.s.Sides[o].Lands) {
		return g.unnamed("landscapes", "Nenne eine Landschaft des Mitspielers.", "Name a landscape of the opponent's.")
	}
	if len(theirs) > 1 {
		return g.refuse("zud.magie.aktionskarten", "Es trifft immer nur eine Landschaft.", "Only one landscape is hit.")
	}
	f.Step = 1
	l := &g.editLands(o)[theirs[0]]
	var lost Bag
	lost[l.Kind], l.Stock = l.Stock, 0
	e := g.emit("lost", o, g.node(f).cites...)
	e.Card, e.Get = f.Card, lost
	return nil
}

// procChangeLand names the procedure `change-land`.
const procChangeLand procName = "change-land"

// wordChangeLand is the effect word `change-land`.
func wordChangeLand() Word {
	return Word{
		Name: "change-land", In: OnPlay,
		Doc:     "an own landscape for one out of the landscape stack",
		Example: "Land, wandle dich!",
		Can:     canChangeLand,
		Procedures: []Procedure{
			{Name: procChangeLand, run: runChangeLand, ask: askChangeLand, answer: answerChangeLand},
		},
	}
}
