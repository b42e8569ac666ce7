package scenario

import (
	"slices"

	"catanica/catalog"
	"catanica/rulings/engine"
)

// setup builds the start position. What the lines do not name is empty where everybody can see it and
// unknown where it is hidden; nothing else is made up.
type setup struct {
	file  *File
	table *engine.Table
	cat   *catalog.Catalog
	s     *engine.State
	errs  Errors
}

// defaultStacks is how many draw stacks there are (kuw.turnier.deck, kuw.erweitert.aufstellung, 101.D.c d).
func defaultStacks(g catalog.Game) int {
	switch g {
	case catalog.Tournament:
		return 4
	case catalog.Extended:
		return 6
	}
	return 5
}

func newState(stacks int) *engine.State {
	s := &engine.State{Phase: engine.MainPhase, Winner: engine.Chance, Events: engine.Pile{Open: true}}
	for p := range s.Sides {
		side := &s.Sides[p]
		side.Hand.Open = true
		for range stacks {
			side.Stacks = append(side.Stacks, engine.Pile{Open: true})
		}
	}
	return s
}

func (u *setup) build() {
	u.s = newState(defaultStacks(u.file.Game))
	for _, l := range u.file.Start {
		r := l.reader()
		u.line(r)
		if err := r.done(); err != nil {
			err.File = u.file.Path
			u.errs = append(u.errs, err)
		}
	}
}

func (u *setup) line(r *reader) {
	t := r.next()
	switch t.word() {
	case "turn":
		u.s.Turn = int16(r.number())
	case "active":
		u.s.Active = r.player()
	case "phase":
		w := r.next()
		ph, ok := engine.ParsePhase(w.word())
		if !ok {
			r.fail(w.pos, "Hier steht %q, erwartet wird eine Phase: before, event, yield, main oder end.", "Found %q, want a phase: before, event, yield, main or end.", w.text)
		}
		u.s.Phase = ph
	case "gate":
		r.expect("open")
		u.s.Gate = true
	case "stacks":
		n := r.number()
		for p := range u.s.Sides {
			u.s.Sides[p].Stacks = nil
			for range min(n, 12) {
				u.s.Sides[p].Stacks = append(u.s.Sides[p].Stacks, engine.Pile{Open: true})
			}
		}
	case "events":
		r.expect(":")
		u.s.Events = u.pile(r, engine.North)
	case "north":
		u.side(r, engine.North)
	case "south":
		u.side(r, engine.South)
	default:
		r.fail(t.pos, "Unbekannte Zeile %q: siehe docs/scenarios.md.", "Unknown line %q: see docs/scenarios.md.", t.text)
	}
}

func (u *setup) side(r *reader, p engine.Player) {
	side := &u.s.Sides[p]
	t := r.next()
	switch t.word() {
	case "axis":
		r.expect(":")
		u.axis(r, p)
	case "land":
		r.expect(":")
		for {
			u.landscape(r, p)
			if !r.accept(";") {
				return
			}
		}
	case "stores":
		r.expect(":")
		amounts, _ := r.amounts(false)
		for _, a := range amounts {
			u.store(r, p, a)
		}
	case "at":
		spot := u.where(r, p)
		r.expect(":")
		u.laidList(r, p, spot)
	case "on":
		name := r.name()
		r.expect(":")
		u.laidList(r, p, engine.Spot{Kind: engine.OnCard, Card: u.laidCard(r, p, name)})
	case "out":
		r.expect(":")
		u.laidList(r, p, engine.Spot{Kind: engine.OnTable})
	case "hand":
		r.expect(":")
		side.Hand = u.pile(r, p)
	case "discard":
		r.expect(":")
		u.common(p).Discard = u.pile(r, p)
	case "stack":
		n := r.number()
		r.expect(":")
		if n < 1 || n > len(side.Stacks) {
			r.fail(t.pos, "Es gibt die Stapel 1 bis %d.", "There are stacks 1 to %d.", len(side.Stacks))
			return
		}
		u.common(p).Stacks[n-1] = u.pile(r, p)
	default:
		r.fail(t.pos, "Unbekannt: %q. Nach dem Spieler steht axis, land, stores, at, on, out, hand, discard oder stack.",
			"Unknown: %q. After the player comes axis, land, stores, at, on, out, hand, discard or stack.", t.text)
	}
}

// common is the side that keeps p's piles: in all games but the tournament they are common.
func (u *setup) common(p engine.Player) *engine.Side {
	if u.file.Game != catalog.Tournament {
		return &u.s.Sides[engine.North]
	}
	return &u.s.Sides[p]
}

