package scenario

import (
	"slices"

	"catanica/rulings/engine"
)

// answers reads `answers CARD`: a protection card from the hand or a spell book in play.
func (v *mover) answers(p engine.Player) engine.Move {
	m := engine.NewMove(p, engine.Choose)
	v.note(v.r.peek(), engine.FieldCard)
	name := v.name()
	if c := v.laidCalled(p, name); c != engine.NoCard && v.s.Cards[c].By == p {
		m.Card = c
	} else if v.r.err == nil {
		m.Card = v.inHand(p, name)
	}
	v.details(&m, "with", "on", "paying")
	return m
}

// chooses reads the answer to an open decision: a card, resources, landscapes, a pile, a number, a face of the
// die or a place.
func (v *mover) chooses(p engine.Player) engine.Move {
	m := engine.NewMove(p, engine.Choose)
	face, isFace := engine.ParseFace(v.r.peek().word())
	first := v.r.peek()
	switch {
	case v.r.knownName() > 1, v.r.knownName() > 0 && v.asksCardInOpening():
		v.chooseCard(p, &m)
	case v.r.accept("stack"):
		v.note(first, engine.FieldN)
		m.N = v.stack()
		if v.r.accept("of") {
			m.Side = v.r.player()
		}
		v.details(&m, "draws")
	case v.r.accept("discard"):
		v.note(first, engine.FieldDiscard)
		m.Discard = true
	case v.r.accept("number"):
		v.note(first, engine.FieldN)
		m.N = int8(v.r.number(0, 99))
	case isFace && v.r.i == len(v.r.toks)-1:
		v.r.next()
		v.note(first, engine.FieldFace)
		m.Face = face
	case v.r.startsAmount():
		v.chooseAmounts(&m)
	case v.r.startsLand():
		v.chooseLands(p, &m)
	case v.r.accept("to"):
		v.note(first, engine.FieldTo)
		v.to(&m)
	case v.r.accept("bringing"):
		v.note(first, engine.FieldLands)
		v.bringingOne(&m)
	default:
		v.chooseCard(p, &m)
	}
	return m
}

// chooseAmounts reads `2 ore for 1 gold`: the resources taken, and those given for them. Stars can only be given.
func (v *mover) chooseAmounts(m *engine.Move) {
	v.note(v.r.peek(), engine.FieldGet, engine.FieldStars)
	m.Get, m.Stars = v.r.bagAndStars()
	if t := v.r.peek(); v.r.accept("for") {
		v.note(t, engine.FieldGive, engine.FieldStars)
		give, stars := v.r.bagAndStars()
		m.Give, m.Stars = give, m.Stars+stars
	}
}

// chooseLands reads `river 2 for hills`: own landscapes for the opponent's.
func (v *mover) chooseLands(p engine.Player, m *engine.Move) {
	v.note(v.r.peek(), engine.FieldOwn, engine.FieldTheirs)
	lands := v.landList()
	if v.r.accept("of") { // only landscapes of the opponent's
		if q := v.r.player(); q != p {
			m.Theirs = v.landSet(q, lands)
			return
		}
	}
	m.Own = v.landSet(p, lands)
	if t := v.r.peek(); v.r.accept("for") {
		v.noted[len(v.noted)-1].in = []engine.MoveField{engine.FieldOwn}
		v.note(t, engine.FieldTheirs)
		m.Theirs = v.landSet(p.Other(), v.landList())
	}
}

// landList reads landscapes with commas between them.
func (v *mover) landList() []land {
	var out []land
	for {
		out = append(out, v.r.land())
		if v.r.err != nil || !v.r.accept(",") {
			return out
		}
	}
}

// landSet finds the landscapes among those of player p.
func (v *mover) landSet(p engine.Player, lands []land) engine.LandSet {
	var set engine.LandSet
	for _, l := range lands {
		if v.r.err != nil {
			break
		}
		if i := v.findLand(p, l, set); i >= 0 {
			set = set.With(i)
		}
	}
	return set
}

