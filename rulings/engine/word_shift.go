package engine

import (
	"slices"

	"catanica/catalog"
)

// declares: {}. Before the own roll its player names a resource (Ruling 103.C.b). shifts: {named: true, often: unlimited}.
// After the roll he moves that resource between his landscapes of its kind, one at a time, while the card lies out
// (Rulings 121.N.a, 121.N.b). shifts: {n: unknown} moves so many of any kind, without having named one.

// naming reports whether a move names a resource, rather than moving it: before the roll, or by what it says.
func naming(g *game, m Move) bool { return g.s.Phase == BeforeRoll || m.Get.Total() > 0 }

func (g *game) useDeclare(m Move, _ *node) error {
	k, one := single(m.Get)
	if !one || m.Get.Total() != 1 {
		return g.unnamed("resources", "Nenne einen Rohstoff.", "Name a resource.")
	}
	g.edit(m.Card).Named = int8(k) + 1
	e := g.emit("declared", m.Who, "103.C.b", "121.N.a")
	e.Card, e.Get = m.Card, m.Get
	return nil
}

// useShift begins a move of resources.
func (g *game) useShift(m Move, n *node) error {
	if n.arg.Get("named").Str == "true" && g.card(m.Card).Named == 0 && (g.t.on("121.N.a") || !g.newThisTurn(m.Card)) {
		return g.refuse("121.N.a 103.C.b", "Der Rohstoff muss vor dem eigenen Wurf genannt worden sein.", "The resource has to have been named before one's own roll.")
	}
	many, err := g.number(m.Card, n)
	if err != nil {
		return err
	}
	if err := g.needLands(m.Who); err != nil {
		return err
	}
	if len(g.shiftable(m.Who, g.card(m.Card).Named)) == 0 {
		return g.refuse("103.G.c", "Es gibt nichts zu verschieben.", "There is nothing to move.")
	}
	g.emit("used", m.Who, n.cites...).Card = m.Card
	g.push(Frame{Proc: g.proc(procShift), By: m.Who, Card: m.Card, Node: n.no, A: -1, B: int16(many), C: int16(g.card(m.Card).Named)})
	return nil
}

// usedWhenGone answers a player who wants to use what he had announced although the card has left: he may not (Ruling
// 121.N.b). Switched off, the tempting reading: what has been announced holds for the turn.
func (g *game) usedWhenGone(m Move) (bool, error) {
	if m.Card == NoCard || g.s.Cards[m.Card].Laid || g.s.Cards[m.Card].Named == 0 {
		return false, nil
	}
	if n := g.has(m.Card, "shifts"); n != nil && !g.t.on("121.N.b") {
		return true, g.useShift(m, n)
	}
	return true, g.refuse("121.N.b", "Die Karte liegt nicht mehr aus; was für sie angesagt war, gilt nicht mehr.", "The card no longer lies out; what was announced for it no longer holds.")
}

// shiftable are the landscapes from which p could move a resource to another one of the same kind. named is the kind
// that has been named, as Kind+1; 0 for any.
func (g *game) shiftable(p Player, named int8) []int {
	var out []int
	for i, l := range g.s.Sides[p].Lands {
		if l.Stock > 0 && (named == 0 || int8(l.Kind)+1 == named) && len(g.shiftsTo(p, i)) > 0 {
			out = append(out, i)
		}
	}
	return out
}

// shiftsTo are the landscapes of the same kind that have room.
func (g *game) shiftsTo(p Player, from int) []int {
	var out []int
	for i, l := range g.s.Sides[p].Lands {
		if i != from && l.Kind == g.s.Sides[p].Lands[from].Kind && l.Stock < 3 {
			out = append(out, i)
		}
	}
	return out
}

// runShift: step 0 the landscape from which a resource goes, 1 the one to which it goes. Register A is the first of
// them, B how many may still be moved, C the kind named, as Kind+1.
func runShift(g *game, f *Frame) status {
	if f.B == 0 || f.Step == 0 && len(g.shiftable(f.By, int8(f.C))) == 0 {
		return done
	}
	return wait
}