// axis reads `road, settlement A, road, city B, road`.
func (u *setup) axis(r *reader, p engine.Player) {
	side := &u.s.Sides[p]
	col := engine.Col(0)
	for first := true; ; first = false {
		t := r.next()
		switch t.word() {
		case "road":
			if !first && col%2 != 0 {
				col++
			}
			side.Roads = append(side.Roads, col)
		case "settlement", "city", "citadel":
			letter := r.next()
			if len(letter.text) != 1 || letter.text[0] < 'A' || letter.text[0] > 'Z' {
				r.fail(letter.pos, "Hier steht %q, erwartet wird ein Buchstabe für den Ort.", "Found %q, want a letter for the place.", letter.text)
				return
			}
			if !first && col%2 != 0 {
				r.fail(t.pos, "Zwischen zwei Orten liegt eine Straße.", "There is a road between two places.")
			}
			kind := map[string]engine.PlaceKind{"settlement": engine.SettlementPlace, "city": engine.CityPlace, "citadel": engine.CitadelPlace}[t.word()]
			side.Places = append(side.Places, engine.Place{Col: col + 1, Name: letter.text[0], Kind: kind})
			col++
		default:
			r.fail(t.pos, "Hier steht %q, erwartet wird road, settlement, city oder citadel.", "Found %q, want road, settlement, city or citadel.", t.text)
			return
		}
		if !r.accept(",") {
			return
		}
	}
}

// where reads a place, a road or a landscape: `A above 2`, `AB below`, `left of A above`.
func (u *setup) where(r *reader, p engine.Player) engine.Spot {
	return where(r, u.s, p)
}

func where(r *reader, s *engine.State, p engine.Player) engine.Spot {
	t := r.next()
	spot := engine.Spot{Kind: engine.OnSite}
	place := func(t token) (engine.Col, bool) {
		for _, pl := range s.Sides[p].Places {
			if len(t.text) == 1 && pl.Name == t.text[0] {
				return pl.Col, true
			}
		}
		r.fail(t.pos, "Einen Ort %q gibt es bei %s nicht: die Achse nennt die Buchstaben.", "There is no place %q with %s: the axis gives the letters.", t.text, p)
		return 0, false
	}
	switch w := t.word(); {
	case w == "left" || w == "right":
		r.expect("of")
		col, _ := place(r.next())
		spot.Kind, spot.Col = engine.OnRoad, col-1
		if w == "right" {
			spot.Col = col + 1
		}
	case len(t.text) == 2:
		col, ok := place(token{t.text[:1], t.pos})
		other, ok2 := place(token{t.text[1:], t.pos})
		if ok && ok2 && other != col+2 {
			r.fail(t.pos, "%q liegen nicht nebeneinander.", "%q are not neighbours.", t.text)
		}
		spot.Kind, spot.Col = engine.OnRoad, col+1
	default:
		spot.Col, _ = place(t)
	}
	if r.accept("above") {
		spot.Row = 1
	} else if r.accept("below") {
		spot.Row = -1
	}
	if spot.Row != 0 && spot.Kind == engine.OnRoad {
		spot.Kind = engine.AtLandscape
	}
	if spot.Row != 0 && r.isNumber() {
		spot.Row *= int8(r.number())
	}
	return spot
}

// landscape reads `forest 3 holds 2 at AB above`.
func (u *setup) landscape(r *reader, p engine.Player) {
	t := r.next()
	kind, ok := engine.ParseKind(t.word())
	if !ok {
		r.fail(t.pos, "Hier steht %q, erwartet wird eine Landschaft: forest, hills, mountains, fields, pasture oder river.", "Found %q, want a landscape: forest, hills, mountains, fields, pasture or river.", t.text)
	}
	l := engine.Landscape{Kind: kind}
	if r.isNumber() {
		l.Number = int8(r.number())
	}
	if r.accept("holds") {
		l.Stock = int8(r.number())
	}
	if l.Number > 6 || l.Stock > 3 {
		r.fail(t.pos, "Eine Landschaft trägt eine Zahl von 1 bis 6 und fasst 0 bis 3 Rohstoffe.", "A landscape bears a number from 1 to 6 and holds 0 to 3 resources.")
	}
	if r.accept("at") {
		at := u.where(r, p)
		l.Col, l.Row = at.Col, at.Row
		if at.Kind != engine.AtLandscape {
			r.fail(t.pos, "Eine Landschaft liegt über oder unter einer Straße: `AB above`, `left of A below`.", "A landscape lies above or below a road: `AB above`, `left of A below`.")
		}
	}
	u.s.Sides[p].Lands = append(u.s.Sides[p].Lands, l)
}

// store puts resources on landscapes whose place and number nobody states: three on each.
func (u *setup) store(r *reader, p engine.Player, a amount) {
	kind, ok := engine.ParseKind(a.kind)
	if !ok {
		return
	}
	for n := a.n; ; n -= 3 {
		u.s.Sides[p].Lands = append(u.s.Sides[p].Lands, engine.Landscape{Kind: kind, Stock: int8(max(0, min(n, 3)))})
		if n <= 3 {
			return
		}
	}
}

