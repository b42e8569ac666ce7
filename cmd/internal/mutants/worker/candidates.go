package main

import (
	"slices"

	"catanica/rulings/engine"
)

// candidates calls try for moves worth a look in a position, most of which the rules refuse.
func candidates(t *engine.Table, s *engine.State, try func(engine.Move)) {
	d, open := engine.Open(t, s)
	if open && d.Who == engine.Chance {
		for m := engine.NewMove(engine.Chance, engine.Die); m.N < 6; {
			m.N++
			try(m)
		}
		return
	}
	for _, who := range []engine.Player{engine.North, engine.South} {
		move := func(v engine.Verb, set func(*engine.Move)) {
			answers := v == engine.Choose || v == engine.Pass
			if open != answers && v != engine.Roll || open && who != d.Who || !open && v == engine.Choose {
				return
			}
			m := engine.NewMove(who, v)
			set(&m)
			try(m)
		}
		bare(s, move)
		if !open && who != s.Active {
			continue
		}
		for c := range s.Cards {
			if s.Cards[c].Def != engine.UnknownDef {
				ofCard(s, engine.CardNo(c), who, move)
			}
		}
	}
}

type mover func(v engine.Verb, set func(*engine.Move))

var allKinds = []engine.Kind{engine.Lumber, engine.Brick, engine.Ore, engine.Grain, engine.Wool, engine.Gold}

// bare tries moves that name no card.
func bare(s *engine.State, move mover) {
	for _, v := range []engine.Verb{engine.EndMain, engine.EndTurn, engine.Pass, engine.Choose} {
		move(v, func(*engine.Move) {})
	}
	for face := engine.Brigands; face <= engine.TradeFace+1; face++ {
		for n := int8(1); n <= 6; n++ {
			move(engine.Roll, func(m *engine.Move) { m.Face, m.N = face, n })
		}
		move(engine.Choose, func(m *engine.Move) { m.Face = face })
	}
	for n := int8(1); n <= 6; n++ {
		move(engine.Draw, func(m *engine.Move) { m.N = n })
		move(engine.Choose, func(m *engine.Move) { m.N = n })
		move(engine.Choose, func(m *engine.Move) { m.N, m.Side = n, m.Who.Other() })
		move(engine.Choose, func(m *engine.Move) { m.Stars = n })
	}
	move(engine.Choose, func(m *engine.Move) { m.Discard = true })
	move(engine.Choose, func(m *engine.Move) { m.Discard, m.Side = true, m.Who.Other() })
	for _, k := range allKinds {
		for n := int8(1); n <= 3; n++ {
			move(engine.Choose, func(m *engine.Move) { m.Get[k] = n })
			move(engine.Choose, func(m *engine.Move) { m.Give[k] = n })
		}
		for _, l := range allKinds {
			move(engine.Choose, func(m *engine.Move) { m.Get[k]++; m.Get[l]++ })
			move(engine.Choose, func(m *engine.Move) { m.Get[k]++; m.Give[l]++ })
			for n := int8(1); n <= 4 && k != l; n++ {
				move(engine.Trade, func(m *engine.Move) { m.Give[k], m.Get[l] = n, 1 })
			}
			move(engine.Offer, func(m *engine.Move) { m.Give[k]++; m.Get[l]++ })
		}
	}
	lands := max(len(s.Sides[0].Lands), len(s.Sides[1].Lands))
	for i := range lands {
		move(engine.Choose, func(m *engine.Move) { m.Own = m.Own.With(i) })
		move(engine.Choose, func(m *engine.Move) { m.Theirs = m.Theirs.With(i) })
		for j := range lands {
			move(engine.Choose, func(m *engine.Move) { m.Own, m.Theirs = m.Own.With(i), m.Theirs.With(j) })
		}
	}
	for _, at := range spots(s) {
		for _, side := range []engine.Player{engine.North, engine.South} {
			move(engine.Choose, func(m *engine.Move) { m.To, m.Side = at, side })
		}
	}
	for p := range s.Sides {
		if len(s.Sides[p].Places) == 0 {
			continue
		}
		places := s.Sides[p].Places
		for col := places[0].Col - 2; col <= places[len(places)-1].Col+2; col++ {
			move(engine.Build, func(m *engine.Move) { m.Road = true; m.At = engine.Spot{Kind: engine.OnRoad, Col: col} })
			for kind := engine.SettlementPlace; kind <= engine.MetropolisPlace; kind++ {
				move(engine.Build, func(m *engine.Move) { m.Place, m.Central, m.At.Col = true, kind, col })
				move(engine.Demolish, func(m *engine.Move) { m.Place, m.Central, m.At.Col = true, kind, col })
			}
			move(engine.Demolish, func(m *engine.Move) { m.Road = true; m.At = engine.Spot{Kind: engine.OnRoad, Col: col} })
		}
	}
}

