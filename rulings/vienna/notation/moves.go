package notation

import (
	"fmt"

	"catanica/catalog"
	"catanica/rulings/script"
	"catanica/rulings/vienna"
)

// moveGroups are the groups in which a page shows the moves, by their verbs.
var moveGroups = [...]string{"dice", "build", "build", "trade", "trade", "play", "play", "play", "play",
	"answer", "answer", "answer", "answer", "answer", "end"}

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
	switch m.Verb {
	case vienna.Rolls:
		out.Dice = 2
		out.Ways = script.Rolls(func(dice [2]uint8) catalog.Text { m.Dice = dice; return p.line(m) })
	case vienna.Buys:
		out.Ways = p.cards(m)
	case vienna.Robs:
		out.Ways = script.Draws(s.Hands[m.Other], !s.Hidden[m.Other],
			func(r vienna.Resource) catalog.Text { m.Kind = r; return p.line(m) })
	case vienna.Discards:
		n := s.Hands[m.Who].Total() / 2
		out.Asks = []script.Ask{ask(s.Hands[m.Who], n, true)}
	case vienna.PlaysCourt:
		out.Asks = []script.Ask{ask(s.Supply, 2, false)}
	case vienna.Takes:
		if r := p.Table.Board.Places[s.Last].Reward; r.Kind == vienna.RewardDevelopment {
			out.Ways = p.cards(m)
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

// cards lists the development cards that may come off the stack.
func (p *Position) cards(m vienna.Move) []script.Way {
	return script.Draws(p.State.Deck, p.State.Stacked, func(c vienna.Card) catalog.Text { m.Card = c; return p.line(m) })
}

// ask asks for n cards out of a bag.
func ask(from vienna.Bag, n int, gives bool) script.Ask {
	return script.Ask{Gives: gives, Kinds: script.Goods(from, vienna.Resources, n), Least: n, Max: n}
}

func (p *Position) line(m vienna.Move) catalog.Text {
	return catalog.Both(func(lang catalog.Lang) string { return MoveLine(p.Table.Board, m, lang) })
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
	return catalog.Both(func(lang catalog.Lang) string {
		args := []any{m.Who.In(lang)}
		switch m.Verb {
		case vienna.Builds:
			at := ""
			if m.What == vienna.Road {
				at = b.RouteIn(int(m.Place), lang)
			} else {
				at = b.Places[m.Place].In(lang)
			}
			args = append(args, words.Say(lang, vienna.Purchases[m.What])+" "+at)
		case vienna.TradesWithPlayers, vienna.TradesWithSupply:
			args = append(args, m.Give.In(lang), m.Get.In(lang))
		case vienna.PlaysMilitia, vienna.PlaysToll, vienna.PlaysCourt:
			args = append(args, vienna.Card(m.Verb-vienna.PlaysMilitia).In(lang))
		case vienna.PlaysStaple:
			args = append(args, m.Kind.In(lang))
		case vienna.MovesRobber:
			args = append(args, b.Fields[m.Place].Name)
		case vienna.Robs:
			args = append(args, m.Other.In(lang))
		}
		return fmt.Sprintf(moveSentences[m.Verb].In(lang), args...)
	})
}
