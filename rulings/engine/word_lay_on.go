package engine

import (
	"slices"

	"catanica/catalog"
)

// lay-on: {what: [building], on: [kirche]}. The card is laid on one of the opponent's cards of that type and, by its
// function blocks, takes that card's functions away (witch, dogma). `on` names the only cards on which it may be laid.
// By the reading yes of witch-foreign-building, the opponent's foreign buildings in the player's own principality are
// hit. A card on which another blocking card lies may be hit too (Ruling 112.M.a).

const procLayOn procName = "lay-on"

// wordLayOn returns the effect word `lay-on`.
func wordLayOn() Word {
	return Word{
		Name: "lay-on", In: OnPlay,
		Args:    []string{"what", "on"},
		Form:    "`what: [building]`, `on: [kirche]`",
		Doc:     "the card is laid on one of the opponent's cards (see `blocks`)",
		Example: "Hexe",
		Acts:    catalog.Hits,
		Harms:   true,
		Can:     canLayOn,
		Procedures: []Procedure{
			{Name: procLayOn, Steps: []Step{{Name: "target", Ask: layOnAsks, Take: layOnTakes}}},
		},
		Tells: []Sentence{
			{"laid-on", catalog.Text{
				DE: "{Der card} liegt jetzt auf {dem on}.",
				EN: "{The card} is now on {on}."}},
		},
	}
}

// canLayOn refuses a card for which there is no target (Ruling 112.S.a).
func canLayOn(g *game, p Player, c CardNo, n *node) error {
	hits := func(c CardNo) bool { return mayLayOn(g, p, c, n) == nil }
	if !slices.ContainsFunc(layOnTargets(g, p), hits) && g.byOf(c, "112.S.a", "112.S.a/allgemein") {
		return g.refuse("112.S.a", "Es gibt keine Karte, auf die du diese legen könntest.",
			"There is no card that you could place this one on.")
	}
	return nil
}

// layOnTargets returns the cards in both principalities, the opponent's first. A foreign building of the opponent lies
// in p's own.
func layOnTargets(g *game, p Player) []CardNo {
	return slices.Concat(g.s.Sides[p.Other()].Laid, g.s.Sides[p].Laid)
}

// mayLayOn returns why p may not lay the card on target, or nil.
func mayLayOn(g *game, p Player, target CardNo, n *node) error {
	k := &g.s.Cards[target]
	if !k.Laid || k.By != p.Other() || !g.countsAny(target, n.arg.Get("what").Strs()) {
		return g.refuseBy(append([]string{"102.B.Gebäude"}, n.cites...), "Nenne ein Gebäude des Mitspielers.",
			"Name one of your opponent's buildings.")
	}
	if k.Side == p && g.reading("witch-foreign-building") == "no" {
		return g.refuseBy(append([]string{"102.B.Gebäude"}, n.cites...),
			"Nenne ein Gebäude im Fürstentum des Mitspielers.", "Name a building in your opponent's principality.")
	}
	if ids := n.arg.Get("on").Strs(); len(ids) > 0 && !slices.Contains(ids, g.def(target).id) {
		return notLaidOn(g, target, n)
	}
	if g.misread("112.M.a") {
		return misreadLayOnFree(g, target)
	}
	if g.misreadOf(target, "112.E.a") && len(n.arg.Get("on").Strs()) > 0 {
		return misreadNotOnThis(g, n)
	}
	return nil
}

// notLaidOn refuses a target that `on` does not name. A building that imitates one that it names does not count (Ruling
// 112.E.a).
func notLaidOn(g *game, target CardNo, n *node) error {
	imitates := func(id string) bool { return g.mirrorsID(target, id) }
	if !slices.ContainsFunc(n.arg.Get("on").Strs(), imitates) {
		return g.refuseBy(n.cites, "Auf diese Karte darfst du sie nicht legen.", "You cannot place it on that card.")
	}
	if g.by("112.E.a/geheimbund") {
		return g.refuse("112.E.a", "Eine Karte, die das Gebäude nur nachahmt, ist nicht dieses Gebäude.",
			"A card that only copies the building is not that building.")
	}
	return nil
}

func layOnAsks(g *game, f *Frame) Decision {
	d := Decision{Who: f.By, Kind: AskCard, Card: f.Card,
		Text: say("Auf welche Karte legst du sie?", "Which card do you place it on?")}
	for _, c := range layOnTargets(g, f.By) {
		if mayLayOn(g, f.By, c, g.node(f)) == nil {
			d.Options = append(d.Options, cardMove(f.By, c))
		}
	}
	return d
}

func layOnTakes(g *game, f *Frame, m Move) (next, error) {
	if m.Card == NoCard {
		return wait, g.wrong("Nenne die Karte, auf die du sie legst.", "Name the card that you place it on.")
	}
	n := g.node(f)
	if err := mayLayOn(g, f.By, m.Card, n); err != nil {
		return wait, err
	}
	cites := append(slices.Clone(n.cites), "103.P.a")
	if len(g.lyingOn(m.Card)) > 0 {
		cites = append([]string{"112.M.a"}, cites...)
	}
	g.lay(f.Card, f.By, g.card(m.Card).Side, Spot{Kind: OnCard, Card: m.Card})
	e := g.emit("laid-on", f.By, cites...)
	e.Card, e.On = f.Card, m.Card
	return done, nil
}
