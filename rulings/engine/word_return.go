package engine

import (
	"slices"
	"strings"

	"catanica/catalog"
)

// return: {what: [building], whose: own, by: opponent}. A player picks a laid card, and it goes back to the
// hand of whoever laid it, or with `to: discard` to that player's discard pile (privateers, 116.E.a). `whose` and `by` are seen from the player of the card; `also: [foreign]` adds the
// foreign buildings that the victim has put into the other principality (112.G.d).

// returning is the effect as the procedure sees it.
type returning struct {
	player, picker, victim Player
	what                   []string
	lost                   bool // the attack has failed and hits its own side
	card                   CardNo
	foreign                bool
	gone                   bool // to the discard pile, not the hand
	cites                  []string
}

func (g *game) returning(by Player, c CardNo, n *node) returning {
	r := returning{player: by, picker: by, victim: by.Other(), what: n.arg.Get("what").Strs(), card: c, cites: n.cites}
	if n.arg.Get("whose").Str == "own" {
		r.victim, r.lost = by, true
	}
	if n.arg.Get("by").Str == "opponent" {
		r.picker = by.Other()
	}
	r.gone = n.arg.Get("to").Str == "discard"
	r.foreign = slices.Contains(n.arg.Get("also").Strs(), "foreign")
	return r
}

// among are the cards that the effect is about, allowed or not.
func (g *game) among(r returning) []CardNo {
	var out []CardNo
	for p := range g.s.Sides {
		for _, c := range g.s.Sides[p].Laid {
			k := &g.s.Cards[c]
			if !g.countsAny(c, r.what) || k.At.Kind == OnCard {
				continue
			}
			if k.Side == r.victim || r.foreign && k.By == r.victim && g.t.on("112.G.d") {
				out = append(out, c)
			}
		}
	}
	if g.hitsHimself(r) && g.reading("richard-himself") == "himself" {
		out = append(out, r.card)
	}
	return out
}

// mayReturn tells why card c is safe from the effect, or nil.
func (g *game) mayReturn(r returning, c CardNo) error {
	if !slices.Contains(g.among(r), c) {
		return g.notMeant(r, c)
	}
	if cites, ok := g.immune(c, r.card); ok {
		if g.blocked(c) {
			cites = append([]string{"112.G.e"}, cites...)
		}
		return g.refuseBy(append(cites, "103.P.a"), "%s ist immun, und diese Eigenschaft kann eine Karte nicht verlieren.", "%s is immune, and a card cannot lose that property.", g.title(c))
	}
	if g.blocked(c) && !g.t.on("112.G.a") { // the tempting reading: bewitched is as good as removed
		return g.refuse("112.G.a", "Verhext gilt als entfernt.", "Bewitched counts as removed.")
	}
	if g.savedFrom(c) {
		return g.refuse("114.F.a 103.E.f", "Diese Karte ist vor dem Ereignis gerettet.", "That card has been saved from the event.")
	}
	if by := g.sparedBy(r.victim, c); by != NoCard && g.event().Card == r.card {
		return g.refuseBy(append(slices.Clone(r.cites), "103.E.f"), "%s hält das Ereignis von dieser Karte fern.", "%s keeps the event away from this card.", g.title(by))
	}
	if err := g.shieldUnclear(r, c); err != nil {
		return err
	}
	if shield, n := g.shield(r, c); shield != NoCard {
		if shield == c {
			g.read("flagship-itself")
		}
		cites := slices.Clone(n.cites)
		if r.lost || len(cites) == 0 {
			cites = append([]string{"112.G.b"}, cites...)
		}
		if g.s.Cards[c].By != g.s.Cards[c].Side {
			cites = append([]string{"112.G.d"}, cites...)
		}
		return g.refuseBy(cites, "%s schützt, was in dieser Stadt liegt.", "%s protects what lies in this city.", g.title(shield))
	}
	return nil
}

// notMeant says why the effect is not about this card at all.
func (g *game) notMeant(r returning, c CardNo) error {
	cite := map[string]string{"building": "102.B.Gebäude", "knight": "102.B.Ritter", "unit": "102.B.Einheit"}[r.what[0]]
	if r.what[0] == "knight" && g.def(c).growsOnGrain() {
		cite += " 118.B.a"
	}
	if g.s.Cards[c].Laid && g.countsAny(c, r.what) {
		cites := r.cites
		if r.foreign {
			cites = append([]string{"112.G.d"}, cites...)
		}
		return g.refuseBy(cites, "%s gehört nicht dem Spieler, gegen den die Karte geht.", "%s does not belong to the player whom the card is aimed at.", g.title(c))
	}
	return g.refuseBy(strings.Fields(cite), "%s ist davon nicht betroffen und zählt nicht als %s.", "%s is not affected and does not count as a %s.", g.title(c), g.refTitle("type:"+r.what[0]))
}

