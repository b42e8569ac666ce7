package scenario

import (
	"slices"

	"catanica/catalog"
	"catanica/rulings/engine"
)

// mover turns a line into a move in the position at hand.
type mover struct {
	table *engine.Table
	cat   *catalog.Catalog
	s     *engine.State // the mover may add cards that the line itself reveals
	r     *reader
}

// verbs is the table of moves: word → how its line is read.
var verbs = map[string]func(*mover, engine.Player) engine.Move{
	"rolls":      (*mover).rolls,
	"plays":      (*mover).plays,
	"builds":     (*mover).builds,
	"uses":       (*mover).uses,
	"trades":     (*mover).trades,
	"demolishes": (*mover).demolishes,
	"redeems":    (*mover).redeems,
	"feeds":      (*mover).feeds,
	"ends":       (*mover).ends,
	"draws":      (*mover).draws,
	"searches":   (*mover).searches,
	"exchanges":  (*mover).exchanges,
	"puts":       (*mover).puts,
	"answers":    (*mover).answers,
	"chooses":    (*mover).chooses,
	"passes":     func(_ *mover, p engine.Player) engine.Move { return engine.NewMove(p, engine.Pass) },
}

func (v *mover) move() (engine.Move, *Error) {
	if v.r.accept("die") {
		m := engine.NewMove(engine.Chance, engine.Die)
		m.N = int8(v.r.number())
		return m, v.r.done()
	}
	p := v.r.player()
	t := v.r.next()
	read, ok := verbs[t.word()]
	if !ok {
		v.r.fail(t.pos, "Unbekanntes Wort %q: siehe docs/scenarios.md.", "Unknown word %q: see docs/scenarios.md.", t.text)
		return engine.Move{}, v.r.err
	}
	m := read(v, p)
	return m, v.r.done()
}

func (v *mover) def(name Name) int16 { return findDef(v.r, v.table, v.cat, name) }

// inHand finds a card in p's hand; of a hand that nobody has stated in full, the line itself states it.
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
	v.r.fail(name.Pos, "%s hat %q nicht auf der Hand.", "%[1]s does not hold %[2]q.", p, name.Text)
	return engine.NoCard
}

// laid finds a laid card of that name: p's own first, then the opponent's; `of` and `at` make it precise.
func (v *mover) laid(p engine.Player, name Name) engine.CardNo {
	def := v.def(name)
	owner, at := engine.Chance, byte(0)
	if v.r.accept("of") {
		owner = v.r.player()
	}
	if v.r.accept("at") {
		at = v.r.next().text[0]
	}
	for _, by := range []engine.Player{p, p.Other()} {
		for _, side := range []engine.Player{by, by.Other()} {
			for _, c := range v.s.Sides[side].Laid {
				k := v.s.Cards[c]
				if k.Def == def && k.By == by && (owner == engine.Chance || owner == by) && (at == 0 || v.placeName(k) == at) {
					return c
				}
			}
		}
	}
	return engine.NoCard
}

func (v *mover) placeName(k engine.Card) byte {
	for _, pl := range v.s.Sides[k.Side].Places {
		if pl.Col == k.At.Col && k.At.Kind == engine.OnSite {
			return pl.Name
		}
	}
	return 0
}

func (v *mover) mustLie(p engine.Player, name Name) engine.CardNo {
	c := v.laid(p, name)
	if c == engine.NoCard {
		v.r.fail(name.Pos, "%q liegt nicht aus.", "%q does not lie out.", name.Text)
	}
	return c
}

func (v *mover) rolls(p engine.Player) engine.Move {
	m := engine.NewMove(p, engine.Roll)
	t := v.r.next()
	face, ok := engine.ParseFace(t.word())
	if !ok {
		v.r.fail(t.pos, "Hier steht %q, erwartet wird brigands, sun, tournament, mill oder ?.", "Found %q, want brigands, sun, tournament, mill or ?.", t.text)
	}
	m.Face, m.N = face, int8(v.r.number())
	if v.r.accept("reveals") {
		m.Reveals = v.def(v.r.name()) + 1
	}
	return m
}

func (v *mover) plays(p engine.Player) engine.Move {
	m := engine.NewMove(p, engine.Play)
	m.Card = v.inHand(p, v.r.name("paying", "saving"))
	v.r.pay(&m)
	return m
}

