package scenario

import (
	"slices"
	"strings"

	"catanica/rulings/engine"
)

// same reports whether two moves are equal up to the choice among indistinguishable cards.
func (w *writer) same(a, b engine.Move) bool {
	if !w.alike(a.Card, b.Card) || !w.alike(a.On, b.On) || !w.alike(a.By, b.By) {
		return false
	}
	a.Card, a.On, a.By = b.Card, b.On, b.By
	return a == b
}

// alike reports whether the cards are the same, or indistinguishable and in the same hand, or next to each other in a
// pile.
func (w *writer) alike(a, b engine.CardNo) bool {
	if a == b {
		return true
	}
	if a == engine.NoCard || b == engine.NoCard || int(max(a, b)) >= len(w.s.Cards) || !w.twins(a, b) {
		return false
	}
	unordered := [][]engine.CardNo{w.s.Display.Top, w.s.Box}
	ordered := [][]engine.CardNo{w.s.Events.Top, w.s.Events.Bottom}
	for p := range w.s.Sides {
		side := &w.s.Sides[p]
		unordered = append(unordered, side.Hand.Top)
		ordered = append(ordered, side.Discard.Top, side.Discard.Bottom)
		for i := range side.Stacks {
			ordered = append(ordered, side.Stacks[i].Top, side.Stacks[i].Bottom)
		}
	}
	both := func(pile []engine.CardNo) bool { return slices.Contains(pile, a) && slices.Contains(pile, b) }
	return slices.ContainsFunc(unordered, both) || slices.ContainsFunc(ordered, func(pile []engine.CardNo) bool {
		return both(pile) && w.allTwins(pile, a, b)
	})
}

// twins reports whether nothing about two cards that are not in play tells them apart.
func (w *writer) twins(a, b engine.CardNo) bool {
	x, y := w.s.Cards[a], w.s.Cards[b]
	for _, k := range [...]*engine.Card{&x, &y} { // what a card keeps from when it was in play
		k.By, k.Side, k.At, k.Since, k.Order = 0, 0, engine.Spot{}, 0, 0
	}
	return x == y && !x.Laid
}

// allTwins reports whether the cards of a pile from a to b are all twins.
func (w *writer) allTwins(pile []engine.CardNo, a, b engine.CardNo) bool {
	i, j := slices.Index(pile, a), slices.Index(pile, b)
	return !slices.ContainsFunc(pile[min(i, j):max(i, j)+1], func(c engine.CardNo) bool { return !w.twins(a, c) })
}

// more appends the details of m to the partial lines, in all the ways in which each can be written.
func (w *writer) more(m engine.Move, rests []string, words ...string) []string {
	for _, word := range words {
		ways := w.detail(m, word)
		if len(ways) == 0 {
			continue
		}
		var out []string
		for _, rest := range rests {
			for _, way := range ways {
				out = append(out, rest+" "+way)
			}
		}
		rests = out
	}
	return rests
}

// detail returns the ways to write the detail of the move that the word introduces, or nil if there is none.
func (w *writer) detail(m engine.Move, word string) []string {
	behind := func(names []string) []string {
		var out []string
		for _, n := range names {
			out = append(out, w.say(word)+" "+n)
		}
		return out
	}
	switch {
	case word == "paying" && m.Give.Total()+int(m.Stars) > 0:
		return behind([]string{w.amounts(m.Give, m.Stars)})
	case word == "saving" && m.Save.Total() > 0:
		return behind([]string{w.bag(m.Save)})
	case word == "for" && m.Get.Total() > 0:
		return behind([]string{w.bag(m.Get)})
	case word == "with" && (m.Powers != 0 || m.By != engine.NoCard):
		return behind(w.payers(m))
	case word == "on":
		return behind(w.on(m.On))
	case word == "to" && m.To.Kind != engine.Nowhere:
		return w.to(m)
	case word == "stack" && m.N > 0:
		return []string{w.say("stack", number(m.N)), w.say("number", number(m.N))}
	case (word == "draws" || word == "reveals") && m.Reveals.IsDef():
		return behind([]string{w.revealed(m)})
	case word == "bringing" && m.Lands != [2]engine.Landscape{}:
		return w.bringing(m)
	}
	return nil
}

// on returns the ways to name the card at which a move is aimed.
func (w *writer) on(c engine.CardNo) []string {
	if c == engine.NoCard {
		return nil
	}
	return w.named(c)
}

// payers returns the ways to write the wizards who pay: those with a number first, then the one who pays the rest.
func (w *writer) payers(m engine.Move) []string {
	ways := []string{""}
	add := func(c engine.CardNo, n string) {
		var out []string
		for _, way := range ways {
			for _, name := range w.laid(c) {
				out = append(out, strings.TrimPrefix(way+", "+strings.TrimSpace(name+" "+n), ", "))
			}
		}
		ways = out
	}
	if m.Powers != 0 {
		for i, c := range engine.Wizards(w.table, w.s, m.Who) {
			if n := m.Powers.Of(i); n > 0 {
				add(c, number(n))
			}
		}
	}
	if m.By != engine.NoCard {
		add(m.By, "")
	}
	return ways
}

