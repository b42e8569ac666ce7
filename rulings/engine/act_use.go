package engine

import (
	"slices"
	"strings"

	"catanica/catalog"
)

// actUse returns the verb `use`.
func actUse() action {
	return action{
		verb: Use, phases: []Phase{BeforeRoll, MainPhase, EndPhase}, do: use,
		ofLaid: useCandidates,
	}
}

// useCandidates lists the uses of card c. A function that needs a draw stack is listed once per stack.
func useCandidates(l *list, c CardNo) {
	if nothingToUse(l.g, c) {
		return
	}
	m := l.move(Use)
	m.Card = c
	if l.line.playable(m) {
		l.moves = append(l.moves, m)
		return
	}
	for i := range l.g.pilesOf(l.who).Stacks {
		m.N = int8(i + 1)
		l.try(m)
	}
}

// use invokes the function of a card in play. A function can be used as soon as the card is built (Ruling 103.P.b), and
// once a turn unless the card says otherwise (Ruling 103.P.c).
func use(g *game, m Move) error {
	if gone, err := g.usedWhenGone(m); gone {
		return err
	}
	if m.Card == NoCard || !g.s.Cards[m.Card].Laid || g.s.Cards[m.Card].By != m.Who {
		return g.wrong("Diese Karte liegt nicht für dich aus.", "You have no such card in play.")
	}
	if m.To.Kind == OnSite && g.s.Cards[m.Card].At.Kind == OnSite {
		return rearrange(g, m)
	}
	if m.To.Kind == AtLandscape && g.isType(m.Card, catalog.Wizard) {
		return moveWizard(g, m)
	}
	if g.misread("103.G.c/funktionen") && g.misreadStepOver(m.Who) {
		return g.misreadStepRefused()
	}
	for _, i := range usableWords(g, m.Card) {
		n := &g.t.Book.nodes[i]
		u := n.word.Use
		if u == nil || u.fits != nil && !u.fits(g, m) {
			continue
		}
		if err := mayUse(g, m.Card, n, u); err != nil {
			return err
		}
		if err := u.do(g, m, n); err != nil {
			return err
		}
		g.edit(m.Card).Used++
		return nil
	}
	if err := unstatedUse(g, m.Card); err != nil {
		return err
	}
	if built := g.def(m.Card).built; len(built) > 0 {
		return useBuilt(g, m, built)
	}
	if nothingToUse(g, m.Card) {
		return g.wrong("%s hat keine Funktion, die du nutzen kannst.", "%s has no function that you can use.",
			g.title(m.Card, catalog.Nominative))
	}
	return g.notPlayed(m.Card)
}

// usableWords returns the functions of card c and of the card that it mirrors.
func usableWords(g *game, c CardNo) []int16 {
	works := g.def(c).works
	if t := g.target(c); t != NoCard && g.working(t) {
		return slices.Concat(works, g.def(t).works)
	}
	return works
}

// nothingToUse reports whether the engine implements the card and it has no function that a player can invoke.
func nothingToUse(g *game, c CardNo) bool {
	d := g.def(c)
	return d.plays && len(d.built) == 0 && !slices.ContainsFunc(d.works, func(i int16) bool {
		return g.t.Book.nodes[i].word.Use != nil
	})
}

// useBuilt refuses to carry out again the effect that a card has when it is built (Ruling 116.E.a).
func useBuilt(g *game, m Move, built []int16) error {
	cites := g.t.Book.nodes[built[0]].cites
	if g.misread(cites...) {
		return misreadUseBuilt(g, m, built)
	}
	return g.refuseBy(cites, "%s wirkt nur in dem Augenblick, in dem die Karte gebaut wird.",
		"%s works only at the moment it is built.",
		g.title(m.Card, catalog.Nominative))
}

// moveWizard refuses to move a wizard to another landscape: he has to leave the principality and be built anew (Ruling
// 127.A.b).
func moveWizard(g *game, m Move) error {
	if g.misread("127.A.b") {
		return misreadWizardMoves(g, m)
	}
	return g.refuse("127.A.b", "Ein Zauberer kann nicht an eine andere Landschaft umziehen.",
		"A wizard cannot move to another landscape.")
}

// rearrange swaps two expansions on the same side of a city, or moves one to a free site there, which has no effect on
// the game. No card moves from above a city to below it (Ruling 128.E.a).
func rearrange(g *game, m Move) error {
	at := g.s.Cards[m.Card].At
	pl, _ := g.place(m.Who, at.Col)
	rows := sites(pl.Kind)
	switch {
	case at.Row == 0 || m.To.Row == 0:
		return g.unnamed("place", "Sag, von welchem Bauplatz auf welchen die Karte kommt.",
			"Say which building site the card moves from and to.")
	case m.Side != m.Who || g.s.Cards[m.Card].Side != m.Who || m.To.Col != at.Col:
		return otherCitySide(g)
	case !sameSide(m.To.Row, at.Row) && g.by("128.E.a"):
		return otherCitySide(g)
	case m.To.Row > rows || m.To.Row < -rows:
		return g.wrong("Dort ist kein Bauplatz.", "There is no building site there.")
	}
	for _, c := range g.s.Sides[m.Who].Laid { // what lies there takes the site that becomes free
		if o := g.s.Cards[c].At; c != m.Card && o.Kind == OnSite && o.Col == at.Col && o.Row == m.To.Row {
			g.edit(c).At.Row = at.Row
		}
	}
	g.edit(m.Card).At.Row = m.To.Row
	g.emit("rearranged", m.Who, "128.E.a").Card = m.Card
	return nil
}

