package engine

import (
	"slices"

	"catanica/catalog"
)

// rescues: {to: [buergerkrieg, kaperflotte], what: [trade-fleet]}. An answer: one of the player's cards of those types that
// the event or the card threatens stays where it is (sea hero; 103.I.f). It is played only if there is such a card that
// nothing else guards (114.F.a). To an event it is given before the event is carried out, and its player says which card
// it is for (103.E.f); to a card that sinks another when that one has been picked, by the other reading of
// rescue-when-picked as soon as that card lies out.

// threatened are p's cards that the rescue could be for.
func (g *game) threatened(p Player, attack CardNo, n *node) []CardNo {
	r := returning{player: p.Other(), picker: p.Other(), victim: p, what: n.arg.Get("what").Strs(), card: attack, cites: n.cites}
	var out []CardNo
	for _, c := range g.among(r) {
		if g.card(c).By == p && (g.mayReturn(r, c) == nil || !g.t.on("114.F.a")) { // switched off, the tempting reading: one may play him anyhow
			out = append(out, c)
		}
	}
	return out
}

// mayRescue tells why an answer that rescues has nothing to do, or nil; other answers always have.
func (g *game) mayRescue(p Player, attack CardNo, n *node) error {
	if n.word == nil || n.word.Name != "rescues" || len(g.threatened(p, attack, n)) > 0 || !g.t.on("114.F.a") {
		return nil
	}
	return g.refuse("114.F.a 112.S.a", "Es ist keine Karte bedroht, die nicht schon geschützt wäre.", "No card is threatened that is not protected already.")
}

// offerRescue lets the victim of a card that sinks c answer, if he can. It reports whether it is asking.
func (g *game) offerRescue(f *Frame, r returning, c CardNo) bool {
	if !r.gone || !g.mayAnswerSinking(r.victim, r.card) {
		return false
	}
	by, card, node := f.By, f.Card, f.Node
	g.push(Frame{Proc: g.proc(procRescued), By: by, Card: card, Node: node, A: int16(c)})
	return true
}

// offerRescueFirst lets the victim of a card that sinks another answer before one is picked, by the reading laid of
// rescue-when-picked. It reports whether it is asking; register C of f remembers that it has asked, and register A of the
// question that nothing has been picked.
func (g *game) offerRescueFirst(f *Frame, r returning) bool {
	if !r.gone || f.C > 0 || !g.mayAnswerSinking(r.victim, r.card) || g.reading("rescue-when-picked") != "laid" {
		return false
	}
	f.C = 1
	by, card, node := f.By, f.Card, f.Node
	g.push(Frame{Proc: g.proc(procRescued), By: by, Card: card, Node: node, A: int16(NoCard)})
	return true
}

// mayAnswerSinking reports whether p could hold a card against it.
func (g *game) mayAnswerSinking(p Player, by CardNo) bool {
	return g.t.on("103.I.f") && (len(g.protections(p, by)) > 0 || g.answerable(by) && (g.hand(p).Open || g.hiddenIn(p)))
}

// runRescued: for a card that sinks another, step 0 asks for an answer, 1 looks what has come of it (register B is 1 when
// the card is saved). Step 9 only remembers, below an event, which card is saved from it. Register A is that card.
func runRescued(g *game, f *Frame) status {
	switch {
	case f.Step == 0:
		return wait
	case f.Step == 1 && f.B == 0 && CardNo(f.A) != NoCard:
		r, c := g.returning(f.By, f.Card, g.node(f)), CardNo(f.A)
		f.Step = 2
		g.takeAway(r, c)
		return again
	}
	return done
}

func askRescued(g *game, f *Frame) Decision {
	p, what := f.By.Other(), say("eine Karte", "a card")
	if CardNo(f.A) != NoCard {
		what = g.title(CardNo(f.A))
	}
	return Decision{Who: p, Kind: AskReact, Card: f.Card, MayPass: true, Cites: []string{"103.I.f", "114.F.a"}, Options: cardMoves(p, g.protections(p, f.Card)),
		Text: say("%s mit einer Schutzkarte retten?", "Save %s with a protection card?", what)}
}

func answerRescued(g *game, f *Frame, m Move) error {
	f.Step = 1
	if m.Verb == Pass {
		return nil
	}
	return g.protect(f, m)
}

