package notation

import (
	"catanica/rulings/almanac"
	"catanica/rulings/script"
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
func (u *setup) player() almanac.Player { return u.r.Player(u.t.Players) }

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

// amounts reads resource cards. An ellipsis at the end says that there may be more.
func amounts(r *script.Reader) (almanac.Bag, bool) { return r.Counts(almanac.Resources) }

// cards reads development cards.
func cards(r *script.Reader) [5]uint8 {
	out, _ := r.Counts(almanac.Cards)
	return out
}

func card(r *script.Reader) almanac.Card         { return almanac.Card(r.Kind(almanac.Cards)) }
func resource(r *script.Reader) almanac.Resource { return almanac.Resource(r.Kind(almanac.Resources)) }
