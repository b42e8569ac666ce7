package engine

import (
	"slices"

	"catanica/catalog"
)

// A settlement is founded at the open end of a road and brings two landscapes (Rulings 103.G.c, 128.D.a). They come
// from the top of the landscape stack, or are chosen from the whole stack with a scout (word_scouts.go).

const procFound procName = "found"

// The steps of found.
const (
	foundScout next = iota
	foundDraw
	foundSides
	foundChoice
)

// founding is the record of found.
type founding struct {
	Gap   Col          // where the landscapes go
	Lands [2]Landscape // drawn, or named by the move; their numbers are 0 before that
}

func foundProcedure() Procedure {
	return Procedure{
		Name:  procFound,
		Keeps: recordOf[founding](),
		Steps: []Step{
			foundScout:  {Name: "scout", Do: foundMeetsScout, Ask: foundAsksScout, Take: foundTakesScout},
			foundDraw:   {Name: "draw", Do: foundDraws},
			foundSides:  {Name: "sides", Ask: foundAsksSides, May: whatIsListed, Take: foundTakesSides},
			foundChoice: {Name: "choice", Ask: foundAsksChoice, Take: foundTakesChoice},
		},
	}
}

// LandStack is the stack of landscapes, top first. If Stated is false, it may hold more than Top. If Mixed is true, the
// order is unknown, and the player who founds a settlement names the landscapes that come up.
type LandStack struct {
	Top    []Landscape // kind and number only
	Stated bool
	Mixed  bool
}

// take removes the two landscapes that come off the stack: the top two in either order, or any two if the stack is
// shuffled. It reports whether they were there. What nobody has stated may be any landscape.
func (st *LandStack) take(lands [2]Landscape) bool {
	for taken, l := range lands {
		reach := len(st.Top)
		if !st.Mixed {
			reach = min(2-taken, reach)
		}
		i := slices.IndexFunc(st.Top[:reach], func(x Landscape) bool { return x.Kind == l.Kind && x.Number == l.Number })
		switch {
		case i >= 0:
			st.Top = slices.Delete(st.Top, i, i+1)
		case st.Stated || !st.Mixed && len(st.Top) >= 2-taken:
			return false
		}
	}
	return true
}

// found puts a settlement at the open end of a road (Rulings 103.G.c, 128.D.a). A later step adds its two landscapes.
func (g *game) found(m Move) error {
	s := &g.s.Sides[m.Who]
	if len(s.Places) >= maxPlaces {
		return g.wrong("Hier ist kein Platz mehr für eine Siedlung.", "There is no room for another settlement here.")
	}
	first, last := s.Places[0].Col, s.Places[len(s.Places)-1].Col
	atLeft := m.At.Col == first-2 && slices.Contains(s.Roads, first-1)
	atRight := m.At.Col == last+2 && slices.Contains(s.Roads, last+1)
	if !atLeft && !atRight {
		return g.refuse("103.G.c", "Eine Siedlung wird am freien Ende einer Straße gebaut.",
			"A settlement must be built at the open end of a road.")
	}
	if err := g.payCentral(m, catalog.Settlement); err != nil {
		return err
	}
	gap := m.At.Col - 1
	if atRight {
		gap = m.At.Col + 1
	}
	g.editSide(m.Who)
	name := Settlement(g.s, m.Who, m.At.Col)
	g.emit("built-place", m.Who, "103.G.c").To = "settlement " + string(rune(name))
	*keeps[founding](g.begin(procFound, m.Who, NoCard, -1)) = founding{gap, m.Lands}
	return nil
}

// foundMeetsScout waits if the player holds a card that lets him choose the landscapes.
func foundMeetsScout(g *game, f *Frame) next {
	if len(scouts(g, f.By)) > 0 {
		return wait
	}
	return foundDraw
}

func foundAsksScout(g *game, f *Frame) Decision {
	return Decision{Who: f.By, Kind: AskReact, Card: NoCard, MayPass: true, Cites: []string{"128.D.a"},
		Text: say("Einen Kundschafter spielen und die Landschaften aussuchen?",
			"Play a Scout to choose the landscapes?"),
		Options: cardMoves(f.By, scouts(g, f.By))}
}

func foundTakesScout(g *game, f *Frame, m Move) (next, error) {
	if m.Verb == Pass {
		return foundDraw, nil
	}
	return foundDraw, playScout(g, m)
}

// foundDraws takes the top two landscapes of the stack, or stops the move if it cannot.
func foundDraws(g *game, f *Frame) next {
	to, err := drawLands(g, f)
	g.stop(err)
	return to
}

// drawLands takes the top two landscapes of the stack. If the move names landscapes, they must be these two. If nobody
// has stated them, or the stack has been shuffled, the move has to name them (Ruling 128.B.a).
func drawLands(g *game, f *Frame) (next, error) {
	st, k := g.editLandStack(), keeps[founding](f)
	switch {
	case bothNumbered(k.Lands):
		if !st.take(k.Lands) {
			return done, g.wrong("Diese Landschaften liegen nicht oben auf dem Stapel.",
				"Those landscapes are not on top of the stack.")
		}
		return layLands(g, f, k.Lands)
	case !st.Mixed && len(st.Top) >= 2:
		k.Lands = [2]Landscape{st.Top[0], st.Top[1]}
		st.Top = st.Top[2:]
		return foundSides, nil
	case st.Stated && len(st.Top) < 2:
		return done, g.refuse("128.B.a", "Der Landschaftsstapel ist leer.", "The landscape stack is empty.")
	}
	return done, g.unstated("landscape stack", "Welche Landschaften zu der Siedlung kommen, steht nicht fest: "+
		"Nenne sie (`bringing forest 3 above, hills 2 below`).",
		"The position does not say which landscapes come with the settlement: "+
			"name them (`bringing forest 3 above, hills 2 below`).")
}