func (v *mover) builds(p engine.Player) engine.Move {
	m := engine.NewMove(p, engine.Build)
	kinds := map[string]engine.PlaceKind{"city": engine.CityPlace, "citadel": engine.CitadelPlace, "settlement": engine.SettlementPlace}
	t := v.r.peek()
	kind, central := kinds[t.word()]
	switch {
	case v.r.accept("road"):
		m.Road, m.At = true, where(v.r, v.s, p)
	case central:
		v.r.next()
		m.Place, m.Central = true, kind
		m.At = where(v.r, v.s, p)
		if kind == engine.SettlementPlace { // beyond the road named
			if first := v.s.Sides[p].Places[0].Col; m.At.Col < first {
				m.At.Col--
			} else {
				m.At.Col++
			}
		}
	default:
		name := v.r.name("at", "paying", "saving")
		m.Card = v.inHand(p, name)
		side := p
		if d := v.cat.FindCard(name.Text); d != nil && d.Is(catalog.Foreign, v.table.Book.Edition) {
			side = p.Other()
		}
		if v.r.accept("at") {
			m.At = where(v.r, v.s, side)
		}
	}
	v.r.pay(&m)
	return m
}

func (v *mover) uses(p engine.Player) engine.Move {
	m := engine.NewMove(p, engine.Use)
	m.Card = v.mustLie(p, v.r.name("stack", "draws", "number"))
	if v.r.accept("stack") || v.r.accept("number") {
		m.N = int8(v.r.number())
	}
	if v.r.accept("draws") {
		m.Reveals = v.def(v.r.name()) + 1
	}
	return m
}

func (v *mover) trades(p engine.Player) engine.Move {
	m := engine.NewMove(p, engine.Trade)
	m.Give = v.r.bag()
	v.r.expect("for")
	m.Get = v.r.bag()
	return m
}

func (v *mover) demolishes(p engine.Player) engine.Move {
	m := engine.NewMove(p, engine.Demolish)
	switch w := v.r.peek().word(); w {
	case "road", "settlement", "city", "citadel":
		v.r.next()
		m.Place, m.Road = w != "road", w == "road"
		m.At = where(v.r, v.s, p)
		return m
	}
	m.Card = v.mustLie(p, v.r.name("of", "at"))
	return m
}

func (v *mover) redeems(p engine.Player) engine.Move {
	m := engine.NewMove(p, engine.Redeem)
	m.Card = v.mustLie(p, v.r.name("paying", "saving", "of", "at"))
	v.r.pay(&m)
	return m
}

func (v *mover) feeds(p engine.Player) engine.Move {
	m := engine.NewMove(p, engine.Feed)
	var words []string
	for v.r.peek().text != "" && !v.r.isNumber() {
		words = append(words, v.r.next().text)
	}
	if len(words) == 0 {
		v.r.fail(v.r.end, "Hier fehlt der Zauberer.", "The wizard is missing here.")
		return m
	}
	name := words[0]
	for _, w := range words[1:] {
		name += " " + w
	}
	m.Card = v.mustLie(p, Name{name, v.r.toks[0].pos})
	m.N = 1
	if v.r.isNumber() {
		m.N = int8(v.r.number())
	}
	return m
}

func (v *mover) ends(p engine.Player) engine.Move {
	t := v.r.next()
	switch t.word() {
	case "main":
		return engine.NewMove(p, engine.EndMain)
	case "turn":
		return engine.NewMove(p, engine.EndTurn)
	}
	v.r.fail(t.pos, "Beendet wird main oder turn, nicht %q.", "One ends main or turn, not %q.", t.text)
	return engine.NewMove(p, engine.EndTurn)
}

func (v *mover) stackNumber() int8 {
	v.r.expect("stack")
	return int8(v.r.number())
}

func (v *mover) draws(p engine.Player) engine.Move {
	m := engine.NewMove(p, engine.Draw)
	if !v.r.accept("from") {
		m.Reveals = v.def(v.r.name("from")) + 1
		v.r.expect("from")
	}
	m.N = v.stackNumber()
	return m
}

func (v *mover) searches(p engine.Player) engine.Move {
	m := engine.NewMove(p, engine.Search)
	name := v.r.name("in")
	v.r.expect("in")
	m.N = v.stackNumber()
	v.fromStack(p, name, &m)
	v.r.pay(&m)
	return m
}

// fromStack names the card of a stack: one that is known to be there, or one that the line reveals.
func (v *mover) fromStack(p engine.Player, name Name, m *engine.Move) {
	def := v.def(name)
	side := &v.s.Sides[p]
	if v.table.Game != catalog.Tournament {
		side = &v.s.Sides[engine.North]
	}
	if m.N >= 1 && int(m.N) <= len(side.Stacks) {
		st := side.Stacks[m.N-1]
		for _, c := range slices.Concat(st.Top, st.Bottom) {
			if v.s.Cards[c].Def == def {
				m.Card = c
				return
			}
		}
	}
	m.Reveals = def + 1
}