// shield is a working card in the same city that protects c from the attack (fire brigade), or NoCard. It
// guards against the attack whoever ends up carrying it out (112.G.b), and what lies in its city, foreign
// buildings too (112.G.d); roads and landscapes are outside (124.A.a), but for the sites of a metropolis where the
// shield says so (`landscapes: true`; 116.D.a, 128.C.a).
func (g *game) shield(r returning, c CardNo) (CardNo, *node) {
	if r.lost && !g.t.on("112.G.b") {
		return NoCard, nil
	}
	k := &g.s.Cards[c]
	for _, s := range g.s.Sides[k.Side].Laid {
		n := g.has(s, "shields")
		if n == nil {
			n = g.mirrored(s, "shields")
		}
		if n == nil || !slices.Contains(n.arg.Get("against").Strs(), g.def(r.card).id) {
			continue
		}
		if s == c { // it protects others; by the other reading what protects trade fleets is safe itself
			if fleet := slices.Contains(n.arg.Get("what").Strs(), "trade-fleet"); fleet && g.working(s) && g.t.reading("flagship-itself") == "safe" {
				return s, n
			}
			continue
		}
		if what := n.arg.Get("what").Strs(); len(what) > 0 && !g.countsAny(c, what) {
			continue
		}
		if !g.sameCity(s, c, n.arg.Get("landscapes").Str == "true") {
			continue
		}
		if g.working(s) || !g.t.on("103.P.a") {
			return s, n
		}
	}
	return NoCard, nil
}

// shieldUnclear tells that a card in the same principality may or may not protect c, for no source says how far it reaches
// (`reach: unstated`), or nil. What lies in its own city it protects in any case.
func (g *game) shieldUnclear(r returning, c CardNo) error {
	for _, s := range g.s.Sides[g.card(c).Side].Laid {
		n := g.has(s, "shields")
		if n == nil || n.arg.Get("reach").Str != "unstated" || !g.working(s) || g.sameCity(s, c, false) ||
			!slices.Contains(n.arg.Get("against").Strs(), g.def(r.card).id) || !g.countsAny(c, n.arg.Get("what").Strs()) {
			continue
		}
		if by, _ := g.shield(r, c); by == NoCard {
			return g.unstated("reach of "+g.def(s).id, "Wie weit der Schutz von %s reicht, nennt keine Quelle.", "No source states how far the protection of %s reaches.", g.title(s))
		}
	}
	return nil
}

// mightReturn reports whether the effect may hit c, or may for all that anybody has stated.
func (g *game) mightReturn(r returning, c CardNo) bool {
	switch g.mayReturn(r, c).(type) {
	case nil, *Undecided:
		return true
	}
	return false
}

// canReturn: a card that would do nothing is not played (112.S.a).
func canReturn(g *game, p Player, c CardNo, n *node) error {
	r := g.returning(p, c, n)
	var first error
	for _, x := range g.among(r) {
		err := g.mayReturn(r, x)
		if g.mightReturn(r, x) {
			return nil
		}
		if first == nil {
			first = err
		}
	}
	if !g.t.on("112.S.a") {
		return nil
	}
	if ref, ok := first.(*Refusal); ok {
		return g.refuseBy(append(slices.Clone(ref.Cites), "112.S.a"), "Es gibt nichts, was die Karte treffen darf.", "There is nothing that the card may hit.")
	}
	return g.refuse("112.S.a", "Es gibt nichts, was die Karte treffen darf.", "There is nothing that the card may hit.")
}

// testCan looks through a test to what it could win. What could be lost is no condition (103.R.b).
func testCan(g *game, p Player, c CardNo, n *node) error {
	if !g.t.on("103.R.b") && g.nothingToLose(p, c, n) { // the tempting reading: the stake must be there
		return g.refuse("103.R.b", "Man müsste selbst etwas zu verlieren haben.", "One would need something to lose oneself.")
	}
	for _, i := range n.won {
		w := &g.t.Book.nodes[i]
		if w.word.Can == nil {
			continue
		}
		if err := w.word.Can(g, p, c, w); err != nil {
			return err
		}
	}
	return nil
}

// nothingToLose reports whether failure would cost p nothing; only mutation asks.
func (g *game) nothingToLose(p Player, c CardNo, n *node) bool {
	for _, i := range n.lost {
		w := &g.t.Book.nodes[i]
		switch w.word.Name {
		case "lose":
			return g.stock(p).Total() == 0
		case "return":
			return len(g.among(g.returning(p, c, w))) == 0
		}
	}
	return false
}

