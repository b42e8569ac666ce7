package notation

import (
	"maps"
	"slices"

	"catanica/catalog"
	"catanica/rulings/script"
	"catanica/rulings/seat"
	"catanica/rulings/vienna"
)

// expectations of players, by the word after the player.
var expectations = map[string]func(*Position, *script.Reader, vienna.Player) script.Found{
	"hand": func(p *Position, r *script.Reader, who vienna.Player) script.Found {
		r.Accept(":")
		return script.Same(p.State.Hands[who], bag(r)).Unless(p.State.Hidden[who], "hand of "+who.String())
	},
	"has": func(p *Position, r *script.Reader, who vienna.Player) script.Found {
		f := script.Covers(p.State.Hands[who], bag(r))
		return f.Unless(p.State.Hidden[who] && !f.OK, "hand of "+who.String())
	},
	"points": func(p *Position, r *script.Reader, who vienna.Player) script.Found {
		return script.Number(p.Table.Points(&p.State, who), r.Number(0, 99))
	},
	"length": func(p *Position, r *script.Reader, who vienna.Player) script.Found {
		return script.Number(int(p.State.Length[who]), r.Number(0, 99))
	},
	"militia": func(p *Position, r *script.Reader, who vienna.Player) script.Found {
		return script.Number(int(p.State.Militias[who]), r.Number(0, 26))
	},
	"landmark": func(p *Position, r *script.Reader, who vienna.Player) script.Found {
		r.Accept("at")
		return script.Truth(p.State.Landmarks[who].Has(place(p.Table.Board, r)))
	},
	"holds": func(p *Position, r *script.Reader, who vienna.Player) script.Found {
		if special(r) {
			return script.Same(p.State.Toll, who)
		}
		return script.Same(p.State.Guard, who)
	},
	"wins": func(p *Position, _ *script.Reader, who vienna.Player) script.Found {
		return script.Same(p.State.Winner, who)
	},
	"decides": func(p *Position, _ *script.Reader, who vienna.Player) script.Found {
		return script.Same(p.State.Decides, who)
	},
	"active": func(p *Position, _ *script.Reader, who vienna.Player) script.Found {
		return script.Same(p.State.Active, who)
	},
}

// Expect implements script.Position.
func (p *Position) Expect(l script.Line, last []script.Event) (bool, catalog.Text, *script.Mistake, error) {
	return l.Read(keyword).Expectation(func(r *script.Reader) script.Found { return p.ask(r, last) })
}

func (p *Position) ask(r *script.Reader, last []script.Event) script.Found {
	t, word := r.Next()
	switch word {
	case "robber":
		r.Accept("at")
		want := field(p.Table.Board, r)
		if p.State.Robber < 0 || r.Wrong != nil {
			return script.Truth(false).Unless(true, "robber")
		}
		return script.Same(p.Table.Board.Fields[p.State.Robber].Name, p.Table.Board.Fields[want].Name)
	case "phase":
		at, want := r.Next()
		if !slices.Contains(vienna.Phases[:], want) {
			r.Want(at, vienna.Phases[:]...)
		}
		got := p.State.Phase.String()
		return script.Found{OK: got == want, Text: catalog.Text{DE: words.Say(catalog.DE, got), EN: got}}
	case "supply":
		return script.Covers(p.State.Supply, bag(r))
	case "deck":
		return script.Number(int(p.State.Left), r.Number(0, 26))
	case "stands":
		return script.Truth(p.State.Stands.Has(place(p.Table.Board, r)))
	case "cited", "happened":
		return r.ExpectEvent(word, last, EventTypes())
	}
	who, ok := seat.Parse(word)
	if word == "nobody" {
		who, ok = vienna.Nobody, true
	}
	if !ok || int(who) >= p.Table.Players {
		r.Want(t, append(slices.Clone(seat.Colours[:p.Table.Players]),
			"nobody", "robber", "phase", "supply", "deck", "stands", "cited", "happened", "no")...)
		return script.Found{}
	}
	second, what := r.Next()
	read, ok := expectations[what]
	if !ok || who == vienna.Nobody && what != "holds" && what != "wins" {
		r.Want(second, slices.Sorted(maps.Keys(expectations))...)
		return script.Found{}
	}
	return read(p, r, who)
}
