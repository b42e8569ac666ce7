package engine

import (
	"slices"

	"catanica/catalog"
)

// campaign: {}. The player marches against the barbarians; for each victory his triumphal arch is turned up by a point, to
// three at the most (123.BI.a, 103.P.c). How the victory is won and what it brings no source states: a gain that is
// assumed stands for a victory that brings it, a loss for a defeat.
func runCampaign(g *game, f *Frame) status {
	if f.Step > 0 {
		return done
	}
	f.Step = 1
	d, by, card := g.def(f.Card), f.By, f.Card
	cites := g.node(f).cites
	switch {
	case d.gain != nil:
		g.emit("repelled", by, cites...).Card = card
		if got := g.gain(by, d.gain.Bag); got.Total() > 0 {
			e := g.emit("gained", by, cites...)
			e.Card, e.Get = card, got
		}
		g.triumph(by)
		if d.gain.Any > 0 {
			g.push(Frame{Proc: g.proc(procGain), By: by, Card: card, Node: f.Node, A: int16(d.gain.Any)})
		}
	case d.loss != nil:
		g.emit("overrun", by, cites...).Card = card
	default:
		g.undecided("victory of "+d.id, "Wie der Sieg errungen wird und was er bringt, nennt keine Quelle: nimm einen Sieg an (`assume: gain`).",
			"No source states how the victory is won and what it brings: assume one (`assume: gain`).")
	}
	return again
}

// triumphant reports whether p has a card that counts won campaigns and could still be turned.
func (g *game) triumphant(p Player) bool {
	return slices.ContainsFunc(g.s.Sides[p].Laid, func(c CardNo) bool {
		return g.s.Cards[c].By == p && g.def(c).victory.Count == "won" && g.working(c) && g.s.Cards[c].Stored < mostPoints
	})
}

// triumph turns p's cards that count won campaigns.
func (g *game) triumph(p Player) {
	g.laidBy(p, func(c CardNo) {
		if k := g.card(c); g.def(c).victory.Count == "won" && g.working(c) && k.Stored < mostPoints {
			g.edit(c).Stored++
			e := g.emit("turned-up", p, "123.BI.a", "103.P.c")
			e.Card, e.N = c, int(k.Stored)+1
		}
	})
}

// procCampaign names the procedure `campaign`.
const procCampaign procName = "campaign"

// wordCampaign is the effect word `campaign`.
func wordCampaign() Word {
	return Word{
		Name: "campaign", In: OnPlay,
		Doc:     "a campaign whose outcome has to be assumed; victories are counted",
		Example: "Barbarenfeldzug",
		Procedures: []Procedure{
			{Name: procCampaign, run: runCampaign, ask: nil, answer: nil},
		},
		Tells: []Sentence{
			{"repelled", catalog.Text{DE: "{who} schlägt mit {n} Einheiten die Barbaren zurück.", EN: "{who} repels the barbarians with {n} units."}},
			{"overrun", catalog.Text{DE: "Die Barbaren überrennen die {n} Einheiten von {who}.", EN: "The barbarians overrun {who}'s {n} units."}},
			{"turned-up", catalog.Text{DE: "{card} zeigt jetzt {n}.", EN: "{card} now shows {n}."}},
		},
	}
}
