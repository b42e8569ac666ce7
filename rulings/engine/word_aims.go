package engine

import (
	"slices"

	"catanica/catalog"
)

// aims: {what: [building]}. When the card is built its player names one of the opponent's buildings as its target; if
// the target vanishes he names another one at once (Ruling 103.I.f). The word mirrors says what the card does with it.

const procAim procName = "aims"

// LostTarget is the Target of a card whose target has left play, until its player names another one.
const LostTarget MaybeCard = -1

// wordAims returns the effect word `aims`.
func wordAims() Word {
	return Word{
		Name: "aims", In: OnBuild,
		Args:    []string{"what"},
		Form:    "`what: [building]`",
		Doc:     "its player names the opponent's building that it mirrors",
		Example: "Geheimbund",
		Procedures: []Procedure{
			{Name: procAim, Steps: []Step{{Name: "target", Do: aimBegins, Ask: aimAsks, Take: aimTakes}}},
		},
		Tells: []Sentence{
			{"aimed", catalog.Text{
				DE: "{Der on} wird zum Ziel {des card}.",
				EN: "{The on} becomes the target of {card}."}},
		},
	}
}

// targets returns the buildings that p may name as targets.
func targets(g *game, p Player, n *node) []CardNo {
	var out []CardNo
	g.laidBy(p.Other(), func(c CardNo) {
		if g.countsAny(c, n.arg.Get("what").Strs()) && g.has(c, "mirrors") == nil {
			out = append(out, c)
		}
	})
	return out
}

func aimBegins(g *game, f *Frame) next {
	if len(targets(g, f.By, g.node(f))) == 0 {
		return done
	}
	return wait
}

func aimAsks(g *game, f *Frame) Decision {
	return Decision{Who: f.By, Kind: AskCard, Card: f.Card, Cites: g.node(f).cites,
		Text: say("Welches Gebäude des Mitspielers ist das Ziel?",
			"Which of your opponent's buildings is the target?"),
		Options: cardMoves(f.By, targets(g, f.By, g.node(f)))}
}

func aimTakes(g *game, f *Frame, m Move) (next, error) {
	if !slices.Contains(targets(g, f.By, g.node(f)), m.Card) {
		return wait, g.refuseBy(append([]string{"102.B.Gebäude"}, g.node(f).cites...),
			"Nenne ein Gebäude des Mitspielers.", "Name one of your opponent's buildings.")
	}
	g.edit(f.Card).Target = SomeCard(m.Card)
	e := g.emit("aimed", f.By, g.node(f).cites...)
	e.Card, e.On = f.Card, m.Card
	return done, nil
}

// noteTargets records which cards lose their target. The store that such a card has filled by its function is lost,
// because the next target may store something else.
func (g *game) noteTargets(leaving CardNo) {
	for c := range g.s.Cards {
		if g.s.Cards[c].Target == SomeCard(leaving) {
			k := g.edit(CardNo(c))
			k.Target, k.Stored = LostTarget, 0
			g.aimless = true
		}
	}
}

// reaim lets players name another target for cards that have lost theirs, in either player's turn (Ruling 103.I.f).
func (g *game) reaim() {
	if !g.aimless {
		return
	}
	g.aimless = false
	for i := range g.s.Cards {
		c := CardNo(i)
		if k := g.card(c); k.Target == LostTarget && k.Laid && g.byOf(c, "103.I.f") {
			beginAim(g, c)
		}
	}
}

// beginAim lets the player of card c name another target, if there is one.
func beginAim(g *game, c CardNo) {
	for _, i := range g.def(c).built {
		if g.t.Book.nodes[i].word.Name == "aims" {
			g.begin(procAim, g.card(c).By, c, i)
		}
	}
}