func askShift(g *game, f *Frame) Decision {
	d := Decision{Who: f.By, Kind: AskLand, Card: f.Card, Cites: g.node(f).cites, Text: say("Von welcher Landschaft geht ein Rohstoff ab?", "From which landscape does a resource go?")}
	lands := g.shiftable(f.By, int8(f.C))
	if f.Step == 1 {
		d.Text = say("Auf welche Landschaft kommt der Rohstoff?", "To which landscape does the resource go?")
		lands = g.shiftsTo(f.By, int(f.A))
	} else {
		d.MayPass = g.card(f.Card).Used > 0
	}
	for _, i := range lands {
		m := NewMove(f.By, Choose)
		m.Own = LandSet(0).With(i)
		d.Options = append(d.Options, m)
	}
	return d
}

func answerShift(g *game, f *Frame, m Move) error {
	if m.Verb == Pass {
		f.B = 0
		return nil
	}
	own := m.Own.List()
	if len(own) != 1 || own[0] >= len(g.s.Sides[f.By].Lands) {
		return g.unnamed("landscapes", "Nenne eine eigene Landschaft.", "Name one of your own landscapes.")
	}
	i := own[0]
	if f.Step == 0 {
		if !slices.Contains(g.shiftable(f.By, int8(f.C)), i) {
			return g.refuse("121.N.a 103.C.b", "Von dort lässt sich nichts verschieben, oder es ist nicht der genannte Rohstoff.", "Nothing can be moved from there, or it is not the resource that was named.")
		}
		f.A, f.Step = int16(i), 1
		return nil
	}
	if !slices.Contains(g.shiftsTo(f.By, int(f.A)), i) {
		return g.refuse("103.P.c", "Verschoben wird auf eine andere Landschaft derselben Art, auf der Platz ist.", "It is moved to another landscape of the same kind that has room.")
	}
	lands := g.editLands(f.By)
	lands[f.A].Stock--
	lands[i].Stock++
	var b Bag
	b[lands[i].Kind] = 1
	e := g.emit("shifted", f.By, append(slices.Clone(g.node(f).cites), "103.P.c")...)
	e.Card, e.Get = f.Card, b
	f.Step, f.A = 0, -1
	f.B--
	return nil
}

// rearranges: {}. Two of its player's landscapes change places, with what lies on them (128.D.a).
func canRearrange(g *game, p Player, _ CardNo, _ *node) error {
	if err := g.needLands(p); err != nil {
		return err
	}
	for _, l := range g.s.Sides[p].Lands {
		if l.Row == 0 {
			return g.unstated("places of "+p.String(), "Wo die Landschaften von %[1]s liegen, steht nicht fest: nenne die Plätze.", "Nobody has stated where the landscapes of %[1]s lie: state their places.", p)
		}
	}
	if len(g.s.Sides[p].Lands) < 2 {
		return g.refuse("112.S.a", "Dazu braucht man zwei Landschaften.", "One needs two landscapes for that.")
	}
	return nil
}

func runRearrange(g *game, f *Frame) status {
	if f.Step > 0 {
		return done
	}
	return wait
}

func askRearrange(g *game, f *Frame) Decision {
	d := Decision{Who: f.By, Kind: AskLand, Card: f.Card, Text: say("Welche zwei Landschaften tauschen die Plätze?", "Which two landscapes change places?")}
	for i := range g.s.Sides[f.By].Lands {
		for j := range i {
			m := NewMove(f.By, Choose)
			m.Own = LandSet(0).With(j).With(i)
			d.Options = append(d.Options, m)
		}
	}
	return d
}

func answerRearrange(g *game, f *Frame, m Move) error {
	own, lands := m.Own.List(), g.s.Sides[f.By].Lands
	if len(own) != 2 || own[1] >= len(lands) {
		return g.unnamed("landscapes", "Nenne zwei eigene Landschaften.", "Name two of your own landscapes.")
	}
	f.Step, lands = 1, g.editLands(f.By)
	a, b := &lands[own[0]], &lands[own[1]]
	a.Col, b.Col = b.Col, a.Col
	a.Row, b.Row = b.Row, a.Row
	g.emit("rearranged", f.By, g.node(f).cites...).Card = f.Card
	return nil
}

