package engine

import (
	"slices"

	"catanica/catalog"
)

// banish: {but: [jahreswechsel]}. The player looks through the event stack and takes one event out of the game, but for
// those named (Ruling 113.F.b, 103.K.a). The others keep their order. It hits nobody's cards, so it is no attack
// (113.F.a).

const procBanish procName = "banish"

// wordBanish returns the effect word `banish`.
func wordBanish() Word {
	return Word{
		Name: "banish", In: OnPlay,
		Args:    []string{"but"},
		Form:    "`but: [jahreswechsel]`",
		Doc:     "an event of the stack leaves the game for good",
		Example: "Bessere Welt",
		Acts:    catalog.Hits,
		Can:     canBanish,
		Procedures: []Procedure{{
			Name:  procBanish,
			Shows: banishShows,
			Steps: []Step{{Name: "event", Do: banishLooks, Ask: banishAsks, Take: banishTakes}},
		}},
		Tells: []Sentence{
			{"banished", catalog.Text{
				DE: "{who} nimmt {den card} aus dem Spiel.",
				EN: "{who} removes {card} from play."}},
		},
	}
}

// canBanish refuses the card if there is no event to banish (Ruling 112.S.a).
func canBanish(g *game, _ Player, c CardNo, n *node) error {
	if !g.s.Events.Open && len(banishable(g, n)) == 0 && g.byOf(c, "112.S.a", "112.S.a/allgemein") {
		return g.refuse("112.S.a 113.F.b", "Es gibt kein Ereignis, das du aus dem Spiel nehmen könntest.",
			"There is no event to remove from play.")
	}
	return nil
}

// banishable returns the events in the stack that may be taken out.
func banishable(g *game, n *node) []CardNo {
	return slices.DeleteFunc(slices.Concat(g.s.Events.Top, g.s.Events.Bottom), func(c CardNo) bool {
		return mayBanish(g, n, c) != nil
	})
}

// mayBanish returns why event c may not be taken out, or nil.
func mayBanish(g *game, n *node, c CardNo) error {
	if slices.Contains(n.arg.Get("but").Strs(), g.def(c).id) {
		return g.refuse("113.F.b", "Dieses Ereignis darf man nicht aus dem Spiel nehmen.",
			"That event cannot be removed from play.")
	}
	return nil
}

func banishLooks(g *game, f *Frame) next {
	switch e := &g.s.Events; {
	case e.Open || hiddenEvents(g):
		g.undecided("event stack", "Mit dieser Karte sieht man den ganzen Ereignisstapel durch: Nenne ihn (`events: …`).",
			"The card searches the whole event stack: list it (`events: …`).")
		return done
	case e.empty():
		g.emit("nothing", f.By, "113.F.b").Card = f.Card
		return done
	}
	return wait
}

// hiddenEvents reports whether the event stack holds a card that nobody has named.
func hiddenEvents(g *game) bool {
	return slices.ContainsFunc(slices.Concat(g.s.Events.Top, g.s.Events.Bottom), func(c CardNo) bool {
		return g.s.Cards[c].Def == UnknownDef
	})
}

// banishShows reveals the whole event stack (Ruling 113.F.b).
func banishShows(_ *game, f *Frame, p Player) Sight {
	if p != f.By {
		return Sight{}
	}
	return Sight{Events: AllEvents}
}

func banishAsks(g *game, f *Frame) Decision {
	return Decision{Who: f.By, Kind: AskCard, Card: f.Card, Cites: []string{"113.F.b"},
		Options: cardMoves(f.By, banishable(g, g.node(f))),
		Text:    say("Welches Ereignis nimmst du aus dem Spiel?", "Which event do you remove from play?")}
}

func banishTakes(g *game, f *Frame, m Move) (next, error) {
	if m.Card == NoCard || !g.s.Events.holds(m.Card) {
		return wait, g.wrong("Dieses Ereignis liegt nicht im Ereignisstapel.", "That event is not in the event stack.")
	}
	if err := mayBanish(g, g.node(f), m.Card); err != nil {
		return wait, err
	}
	g.editPile(&g.s.Events).remove(m.Card)
	g.s.Removed = append(g.s.Removed, m.Card)
	e := g.emit("banished", f.By, "113.F.b", "103.K.a", g.textOf(f.Card))
	e.Card, e.On = m.Card, f.Card
	return done, nil
}

// touchesEvents reports whether the card is about events, which belong to nobody (Ruling 113.F.a).
func (g *progress) touchesEvents(d *def) bool {
	return slices.ContainsFunc(d.played, func(i int16) bool { return g.t.Book.nodes[i].proc == g.proc(procBanish) })
}
