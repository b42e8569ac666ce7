package engine

import (
	"fmt"
	"slices"

	"catanica/catalog"
)

// judged counts how often the judges have spoken, and how often they have abstained.
type judged struct{ spoke, abstained int }

func (j *judged) count(sure bool) bool {
	if sure {
		j.spoke++
	} else {
		j.abstained++
	}
	return sure
}

// checkSums recounts strength, commerce and tournament points, and the tokens that they bring.
func (g *playing) checkSums() error {
	j := g.judge(g.s)
	for _, kind := range [3]string{"strength", "commerce", "tournament"} {
		for _, p := range [2]Player{North, South} {
			want := j.sum(p, kind)
			n, stated := Sum(g.t, g.s, p, kind)
			if g.judged("sums").count(want.exact()) && (n != want.least || !stated) {
				return fmt.Errorf("%s has %s %d (certain: %t), the judge counts %d", p, kind, n, stated, want.least)
			}
			if want.sure && stated && (n < want.least || n > want.most) {
				return fmt.Errorf("%s has %s %d, the judge counts %d to %d", p, kind, n, want.least, want.most)
			}
		}
		if kind == "tournament" {
			continue
		}
		want, sure := j.token(kind)
		exact := j.sum(North, kind).exact() && j.sum(South, kind).exact()
		p, stated := Token(g.t, g.s, kind)
		if g.judged("tokens").count(sure) && (stated && p != want || !stated && exact) {
			return fmt.Errorf("the token for %s is with %s (certain: %t), the judge gives it to %s", kind, p, stated, want)
		}
	}
	return nil
}

// checkVictory recounts the victory points, and whether the game ought to be over (Ruling 103.B.b).
func (g *playing) checkVictory() error {
	j := g.judge(g.s)
	for _, p := range [2]Player{North, South} {
		want, sure := j.victory(p)
		n, open := Points(g.t, g.s, p)
		if !g.judged("victory points").count(sure) {
			continue
		}
		if open != 0 && n <= want {
			continue // the engine leaves open what the bounds settle; it claims nothing that is wrong
		}
		if n != want || open != 0 {
			return fmt.Errorf("%s has %d victory points and %d open ones, the judge counts %d", p, n, open, want)
		}
		if p == g.s.Active && g.s.Phase == MainPhase && len(g.s.Frames) == 0 && want >= g.t.Goal {
			return fmt.Errorf("%s has %d victory points in the own main phase, and the game goes on", p, want)
		}
		if g.s.Winner == p && want < g.t.Goal {
			return fmt.Errorf("%s has won with %d victory points", p, want)
		}
	}
	return nil
}

// checkLimits recounts the hand limits and holds the hand of the player whose turn is over against them.
func (g *playing) checkLimits() error {
	j := g.judge(g.s)
	for _, p := range [2]Player{North, South} {
		want, sure := j.handLimit(p)
		if !g.judged("hand limits").count(sure) {
			continue
		}
		if n := HandLimit(g.t, g.s, p); n != want {
			return fmt.Errorf("%s may hold %d cards, the judge says %d", p, n, want)
		}
		if n := len(g.s.Sides[p].Hand.Top); p != g.s.Active && len(g.s.Frames) == 0 && g.s.Winner == Chance && n > want {
			return fmt.Errorf("%s is not to move and holds %d cards of %d", p, n, want)
		}
	}
	return nil
}

// checkMove holds the last move against the card files: who may move, what it costs and what it requires.
func (g *playing) checkMove() error {
	if g.prev == nil {
		return nil
	}
	m, before, after := g.moves[len(g.moves)-1], g.judge(g.prev), g.judge(g.s)
	switch m.Verb {
	case Build:
		if m.Who != g.prev.Active || g.prev.Phase != MainPhase {
			return fmt.Errorf("%s builds out of turn or phase", m.Who)
		}
		return g.judgeBuild(m, before, after)
	case Play:
		return g.judgePlay(m, before)
	case Trade:
		have := before.stock(m.Who)
		for k := range have {
			if m.Give[k] > have[k] && !before.anyOut("mines") {
				return fmt.Errorf("%s trades %d %s and has %d", m.Who, m.Give[k], Kind(k), have[k])
			}
		}
		if got := m.Get.Total(); m.Give.Total() < 2*got && !before.anyOut("one-for-one", "trades", "swaps-for-star") &&
			g.prev.OneForOne == 0 {
			return fmt.Errorf("%s trades %v for %v", m.Who, m.Give, m.Get)
		}
	case Draw:
		limit, sure := before.handLimit(m.Who)
		if sure && len(g.prev.Sides[m.Who].Hand.Top) >= limit {
			return fmt.Errorf("%s draws with %d cards in the hand of %d", m.Who, len(g.prev.Sides[m.Who].Hand.Top), limit)
		}
	case EndTurn:
		limit, sure := before.handLimit(m.Who)
		if n := len(g.prev.Sides[m.Who].Hand.Top); sure && n > limit {
			return fmt.Errorf("%s ends the turn with %d cards of %d", m.Who, n, limit)
		}
	case Demolish:
		if m.Card != NoCard && g.prev.Cards[m.Card].By != m.Who {
			return fmt.Errorf("%s tears down a card of the opponent", m.Who)
		}
	}
	return nil
}