func otherCitySide(g *game) error {
	return g.refuse("128.E.a", "Karten darf man nur auf derselben Seite derselben Stadt umordnen.",
		"You can rearrange cards only on the same side of the same city.")
}

// mayUse returns why the function of card c cannot be invoked now, or nil.
func mayUse(g *game, c CardNo, n *node, u *usable) error {
	if g.blocker(c) != NoCard {
		return g.refuseBy([]string{"103.P.a"}, "%s ist blockiert; die Funktion ruht.",
			"%s is blocked, so its function cannot be used.", g.title(c, catalog.Nominative))
	}
	wrongPhase := g.s.Phase != u.moment(n)
	if g.misreadOf(c, "103.C.b") {
		wrongPhase = misreadBeforeRollIsAnyTime(u.moment(n), wrongPhase)
	}
	if wrongPhase {
		if g.trial != nil {
			return &triedRefusal
		}
		return g.refuseBy(strings.Fields(momentOf(n, u)), "Diese Funktion wird in einer anderen Phase genutzt: %s.",
			"This function is used in another phase: %s.", phaseTitles[u.moment(n)])
	}
	once := append([]string{"103.P.c"}, n.cites...)
	if g.spent(c) > 0 && n.arg.Get("often").Str != "unlimited" && g.byOf(c, once...) {
		return g.refuseBy(once, "Diese Karte hast du in diesem Zug schon genutzt; das ist nur einmal im Zug erlaubt.",
			"You have already used this card this turn; it works only once per turn.")
	}
	if g.misread("126.A.b", "103.P.c/zauberbuecher") {
		return misreadSpellOnceATurn(g, c, u)
	}
	if g.misreadOf(c, "103.P.c") {
		return misreadFunctionOnceATurn(g, c, n, u)
	}
	return g.tooFresh(c, u.waits)
}

// usedByName reports whether any copy of the card that works for the same player has been used this turn.
func (g *conditions) usedByName(c CardNo) bool {
	used := false
	g.laidBy(g.s.Cards[c].By, func(x CardNo) { used = used || g.def(x) == g.def(c) && g.spent(x) > 0 })
	return used
}

// moment returns the phase in which a function may be invoked.
func (u *usable) moment(n *node) Phase {
	if n.arg.Get("when").Str == "before" {
		return BeforeRoll
	}
	return u.phase
}

// momentOf returns the articles that say when a function may be invoked.
func momentOf(n *node, u *usable) string {
	if u.moment(n) == BeforeRoll {
		return "103.C.b 103.B.b"
	}
	return "103.B.b"
}

// tooFresh refuses to use a card that has to wait for its player's next turn, or returns nil. A card can be used as
// soon as it is in play; only a card that turns into an action card waits a round (Rulings 103.P.b, 103.G.c).
func (g *conditions) tooFresh(c CardNo, waits bool) error {
	if g.misread("103.P.b/umwandeln") {
		waits = misreadOpposite(waits)
	}
	if k := g.s.Cards[c]; waits && k.Since > 0 && g.s.Turn < k.Since+2 && g.by("103.G.c/umwandeln") {
		if k.Owner != k.By {
			return g.refuse("117.C.a 103.P.b 103.G.c",
				"Auch eine übernommene Karte gilt als neu ausgelegt: Nutzen darfst du sie frühestens eine Runde später.",
				"A card that you took over counts as newly placed: you can use it one round later at the earliest.")
		}
		return g.refuse("103.P.b 103.G.c", "Nutzen darfst du die Karte frühestens eine Runde nach dem Auslegen.",
			"You can use the card one round after it was played at the earliest.")
	}
	return nil
}

// spent returns how often the function of c has been used this turn. A card that left play and was built anew counts as
// a new building, which has not been used yet (Ruling 112.G.f).
func (g *conditions) spent(c CardNo) int8 {
	if g.misread("112.G.f") {
		return g.misreadSpentEarlier(c)
	}
	return g.s.Cards[c].Used
}

// noNumber refuses a use that names a number where the function reads none.
func (g *conditions) noNumber() error {
	return g.wrong("Nenne für diese Funktion weder Stapel noch Zahl.",
		"This function needs neither a stack nor a number.")
}

// wear records that the function of c has worked this turn. Only misreadings need the record, because a function that
// works by itself works any number of times (Ruling 103.P.c and the articles in also). It does nothing for NoCard.
func (g *ledger) wear(c CardNo, also ...string) {
	if c == NoCard {
		return
	}
	worn := false
	if g.misreadOf(c, "103.P.c") {
		worn = misreadWorks()
	}
	if g.misread(also...) {
		worn = misreadWorks()
	}
	if worn {
		g.edit(c).Used++
	}
}

// wornOut reports whether the function of c has worked this turn. Outside a misreading it returns false; see wear.
func (g *treasury) wornOut(c CardNo, also ...string) bool {
	if g.misreadOf(c, "103.P.c") {
		return g.misreadWornOut(c)
	}
	if g.misread(also...) {
		return g.misreadWornOut(c)
	}
	return false
}
