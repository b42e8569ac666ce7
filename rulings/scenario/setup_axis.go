package scenario

import "catanica/rulings/engine"

var placeKinds = map[string]engine.PlaceKind{
	"settlement": engine.SettlementPlace, "city": engine.CityPlace, "citadel": engine.CitadelPlace,
	"metropolis": engine.MetropolisPlace,
}

var placeWords = []string{"settlement", "city", "citadel", "metropolis"}

// axis reads `road, settlement A, road, city B, road`: roads and places alternate. Places have odd columns, roads even
// ones.
func (u *setup) axis(r *reader, p engine.Player) {
	r.expect(":")
	side := &u.s.Sides[p]
	col := engine.Col(1)
	if r.peek().word() == "road" {
		col = 0
	}
	for {
		if col%2 == 0 {
			r.expect("road")
			side.Roads = append(side.Roads, col)
		} else {
			u.place(r, p, col)
		}
		if r.err != nil || !r.accept(",") {
			return
		}
		col++
	}
}

func (u *setup) place(r *reader, p engine.Player, col engine.Col) {
	t := r.next()
	kind, ok := placeKinds[t.word()]
	if !ok {
		r.want(t, placeWords...)
		return
	}
	at := r.peek()
	letter := r.letter()
	if _, taken := column(u.s, p, letter); taken {
		r.fail(at.pos, "Einen Ort %c gibt es schon.", "There is already a settlement or city %c.", letter)
	}
	side := &u.s.Sides[p]
	side.Places = append(side.Places, engine.Place{Col: col, Name: letter, Kind: kind})
}

var landscapeWords = []string{"forest", "hills", "mountains", "fields", "pasture", "river"}

// land is a landscape as written: `forest 3 holds 2 at AB above`. If not stated, the number is 0, the stock -1 and the
// place nil.
type land struct {
	pos    Pos
	text   string
	kind   engine.Kind
	number int8
	stock  int8
	at     *where
}

func (r *reader) startsLand() bool {
	_, ok := landKind(r.peek())
	return ok
}

func landKind(t token) (engine.Kind, bool) {
	for _, w := range landscapeWords {
		if t.word() == w {
			return engine.ParseKind(w)
		}
	}
	return 0, false
}

func (r *reader) land() land {
	from := r.i
	t := r.next()
	kind, ok := landKind(t)
	if !ok {
		r.want(t, landscapeWords...)
	}
	l := land{pos: t.pos, kind: kind, stock: -1}
	if r.isNumber() {
		l.number = int8(r.number(1, 6))
	}
	if r.accept("holds") {
		l.stock = int8(r.number(0, 3))
	}
	if r.accept("at") {
		w := r.where()
		l.at = &w
	}
	l.text = joined(r.toks[from:r.i])
	return l
}

// matches reports whether l describes a landscape of p.
func (l land) matches(s *engine.State, p engine.Player, x engine.Landscape) bool {
	if x.Kind != l.kind || l.number > 0 && x.Number != l.number || l.stock >= 0 && x.Stock != l.stock {
		return false
	}
	return l.at == nil || x.Row != 0 && l.at.covers(s, p, engine.Spot{Kind: engine.AtLandscape, Col: x.Col, Row: x.Row})
}

// lands reads a list of landscapes.
func (u *setup) lands(r *reader, p engine.Player) {
	r.expect(":")
	for {
		u.landscape(r, p)
		if r.err != nil || !r.accept(",", ";") {
			return
		}
	}
}

func (u *setup) landscape(r *reader, p engine.Player) {
	l := r.land()
	x := engine.Landscape{Kind: l.kind, Number: l.number, Stock: max(0, l.stock)}
	if l.at != nil {
		spot, err := l.at.at(u.s, p)
		switch {
		case err != nil:
			r.failText(err.Pos, err.Msg)
		case spot.Kind != engine.AtLandscape:
			r.fail(l.at.pos, "Eine Landschaft liegt über oder unter einer Straße: Schreib etwa „AB above“ oder „left "+
				"of A below“.", "A landscape is above or below a road: write `AB above` or `left of A below`, for "+
				"example.")
		}
		for _, y := range u.s.Sides[p].Lands {
			if y.Row == spot.Row && y.Col == spot.Col {
				r.fail(l.at.pos, "Dort liegt schon eine Landschaft.", "There is already a landscape there.")
			}
		}
		x.Col, x.Row = spot.Col, spot.Row
	}
	u.s.Sides[p].Lands = append(u.s.Sides[p].Lands, x)
}

// stores puts resources on landscapes without a stated place or number, three on each.
func (u *setup) stores(r *reader, p engine.Player) {
	r.expect(":")
	for _, a := range r.amounts() {
		kind, ok := engine.ParseKind(a.kind)
		if !ok {
			return
		}
		for n := a.n; ; n -= 3 {
			u.s.Sides[p].Lands = append(u.s.Sides[p].Lands, engine.Landscape{Kind: kind, Stock: int8(min(n, 3))})
			if n <= 3 {
				break
			}
		}
	}
}