// savedFrom reports whether c has been saved from the event that is being carried out.
func (g *game) savedFrom(c CardNo) bool {
	return slices.ContainsFunc(g.s.Frames, func(f Frame) bool { return g.carries(&f, procRescued) && f.Step == 9 && CardNo(f.A) == c })
}

// rescuedFrom is the event or the sinking card from which the word saves something, and whether the card that it sinks
// has been picked.
func (g *game) rescuedFrom() (f *Frame, picked bool) {
	for i := len(g.s.Frames) - 1; i >= 0; i-- {
		switch x := &g.s.Frames[i]; g.procedure(x).Name {
		case procRescued:
			return x, CardNo(x.A) != NoCard
		case procEvent:
			return x, false
		}
	}
	return nil, false
}

// runRescue is the word itself: which card is saved.
func runRescue(g *game, f *Frame) status {
	x, picked := g.rescuedFrom()
	if f.Step > 0 || x == nil {
		return done
	}
	if picked {
		x.B, f.Step = 1, 1
		e := g.emit("protected", f.By, append([]string{"114.F.a"}, g.node(f).cites...)...)
		e.Card, e.On = f.Card, CardNo(x.A)
		return done
	}
	switch all := g.threatened(f.By, x.Card, g.node(f)); len(all) {
	case 0:
		return done
	case 1:
		g.save(f, all[0])
		return again
	}
	return wait
}

func askRescue(g *game, f *Frame) Decision {
	d := Decision{Who: f.By, Kind: AskCard, Card: f.Card, Cites: []string{"114.F.a"}, Text: say("Welche Karte wird gerettet?", "Which card is saved?")}
	if x, _ := g.rescuedFrom(); x != nil {
		d.Options = cardMoves(f.By, g.threatened(f.By, x.Card, g.node(f)))
	}
	return d
}

func answerRescue(g *game, f *Frame, m Move) error {
	x, _ := g.rescuedFrom()
	if x == nil || !slices.Contains(g.threatened(f.By, x.Card, g.node(f)), m.Card) {
		return g.refuse("114.F.a", "Gerettet wird eine eigene bedrohte Handelsflotte.", "A threatened trade fleet of one's own is saved.")
	}
	g.save(f, m.Card)
	return nil
}

// save remembers, below the event or the card that sinks another, that c is saved from it.
func (g *game) save(f *Frame, c CardNo) {
	f.Step = 1
	by, card, cites := f.By, f.Card, g.node(f).cites
	x, _ := g.rescuedFrom()
	attack := x.Card
	i := slices.IndexFunc(g.s.Frames, func(y Frame) bool { return y.Card == attack && (g.carries(&y, procEvent) || g.carries(&y, procReturn)) })
	if i >= 0 {
		g.s.Frames = slices.Insert(g.s.Frames, i, Frame{Proc: g.proc(procRescued), By: by, Card: card, Node: -1, Step: 9, A: int16(c)})
	}
	e := g.emit("protected", by, append([]string{"114.F.a"}, cites...)...)
	e.Card, e.On = card, c
}

// ownFetchBarred is what 114.F.b and 114.F.c say of a protection card that fetches as well: it may be played on its own, before
// the points for actions too, and from the common pile where there is one. Switched off, it is an answer only, or needs a
// pile of one's own.
func (g *game) ownFetchBarred(p Player, d *def, n *node) error {
	switch {
	case d.class != "action-protection":
	case !g.t.on("114.F.b") && !g.s.Gate:
		return g.refuse("114.F.b 101.D.b", "Schutzkarten sind Antworten.", "Protection cards are answers.")
	case !g.t.on("114.F.c") && g.t.common():
		return g.refuse("114.F.c 103.K.c", "Es gibt keine eigene Ablage.", "There is no discard pile of one's own.")
	}
	return nil
}

// procRescue names the procedure `rescues`.
const procRescue procName = "rescues"

// procRescued names the procedure `rescued`.
const procRescued procName = "rescued"

// wordRescues is the effect word `rescues`.
func wordRescues() Word {
	return Word{
		Name: "rescues", In: OnAnswer,
		Args:    []string{"to", "what"},
		Form:    "`to: [kaperflotte]`, `what: [trade-fleet]`",
		Doc:     "one threatened card stays where it is",
		Example: "Sigismund",
		Acts:    catalog.Protects,
		Procedures: []Procedure{
			{Name: procRescue, run: runRescue, ask: askRescue, answer: answerRescue},
			{Name: procRescued, run: runRescued, ask: askRescued, answer: answerRescued},
		},
	}
}
