package notation

import (
	"maps"
	"slices"

	"catanica/catalog"
	"catanica/rulings/almanac"
	"catanica/rulings/script"
	"catanica/rulings/seat"
	"catanica/rulings/verdict"
)

// answer is what an expectation found.
type answer struct {
	ok    bool
	found catalog.Text
	open  string // the unstated fact on which it depends
}

func yes(ok bool) answer {
	if ok {
		return answer{ok: true, found: catalog.Text{DE: "ja", EN: "yes"}}
	}
	return answer{found: catalog.Text{DE: "nein", EN: "no"}}
}

func number(got, want int) answer {
	return answer{ok: got == want, found: catalog.Textf("%d", "%d", got)}
}

func holder(got, want almanac.Player) answer {
	return answer{ok: got == want, found: catalog.Textf("%s", "%s", got)}
}

// expectations of players, by the word after the player.
var expectations = map[string]func(*Position, *script.Reader, almanac.Player) answer{
	"hand": func(p *Position, r *script.Reader, who almanac.Player) answer {
		r.Accept(":")
		want, _ := amounts(r)
		a := answer{ok: p.State.Hands[who] == want, found: catalog.Textf("%s", "%s", p.State.Hands[who])}
		if p.State.Hidden[who] {
			a.open = "hand of " + who.String()
		}
		return a
	},
	"has": func(p *Position, r *script.Reader, who almanac.Player) answer {
		want, _ := amounts(r)
		a := answer{ok: p.State.Hands[who].Covers(want), found: catalog.Textf("%s", "%s", p.State.Hands[who])}
		if p.State.Hidden[who] && !a.ok {
			a.open = "hand of " + who.String()
		}
		return a
	},
	"points": func(p *Position, r *script.Reader, who almanac.Player) answer {
		return number(p.State.Points(who), r.Number(0, 99))
	},
	"length": func(p *Position, r *script.Reader, who almanac.Player) answer {
		return number(int(p.State.Length[who]), r.Number(0, 99))
	},
	"knight": func(p *Position, r *script.Reader, who almanac.Player) answer {
		return number(int(p.State.Knights[who]), r.Number(0, 20))
	},
	"holds":   holds,
	"wins":    func(p *Position, _ *script.Reader, who almanac.Player) answer { return holder(p.State.Winner, who) },
	"decides": func(p *Position, _ *script.Reader, who almanac.Player) answer { return holder(p.State.Decides, who) },
	"active":  func(p *Position, _ *script.Reader, who almanac.Player) answer { return holder(p.State.Active, who) },
}

func holds(p *Position, r *script.Reader, who almanac.Player) answer {
	if r.Accept("longest") {
		r.Expect("road")
		return holder(p.State.Longest, who)
	}
	r.Expect("largest")
	r.Expect("army")
	return holder(p.State.Army, who)
}

// Expect implements script.Position.
func (p *Position) Expect(l script.Line, last []script.Event) (bool, catalog.Text, *script.Mistake, error) {
	r := l.Read(keyword)
	a := p.ask(r, last)
	if wrong := r.Done(); wrong != nil {
		return false, a.found, wrong, nil
	}
	if a.open != "" {
		return false, a.found, nil, &verdict.Undecided{Fact: a.open, State: catalog.Textf("Die Stellung nennt es nicht: %s.",
			"The position does not state it: %s.", a.open)}
	}
	return a.ok, a.found, nil, nil
}

func (p *Position) ask(r *script.Reader, last []script.Event) answer {
	if r.Accept("no") {
		a := p.ask(r, last)
		a.ok = !a.ok
		return a
	}
	t, word := r.Next()
	switch word {
	case "robber":
		r.Accept("at")
		want := hexName(p.Table, r)
		if p.State.Robber < 0 {
			return answer{open: "robber"}
		}
		return answer{ok: int(p.State.Robber) == want, found: catalog.Textf("%s", "%s",
			p.Table.Island.Hexes[p.State.Robber].Name)}
	case "phase":
		at, want := r.Next()
		if _, ok := phases[want]; !ok && want != "over" {
			r.Want(at, slices.Sorted(maps.Keys(phases))...)
		}
		got := p.State.Phase.String()
		return answer{ok: got == want || want == "founding" && p.State.Phase <= almanac.FoundingRoad,
			found: catalog.Text{DE: say(catalog.DE, got), EN: got}}
	case "supply":
		want, _ := amounts(r)
		return answer{ok: p.State.Supply.Covers(want), found: catalog.Textf("%s", "%s", p.State.Supply)}
	case "cited":
		id, _ := r.Next()
		return yes(slices.ContainsFunc(last, func(e script.Event) bool { return slices.Contains(e.Cites, id.Text) }))
	case "happened":
		what, _ := r.Next()
		if !slices.Contains(EventTypes(), what.Text) {
			r.Want(what, EventTypes()...)
		}
		return yes(slices.ContainsFunc(last, func(e script.Event) bool { return e.Type == what.Text }))
	case "nobody":
		return p.about(r, almanac.Nobody)
	}
	who, ok := seat.Parse(word)
	if !ok || int(who) >= p.Table.Players {
		r.Want(t, append(slices.Clone(seat.Colours[:p.Table.Players]), "nobody", "robber", "phase", "supply", "cited",
			"happened", "no")...)
		return answer{}
	}
	return p.about(r, who)
}

func (p *Position) about(r *script.Reader, who almanac.Player) answer {
	t, word := r.Next()
	read, ok := expectations[word]
	if !ok || who == almanac.Nobody && word != "holds" && word != "wins" {
		r.Want(t, slices.Sorted(maps.Keys(expectations))...)
		return answer{}
	}
	return read(p, r, who)
}
