package notation

import (
	"fmt"

	"catanica/catalog"
	"catanica/rulings/almanac"
	"catanica/rulings/script"
)

// moveGroups maps the verbs of moves to the groups in which a page shows them.
var moveGroups = map[almanac.Verb]string{
	almanac.Rolls: "dice", almanac.Builds: "build", almanac.Buys: "build",
	almanac.PlaysKnight: "play", almanac.PlaysRoadBuilding: "play", almanac.PlaysInvention: "play",
	almanac.PlaysMonopoly: "play", almanac.TradesWithPlayers: "trade", almanac.TradesWithSupply: "trade",
	almanac.Discards: "answer", almanac.MovesRobber: "answer", almanac.Robs: "answer", almanac.Passes: "answer",
	almanac.EndsTrading: "end", almanac.EndsTurn: "end",
}

// Moves implements script.Player.
func (p *Position) Moves() []script.Move {
	var out []script.Move
	for _, m := range almanac.Legal(p.Table, &p.State, nil) {
		out = append(out, p.offer(m))
	}
	return append(out, p.trades()...)
}

// offer describes a legal move.
func (p *Position) offer(m almanac.Move) script.Move {
	t, s := p.Table, &p.State
	if m.Verb == almanac.Robs && s.Hands[m.Other].Total() == 0 && !s.Hidden[m.Other] {
		m.Kind = nothing
	}
	out := script.Move{Line: p.line(m), Said: p.say(m), Group: moveGroups[m.Verb], Places: p.places(m)}
	switch m.Verb {
	case almanac.Rolls:
		out.Dice = 2
		out.Ways = script.Rolls(func(dice [2]uint8) catalog.Text { m.Dice = dice; return p.line(m) })
	case almanac.Buys:
		out.Ways = script.Draws(s.Deck, true, func(c almanac.Card) catalog.Text { m.Card = c; return p.line(m) })
	case almanac.Robs:
		out.Ways = script.Draws(s.Hands[m.Other], !s.Hidden[m.Other],
			func(r almanac.Resource) catalog.Text { m.Kind = r; return p.line(m) })
	case almanac.PlaysInvention:
		out.Asks = []script.Ask{{Kinds: script.Goods(s.Supply, almanac.Resources, 2), Least: 2, Max: 2}}
		out.Ways = p.bags(s.Supply, 2, func(b almanac.Bag) almanac.Move { m.Get = b; return m })
	case almanac.Discards:
		n := s.Hands[m.Who].Total() / 2
		out.Asks = []script.Ask{{Gives: true, Kinds: script.Goods(s.Hands[m.Who], almanac.Resources, n), Least: n, Max: n}}
		out.Ways = p.bags(s.Hands[m.Who], n, func(b almanac.Bag) almanac.Move { m.Give = b; return m })
	case almanac.Passes:
		if s.Phase == almanac.SpecialBuilding {
			out.Group = "end"
		}
	case almanac.Builds:
		if t.Costs[m.What].Total() == 0 || s.Phase <= almanac.FoundingRoad || s.Free > 0 {
			out.Group = "answer"
		}
	}
	return out
}

// nothing marks the robbery of an empty hand: no card has to be named.
const nothing = almanac.NoResource + 1

// line writes a move as a line of the play.
func (p *Position) line(m almanac.Move) catalog.Text {
	in := func(lang catalog.Lang) string {
		if m.Verb == almanac.Robs && m.Kind == nothing {
			return words(lang, m.Who.String(), "robs", m.Other.String())
		}
		return MoveLine(p.Table, m, lang)
	}
	return catalog.Both(in)
}

// mostBags limits the choices of resource cards that are listed one by one.
const mostBags = 400

