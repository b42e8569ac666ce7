package scenario

import (
	"errors"
	"maps"
	"slices"
	"strconv"
	"strings"

	"catanica/catalog"
	"catanica/rulings/engine"
)

// ofPlayers is the table of expectations about a player.
var ofPlayers = map[string]func(*question, engine.Player) answer{
	"active": func(q *question, p engine.Player) answer {
		return found(q.s.Active == p, "%s", "%s", called(q.s.Active))
	},
	"wins":       func(q *question, p engine.Player) answer { return q.wins(p) },
	"decides":    (*question).decides,
	"hand":       func(q *question, p engine.Player) answer { return q.pile(q.s.Sides[p].Hand) },
	"discard":    func(q *question, p engine.Player) answer { return q.pile(common(q.v.table, q.s, p).Discard) },
	"stack":      (*question).stack,
	"has":        func(q *question, p engine.Player) answer { return q.has(p, true) },
	"lacks":      func(q *question, p engine.Player) answer { return q.has(p, false) },
	"holds":      (*question).holds,
	"returns":    (*question).returns,
	"sees":       (*question).sees,
	"stores":     (*question).stores,
	"points":     (*question).points,
	"limit":      (*question).limit,
	"star":       func(q *question, p engine.Player) answer { return q.count(engine.Stars(q.v.table, q.s, p)) },
	"strength":   func(q *question, p engine.Player) answer { return q.sum(p, "strength") },
	"commerce":   func(q *question, p engine.Player) answer { return q.sum(p, "commerce") },
	"tournament": func(q *question, p engine.Player) answer { return q.sum(p, "tournament") },
}

func (q *question) ofPlayer(p engine.Player) answer {
	t := q.r.next()
	read, ok := ofPlayers[t.word()]
	if !ok {
		q.r.want(t, slices.Sorted(maps.Keys(ofPlayers))...)
		return answer{}
	}
	return read(q, p)
}

func (q *question) wins(p engine.Player) answer {
	return found(q.s.Winner == p, "%s hat gewonnen", "%s has won", holderName(q.s.Winner))
}

func (q *question) decides(p engine.Player) answer {
	d, open := engine.Open(q.v.table, q.s)
	if !open {
		return found(false, "nichts ist offen", "nothing is open")
	}
	return found(d.Who == p, "%s entscheidet", "%s decides", holderName(d.Who))
}

func (q *question) stack(p engine.Player) answer {
	n := q.v.stack()
	if n < 1 {
		return answer{}
	}
	return q.pile(common(q.v.table, q.s, p).Stacks[n-1])
}

// limit reads an expectation about the hand limit.
func (q *question) limit(p engine.Player) answer {
	n, err := engine.HandLimitStated(q.v.table, q.s, p)
	var unknown *engine.Undecided
	if errors.As(err, &unknown) {
		q.unsure(true, unknown.Fact)
	}
	return q.count(n)
}

// pile reads an expectation about a hand or a pile: `has CARD`, `lacks CARD`, `top CARD`, `bottom CARD`, `3`.
func (q *question) pile(pile engine.Pile) answer {
	if q.r.isNumber() {
		q.unsure(pile.Open, unstatedPile)
		return q.count(pile.Len())
	}
	t := q.r.next()
	w := t.word()
	if !slices.Contains([]string{"has", "lacks", "top", "bottom"}, w) {
		q.r.fail(t.pos, "%s%s passt hier nicht; erwartet wird eine Zahl oder %s.",
			"Found %s%s, expected a number or %s.",
			quoted(t.text), suggest(t.text, []string{"has", "lacks", "top", "bottom"}),
			choice{"has", "lacks", "top", "bottom"})
		return answer{}
	}
	def := q.v.def(q.r.name())
	cards := slices.Concat(pile.Top, pile.Bottom)
	var ids []string
	for _, c := range cards {
		ids = append(ids, q.v.table.Book.ID(q.s.Cards[c].Def))
	}
	is := func(i int) bool { return i >= 0 && i < len(cards) && q.s.Cards[cards[i]].Def == def }
	in := slices.ContainsFunc(cards, func(c engine.CardNo) bool { return q.s.Cards[c].Def == def })
	ok := map[string]bool{"has": in, "lacks": !in, "top": is(0), "bottom": is(len(cards) - 1)}[w]
	q.unsure(w == "top" && (pile.Open && len(pile.Top) == 0 || q.anyOf(pile.Mixed, pile.Top)) ||
		w == "bottom" && len(pile.Bottom) == 0 && (pile.Open || q.anyOf(pile.Mixed, pile.Top)), unstatedPile)
	if w == "lacks" && ok && (pile.Open || slices.Contains(ids, "?")) { // unless the card is known to be elsewhere
		known := slices.ContainsFunc(q.s.Cards, func(c engine.Card) bool { return c.Def == def })
		q.unsure(!known, unstatedPile)
	}
	return found(ok, "%s", "%s", listed(ids))
}

// unstatedPile is the missing fact of a pile of which not all cards, or not their order, are known.
const unstatedPile = "a hand or pile that nobody states in full"

// anyOf reports whether any of several different cards may come first because the cards have been shuffled.
func (q *question) anyOf(mixed bool, cards []engine.CardNo) bool {
	return mixed && slices.ContainsFunc(cards, func(c engine.CardNo) bool {
		return q.s.Cards[c].Def != q.s.Cards[cards[0]].Def
	})
}