// findLand returns the index of the landscape that the words describe, or -1. Among indistinguishable landscapes it
// takes the first that is not taken yet; if several different ones match, it reports an error.
func (v *mover) findLand(p engine.Player, l land, taken engine.LandSet) int {
	lands, found := v.s.Sides[p].Lands, -1
	for i, x := range lands {
		switch {
		case taken.Has(i) || !l.matches(v.s, p, x):
		case found < 0:
			found = i
		case lands[found] != x && !v.dry:
			v.r.fail(l.pos, "%s hat mehrere Landschaften „%s“: Nenne Zahl oder Platz.",
				"%s has several landscapes `%s`: add the number or the place.", called(p), l.text)
		}
	}
	if found < 0 && !v.dry {
		v.r.fail(l.pos, "Eine Landschaft „%s“ hat %s nicht.", "No landscape `%s` belongs to %s.", l.text, called(p))
	}
	return found
}

// chooseCard finds the card among those that the open decision could mean: its options, then the cards in play, the
// hands and the discard piles.
func (v *mover) chooseCard(p engine.Player, m *engine.Move) {
	v.note(v.r.peek(), engine.FieldCard)
	if v.choosesHidden(m) {
		return
	}
	if m.Card = v.hidden(p.Other()); m.Card != engine.NoCard {
		return
	}
	name := v.name()
	def := v.def(name)
	if v.choosesInOpening(name, def, m) {
		return
	}
	m.Card = v.chosenCard(p, name, def)
	if m.Card == engine.NoCard {
		v.missing(name, "Die Karte %s steht hier nicht zur Wahl.", "You cannot choose %s here.", quoted(name.Text))
	}
	v.details(m, "for", "to", "paying")
	if t := v.r.peek(); t.word() == "under" || t.word() == "below" {
		v.note(t, engine.FieldN)
		if v.r.ahead(1).word() == "events" { // the event stack has no number
			v.r.next()
			v.r.next()
			m.N = 1
			return
		}
		m.N = v.underStack()
		if in := v.options(def, m.N); !slices.Contains(in, m.Card) && len(in) > 0 {
			m.Card = v.among(name, in) // if several cards have the name, one in that stack
		}
	}
}

// chosenCard finds the card that `chooses CARD` means.
func (v *mover) chosenCard(p engine.Player, name Name, def int16) engine.CardNo {
	options := v.options(def, 0)
	if w := v.r.peek().word(); len(options) == 0 || w == "of" || w == "at" || w == "on" {
		was := *v.r
		if c := v.laidCalled(p, name); c != engine.NoCard {
			return c
		}
		if len(options) > 0 {
			*v.r = was
		}
	}
	if len(options) > 0 {
		return v.among(name, v.owned(options))
	}
	if v.r.err != nil {
		return engine.NoCard
	}
	return v.anywhere(p, name)
}

// options returns the cards of that name among the answers that the open decision lists, in the given stack if it is
// not 0.
func (v *mover) options(def int16, stack int8) []engine.CardNo {
	d, ok := engine.Open(v.table, v.s)
	if !ok {
		return nil
	}
	var out []engine.CardNo
	for _, o := range d.Options {
		if o.Card != engine.NoCard && v.s.Cards[o.Card].Def == def && (stack == 0 || o.N == stack) &&
			!slices.Contains(out, o.Card) {
			out = append(out, o.Card)
		}
	}
	return out
}

// anywhere searches the hands and discard piles. A hidden card of the opponent's hand can be named while p looks at the
// hand.
func (v *mover) anywhere(p engine.Player, name Name) engine.CardNo {
	def, other, own := v.def(name), &v.s.Sides[p.Other()], &v.s.Sides[p]
	if c := v.pick(name, other.Hand.Top, other.Discard.Top, own.Hand.Top, own.Discard.Top); c != engine.NoCard {
		return c
	}
	for _, c := range other.Hand.Top {
		if v.s.Cards[c].Def == engine.UnknownDef {
			v.s.Cards[c].Def = def
			return c
		}
	}
	if c := v.pick(name, v.s.Events.Top, v.s.Events.Bottom); c != engine.NoCard {
		return c
	}
	for i := range other.Stacks { // the engine refuses those that p may not touch (119.E.a)
		if c := v.pick(name, other.Stacks[i].Top, other.Stacks[i].Bottom); c != engine.NoCard {
			return c
		}
	}
	return engine.NoCard
}
