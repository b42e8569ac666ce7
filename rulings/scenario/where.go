package scenario

import (
	"strings"

	"catanica/catalog"
	"catanica/rulings/engine"
)

// where is a place in a principality as written: `A above 2`, `AB below`, `left of A above`.
type where struct {
	pos    Pos
	text   string
	a, b   byte // the letters; b is 0 if only one is named
	beyond int8 // -1 left of a, 1 right of a, 0 at a
	side   int8 // 1 above the axis, -1 below it, 0 if not stated
	site   int8 // 1 or 2 away from the axis, 0 for any free site
}

// where reads a place; at resolves it.
func (r *reader) where() where {
	from, t := r.i, r.peek()
	w := where{pos: t.pos}
	switch {
	case t.word() == "left" || t.word() == "right":
		r.next()
		r.expect("of")
		w.beyond = map[string]int8{"left": -1, "right": 1}[t.word()]
		w.a = r.letter()
	case len(t.text) == 2 && isLetter(t.text[0]) && isLetter(t.text[1]):
		r.next()
		w.a, w.b = t.text[0], t.text[1]
	default:
		w.a = r.letter()
	}
	if r.accept("above") {
		w.side = 1
	} else if r.accept("below") {
		w.side = -1
	}
	if w.side != 0 && w.b == 0 && w.beyond == 0 && r.isNumber() {
		w.site = int8(r.number(1, 2))
	}
	w.text = joined(r.toks[from:r.i])
	return w
}

func isLetter(b byte) bool { return 'A' <= b && b <= 'Z' }

// at returns the spot in p's principality, or an error.
func (w where) at(s *engine.State, p engine.Player) (engine.Spot, *Error) {
	spot := engine.Spot{Kind: engine.OnSite, Row: w.side * max(1, w.site)}
	col, ok := column(s, p, w.a)
	if !ok {
		return spot, w.noPlace(s, p, w.a)
	}
	spot.Col = col
	if w.b == 0 && w.beyond == 0 {
		if w.site == 0 && taken(s, p, spot) {
			spot.Row *= 2
		}
		return spot, nil
	}
	if w.b != 0 {
		other, ok := column(s, p, w.b)
		if !ok {
			return spot, w.noPlace(s, p, w.b)
		}
		if other != col+2 {
			return spot, &Error{Pos: w.pos,
				Msg: text("Zwischen %c und %c liegt keine Straße: Nenne zwei Nachbarn von links nach rechts.",
					"There is no road between %c and %c: name two neighbors from left to right.", w.a, w.b)}
		}
		spot.Col++
	}
	spot.Col += engine.Col(w.beyond)
	spot.Kind = engine.OnRoad
	if w.side != 0 {
		spot.Kind = engine.AtLandscape
	}
	return spot, nil
}

func (w where) noPlace(s *engine.State, p engine.Player, letter byte) *Error {
	var have []string
	for _, pl := range s.Sides[p].Places {
		have = append(have, string(pl.Name))
	}
	if len(have) == 0 {
		return &Error{Pos: w.pos,
			Msg: text("%s hat noch keine Siedlungen und Städte: Nenne sie in der Zeile „%s axis: …“.",
				"%s has no settlements or cities yet: name them in the line `%s axis: …`.", called(p), p)}
	}
	return &Error{Pos: w.pos, Msg: text("Einen Ort %c hat %s nicht, nur diese: %s.",
		"No settlement or city %c belongs to %s, only these: %s.", letter, called(p), strings.Join(have, ", "))}
}

// column returns the column of p's place with that letter.
func column(s *engine.State, p engine.Player, letter byte) (engine.Col, bool) {
	for _, pl := range s.Sides[p].Places {
		if pl.Name == letter {
			return pl.Col, true
		}
	}
	return 0, false
}

// covers reports whether the spot matches w; what w leaves open matches anything.
func (w where) covers(s *engine.State, p engine.Player, spot engine.Spot) bool {
	at, err := w.at(s, p)
	same := w.side == 0 || w.side*spot.Row > 0 && (w.site == 0 || w.site == spot.Row*w.side)
	return err == nil && at.Kind == spot.Kind && at.Col == spot.Col && same
}

// taken reports whether a card lies on that very site and the place has a second site on that side.
func taken(s *engine.State, p engine.Player, spot engine.Spot) bool {
	for _, pl := range s.Sides[p].Places {
		if pl.Col == spot.Col && pl.Kind == engine.SettlementPlace {
			return false
		}
	}
	for _, c := range s.Sides[p].Laid {
		if at := s.Cards[c].At; at.Kind == spot.Kind && at.Col == spot.Col && at.Row == spot.Row && spot.Row != 0 {
			return true
		}
	}
	return false
}

// called returns the name of a player for messages.
func called(p engine.Player) catalog.Text {
	return catalog.Text{DE: PlayerName(p, catalog.DE), EN: PlayerName(p, catalog.EN)}
}
