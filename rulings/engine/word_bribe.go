package engine

import (
	"slices"

	"catanica/catalog"
)

// bribe: {what: [knight]}, or [spell-book] (by magic's hand). The player moves such a card of the opponent's into his own principality, where it counts
// as newly laid out (Ruling 117.C.a).

func (g *game) mayBribe(f *Frame, c CardNo) error {
	n := g.node(f)
	theirs := func(k Card) bool { return k.Laid && k.By == f.By.Other() && k.Side == f.By.Other() }
	if c == NoCard || !theirs(g.card(c)) || !g.countsAny(c, n.arg.Get("what").Strs()) {
		what := n.arg.Get("what").Strs()[0]
		cite := map[string]string{"knight": "102.B.Ritter"}[what]
		return g.refuseBy(append([]string{cite}, n.cites...), "Die Seite wechselt nur eine Karte des Mitspielers von dieser Art: %s.", "Only a card of the opponent's of this kind changes sides: %s.", g.refTitle("type:"+what))
	}
	if cites, ok := g.immune(c, f.Card); ok {
		return g.refuseBy(cites, "%s ist dagegen immun.", "%s is immune to that.", g.title(c))
	}
	return nil
}

func canBribe(g *game, p Player, c CardNo, n *node) error {
	found, immune := false, error(nil)
	for _, x := range g.s.Sides[p.Other()].Laid {
		if k := g.card(x); k.By == p.Other() && g.countsAny(x, n.arg.Get("what").Strs()) {
			found = true
			if cites, ok := g.immune(x, c); ok {
				immune = g.refuseBy(append([]string{"112.S.a"}, cites...), "%s ist dagegen immun.", "%s is immune to that.", g.title(x))
			} else if len(g.sitesFor(p, x)) > 0 {
				return nil
			}
		}
	}
	if immune != nil && g.t.on("112.S.a") { // switched off, the tempting reading: it is played and hits nothing
		return immune
	}
	if immune != nil {
		return nil
	}
	if !found && len(g.sitesFor(p, c)) > 0 {
		return nil // what the card asks of the opponent is for its conditions
	}
	return g.refuse("112.S.a 128.C.b", "Es ist kein Bauplatz frei.", "There is no free site.")
}

func runBribe(g *game, f *Frame) status {
	if f.Step > 0 {
		return done
	}
	if slices.ContainsFunc(g.s.Sides[f.By.Other()].Laid, func(c CardNo) bool { return g.mayBribe(f, c) == nil }) {
		return wait
	}
	g.emit("missed", f.By, g.node(f).cites...).Card = f.Card
	return done
}

func askBribe(g *game, f *Frame) Decision {
	d := Decision{Who: f.By, Kind: AskCard, Card: f.Card, Text: say("Welche Karte wechselt die Seite, und wohin kommt sie?", "Which card changes sides, and where does it go?")}
	for _, c := range g.s.Sides[f.By.Other()].Laid {
		if g.mayBribe(f, c) == nil {
			for _, to := range g.sitesFor(f.By, c) {
				m := NewMove(f.By, Choose)
				m.Card, m.To = c, to
				d.Options = append(d.Options, m)
			}
		}
	}
	return d
}

func answerBribe(g *game, f *Frame, m Move) error {
	if err := g.mayBribe(f, m.Card); err != nil {
		return err
	}
	if m.Side != f.By {
		return g.wrong("Die Karte kommt ins eigene Fürstentum.", "The card goes to your own principality.")
	}
	card, by := f.Card, f.By
	cites := g.node(f).cites
	since := g.card(m.Card).Since
	if err := g.moveOver(m.Card, by, m.To); err != nil {
		return err
	}
	f.Step = 1
	if !g.t.on("117.C.a") {
		g.edit(m.Card).Since = since // the tempting reading: he has been lying out long enough
	}
	e := g.emit("bribed", by, cites...)
	e.Card, e.On = card, m.Card
	return nil
}

// moveOver lays a card that lies out into p's principality, for whom it works from now on.
func (g *game) moveOver(c CardNo, p Player, to Spot) error {
	if to.Kind == Nowhere {
		return g.unnamed("place", "Sag, wohin die Karte kommt.", "Say where the card goes.")
	}
	at, err := g.spotFor(p, c, to)
	if err != nil {
		return err
	}
	g.leave(c)
	g.lay(c, p, p, at)
	return nil
}

// sitesFor are the spots in p's principality where a card could be laid.
func (g *game) sitesFor(p Player, c CardNo) []Spot {
	var out []Spot
	for _, at := range g.spotsIn(p) {
		if _, err := g.spotFor(p, c, at); err == nil {
			out = append(out, at)
		}
	}
	return out
}

// spotsIn are all spots of p's principality.
func (g *game) spotsIn(p Player) []Spot {
	var out []Spot
	for _, pl := range g.s.Sides[p].Places {
		out = append(out, g.freeRows(p, pl)...)
	}
	for _, r := range g.s.Sides[p].Roads {
		out = append(out, Spot{Kind: OnRoad, Col: r})
	}
	for _, l := range g.s.Sides[p].Lands {
		if l.Row != 0 {
			out = append(out, Spot{Kind: AtLandscape, Col: l.Col, Row: l.Row})
		}
	}
	return out
}

// procBribe names the procedure `bribe`.
const procBribe procName = "bribe"

// wordBribe is the effect word `bribe`.
func wordBribe() Word {
	return Word{
		Name: "bribe", In: OnPlay,
		Args:    []string{"what"},
		Form:    "`what: [knight]`",
		Doc:     "an opposing card changes sides",
		Example: "Bestechung",
		Acts:    catalog.Hits,
		Harms:   true,
		Can:     canBribe,
		Procedures: []Procedure{
			{Name: procBribe, run: runBribe, ask: askBribe, answer: answerBribe},
		},
		Tells: []Sentence{
			{"bribed", catalog.Text{DE: "{who} holt {the on} auf die eigene Seite.", EN: "{who} wins {on} over."}},
		},
	}
}
