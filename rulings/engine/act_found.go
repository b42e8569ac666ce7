package engine

import (
	"slices"

	"catanica/catalog"
)

// LandStack is the stack of landscapes, top first. Unless Stated, nobody has stated what is in it; Mixed, the order
// is not known and whoever founds a settlement names the landscapes that come up.
type LandStack struct {
	Top    []Landscape // kind and number only
	Stated bool
	Mixed  bool
}

// found lays a settlement at the open end of a road (103.G.c, 128.D.a). Its two landscapes come afterwards.
func (g *game) found(m Move) error {
	s := &g.s.Sides[m.Who]
	if len(s.Places) >= maxPlaces {
		return g.wrong("Hier lässt sich keine Siedlung mehr anlegen.", "No settlement can be laid here any more.")
	}
	first, last := s.Places[0].Col, s.Places[len(s.Places)-1].Col
	outer := m.At.Col - 1
	if m.At.Col > last {
		outer = m.At.Col + 1
	}
	ok := m.At.Col == first-2 && slices.Contains(s.Roads, first-1) || m.At.Col == last+2 && slices.Contains(s.Roads, last+1)
	if !ok {
		return g.refuse("103.G.c", "Eine Siedlung braucht ein freies Straßenende.", "A settlement needs the open end of a road.")
	}
	if err := g.payCentral(m, catalog.Settlement); err != nil {
		return err
	}
	g.editSide(m.Who)
	name := Settlement(g.s, m.Who, m.At.Col)
	g.emit("built-place", m.Who, "103.G.c").To = "settlement " + string(rune(name))
	f := Frame{Proc: g.proc(procFound), By: m.Who, Card: NoCard, Node: -1, A: int16(outer)}
	if m.Lands[0].Number > 0 {
		f.B, f.C = m.Lands[0].code(), m.Lands[1].code()
	}
	g.push(f)
	return nil
}

// code and decode keep a landscape in a register: kind, number and side.
func (l Landscape) code() int16 {
	c := int16(l.Kind) + 8*int16(l.Number)
	if l.Row > 0 {
		c += 128
	}
	return c
}

func decode(c int16) Landscape {
	l := Landscape{Kind: Kind(c % 8), Number: int8(c / 8 % 16), Row: -1}
	if c >= 128 {
		l.Row = 1
	}
	return l
}

// runFound brings the settlement its two landscapes. Step 0 a card that lets choose them, 1 the landscapes off the
// stack, 2 which lies above, 3 the choice out of the whole stack. Registers: A the gap, B and C the landscapes.
func runFound(g *game, f *Frame) status {
	switch f.Step {
	case 0:
		if len(g.scouts(f.By)) > 0 {
			return wait
		}
		f.Step = 1
	case 1:
		return g.landsOffStack(f)
	case 2, 3:
		return wait
	default:
		return done
	}
	return again
}

// landsOffStack takes the two top landscapes of the stack. Those that the move names must be the ones; where
// nobody has stated the stack, or it has been shuffled, the move has to name them (128.B.a).
func (g *game) landsOffStack(f *Frame) status {
	st := g.editLandStack()
	switch named := f.B > 0; {
	case named:
		a, b := decode(f.B), decode(f.C)
		if !st.take(a) || !st.take(b) {
			g.stop(g.wrong("Diese Landschaften liegen nicht oben auf dem Stapel.", "Those landscapes do not lie on top of the stack."))
			return done
		}
		return g.layLands(f, a, b)
	case st.Stated && !st.Mixed && len(st.Top) >= 2:
		f.B, f.C = st.Top[0].code(), st.Top[1].code()
		st.Top = st.Top[2:]
		f.Step = 2
		return again
	case st.Stated && len(st.Top) < 2:
		g.stop(g.refuse("128.B.a", "Der Landschaftsstapel ist aufgebraucht.", "The landscape stack is used up."))
	default:
		g.undecided("landscape stack", "Welche Landschaften die Siedlung bringt, steht nicht fest: nenne sie (`bringing forest 3 above, hills 2 below`).",
			"Nobody has stated which landscapes the settlement brings: name them (`bringing forest 3 above, hills 2 below`).")
	}
	return done
}

// take removes a landscape that comes off the stack: one of the two top ones, or any of a shuffled one.
func (st *LandStack) take(l Landscape) bool {
	if !st.Stated {
		return true
	}
	reach := len(st.Top)
	if !st.Mixed {
		reach = min(2, reach)
	}
	for i, x := range st.Top[:reach] {
		if x.Kind == l.Kind && x.Number == l.Number {
			st.Top = slices.Delete(st.Top, i, i+1)
			return true
		}
	}
	return false
}

// layLands lays the landscapes above and below the gap beyond the settlement.
func (g *game) layLands(f *Frame, a, b Landscape) status {
	if a.Row == b.Row {
		g.stop(g.unnamed("landscapes", "Sag, welche Landschaft oben und welche unten liegt.", "Say which landscape lies above and which below."))
		return done
	}
	f.Step = 4
	s := g.editSide(f.By)
	for _, l := range [2]Landscape{a, b} {
		s.Lands = append(s.Lands, Landscape{Kind: l.Kind, Number: l.Number, Col: Col(f.A), Row: l.Row})
		e := g.emit("landscape", f.By, "103.G.c", "128.D.a")
		e.To, e.N = l.Kind.Landscape(), int(l.Number)
	}
	return again
}

