package explore

import (
	"slices"

	"catanica/catalog"
	"catanica/rulings/engine"
	"catanica/rulings/naming"
)

// way is a fully named move: the choice among the moves of the player to decide, the dice that it throws, and a card
// that it turns up. Ways of one choice differ in what chance decides: the dice, and for each throw the cards.
type way struct {
	move   engine.Move
	choice int32
	throw  uint8
}

// generator makes the fully named moves of positions, one position at a time.
type generator struct {
	line    *engine.Line
	table   *engine.Table
	offers  bool
	visit   func(way)                             // called with the way played
	unsure  func(m engine.Move, w way, err error) // called for moves that depend on an unstated fact
	blocked func(m engine.Move)                   // called for moves with more ways than are tried
	choice  int32
	ways    int // played or found undecided in the position
	legal   []engine.Move
	events  []int16 // all event cards, for an event stack that nobody has stated
}

// all calls visit for every way to continue from the line's position, each played on the line while visit runs. It
// reports whether there was any: a decision whose answers cannot be listed has none.
func (g *generator) all() bool {
	g.choice, g.ways = 0, 0
	g.legal = append(g.legal[:0], g.line.Legal()...)
	var empty []engine.Move // an answer that names no resources comes last: where passing does the same, it is written so
	for i, m := range g.legal {
		switch {
		case m.Who == engine.Chance:
			g.chance(m, i)
		case m.Verb == engine.Roll:
			g.roll(m)
		case m.Verb == engine.Offer && g.offers:
			g.trades(m)
		case m.Verb == engine.Offer:
		case m == engine.NewMove(m.Who, engine.Choose):
			empty = append(empty, m)
		default:
			g.move(m)
		}
	}
	for _, m := range empty {
		g.move(m)
	}
	return g.ways > 0
}

// chance makes a move of chance: a die, or a card that comes up. All of them are one choice.
func (g *generator) chance(m engine.Move, i int) {
	w := way{move: m}
	if m.Verb == engine.Die {
		w.throw = uint8(i)
		g.try(w)
		return
	}
	if err := g.try(w); err == nil {
		return
	}
	found := false
	for _, def := range g.shuffled() {
		w.move.Reveals = engine.SomeDef(def)
		if g.try(w) == nil {
			found = true
		}
	}
	if !found {
		g.undecided(w)
	}
}

// shuffled returns the cards in all shuffled draw stacks.
func (g *generator) shuffled() []int16 {
	var out []int16
	s := g.line.State()
	for p := range s.Sides {
		for i := range s.Sides[p].Stacks {
			for _, def := range distinct(s, s.Sides[p].Stacks[i]) {
				if !slices.Contains(out, def) {
					out = append(out, def)
				}
			}
		}
	}
	return out
}

// distinct returns the cards of a shuffled pile, each once; none if the pile is not shuffled or not stated in full.
func distinct(s *engine.State, p engine.Pile) []int16 {
	var out []int16
	if !p.Mixed || p.Open {
		return nil
	}
	for _, c := range p.Top {
		def := s.Cards[c].Def
		if def == engine.UnknownDef {
			return nil
		}
		if !slices.Contains(out, def) {
			out = append(out, def)
		}
	}
	return out
}

// faces are the faces of the event die, each once.
var faces = [...]engine.Face{
	engine.Brigands, engine.GoodYear, engine.TourneyFace, engine.TradeFace, engine.QuestionFace,
}

// roll throws both dice.
func (g *generator) roll(m engine.Move) {
	s := g.line.State()
	set := s.Set
	throw := uint8(0)
	for _, face := range faces {
		if set.Event != engine.NoFace && face != set.Event {
			continue
		}
		for n := int8(1); n <= 6; n++ {
			if set.Yield != 0 && n != set.Yield {
				continue
			}
			w := way{move: m, choice: g.choice, throw: throw}
			w.move.Face, w.move.N = face, n
			if set.Event != engine.NoFace {
				w.move.Face = engine.NoFace
			}
			if set.Yield != 0 {
				w.move.N = 0
			}
			if g.reveal(w) != nil { // dice that were set may have to be named
				w.move.Face, w.move.N = face, n
				if err := g.reveal(w); err != nil {
					g.refused(w, err)
				}
			}
			throw++
		}
	}
	g.choice++
}