// runReturn carries out a `return`.
func runReturn(g *game, f *Frame) status {
	r := g.returning(f.By, f.Card, g.node(f))
	if f.Step == 1 {
		return done
	}
	if g.offerRescueFirst(f, r) {
		return again
	}
	if slices.ContainsFunc(g.among(r), func(c CardNo) bool { return g.mightReturn(r, c) }) {
		return wait
	}
	if r.lost && len(g.among(r)) > 0 && !g.t.on("112.G.c") {
		f.Step = 2 // the tempting reading: a price has to be paid
		return wait
	}
	cite := ""
	if !r.lost {
		cite = first(r.cites)
	}
	switch {
	case r.lost && len(g.among(r)) > 0:
		cite = "112.G.c"
	case r.lost:
		cite = "103.R.b"
	}
	g.emit("missed", f.By, cite).Card = f.Card
	return done
}

func askReturn(g *game, f *Frame) Decision {
	r := g.returning(f.By, f.Card, g.node(f))
	d := Decision{Who: r.picker, Kind: AskCard, Card: f.Card, Text: say("Welche Karte geht zurück auf die Hand?", "Which card goes back to the hand?")}
	for _, c := range g.among(r) {
		if g.mightReturn(r, c) || f.Step == 2 {
			m := NewMove(r.picker, Choose)
			m.Card = c
			d.Options = append(d.Options, m)
		}
	}
	return d
}

func answerReturn(g *game, f *Frame, m Move) error {
	if m.Card == NoCard {
		return g.wrong("Sag, welche Karte gemeint ist.", "Say which card is meant.")
	}
	r := g.returning(f.By, f.Card, g.node(f))
	if f.Step != 2 {
		if err := g.mayReturn(r, m.Card); err != nil {
			return err
		}
	}
	f.Step = 1
	if f.C > 0 || !g.offerRescue(f, r, m.Card) {
		g.takeAway(r, m.Card)
	}
	return nil
}

// takeAway brings the card that has been picked back to the hand, or to the discard pile.
func (g *game) takeAway(r returning, c CardNo) {
	k := g.card(c)
	if n := g.has(c, "shields"); n != nil && slices.Contains(n.arg.Get("against").Strs(), g.def(r.card).id) && g.working(c) {
		g.read("flagship-itself")
	}
	wasBlocked := g.blocked(c)
	raised := g.has(c, "hand-limit") != nil && g.working(c)
	cites := slices.Clone(r.cites)
	switch {
	case wasBlocked:
		cites = append([]string{"112.G.a"}, cites...)
	case k.Side != r.victim:
		cites = append([]string{"112.G.d"}, cites...)
	}
	home := g.keeper(k.By, c)
	if k.By != k.Side && g.reading("burnt-bordello") == "host" {
		home = k.Side
	}
	by := r.card
	g.leave(c)
	if g.reopen(k.By, c, cites...) {
		return
	}
	if r.gone {
		g.toDiscard(k.By, c)
		e := g.emit("sunk", k.By, cites...)
		e.Card, e.On = c, by
		return
	}
	if g.has(c, "driven-off") != nil {
		cites = append(cites, "120.E.b")
		if !g.t.on("120.E.b") {
			g.toDiscard(k.By, c) // the tempting reading: a branch that goes is gone, whatever drives it off
			return
		}
	}
	g.toHand(home, c)
	e := g.emit("returned", home, g.stolenCites(k.By, c, cites...)...)
	e.Card, e.From = c, k.Side.String()
	g.surplus(home, raised)
}

// surplus deals with a hand that has grown by a card taken back: the passive player reduces it at once, the
// active one at the end of the turn or, where reducesNow says so, at once (Ruling 112.G.g, 103.Q.a).
func (g *game) surplus(p Player, raised bool) {
	g.fell[p] = false
	over := g.hand(p).Len() - g.handLimit(p)
	if over <= 0 && !g.hand(p).Open {
		return
	}
	now := p != g.s.Active || g.reducesNow(raised)
	if !g.t.on("112.G.g") {
		now = !now // the tempting readings: who is not to move may wait, who is to move may not
	}
	if now {
		if over > 0 {
			g.emit("reduces-now", p, g.surplusCites()...).N = over
		}
		g.push(Frame{Proc: g.proc(procReduce), By: p, Card: NoCard, Node: -1})
		return
	}
	if over > 0 {
		g.emit("over-limit", p, append(g.surplusCites(), "103.Q.a")...).N = over
	}
}

// noteLimit is called before c goes or comes to rest: whoever could hold more cards by it no longer can.
func (g *game) noteLimit(c CardNo) {
	if g.has(c, "hand-limit") != nil && g.working(c) {
		g.fell[g.s.Cards[c].By] = true
	}
}

