package engine

import (
	"slices"

	"catanica/catalog"
)

// stir: {stars: 2}. Its player chooses: the opponent hands over stars, or puts a card of his hand under a stack for
// each victory point that he is ahead (000#Courage).

const procStir procName = "stir"

// The steps of stir.
const (
	stirChoice next = iota
	stirCards
)

// stirred is the record of stir.
type stirred struct {
	Owed int8 // cards that the opponent still has to put away
}

// wordStir returns the effect word `stir`.
func wordStir() Word {
	return Word{
		Name: "stir", In: OnPlay,
		Args: []string{"stars"},
		Form: "`stars: 2`",
		Doc: "the opponent hands over stars, or puts a card of the hand under a stack for each point that he is " +
			"ahead",
		Example: "Courage",
		Acts:    catalog.Weakens,
		Can:     canStir,
		Procedures: []Procedure{{
			Name:  procStir,
			Keeps: recordOf[stirred](),
			Steps: []Step{
				stirChoice: {Name: "choice", Ask: stirAsksChoice, Take: stirTakesChoice},
				stirCards:  {Name: "cards", Do: stirGoesOn, Ask: stirAsksCard, Take: stirTakesCard},
			},
		}},
	}
}

// canStir refuses a card that would cost the opponent nothing (Ruling 112.S.a).
func canStir(g *game, p Player, _ CardNo, n *node) error {
	stars, cards, open := stirring(g, p, n)
	switch {
	case stars > 0 || cards > 0 && !open:
		return nil
	case open:
		return leadUnstated(g)
	}
	return g.refuse("112.S.a", "Der Mitspieler hat keine Sterne und liegt nicht vorn.",
		"Your opponent has no stars and is not ahead.")
}

// stirring returns how many stars and how many cards the opponent would lose. open reports that the victory points of a
// player are not fully stated.
func stirring(g *game, p Player, n *node) (stars, cards int, open bool) {
	own, ownMore := g.points(p)
	other, otherMore := g.points(p.Other())
	stars = min(g.stars(p.Other()), max(1, n.arg.Get("stars").Int()))
	return stars, max(0, other-own), ownMore+otherMore > 0
}

func leadUnstated(g *game) error {
	return g.unstated("victory points",
		"Wie weit der Mitspieler vorn liegt, hängt von Siegpunkten ab, die keine Quelle nennt: Nimm sie an.",
		"How far the opponent is ahead depends on victory points that no source states: assume them.")
}

func stirAsksChoice(g *game, f *Frame) Decision {
	stars, cards, _ := stirring(g, f.By, g.node(f))
	d := Decision{Who: f.By, Kind: AskOption, Card: f.Card,
		Text: say("Nimmst du dem Mitspieler Sterne oder Handkarten?",
			"Does your opponent lose stars or cards from their hand?")}
	if stars > 0 {
		m := NewMove(f.By, Choose)
		m.Stars = int8(stars)
		d.Options = append(d.Options, m)
	}
	if cards > 0 {
		m := NewMove(f.By, Choose)
		m.N = int8(cards)
		d.Options = append(d.Options, m)
	}
	return d
}

// stirTakesChoice hands the stars over, or notes how many cards go.
func stirTakesChoice(g *game, f *Frame, m Move) (next, error) {
	p := f.By.Other()
	stars, cards, open := stirring(g, f.By, g.node(f))
	switch {
	case m.Stars > 0 && stars > 0:
		if int(m.Stars) != stars {
			return wait, g.wrong("Der Mitspieler verliert hier genau %s.", "Your opponent loses exactly %s here.",
				countStars(stars))
		}
		g.giveStars(p, f.Card, stars)
		e := g.emit("stars", f.By, append(slices.Clone(g.node(f).cites), "kuw.volksstimmung")...)
		e.Card, e.N = f.Card, g.addStars(f.By, stars)
		return done, nil
	case m.N == 0 || cards == 0 && !open:
		return wait, g.wrong("Wähle Sterne oder Handkarten.", "Choose stars or cards.")
	case open:
		return wait, leadUnstated(g)
	case int(m.N) != cards:
		return wait, g.wrong("Der Mitspieler liegt um %s vorn und verliert ebenso viele Karten.",
			"Your opponent is ahead by %s and loses as many cards.", countPoints(cards))
	}
	if err := g.needHand(p); err != nil {
		return wait, err
	}
	owed := min(cards, g.hand(p).Len())
	if owed == 0 {
		g.emit("nothing", p, g.node(f).cites...).Card = f.Card
	}
	keeps[stirred](f).Owed = int8(owed)
	return stirCards, nil
}

func stirGoesOn(_ *game, f *Frame) next {
	if keeps[stirred](f).Owed > 0 {
		return wait
	}
	return done
}

func stirAsksCard(g *game, f *Frame) Decision {
	p := f.By.Other()
	d := Decision{Who: p, Kind: AskPutBack, Card: f.Card,
		Text: say("Welche Handkarte kommt unter welchen Stapel? (noch %s)",
			"Which card from your hand goes under which stack? (%s to go)", countCards(int(keeps[stirred](f).Owed)))}
	for _, c := range g.hand(p).Top {
		for _, m := range g.stackMoves(p) {
			m.Card = c
			d.Options = append(d.Options, m)
		}
	}
	return d
}

func stirTakesCard(g *game, f *Frame, m Move) (next, error) {
	p := f.By.Other()
	if !g.inHand(p, m.Card) {
		return wait, g.wrong("Du hast diese Karte nicht auf der Hand.", "You do not hold that card.")
	}
	g.takeFromHand(p, m.Card)
	if err := g.putUnder(p, m.Card, m.N, g.node(f).cites...); err != nil {
		return wait, err
	}
	keeps[stirred](f).Owed--
	return stirCards, nil
}
