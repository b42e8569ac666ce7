package engine

import (
	"slices"

	"catanica/catalog"
)

// spares: {from: [unruhen], stars: 1}. A function: for stars its player is spared the event, or the brigands
// (kuw.volksstimmung). It is offered before they are carried out.

const procSpare procName = "spares"

// wordSpares returns the effect word `spares`.
func wordSpares() Word {
	return Word{
		Name: "spares", In: InForce,
		Args:    []string{"from", "stars"},
		Form:    "`from: [unruhen]`, `stars: 1`",
		Doc:     "its player may pay stars to be spared that event, or the brigands",
		Example: "Volksstimmung",
		Acts:    catalog.Protects,
		Procedures: []Procedure{
			{Name: procSpare, Steps: []Step{{Name: "offer", Ask: spareAsks, Take: spareTakes}}},
		},
	}
}

// offerSpare asks p whether to pay to be spared the event, or the brigands, of that name. It reports whether there was
// anything to offer.
func (g *game) offerSpare(p Player, from string) bool {
	card, at := NoCard, int16(-1)
	g.eachFunction(p, "spares", func(c CardNo, n *node) {
		if card == NoCard && slices.Contains(n.arg.Get("from").Strs(), from) && g.stars(p) >= starsToSpare(n) {
			card, at = c, n.no
		}
	})
	if card == NoCard {
		return false
	}
	g.begin(procSpare, p, card, at)
	return true
}

func starsToSpare(n *node) int { return max(1, n.arg.Get("stars").Int()) }

func spareAsks(g *game, f *Frame) Decision {
	n := g.node(f)
	return Decision{Who: f.By, Kind: AskReact, Card: f.Card, MayPass: true, Cites: n.cites,
		Options: []Move{cardMove(f.By, f.Card)},
		Text: say("Gibst du %s ab, damit es dich nicht trifft?", "Do you give up %s to be spared?",
			countStars(starsToSpare(n)))}
}

func spareTakes(g *game, f *Frame, m Move) (next, error) {
	if m.Verb == Pass {
		return done, nil
	}
	n := g.node(f)
	stars := starsToSpare(n)
	if m.Card != f.Card && int(m.Stars) != stars {
		return wait, g.wrong("Nenne %s oder %s, oder passe.", "Name %s or %s, or pass.",
			g.title(f.Card, catalog.Accusative), countStars(stars))
	}
	g.takeStars(f.By, stars)
	e := g.emit("spared", f.By, n.cites...)
	e.Card, e.N = f.Card, stars
	g.noteSpared(f.By, f.Card)
	return done, nil
}
