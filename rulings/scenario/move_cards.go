package scenario

import (
	"catanica/catalog"
	"catanica/rulings/engine"
)

func (v *mover) rolls(p engine.Player) engine.Move {
	m := engine.NewMove(p, engine.Roll)
	if v.chance && v.r.atEnd() {
		return m
	}
	t := v.r.next()
	face, ok := engine.ParseFace(t.word())
	if !ok {
		v.r.want(t, "brigands", "sun", "tournament", "mill", "?")
	}
	m.Face, m.N = face, int8(v.r.number(1, 6))
	v.details(&m, "reveals")
	return m
}

func (v *mover) plays(p engine.Player) engine.Move {
	m := engine.NewMove(p, engine.Play)
	if m.Card = v.hidden(p); m.Card == engine.NoCard {
		m.Card = v.inHand(p, v.name())
	}
	v.details(&m, "paying", "saving", "with")
	return m
}

// builds reads `builds CARD at PLACE`, `builds road PLACE`, `builds city A`, `builds settlement PLACE`.
func (v *mover) builds(p engine.Player) engine.Move {
	m := engine.NewMove(p, engine.Build)
	t := v.r.peek()
	kind, isPlace := placeKinds[t.word()]
	switch {
	case v.r.knownName() > 1: // the name of a card that begins with a keyword
		v.buildsCard(p, &m)
	case v.r.accept("road"):
		m.Road, m.At = true, v.at(p)
		v.dryRoad(m)
	case isPlace:
		v.r.next()
		m.Place, m.Central, m.At = true, kind, v.at(p)
		if kind == engine.SettlementPlace {
			v.beyondRoad(&m)
		}
	default:
		v.buildsCard(p, &m)
	}
	v.details(&m, "paying", "saving", "with", "bringing")
	return m
}

func (v *mover) buildsCard(p engine.Player, m *engine.Move) {
	if m.Card = v.hidden(p); m.Card != engine.NoCard {
		v.details(m, "at")
		return
	}
	name := v.name()
	m.Card = v.buildable(p, name)
	if d := v.table.Book.Catalog.FindCard(name.Text); d != nil && d.Is(catalog.Foreign, v.table.Book.Edition) {
		m.Side = p.Other()
	}
	v.details(m, "at")
}

// buildable finds a card to build: open in the display (Ruling 105.C.b) or in p's hand. A hand that is not stated in
// full holds it only if the display does not.
func (v *mover) buildable(p engine.Player, name Name) engine.CardNo {
	def := v.def(name)
	if def != engine.UnknownDef && !v.has(def, v.s.Sides[p].Hand.Top) && v.has(def, v.s.Display.Top) {
		return v.pick(name, v.s.Display.Top)
	}
	return v.inHand(p, name)
}

// beyondRoad returns the place at the far end of the road at which a settlement is founded.
func (v *mover) beyondRoad(m *engine.Move) {
	places := v.s.Sides[m.Who].Places
	if len(places) == 0 || v.r.err != nil {
		return
	}
	if m.At.Col < places[0].Col {
		m.At.Col--
	} else {
		m.At.Col++
	}
	if v.dry { // later lines may name the new place
		engine.Settlement(v.s, m.Who, m.At.Col)
	}
}

func (v *mover) dryRoad(m engine.Move) {
	if v.dry && v.r.err == nil {
		side := &v.s.Sides[m.Who]
		side.Roads = append(side.Roads, m.At.Col)
	}
}

// uses reads `uses CARD` with the details that the function needs.
func (v *mover) uses(p engine.Player) engine.Move {
	m := engine.NewMove(p, engine.Use)
	c, name := v.laid(p)
	if c == engine.NoCard { // a card that has left play: the engine decides about its function (121.N.b)
		own := &v.s.Sides[p]
		c = v.pick(name, own.Hand.Top, own.Discard.Top)
	}
	if m.Card = c; c == engine.NoCard {
		m.Card = v.missing(name, "%s liegt dort nicht aus.", "%s is not in play there.", quoted(name.Text))
	}
	v.details(&m, "on", "to", "stack", "number", "draws", "for", "paying", "with")
	return m
}

// offers reads `offers 1 ore for 1 wool`, an offer that the opponent accepts or passes.
func (v *mover) offers(p engine.Player) engine.Move {
	m := v.trades(p)
	m.Verb = engine.Offer
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
	w := v.r.peek().word()
	_, isPlace := placeKinds[w]
	if w == "metropolis" && v.r.ahead(1).text == "" { // the card, not the city under it
		isPlace = false
	}
	if (isPlace || w == "road") && v.r.knownName() < 2 {
		v.r.next()
		m.Place, m.Road = isPlace, !isPlace
		m.At = v.at(p)
	} else {
		m.Card = v.mustLie(p)
	}
	v.r.particle()
	return m
}

func (v *mover) redeems(p engine.Player) engine.Move {
	m := engine.NewMove(p, engine.Redeem)
	m.Card = v.mustLie(p)
	v.r.particle()
	v.details(&m, "paying", "saving")
	return m
}

func (v *mover) feeds(p engine.Player) engine.Move {
	m := engine.NewMove(p, engine.Feed)
	m.Card = v.mustLie(p)
	m.N = 1
	if v.r.isNumber() {
		m.N = int8(v.r.number(1, 3))
	}
	return m
}