// judgeBuild recounts what has been paid and what the card requires.
func (g *playing) judgeBuild(m Move, before, after judge) error {
	paid := before.stock(m.Who)
	left := after.stock(m.Who)
	total := 0
	for k := range paid {
		paid[k] -= left[k]
		total += int(paid[k])
	}
	var cost catalog.Cost
	saves := 0
	switch {
	case m.Road:
		cost = before.centralCost("strasse")
	case m.Place && m.Central == SettlementPlace:
		cost = before.centralCost("siedlung")
	case m.Place && m.Central == CityPlace:
		cost = before.centralCost("stadt")
	case m.Place:
		return nil // citadels and metropolises are paid for in other ways
	default:
		if class := before.card(m.Card).ClassAt(before.edition); class == "city" && m.At.Kind == OnSite {
			side := m.Who
			if before.is(m.Card, "type:foreign") {
				side = m.Who.Other()
			}
			if !slices.ContainsFunc(g.prev.Sides[side].Places, func(pl Place) bool {
				return pl.Col == m.At.Col && pl.Kind != SettlementPlace
			}) {
				return fmt.Errorf("a city expansion in a settlement: %s", before.card(m.Card).ID)
			}
		}
		if need := before.meets(m.Who, m.Card, "build"); need != "" && !before.anyOut("mirrors") {
			return fmt.Errorf("%s builds %s without %s", m.Who, before.card(m.Card).ID, need)
		}
		if before.is(m.Card, "type:unit") && slices.ContainsFunc(before.inPlay(), func(c CardNo) bool {
			return before.card(c).ID == before.card(m.Card).ID && g.unique(before, c)
		}) {
			return fmt.Errorf("%s builds a second %s", m.Who, before.card(m.Card).ID)
		}
		if len(before.card(m.Card).Play.Built) > 0 || before.is(m.Card, "type:spell-book") {
			return nil // it gains or loses something at once; the cost of a spell book is that of its spell
		}
		var sure bool
		if cost, sure = before.cost(m.Card); !sure {
			return nil
		}
		if saves, sure = before.saves(m.Who, m.Card); !sure {
			return nil
		}
	}
	if before.anyOut("mines", "cheap-city", "star-gain", "mirrors", "keeps") || m.Stars > 0 ||
		m.Give.Total() > 0 && m.Road {
		g.judged("costs").abstained++
		return nil
	}
	g.judged("costs").spoke++
	due := 0
	for r, n := range cost {
		switch k, ok := ParseKind(string(r)); {
		case r == catalog.Power || r == catalog.Star:
		case ok:
			due += n
			if int(paid[k]) > n && cost[catalog.Any] == 0 || int(paid[k]) < n-saves {
				return fmt.Errorf("%s pays %d %s of %d, with %d saved: %s", m.Who, paid[k], r, n, saves, g.tellMove(m))
			}
		default:
			due += n
		}
	}
	if total > due || total < due-saves {
		return fmt.Errorf("%s pays %d resources of %d, with at most %d saved: %v", m.Who, total, due, saves, paid)
	}
	return nil
}

// unique reports whether a unit exists once only.
func (g *playing) unique(j judge, c CardNo) bool {
	is, known := j.card(c).Unique.At(j.edition)
	return known == catalog.Known && is
}

func (j judge) centralCost(id string) catalog.Cost {
	cost, _ := j.cat.Card(id).Cost.At(j.edition)
	return cost
}

// judgePlay holds an action card against the phase, the threshold (Ruling 101.D.b) and its conditions.
func (g *playing) judgePlay(m Move, before judge) error {
	card := before.card(m.Card)
	if m.Who != g.prev.Active || g.prev.Phase != MainPhase && g.prev.Phase != BeforeRoll {
		return fmt.Errorf("%s plays %s out of turn or phase", m.Who, card.ID)
	}
	if !slices.Contains(g.prev.Sides[m.Who].Hand.Top, m.Card) {
		return fmt.Errorf("%s plays %s and does not hold it", m.Who, card.ID)
	}
	if need := before.meets(m.Who, m.Card, "play"); need != "" && !before.anyOut("mirrors") {
		return fmt.Errorf("%s plays %s without %s", m.Who, card.ID, need)
	}
	if card.ClassAt(before.edition) == "action-attack" && !g.prev.Gate && before.edition.AtLeast(catalog.Ed2005) {
		a, sureA := before.victory(North)
		b, sureB := before.victory(South)
		if sureA && sureB && a+b < 7 {
			return fmt.Errorf("%s attacks with %d victory points together", m.Who, a+b)
		}
	}
	return nil
}

// judged returns the count of a judge.
func (g *playing) judged(name string) *judged {
	if g.judges == nil {
		g.judges = map[string]*judged{}
	}
	if g.judges[name] == nil {
		g.judges[name] = &judged{}
	}
	return g.judges[name]
}
