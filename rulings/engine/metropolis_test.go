package engine

import (
	"testing"

	"catanica/catalog"
)

// TestMetropolisIsAPlace: a metropolis in the hand is listed once for the city that it may be laid on, however many
// sites are free there and even when none is; it is built as a place (102.B.Zentralkarte), not as an expansion on a
// site.
func TestMetropolisIsAPlace(t *testing.T) {
	r := variants[len(variants)-1]
	if r.open[3] != "metropole" {
		t.Fatalf("this game has no metropolis: %+v", r)
	}
	r.rich = false
	g := newGame(t, r, 1)
	g.s.Gate, g.s.Sides[North].Places[0].Kind = true, CityPlace
	g.s.Phase, g.s.Active, g.s.Turn = MainPhase, North, 9
	lay := func(id string, row int8) {
		c := g.card(t, id, North)
		k := &g.s.Cards[c]
		k.By, k.Side, k.Laid, k.At = North, North, true, Spot{Kind: OnSite, Col: 1, Row: row}
		g.s.Sides[North].Laid = append(g.s.Sides[North].Laid, c)
	}
	held := g.card(t, "metropole", North)
	g.s.Sides[North].Hand.Top = append(g.s.Sides[North].Hand.Top, held)
	isCard := func(c CardNo) bool { return c != NoCard && g.t.defs[g.s.Cards[c].Def].is(catalog.Metropolis) }
	listed := func() (out []Move) {
		for _, m := range Legal(g.t, g.s) {
			if m.Verb == Build && (m.Central == MetropolisPlace || isCard(m.Card)) {
				out = append(out, m)
			}
		}
		return out
	}
	if ms := listed(); len(ms) != 0 {
		t.Errorf("without church and town hall a metropolis is listed: %+v", ms)
	}
	for i, id := range []string{"rathaus", "kirche", "kloster", "markt"} {
		lay(id, [4]int8{1, 2, -1, -2}[i])
		if ms := listed(); len(ms) != 1 || !ms[0].Place || ms[0].At != (Spot{Kind: OnSite, Col: 1}) {
			t.Errorf("with %d expansions a metropolis is listed %d times: %+v", i+1, len(ms), ms)
		}
	}
	m := NewMove(North, Build)
	m.Card, m.At = held, Spot{Kind: OnSite, Col: 1, Row: 1}
	if _, _, err := Apply(g.t, g.s, m); err == nil {
		t.Error("a metropolis is built on the site of an expansion")
	}
	m = listed()[0]
	m.Card = g.s.Events.Top[0] // what else a move names makes no metropolis of it
	s, _, err := Apply(g.t, g.s, m)
	if err != nil || s.Cards[m.Card].Laid || !s.Cards[held].Laid {
		t.Errorf("the metropolis in the hand is not laid: %v", err)
	}
}
