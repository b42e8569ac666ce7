package engine

// Variants are ways to play that differ from the three games (content/variants): Options.Variant names one of them.
const (
	Beginners       = "beginners"        // Turnierspiel für Einsteiger, 1997 (101.D.c)
	Bears           = "bears"            // Bärenvarianten: all cards shuffled together (106.D.a)
	SmallTournament = "small-tournament" // das kleine Kartenspiel-Turnier (106.B.a)
)

// Rows are the draw stacks of the small card tournament, all of them in the middle: first North's row, then South's,
// then the neutral one. Each player uses his own row and the neutral one (Ruling 106.B.a).
type Rows struct{ North, South, Neutral int }

// Stacks returns the total number of stacks.
func (r Rows) Stacks() int { return r.North + r.South + r.Neutral }

// foreign reports whether the n-th stack, counted from 1, is in the row of p's opponent.
func (r Rows) foreign(p Player, n int8) bool {
	if p == North {
		return int(n) > r.North && int(n) <= r.North+r.South
	}
	return int(n) <= r.North
}

// otherRow refuses a stack of the opponent's row (Ruling 106.B.a). Without rows it refuses none.
func (g *board) otherRow(p Player, n int8) error {
	if g.t.rows.foreign(p, n) && g.by("106.B.a") {
		return g.refuse("106.B.a", "Dieser Stapel gehört zur Reihe des Mitspielers.",
			"That stack belongs to your opponent's row.")
	}
	return nil
}

// otherSort returns nil: a card of a theme set may go under any stack, and so may one of the basic game (Ruling
// 105.C.a).
func (g *board) otherSort(c CardNo, n int8) error {
	if g.misread("105.C.a") {
		return g.misreadSortsApart(c, n)
	}
	return nil
}