// reveal makes a way. If it depends on the card that comes up, it makes it once for each card that can. It returns why
// nothing was possible.
func (g *generator) reveal(w way) error {
	err := g.try(w)
	if _, open := err.(*engine.Undecided); !open || w.move.Reveals.IsDef() {
		return err
	}
	for _, def := range g.upcoming(w.move) {
		w.move.Reveals = engine.SomeDef(def)
		if again := g.try(w); again == nil {
			err = nil
		} else if err == nil {
			g.refused(w, again)
		}
	}
	return err
}

// upcoming returns the cards that can come up: those of a shuffled pile, or all events if nobody has stated the event
// stack.
func (g *generator) upcoming(m engine.Move) []int16 {
	pile := g.pileOf(m)
	if m.Verb == engine.Roll && pile.Open && len(pile.Top) == 0 {
		return g.events
	}
	return distinct(g.line.State(), *pile)
}

// eventsOf returns the event cards of the table's edition.
func eventsOf(t *engine.Table) []int16 {
	var out []int16
	cat := t.Book.Catalog
	for _, k := range cat.Cards {
		if def, ok := t.Book.Def(k.ID); ok && k.Is(catalog.EventType, t.Book.Edition) && cat.Exists(k, t.Book.Edition) {
			out = append(out, def)
		}
	}
	return out
}

// try plays a way, calls visit and undoes it.
func (g *generator) try(w way) error {
	err := g.line.Play(w.move)
	if err == nil {
		g.ways++
		g.visit(w)
		g.line.Undo()
	}
	return err
}

// refused passes on a way that depends on an unstated fact.
func (g *generator) refused(w way, err error) {
	if _, open := err.(*engine.Undecided); open {
		g.undecided(w)
	}
}

// undecided passes on a way that depends on an unstated fact, with the details that only Apply knows.
func (g *generator) undecided(w way) {
	_, _, err := engine.Apply(g.table, g.line.State(), w.move)
	if _, open := err.(*engine.Undecided); open {
		g.ways++
		g.unsure(w.move, w, err)
	}
}

// move makes a player's move in every way in which it can be named.
func (g *generator) move(m engine.Move) {
	g.named(m)
	for _, x := range g.details(m) {
		g.named(x)
	}
}

// pileOf returns the pile from which a card comes up.
func (g *generator) pileOf(m engine.Move) *engine.Pile {
	if m.Verb == engine.Roll {
		return &g.line.State().Events
	}
	if side := g.names().Side(m.Who); m.N >= 1 && int(m.N) <= len(side.Stacks) {
		return &side.Stacks[m.N-1]
	}
	return &engine.Pile{}
}

// details returns the moves that name more than m has to: a multiple of a trade, the stack under which a card goes,
// resources for a function that has another use without them, wizards that pay or share the cost.
func (g *generator) details(m engine.Move) []engine.Move {
	var out []engine.Move
	switch {
	case m.Verb == engine.Trade:
		return naming.Multiples(m, g.names().Purse(m.Who))
	case m.Verb == engine.Exchange:
		for n := range g.names().Side(m.Who).Stacks {
			if x := m; int8(n+1) != m.N && !m.Chosen {
				x.Under = int8(n + 1)
				out = append(out, x)
			}
		}
		return out
	case m.Verb == engine.Use:
		for k := range m.Get {
			x := m
			x.Get[k] = 1
			out = append(out, x)
		}
		naming.Bags(g.names().Purse(m.Who), 1, 1, func(b engine.Bag) {
			x := m
			x.Give = b
			out = append(out, x)
		})
	}
	if m.By != engine.NoCard || m.Powers != 0 || m.Card == engine.NoCard || m.Who < 0 {
		return out
	}
	return append(out, g.payers(m)...)
}

// names lists the ways to name things in the line's position.
func (g *generator) names() naming.Namer { return naming.Namer{Table: g.table, State: g.line.State()} }

// payers returns the ways in which the mover's wizards can share the magic power that a move costs; none if it costs
// none.
func (g *generator) payers(m engine.Move) []engine.Move {
	return g.names().Payers(m, func(w engine.CardNo) bool { return g.mayPay(m, w) })
}

// mayPay reports whether wizard w can pay for the move, or a part of it.
func (g *generator) mayPay(m engine.Move, w engine.CardNo) bool {
	m.By = w
	err := g.line.Play(m)
	if err == nil {
		g.line.Undo()
		return true
	}
	wrong, ok := err.(*engine.Wrong)
	return ok && wrong.Names != ""
}
