package engine

import (
	"slices"

	"catanica/catalog"
)

// stars: {n: 1, with: {haus-des-maezens: 2, target: 3}}. The player turns the Volksstimmung up; only the best
// case counts, and what has no room is lost (kuw.volksstimmung).
func canStars(g *game, p Player, c CardNo, n *node) error {
	// of works of art the booklet says so (kuw.volksstimmung); of other cards a reading decides
	if g.starRoom(p) == 0 && (g.isType(c, catalog.WorkOfArt) || g.reading("poor-relief-no-feeling") == "refused") {
		return g.refuse("kuw.volksstimmung", "Auf der Volksstimmung ist kein Platz für einen Stern.", "There is no room for a star on the Public Feeling.")
	}
	return nil
}

func runStars(g *game, f *Frame) status {
	n := g.node(f)
	stars := n.arg.Get("n").Int()
	with := n.arg.Get("with")
	for i, id := range with.Keys {
		ids := []string{id}
		if id == "target" {
			ids, _ = g.def(f.Card).card.Targets.At(g.t.Book.Edition)
		}
		if slices.ContainsFunc(ids, func(id string) bool { return g.countRef([]Player{f.By}, id, false) > 0 }) {
			stars = max(stars, with.Vals[i].Int())
		}
	}
	e := g.emit("stars", f.By, append(slices.Clone(n.cites), "kuw.volksstimmung")...)
	e.Card, e.N = f.Card, g.addStars(f.By, stars)
	return done
}

// fetch: {what: [action], of: own, pick: any}. A card comes from the discard pile to the hand; the order
// of the others stays (103.K.c). `pick: top` is the topmost that fits.
func (g *game) fetching(p Player, n *node) *Pile {
	if n.arg.Get("of").Str == "opponent" {
		p = p.Other()
	}
	return g.discard(p)
}

// canFetch: a card that would do nothing is not played (112.S.a).
func canFetch(g *game, p Player, c CardNo, n *node) error {
	if err := g.fetchBarred(p, n); err != nil {
		return err
	}
	if err := g.ownFetchBarred(p, g.def(c), n); err != nil {
		return err
	}
	if !g.fetching(p, n).Open && len(g.fetchables(p, n)) == 0 && g.t.on("112.S.a") {
		return g.refuse("112.S.a 103.K.c", "In der Ablage liegt keine passende Karte.", "No such card lies in the discard pile.")
	}
	return nil
}

func (g *game) fetchable(d *def, n *node) bool {
	if n.word.Name == "recalls" && !g.t.on("kuw.volksstimmung") && d.action() {
		return true // the tempting reading: any action card
	}
	for _, w := range n.arg.Get("what").Strs() {
		if w == "any" || w == "action" && (d.action() || !g.t.on("113.W.a")) || w == "attack" && d.action() && d.attack() ||
			w == "neutral" && d.class == "action-neutral" || w == "protection" && d.class == "action-protection" || d.is(catalog.CardType(w)) {
			return true
		}
	}
	return false
}

// fetchables are the cards that p can take from the pile. Which is the topmost, the bottom of an open pile does not
// tell.
func (g *game) fetchables(p Player, n *node) []CardNo {
	pile := g.fetching(p, n)
	topmost := n.arg.Get("pick").Str == "top"
	if wrong, ok := g.fetchedWrongly(p, n, topmost); ok {
		return wrong
	}
	var out []CardNo
	for _, part := range [2][]CardNo{pile.Top, pile.Bottom} {
		for _, c := range part {
			if g.fetchable(g.def(c), n) {
				out = append(out, c)
			}
		}
		if topmost && pile.Open {
			break
		}
	}
	if topmost && len(out) > 1 {
		out = out[:1]
	}
	return out
}

// fetchedWrongly are the readings that 112.J.a, 112.J.c and 103.K.c refuse: the attack that was played last, wherever it
// lies; the card on top, whatever it is. Only mutation comes here.
func (g *game) fetchedWrongly(p Player, n *node, topmost bool) ([]CardNo, bool) {
	pile := g.fetching(p, n)
	switch {
	case topmost && !g.t.on("112.J.a"):
		last := NoCard
		g.laidBy(p.Other(), func(c CardNo) {
			if g.fetchable(g.def(c), n) && (last == NoCard || g.card(c).Order > g.card(last).Order) {
				last = c
			}
		})
		return []CardNo{last}, last != NoCard
	case topmost && !g.t.on("112.J.c"), !topmost && !g.t.on("103.K.c"):
		return pile.Top[:min(1, len(pile.Top))], true
	}
	return nil, false
}

func runFetch(g *game, f *Frame) status {
	n := g.node(f)
	switch {
	case f.Step > 0:
		return done
	case g.fetchBarred(f.By, n) != nil:
		g.emit("nothing", f.By, "112.P.a", "103.K.c").Card = f.Card
		return done
	case len(g.fetchables(f.By, n)) > 0:
		return wait
	case g.fetching(f.By, n).Open:
		g.undecided("discard pile", "Was in der Ablage liegt, steht nicht fest: nenne die Karten.", "Nobody has stated what lies in the discard pile: state the cards.")
	}
	g.emit("nothing", f.By, "103.K.c").Card = f.Card
	return done
}

func askFetch(g *game, f *Frame) Decision {
	d := Decision{Who: f.By, Kind: AskCard, Card: f.Card, Text: say("Welche Karte kommt aus der Ablage?", "Which card comes from the discard pile?")}
	d.Options = append(d.Options, cardMoves(f.By, g.fetchables(f.By, g.node(f)))...)
	return d
}

