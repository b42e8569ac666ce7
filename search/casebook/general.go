package casebook

import (
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/rulings/interact"
	"catanica/search/lists"
	"catanica/search/question"
)

// kinds lists the types for which precedents may speak when a question names one of their cards, the most specific one
// first: what holds for dragons holds for Ismai.
var kinds = []catalog.CardType{catalog.Dragon, catalog.Cannon, catalog.Wizard, catalog.SpellBook, catalog.WorkOfArt,
	catalog.Doubler, catalog.Knight, catalog.TradeFleet, catalog.Fleet, catalog.Foreign, catalog.Building, catalog.Unit,
	catalog.Action, catalog.EventType}

// uniform lists the types whose cards differ in so little that a precedent for the type holds for each of them, also if
// the question names no second card by which that could be checked.
var uniform = []catalog.CardType{catalog.Dragon, catalog.Wizard, catalog.SpellBook, catalog.WorkOfArt, catalog.Doubler}

const (
	// minTypical is the least share of the cards of a type with which another card deals as with the one named.
	minTypical = 0.7
)

// general returns the precedent for the type of one of the cards that a question names, if the card is a typical one of
// its type, and no precedent for the card itself comes near with another verdict.
func (i *Inquiry) general(skip string, own nearness) (Near, bool) {
	q, b := &i.Question, i.book
	for _, m := range q.Mentions {
		k := b.cat.Card(m.Card)
		if k == nil || k.IsCentral(i.Edition) || m.Text == "" {
			continue
		}
		others := lists.Without(i.gist().Cards, []string{k.ID})
		for _, t := range kinds {
			if !k.Is(t, i.Edition) || !b.typical(k, t, others, i.Edition) {
				continue
			}
			text := strings.Replace(q.Text, m.Text, t.Name().In(q.Lang), 1)
			of := b.inquire(b.reader.ReadIn(text, q.Lang), i.Lang, i.Edition, i.found)
			if slices.Contains(of.Question.Cards(), k.ID) {
				continue
			}
			near := of.nearness(skip)
			if !near.decides() || !near.best.speaksOf(k, i.Edition, types(q)) || near.doubtful(of.gist()) ||
				near.best.derived != nil {
				continue
			}
			return Near{near.best.verdict, near.r, nil, near.best.line, near.best.question.Text}, true
		}
	}
	return Near{}, false
}

// speaksOf reports whether the question of a precedent speaks of a type that a card has, besides the types that are
// named together with the card: "does a dragon count as a knight" does not speak of the knight Osmund.
func (p *precedent) speaksOf(k *catalog.Card, e catalog.EditionID, besides []catalog.CardType) bool {
	return slices.ContainsFunc(types(p.question), func(t catalog.CardType) bool {
		return k.Is(t, e) && !slices.Contains(besides, t)
	})
}

// types returns the types that a question names, in order.
func types(q *question.Question) []catalog.CardType {
	var out []catalog.CardType
	for _, m := range q.Mentions {
		if m.Type != "" && m.Card == "" {
			out = append(out, m.Type)
		}
	}
	return out
}

// typical reports whether the other cards deal with the card as they deal with most cards of the type, by what the
// engine plays. If there are none, the type must be uniform.
func (b *Book) typical(k *catalog.Card, t catalog.CardType, others []string, e catalog.EditionID) bool {
	if len(others) == 0 {
		return slices.Contains(uniform, t)
	}
	if b.pairs == nil {
		return false
	}
	pairs, err := b.pairs()
	if err != nil {
		return false
	}
	for _, other := range others {
		same, all := 0, 0
		for _, member := range b.cat.Members("type:"+string(t), e) {
			if member == k || member.ID == other {
				continue
			}
			all++
			if playsAlike(pairs, b.cat.GamesIn(e), e, k.ID, member.ID, other) {
				same++
			}
		}
		if all == 0 || float64(same) < minTypical*float64(all) {
			return false
		}
	}
	return true
}

// playsAlike reports whether the engine plays cards a and b in the same way with another one, in every game in which
// both meet it.
func playsAlike(pairs interact.Pairs, games []catalog.Game, e catalog.EditionID, a, b, other string) bool {
	outcome := func(g catalog.Game, from, to string) (interact.Outcome, bool) {
		r, ok := pairs.Between(interact.Case{A: from, B: to, Edition: e, Game: g})
		return r.Outcome, ok
	}
	for _, g := range games {
		for _, turned := range []bool{false, true} {
			one, two := [2]string{other, a}, [2]string{other, b}
			if turned {
				one, two = [2]string{a, other}, [2]string{b, other}
			}
			o, ok := outcome(g, one[0], one[1])
			p, has := outcome(g, two[0], two[1])
			if ok && has && o != p {
				return false
			}
		}
	}
	return true
}
