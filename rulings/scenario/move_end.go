package scenario

import (
	"catanica/rulings/engine"
)

func (v *mover) ends(p engine.Player) engine.Move {
	t := v.r.next()
	switch t.word() {
	case "main":
		return engine.NewMove(p, engine.EndMain)
	case "turn":
		return engine.NewMove(p, engine.EndTurn)
	}
	v.r.want(t, "main", "turn")
	return engine.NewMove(p, engine.EndTurn)
}

// draws reads `draws CARD from stack 2`. A card that the position states need not be named.
func (v *mover) draws(p engine.Player) engine.Move {
	m := engine.NewMove(p, engine.Draw)
	if t := v.r.peek(); !v.r.accept("from") {
		v.note(t, engine.FieldReveals)
		m.Reveals = engine.SomeDef(v.def(v.name()))
		v.r.expect("from")
	}
	v.r.expect("stack")
	m.N = v.stack()
	return m
}

func (v *mover) searches(p engine.Player) engine.Move {
	m := engine.NewMove(p, engine.Search)
	name := v.name()
	v.r.expect("in")
	v.r.expect("stack")
	m.N = v.stack()
	v.fromStack(p, name, &m)
	v.details(&m, "paying")
	return m
}

// fromStack finds the card in a stack, or notes that the line reveals it.
func (v *mover) fromStack(p engine.Player, name Name, m *engine.Move) {
	def := v.def(name)
	if v.r.err != nil {
		return
	}
	st := common(v.table, v.s, p).Stacks[m.N-1]
	if m.Card = v.pick(name, st.Top, st.Bottom); m.Card == engine.NoCard {
		m.Reveals = engine.SomeDef(def)
	}
}

// exchanges reads `exchanges CARD for CARD at stack 2`, or `… for CARD in stack 2` if the new card is chosen instead of
// drawn from the top. `exchanges CARD under stack 1 for …` puts the old card under another stack.
func (v *mover) exchanges(p engine.Player) engine.Move {
	m := engine.NewMove(p, engine.Exchange)
	m.On = v.inHand(p, v.name())
	if t := v.r.peek(); t.word() == "under" || t.word() == "below" {
		v.note(t, engine.FieldUnder)
		m.Under = v.underStack()
	}
	var name Name
	if v.r.accept("for") {
		name = v.name()
	}
	if m.Chosen = v.r.accept("in"); !m.Chosen {
		v.r.expect("at")
	}
	v.r.expect("stack")
	m.N = v.stack()
	v.details(&m, "paying")
	switch {
	case name.Text == "":
	case m.Chosen || m.Give.Total() > 0:
		v.fromStack(p, name, &m)
		if m.Reveals.IsDef() && m.On != engine.NoCard && v.s.Cards[m.On].Def == m.Reveals.Def() &&
			!common(v.table, v.s, p).Stacks[m.N-1].Open {
			m.Card, m.Reveals = m.On, 0 // the one just put there
		}
	default:
		m.Reveals = engine.SomeDef(v.def(name))
	}
	return m
}

// puts reads `puts CARD under stack 2`, which may also answer a decision.
func (v *mover) puts(p engine.Player) engine.Move {
	m := engine.NewMove(p, engine.PutBack)
	m.Card = v.inHand(p, v.name())
	m.N = v.underStack()
	if _, open := engine.Open(v.table, v.s); open {
		m.Verb = engine.Choose
	}
	return m
}

// underStack reads `under stack 2`.
func (v *mover) underStack() int8 {
	if !v.r.accept("under") {
		v.r.expect("below")
	}
	v.r.expect("stack")
	return v.stack()
}
