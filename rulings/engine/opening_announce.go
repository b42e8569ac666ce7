package engine

import "catanica/catalog"

// Wizards & Dragons is announced in a tournament game, and with it the citadels (Ruling 105.J.a).

// openingAsksToAnnounce waits if Wizards & Dragons is among the sets: whoever uses it announces it and lays out the
// citadels (zud.turnier.aufstellung, kuw.turnier.aufstellung).
func openingAsksToAnnounce(g *game, f *Frame) next {
	if g.misread(g.rulebook("turnier.aufstellung")) {
		return misreadCitadelsLieThere(g, f)
	}
	if _, ok := announced(g); !ok || !g.s.Display.empty() {
		return openingLay
	}
	return wait
}

// announced returns the citadel, if the players of a tournament game have a set with it.
func announced(g *game) (def int16, ok bool) {
	if g.t.common() {
		return 0, false
	}
	def, ok = g.t.Book.central[catalog.Citadel]
	return def, ok && g.t.copiesIn(g.t.defs[def]) > 0
}

func openingAsksAnnouncement(g *game, f *Frame) Decision {
	def, _ := announced(g)
	m := NewMove(f.By, Choose)
	m.Reveals = SomeDef(def)
	return Decision{Who: f.By, Kind: AskPick, Card: NoCard, MayPass: true, Options: []Move{m},
		Cites: []string{g.rulebook("turnier.aufstellung"), "105.J.a"},
		Text:  say("Sagst du Zauberer & Drachen an?", "Do you announce Wizards & Dragons?")}
}

// openingTakesAnnouncement lays out the citadels. The announcement binds nobody, and both players may build them
// (Ruling 105.J.a).
func openingTakesAnnouncement(g *game, f *Frame, m Move) (next, error) {
	def, _ := announced(g)
	switch {
	case m.Verb == Pass && f.By == g.s.Active:
		f.By = f.By.Other()
		return openingAnnounce, nil
	case m.Verb == Pass:
		f.By = g.s.Active
		return openingLay, nil
	case !m.Reveals.IsDef() || m.Reveals.Def() != def:
		return wait, g.wrong("Ansagen kann man hier nur die Zitadellen.", "Only citadels can be announced here.")
	}
	g.emit("announced", f.By, g.rulebook("turnier.aufstellung"), "105.J.a")
	layCitadels(g, def, f.By)
	f.By = g.s.Active
	return openingLay, nil
}

// layCitadels puts the citadels of one set, which belong to p, into the middle.
func layCitadels(g *game, def int16, p Player) {
	for range g.t.copiesIn(g.t.defs[def]) {
		d := g.editPile(&g.s.Display)
		d.Top = append(d.Top, g.newCard(def, p))
	}
}
