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
	like   []likeCards
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
			v.pays(t, m)
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
		n := v.upToThree()
		v.landCount(p, n, &counts, &taken)
		if v.r.err != nil || !v.r.accept(",") {
			return counts
		}
	}
}

// upToThree reads how many resources a landscape or an expansion gives or takes at most: by default all it can.
func (v *mover) upToThree() int8 {
	if v.r.isNumber() {
		return int8(v.r.number(1, 3))
	}
	return 3
}

// landCount reads a landscape of p's that is not taken yet, and adds it with the number n.
func (v *mover) landCount(p engine.Player, n int8, counts *engine.LandCounts, taken *engine.LandSet) {
	l := v.r.land()
	if v.r.err != nil {
		return
	}
	if i := v.findLand(max(p, engine.North), l, *taken); i >= 0 {
		*taken, *counts = taken.With(i), counts.With(i, n)
	}
}

// pays reads what the mover pays from, behind `from`: landscapes, and expansions with mined gold.
func (v *mover) pays(from token, m *engine.Move) {
	var taken engine.LandSet
	for {
		n, t := v.upToThree(), v.r.peek()
		if _, ok := landKind(t); ok {
			v.note(from, engine.FieldPays)
			v.landCount(m.Who, n, &m.Pays, &taken)
		} else {
			v.note(from, engine.FieldMined)
			v.mined(m, n)
		}
		if v.r.err != nil || !v.r.accept(",") {
			return
		}
	}
}

// mined reads an expansion that pays up to n of the gold that it has mined.
func (v *mover) mined(m *engine.Move, n int8) {
	t, who := v.r.peek(), max(m.Who, engine.North)
	c := v.mustLie(who)
	i := slices.Index(engine.Mines(v.table, v.s, who), c)
	switch {
	case v.r.err != nil || c == engine.NoCard:
	case i < 0 || m.Mined.Of(i) > 0:
		v.missing(Name{Text: t.text, Pos: t.pos}, "%s hat kein Gold von %s oder ist schon genannt.",
			"%s holds no gold of %s's, or has been named before.", quoted(t.text), called(who))
	default:
		m.Mined = m.Mined.With(i, n)
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
	"with":     {engine.FieldBy, engine.FieldPowers},
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
		m.Reveals = engine.SomeDef(v.def(v.name()))
		v.r.particle()
	case "on":
		m.On = v.mustLie(m.Who)
	case "with":
		v.payers(m)
	case "at":
		m.At = v.at(m.Side)
	case "to":
		v.to(m)
	}
}

// payers reads the wizards who pay magic power: `with Ari 2, Hor 1`. One of them may be without a number; he pays the
// rest.
func (v *mover) payers(m *engine.Move) {
	for {
		t := v.r.peek()
		c := v.mustLie(m.Who)
		n := int8(0)
		if v.r.isNumber() {
			n = int8(v.r.number(1, 3))
		}
		i := slices.Index(engine.Wizards(v.table, v.s, m.Who), c)
		switch {
		case v.r.err != nil || c == engine.NoCard:
		case n == 0 && m.By != engine.NoCard:
			v.r.fail(t.pos, "Nur einer der Zauberer zahlt den Rest: Sag, wie viel die anderen zahlen (`with A 2, B`).",
				"Only one of the wizards pays the rest: say how much the others pay (`with A 2, B`).")
		case n == 0:
			m.By = c
		case i < 0 || m.Powers.Of(i) > 0:
			v.missing(Name{Text: t.text, Pos: t.pos}, "%s ist keiner der Zauberer von %s oder schon genannt.",
				"%s is not a wizard of %s's, or has been named before.", quoted(t.text), called(m.Who))
		default:
			m.Powers = m.Powers.With(i, n)
		}
		if !v.r.accept(",") {
			return
		}
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

// hidden reads `hidden`, a card of p's hand that the position does not name, or returns NoCard.
func (v *mover) hidden(p engine.Player) engine.CardNo {
	t := v.r.peek()
	if !v.r.accept("hidden") {
		return engine.NoCard
	}
	for _, c := range v.s.Sides[p].Hand.Top {
		if v.s.Cards[c].Def == engine.UnknownDef {
			return c
		}
	}
	if !v.dry {
		v.r.fail(t.pos, "%s hat keine verdeckte Karte auf der Hand.", "%s holds no hidden card.", called(p))
	}
	return engine.NoCard
}

// inHand finds a card in p's hand. If the hand is not stated in full, the line adds the card to it.
func (v *mover) inHand(p engine.Player, name Name) engine.CardNo {
	def := v.def(name)
	hand := &v.s.Sides[p].Hand
	if c := v.among(name, v.owned(v.cardsCalled(def, hand.Top))); c != engine.NoCard {
		return c
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

// owned reads `of PLAYER` behind the name of a card that is not in play, and returns the cards that this player owns.
func (v *mover) owned(cards []engine.CardNo) []engine.CardNo {
	if len(cards) == 0 || !v.r.accept("of") {
		return cards
	}
	p := v.r.player()
	return slices.DeleteFunc(cards, func(c engine.CardNo) bool { return v.s.Cards[c].Owner != p })
}

// laid reads the name of a card in play and finds it: p's own first, then the opponent's. `of PLAYER` says who laid it,
// `at PLACE` where it is.
func (v *mover) laid(p engine.Player) (engine.CardNo, Name) {
	name := v.name()
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
	pile := v.onPile()
	if pile == anyPile && v.r.accept("at") {
		w := v.r.where()
		at = &w
	}
	var cards []engine.CardNo
	for i, who := range by {
		if i == 1 && who == by[0] {
			break
		}
		for _, side := range [2]engine.Player{who, who.Other()} {
			for _, c := range v.s.Sides[side].Laid {
				k := v.s.Cards[c]
				if k.Def == def && k.By == who && (at == nil || at.covers(v.s, side, k.At)) && pile.covers(k.At) {
					cards = append(cards, c)
				}
			}
		}
	}
	return v.among(name, cards)
}

// onPile reads where a Church Ban lies: `on discard` or `on stack 2`.
func (v *mover) onPile() pileNo {
	if v.r.peek().word() != "on" {
		return anyPile
	}
	switch v.r.ahead(1).word() {
	case "discard":
		v.r.next()
		v.r.next()
		return 0
	case "stack":
		v.r.next()
		v.r.next()
		return pileNo(v.r.number(1, 99))
	}
	return anyPile
}

// pileNo is the number of a draw stack, 0 for the discard pile, or anyPile.
type pileNo int

const anyPile pileNo = -1

// covers reports whether a card at that spot lies on the pile.
func (n pileNo) covers(at engine.Spot) bool {
	return n == anyPile || at.Kind == engine.OnPile && at.Col == engine.Col(n)
}

func (v *mover) mustLie(p engine.Player) engine.CardNo {
	c, name := v.laid(p)
	if c == engine.NoCard {
		return v.missing(name, "%s liegt dort nicht aus.", "%s is not in play there.", quoted(name.Text))
	}
	return c
}

// pick finds one of the cards of that name in piles.
func (v *mover) pick(name Name, piles ...[]engine.CardNo) engine.CardNo {
	return v.among(name, v.owned(v.cardsCalled(v.def(name), piles...)))
}

// has reports whether a card of that name is in the pile.
func (v *mover) has(def int16, pile []engine.CardNo) bool { return len(v.cardsCalled(def, pile)) > 0 }
