package notation

import (
	"fmt"

	"catanica/catalog"
	"catanica/rulings/script"
	"catanica/rulings/vienna"
)

// moveGroups are the groups in which a page shows the moves, by their verbs.
var moveGroups = [...]string{"dice", "build", "build", "trade", "trade", "play", "play", "play", "play", "answer", "answer",
	"answer", "answer", "answer", "end"}

// Moves implements script.Player.
func (p *Position) Moves() []script.Move {
	var out []script.Move
	for _, m := range vienna.Legal(p.Table, &p.State, nil) {
		out = append(out, p.offer(m))
	}
	return out
}

// offer describes a legal move.
func (p *Position) offer(m vienna.Move) script.Move {
	s := &p.State
	out := script.Move{Line: p.line(m), Said: p.said(m), Group: moveGroups[m.Verb], Places: p.about(m)}
	way := func(m vienna.Move, name catalog.Text, chance int) {
		out.Ways = append(out.Ways, script.Way{Line: p.line(m), Name: name, Chance: chance})
	}
	switch m.Verb {
	case vienna.Rolls:
		out.Dice = 2
		for sum := 2; sum <= 12; sum++ {
			one := max(1, sum-6)
			m.Dice = [2]uint8{uint8(one), uint8(sum - one)}
			way(m, catalog.Textf("%d", "%d", sum), 6-max(sum-7, 7-sum))
		}
	case vienna.Buys:
		p.cards(m, way)
	case vienna.Robs:
		for m.Kind = range vienna.NoResource {
			if n := s.Hands[m.Other][m.Kind]; s.Hidden[m.Other] {
				way(m, both(m.Kind.In), 0) // nobody knows how likely each is
			} else if n > 0 {
				way(m, both(m.Kind.In), int(n))
			}
		}
	case vienna.Discards:
		n := s.Hands[m.Who].Total() / 2
		out.Asks = []script.Ask{ask(s.Hands[m.Who], n, true)}
	case vienna.PlaysCourt:
		out.Asks = []script.Ask{ask(s.Supply, 2, false)}
	case vienna.Takes:
		if r := p.Table.Board.Places[s.Last].Reward; r.Kind == vienna.RewardDevelopment {
			p.cards(m, way)
		} else {
			out.Asks = []script.Ask{ask(s.Supply, int(r.Any), false)}
		}
	case vienna.Builds:
		if s.Phase == vienna.Founding || s.Free > 0 {
			out.Group = "answer"
		}
	}
	return out
}

// cards lists the development cards that may come off the stack. If the position does not say what the stack holds,
// nobody knows how likely each is.
func (p *Position) cards(m vienna.Move, way func(vienna.Move, catalog.Text, int)) {
	for m.Card = range vienna.NoCard {
		if n := p.State.Deck[m.Card]; n > 0 || !p.State.Stacked {
			way(m, both(m.Card.In), int(n))
		}
	}
}

// ask asks for n cards out of a bag.
func ask(from vienna.Bag, n int, gives bool) script.Ask {
	out := script.Ask{Gives: gives, Least: n, Max: n}
	for k, has := range from {
		if has > 0 {
			out.Kinds = append(out.Kinds, script.Good{Kind: vienna.Resources[k], Max: min(int(has), n)})
		}
	}
	return out
}

func (p *Position) line(m vienna.Move) catalog.Text {
	return both(func(lang catalog.Lang) string { return MoveLine(p.Table.Board, m, lang) })
}

func both(in func(catalog.Lang) string) catalog.Text {
	return catalog.Text{DE: in(catalog.DE), EN: in(catalog.EN)}
}

// about names what a move is about on the board.
func (p *Position) about(m vienna.Move) []string {
	b := p.Table.Board
	switch {
	case m.Verb == vienna.MovesRobber:
		return []string{FieldRef(b, int(m.Place))}
	case m.Verb == vienna.Builds && m.What == vienna.Road:
		return []string{RouteRef(b, int(m.Place))}
	case m.Verb == vienna.Builds:
		return []string{PlaceRef(b, int(m.Place))}
	}
	return nil
}

// PlaceRef names a place for script.Move.Places.
func PlaceRef(b *vienna.Board, place int) string { return "place." + b.Places[place].Name }

// RouteRef names a route.
func RouteRef(b *vienna.Board, route int) string { return "route." + b.RouteName(route) }

// FieldRef names a field.
func FieldRef(b *vienna.Board, field int) string { return "field." + b.Fields[field].Name }

// moveSentences put moves into sentences, by their verbs; the first argument is the player.
var moveSentences = [...]catalog.Text{
	vienna.Rolls:             {DE: "%s würfelt.", EN: "%s rolls the dice."},
	vienna.Builds:            {DE: "%s baut: %s.", EN: "%s builds: %s."},
	vienna.Buys:              {DE: "%s kauft eine Entwicklungskarte.", EN: "%s buys a development card."},
	vienna.TradesWithPlayers: {DE: "%s tauscht %s gegen %s.", EN: "%s trades %s for %s."},
	vienna.TradesWithSupply:  {DE: "%s tauscht %s gegen %s.", EN: "%s exchanges %s for %s."},
	vienna.PlaysMilitia:      {DE: "%s spielt %s.", EN: "%s plays %s."},
	vienna.PlaysToll:         {DE: "%s spielt %s.", EN: "%s plays %s."},
	vienna.PlaysCourt:        {DE: "%s spielt %s.", EN: "%s plays %s."},
	vienna.PlaysStaple:       {DE: "%s spielt Niederlagsrecht auf %s.", EN: "%s plays Staple Right on %s."},
	vienna.Discards:          {DE: "%s legt Karten ab.", EN: "%s discards cards."},
	vienna.MovesRobber:       {DE: "%s versetzt den Räuber nach %s.", EN: "%s moves the robber to %s."},
	vienna.Robs:              {DE: "%s zieht eine Karte von %s.", EN: "%s draws a card from %s."},
	vienna.Takes:             {DE: "%s nimmt die Belohnung.", EN: "%s takes the reward."},
	vienna.Passes:            {DE: "%s verzichtet.", EN: "%s passes."},
	vienna.EndsTurn:          {DE: "%s beendet den Zug.", EN: "%s ends the turn."},
}

// said puts a move into a sentence; what it leaves open is left out.
func (p *Position) said(m vienna.Move) catalog.Text {
	b := p.Table.Board
	return both(func(lang catalog.Lang) string {
		args := []any{m.Who.In(lang)}
		switch m.Verb {
		case vienna.Builds:
			at := ""
			if m.What == vienna.Road {
				at = b.RouteName(int(m.Place))
			} else {
				at = b.Places[m.Place].Name
			}
			args = append(args, words.Say(lang, vienna.Purchases[m.What])+" "+at)
		case vienna.TradesWithPlayers, vienna.TradesWithSupply:
			args = append(args, m.Give.In(lang), m.Get.In(lang))
		case vienna.PlaysMilitia, vienna.PlaysToll, vienna.PlaysCourt:
			args = append(args, vienna.Card(m.Verb-vienna.PlaysMilitia).In(lang))
		case vienna.PlaysStaple:
			args = append(args, kindIn(m.Kind, lang))
		case vienna.MovesRobber:
			args = append(args, b.Fields[m.Place].Name)
		case vienna.Robs:
			args = append(args, m.Other.In(lang))
		}
		return fmt.Sprintf(moveSentences[m.Verb].In(lang), args...)
	})
}