func (v *mover) exchanges(p engine.Player) engine.Move {
	m := engine.NewMove(p, engine.Exchange)
	m.On = v.inHand(p, v.r.name("under", "below", "for", "at", "in"))
	if v.r.accept("under") || v.r.accept("below") {
		m.Under = v.stackNumber()
	}
	var name Name
	if v.r.accept("for") {
		name = v.r.name("at", "in")
	}
	if m.Chosen = v.r.accept("in"); !m.Chosen {
		v.r.expect("at")
	}
	m.N = v.stackNumber()
	v.r.pay(&m)
	if name.Text == "" {
		return m
	}
	if m.Chosen || m.Give.Total() > 0 {
		v.fromStack(p, name, &m)
	} else {
		m.Reveals = v.def(name) + 1
	}
	return m
}

func (v *mover) puts(p engine.Player) engine.Move {
	m := engine.NewMove(p, engine.PutBack)
	m.Card = v.inHand(p, v.r.name("under", "below"))
	if !v.r.accept("under") {
		v.r.expect("below")
	}
	m.N = v.stackNumber()
	if _, open := engine.Open(v.table, v.s); open {
		m.Verb = engine.Choose // the same words answer the open decision
	}
	return m
}

func (v *mover) answers(p engine.Player) engine.Move {
	m := engine.NewMove(p, engine.Choose)
	name := v.r.name("with")
	if c := v.laid(p, name); c != engine.NoCard && v.s.Cards[c].By == p {
		m.Card = c
	} else if v.r.err == nil {
		m.Card = v.inHand(p, name)
	}
	if v.r.accept("with") {
		m.By = v.mustLie(p, v.r.name())
	}
	return m
}

func (v *mover) chooses(p engine.Player) engine.Move {
	m := engine.NewMove(p, engine.Choose)
	t := v.r.peek()
	switch face, isFace := engine.ParseFace(t.word()); {
	case v.r.accept("stack"), v.r.accept("number"):
		m.N = int8(v.r.number())
	case isFace && v.r.i == len(v.r.toks)-1:
		v.r.next()
		m.Face = face
	case v.isAmount():
		m.Get = v.r.bag()
		if v.r.accept("for") {
			m.Give = v.r.bag()
		}
	default:
		v.chooseCard(p, &m)
	}
	return m
}

// isAmount tells `1 ore` and `ore` from a card.
func (v *mover) isAmount() bool {
	if v.r.isNumber() {
		return true
	}
	_, ok := engine.ParseKind(v.r.peek().word())
	return ok && (v.r.i == len(v.r.toks)-1 || v.r.toks[v.r.i+1].text == ",")
}

// chooseCard finds the card among those that the open decision could mean: its options, then what lies out,
// the hands and the discard piles.
func (v *mover) chooseCard(p engine.Player, m *engine.Move) {
	name := v.r.name("of", "at", "for", "under", "below")
	def := v.def(name)
	m.Card = v.option(def)
	if w := v.r.peek().word(); m.Card == engine.NoCard || w == "of" || w == "at" {
		if c := v.laid(p, name); c != engine.NoCard {
			m.Card = c
		}
	}
	if m.Card == engine.NoCard && v.r.err == nil {
		m.Card = v.anywhere(p, def)
	}
	if m.Card == engine.NoCard {
		v.r.fail(name.Pos, "%q ist hier nirgends zu wählen.", "There is no %q to choose here.", name.Text)
	}
	if v.r.accept("for") {
		m.Get = v.r.bag()
	}
	if v.r.accept("under") || v.r.accept("below") {
		m.N = v.stackNumber()
	}
}

func (v *mover) option(def int16) engine.CardNo {
	d, ok := engine.Open(v.table, v.s)
	if !ok {
		return engine.NoCard
	}
	for _, o := range d.Options {
		if o.Card != engine.NoCard && v.s.Cards[o.Card].Def == def {
			return o.Card
		}
	}
	return engine.NoCard
}

func (v *mover) anywhere(p engine.Player, def int16) engine.CardNo {
	for _, side := range []engine.Player{p.Other(), p} {
		s := &v.s.Sides[side]
		for _, c := range slices.Concat(s.Hand.Top, s.Discard.Top) {
			if v.s.Cards[c].Def == def {
				return c
			}
		}
	}
	for _, c := range v.s.Sides[p.Other()].Hand.Top { // a hidden card that is looked at now
		if v.s.Cards[c].Def == engine.UnknownDef {
			v.s.Cards[c].Def = def
			return c
		}
	}
	return engine.NoCard
}
