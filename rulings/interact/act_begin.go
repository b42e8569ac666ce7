package interact

import (
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/rulings/engine"
)

// possible reports why the act cannot begin in the position, or nil. Facts that a scenario can assume, and on which no
// interaction depends, are assumed in p.
func (w *world) possible(a *act, p *position) error {
	for {
		t, err := w.set(*p)
		if err != nil {
			return err
		}
		tr := w.explore(t, w.begin(t, a), engine.NoCard, engine.NoCard)
		if len(tr.leaves) > 0 {
			a.missing = nil
			return nil
		}
		assumed := false
		for _, fact := range tr.missing {
			for _, line := range w.assumptions(fact) {
				if !slices.Contains(p.assume, line) {
					p.assume, assumed = append(p.assume, line), true
				}
			}
			if !slices.Contains(a.missing, fact) {
				a.missing = append(a.missing, fact)
			}
		}
		switch {
		case assumed:
		case tr.err != nil:
			return tr.err
		default:
			return &engine.Wrong{}
		}
	}
}

// assumptions returns the lines that state a missing amount. How much a card gives or takes decides nothing about which
// cards it acts on.
func (w *world) assumptions(fact string) []string {
	kind, id, _ := strings.Cut(fact, " of ")
	k := w.cat.Card(id)
	switch {
	case k == nil:
		return nil
	case kind == "victory" && k.Is(catalog.Action, w.edition), kind == "gain":
		return []string{"gain " + id + " = 1 any"}
	case kind == "rate":
		return []string{"price " + id + " = 1 lumber", "gain " + id + " = 1 any"}
	case slices.Contains([]string{"number", "victory", "strength", "tournament", "commerce"}, kind):
		return []string{kind + " " + id + " = 1"}
	case slices.Contains([]string{"price", "cost", "loss"}, kind):
		return []string{kind + " " + id + " = 1 lumber"}
	}
	return nil
}

// begin returns the moves that begin the act, the likeliest first.
func (w *world) begin(t *table, a *act) []engine.Move {
	t.trades = a.leads
	switch {
	case a.leads:
		play := *a
		play.how, play.leads = Plays, false
		out := w.begin(t, &play)
		t.trades = true
		return out
	}
	switch a.how {
	case Rolls:
		m := engine.NewMove(engine.North, engine.Roll)
		m.Face, m.N = a.face, 6
		return []engine.Move{m}
	case Trades:
		return w.tradesOf(t, a)
	}
	def, _ := w.book.Def(a.card)
	if a.how == Drawn {
		m := engine.NewMove(engine.North, engine.Roll)
		m.Face, m.N = engine.QuestionFace, 6
		if len(t.start.Events.Top) == 0 {
			m.Reveals = engine.SomeDef(def)
		}
		return []engine.Move{m}
	}
	c := engine.CardNo(slices.IndexFunc(t.start.Cards, func(k engine.Card) bool {
		return k.Def == def && (k.Laid == (a.how == Uses)) && k.Owner == engine.North
	}))
	if c < 0 {
		return nil
	}
	verb := map[Act]engine.Verb{Plays: engine.Play, Builds: engine.Build, Uses: engine.Use}[a.how]
	var out []engine.Move
	w.line.Start(t.Table, t.start)
	for _, m := range w.line.Legal() {
		if m.Verb == verb && m.Card == c {
			out = append(out, m)
		}
	}
	switch {
	case len(out) == 0, verb == engine.Build && w.cat.Card(a.card).ClassAt(w.edition) == "unclear" &&
		!slices.ContainsFunc(out, func(m engine.Move) bool {
			places := t.start.Sides[engine.North].Places
			return distance(m.At, places[0].Col) == 0 || distance(m.At, places[2].Col) == 0 || // the cities
				m.At.Kind != engine.OnSite || m.Side != engine.North
		}): // the reason is in what Apply says
		m := engine.NewMove(engine.North, verb)
		m.Card = c
		if verb == engine.Build {
			place := 0
			if where, _ := w.place(w.cat.Card(a.card), 0); where == "at B" {
				place = 1
			}
			m.At = engine.Spot{Kind: engine.OnSite, Col: t.start.Sides[engine.North].Places[place].Col}
			if w.cat.Card(a.card).Is(catalog.Foreign, w.edition) {
				m.Side = engine.South
			}
		}
		return []engine.Move{m}
	case verb == engine.Build && len(out) > 1:
		// one spot is as good as another, but a card works only beside what lies at the same city
		col := t.start.Sides[engine.North].Places[0].Col
		slices.SortStableFunc(out, func(x, y engine.Move) int { return distance(x.At, col) - distance(y.At, col) })
		return out[:1]
	case len(out) > 8:
		out = out[:8]
	}
	return out
}

func distance(at engine.Spot, col engine.Col) int {
	if at.Kind == engine.OnSite && at.Col == col {
		return 0
	}
	return 1 + int(max(at.Col-col, col-at.Col))
}