// bags lists the ways to choose n cards from a bag; none if there are too many.
func (p *Position) bags(from almanac.Bag, n int, with func(almanac.Bag) almanac.Move) []script.Way {
	var out []script.Way
	var choose func(k almanac.Resource, b almanac.Bag)
	choose = func(k almanac.Resource, b almanac.Bag) {
		left := n - b.Total()
		switch {
		case len(out) > mostBags:
			return
		case left == 0:
			out = append(out, script.Way{Line: p.line(with(b)), Name: catalog.Both(b.In)})
			return
		case k >= almanac.NoResource:
			return
		}
		for i := min(left, int(from[k])); i >= 0; i-- {
			next := b
			next[k] = uint8(i)
			choose(k+1, next)
		}
	}
	if choose(almanac.Lumber, almanac.Bag{}); len(out) > mostBags {
		return nil
	}
	return out
}

// trades lists the trades that the active player may offer: one with each other player, with gaps for the cards.
func (p *Position) trades() []script.Move {
	t, s := p.Table, &p.State
	if s.Decides != s.Active || s.Free > 0 || s.Phase != almanac.Trading && (s.Phase != almanac.Building || !t.Combined) {
		return nil
	}
	var out []script.Move
	for n := 1; n < t.Players; n++ {
		other := almanac.Player((int(s.Active) + n) % t.Players)
		give, take := p.hand(s.Active), p.hand(other)
		if len(give) == 0 || len(take) == 0 {
			continue
		}
		in := func(lang catalog.Lang) string {
			return words(lang, s.Active.String(), "trades", script.Open, "for", script.Open, "with", other.String())
		}
		out = append(out, script.Move{Line: catalog.Both(in), Group: moveGroups[almanac.TradesWithPlayers],
			Said: catalog.Textf("%s tauscht mit %s.", "%s trades with %s.", s.Active, other),
			Asks: []script.Ask{{Gives: true, Kinds: give, Least: 1, Max: most(give)}, {Kinds: take, Least: 1, Max: most(take)}}})
	}
	return out
}

// hand lists what a player may have to trade.
func (p *Position) hand(who almanac.Player) []script.Good {
	hand := p.State.Hands[who]
	if p.State.Hidden[who] {
		hand = almanac.Bag{9, 9, 9, 9, 9}
	}
	return script.Goods(hand, almanac.Resources, 9)
}

func most(goods []script.Good) int {
	n := 0
	for _, g := range goods {
		n += g.Max
	}
	return n
}

// places names what a move is about on the board.
func (p *Position) places(m almanac.Move) []string {
	isle := p.Table.Island
	switch {
	case m.Verb == almanac.MovesRobber:
		return []string{HexRef(isle.Hexes[m.Place].Name)}
	case m.Verb == almanac.Builds && m.What == almanac.Road:
		return []string{PathRef(isle.Paths[m.Place].Name)}
	case m.Verb == almanac.Builds:
		return []string{CrossingRef(isle.Intersections[m.Place].Name)}
	case m.Verb == almanac.Robs && p.State.Robber >= 0:
		var out []string
		for _, at := range isle.Hexes[p.State.Robber].Corners {
			if p.State.Settlements[m.Other].Has(at) || p.State.Cities[m.Other].Has(at) {
				out = append(out, CrossingRef(isle.Intersections[at].Name))
			}
		}
		return out
	}
	return nil
}

// HexRef, CrossingRef and PathRef name places of the board. A path and an intersection may have the same name.
func HexRef(name string) string { return "h." + name }

// CrossingRef names an intersection.
func CrossingRef(name string) string { return "x." + name }

// PathRef names a path.
func PathRef(name string) string { return "p." + name }

// say puts a move into a sentence; what it leaves open is left out.
func (p *Position) say(m almanac.Move) catalog.Text {
	return catalog.Text{DE: p.sentence(m, catalog.DE), EN: p.sentence(m, catalog.EN)}
}

