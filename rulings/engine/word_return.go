package engine

import (
	"slices"
	"strings"

	"catanica/catalog"
)

// return: {what: [building], whose: own, by: opponent}. A player picks a card in play, and it goes back to the hand of
// the player who built it, or with `to: discard` to that player's discard pile (privateers, 116.E.a). `whose` and `by`
// are seen from the player of the card; `also: [foreign]` adds the foreign buildings that the victim has put into the
// other principality (Ruling 112.G.d).

const procReturn procName = "return"

// The steps of return.
const (
	returnPick next = iota
	returnPrice
)

// returned is the record of return.
type returned struct {
	Offered bool      // the victim has been asked for an answer before the pick (see rescues)
	Saved   MaybeCard // the card that an answer has saved
	Aimed   MaybeCard // the target that was named before the roll (reading attack-target)
}

// wordReturn returns the effect word `return`.
func wordReturn() Word {
	return Word{
		Name: "return", In: OnPlay | OnBuild | OnEvent,
		Args:    []string{"what", "whose", "by", "also", "to"},
		Form:    "`what: [building]`, `whose: own`, `by: opponent`, `also: [foreign]`, `to: discard`",
		Doc:     "a player picks a card in play; it goes back to the builder's hand, or to the discard pile",
		Example: "Feuerteufel",
		Acts:    catalog.Hits,
		Harms:   true,
		Can:     canReturn,
		Procedures: []Procedure{{
			Name:  procReturn,
			Keeps: recordOf[returned](),
			Steps: []Step{
				returnPick:  {Name: "pick", Do: returnLooks, Ask: returnAsks, Take: returnTakes},
				returnPrice: {Name: "price", Ask: misreadReturnAsksPrice, Take: misreadReturnTakesPrice},
			},
		}},
		Tells: []Sentence{
			{"sunk", catalog.Text{
				DE: "{Der card} wird versenkt und kommt auf {pile}.",
				EN: "{The card} is sunk and goes to {pile}."}},
		},
	}
}

// returning is the effect of a return word, with its players named.
type returning struct {
	picker, victim Player
	what           []string
	lost           bool // the attack has failed and hits its own side
	card           CardNo
	foreign        bool
	gone           bool // to the discard pile, not the hand
	cites          []string
}

