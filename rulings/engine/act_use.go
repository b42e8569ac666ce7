package engine

import (
	"slices"

	"catanica/catalog"
)

// use calls up the function of a card that lies out. Functions can be used at once after building (103.P.b),
// once in a turn unless the card says otherwise (103.P.c).
func (g *game) use(m Move) error {
	if gone, err := g.usedWhenGone(m); gone {
		return err
	}
	if m.Card == NoCard || !g.s.Cards[m.Card].Laid || g.s.Cards[m.Card].By != m.Who {
		return g.wrong("Diese Karte liegt nicht für dich aus.", "That card does not lie out for you.")
	}
	if m.To.Kind == OnSite && g.card(m.Card).At.Kind == OnSite {
		return g.rearrange(m)
	}
	if m.To.Kind == AtLandscape && g.isType(m.Card, catalog.Wizard) {
		return g.moveWizard(m)
	}
	works := g.def(m.Card).works
	if t := g.target(m.Card); t != NoCard && g.working(t) {
		works = slices.Concat(works, g.def(t).works)
	}
	for _, i := range works {
		n := &g.t.Book.nodes[i]
		u := n.word.Use
		if u == nil || u.fits != nil && !u.fits(g, m) {
			continue
		}
		if err := g.mayUse(m.Card, n, u); err != nil {
			return err
		}
		if err := u.do(g, m, n); err != nil {
			return err
		}
		g.edit(m.Card).Used++
		return nil
	}
	if err := g.unstatedUse(m.Card); err != nil {
		return err
	}
	if built := g.def(m.Card).built; len(built) > 0 {
		return g.useBuilt(m, built)
	}
	if g.nothingToUse(m.Card) {
		return g.wrong("%s hat keine Funktion, die man aufruft.", "%s has no function to call up.", g.title(m.Card))
	}
	return g.notPlayed(m.Card)
}

// nothingToUse reports whether the engine plays the card and it has no function that is called up.
func (g *game) nothingToUse(c CardNo) bool {
	d := g.def(c)
	return d.plays && len(d.built) == 0 && !slices.ContainsFunc(d.works, func(i int16) bool {
		return g.t.Book.nodes[i].word.Use != nil
	})
}

// useBuilt refuses to carry out once more what a card does when it is built (116.E.a).
func (g *game) useBuilt(m Move, built []int16) error {
	cites := g.t.Book.nodes[built[0]].cites
	if g.t.onAll(cites) {
		return g.refuseBy(cites, "%s wirkt nur im Augenblick des Baus.", "%s works only at the moment of building.", g.title(m.Card))
	}
	g.edit(m.Card).Used++ // the tempting reading: what it can do it can do once a turn
	g.pushNodes(built, m.Who, m.Card)
	return nil
}

// moveWizard refuses to lay a wizard elsewhere: he has to leave the principality and be laid out anew (127.A.b).
func (g *game) moveWizard(m Move) error {
	if g.t.on("127.A.b") {
		return g.refuse("127.A.b", "Ein Zauberer zieht nicht einfach um.", "A wizard does not simply move.")
	}
	return g.moveOver(m.Card, m.Who, m.To) // the tempting reading: one lays him at the other citadel
}

// rearrange lets two expansions on the same side of a city change places, which changes nothing but the look; from above to
// below none may go (128.E.a).
func (g *game) rearrange(m Move) error {
	k := g.card(m.Card)
	pl, _ := g.place(m.Who, k.At.Col)
	rows := sites(pl.Kind)
	switch {
	case k.At.Row == 0 || m.To.Row == 0:
		return g.unnamed("place", "Sag, von welchem Bauplatz auf welchen.", "Say from which site to which.")
	case m.Side != m.Who || k.Side != m.Who || m.To.Col != k.At.Col || !sameSide(m.To.Row, k.At.Row) && g.t.on("128.E.a"):
		return g.refuse("128.E.a", "Umgeordnet wird nur auf derselben Seite derselben Stadt.", "Only on the same side of the same city may cards be rearranged.")
	case m.To.Row > rows || m.To.Row < -rows:
		return g.wrong("Dort ist kein Bauplatz.", "There is no site there.")
	}
	for _, c := range g.s.Sides[m.Who].Laid { // what lies there takes the place that gets free
		if o := g.s.Cards[c].At; c != m.Card && o.Kind == OnSite && o.Col == k.At.Col && o.Row == m.To.Row {
			g.edit(c).At.Row = k.At.Row
		}
	}
	g.edit(m.Card).At.Row = m.To.Row
	g.emit("rearranged", m.Who, "128.E.a").Card = m.Card
	return nil
}

