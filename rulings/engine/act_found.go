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

// LandStack is the stack of landscapes, top first. If Stated is false, nobody has stated what is in it. If Mixed is
// true, the order is unknown, and the player who founds a settlement names the landscapes that come up.
type LandStack struct {
	Top    []Landscape // kind and number only
	Stated bool
	Mixed  bool
}

// take removes a landscape that comes off the stack: one of the top two, or any if the stack is shuffled. It reports
// whether the landscape was there.
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
	k := keeps[founding](g.begin(procFound, m.Who, NoCard, -1))
	k.Gap = gap
	if m.Lands[0].Number > 0 {
		k.Lands = [2]Landscape{sided(m.Lands[0]), sided(m.Lands[1])}
	}
	return nil
}

// sided returns the landscape placed above the axis, or below it if the move does not say above.
func sided(l Landscape) Landscape {
	out := Landscape{Kind: l.Kind, Number: l.Number, Row: -1}
	if l.Row > 0 {
		out.Row = 1
	}
	return out
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

// foundDraws takes the top two landscapes of the stack. If the move names landscapes, they must be these two. If nobody
// has stated the stack, or it has been shuffled, the move has to name them (Ruling 128.B.a).
func foundDraws(g *game, f *Frame) next {
	st, k := g.editLandStack(), keeps[founding](f)
	switch named := k.Lands[0].Number > 0; {
	case named && (!st.take(k.Lands[0]) || !st.take(k.Lands[1])):
		g.stop(g.wrong("Diese Landschaften liegen nicht oben auf dem Stapel.",
			"Those landscapes are not on top of the stack."))
	case named:
		return layLands(g, f, k.Lands)
	case st.Stated && !st.Mixed && len(st.Top) >= 2:
		k.Lands = [2]Landscape{st.Top[0], st.Top[1]}
		st.Top = st.Top[2:]
		return foundSides
	case st.Stated && len(st.Top) < 2:
		g.stop(g.refuse("128.B.a", "Der Landschaftsstapel ist leer.", "The landscape stack is empty."))
	default:
		g.undecided("landscape stack", "Welche Landschaften zu der Siedlung kommen, steht nicht fest: "+
			"Nenne sie (`bringing forest 3 above, hills 2 below`).",
			"The position does not say which landscapes come with the settlement: "+
				"name them (`bringing forest 3 above, hills 2 below`).")
	}
	return done
}

// layLands puts the landscapes above and below the gap beyond the settlement.
func layLands(g *game, f *Frame, lands [2]Landscape) next {
	if lands[0].Row == lands[1].Row {
		g.stop(g.unnamed("landscapes", "Sag, welche Landschaft oben und welche unten liegen soll.",
			"Say which landscape goes above and which below the road."))
		return done
	}
	gap, s := keeps[founding](f).Gap, g.editSide(f.By)
	for _, l := range lands {
		s.Lands = append(s.Lands, Landscape{Kind: l.Kind, Number: l.Number, Col: gap, Row: l.Row})
		e := g.emit("landscape", f.By, "103.G.c", "128.D.a")
		e.To, e.N = l.Kind.Landscape(), int(l.Number)
	}
	return done
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
	case m.Card != NoCard && slices.Contains(scouts(g, m.Who), m.Card):
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
	return layLands(g, f, lands), nil
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

// foundLetsChoose lets the player who founds the settlement choose its landscapes from the whole stack.
func foundLetsChoose(g *game) {
	for i := len(g.s.Frames) - 1; i >= 0; i-- {
		if f := &g.s.Frames[i]; g.carries(f, procFound) {
			f.Step = foundChoice
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
	for _, l := range m.Lands {
		if l.Number < 1 {
			return wait, g.unnamed("landscapes", "Nenne zwei Landschaften mit ihrer Zahl.",
				"Name two landscapes with their numbers.")
		}
		if !st.take(l) {
			return wait, g.wrong("Diese Landschaft ist nicht im Stapel.", "The stack does not contain that landscape.")
		}
	}
	return layLands(g, f, m.Lands), nil
}