// keeps: {of: gold, often: unlimited}. A store for a resource, safe from the opponent and from events (Ruling 119.C.a).
// How much it holds no source states: `assume: number`.
func (g *game) useStore(m Move, n *node) error {
	k, _ := ParseKind(n.arg.Get("of").Str)
	c := g.card(m.Card)
	var one Bag
	if m.Get.Total() > 0 {
		if one[k] = m.Get[k]; one != m.Get {
			return g.wrong("Dort liegt nur %s.", "Only %s lies there.", k)
		}
		if m.Get[k] > c.Stored {
			return g.refuse("103.P.c", "So viel liegt dort nicht.", "There is not that much there.")
		}
		if err := g.fits(m.Who, m.Get, "103.P.c"); err != nil {
			return err
		}
		g.edit(m.Card).Stored -= m.Get[k]
		e := g.emit("gained", m.Who, append([]string{"103.P.c"}, n.cites...)...)
		e.Card, e.Get = m.Card, g.gain(m.Who, m.Get)
		return nil
	}
	one[k] = m.Give[k]
	switch most := g.def(m.Card).number; {
	case m.Give.Total() == 0:
		return g.unnamed("resources", "Sag, was eingelagert oder herausgenommen wird.", "Say what is stored or taken out.")
	case one != m.Give:
		return g.wrong("Dort lagert nur %s.", "Only %s is stored there.", k)
	case most == 0 && c.Stored+m.Give[k] > 1:
		return g.unstated("number of "+g.def(m.Card).id, "Wie viel %s fasst, nennt keine Quelle: nimm es an (`assume: number`).", "No source states how much %s holds: assume it (`assume: number`).", g.title(m.Card))
	case most > 0 && int(c.Stored+m.Give[k]) > most:
		return g.refuse("103.P.c", "So viel passt nicht hinein.", "It does not hold that much.")
	}
	if err := g.needLands(m.Who); err != nil {
		return err
	}
	if !g.holds(m.Who, m.Give) {
		return g.refuse("103.G.c", "So viele hast du davon nicht.", "You do not have that many of them.")
	}
	g.spend(m.Who, m.Give)
	g.edit(m.Card).Stored += m.Give[k]
	e := g.emit("put-away", m.Who, append([]string{"103.P.c"}, n.cites...)...)
	e.Card, e.Get = m.Card, m.Give
	return nil
}

// kept is how much of a resource p has in stores.
func (g *game) kept(p Player, k Kind) int {
	n := 0
	g.laidBy(p, func(c CardNo) {
		if x := g.has(c, "keeps"); x != nil && x.arg.Get("of").Str == k.String() {
			n += int(g.s.Cards[c].Stored)
		}
	})
	return n
}

// breakIn is the reading that 119.C.a refuses, that an event takes what lies in a store as well; only mutation comes
// here.
func (g *game) breakIn(p Player, lost Bag) {
	if g.t.on("119.C.a") {
		return
	}
	g.laidBy(p, func(c CardNo) {
		if x := g.has(c, "keeps"); x != nil {
			k, _ := ParseKind(x.arg.Get("of").Str)
			g.edit(c).Stored -= min(g.card(c).Stored, lost[k])
		}
	})
}

// lights: {at: 1}. An own trade fleet beside it trades at that rate, the large one too (Ruling 116.C.c, 102.B.Banktausch).
// Beside it is the same side of its city, by the other reading of lighthouse-reach all of the city.
func (g *game) lit(p Player, fleet CardNo) (at int, ok bool) {
	if !g.isType(fleet, catalog.TradeFleet) {
		return 0, false
	}
	g.eachFunction(p, "lights", func(c CardNo, n *node) {
		a, b := g.card(c), g.card(fleet)
		switch {
		case a.At.Kind != OnSite || b.At.Kind != OnSite || a.Side != b.Side || a.At.Col != b.At.Col:
		case a.At.Row == 0 || b.At.Row == 0:
			g.placesUnstated(p)
		case sameSide(a.At.Row, b.At.Row) || g.reading("lighthouse-reach") == "city":
			at, ok = n.arg.Get("at").Int(), true
		}
	})
	return at, ok
}

// litRate is the rate of a fleet of owner's that p uses: an opponent's lighthouse does not come with the league (Ruling
// 123.AV.a).
func (g *game) litRate(p, owner Player, fleet CardNo, at int) int {
	if p != owner && g.t.on("123.AV.a") {
		return at
	}
	if x, ok := g.lit(owner, fleet); ok && x < at {
		return x
	}
	return at
}
