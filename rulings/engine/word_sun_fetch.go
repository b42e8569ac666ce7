package engine

import "slices"

// sun-fetch. On the sun its player may fetch a card of the discard pile instead of the resource, in the opponent's turn
// too: from the own pile in the tournament game, else from the common one (Rulings 103.E.c, 103.K.c).

const procPalace procName = "sun-fetch"

// wordSunFetch returns the effect word `sun-fetch`.
func wordSunFetch() Word {
	return Word{
		Name: "sun-fetch", In: InForce,
		Doc:     "on the sun: a card of the discard pile instead of the resource",
		Example: "Palast",
		Procedures: []Procedure{{
			Name:  procPalace,
			Steps: []Step{{Name: "choice", Ask: palaceAsks, Take: palaceTakes}},
		}},
	}
}

// palaceOf returns p's working palace and its effect word, or NoCard if there is no card to fetch or a ban prevents it
// (Rulings 103.E.c, 112.P.a).
func palaceOf(g *game, p Player) (CardNo, int16) {
	if g.misread("103.I.d/palast") && p != g.s.Active {
		return NoCard, -1
	}
	c, n := g.function(p, "sun-fetch")
	if pile := g.discard(p); c == NoCard || len(pile.Top) == 0 && !pile.Open || g.mayFetchFrom(p, p, c) != nil {
		return NoCard, -1
	}
	return c, n.no
}

func palaceAsks(g *game, f *Frame) Decision {
	return Decision{Who: f.By, Kind: AskCard, Card: f.Card, MayPass: true, Cites: []string{"103.E.c"},
		Options: cardMoves(f.By, g.discard(f.By).Top),
		Text: say("Nimmst du statt des Rohstoffs eine Karte aus der Ablage?",
			"Do you take a card from the discard pile instead of the resource?")}
}

// palaceTakes fetches the card (Ruling 103.K.c). A player who passes takes the resource.
func palaceTakes(g *game, f *Frame, m Move) (next, error) {
	if m.Verb == Pass {
		sunChoice(g, f.By)
		return done, nil
	}
	pile := g.discard(f.By)
	if m.Card == NoCard {
		return wait, g.refuse("103.K.c", "Nenne eine Karte aus der Ablage, oder passe und nimm den Rohstoff.",
			"Name a card from the discard pile, or pass and take the resource.")
	}
	if !pile.holds(m.Card) {
		return wait, g.refuse("103.K.c", "Diese Karte liegt nicht in der Ablage.",
			"That card is not in the discard pile.")
	}
	by, palace, no := f.By, f.Card, f.Node
	if g.misread("103.K.c/palast") && pile.Top[0] != m.Card {
		return wait, misreadPalaceTakesTop(g)
	}
	if err := g.fetchFrom(by, by, m.Card, palace); err != nil {
		return wait, err
	}
	e := g.emit("fetched", by, append(slices.Clip(g.node(f).cites), "103.E.c", "103.K.c")...)
	e.Card, e.On = m.Card, palace
	if g.misread("123.BD.c") {
		misreadNotesPalace(g, palace)
	}
	if g.by("123.BD.b", "103.K.c/handkartenlimit") {
		palaceSurplus(g, by)
	}
	if g.misreadOf(palace, "103.P.c") {
		misreadPalaceAgain(g, by, palace, no)
	}
	return done, nil
}

// palaceSurplus lets the player put back the surplus card at once (Ruling 123.BD.b), by another reading of
// palace-hand-not-full even if the hand is not too large.
func palaceSurplus(g *game, p Player) {
	if hand := g.hand(p); !hand.Open && hand.Len() <= g.handLimit(p) && g.reading("palace-hand-not-full") == "always" {
		g.beginReduce(p, true)
		return
	}
	g.surplus(p, false)
}
