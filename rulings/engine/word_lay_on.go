package engine

import (
	"slices"

	"catanica/catalog"
)

// lay-on: {what: [building]}. The card stays on an opposing card of that type and, by its function `blocks`,
// takes away that card's functions (witch, dogma). A card that lies under another blocking card may be hit too
// (Ruling 112.M.a).

func (g *game) mayLayOn(p Player, target CardNo, n *node) error {
	k := &g.s.Cards[target]
	if !k.Laid || k.By != p.Other() || k.Side != p.Other() || !g.countsAny(target, n.arg.Get("what").Strs()) {
		return g.refuseBy(append([]string{"102.B.Gebäude"}, n.cites...), "Gemeint ist ein Gebäude des Mitspielers.", "One of the opponent's buildings is meant.")
	}
	if ids := n.arg.Get("on").Strs(); len(ids) > 0 && !slices.Contains(ids, g.def(target).id) {
		if slices.ContainsFunc(ids, func(id string) bool { return g.mirrorsID(target, id) }) {
			if !g.t.on("112.E.a") {
				return nil // the tempting reading: what does a church's work is a church
			}
			return g.refuse("112.E.a", "Was ein Gebäude nur nachahmt, ist es nicht.", "What merely imitates a building is none.")
		}
		return g.refuseBy(n.cites, "Auf diese Karte darf es nicht gelegt werden.", "It may not be laid on that card.")
	}
	if !g.t.on("112.M.a") && len(g.lyingOn(target)) > 0 {
		return g.refuse("112.M.a", "Dort liegt schon eine Karte.", "A card lies there already.")
	}
	return nil
}

func canLayOn(g *game, p Player, c CardNo, n *node) error {
	if slices.ContainsFunc(g.s.Sides[p.Other()].Laid, func(x CardNo) bool { return g.mayLayOn(p, x, n) == nil }) || !g.t.on("112.S.a") {
		return nil
	}
	return g.refuse("112.S.a", "Es gibt nichts, worauf die Karte gelegt werden könnte.", "There is nothing to lay the card on.")
}

func runLayOn(g *game, f *Frame) status {
	if f.Step == 0 {
		return wait
	}
	return done
}

func askLayOn(g *game, f *Frame) Decision {
	d := Decision{Who: f.By, Kind: AskCard, Card: f.Card, Text: say("Auf welche Karte?", "On which card?")}
	for _, c := range g.s.Sides[f.By.Other()].Laid {
		if g.mayLayOn(f.By, c, g.node(f)) == nil {
			m := NewMove(f.By, Choose)
			m.Card = c
			d.Options = append(d.Options, m)
		}
	}
	return d
}

func answerLayOn(g *game, f *Frame, m Move) error {
	if m.Card == NoCard {
		return g.wrong("Sag, auf welche Karte.", "Say on which card.")
	}
	n := g.node(f)
	if err := g.mayLayOn(f.By, m.Card, n); err != nil {
		return err
	}
	cites := slices.Clone(n.cites)
	if len(g.lyingOn(m.Card)) > 0 {
		cites = append([]string{"112.M.a"}, cites...)
	}
	f.Step = 1
	card, by := f.Card, f.By
	g.lay(card, by, by.Other(), Spot{Kind: OnCard, Card: m.Card})
	e := g.emit("laid-on", by, append(cites, "103.P.a")...)
	e.Card, e.On = card, m.Card
	return nil
}

// liftedNow reports whether the "?" of the active player drives away a blocking card that by has laid (103.E.f).
func (g *game) liftedNow(by Player, lifted string) bool {
	on, own := g.t.on("103.E.f"), by == g.s.Active
	switch lifted {
	case "victim": // the witch: by the "?" of the player who suffers from her; the tempting reading: as with the dogma
		return own != on
	case "any": // the witch until 2003; the tempting reading: by the victim's only
		return !own || on
	case "player": // the dogma: by the "?" of the player who laid it; the tempting reading: as with the witch
		return own == on
	}
	return false
}

// liftAfterQuestion removes the blocking cards that a "?" drives away, once the event has been carried out
// (103.E.f, 103.N.a).
func (g *game) liftAfterQuestion() {
	var off []CardNo
	for p := range g.s.Sides {
		for _, c := range g.s.Sides[p].Laid {
			n := g.has(c, "blocks")
			if n == nil || g.s.Cards[c].At.Kind != OnCard {
				continue
			}
			if g.liftedNow(g.s.Cards[c].By, n.arg.Get("lifted").Str) {
				off = append(off, c)
			}
		}
	}
	for _, c := range off {
		by := g.s.Cards[c].By
		on := g.s.Cards[c].At.Card
		g.leave(c)
		g.toDiscard(by, c)
		e := g.emit("lifted", by, "103.E.f", "103.N.a")
		e.Card, e.On = c, on
	}
}

// procLayOn names the procedure `lay-on`.
const procLayOn procName = "lay-on"

// wordLayOn is the effect word `lay-on`.
func wordLayOn() Word {
	return Word{
		Name: "lay-on", In: OnPlay,
		Args:    []string{"what", "on"},
		Form:    "`what: [building]`, `on: [kirche]`",
		Doc:     "the card stays on an opposing card (see `blocks`)",
		Example: "Hexe",
		Acts:    catalog.Hits,
		Harms:   true,
		Can:     canLayOn,
		Procedures: []Procedure{
			{Name: procLayOn, run: runLayOn, ask: askLayOn, answer: answerLayOn},
		},
		Tells: []Sentence{
			{"laid-on", catalog.Text{DE: "{card} liegt jetzt auf der Karte {on}.", EN: "{card} now lies on {on}."}},
			{"lifted", catalog.Text{DE: "{card} verlässt {the on} und kommt auf {pile}.", EN: "{card} leaves {on} and goes to {pile}."}},
		},
	}
}
