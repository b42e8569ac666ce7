package notation

import (
	"slices"

	"catanica/rulings/script"
	"catanica/rulings/vienna"
)

// verbs maps the verb of a move to the function that reads the rest.
var verbs = map[string]func(*vienna.Table, *script.Reader, *vienna.Move){
	"rolls": func(_ *vienna.Table, r *script.Reader, m *vienna.Move) {
		m.Dice = [2]uint8{uint8(r.Number(1, 6)), uint8(r.Number(1, 6))}
	},
	"builds": func(t *vienna.Table, r *script.Reader, m *vienna.Move) {
		m.Verb = vienna.Builds
		at, word := r.Next()
		what := slices.Index(vienna.Purchases[:3], word)
		if m.What = vienna.Purchase(max(what, 0)); what == 0 {
			m.Place = int16(road(t.Board, r))
			return
		}
		if what < 0 {
			r.Want(at, vienna.Purchases[:3]...)
		}
		r.Accept("at")
		m.Place = int16(place(t.Board, r))
	},
	"buys": func(_ *vienna.Table, r *script.Reader, m *vienna.Move) {
		if m.Verb = vienna.Buys; !r.Accept("development") {
			m.Card = card(r)
		}
	},
	"plays": func(_ *vienna.Table, r *script.Reader, m *vienna.Move) {
		at := r.Peek()
		c := card(r)
		switch m.Verb = vienna.PlaysMilitia + vienna.Verb(min(c, vienna.Staple)); c {
		case vienna.Court:
			r.Accept(":")
			m.Get = bag(r)
		case vienna.Staple:
			r.Accept(":")
			m.Kind = resource(r)
		case vienna.VictoryPoint:
			r.Fail(at, "Siegpunktkarten werden nicht gespielt.", "Victory point cards are not played.")
		}
	},
	"trades": func(t *vienna.Table, r *script.Reader, m *vienna.Move) {
		m.Verb = vienna.TradesWithSupply
		m.Give = bag(r)
		r.Expect("for")
		m.Get = bag(r)
		if r.Accept("with") && !r.Accept("supply") {
			m.Verb, m.Other = vienna.TradesWithPlayers, r.Player(t.Players)
		}
	},
	"discards": func(_ *vienna.Table, r *script.Reader, m *vienna.Move) {
		m.Verb, m.Give = vienna.Discards, bag(r)
		r.Accept("ab")
	},
	"moves": func(t *vienna.Table, r *script.Reader, m *vienna.Move) {
		m.Verb = vienna.MovesRobber
		r.Expect("robber")
		r.Accept("to")
		m.Place = int16(field(t.Board, r))
	},
	"robs": func(t *vienna.Table, r *script.Reader, m *vienna.Move) {
		m.Verb, m.Other = vienna.Robs, r.Player(t.Players)
		if r.Accept(":") {
			m.Kind = resource(r)
		}
	},
	"takes": func(_ *vienna.Table, r *script.Reader, m *vienna.Move) {
		m.Verb = vienna.Takes
		if c := slices.Index(vienna.Cards[:], keyword(r.Peek().Text)); c >= 0 {
			m.Card = card(r)
			return
		}
		m.Get = bag(r)
	},
	"passes": func(_ *vienna.Table, _ *script.Reader, m *vienna.Move) { m.Verb = vienna.Passes },
	"ends": func(_ *vienna.Table, r *script.Reader, m *vienna.Move) {
		m.Verb = vienna.EndsTurn
		r.Expect("turn")
	},
}

// move reads a move.
func (p *Position) move(l script.Line) (vienna.Move, *script.Mistake) {
	r := l.Read(keyword)
	m := vienna.Do(r.Player(p.Table.Players), vienna.Rolls)
	if read, ok := script.Pick(r, verbs); ok {
		read(p.Table, r, &m)
	}
	return m, r.Done()
}

// Check implements script.Position.
func (p *Position) Check(l script.Line) *script.Mistake {
	_, wrong := p.move(l)
	return wrong
}

// Play implements script.Position.
func (p *Position) Play(l script.Line) (script.Played, *script.Mistake, error) {
	m, wrong := p.move(l)
	if wrong != nil {
		return script.Played{}, wrong, nil
	}
	played := script.Played{Who: m.Who.String()}
	next, events, err := vienna.Apply(p.Table, p.State, m)
	if err != nil {
		return played, nil, err
	}
	played.Next = &Position{Table: p.Table, State: next}
	for _, e := range events {
		played.Events = append(played.Events, tell(p.Table.Board, e))
	}
	return played, nil, nil
}