func (g *targeting) returning(by Player, c CardNo, n *node) returning {
	r := returning{picker: by, victim: by.Other(), what: n.arg.Get("what").Strs(), card: c, cites: n.cites}
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

// among returns the cards of the kinds that the effect names, whether or not it may hit them.
func (g *targeting) among(r returning) []CardNo {
	var out []CardNo
	for p := range g.s.Sides {
		for _, c := range g.s.Sides[p].Laid {
			k := &g.s.Cards[c]
			if !g.countsAny(c, r.what) || k.At.Kind == OnCard {
				continue
			}
			if k.Side == r.victim || r.foreign && k.By == r.victim && g.by("112.G.d") {
				out = append(out, c)
			}
		}
	}
	if g.hitsHimself(r) && g.reading("richard-himself") == "himself" {
		out = append(out, r.card)
	}
	return out
}

// mayReturn returns why card c is safe from the effect, or nil.
func (g *targeting) mayReturn(r returning, c CardNo) error {
	if !slices.Contains(g.among(r), c) {
		return g.returnNotMeant(r, c)
	}
	if cites, ok := g.immune(c, r.card); ok {
		if g.blocked(c) {
			return g.refuseBy(append(append([]string{"112.G.e"}, cites...), "103.P.a"),
				"%s ist immun und bleibt es auch unter einer anderen Karte.",
				"%s is immune and stays so even while another card is on it.", g.title(c, catalog.Nominative))
		}
		return g.refuseBy(cites, "%s ist dagegen immun.", "%s is immune to this.", g.title(c, catalog.Nominative))
	}
	if g.misread("112.G.a") {
		return g.misreadBlockedIsGone(r, c)
	}
	return g.returnGuarded(r, c)
}

// returnGuarded returns which answer or shield keeps the effect from card c, or nil.
func (g *targeting) returnGuarded(r returning, c CardNo) error {
	if g.savedFrom(c) {
		return g.refuse("114.F.a 103.E.f", "Diese Karte ist schon vor dem Ereignis gerettet.",
			"That card has already been saved from the event.")
	}
	if by := g.sparedBy(r.victim, c); by != NoCard && g.event().Card == r.card {
		return g.refuseBy(append(slices.Clone(r.cites), "103.E.f"),
			"%s schützt diese Karte vor dem Ereignis.",
			"%s protects this card from the event.", g.title(by, catalog.Nominative))
	}
	if err := g.shieldUnclear(r, c); err != nil {
		return err
	}
	return g.shielded(r, c)
}

// returnNotMeant returns why the effect does not apply to this card at all, or nil.
func (g *targeting) returnNotMeant(r returning, c CardNo) error {
	if !g.s.Cards[c].Laid {
		return g.wrong("Nenne eine Karte, die ausliegt.", "Name a card in play.")
	}
	if g.countsAny(c, r.what) {
		cites := r.cites
		if r.foreign {
			cites = append([]string{"112.G.d"}, cites...)
		}
		return g.refuseBy(cites, "%s gehört nicht dem Spieler, gegen den sich der Angriff richtet.",
			"%s does not belong to the player under attack.", g.title(c, catalog.Nominative))
	}
	cite := map[string]string{"building": "102.B.Gebäude", "knight": "102.B.Ritter", "unit": "102.B.Einheit"}[r.what[0]]
	if r.what[0] == "knight" && g.def(c).growsOnGrain() {
		cite += " 118.B.a"
	}
	kind := g.refTitle("type:" + r.what[0])
	kind.EN = catalog.WithArticle(kind.EN)
	return g.refuseBy(strings.Fields(cite), "%s ist davon nicht betroffen: Die Karte zählt nicht als %s.",
		"%s is not affected, because it does not count as %s.", g.title(c, catalog.Nominative), kind)
}

// mightReturn reports whether the effect may hit c, or could if unstated facts allow it.
func (g *targeting) mightReturn(r returning, c CardNo) bool {
	switch g.mayReturn(r, c).(type) {
	case nil, *Undecided:
		return true
	}
	return false
}

// mightReturnAny reports whether there is a card that the effect might hit. It does not depend on a reading by which
// the effect spares another card.
func mightReturnAny(g *game, r returning) bool {
	before := g.reads
	for _, c := range g.among(r) {
		g.reads = slices.Clip(before)
		if g.mightReturn(r, c) {
			return true
		}
	}
	return false
}

// canReturn refuses a card that can hit nothing (Ruling 112.S.a).
func canReturn(g *game, p Player, c CardNo, n *node) error {
	r := g.returning(p, c, n)
	if mightReturnAny(g, r) {
		return nil
	}
	if all := g.among(r); len(all) > 0 && g.byOf(c, "112.S.a", "112.S.a/allgemein") {
		if ref, ok := g.mayReturn(r, all[0]).(*Refusal); ok {
			return g.refuseBy(append(slices.Clone(ref.Cites), "112.S.a"),
				"Es gibt kein Ziel, das die Karte treffen darf.", "There is no legal target for the card.")
		}
	}
	if g.byOf(c, "112.S.a", "112.S.a/allgemein") {
		return g.refuse("112.S.a", "Es gibt kein Ziel, das die Karte treffen darf.",
			"There is no legal target for the card.")
	}
	return nil
}

// returnLooks asks for the card, if there is one that may be hit.
func returnLooks(g *game, f *Frame) next {
	r := g.returning(f.By, f.Card, g.node(f))
	if g.offerRescueFirst(f, r) {
		return repeat
	}
	if c := keeps[returned](f).Aimed; c.IsCard() {
		g.takeAway(r, c.Card())
		return done
	}
	if mightReturnAny(g, r) {
		return wait
	}
	if g.misread("112.G.c") {
		return misreadReturnLooks(g, f, r)
	}
	return returnMisses(g, f, r)
}

// returnMisses ends an effect that cannot hit anything. A failed attack then costs its player nothing (Rulings 112.G.c,
// 103.R.b).
func returnMisses(g *game, f *Frame, r returning) next {
	cites := r.cites
	switch {
	case r.lost && len(g.among(r)) > 0:
		cites = []string{"112.G.c", g.textOf(f.Card)}
	case r.lost && r.what[0] == "knight":
		cites = []string{"103.R.b", g.textOf(f.Card)}
	}
	g.emit("missed", f.By, cites...).Card = f.Card
	return done
}

func returnAsks(g *game, f *Frame) Decision {
	r := g.returning(f.By, f.Card, g.node(f))
	d := Decision{Who: r.picker, Kind: AskCard, Card: f.Card,
		Text: say("Welche Karte trifft es?", "Which card is the target?")}
	for _, c := range g.among(r) {
		if g.mightReturn(r, c) {
			d.Options = append(d.Options, cardMove(r.picker, c))
		}
	}
	return d
}

func returnTakes(g *game, f *Frame, m Move) (next, error) {
	if m.Card == NoCard {
		return wait, g.wrong("Nenne die Karte, die es treffen soll.", "Name the target.")
	}
	r := g.returning(f.By, f.Card, g.node(f))
	if err := g.mayReturn(r, m.Card); err != nil {
		return wait, err
	}
	if keeps[returned](f).Offered || !g.offerRescue(f, r, m.Card) {
		g.takeAway(r, m.Card)
	}
	return done, nil
}

// takeAway moves the card that has been picked back to the hand, or to the discard pile. It goes even if it is blocked
// (Ruling 112.G.a).
func (g *game) takeAway(r returning, c CardNo) {
	k := g.s.Cards[c]
	if n := g.has(c, "shields"); n != nil && g.shieldsFrom(n, r) && g.working(c) {
		g.read("flagship-itself")
	}
	cites := slices.Clone(r.cites)
	switch {
	case g.blocked(c):
		cites = append([]string{"112.G.a"}, cites...)
	case k.Side != r.victim:
		cites = append([]string{"112.G.d"}, cites...)
	}
	raised := g.raisesLimit(c)
	home := g.keeper(k.By, c)
	if k.By != k.Side && g.reading("burnt-bordello") == "host" {
		home = k.Side
	}
	g.leave(c)
	if g.reopen(k.By, c, cites...) {
		return
	}
	if r.gone {
		g.toDiscard(k.By, c)
		e := g.emit("sunk", k.By, cites...)
		e.Card, e.On = c, r.card
		return
	}
	if g.has(c, "driven-off") != nil {
		cites = append(cites, "120.E.b")
		if g.misreadOf(r.card, "120.E.b") {
			misreadBranchGoes(g, k.By, c)
			return
		}
	}
	g.toHand(home, c)
	e := g.emit("returned", home, g.stolenCites(k.By, c, cites...)...)
	e.Card, e.From = c, k.Side.String()
	g.surplus(home, raised)
}
