package engine

import (
	"slices"

	"catanica/catalog"
)

// banish: {but: [jahreswechsel]}. The player looks through the event stack and takes one event out of the game, but for
// those named (113.F.b, 103.K.a). The others keep their order. It hits nobody's cards, so it is no attack (113.F.a).

func (g *game) mayBanish(n *node, c CardNo) error {
	if slices.Contains(n.arg.Get("but").Strs(), g.def(c).id) {
		return g.refuse("113.F.b", "Dieses Ereignis darf man nicht herausnehmen.", "This event may not be taken out.")
	}
	return nil
}

func runBanish(g *game, f *Frame) status {
	switch e := &g.s.Events; {
	case f.Step > 0:
		return done
	case e.Open || g.hiddenEvents():
		g.undecided("event stack", "Sie sieht den ganzen Ereignisstapel durch: nenne ihn (`events: …`).", "The whole event stack is looked through: state it (`events: …`).")
		return done
	case e.empty():
		g.emit("nothing", f.By, "113.F.b").Card = f.Card
		return done
	}
	return wait
}

// hiddenEvents reports whether the event stack holds a card that nobody has named.
func (g *game) hiddenEvents() bool {
	return slices.ContainsFunc(slices.Concat(g.s.Events.Top, g.s.Events.Bottom), func(c CardNo) bool { return g.s.Cards[c].Def == UnknownDef })
}

func askBanish(g *game, f *Frame) Decision {
	d := Decision{Who: f.By, Kind: AskCard, Card: f.Card, Cites: []string{"113.F.b"}, Text: say("Welches Ereignis verlässt das Spiel?", "Which event leaves the game?")}
	for _, c := range slices.Concat(g.s.Events.Top, g.s.Events.Bottom) {
		if g.mayBanish(g.node(f), c) == nil {
			d.Options = append(d.Options, cardMoves(f.By, []CardNo{c})...)
		}
	}
	return d
}

func answerBanish(g *game, f *Frame, m Move) error {
	if m.Card == NoCard || !g.s.Events.holds(m.Card) {
		return g.wrong("Dieses Ereignis liegt nicht im Stapel.", "That event does not lie in the stack.")
	}
	if err := g.mayBanish(g.node(f), m.Card); err != nil {
		return err
	}
	f.Step = 1
	g.editPile(&g.s.Events).remove(m.Card)
	g.s.Removed = append(g.s.Removed, m.Card)
	e := g.emit("banished", f.By, "113.F.b", "103.K.a")
	e.Card, e.On = m.Card, f.Card
	return nil
}

// canBanish: a card that would do nothing is not played (112.S.a).
func canBanish(g *game, p Player, c CardNo, n *node) error {
	e := &g.s.Events
	if !e.Open && !slices.ContainsFunc(slices.Concat(e.Top, e.Bottom), func(x CardNo) bool { return g.mayBanish(n, x) == nil }) && g.t.on("112.S.a") {
		return g.refuse("112.S.a 113.F.b", "Es gibt kein Ereignis herauszunehmen.", "There is no event to take out.")
	}
	return nil
}

// touchesEvents reports whether the card is about events, which belong to nobody (113.F.a).
func (g *game) touchesEvents(d *def) bool {
	return slices.ContainsFunc(d.played, func(i int16) bool { return g.t.Book.nodes[i].word.Name == "banish" })
}

// banishedBack is the reading that 113.F.b refuses, that the next shuffle brings back what was taken out; only mutation
// comes here.
func (g *game) banishedBack() {
	if g.t.on("113.F.b") {
		return
	}
	e := g.editPile(&g.s.Events)
	e.Top, e.Mixed, g.s.Removed = append(slices.Clone(g.s.Removed), e.Top...), false, nil
}

// procBanish names the procedure `banish`.
const procBanish procName = "banish"

// wordBanish is the effect word `banish`.
func wordBanish() Word {
	return Word{
		Name: "banish", In: OnPlay,
		Args:    []string{"but"},
		Form:    "`but: [jahreswechsel]`",
		Doc:     "an event of the stack leaves the game for good",
		Example: "Bessere Welt",
		Acts:    catalog.Hits,
		Can:     canBanish,
		Procedures: []Procedure{
			{Name: procBanish, Shows: banishSees, run: runBanish, ask: askBanish, answer: answerBanish},
		},
		Tells: []Sentence{
			{"banished", catalog.Text{DE: "{who} nimmt {the card} aus dem Spiel.", EN: "{who} takes {card} out of the game."}},
		},
	}
}

// banishSees shows the whole event stack (Ruling 113.F.b).
func banishSees(_ *game, f *Frame, p Player) Sight {
	if p != f.By {
		return Sight{}
	}
	return Sight{Events: AllEvents}
}