func (u *setup) laidList(r *reader, p engine.Player, at engine.Spot) {
	for {
		u.laid(r, p, at)
		if !r.accept(",") {
			return
		}
	}
}

// laid reads a card that lies out: `Hexe (north)`, `Hor (power 2)`.
func (u *setup) laid(r *reader, p engine.Player, at engine.Spot) {
	name := r.name()
	c := engine.Card{Def: u.def(r, name), Owner: p, By: p, Side: p, At: at, Laid: true}
	if at.Kind == engine.OnCard && at.Card == engine.NoCard {
		return
	}
	if c.Def >= 0 {
		card := u.cat.Card(u.table.Book.ID(c.Def))
		if card.Is(catalog.Wizard, u.file.Edition) {
			c.Power = 2
		}
		if card.Is(catalog.Counter, u.file.Edition) {
			c.Stars = 1
		}
		if card.Is(catalog.Foreign, u.file.Edition) {
			c.By, c.Owner = p.Other(), p.Other()
		}
	}
	if r.accept("(") {
		for {
			u.option(r, &c)
			if !r.accept(",") {
				break
			}
		}
		r.expect(")")
	}
	no := engine.CardNo(len(u.s.Cards))
	u.s.Cards = append(u.s.Cards, c)
	u.s.Sides[p].Laid = append(u.s.Sides[p].Laid, no)
}

func (u *setup) option(r *reader, c *engine.Card) {
	t := r.next()
	switch t.word() {
	case "north":
		c.By, c.Owner = engine.North, engine.North
	case "south":
		c.By, c.Owner = engine.South, engine.South
	case "used":
		c.Used = 1
	case "since":
		c.Since = int16(r.number())
	case "power":
		c.Power = int8(min(r.number(), 3))
	case "stars":
		c.Stars = int8(min(r.number(), 3))
	case "stored":
		c.Stored = int8(min(r.number(), 3))
	default:
		r.fail(t.pos, "Hier steht %q, erwartet wird north, south, used, since N, power N, stars N oder stored N.", "Found %q, want north, south, used, since N, power N, stars N or stored N.", t.text)
	}
}

// pile reads `none`, `Spion, Bischof`, `Spion, ...`, `3 hidden`.
func (u *setup) pile(r *reader, owner engine.Player) engine.Pile {
	var pile engine.Pile
	if r.accept("none") {
		return pile
	}
	for {
		switch n := 1; {
		case r.peek().text == "...":
			r.next()
			pile.Open = true
		default:
			if r.isNumber() {
				n = min(r.number(), 40)
			}
			def := engine.UnknownDef
			if !r.accept("hidden") {
				def = u.def(r, r.name("of"))
			}
			from := owner
			if r.accept("of") {
				from = r.player()
			}
			for range n {
				pile.Top = append(pile.Top, engine.CardNo(len(u.s.Cards)))
				u.s.Cards = append(u.s.Cards, engine.Card{Def: def, Owner: from})
			}
		}
		if !r.accept(",") {
			return pile
		}
	}
}

// def finds the card of that name.
func (u *setup) def(r *reader, name Name) int16 {
	return findDef(r, u.table, u.cat, name)
}

func findDef(r *reader, t *engine.Table, cat *catalog.Catalog, name Name) int16 {
	if c := cat.FindCard(name.Text); c != nil {
		if n, ok := t.Book.Def(c.ID); ok {
			return n
		}
	}
	if name.Text == "" {
		return engine.UnknownDef
	}
	de, en := "", ""
	if near := cat.NearestCards(name.Text, 1); len(near) > 0 {
		de, en = " (meinst du „"+near[0]+"“?)", " (did you mean \""+near[0]+"\"?)"
	}
	r.fail(name.Pos, "Eine Karte %q gibt es nicht%s.", "There is no card %q%s.", name.Text, "")
	if r.err != nil {
		r.err.Msg.DE = "Eine Karte „" + name.Text + "“ gibt es nicht" + de + "."
		r.err.Msg.EN = "There is no card \"" + name.Text + "\"" + en + "."
	}
	return engine.UnknownDef
}

// laidCard finds the laid card of that name in p's principality.
func (u *setup) laidCard(r *reader, p engine.Player, name Name) engine.CardNo {
	def := u.def(r, name)
	i := slices.IndexFunc(u.s.Sides[p].Laid, func(c engine.CardNo) bool { return u.s.Cards[c].Def == def })
	if i < 0 {
		r.fail(name.Pos, "%q liegt bei %s nicht aus.", "%q does not lie out with %s.", name.Text, p)
		return engine.NoCard
	}
	return u.s.Sides[p].Laid[i]
}
