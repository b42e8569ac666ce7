package engine

import (
	"slices"

	"catanica/catalog"
)

// turns: {price: unknown}. A card that lies with its strength points or with its commerce points to its player, and
// that he turns round for gold, once a turn (Ruling 103.I.f). Card.Stored says which of them count: 1 strength, 2
// commerce, 0 not stated. No source tells the price, nor which way it lies when it is built (123.BI.a).

// turnedTo maps Card.Stored to the points that count.
var turnedTo = [...]string{"", "strength", "commerce"}

// wordTurns returns the effect word `turns`.
func wordTurns() Word {
	return Word{
		Name: "turns", In: InForce,
		Args: []string{"price"},
		Form: "`price: unknown`",
		Doc: "called up: lies with strength or with commerce points, and is turned for gold " +
			"(`(stored 1)`, `(stored 2)`)",
		Example: "Brauerei",
		Use:     &usable{phase: MainPhase, do: turnRound},
		Tells: []Sentence{
			{"turned-round", catalog.Text{DE: "{who} dreht {den card}.", EN: "{who} turns {card} around."}},
		},
	}
}

// facing reports whether the points of that kind count for card c. sure is false if nobody has stated which way it
// lies.
func (g *score) facing(c CardNo, kind string) (counts, sure bool) {
	n := g.has(c, "turns")
	switch at := g.s.Cards[c].Stored; {
	case n == nil || kind == "tournament":
		return true, true
	case int(at) >= len(turnedTo) || at < 1:
		return false, false
	default:
		return turnedTo[at] == kind, true
	}
}

func turnRound(g *game, m Move, n *node) error {
	d := g.def(m.Card)
	if g.has(m.Card, "turns") == nil {
		return g.unstated("mirrored turning",
			"Ob sich %s für das nachgeahmte Gebäude drehen lässt, sagt keine Quelle.",
			"No source says whether %s can be turned for the building that it copies.", g.title(m.Card, catalog.Nominative))
	}
	if d.priceIs != catalog.Known {
		return g.unstated("price of "+d.id,
			"Was es kostet, %s zu drehen, nennt keine Quelle: Nimm es an (`assume: price`).",
			"No source says what it costs to turn %s: assume it (`assume: price`).", g.title(m.Card, catalog.Accusative))
	}
	if _, sure := g.facing(m.Card, "strength"); !sure {
		return g.unstated("which way "+d.id+" lies",
			"Ob %s Stärke oder Handel zeigt, steht nicht fest: Schreib `(stored 1)` für Stärke, `(stored "+
				"2)` für Handel.",
			"The position does not say whether %s shows strength or commerce: write `(stored 1)` for strength, `(stored 2)` "+
				"for commerce.",
			g.title(m.Card, catalog.Nominative))
	}
	if err := g.pay(m.Who, m.Card, d.price, 0, m.Give, m.Save, "103.I.f"); err != nil {
		return err
	}
	k := g.edit(m.Card)
	k.Stored = 3 - k.Stored
	e := g.emit("turned-round", m.Who, append(slices.Clip(n.cites), "103.P.c")...)
	e.Card, e.To = m.Card, turnedTo[k.Stored]
	return nil
}
