package engine

import "catanica/catalog"

// The gate: attacks and neutral actions wait until the players have enough victory points (Ruling 101.D.b a). Once
// open, it stays open.

// gateRule returns the threshold for action cards. If each > 0, both players need that many points (1997 to 2003); if
// each == 0, they need seven together (since 2003). ok is false if there is no threshold (Ruling 101.D.b a).
func (g *progress) gateRule() (each int, ok bool) {
	basic := g.t.Game == catalog.Basic
	together := g.t.since("2005") || g.t.since("2003") && !basic
	if g.misread(gateClause(g.t)) {
		return misreadGateOfOtherTime(together)
	}
	switch {
	case together:
		return 0, true
	case basic:
		return 3, g.t.reading("basic-threshold") == "three"
	case g.t.since("1997"):
		return 3, true
	}
	return 0, false
}

// gateClause returns the clause of Ruling 101.D.b that states the threshold of this edition and game.
func gateClause(t *Table) string {
	switch basic := t.Game == catalog.Basic; {
	case t.since("2005") || t.since("2003") && !basic:
		return "101.D.b/grenze-2003"
	case basic && t.since("1997"):
		return "101.D.b/grenze-grundspiel"
	case t.since("1998"):
		return "101.D.b/grenze-1998"
	case t.since("1997"):
		return "101.D.b/grenze-1997"
	}
	return "101.D.b/grenze-1996"
}

// reached reports whether a and b, the players' points, reach the threshold.
func reached(each, a, b int) bool {
	if each == 0 {
		return a+b >= 7
	}
	return a >= each && b >= each
}

// checkGate opens the gate if the points reach the threshold (Ruling 101.D.b a).
func (g *conditions) checkGate() {
	if g.s.Gate {
		return
	}
	a, _ := g.points(North)
	b, _ := g.points(South)
	if each, ok := g.gateRule(); ok && reached(each, a, b) {
		g.s.Gate = true
	}
}

// gateShut refuses an attack or a neutral action before the gate is open. Protection cards may be played from the start
// (Ruling 101.D.b a).
func (g *progress) gateShut(d *def) error {
	if g.s.Gate {
		return nil
	}
	each, ok := g.gateRule()
	if g.t.Game == catalog.Basic && !g.t.since(catalog.Ed2005) {
		g.read("basic-threshold")
	}
	if !ok || d.class == "action-protection" {
		return nil
	}
	if d.unclear() {
		return g.unstated("class of "+d.id,
			"Ob die Karte schon vor den Siegpunkten für Aktionskarten gespielt werden darf, hängt von ihrer Klasse ab, "+
				"die keine Quelle nennt: Schreib `gate open` in die Stellung.",
			"Whether the card can be played before the victory points for action cards are reached depends on its "+
				"class, "+
				"which no source states: write `gate open` into the position.")
	}
	a, openA := g.points(North)
	b, openB := g.points(South)
	if reached(each, a+openA, b+openB) {
		return g.unstated("victory points",
			"Ob die Siegpunkte für Aktionskarten reichen, hängt von Karten ab, deren Punkte keine Quelle nennt: "+
				"Schreib `gate open` in die Stellung, wenn sie reichen.",
			"Whether there are enough victory points for action cards depends on cards whose points no source states: "+
				"write `gate open` into the position if there are.")
	}
	if err := g.unclearGate(); err != nil {
		return err
	}
	cite := "101.D.b"
	if g.t.since("2005") {
		cite = "101.D.b kuw.erweitert.verlauf"
	}
	if each > 0 {
		return g.refuse(cite,
			"Aktionskarten dürfen erst gespielt werden, wenn beide Spieler einmal 3 Siegpunkte hatten.",
			"Action cards can be played only after both players have reached 3 victory points.")
	}
	return g.refuse(cite,
		"Angriffe und neutrale Aktionen dürfen erst gespielt werden, wenn beide zusammen einmal 7 Siegpunkte hatten.",
		"Attack cards and neutral cards can be played only after both players together have reached 7 victory points.")
}

// gateForSpells returns nil: spells do not wait for the points (Ruling 126.A.a).
func (g *progress) gateForSpells(d *def) error {
	if g.misread("126.A.a") {
		return g.misreadGateForSpells(d)
	}
	return nil
}

// unclearGate returns the Undecided error of the beginners' tournament game: no source says whether the threshold of
// the tournament game of 1997 holds there.
func (g *progress) unclearGate() error {
	if g.t.Variant != Beginners {
		return nil
	}
	return g.unstated("threshold of the beginners' tournament game",
		"Ob im Turnierspiel für Einsteiger beide Spieler erst 3 Siegpunkte brauchen, sagt keine Quelle: "+
			"Schreib `gate open` in die Stellung, wenn ihr ohne diese Schwelle spielt.",
		"No source says whether both players need 3 victory points first in the beginners' tournament game: "+
			"write `gate open` into the position if you play without this threshold.")
}
