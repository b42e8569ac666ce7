package engine

import (
	"slices"

	"catanica/catalog"
)

// change-land: {}. A landscape of a kind that the player has at least twice is replaced by any one out of the landscape
// stack, which is searched without being rearranged. The old one goes under the stack; what lay on it may be taken
// over, as many resources of the new kind (001#28, Ruling 112.I.a). The landscapes change only when all has been
// chosen.

const procChangeLand procName = "change-land"

// The steps of change-land.
const (
	changeLandOld next = iota
	changeLandNew
	changeLandOver
)

// changing is the record of change-land.
type changing struct {
	Old    int8 // the place of the landscape that goes, among the player's
	Stock  int8 // what lies on it
	Kind   Kind // of the landscape that comes
	Number int8 // of the landscape that comes
}

// wordChangeLand returns the effect word `change-land`.
func wordChangeLand() Word {
	return Word{
		Name: "change-land", In: OnPlay,
		Doc:     "an own landscape for one out of the landscape stack",
		Example: "Land, wandle dich!",
		Can:     canChangeLand,
		Procedures: []Procedure{{
			Name:  procChangeLand,
			Keeps: recordOf[changing](),
			Steps: []Step{
				changeLandOld:  {Name: "old landscape", Ask: changeLandAsksOld, Take: changeLandTakesOld},
				changeLandNew:  {Name: "new landscape", Ask: changeLandAsksNew, Take: changeLandTakesNew},
				changeLandOver: {Name: "take over", Ask: changeLandAsksOver, Take: changeLandTakesOver},
			},
		}},
		Tells: []Sentence{
			{"taken-over", catalog.Text{
				DE: "{who} nimmt {n} {Rohstoff|Rohstoffe} auf die neue Landschaft mit und hat dort jetzt {get}.",
				EN: "{who} moves {n} {resource|resources} to the new landscape, which now has {get}."}},
		},
	}
}

func canChangeLand(g *game, p Player, _ CardNo, _ *node) error {
	if err := g.needLands(p); err != nil {
		return err
	}
	if len(changeable(g, p)) == 0 {
		return g.refuse("112.S.a 112.I.a",
			"Du hast keine Landschaft, deren Art du zweimal besitzt und an der kein Ausbau liegt.",
			"You have no landscape without an expansion of a kind that you own at least twice.")
	}
	if st := g.s.Landscapes; st.Stated && len(st.Top) == 0 {
		return g.refuse("112.S.a", "Der Landschaftsstapel ist leer.", "The landscape stack is empty.")
	}
	return nil
}

// changeable returns p's landscapes that may be replaced: p has another one of the kind, and no landscape expansion or
// wizard lies there.
func changeable(g *game, p Player) []int {
	var out []int
	for i := range g.s.Sides[p].Lands {
		if g.sparable(p, i) && !g.expandedAt(p, i) {
			out = append(out, i)
		}
	}
	return out
}

// expandedAt reports whether a landscape expansion or a wizard lies at the landscape, which protects it from spells
// (001#15, 001#28).
func (g *game) expandedAt(p Player, land int) bool {
	l := g.s.Sides[p].Lands[land]
	return slices.ContainsFunc(g.s.Sides[p].Laid, func(c CardNo) bool {
		at, d := g.card(c).At, g.def(c)
		return at.Kind == AtLandscape && l.Row != 0 && at.Col == l.Col && sameSide(at.Row, l.Row) &&
			(d.class == "landscape" || d.is(catalog.Wizard))
	})
}

func changeLandAsksOld(g *game, f *Frame) Decision {
	d := Decision{Who: f.By, Kind: AskLand, Card: f.Card, Cites: g.node(f).cites,
		Text: say("Welche deiner Landschaften ersetzt du?", "Which of your landscapes do you replace?")}
	for _, i := range changeable(g, f.By) {
		m := NewMove(f.By, Choose)
		m.Own = LandSet(0).With(i)
		d.Options = append(d.Options, m)
	}
	return d
}