// afterFall deals with a hand that has become too full because its limit fell, the card that had raised it having
// gone elsewhere or resting: the active player may wait for the end of the turn, unless the dice are being worked
// off (Ruling 112.G.g, 101.D.b f).
func (g *game) afterFall() {
	for p := range g.fell {
		if p := Player(p); g.fell[p] {
			g.fell[p] = false
			if p != g.s.Active || g.s.Phase == EventPhase || g.s.Phase == YieldPhase {
				g.surplus(p, true)
			}
		}
	}
}

// reducesNow reports whether the active player reduces his hand at once. Before 1998 every surplus by an action
// card went at once (101.D.b f). By the reading at-once it does when the card taken back had raised the limit,
// unless other cards had raised the hand before (Ruling 112.G.g).
func (g *game) reducesNow(raised bool) bool {
	if g.t.since("1998") != g.t.on("101.D.b") { // switched off, the rule of the other time
		return true
	}
	if g.s.Phase == EventPhase || g.s.Phase == YieldPhase { // while the dice are worked off it never waits (101.D.b f)
		return true
	}
	return raised && !g.s.Raised && g.reading("arsonist-surplus") == "at-once"
}

// surplusCites names where the edition says when a surplus is put back.
func (g *game) surplusCites() []string {
	switch {
	case g.t.since("2005"):
		return []string{"112.G.g", "kuw.erweitert.verlauf"}
	case g.t.since("2004"):
		return []string{"112.G.g"}
	}
	if !g.t.since("1998") {
		return []string{"101.D.b"}
	}
	return []string{"112.G.g", "101.D.b"}
}

// runReduce lets a player put cards back until the hand is as large as allowed; with register A one more in any case
// (reading palace-hand-not-full).
func runReduce(g *game, f *Frame) status {
	if g.hand(f.By).Open {
		g.undecided("hand of "+f.By.String(), "Wie viele Karten auf der Hand sind, steht nicht fest: nenne die ganze Hand.", "Nobody has stated how many cards are in the hand: state all of it.")
		return done
	}
	if f.A == 0 && g.hand(f.By).Len() <= g.handLimit(f.By) {
		return done
	}
	return wait
}

func askReduce(g *game, f *Frame) Decision {
	d := Decision{Who: f.By, Kind: AskPutBack, Card: NoCard, Cites: g.surplusCites(),
		Text: say("Zu viele Handkarten: welche kommt unter welchen Ausbaustapel?", "Too many cards in the hand: which one goes under which draw stack?")}
	for _, c := range g.hand(f.By).Top {
		for i := range g.pilesOf(f.By).Stacks {
			m := NewMove(f.By, Choose)
			m.Card, m.N = c, int8(i+1)
			d.Options = append(d.Options, m)
		}
	}
	return d
}

func answerReduce(g *game, f *Frame, m Move) error {
	if !g.inHand(f.By, m.Card) {
		return g.wrong("Diese Karte ist nicht auf der Hand.", "That card is not in the hand.")
	}
	f.A = 0
	g.takeFromHand(f.By, m.Card)
	return g.putUnder(f.By, m.Card, m.N, g.surplusCites()...)
}

// procReturn names the procedure `return`.
const procReturn procName = "return"

// wordReturn is the effect word `return`.
func wordReturn() Word {
	return Word{
		Name: "return", In: OnPlay | OnBuild | OnEvent,
		Args:    []string{"what", "whose", "by", "also", "to"},
		Form:    "`what: [building]`, `whose: own`, `by: opponent`, `also: [foreign]`, `to: discard`",
		Doc:     "a player picks a laid card; it goes back to the hand of whoever laid it, or to the discard pile",
		Example: "Feuerteufel",
		Acts:    catalog.Hits,
		Harms:   true,
		Can:     canReturn,
		Procedures: []Procedure{
			{Name: procReturn, run: runReturn, ask: askReturn, answer: answerReturn},
		},
		Tells: []Sentence{
			{"over-limit", catalog.Text{DE: "{who} hält jetzt mehr Karten als erlaubt ({n} zu viel) und legt erst am Ende des Zuges ab.", EN: "{who} now holds more cards than allowed ({n} too many) and puts them back only at the end of the turn."}},
			{"reduces-now", catalog.Text{DE: "{who} hält jetzt mehr Karten als erlaubt ({n} zu viel) und legt sofort ab.", EN: "{who} now holds more cards than allowed ({n} too many) and puts them back at once."}},
			{"sunk", catalog.Text{DE: "{card} wird versenkt und kommt auf die Ablage von {who}.", EN: "The card {card} is sunk and goes to {who}'s discard pile."}},
		},
	}
}
