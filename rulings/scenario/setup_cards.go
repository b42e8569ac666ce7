package scenario

import (
	"catanica/catalog"
	"catanica/rulings/engine"
)

// at reads cards on sites: each card takes the next free site at the place that the line names.
func (u *setup) at(r *reader, p engine.Player) {
	w := r.where()
	r.expect(":")
	u.laidList(r, p, func() engine.Spot {
		spot, err := w.at(u.s, p)
		if err != nil {
			r.failText(err.Pos, err.Msg)
		}
		return spot
	})
}

// on reads cards that lie on another card or on a pile, such as a witch or a church ban.
func (u *setup) on(r *reader, p engine.Player) {
	spot := engine.Spot{Kind: engine.OnPile}
	switch {
	case r.accept("discard"):
	case r.accept("stack"):
		spot.Col = engine.Col(u.stackNumber(r))
	default:
		spot = engine.Spot{Kind: engine.OnCard, Card: u.laidCard(r, p)}
	}
	r.expect(":")
	u.laidList(r, p, func() engine.Spot { return spot })
}

func (u *setup) out(r *reader, p engine.Player) {
	r.expect(":")
	u.laidList(r, p, func() engine.Spot { return engine.Spot{Kind: engine.OnTable} })
}

func (u *setup) hand(r *reader, p engine.Player) {
	r.expect(":")
	u.s.Sides[p].Hand = u.pile(r, p)
	u.noneOpen(r, u.s.Sides[p].Hand)
}

func (u *setup) discard(r *reader, p engine.Player) {
	r.expect(":")
	common(u.table, u.s, p).Discard = u.pile(r, p)
	u.noneOpen(r, common(u.table, u.s, p).Discard)
}

func (u *setup) stack(r *reader, p engine.Player) {
	n := u.stackNumber(r)
	r.expect(":")
	pile := u.drawPile(r, p)
	if n > 0 {
		common(u.table, u.s, p).Stacks[n-1] = pile
	}
}

// stackNumber reads the number of a draw stack and returns 0 if there is no such stack.
func (u *setup) stackNumber(r *reader) int {
	return stackNumber(r, u.s)
}

func stackNumber(r *reader, s *engine.State) int {
	t := r.peek()
	n, most := r.number(0, 99), len(s.Sides[engine.North].Stacks)
	if r.err == nil && (n < 1 || n > most) {
		r.fail(t.pos, "Einen Stapel %d gibt es nicht, nur die Stapel 1 bis %d.",
			"There is no stack %d, only stacks 1 to %d.", n, most)
	}
	if r.err != nil {
		return 0
	}
	return n
}

func (u *setup) laidList(r *reader, p engine.Player, spot func() engine.Spot) {
	for {
		u.laid(r, p, spot())
		if r.err != nil || !r.accept(",") {
			return
		}
	}
}

// laid reads a card in play: `Hexe (north)`, `Hor (power 2)`.
func (u *setup) laid(r *reader, p engine.Player, spot engine.Spot) {
	name := r.name()
	c := engine.Card{Def: r.def(u.book, name), Owner: p, By: p, Side: p, At: spot, Laid: true}
	if c.Def == engine.UnknownDef || r.err != nil {
		return
	}
	card := u.book.Catalog.Card(u.book.ID(c.Def))
	if card.Is(catalog.Wizard, u.file.Edition) {
		c.Power = 2
	}
	if card.Is(catalog.Counter, u.file.Edition) {
		c.Stars = 1
	}
	if u.ofOpponent(card, spot) {
		c.By, c.Owner = p.Other(), p.Other()
	}
	if r.accept("(") {
		for {
			u.option(r, &c)
			if r.err != nil || !r.accept(",") {
				break
			}
		}
		r.expect(")")
	}
	u.s.Sides[p].Laid = append(u.s.Sides[p].Laid, u.card(r, c, name.Pos))
}

// ofOpponent reports whether a card at that spot belongs to the opponent unless the line says otherwise: a foreign
func (u *setup) ofOpponent(card *catalog.Card, spot engine.Spot) bool {
	class := card.ClassAt(u.file.Edition)
	attack := class == "action-attack" || class == "magic-action"
	return card.Is(catalog.Foreign, u.file.Edition) || spot.Kind == engine.OnPile || spot.Kind == engine.OnCard &&
		attack
}

// maxCards bounds how many cards a position can hold, far above any real game.
const maxCards = 1000

// card adds a card to the position.
func (u *setup) card(r *reader, c engine.Card, pos Pos) engine.CardNo {
	if len(u.s.Cards) >= maxCards {
		r.fail(pos, "Das sind zu viele Karten; erlaubt sind höchstens %d.",
			"Those are too many cards; the limit is %d.", maxCards)
		return 0
	}
	u.s.Cards = append(u.s.Cards, c)
	u.pos = append(u.pos, pos)
	return engine.CardNo(len(u.s.Cards) - 1)
}