// scouts are p's cards that let him choose the landscapes, right after founding (128.D.a, 126.I.c).
func (g *game) scouts(p Player) []CardNo {
	var out []CardNo
	for _, c := range g.hand(p).Top {
		for _, i := range g.def(c).reacts {
			if g.t.Book.nodes[i].proc == g.proc(procScout) {
				out = append(out, c)
			}
		}
	}
	return out
}

func askFound(g *game, f *Frame) Decision {
	d := Decision{Who: f.By, Kind: AskReact, Card: NoCard, MayPass: true, Cites: []string{"128.D.a"},
		Text: say("Mit einem Kundschafter die Landschaften aussuchen?", "Choose the landscapes with a scout?")}
	switch f.Step {
	case 0:
		d.Options = append(d.Options, cardMoves(f.By, g.scouts(f.By))...)
	case 2:
		d.Kind, d.MayPass, d.Text = AskOption, false, say("Welche der beiden Landschaften liegt oben (1 oder 2)?", "Which of the two landscapes lies above (1 or 2)?")
		for n := int8(1); n <= 2; n++ {
			m := NewMove(f.By, Choose)
			m.N = n
			d.Options = append(d.Options, m)
		}
	default:
		d.Kind, d.MayPass, d.Text = AskLand, false, say("Welche zwei Landschaften aus dem Stapel?", "Which two landscapes out of the stack?")
	}
	return d
}

func answerFound(g *game, f *Frame, m Move) error {
	switch {
	case f.Step == 0:
		return g.scout(f, m)
	case f.Step == 2 && m.Card != NoCard && slices.Contains(g.scouts(m.Who), m.Card):
		if g.t.on("126.I.c") {
			return g.refuse("126.I.c 102.B.Ausspielen", "Nach dem Bau einer Siedlung wird nur eine solche Karte gespielt; auch eine verhinderte gilt als gespielt.",
				"Only one such card is played after a settlement is built; one that was vetoed counts as played.")
		}
		return g.scout(f, m)
	case f.Step == 2 && m.To.Kind == OnRoad:
		return g.resettle(f, m)
	case f.Step == 2:
		if m.N != 1 && m.N != 2 {
			return g.wrong("Nenne 1 oder 2.", "Name 1 or 2.")
		}
		a, b := decode(f.B), decode(f.C)
		a.Row, b.Row = 1, -1
		if m.N == 2 {
			a.Row, b.Row = -1, 1
		}
		g.layLands(f, a, b)
		return nil
	}
	return g.scouted(f, m)
}

// resettle: once a settlement lies out its landscapes belong beside it; it cannot go elsewhere any more (128.D.a).
func (g *game) resettle(f *Frame, m Move) error {
	if g.t.on("128.D.a") {
		return g.refuse("128.D.a", "Die Siedlung liegt schon, und damit steht fest, wohin ihre Landschaften kommen.",
			"The settlement lies out, and that settles where its landscapes go.")
	}
	s := g.editSide(f.By) // the tempting reading: until the landscapes lie it may be moved
	from, to := Col(f.A)-1, m.To.Col-1
	if m.To.Col > 0 {
		from, to = Col(f.A)+1, m.To.Col+1
	}
	for i := range s.Places {
		if s.Places[i].Col == from {
			s.Places[i].Col = to
		}
	}
	s.sortPlaces()
	f.A = int16(to) + int16(to-m.To.Col)
	return nil
}

// scout plays the card; it may be vetoed like any other (126.I.d), and is played once (126.I.c).
func (g *game) scout(f *Frame, m Move) error {
	f.Step = 1
	if m.Verb == Pass {
		return nil
	}
	if !slices.Contains(g.scouts(m.Who), m.Card) {
		return g.refuse("126.I.c", "Hier hilft nur eine Karte, die Landschaften aussuchen lässt.", "Only a card that lets choose landscapes helps here.")
	}
	if err := g.acts(m.Who); err != nil {
		return err
	}
	g.takeFromHand(m.Who, m.Card)
	g.emit("played", m.Who, "102.B.Ausspielen", "128.D.a").Card = m.Card
	g.push(Frame{Proc: g.proc(procPlay), By: m.Who, Card: m.Card, Node: -2})
	return nil
}

// runScout lets its player choose the landscapes of the settlement just founded out of the whole stack, which is
// shuffled afterwards.
func runScout(g *game, f *Frame) status {
	for i := len(g.s.Frames) - 1; i >= 0; i-- {
		if x := &g.s.Frames[i]; g.carries(x, procFound) {
			x.Step = 3
			break
		}
	}
	return done
}

// scouted takes the two landscapes chosen.
func (g *game) scouted(f *Frame, m Move) error {
	st := g.editLandStack()
	st.Mixed = true
	for _, l := range m.Lands {
		if l.Number < 1 {
			return g.unnamed("landscapes", "Nenne zwei Landschaften mit ihrer Zahl.", "Name two landscapes with their numbers.")
		}
		if !st.take(l) {
			return g.wrong("Diese Landschaft ist nicht im Stapel.", "That landscape is not in the stack.")
		}
	}
	g.layLands(f, m.Lands[0], m.Lands[1])
	return nil
}