// thing returns the ways to write a choice that is not a card: landscapes, a face, a pile, a number, resources, a
// place.
func (w *writer) thing(m engine.Move) []string {
	switch {
	case m.Own != 0 || m.Theirs != 0:
		return w.lands(m)
	case m.Lands != [2]engine.Landscape{}:
		return w.bringing(m)
	case m.Face != engine.NoFace:
		return []string{w.say(m.Face.String())}
	case m.Discard:
		return []string{w.say("discard")}
	case m.N > 0:
		stack := w.say("stack", number(m.N))
		return append(w.more(m, []string{stack, stack + " " + w.say("of", m.Side.String())}, "draws"),
			w.say("number", number(m.N)))
	case m.Get.Total() > 0 && m.Give.Total()+int(m.Stars) > 0:
		return []string{w.bag(m.Get) + " " + w.say("for") + " " + w.amounts(m.Give, m.Stars)}
	case m.Get.Total()+int(m.Stars) > 0:
		return []string{w.amounts(m.Get, m.Stars)}
	case m.To.Kind != engine.Nowhere:
		return w.to(m)
	}
	return nil
}

// lands writes a swap of landscapes, shortest unambiguous form first.
func (w *writer) lands(m engine.Move) []string {
	var out []string
	for detail := range 3 {
		own, theirs := w.landSet(m.Who, m.Own, detail), w.landSet(m.Who.Other(), m.Theirs, detail)
		switch {
		case theirs == "":
			out = append(out, own)
		case own == "":
			out = append(out, theirs+" "+w.say("of", m.Who.Other().String()))
		default:
			out = append(out, own+" "+w.say("for")+" "+theirs)
		}
	}
	return out
}

// landSet writes some of p's landscapes. Detail 1 adds where they lie, detail 2 what they hold.
func (w *writer) landSet(p engine.Player, set engine.LandSet, detail int) string {
	var parts []string
	for i, l := range w.s.Sides[p].Lands {
		if !set.Has(i) {
			continue
		}
		words := []string{l.Kind.Landscape(), ""}
		if l.Number > 0 {
			words[1] = number(l.Number)
		}
		if detail > 1 {
			words = append(words, "holds", number(l.Stock))
		}
		part := w.say(words...)
		if detail > 0 && l.Row != 0 {
			part += " " + w.say("at") + " " + w.where(p, engine.Spot{Kind: engine.AtLandscape, Col: l.Col, Row: l.Row})
		}
		parts = append(parts, part)
	}
	return strings.Join(parts, ", ")
}

// bringing writes the landscapes of a new settlement, or the one that replaces another.
func (w *writer) bringing(m engine.Move) []string {
	one := func(l engine.Landscape) string {
		words := []string{l.Kind.Landscape(), ""}
		if l.Number > 0 {
			words[1] = number(l.Number)
		}
		switch {
		case l.Row > 0:
			words = append(words, "above")
		case l.Row < 0:
			words = append(words, "below")
		}
		return w.say(words...)
	}
	first := w.say("bringing") + " " + one(m.Lands[0])
	if m.Lands[0].Row == 0 {
		return []string{first}
	}
	return []string{first + ", " + one(m.Lands[1])}
}

// dice writes the dice of a roll, including a die that was set before.
func (w *writer) dice(m engine.Move) string {
	face, n := m.Face, m.N
	if face == engine.NoFace {
		face = w.s.Set.Event
	}
	if n == 0 {
		n = w.s.Set.Yield
	}
	return w.say(face.String(), number(n))
}

// demolished writes the card, road or place torn down.
func (w *writer) demolished(m engine.Move) []string {
	switch {
	case m.Road:
		return []string{w.say("road") + " " + w.where(m.Who, m.At)}
	case m.Place:
		for _, pl := range w.s.Sides[m.Who].Places {
			if pl.Col == m.At.Col {
				return []string{w.say(pl.Kind.String()) + " " + string(pl.Name)}
			}
		}
		return nil
	}
	return w.laid(m.Card)
}

// exchanged writes an exchange: the old card, its destination and the new card.
func (w *writer) exchanged(m engine.Move) []string {
	if m.On == engine.NoCard {
		return nil
	}
	how := "at"
	if m.Chosen {
		how = "in"
	}
	var out []string
	for _, old := range w.hand(m.On) {
		for _, card := range w.fresh(m) {
			words := []string{old}
			if m.Under > 0 {
				words = append(words, "under", "stack", number(m.Under))
			}
			if card != "" {
				words = append(words, "for", card)
			}
			out = append(out, w.say(append(words, how, "stack", number(m.N))...))
		}
	}
	return w.more(m, out, "paying")
}

// revealed returns the name of the card that the move reveals, or "".
func (w *writer) revealed(m engine.Move) string {
	if m.Reveals == 0 {
		return ""
	}
	if k := w.table.Book.Catalog.Card(w.table.Book.ID(m.Reveals.Def())); k != nil {
		return k.Title(w.lang)
	}
	return ""
}

// fresh returns the ways to name the card taken from a stack.
func (w *writer) fresh(m engine.Move) []string {
	if m.Card != engine.NoCard {
		return w.hand(m.Card)
	}
	return []string{w.revealed(m)}
}

// amounts writes resources and stars.
func (w *writer) amounts(b engine.Bag, stars int8) string {
	bag := w.bag(b)
	switch {
	case stars == 0:
		return bag
	case bag == "":
		return number(stars) + " " + w.say("star")
	}
	return bag + ", " + number(stars) + " " + w.say("star")
}