// bothNumbered reports whether the numbers of both landscapes are known.
func bothNumbered(lands [2]Landscape) bool { return min(lands[0].Number, lands[1].Number) > 0 }

// layLands puts the landscapes above and below the gap beyond the settlement.
func layLands(g *game, f *Frame, lands [2]Landscape) (next, error) {
	if lands[0].Row == lands[1].Row {
		return done, g.unnamed("landscapes", "Sag, welche Landschaft oben und welche unten liegen soll.",
			"Say which landscape goes above and which below the road.")
	}
	gap, s := keeps[founding](f).Gap, g.editSide(f.By)
	for _, l := range lands {
		s.Lands = append(s.Lands, Landscape{Kind: l.Kind, Number: l.Number, Col: gap, Row: l.Row})
		e := g.emit("landscape", f.By, "103.G.c", "128.D.a")
		e.To, e.N = l.Kind.Landscape(), int(l.Number)
	}
	return done, nil
}

func foundAsksSides(_ *game, f *Frame) Decision {
	return Decision{Who: f.By, Kind: AskOption, Card: NoCard, Cites: []string{"128.D.a"},
		Text: say("Welche der beiden Landschaften kommt nach oben: die erste (1) oder die zweite (2)?",
			"Which of the two landscapes goes above the road: the first (1) or the second (2)?"),
		Options: []Move{numberMove(f.By, 1), numberMove(f.By, 2)}}
}

// foundTakesSides places the landscapes on the sides that the answer chooses. The settlement stays where it is (Ruling
// 128.D.a), and no second scout is played (Ruling 126.I.c).
func foundTakesSides(g *game, f *Frame, m Move) (next, error) {
	switch {
	case slices.Contains(scouts(g, m.Who), m.Card):
		return secondScout(g, m)
	case m.To.Kind == OnRoad:
		return resettle(g, f, m)
	case m.N != 1 && m.N != 2:
		return wait, g.wrong("Wähle die Zahl 1 oder 2.", "Choose number 1 or 2.")
	}
	lands := keeps[founding](f).Lands
	lands[0].Row, lands[1].Row = 1, -1
	if m.N == 2 {
		lands[0].Row, lands[1].Row = -1, 1
	}
	return layLands(g, f, lands)
}

// secondScout refuses a second scout after the same settlement (Ruling 126.I.c).
func secondScout(g *game, m Move) (next, error) {
	if g.misread("126.I.c") {
		return misreadSecondScout(g, m)
	}
	return wait, g.refuse("126.I.c 102.B.Ausspielen",
		"Nach dem Bau einer Siedlung darf nur eine solche Karte gespielt werden; auch eine verhinderte gilt als "+
			"gespielt.",
		"Only one such card can be played after a settlement is built, and a canceled card counts as played.")
}

// resettle refuses to move a settlement whose landscapes have not been placed yet (Ruling 128.D.a).
func resettle(g *game, f *Frame, m Move) (next, error) {
	if g.misread("128.D.a") {
		return misreadSettlementMoves(g, f, m)
	}
	return wait, g.refuse("128.D.a",
		"Die Siedlung liegt schon aus, und damit steht fest, wohin ihre Landschaften kommen.",
		"The settlement is already in play, so the places of its landscapes are fixed.")
}

// foundLetsChoose lets the player who founds the settlement choose its landscapes from the whole stack, because of card
// scout.
func foundLetsChoose(g *game, scout CardNo) {
	for i := len(g.s.Frames) - 1; i >= 0; i-- {
		if f := &g.s.Frames[i]; g.carries(f, procFound) {
			f.Step, f.Card = foundChoice, scout
			return
		}
	}
}

func foundAsksChoice(_ *game, f *Frame) Decision {
	return Decision{Who: f.By, Kind: AskLand, Card: NoCard, Cites: []string{"128.D.a"},
		Text: say("Welche zwei Landschaften nimmst du aus dem Stapel?",
			"Which two landscapes do you take from the stack?")}
}

// foundTakesChoice takes the two chosen landscapes out of the stack and shuffles it.
func foundTakesChoice(g *game, f *Frame, m Move) (next, error) {
	st := g.editLandStack()
	st.Mixed = true
	if !bothNumbered(m.Lands) {
		return wait, g.unnamed("landscapes", "Nenne zwei Landschaften mit ihrer Zahl.",
			"Name two landscapes with their numbers.")
	}
	if !st.take(m.Lands) {
		return wait, g.wrong("Diese beiden Landschaften sind nicht im Stapel.",
			"The stack does not contain those two landscapes.")
	}
	scout := f.Card
	to, err := layLands(g, f, m.Lands)
	g.emit("shuffled-landscapes", f.By, "128.D.a", g.textOf(scout)).Card = scout
	return to, err
}
