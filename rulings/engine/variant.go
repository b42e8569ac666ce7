package engine

import "catanica/catalog"

// Variants are ways to play that differ from the three games (content/variants): Options.Variant names one of them.
const (
	Beginners       = "beginners"        // Turnierspiel für Einsteiger, 1997 (101.D.c)
	SmallTournament = "small-tournament" // das kleine Kartenspiel-Turnier (106.B.a)
)

// Rows are the draw stacks of the small card tournament, all of them in the middle: first North's row, then South's,
// then the neutral one. Each player uses the own row and the neutral one (Ruling 106.B.a).
type Rows struct{ North, South, Neutral int }

// Stacks is how many there are in all.
func (r Rows) Stacks() int { return r.North + r.South + r.Neutral }

// foreign reports whether the n-th stack, counted from 1, is in the row of p's opponent.
func (r Rows) foreign(p Player, n int8) bool {
	if p == North {
		return int(n) > r.North && int(n) <= r.North+r.South
	}
	return int(n) <= r.North
}

// otherRow tells that a stack belongs to the opponent's row, or nil. Where there are no rows, none does.
func (g *game) otherRow(p Player, n int8) error {
	if !g.t.rows.foreign(p, n) || !g.t.on("106.B.a") { // switched off, the tempting reading: what lies in the middle is for both
		return nil
	}
	return g.refuse("106.B.a", "Dieser Stapel gehört zur Reihe des Mitspielers.", "This stack belongs to the opponent's row.")
}

// otherSort is the reading that 105.C.a refuses, that the cards of a theme set and those of the basic game stay apart;
// only mutation comes here. In the extended game the first four stacks are the basic game's.
func (g *game) otherSort(c CardNo, n int8) error {
	if g.t.on("105.C.a") || g.t.Game != catalog.Extended || g.s.Cards[c].Def < 0 {
		return nil
	}
	_, basic := g.def(c).card.InSet("grundspiel")
	if basic == (n <= 4) {
		return nil
	}
	return g.refuse("105.C.a", "Die Karten bleiben unter sich.", "The cards stay among themselves.")
}

// unclearGate: whether the threshold of the tournament game of 1997 holds in that for beginners no source says.
func (g *game) unclearGate() error {
	if g.t.Variant != Beginners {
		return nil
	}
	return g.unstated("threshold of the beginners' tournament game", "Ob im Turnierspiel für Einsteiger beide erst 3 Siegpunkte brauchen, sagt keine Quelle: schreib `gate open` in die Stellung, wenn ihr ohne die Schwelle spielt.",
		"Whether both need 3 victory points first in the beginners' tournament game no source says: write `gate open` into the position if you play without the threshold.")
}
