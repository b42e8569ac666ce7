package engine

import (
	"slices"

	"catanica/catalog"
)

// Protection cards answer an attack or an event (Rulings 103.I.d, 103.I.f). Their effect word names in `to` the cards
// that they answer.

// protections returns the cards in p's hand with which he may answer the attack.
func (g *targeting) protections(p Player, attack CardNo) []CardNo {
	if g.t.reading("bishop-foreign-building") == "no" && g.abroadOnly(p, attack) {
		return nil
	}
	return g.replies(p, attack)
}

// replies returns the cards in p's hand that answer the attack, whatever it may hit.
func (g *targeting) replies(p Player, attack CardNo) []CardNo {
	var out []CardNo
	for _, c := range g.hand(p).Top {
		if n, ok := g.answers(c, attack); ok && g.mayRescue(p, attack, n) == nil {
			out = append(out, c)
		}
	}
	return out
}

// answers returns the effect word by which card c answers the attack or event, if it does.
func (g *progress) answers(c, attack CardNo) (*node, bool) {
	if g.misread("117.C.c") {
		return g.misreadAnswers(c, attack)
	}
	return g.answersTo(c, g.def(attack))
}

// answersTo returns the effect word by which card c answers attack, a card of the book, if it does.
func (g *progress) answersTo(c CardNo, attack *def) (*node, bool) {
	for _, i := range g.def(c).reacts {
		if n := &g.t.Book.nodes[i]; slices.Contains(n.arg.Get("to").Strs(), attack.id) {
			return n, true
		}
	}
	return &noNode, false
}

// answerable reports whether any card of the book answers the attack.
func (g *progress) answerable(attack CardNo) bool { return g.def(attack).answered }

// abroadOnly reports whether the attack can hit p only outside his own principality, that is, his foreign building in
// the attacker's (Ruling 112.G.d).
func (g *targeting) abroadOnly(p Player, attack CardNo) bool {
	abroad := false
	for _, i := range g.def(attack).played {
		for _, j := range g.t.Book.nodes[i].won {
			n := &g.t.Book.nodes[j]
			if n.proc != g.proc(procReturn) || n.arg.Get("also").Strs() == nil {
				continue
			}
			r := g.returning(p.Other(), attack, n)
			for _, c := range g.among(r) {
				if g.card(c).Side == p && g.mightReturn(r, c) {
					return false
				}
				abroad = abroad || g.card(c).Side != p
			}
		}
	}
	return abroad
}

// protect plays the protection card that m names from the hand, against the effect that f carries out.
func (g *ledger) protect(f *Frame, m Move) error {
	if !g.inHand(m.Who, m.Card) {
		return g.wrong("Du hast diese Karte nicht auf der Hand.", "You do not hold that card.")
	}
	if n, ok := g.answers(m.Card, f.Card); ok && g.mayRescue(m.Who, f.Card, n) != nil {
		return g.mayRescue(m.Who, f.Card, n)
	}
	if !slices.Contains(g.protections(m.Who, f.Card), m.Card) {
		return g.refuse("103.I.f", "Diese Karte schützt davor nicht.", "That card does not protect against this.")
	}
	if err := g.acts(m.Who); err != nil {
		return err
	}
	by, card := m.Who, m.Card
	g.takeFromHand(by, card)
	e := g.emit("played", by, "103.I.f", "102.B.Ausspielen")
	e.Card, e.On = card, f.Card
	g.beginAnswer(by, card)
	return nil
}

// outOfTurn refuses a decision that a player makes in place of the other. Only the passive player plays protection
// cards: when an attack changes sides it hits the active player, but it is still his turn (Rulings 112.G.b, 103.I.f).
func (g *ledger) outOfTurn(f *Frame, m Move, d Decision) error {
	if f.Card == NoCard || m.Who != g.s.Active || !g.inHand(m.Who, m.Card) ||
		!slices.Contains(g.protections(m.Who, f.Card), m.Card) {
		pass := catalog.Text{}
		if d.MayPass && g.trial == nil {
			pass = say(" (oder `%[1]s passes`)", " (or `%[1]s passes`)", d.Who.String())
		}
		return g.wrong("Hier entscheidet %s, nicht %s: %s%s", "%s decides here, not %s: %s%s", d.Who, m.Who, d.Text,
			pass)
	}
	if g.misread("112.G.b/bischof") {
		return g.misreadProtectsHimself(f, m)
	}
	return g.refuse("112.G.b 103.I.f", "Eine Schutzkarte darf nur spielen, wer nicht am Zug ist; "+
		"auch wenn ein Angriff die Seite wechselt, bleibt derselbe Spieler am Zug.",
		"The active player cannot play a protection card; "+
			"even when an attack changes sides, the active player stays the same.")
}
