package notation

import (
	"maps"
	"slices"

	"catanica/catalog"
	"catanica/rulings/almanac"
	"catanica/rulings/script"
	"catanica/rulings/seat"
)

// expectations of players, by the word after the player.
var expectations = map[string]func(*Position, *script.Reader, almanac.Player) script.Found{
	"hand": func(p *Position, r *script.Reader, who almanac.Player) script.Found {
		r.Accept(":")
		want, _ := amounts(r)
		return script.Same(p.State.Hands[who], want).Unless(p.State.Hidden[who], "hand of "+who.String())
	},
	"has": func(p *Position, r *script.Reader, who almanac.Player) script.Found {
		want, _ := amounts(r)
		f := script.Covers(p.State.Hands[who], want)
		return f.Unless(p.State.Hidden[who] && !f.OK, "hand of "+who.String())
	},
	"points": func(p *Position, r *script.Reader, who almanac.Player) script.Found {
		return script.Number(p.State.Points(who), r.Number(0, 99))
	},
	"length": func(p *Position, r *script.Reader, who almanac.Player) script.Found {
		return script.Number(int(p.State.Length[who]), r.Number(0, 99))
	},
	"knight": func(p *Position, r *script.Reader, who almanac.Player) script.Found {
		return script.Number(int(p.State.Knights[who]), r.Number(0, 20))
	},
	"holds": holds,
	"wins": func(p *Position, _ *script.Reader, who almanac.Player) script.Found {
		return script.Same(p.State.Winner, who)
	},
	"decides": func(p *Position, _ *script.Reader, who almanac.Player) script.Found {
		return script.Same(p.State.Decides, who)
	},
	"active": func(p *Position, _ *script.Reader, who almanac.Player) script.Found {
		return script.Same(p.State.Active, who)
	},
}

func holds(p *Position, r *script.Reader, who almanac.Player) script.Found {
	if r.Accept("longest") {
		r.Expect("road")
		return script.Same(p.State.Longest, who)
	}
	r.Expect("largest")
	r.Expect("army")
	return script.Same(p.State.Army, who)
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
		want := hexName(p.Table, r)
		if p.State.Robber < 0 || r.Wrong != nil {
			return script.Truth(false).Unless(true, "robber")
		}
		return script.Same(p.Table.Island.Hexes[p.State.Robber].Name, p.Table.Island.Hexes[want].Name)
	case "phase":
		at, want := r.Next()
		if _, ok := phases[want]; !ok && want != "over" {
			r.Want(at, slices.Sorted(maps.Keys(phases))...)
		}
		got := p.State.Phase.String()
		return script.Found{OK: got == want || want == "founding" && p.State.Phase <= almanac.FoundingRoad,
			Text: catalog.Text{DE: say(catalog.DE, got), EN: got}}
	case "supply":
		want, _ := amounts(r)
		return script.Covers(p.State.Supply, want)
	case "cited", "happened":
		return r.ExpectEvent(word, last, EventTypes())
	case "nobody":
		return p.about(r, almanac.Nobody)
	}
	who, ok := seat.Parse(word)
	if !ok || int(who) >= p.Table.Players {
		r.Want(t, append(slices.Clone(seat.Colours[:p.Table.Players]), "nobody", "robber", "phase", "supply", "cited",
			"happened", "no")...)
		return script.Found{}
	}
	return p.about(r, who)
}

func (p *Position) about(r *script.Reader, who almanac.Player) script.Found {
	t, word := r.Next()
	read, ok := expectations[word]
	if !ok || who == almanac.Nobody && word != "holds" && word != "wins" {
		r.Want(t, slices.Sorted(maps.Keys(expectations))...)
		return script.Found{}
	}
	return read(p, r, who)
}
