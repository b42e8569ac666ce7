package scenario

import (
	"maps"
	"slices"

	"catanica/rulings/engine"
)

// mover turns a line into a move in the current position. A dry mover only reads the words and names: cards may be
// missing from where the line needs them, because earlier moves could bring them there.
type mover struct {
	table  *engine.Table
	s      *engine.State // the mover may add cards that the line reveals
	r      *reader
	dry    bool
	chance bool     // dice that the line does not name are rolled
	noted  []detail // the parts of the line that were read, in their order
}

// verbs maps the first word of a move to the function that reads the rest of its line.
var verbs = map[string]func(*mover, engine.Player) engine.Move{
	"answers":    (*mover).answers,
	"begins":     (*mover).begins,
	"builds":     (*mover).builds,
	"chooses":    (*mover).chooses,
	"demolishes": (*mover).demolishes,
	"draws":      (*mover).draws,
	"ends":       (*mover).ends,
	"exchanges":  (*mover).exchanges,
	"feeds":      (*mover).feeds,
	"accepts":    func(_ *mover, p engine.Player) engine.Move { return engine.NewMove(p, engine.Choose) },
	"lays":       (*mover).lays,
	"offers":     (*mover).offers,
	"passes":     func(_ *mover, p engine.Player) engine.Move { return engine.NewMove(p, engine.Pass) },
	"plays":      (*mover).plays,
	"puts":       (*mover).puts,
	"redeems":    (*mover).redeems,
	"rolls":      (*mover).rolls,
	"searches":   (*mover).searches,
	"trades":     (*mover).trades,
	"uses":       (*mover).uses,
}

var verbWords = slices.Sorted(maps.Keys(verbs))

// move reads a line of the play.
func (v *mover) move() (engine.Move, *Error) {
	if v.r.accept("die") {
		m := engine.NewMove(engine.Chance, engine.Die)
		m.N = int8(v.r.number(1, 6))
		return m, v.r.done()
	}
	if v.r.accept("deal") {
		m := v.deals()
		return m, v.r.done()
	}
	t := v.r.next()
	p, ok := playerOf(t)
	if !ok {
		v.r.want(t, "north", "south", "die", "deal", "expect", "refused", "undecided", "odds")
		return engine.Move{}, v.r.err
	}
	t = v.r.next()
	read, ok := verbs[t.word()]
	if !ok {
		v.r.fail(t.pos, "Ein Zeitwort %s gibt es nicht%s; erwartet wird %s.", "There is no verb %s%s; expected %s.",
			quoted(t.text), suggest(t.text, verbWords), choice(verbWords))
		return engine.Move{}, v.r.err
	}
	m := read(v, p)
	v.lands(&m)
	return m, v.r.done()
}

// lands reads which of the mover's landscapes pay or are filled first: `from forest 2`, `filling 1 river 3, river 5`.
func (v *mover) lands(m *engine.Move) {
	for {
		t := v.r.peek()
		switch {
		case v.r.accept("from"):
			v.note(t, engine.FieldPays)
			m.Pays = v.landCounts(m.Who)
		case v.r.accept("filling"):
			v.note(t, engine.FieldFills)
			m.Fills = v.landCounts(m.Who)
		default:
			return
		}
	}
}

// landCounts reads landscapes of p's, each with how many resources it gives or takes at most: by default all it can.
func (v *mover) landCounts(p engine.Player) engine.LandCounts {
	var counts engine.LandCounts
	var taken engine.LandSet
	for {
		n := 3
		if v.r.isNumber() {
			n = v.r.number(1, 3)
		}
		l := v.r.land()
		if v.r.err != nil {
			return counts
		}
		if i := v.findLand(max(p, engine.North), l, taken); i >= 0 {
			taken, counts = taken.With(i), counts.With(i, int8(n))
		}
		if !v.r.accept(",") {
			return counts
		}
	}
}

// details reads the details that the verb allows, in any order, each at most once.
func (v *mover) details(m *engine.Move, allowed ...string) {
	for {
		t := v.r.peek()
		w := t.word()
		i := slices.Index(allowed, w)
		if i < 0 || t.text == "" {
			return
		}
		allowed = slices.Delete(slices.Clone(allowed), i, i+1)
		v.r.next()
		v.note(t, detailFields[w]...)
		v.detail(m, w)
	}
}

