package scenario

import (
	"slices"

	"catanica/catalog"
	"catanica/rulings/engine"
)

// A name can mean several cards: two copies in a hand, a building of each player, two bans. If a line does not say
// which one, it means the one with which the move is possible; if the move is possible with several and leads to
// different positions, that is a choice which the line has to make.

// name reads the name of a card, and which of several it is: `Spion (2)`.
func (v *mover) name() Name {
	name := v.r.name()
	if v.r.peek().text == "(" {
		v.r.next()
		name.Nth = v.r.number(1, 99)
		v.r.expect(")")
	}
	return name
}

// among returns the card that a name means among those to which it applies, or NoCard. If the name does not say the how
// manyth of them it is, it is the first, and the others are noted.
func (v *mover) among(name Name, cards []engine.CardNo) engine.CardNo {
	if n := name.Nth; n > 0 {
		if n > len(cards) {
			return engine.NoCard
		}
		return cards[n-1]
	}
	if len(cards) == 0 {
		return engine.NoCard
	}
	if len(cards) > 1 {
		v.like = append(v.like, likeCards{name, cards})
	}
	return cards[0]
}

// likeCards are the cards that a name may mean; the first is taken for the time being.
type likeCards struct {
	name  Name
	cards []engine.CardNo
}

// cardsCalled returns the cards of that name in the piles.
func (v *mover) cardsCalled(def int16, piles ...[]engine.CardNo) []engine.CardNo {
	var out []engine.CardNo
	for _, c := range slices.Concat(piles...) {
		if v.s.Cards[c].Def == def {
			out = append(out, c)
		}
	}
	return out
}

// settle replaces the cards of a move whose names can mean several cards. If the choice matters and the line does not
// make it, settle returns a mistake that says what to write.
func (v *mover) settle(m engine.Move) (engine.Move, *Error) {
	for _, like := range v.like {
		for _, at := range [...]*engine.CardNo{&m.Card, &m.On, &m.By} {
			if *at != like.cards[0] {
				continue
			}
			if err := v.settleCard(&m, at, like); err != nil {
				return m, err
			}
			break
		}
	}
	return m, nil
}

// settleCard sets at, a card of m, to the first card with which the move is possible.
func (v *mover) settleCard(m *engine.Move, at *engine.CardNo, like likeCards) *Error {
	keys := engine.NewKeyer(v.table)
	w := &writer{table: v.table, s: v.s}
	var can []engine.CardNo // with which the move is possible
	var key uint64
	matters := false
	for _, c := range like.cards {
		*at = c
		next, _, err := engine.Apply(v.table, v.s, *m)
		if err != nil {
			continue
		}
		if can = append(can, c); len(can) == 1 {
			key = keys.Key(next)
		} else if !w.alike(can[0], c) && keys.Key(next) != key {
			matters = true
		}
	}
	if *at = like.cards[0]; len(can) > 0 {
		*at = can[0]
	}
	if matters {
		return v.whichCard(like, can)
	}
	return nil
}

// whichCard returns the mistake that a name leaves the choice among cards open, with ways to make it.
func (v *mover) whichCard(like likeCards, cards []engine.CardNo) *Error {
	ways := func(lang catalog.Lang) string {
		w := &writer{table: v.table, s: v.s, lang: lang}
		var names []string
		for n, c := range like.cards {
			if slices.Contains(cards, c) {
				names = append(names, w.apart(c, like.cards, n))
			}
		}
		return choice(names).In(lang)
	}
	return &Error{Pos: like.name.Pos, Msg: text("Welche Karte %s gemeint ist, macht hier einen Unterschied: Schreibe %s.",
		"It makes a difference here which card %s is meant: write %s.", quoted(like.name.Text), catalog.Both(ways))}
}

// apart returns a name that tells the n-th of the cards of one name from the others.
func (w *writer) apart(c engine.CardNo, like []engine.CardNo, n int) string {
	if k := w.s.Cards[c]; k.Laid {
		names := w.laid(c)
		for _, name := range names[1:] {
			alone := !slices.ContainsFunc(like, func(x engine.CardNo) bool {
				return x != c && w.s.Cards[x].Laid && slices.Contains(w.laid(x), name)
			})
			if alone {
				return name
			}
		}
	}
	return w.name(c) + " (" + number(int8(n+1)) + ")"
}