func (p *Position) sentence(m almanac.Move, lang catalog.Lang) string {
	who, other := m.Who.In(lang), m.Other.In(lang)
	in := func(de, en string, args ...any) string {
		return fmt.Sprintf(catalog.Text{DE: de, EN: en}.In(lang), args...)
	}
	switch m.Verb {
	case almanac.Rolls:
		if m.Dice[0] == 0 {
			return in("%s würfelt.", "%s rolls the dice.", who)
		}
		return in("%s würfelt %d und %d.", "%s rolls %d and %d.", who, m.Dice[0], m.Dice[1])
	case almanac.Builds:
		return p.building(m, lang)
	case almanac.Buys:
		if m.Card == almanac.NoCard {
			return in("%s kauft eine Entwicklungskarte.", "%s buys a development card.", who)
		}
		return in("%s kauft eine Entwicklungskarte: %s.", "%s buys a development card: %s.", who, m.Card.In(lang))
	case almanac.PlaysInvention:
		if m.Get.Total() > 0 {
			return in("%s spielt Erfindung: %s.", "%s plays Invention: %s.", who, m.Get.In(lang))
		}
		return in("%s spielt Erfindung.", "%s plays Invention.", who)
	case almanac.PlaysMonopoly:
		return in("%s spielt Monopol auf %s.", "%s plays Monopoly on %s.", who, m.Kind.In(lang))
	case almanac.PlaysKnight, almanac.PlaysRoadBuilding:
		return in("%s spielt %s.", "%s plays %s.", who, almanac.Card(m.Verb-almanac.PlaysKnight).In(lang))
	case almanac.TradesWithPlayers:
		return in("%s tauscht mit %s: %s gegen %s.", "%s trades with %s: %s for %s.", who, other,
			m.Give.In(lang), m.Get.In(lang))
	case almanac.TradesWithSupply:
		return in("%s tauscht %s gegen %s.", "%s exchanges %s for %s.", who, m.Give.In(lang), m.Get.In(lang))
	case almanac.Discards:
		if m.Give.Total() == 0 {
			return in("%s legt Karten ab.", "%s discards cards.", who)
		}
		return in("%s legt ab: %s.", "%s discards %s.", who, m.Give.In(lang))
	case almanac.MovesRobber:
		return in("%s versetzt den Räuber nach %s.", "%s moves the robber to %s.", who, p.Table.Island.Hexes[m.Place].Name)
	case almanac.Robs:
		if m.Kind < almanac.NoResource {
			return in("%s raubt %s 1 %s.", "%s robs %s of 1 %s.", who, other, m.Kind.In(lang))
		}
		return in("%s beraubt %s.", "%s robs %s.", who, other)
	case almanac.Passes:
		return p.passing(m, lang)
	case almanac.EndsTrading:
		return in("%s beendet die Handelsphase.", "%s ends the trade phase.", who)
	}
	return in("%s beendet den Zug.", "%s ends the turn.", who)
}

func (p *Position) building(m almanac.Move, lang catalog.Lang) string {
	isle, who := p.Table.Island, m.Who.In(lang)
	in := func(de, en, name string) string {
		return fmt.Sprintf(catalog.Text{DE: de, EN: en}.In(lang), who, point(name, lang))
	}
	if m.What == almanac.Road {
		return in("%s baut eine Straße auf %s.", "%s builds a road on %s.", isle.Paths[m.Place].Name)
	}
	name := isle.Intersections[m.Place].Name
	switch {
	case m.What == almanac.City:
		return in("%s baut die Siedlung auf %s zur Stadt aus.", "%s upgrades the settlement on %s to a city.", name)
	case p.State.Phase == almanac.FoundingSettlement:
		return in("%s gründet eine Siedlung auf %s.", "%s places a settlement on %s.", name)
	}
	return in("%s baut eine Siedlung auf %s.", "%s builds a settlement on %s.", name)
}

// passing puts the option that a player declines into a sentence.
func (p *Position) passing(m almanac.Move, lang catalog.Lang) string {
	said := catalog.Text{DE: "%s verzichtet.", EN: "%s passes."}
	switch {
	case p.State.Phase == almanac.Robbing:
		said = catalog.Text{DE: "%s raubt nichts.", EN: "%s robs nobody."}
	case p.State.Free > 0:
		said = catalog.Text{DE: "%s legt keine weitere Straße.", EN: "%s places no further road."}
	case p.State.Phase == almanac.SpecialBuilding:
		said = catalog.Text{DE: "%s baut nichts außer der Reihe.", EN: "%s builds nothing out of turn."}
	}
	return fmt.Sprintf(said.In(lang), m.Who.In(lang))
}