func answerFetch(g *game, f *Frame, m Move) error {
	if !slices.Contains(g.fetchables(f.By, g.node(f)), m.Card) {
		if m.Card != NoCard && g.def(m.Card).unclear() {
			return g.unstated("class of "+g.def(m.Card).id, "Ob %s dafür in Frage kommt, nennt keine Quelle.", "No source tells whether %s qualifies for that.", g.title(m.Card))
		}
		cites := g.fetchCites(f)
		if m.Card != NoCard && g.isType(m.Card, catalog.Unit) {
			cites = append(cites, "102.B.Einheit")
		}
		return g.refuseBy(cites, "Diese Karte darf man damit nicht holen.", "That card cannot be fetched with this.")
	}
	g.editPile(g.fetching(f.By, g.node(f))).remove(m.Card)
	f.Step = 1
	g.draws(f.By, m.Card)
	e := g.emit("fetched", f.By, g.fetchCites(f)...)
	e.Card = m.Card
	return nil
}

// fetchCites names what says which card comes from the pile (103.K.c); of the topmost that fits, that those above it are
// passed over, and that it is the one discarded last (112.J.a, 112.J.c).
func (g *game) fetchCites(f *Frame) []string {
	if g.node(f).arg.Get("pick").Str == "top" {
		return []string{"103.K.c", "112.J.a", "112.J.c"}
	}
	return []string{"103.K.c"}
}

// wizards-duel: both throw a die and add the magic power of the wizards that the challenger has named; the
// loser's wizard goes under a stack; a tie is rolled again (001#26, 127.A.a). A and B are the wizards, C the dice: own + 8 × other.
func canDuel(g *game, p Player, c CardNo, n *node) error {
	for _, who := range [2]Player{p, p.Other()} {
		if len(g.wizards(who)) == 0 {
			return g.refuse("112.S.a", "Zum Duell braucht jeder Spieler einen Zauberer.", "Each player needs a wizard for the duel.")
		}
	}
	return nil
}

func (g *game) wizards(p Player) []CardNo {
	var out []CardNo
	g.laidBy(p, func(c CardNo) {
		if g.isType(c, catalog.Wizard) {
			out = append(out, c)
		}
	})
	return out
}

// runDuel: steps 0 own wizard, 1 opposing wizard, 2 own die, 3 opposing die, 4 the stack.
func runDuel(g *game, f *Frame) status {
	if f.Step == 4 {
		own, other := g.duelTotals(f)
		if own == other {
			f.Step = 2
			g.emit("tie", f.By)
			return wait
		}
	}
	if f.Step > 4 {
		return done
	}
	return wait
}

func (g *game) duelTotals(f *Frame) (own, other int) {
	own, other = int(f.C%8)+int(g.s.Cards[f.A].Power), int(f.C/8)+int(g.s.Cards[f.B].Power)
	if spent := g.spentOnDuel(f); spent > 0 && g.reading("duel-spent-power") == "counts" {
		own += spent
	}
	return own, other
}

// duelPayer is the wizard who has just paid for the duel, as CardNo+1, and with how much magic power. The frame in which the
// card is played remembers both.
func (g *game) duelPayer(c CardNo) (payer, spent int16) {
	for _, e := range g.events {
		if e.Type == "power-spent" && g.isDuel(c) {
			return int16(e.Card) + 1, int16(e.N)
		}
	}
	return 0, 0
}

// spentOnDuel is the magic power that the challenger's wizard himself has paid for the card (reading duel-spent-power).
func (g *game) spentOnDuel(f *Frame) int {
	if i := g.played(f.Card); i >= 0 && f.Step > 0 && g.s.Frames[i].A == f.A+1 {
		return int(g.s.Frames[i].B)
	}
	return 0
}

func askDuel(g *game, f *Frame) Decision {
	switch f.Step {
	case 0, 1:
		who := f.By
		if f.Step == 1 {
			who = who.Other()
		}
		d := Decision{Who: f.By, Kind: AskCard, Card: f.Card, Text: say("Welche Zauberer duellieren sich?", "Which wizards duel?")}
		d.Options = append(d.Options, cardMoves(f.By, g.wizards(who))...)
		return d
	case 2, 3:
		return dieDecision(f.Card, say("Duellwurf", "Roll for the duel"))
	}
	return Decision{Who: g.duelLoser(f), Kind: AskStack, Card: f.Card, Text: say("Unter welchen Stapel kommt der Zauberer?", "Under which stack does the wizard go?"), Options: g.stackMoves(g.duelLoser(f))}
}

func (g *game) duelLoser(f *Frame) Player {
	own, other := g.duelTotals(f)
	if own < other {
		return f.By
	}
	return f.By.Other()
}

func answerDuel(g *game, f *Frame, m Move) error {
	switch f.Step {
	case 0, 1:
		who := [2]Player{f.By, f.By.Other()}[f.Step]
		if !slices.Contains(g.wizards(who), m.Card) {
			return g.wrong("Gemeint ist ein ausliegender Zauberer von %s.", "A laid wizard of %s is meant.", who)
		}
		*[2]*int16{&f.A, &f.B}[f.Step] = int16(m.Card)
	case 2, 3:
		if err := g.badDie(m); err != nil {
			return err
		}
		if f.Step == 2 {
			f.C = int16(m.N)
		} else {
			f.C += 8 * int16(m.N)
		}
		e := g.emit("rolled", Chance)
		e.N, e.Card = int(m.N), f.Card
	case 4:
		loser := g.duelLoser(f)
		c := CardNo(f.A)
		if loser != f.By {
			c = CardNo(f.B)
		}
		f.Step++
		g.leave(c)
		return g.putUnder(loser, c, m.N, "127.A.b")
	}
	f.Step++
	return nil
}