// has reads an expectation about a principality: a card in it, a place, a road or a landscape.
func (q *question) has(p engine.Player, want bool) answer {
	there := catalog.Text{DE: "im Fürstentum vorhanden", EN: "present in the principality"}
	gone := catalog.Text{DE: "im Fürstentum nicht vorhanden", EN: "not in the principality"}
	w := q.r.peek().word()
	kind, isPlace := placeKinds[w]
	switch {
	case q.r.knownName() > 1:
	case isPlace:
		q.r.next()
		letter := q.r.letter()
		return yes(want, slices.ContainsFunc(q.s.Sides[p].Places, func(pl engine.Place) bool {
			return pl.Name == letter && pl.Kind == kind
		}), there, gone)
	case w == "road":
		q.r.next()
		spot := q.v.at(p)
		return yes(want, slices.Contains(q.s.Sides[p].Roads, spot.Col), there, gone)
	case q.r.startsLand():
		l := q.r.land()
		return yes(want, slices.ContainsFunc(q.s.Sides[p].Lands, func(x engine.Landscape) bool {
			return l.matches(q.s, p, x)
		}), there, gone)
	}
	return yes(want, q.lies(p), there, gone)
}

// lies reports whether a card of the name that it reads is in p's principality, no matter which player laid it.
func (q *question) lies(p engine.Player) bool {
	def := q.v.def(q.r.name())
	by, any := p, true
	if q.r.accept("of") {
		by, any = q.r.player(), false
	}
	var at *where
	if q.r.accept("at") {
		w := q.r.where()
		if _, err := w.at(q.s, p); err != nil {
			q.r.failText(err.Pos, err.Msg)
		}
		at = &w
	}
	return slices.ContainsFunc(q.s.Sides[p].Laid, func(c engine.CardNo) bool {
		k := q.s.Cards[c]
		return k.Def == def && (any || k.By == by) && (at == nil || at.covers(q.s, p, k.At))
	})
}

func (q *question) holds(p engine.Player) answer {
	kind := q.token()
	holder, sure := engine.Token(q.v.table, q.s, kind)
	q.unsure(!sure, kind+" points")
	return found(holder == p, "%s hat den Stein", "%s has the token", holderName(holder))
}

// returns reads `returns CARD` and `returns nothing`: the cards that go back to the other player if the game ends now.
func (q *question) returns(p engine.Player) answer {
	var back []string
	def := engine.UnknownDef
	if nothing := q.r.accept("nothing", "none"); !nothing {
		def = q.v.def(q.r.name())
	}
	q.r.particle()
	is := def == engine.UnknownDef
	for _, r := range engine.GoingBack(q.v.table, q.s) {
		if r.From == p {
			card := q.s.Cards[r.Card].Def
			back = append(back, q.v.table.Book.ID(card))
			is = card == def
			if is && def != engine.UnknownDef {
				break
			}
		}
	}
	if def == engine.UnknownDef {
		return found(len(back) == 0, "%s", "%s", listed(back))
	}
	return found(is, "%s", "%s", listed(back))
}

// sees reads an expectation about what the player's view shows of cards that are normally hidden: the opponent's hand,
// the draw stacks, the event stack, and the opponent's discard pile below its top. `nothing of south` is about South's
// hand; `no CARD` negates `CARD`.
func (q *question) sees(p engine.Player) answer {
	view := engine.View(q.v.table, q.s, p)
	if q.r.accept("nothing", "none") {
		q.r.expect("of")
		shown := q.shown(view, view.Sides[q.r.player()].Hand)
		return found(len(shown) == 0, "%s", "%s", listed(shown))
	}
	hidden := q.r.accept("no")
	def := q.v.def(q.r.name())
	piles := []engine.Pile{view.Sides[p.Other()].Hand, view.Sides[p.Other()].Discard, view.Events}
	for _, side := range view.Sides {
		piles = append(piles, side.Stacks...)
	}
	shown := q.shown(view, piles...)
	return found(def != engine.UnknownDef && slices.Contains(shown, q.v.table.Book.ID(def)) != hidden, "%s", "%s",
		listed(shown))
}

// shown returns the ids of the cards in the piles that the view does not hide.
func (q *question) shown(view *engine.State, piles ...engine.Pile) []string {
	var ids []string
	for _, pile := range piles {
		for _, c := range slices.Concat(pile.Top, pile.Bottom) {
			if d := view.Cards[c].Def; d != engine.UnknownDef {
				ids = append(ids, q.v.table.Book.ID(d))
			}
		}
	}
	return ids
}

// stores reads the number of each resource that the player is expected to have, or `nothing`.
func (q *question) stores(p engine.Player) answer {
	have := engine.Stock(q.s, p)
	if q.r.accept("none") {
		return answer{have.Total() == 0, bagText(have)}
	}
	ok := true
	var de, en []string
	for _, a := range q.r.amounts() {
		if k, known := engine.ParseKind(a.kind); known {
			ok = ok && int(have[k]) == a.n
			de = append(de, strconv.Itoa(int(have[k]))+" "+ResourceName(k, catalog.DE))
			en = append(en, strconv.Itoa(int(have[k]))+" "+ResourceName(k, catalog.EN))
		}
	}
	return answer{ok, catalog.Text{DE: strings.Join(de, ", "), EN: strings.Join(en, ", ")}}
}

func (q *question) points(p engine.Player) answer {
	sure, open := engine.Points(q.v.table, q.s, p)
	q.unsure(open > 0, "victory points of "+p.String())
	return q.count(sure)
}

func (q *question) sum(p engine.Player, kind string) answer {
	n, sure := engine.Sum(q.v.table, q.s, p, kind)
	q.unsure(!sure, kind+" points of "+p.String())
	return q.count(n)
}
