package almanac

import (
	"catanica/rulings/boardgame"
	"catanica/rulings/verdict"
)

// game is a move in progress.
type game struct {
	*Table
	*State
	record
}

// record holds what the move has caused so far.
type record = boardgame.Record[rule, Resource, Card]

// Event is something that happened. Place is a hex, an intersection or a path.
type Event = boardgame.Event[Resource, Card]

var (
	clerk      = verdict.Clerk[rule]{IDs: ruleIDs[:]}
	quietClerk = verdict.Clerk[rule]{Quiet: true}
)

// Apply plays a move. On an error it returns the position unchanged and no events.
func Apply(t *Table, s State, m Move) (State, []Event, error) {
	next := s
	g := game{Table: t, State: &next, record: record{Clerk: clerk}}
	if err := g.play(m); err != nil {
		return s, nil, err
	}
	return next, g.Events, nil
}

// Play plays a move in place. It reports only whether the move was possible; Apply says why not. On an error the
// position is unchanged.
func Play(t *Table, s *State, m Move) bool {
	g := game{Table: t, State: s, record: record{Clerk: quietClerk}}
	return g.play(m) == nil
}

func (g *game) play(m Move) error {
	if g.Phase == Over {
		return g.Refuse("Das Spiel ist zu Ende.", "The game is over.", rEnd)
	}
	if m.Who < 0 || int(m.Who) >= g.Players {
		return g.Wrong("", "Diesen Spieler gibt es hier nicht.", "There is no such player here.")
	}
	if err := g.act(m); err != nil {
		return err
	}
	g.claim()
	if g.Phase == SpecialBuilding && (m.Verb == Builds || m.Verb == Buys) && g.Points(m.Who) >= g.Goal {
		g.TellRead(Event{Type: "must-wait", Who: m.Who, N: g.Points(m.Who), Place: -1}, readSpecial, rEnd, rSpecial)
	}
	return nil
}

func (g *game) act(m Move) error {
	if err := g.due(m); err != nil {
		return err
	}
	switch m.Verb {
	case Rolls:
		return g.roll(m)
	case Builds:
		return g.build(m)
	case Buys:
		return g.buy(m)
	case TradesWithPlayers:
		return g.trade(m)
	case TradesWithSupply:
		return g.maritime(m)
	case PlaysKnight, PlaysRoadBuilding, PlaysInvention, PlaysMonopoly:
		return g.playCard(m)
	case Discards:
		return g.discard(m)
	case MovesRobber:
		return g.moveRobber(m)
	case Robs:
		return g.rob(m)
	case Passes:
		return g.pass(m)
	case EndsTrading:
		return g.endTrading(m)
	case EndsTurn:
		return g.endTurn(m)
	}
	return g.Wrong("", "Diesen Zug gibt es nicht.", "There is no such move.")
}

// due checks that an open decision comes before any other move.
func (g *game) due(m Move) error {
	switch {
	case g.Phase == Discarding && m.Verb != Discards:
		return g.Wrong("discard", "Erst muss %s Karten ablegen.", "%s has to discard cards first.", g.Decides)
	case g.Phase == MovingRobber && m.Verb != MovesRobber:
		return g.Wrong("robber", "Erst muss %s den Räuber versetzen.", "%s has to move the robber first.", g.Decides)
	case g.Phase == Robbing && m.Verb != Robs && m.Verb != Passes:
		return g.Wrong("rob", "Erst entscheidet %s, wen er beraubt.", "%s has to decide first whom to rob.", g.Decides)
	case g.Free > 0 && m.Verb != Passes && (m.Verb != Builds || m.What != Road):
		return g.Wrong("road", "Erst legt %s die Straßen der Karte Straßenbau.",
			"%s has to place the roads of Road Building first.", g.Decides)
	case g.Phase <= FoundingRoad && m.Verb != Builds:
		return g.Refuse("In der Gründungsphase werden nur Siedlungen und Straßen gesetzt.",
			"In the set-up phase players only place settlements and roads.", rFounding)
	}
	return nil
}

// claim ends the game if the rules say that somebody has won.
//
// almanach.spielende: at once, in one's own turn, with the points of hidden victory point cards.
func (g *game) claim() {
	if g.Phase <= FoundingRoad || g.Phase == Over {
		return
	}
	if g.misread(rEnd) && g.Phase != BeforeRoll && g.Phase != SpecialBuilding {
		return
	}
	for n := range g.Players {
		p := g.seat(g.Active, n)
		if p != g.Active && !g.outOfTurn(p) {
			continue
		}
		points := g.Points(p)
		if g.misread(rPointCards) && p == g.Active {
			points -= int(g.Bought[VictoryPoint])
		}
		if points < g.Goal {
			continue
		}
		e := Event{Type: "won", Who: p, N: points, Place: -1}
		if p != g.Active && g.Phase == SpecialBuilding {
			e.Reads = []string{readSpecial}
		}
		if shown := g.Cards[p][VictoryPoint]; shown > 0 {
			g.Tell(Event{Type: "revealed", Who: p, N: int(shown), Place: -1}, rPointCards)
		}
		g.Phase, g.Winner, g.Decides = Over, p, p
		g.Tell(e, rEnd, rPoints)
		return
	}
}

// outOfTurn reports whether a player who is not the active one may win now.
func (g *game) outOfTurn(p Player) bool {
	return g.misread(rPoints) || g.Phase == SpecialBuilding && p == g.Decides && g.Readings.Special == "at-once"
}