// detailFields maps the first word of a detail to the fields of a move that it sets.
var detailFields = map[string][]engine.MoveField{
	"paying":   {engine.FieldGive, engine.FieldStars},
	"saving":   {engine.FieldSave},
	"bringing": {engine.FieldLands},
	"for":      {engine.FieldGet},
	"stack":    {engine.FieldN},
	"number":   {engine.FieldN},
	"draws":    {engine.FieldReveals},
	"reveals":  {engine.FieldReveals},
	"on":       {engine.FieldOn},
	"with":     {engine.FieldBy},
	"at":       {engine.FieldAt},
	"to":       {engine.FieldTo},
}

func (v *mover) detail(m *engine.Move, w string) {
	switch w {
	case "paying":
		m.Give, m.Stars = v.r.bagAndStars()
	case "saving":
		m.Save = v.r.bag()
	case "bringing":
		v.bringing(m)
	case "for":
		m.Get = v.r.bag()
	case "stack":
		m.N = v.stack()
	case "number":
		m.N = int8(v.r.number(1, 6))
	case "draws", "reveals":
		m.Reveals = engine.SomeDef(v.def(v.r.name()))
		v.r.particle()
	case "on":
		m.On = v.mustLie(m.Who)
	case "with":
		m.By = v.mustLie(m.Who)
	case "at":
		m.At = v.at(m.Side)
	case "to":
		v.to(m)
	}
}

// stack reads the number of a draw stack.
func (v *mover) stack() int8 { return int8(stackNumber(v.r, v.s)) }

// at reads a place in p's principality.
func (v *mover) at(p engine.Player) engine.Spot { return at(v.r, v.s, p) }

// to reads the destination of a card: `to A above`, `to south at A above`.
func (v *mover) to(m *engine.Move) {
	if p, ok := playerOf(v.r.peek()); ok {
		v.r.next()
		v.r.expect("at")
		m.Side = p
	}
	m.To = v.at(m.Side)
}

func (v *mover) def(name Name) int16 { return v.r.def(v.table.Book, name) }

// missing reports that something is not there, unless the mover is dry.
func (v *mover) missing(name Name, de, en string, args ...any) engine.CardNo {
	if !v.dry {
		v.r.fail(name.Pos, de, en, args...)
	}
	return engine.NoCard
}

// inHand finds a card in p's hand. If the hand is not stated in full, the line adds the card to it.
func (v *mover) inHand(p engine.Player, name Name) engine.CardNo {
	def := v.def(name)
	hand := &v.s.Sides[p].Hand
	for _, c := range hand.Top {
		if v.s.Cards[c].Def == def {
			return c
		}
	}
	for _, c := range hand.Top {
		if v.s.Cards[c].Def == engine.UnknownDef {
			v.s.Cards[c].Def = def
			return c
		}
	}
	if hand.Open && v.r.err == nil {
		v.s.Cards = append(v.s.Cards, engine.Card{Def: def, Owner: p})
		c := engine.CardNo(len(v.s.Cards) - 1)
		hand.Top = append(hand.Top, c)
		return c
	}
	return v.missing(name, "%s hat %s nicht auf der Hand.", "%s does not hold %s.", called(p), quoted(name.Text))
}

// laid reads the name of a card in play and finds it: p's own first, then the opponent's. `of PLAYER` says who laid it,
// `at PLACE` where it is.
func (v *mover) laid(p engine.Player) (engine.CardNo, Name) {
	name := v.r.name()
	return v.laidCalled(p, name), name
}

func (v *mover) laidCalled(p engine.Player, name Name) engine.CardNo {
	def := v.def(name)
	by := [2]engine.Player{p, p.Other()}
	if v.r.accept("of") {
		by[0] = v.r.player()
		by[1] = by[0]
	}
	var at *where
	if v.r.accept("at") {
		w := v.r.where()
		at = &w
	}
	for _, who := range by {
		for _, side := range [2]engine.Player{who, who.Other()} {
			for _, c := range v.s.Sides[side].Laid {
				if k := v.s.Cards[c]; k.Def == def && k.By == who && (at == nil || at.covers(v.s, side, k.At)) {
					return c
				}
			}
		}
	}
	return engine.NoCard
}

func (v *mover) mustLie(p engine.Player) engine.CardNo {
	c, name := v.laid(p)
	if c == engine.NoCard {
		return v.missing(name, "%s liegt dort nicht aus.", "%s is not in play there.", quoted(name.Text))
	}
	return c
}

// pick finds one of the named cards in piles.
func (v *mover) pick(def int16, piles ...[]engine.CardNo) engine.CardNo {
	for _, c := range slices.Concat(piles...) {
		if v.s.Cards[c].Def == def {
			return c
		}
	}
	return engine.NoCard
}
