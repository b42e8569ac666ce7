package notation

import (
	"catanica/rulings/almanac"
	"catanica/rulings/script"
	"catanica/rulings/seat"
)

// places reads a list of intersections.
func (u *setup) places(each func(at int)) {
	for u.r.Accept(":"); ; {
		at := intersection(u.t, u.r)
		if u.r.Wrong != nil {
			return
		}
		each(at)
		if !u.r.Accept(",") {
			return
		}
	}
}

func (u *setup) path() int              { return path(u.t, u.r) }
func (u *setup) hexName() int           { return hexName(u.t, u.r) }
func (u *setup) player() almanac.Player { return player(u.t, u.r) }

func (u *setup) amounts() (almanac.Bag, bool) { return amounts(u.r) }
func (u *setup) cards() [5]uint8              { return cards(u.r) }

func intersection(t *almanac.Table, r *script.Reader) int {
	tok, _ := r.Next()
	n, ok := t.Island.Intersection(tok.Text)
	if !ok {
		r.Fail(tok, "%s ist keine Kreuzung; erwartet wird ein Feld mit einer Ecke, etwa C3-N.",
			"%s is no intersection; expected a hex with a corner, such as C3-N.", script.Quoted(tok.Text))
	}
	return n
}

func path(t *almanac.Table, r *script.Reader) int {
	tok, _ := r.Next()
	n, ok := t.Island.Path(tok.Text)
	if !ok {
		r.Fail(tok, "%s ist kein Weg; erwartet wird ein Feld mit einer Seite, etwa C3-NO.",
			"%s is no path; expected a hex with a side, such as C3-NE.", script.Quoted(tok.Text))
	}
	return n
}

func hexName(t *almanac.Table, r *script.Reader) int {
	tok, _ := r.Next()
	n, ok := t.Island.Hex(tok.Text)
	if !ok {
		r.Fail(tok, "Ein Feld %s gibt es nicht; erwartet wird eines wie C3.", "There is no hex %s; expected one such as C3.",
			script.Quoted(tok.Text))
	}
	return n
}

func player(t *almanac.Table, r *script.Reader) almanac.Player {
	tok, word := r.Next()
	p, ok := seat.Parse(word)
	if !ok || int(p) >= t.Players {
		r.Want(tok, seat.Colours[:t.Players]...)
		return 0
	}
	return p
}

// amounts reads `2 lumber, 1 ore`, or `none`. An ellipsis at the end says that there may be more.
func amounts(r *script.Reader) (b almanac.Bag, more bool) {
	if r.Accept("none") {
		return b, false
	}
	for {
		if r.Accept("...", "…") {
			return b, true
		}
		n := r.Number(1, 24)
		t, word := r.Next()
		k, ok := almanac.ParseResource(word)
		if !ok {
			r.Want(t, almanac.Resources[:]...)
			return b, false
		}
		b[k] += uint8(n)
		if !r.Accept(",") {
			return b, false
		}
	}
}

// cards reads `2 knight, monopoly`, or `none`.
func cards(r *script.Reader) (b [5]uint8) {
	if r.Accept("none") {
		return b
	}
	for {
		n := 1
		if r.IsNumber() {
			n = r.Number(1, 20)
		}
		c := card(r)
		if c == almanac.NoCard {
			return b
		}
		b[c] += uint8(n)
		if !r.Accept(",") {
			return b
		}
	}
}

func card(r *script.Reader) almanac.Card {
	t, word := r.Next()
	c, ok := almanac.ParseCard(word)
	if !ok {
		r.Want(t, almanac.Cards[:]...)
		return almanac.NoCard
	}
	return c
}

func resource(r *script.Reader) almanac.Resource {
	t, word := r.Next()
	k, ok := almanac.ParseResource(word)
	if !ok {
		r.Want(t, almanac.Resources[:]...)
		return almanac.NoResource
	}
	return k
}
