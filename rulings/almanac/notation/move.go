package notation

import (
	"slices"

	"catanica/rulings/almanac"
	"catanica/rulings/script"
)

// verbs maps the verb of a move to the function that reads the rest.
var verbs = map[string]func(*Position, *script.Reader, *almanac.Move){
	"rolls": func(_ *Position, r *script.Reader, m *almanac.Move) {
		m.Verb = almanac.Rolls
		m.Dice = [2]uint8{uint8(r.Number(1, 6)), uint8(r.Number(1, 6))}
	},
	"builds": func(p *Position, r *script.Reader, m *almanac.Move) {
		m.Verb = almanac.Builds
		t, word := r.Next()
		what := slices.Index(almanac.Purchases[:], word)
		if what < 0 || what > int(almanac.City) {
			r.Want(t, almanac.Purchases[:3]...)
			return
		}
		r.Accept("at")
		if m.What = almanac.Purchase(what); m.What == almanac.Road {
			m.Place = int16(path(p.Table, r))
		} else {
			m.Place = int16(intersection(p.Table, r))
		}
	},
	"buys": func(_ *Position, r *script.Reader, m *almanac.Move) {
		m.Verb = almanac.Buys
		if !r.Accept("development") {
			m.Card = card(r)
		}
	},
	"plays": func(_ *Position, r *script.Reader, m *almanac.Move) {
		c := card(r)
		if c > almanac.Monopoly {
			if c == almanac.VictoryPoint {
				r.Fail(r.Peek(), "Siegpunktkarten werden nicht gespielt.", "Victory point cards are not played.")
			}
			return
		}
		m.Verb = almanac.PlaysKnight + almanac.Verb(c)
		switch c {
		case almanac.Invention:
			r.Accept(":")
			m.Get, _ = amounts(r)
		case almanac.Monopoly:
			r.Accept(":")
			m.Kind = resource(r)
		}
	},
	"trades": func(p *Position, r *script.Reader, m *almanac.Move) {
		m.Verb = almanac.TradesWithSupply
		m.Give, _ = amounts(r)
		r.Expect("for")
		m.Get, _ = amounts(r)
		if r.Accept("with") && !r.Accept("supply") {
			m.Verb, m.Other = almanac.TradesWithPlayers, r.Player(p.Table.Players)
		}
	},
	"discards": func(_ *Position, r *script.Reader, m *almanac.Move) {
		m.Verb = almanac.Discards
		m.Give, _ = amounts(r)
		r.Accept("ab")
	},
	"moves": func(p *Position, r *script.Reader, m *almanac.Move) {
		m.Verb = almanac.MovesRobber
		r.Expect("robber")
		r.Accept("to")
		m.Place = int16(hexName(p.Table, r))
	},
	"robs": func(p *Position, r *script.Reader, m *almanac.Move) {
		m.Verb, m.Other = almanac.Robs, r.Player(p.Table.Players)
		if r.Accept(":") {
			m.Kind = resource(r)
		}
	},
	"passes": func(_ *Position, _ *script.Reader, m *almanac.Move) { m.Verb = almanac.Passes },
	"ends": func(_ *Position, r *script.Reader, m *almanac.Move) {
		if m.Verb = almanac.EndsTrading; !r.Accept("trade") {
			r.Expect("turn")
			m.Verb = almanac.EndsTurn
		}
	},
}

// move reads a move.
func (p *Position) move(l script.Line) (almanac.Move, *script.Mistake) {
	r := l.Read(keyword)
	m := almanac.Do(r.Player(p.Table.Players), almanac.Rolls)
	if read, ok := script.Pick(r, verbs); ok {
		read(p, r, &m)
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
	played := script.Played{Who: m.Who.String(), Said: p.say(m)}
	next, events, err := almanac.Apply(p.Table, p.State, m)
	if err != nil {
		return played, nil, err
	}
	to := &Position{Table: p.Table, State: next}
	played.Next = to
	for _, e := range events {
		played.Events = append(played.Events, to.tell(e))
	}
	return played, nil, nil
}