// options reads the brackets after a card in play.
var options = map[string]func(*reader, *engine.Card){
	"north":  func(_ *reader, c *engine.Card) { c.By, c.Owner = engine.North, engine.North },
	"south":  func(_ *reader, c *engine.Card) { c.By, c.Owner = engine.South, engine.South },
	"used":   func(_ *reader, c *engine.Card) { c.Used = 1 },
	"since":  func(r *reader, c *engine.Card) { c.Since = int16(r.number(1, 99)) },
	"power":  func(r *reader, c *engine.Card) { c.Power = int8(r.number(0, 3)) },
	"star":   func(r *reader, c *engine.Card) { c.Stars = int8(r.number(0, 3)) },
	"stored": func(r *reader, c *engine.Card) { c.Stored = int8(r.number(0, 9)) },
}

func (u *setup) option(r *reader, c *engine.Card) {
	t := r.next()
	if read, ok := options[t.word()]; ok {
		read(r, c)
		return
	}
	if t.word() == "mirrors" { // the opponent's building that the card mirrors
		name := r.name()
		def := r.def(u.book, name)
		for i, k := range u.s.Cards {
			if k.Laid && k.By != c.By && k.Def == def {
				c.Target = engine.SomeCard(engine.CardNo(i))
				return
			}
		}
		r.fail(name.Pos, "%s liegt beim Mitspieler nicht aus: Schreib die Zeile dafür vor diese.",
			"The opponent does not have %s in play: put the line for it before this one.", quoted(name.Text))
		return
	}
	r.want(t, "north", "south", "used", "since", "power", "stars", "stored", "mirrors")
}

// pile reads `none`, `Spion, Bischof`, `Spion, ...`, `3 hidden`. `Spion of south` is a card that South owns.
func (u *setup) pile(r *reader, owner engine.Player) engine.Pile {
	var pile engine.Pile
	if r.accept("none") {
		return pile
	}
	for {
		if r.peek().text == "..." {
			r.next()
			pile.Open = true
		} else {
			pile.Top = append(pile.Top, u.copies(r, owner)...)
		}
		if r.err != nil || !r.accept(",") {
			return pile
		}
	}
}

// noneOpen rejects `open` for piles whose cards cannot lie face up, or always do.
func (u *setup) noneOpen(r *reader, pile engine.Pile) {
	for _, c := range pile.Top {
		if u.s.Cards[c].Shown {
			r.fail(u.pos[c], "`open` darf nur bei der obersten Karte eines Stapels stehen.",
				"`open` can follow only the top card of a stack.")
		}
	}
}

// drawPile reads a draw stack or the event stack. In a `shuffled` pile the cards are known, but not their order.
func (u *setup) drawPile(r *reader, owner engine.Player) engine.Pile {
	mixed := r.accept("shuffled")
	pile := u.pile(r, owner)
	pile.Mixed = mixed
	for i, c := range pile.Top {
		if u.s.Cards[c].Shown && (i > 0 || mixed) {
			r.fail(u.pos[c], "Nur die oberste Karte eines Stapels kann offen liegen.",
				"Only the top card of a stack can be face up.")
		}
	}
	return pile
}

// copies reads `2 Spion of south`.
func (u *setup) copies(r *reader, owner engine.Player) []engine.CardNo {
	n, t := 1, r.peek()
	if r.isNumber() {
		n = r.number(1, 40)
	}
	c := engine.Card{Def: engine.UnknownDef, Owner: owner, Shown: r.accept("open")}
	if !r.accept("hidden") {
		c.Def = r.def(u.book, r.name())
	}
	if r.accept("of") {
		c.Owner = r.player()
	}
	var out []engine.CardNo
	for range n {
		out = append(out, u.card(r, c, t.pos))
	}
	return out
}

// laidCard finds the card in play that a line names; `at` distinguishes cards of the same name.
func (u *setup) laidCard(r *reader, p engine.Player) engine.CardNo {
	name := r.name()
	def := r.def(u.book, name)
	var at *where
	if r.accept("at") {
		w := r.where()
		at = &w
	}
	for _, c := range u.s.Sides[p].Laid {
		if k := u.s.Cards[c]; k.Def == def && (at == nil || at.covers(u.s, p, k.At)) {
			return c
		}
	}
	r.fail(name.Pos, "%s liegt bei %s nicht aus: Schreib die Zeile dafür vor diese.",
		"%s is not in play for %s: put the line for it before this one.", quoted(name.Text), called(p))
	return engine.NoCard
}

// checkCards reports cards that are where they cannot be by the rules of play. The line `impossible` takes the position
// as it is.
func (u *setup) checkCards() {
	var errs Errors
	for c := range u.s.Cards {
		if err := engine.Misplaced(u.table, u.s, engine.CardNo(c)); err != nil {
			errs = append(errs, &Error{Pos: u.pos[c], Msg: messageOf(err), Cites: citesOf(err)})
		}
	}
	at, impossible := u.said["impossible"]
	switch {
	case !impossible:
		u.errs = append(u.errs, errs...)
	case len(errs) == 0 && len(u.errs) == 0:
		u.errs = append(u.errs, &Error{Pos: at, Msg: text("Diese Stellung ist möglich: Lass die Zeile weg.",
			"This position is possible: leave this line out.")})
	}
}