func (g *game) mayUse(c CardNo, n *node, u *usable) error {
	if on := g.blocker(c); on != NoCard {
		return g.refuseBy([]string{"103.P.a"}, "%s ist blockiert; die Funktion ruht.", "%s is blocked; its function rests.", g.title(c))
	}
	if g.s.Phase != u.moment(n) && (g.t.on("103.C.b") || u.moment(n) != BeforeRoll) { // switched off, the tempting reading: any time in the turn
		return g.refuse(momentOf(n, u), "Das gehört in eine andere Phase des Zuges.", "That belongs to another phase of the turn.")
	}
	once := append([]string{"103.P.c"}, n.cites...)
	if g.spent(c) > 0 && n.arg.Get("often").Str != "unlimited" && g.t.on(once...) {
		return g.refuseBy(once, "Diese Funktion wirkt nur einmal im Zug.", "This function works only once a turn.")
	}
	if !g.t.on("126.A.b") && g.isType(c, catalog.SpellBook) && g.usedByName(c) {
		return g.refuse("126.A.b", "Diesen Spruch gab es in diesem Zug schon.", "That spell has been cast this turn.")
	}
	return g.tooFresh(c, u.waits)
}

// usedByName reports whether any copy of the card that works for its player has been used this turn. Of spell books it is
// the reading that 126.A.b refuses, that a spell is cast once a turn, however many copies of its book lie out.
func (g *game) usedByName(c CardNo) bool {
	used := false
	g.laidBy(g.card(c).By, func(x CardNo) { used = used || g.def(x) == g.def(c) && g.spent(x) > 0 })
	return used
}

// tooFresh: a card can be used as soon as it lies out. One that turns into an action card waits a round, so that
// it cannot before its player's next turn (103.P.b).
func (g *game) tooFresh(c CardNo, waits bool) error {
	if !g.t.on("103.P.b") {
		waits = !waits // the tempting reading: it is the other way round
	}
	waits = waits && g.t.on("103.G.c")
	if k := g.card(c); waits && k.Since > 0 && g.s.Turn < k.Since+2 {
		if k.Owner != k.By {
			return g.refuse("117.C.a 103.P.b 103.G.c", "Auch die Übernahme ist ein neues Auslegen: frühestens eine Runde danach.", "Being taken over is being laid out anew: a round after that at the earliest.")
		}
		return g.refuse("103.P.b 103.G.c", "Das geht frühestens eine Runde nach dem Auslegen.", "That is possible a round after the card was laid out at the earliest.")
	}
	return nil
}

// spent is how often the function of c was used this turn. A card that left and was built anew is a new
// building, which has done nothing yet (Ruling 112.G.f).
func (g *game) spent(c CardNo) int8 {
	k := g.card(c)
	if !g.t.on("112.G.f") {
		return k.Used + k.Earlier // the tempting reading: once a turn, whatever happens to the card
	}
	return k.Used
}

// wear and wornOut are the reading that 103.P.c refuses, that every function works once in a turn; only mutation
// ever notes or finds a use.
func (g *game) wear(c CardNo, also ...string) {
	if c != NoCard && (!g.t.on("103.P.c") || !g.t.on(also...)) {
		g.edit(c).Used++
	}
}

func (g *game) wornOut(c CardNo, also ...string) bool {
	return (!g.t.on("103.P.c") || !g.t.on(also...)) && g.card(c).Used > 0
}

// useDraw takes the top card of a stack beyond the limit, which counts at the end of the turn only
// (scriptorium; 103.Q.a).
func (g *game) useDraw(m Move, n *node) error {
	if err := g.badStack(m.Who, m.N); err != nil {
		return err
	}
	if g.shut(m.Who, m.N) {
		return g.barredStack()
	}
	c, err := g.drawTop(m.Who, m.N, m.Reveals)
	if err != nil {
		return err
	}
	g.draws(m.Who, c)
	g.s.Raised = true
	cites := append([]string{"103.P.c"}, n.cites...)
	if g.newThisTurn(m.Card) {
		cites = append([]string{"103.P.b"}, cites...)
	}
	if g.hand(m.Who).Len() > g.handLimit(m.Who) {
		cites = append(cites, "103.Q.a")
	}
	if g.card(m.Card).Earlier > 0 {
		cites = append([]string{"112.G.f"}, cites...)
	}
	e := g.emit("drew", m.Who, cites...)
	e.Card, e.N, e.On = c, int(m.N), m.Card
	return nil
}

// drawsAgainstEvent answers a player who calls up a drawing function while an event is worked off: that belongs to the
// main phase, and what the event demands is demanded at once (Ruling 123.BF.a). Switched off, the tempting reading: who
// has drawn holds more cards anyway, and puts none under a stack before the end of the turn.
func (g *game) drawsAgainstEvent(f *Frame, m Move) (bool, error) {
	if m.Verb != Use || m.Card == NoCard || g.s.Phase != EventPhase || m.Who != g.s.Active || g.s.Cards[m.Card].By != m.Who {
		return false, nil
	}
	n := g.has(m.Card, "draws")
	if n == nil || !g.working(m.Card) {
		return false, nil
	}
	if g.t.on("123.BF.a") {
		return true, g.refuse("123.BF.a 103.B.b", "Solange das Ereignis läuft, ruht diese Funktion.", "While the event is worked off, this function rests.")
	}
	if g.carries(f, procReduce) {
		g.drop(len(g.s.Frames) - 1)
	}
	return true, g.useDraw(m, n)
}