// changeLandTakesOld records the landscape to be replaced. One of each kind must remain (Ruling 112.I.a).
func changeLandTakesOld(g *game, f *Frame, m Move) (next, error) {
	own := m.Own.List()
	if len(own) == 0 || own[len(own)-1] >= len(g.s.Sides[f.By].Lands) {
		return wait, g.unnamed("landscapes", "Nenne eine eigene Landschaft.", "Name a landscape of your own.")
	}
	i := own[0]
	switch {
	case len(own) > 1:
		return wait, g.refuse("112.I.a", "Nenne genau eine Landschaft.", "Name exactly one landscape.")
	case g.expandedAt(f.By, i):
		return wait, g.refuse("112.I.a zud.magie.zauberer",
			"An dieser Landschaft liegt ein Zauberer oder ein Landschaftsausbau.",
			"There is a wizard or a landscape expansion at this landscape.")
	case !g.sparable(f.By, i) && g.by("112.I.a/land-wandle-dich"):
		return wait, g.refuse("112.I.a", "Von jeder Landschaftsart musst du mindestens eine behalten.",
			"You must keep at least one landscape of each kind.")
	}
	k := keeps[changing](f)
	k.Old, k.Stock = int8(i), g.s.Sides[f.By].Lands[i].Stock
	return changeLandNew, nil
}

func changeLandAsksNew(g *game, f *Frame) Decision {
	d := Decision{Who: f.By, Kind: AskLand, Card: f.Card, Cites: g.node(f).cites,
		Text: say("Welche Landschaft nimmst du aus dem Stapel?", "Which landscape do you take from the stack?")}
	for i, l := range g.s.Landscapes.Top {
		if !slices.Contains(g.s.Landscapes.Top[:i], l) {
			m := NewMove(f.By, Choose)
			m.Lands[0] = l
			d.Options = append(d.Options, m)
		}
	}
	return d
}

// changeLandTakesNew records the new landscape. If nothing lies on the old one, there is nothing more to choose.
func changeLandTakesNew(g *game, f *Frame, m Move) (next, error) {
	l := m.Lands[0]
	if l.Number < 1 {
		return wait, g.unnamed("landscapes", "Nenne eine Landschaft aus dem Stapel mit ihrer Zahl.",
			"Name a landscape from the stack with its number.")
	}
	if g.s.Landscapes.Stated && inLandStack(g, l.Kind, l.Number) < 0 {
		return wait, g.wrong("Diese Landschaft ist nicht im Stapel.", "The stack does not contain that landscape.")
	}
	k := keeps[changing](f)
	k.Kind, k.Number = l.Kind, l.Number
	if k.Stock > 0 {
		return changeLandOver, nil
	}
	changeLand(g, f, false)
	return done, nil
}

func changeLandAsksOver(g *game, f *Frame) Decision {
	d := Decision{Who: f.By, Kind: AskOption, Card: f.Card, Cites: g.node(f).cites,
		Text: say("Nimmst du die Rohstoffe auf die neue Landschaft mit (1) oder nicht (0)?",
			"Do you move the resources to the new landscape (1) or not (0)?")}
	for n := int8(1); n >= 0; n-- {
		m := NewMove(f.By, Choose)
		m.N = n
		d.Options = append(d.Options, m)
	}
	return d
}

func changeLandTakesOver(g *game, f *Frame, m Move) (next, error) {
	if m.N > 1 {
		return wait, g.wrong("Wähle die Zahl 1 oder 0.", "Choose number 1 or 0.")
	}
	changeLand(g, f, m.N == 1)
	return done, nil
}

// inLandStack returns the index of such a landscape in the stack, or -1 if none is known to be there.
func inLandStack(g *game, k Kind, number int8) int {
	is := func(x Landscape) bool { return x.Kind == k && x.Number == number }
	return slices.IndexFunc(g.s.Landscapes.Top, is)
}

// changeLand takes the new landscape out of the stack and puts the old one under it. The resources on the old one are
// replaced by as many of the new kind, or lost.
func changeLand(g *game, f *Frame, over bool) {
	k := keeps[changing](f)
	st, land := g.editLandStack(), &g.editLands(f.By)[k.Old]
	was := land.Kind
	if i := inLandStack(g, k.Kind, k.Number); i >= 0 {
		st.Top = slices.Delete(st.Top, i, i+1)
	}
	if st.Stated {
		st.Top = append(st.Top, Landscape{Kind: was, Number: land.Number})
	}
	land.Kind, land.Number, land.Stock = k.Kind, k.Number, 0
	e := g.emit("landscape", f.By, g.node(f).cites...)
	e.Card, e.To, e.N = f.Card, k.Kind.Landscape(), int(k.Number)
	if k.Stock == 0 {
		return
	}
	var b Bag
	if !over {
		b[was] = k.Stock
		e := g.emit("lost", f.By, g.node(f).cites...)
		e.Card, e.Get = f.Card, b
		return
	}
	land.Stock, b[k.Kind] = k.Stock, k.Stock
	e = g.emit("taken-over", f.By, g.node(f).cites...)
	e.Card, e.From, e.N, e.Get = f.Card, was.Landscape(), int(k.Stock), b
}