// spots returns the building sites, landscapes and roads of both players.
func spots(s *engine.State) []engine.Spot {
	var out []engine.Spot
	seen := map[engine.Spot]bool{}
	for p := range s.Sides {
		for _, pl := range s.Sides[p].Places {
			here := []engine.Spot{{Kind: engine.OnRoad, Col: pl.Col - 1}, {Kind: engine.OnRoad, Col: pl.Col + 1}}
			for _, row := range []int8{1, 2, -1, -2} {
				here = append(here, engine.Spot{Kind: engine.OnSite, Col: pl.Col, Row: row})
			}
			for _, row := range []int8{1, -1} {
				here = append(here, engine.Spot{Kind: engine.AtLandscape, Col: pl.Col - 1, Row: row},
					engine.Spot{Kind: engine.AtLandscape, Col: pl.Col + 1, Row: row})
			}
			for _, at := range here {
				if !seen[at] {
					seen[at] = true
					out = append(out, at)
				}
			}
		}
	}
	return out
}

// ofCard tries moves with a card.
func ofCard(s *engine.State, c engine.CardNo, who engine.Player, move mover) {
	laid := s.Cards[c].Laid
	held := slices.Contains(s.Sides[who].Hand.Top, c) || slices.Contains(s.Display.Top, c)
	card := func(v engine.Verb, set func(*engine.Move)) {
		switch v {
		case engine.Use, engine.Feed:
			if !laid || s.Cards[c].By != who {
				return
			}
		case engine.Demolish, engine.Redeem:
			if !laid {
				return
			}
		case engine.Play, engine.Build, engine.PutBack, engine.Exchange:
			if !held {
				return
			}
		}
		move(v, func(m *engine.Move) { m.Card = c; set(m) })
	}
	for _, v := range []engine.Verb{engine.Play, engine.Use, engine.Demolish, engine.Redeem, engine.Choose} {
		card(v, func(*engine.Move) {})
	}
	for n := int8(1); n <= 4; n++ {
		for _, v := range []engine.Verb{engine.PutBack, engine.Feed, engine.Use, engine.Search, engine.Choose} {
			card(v, func(m *engine.Move) { m.N = n })
		}
		card(engine.Exchange, func(m *engine.Move) { m.N = n })
	}
	for _, k := range allKinds {
		for n := int8(1); n <= 3; n++ {
			for _, v := range []engine.Verb{engine.Use, engine.Choose, engine.Redeem} {
				card(v, func(m *engine.Move) { m.Give[k] = n })
				card(v, func(m *engine.Move) { m.Get[k] = n })
			}
		}
		for _, l := range allKinds {
			card(engine.Use, func(m *engine.Move) { m.Give[k]++; m.Get[l]++ })
			card(engine.Use, func(m *engine.Move) { m.Give[k] += 2; m.Get[l]++ })
		}
	}
	for d := range s.Cards {
		on := engine.CardNo(d)
		if !s.Cards[d].Laid || s.Cards[d].Def == engine.UnknownDef {
			continue
		}
		if laid {
			card(engine.Use, func(m *engine.Move) { m.On = on })
		} else {
			card(engine.Play, func(m *engine.Move) { m.By = on })
		}
		card(engine.Choose, func(m *engine.Move) { m.On = on })
		card(engine.Choose, func(m *engine.Move) { m.By = on })
	}
	for _, at := range spots(s) {
		for _, side := range []engine.Player{engine.North, engine.South} {
			if !laid {
				card(engine.Build, func(m *engine.Move) { m.At, m.Side = at, side })
			}
			card(engine.Choose, func(m *engine.Move) { m.To, m.Side = at, side })
			if laid {
				card(engine.Use, func(m *engine.Move) { m.To, m.Side = at, side })
			}
		}
	}
}