// trade swaps with the bank: three like resources for one, two with a trade fleet of that resource, gold one
// for one with a mint (102.B.Banktausch).
func (g *game) trade(m Move) error {
	give, okG := single(m.Give)
	get, okR := single(m.Get)
	if !okG || !okR {
		return g.unnamed("resources", "Getauscht wird eine Sorte gegen eine andere.", "One kind is traded for another.")
	}
	if give == get {
		return g.wrong("Getauscht wird eine Sorte gegen eine andere.", "One kind is traded for another.")
	}
	if err := g.needLands(m.Who); err != nil {
		return err
	}
	rate, by, large := g.bankRate(m.Who, give)
	favoured := g.favours(m.Who, give)
	n := m.Get.Total()
	if m.Give.Total() != rate*n {
		cites := []string{"102.B.Banktausch"}
		if c, _ := g.function(m.Who, "trades-beside"); c != NoCard && g.liesBeside(m.Who, c, give) {
			cites = append(cites, "116.C.b")
		}
		if by != NoCard && g.s.Cards[by].By != m.Who {
			cites = append(cites, "123.AV.a")
		}
		return g.refuseBy(cites, "Der Kurs ist %d zu 1.", "The rate is %d to 1.", rate)
	}
	if have := g.tradeable(m.Who, large); have[give] < m.Give[give] {
		return g.refuse("102.B.Banktausch", "So viele hast du davon nicht.", "You do not have that many of them.")
	}
	if err := g.fits(m.Who, m.Get, "102.B.Banktausch"); err != nil {
		return err
	}
	if large != NoCard {
		if err := g.mayTradeBeside(m, large, give, get, rate); err != nil {
			return err
		}
		g.spendBeside(m.Who, large, give, rate, n)
	} else {
		if err := g.beyondFleet(m.Who, give, m.Give.Total()); favoured && err != nil {
			return err
		}
		g.payOut(m.Who, m.Give)
	}
	g.gain(m.Who, m.Get)
	cites := []string{"102.B.Banktausch"}
	if favoured && by == NoCard {
		cites = append(cites, "113.M.a", "113.M.b")
	}
	if !g.t.on("113.M.a") {
		g.s.OneForOne &^= 1 << give // the tempting reading: one trade for each card
	}
	if by != NoCard {
		cites = append(cites, "103.P.c")
		if g.isType(by, catalog.TradeFleet) {
			cites = append(cites, "116.A.a")
		}
		if large != NoCard {
			cites = append(cites, "116.C.a")
			if rate == 1 {
				cites = append(cites, "116.C.c")
			}
		}
	}
	e := g.emit("traded", m.Who, cites...)
	e.Card, e.Get = by, m.Get
	g.wear(by, "116.A.a")
	kind := give
	if !g.t.on("102.B.Banktausch") {
		kind = get // the tempting reading: what comes from the bank counts
	}
	g.bankTraded(m.Who, kind, n)
	return nil
}

// payGuild brings the opponent's guild a resource of the kind that p has given to the bank, for each bank trade
// (102.B.Banktausch, 103.P.c).
func (g *game) payGuild(p Player, kind Kind, trades int) {
	g.eachFunction(p.Other(), "guild", func(c CardNo, node *node) {
		if g.wornOut(c) {
			return
		}
		g.wear(c)
		var b Bag
		b[kind] = int8(trades)
		if got := g.gain(p.Other(), b); got.Total() > 0 {
			e := g.emit("gained", p.Other(), append([]string{"102.B.Banktausch", "103.P.c"}, node.cites...)...)
			e.Card, e.Get = c, got
		}
	})
}

// bankRate is the best rate of all, the card that makes it so, and that card again if it trades only what lies beside it.
func (g *game) bankRate(p Player, k Kind) (rate int, by, large CardNo) {
	if g.favours(p, k) {
		return 1, NoCard, NoCard
	}
	rate, by = g.rate(p, k)
	large, at := g.largeFleet(p, k, rate)
	if large != NoCard {
		return at, large, large
	}
	return rate, by, NoCard
}

// rate is how many of a resource the bank wants for one, and the card that makes it so: an own one, or with a
// league a trade fleet of the opponent's.
func (g *game) rate(p Player, k Kind) (rate int, by CardNo) {
	rate, by = 3, NoCard
	owner := p
	better := func(c CardNo, n *node) {
		if n.arg.Get("of").Str != k.String() || g.wornOut(c, "116.A.a") {
			return
		}
		if at := g.litRate(p, owner, c, n.arg.Get("at").Int()); at < rate {
			rate, by = at, c
		}
	}
	g.eachFunction(p, "trades", better)
	owner = p.Other()
	if league, _ := g.function(p, "borrows-fleets"); league != NoCard {
		g.eachFunction(p.Other(), "trades", func(c CardNo, n *node) {
			if g.isType(c, catalog.TradeFleet) {
				better(c, n)
			}
		})
	}
	return rate, by
}
