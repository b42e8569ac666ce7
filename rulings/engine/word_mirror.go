package engine

import (
	"slices"

	"catanica/catalog"
)

// aims: {what: [building]}. When it is built its player names one of the opponent's buildings as target; if the target
// vanishes he names another one at once (103.I.f). mirrors: {}. It shares all that the target does but its victory
// points (Ruling 123.AI.a). The target stands in Card.Target.

// noTarget marks a card whose target has vanished, until another one is named.
const noTarget = -1

// target is the building that c mirrors, or NoCard.
func (g *game) target(c CardNo) CardNo {
	if k := &g.s.Cards[c]; k.Target > 0 && k.Laid && g.s.Cards[k.Target-1].Laid {
		return CardNo(k.Target - 1)
	}
	return NoCard
}

// mirrored is the function of that word that c has from its target, or nil.
func (g *game) mirrored(c CardNo, name string) *node {
	t := g.target(c)
	if t == NoCard || !g.working(t) {
		return nil
	}
	n := g.has(t, name)
	if n != nil && name == "hand-limit" {
		g.undecided("mirrored hand limit", "Ob ein gespiegeltes Gebäude mehr Handkarten erlaubt, sagt keine Quelle.", "No source tells whether a mirrored building allows more cards in the hand.")
		return nil
	}
	return n
}

// mirrorsID reports whether c is a working card that mirrors the card of that id.
func (g *game) mirrorsID(c CardNo, id string) bool {
	t := g.target(c)
	return t != NoCard && g.def(t).id == id && g.working(t)
}

// targets are the buildings that p may name.
func (g *game) targets(p Player, n *node) []CardNo {
	var out []CardNo
	g.laidBy(p.Other(), func(c CardNo) {
		if g.countsAny(c, n.arg.Get("what").Strs()) && g.has(c, "mirrors") == nil {
			out = append(out, c)
		}
	})
	return out
}

func runAim(g *game, f *Frame) status {
	if f.Step > 0 || len(g.targets(f.By, g.node(f))) == 0 {
		return done
	}
	return wait
}

func askAim(g *game, f *Frame) Decision {
	return Decision{Who: f.By, Kind: AskCard, Card: f.Card, Cites: g.node(f).cites, Text: say("Welches Gebäude des Mitspielers ist das Ziel?", "Which building of the opponent's is the target?"),
		Options: cardMoves(f.By, g.targets(f.By, g.node(f)))}
}

func answerAim(g *game, f *Frame, m Move) error {
	if !slices.Contains(g.targets(f.By, g.node(f)), m.Card) {
		return g.refuseBy(append([]string{"102.B.Gebäude"}, g.node(f).cites...), "Gemeint ist ein Gebäude des Mitspielers.", "One of the opponent's buildings is meant.")
	}
	f.Step = 1
	g.edit(f.Card).Target = int16(m.Card) + 1
	e := g.emit("aimed", f.By, g.node(f).cites...)
	e.Card, e.On = f.Card, m.Card
	return nil
}

// noteTargets notes the cards whose target leaves. What has gathered on them by its function goes with it: the next target
// may store something else.
func (g *game) noteTargets(leaving CardNo) {
	for c := range g.s.Cards {
		if g.s.Cards[c].Target == int16(leaving)+1 {
			k := g.edit(CardNo(c))
			k.Target, k.Stored = noTarget, 0
			g.aimless = true
		}
	}
}

// reaim lets those name another target who have lost theirs, in either player's turn (103.I.f).
func (g *game) reaim() {
	if !g.aimless {
		return
	}
	g.aimless = false
	for c := range g.s.Cards {
		k := g.card(CardNo(c))
		if k.Target != noTarget || !k.Laid {
			continue
		}
		for _, i := range g.def(CardNo(c)).built {
			if n := &g.t.Book.nodes[i]; n.word.Name == "aims" && len(g.targets(k.By, n)) > 0 {
				g.push(Frame{Proc: g.proc(procAim), By: k.By, Card: CardNo(c), Node: i})
			}
		}
	}
}

// crowns: {with: [rathaus]}. Laid on a city in which such a building lies, it makes a metropolis of it. Since the reform of
// 2003 a building that is mirrored will do as well (Ruling 123.AI.a).
func (g *game) mayCrown(p Player, col Col, d *def) error {
	pl, ok := g.place(p, col)
	if !ok || pl.Kind != CityPlace {
		return g.refuse("102.B.Zentralkarte", "Eine Metropole wird auf eine eigene Stadt gelegt.", "A metropolis is laid on a city of one's own.")
	}
	for _, i := range d.works {
		n := &g.t.Book.nodes[i]
		if n.word.Name != "crowns" {
			continue
		}
		ids, found := n.arg.Get("with").Strs(), false
		g.laidBy(p, func(c CardNo) {
			at := g.card(c).At
			mirrored := g.t.since("2003") == g.t.on("123.AI.a") && slices.ContainsFunc(ids, func(id string) bool { return g.mirrorsID(c, id) })
			if (mirrored || at.Kind == OnSite && at.Col == col && g.card(c).Side == p && slices.Contains(ids, g.def(c).id)) && g.working(c) {
				found = true
			}
		})
		if !found {
			return g.refuseBy(n.cites, "In dieser Stadt liegt nicht, was eine Metropole verlangt.", "In this city there is nothing that a metropolis asks for.")
		}
	}
	return nil
}

// buildMetropolis lays the metropolis card, from the hand or from the middle, on a city. The card stays until the game is
// over (102.B.Zentralkarte).
func (g *game) buildMetropolis(m Move) error {
	c := NoCard
	in := slices.Concat(g.hand(m.Who).Top, g.s.Display.Top)
	if i := slices.IndexFunc(in, func(x CardNo) bool { return g.isType(x, catalog.Metropolis) }); i >= 0 {
		c = in[i]
	}
	if c == NoCard && (g.hand(m.Who).Open || g.s.Display.Open || g.hiddenIn(m.Who)) {
		return g.unstated("a metropolis", "Ob eine Metropole auf der Hand ist oder in der Mitte liegt, steht nicht fest: nenne die Karte.", "Nobody has stated whether a metropolis is in the hand or in the middle: state the card.")
	}
	if c == NoCard {
		return g.refuse("102.B.Zentralkarte", "Keine Metropole liegt in der Mitte oder auf der Hand.", "No metropolis lies in the middle or in the hand.")
	}
	d := g.def(c)
	if err := g.meets(m.Who, c, "build"); err != nil {
		return err
	}
	if err := g.mayCrown(m.Who, m.At.Col, d); err != nil {
		return err
	}
	if d.costIs == catalog.Known {
		if err := g.pay(m.Who, c, d.cost, 0, m.Give, m.Save, "103.G.c"); err != nil {
			return err
		}
	}
	g.takeFromHand(m.Who, c)
	g.editPile(&g.s.Display).remove(c)
	g.lay(c, m.Who, m.Who, Spot{Kind: OnTable})
	pl, _ := g.place(m.Who, m.At.Col)
	places := g.editSide(m.Who).Places
	for i := range places {
		if places[i].Col == m.At.Col {
			places[i].Kind = MetropolisPlace
		}
	}
	cites := []string{"103.G.c", "102.B.Zentralkarte"}
	if g.t.since("2003") {
		cites = append(cites, "123.AI.a")
	}
	e := g.emit("built-place", m.Who, cites...)
	e.Card, e.To = c, MetropolisPlace.String()+" "+string(pl.Name)
	return nil
}
