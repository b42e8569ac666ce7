package engine

import (
	"slices"

	"catanica/catalog"
)

// campaign. The player marches against the barbarians; for each victory his triumphal arch is turned up by a point, to
// three at the most (Ruling 123.BI.a, 103.P.c). No source states how the victory is won and what it brings: an assumed
// gain stands for a victory that brings it, an assumed loss for a defeat.

const procCampaign procName = "campaign"

// wordCampaign returns the effect word `campaign`.
func wordCampaign() Word {
	return Word{
		Name: "campaign", In: OnPlay,
		Doc:     "a campaign whose outcome has to be assumed; victories are counted",
		Example: "Barbarenfeldzug",
		Procedures: []Procedure{
			{Name: procCampaign, Steps: []Step{{Name: "march", Do: campaignMarches}}},
		},
		Tells: []Sentence{
			{"turned-up", catalog.Text{DE: "{Der card} zeigt jetzt {n}.", EN: "{The card} now shows {n}."}},
		},
	}
}

func campaignMarches(g *game, f *Frame) next {
	d, by, card, no := g.def(f.Card), f.By, f.Card, f.Node
	cites := g.node(f).cites
	switch {
	case d.gain != nil:
		g.emit("repelled", by, cites...).Card = card
		g.bring(by, d.gain.Bag, card, cites...)
		g.triumph(by)
		if d.gain.Any > 0 {
			g.beginGain(by, card, no, int(d.gain.Any))
		}
	case d.loss != nil:
		g.emit("overrun", by, cites...).Card = card
	default:
		g.undecided("victory of "+d.id,
			"Wie man siegt und was der Sieg einbringt, sagt keine Quelle: Nimm einen Sieg an (`assume: gain`).",
			"No source says how you win and what a victory is worth: assume a victory (`assume: gain`).")
	}
	return done
}

// triumphant reports whether p has a card that counts won campaigns and can still be turned up.
func (g *game) triumphant(p Player) bool {
	return slices.ContainsFunc(g.s.Sides[p].Laid, func(c CardNo) bool { return countsTriumph(g, c) })
}

// countsTriumph reports whether c counts won campaigns and can still be turned up.
func countsTriumph(g *game, c CardNo) bool {
	return g.def(c).victory.Count == "won" && g.working(c) && g.s.Cards[c].Stored < mostPoints
}

// triumph turns up by a point p's cards that count won campaigns.
func (g *game) triumph(p Player) {
	g.laidBy(p, func(c CardNo) {
		if !countsTriumph(g, c) || g.wornOut(c) {
			return
		}
		g.wear(c)
		k := g.edit(c)
		k.Stored++
		e := g.emit("turned-up", p, "123.BI.a", "103.P.c", g.textOf(c))
		e.Card, e.N = c, int(k.Stored)
	})
}
