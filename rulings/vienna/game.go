package vienna

import (
	"catanica/catalog"
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

// Event is something that happened. Place is a field, a place or a route.
type Event = boardgame.Event[Resource, Card]

func textf(de, en string, args ...any) catalog.Text { return catalog.Textf(de, en, args...) }

// happened returns an event without a place.
func happened(what string, who Player) Event {
	return Event{Type: what, Who: who, Other: Nobody, Place: -1, Kind: NoResource, Card: NoCard}
}

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

// Settle brings a position that was set up up to date: it measures the chains of roads, and ends the game if somebody
// has won. If award is set, the holder of the Longest Toll Road is not stated, and the rules decide it.
func Settle(t *Table, s State, award bool) State {
	g := game{Table: t, State: &s, record: record{Clerk: quietClerk}}
	for p := range t.Players {
		g.measure(Player(p))
	}
	if award {
		g.award(Nobody, false)
	}
	g.claim()
	return s
}

func (g *game) play(m Move) error {
	if g.Phase == Over {
		return g.Refuse("Das Spiel ist zu Ende.", "The game is over.", rVictory)
	}
	if m.Who < 0 || int(m.Who) >= g.Players {
		return g.Wrong("", "Diesen Spieler gibt es hier nicht.", "There is no such player here.")
	}
	if err := g.due(m); err != nil {
		return err
	}
	if err := g.act(m); err != nil {
		return err
	}
	g.claim()
	return nil
}

func (g *game) act(m Move) error {
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
		return g.exchange(m)
	case PlaysMilitia, PlaysToll, PlaysCourt, PlaysStaple:
		return g.playCard(m)
	case Discards:
		return g.discard(m)
	case MovesRobber:
		return g.moveRobber(m)
	case Robs:
		return g.rob(m)
	case Takes:
		return g.takeReward(m)
	case Passes:
		return g.pass(m)
	case EndsTurn:
		return g.endTurn(m)
	}
	return g.Wrong("", "Diesen Zug gibt es nicht.", "There is no such move.")
}

// dueMoves maps the phases that wait for a single decision to the moves that make it.
var dueMoves = map[Phase][]Verb{Discarding: {Discards}, MovingRobber: {MovesRobber}, Robbing: {Robs, Passes},
	Rewarding: {Takes, Passes}}

// due checks that an open decision comes before any other move.
func (g *game) due(m Move) error {
	if g.Free > 0 {
		if m.Verb == Passes || m.Verb == Builds && m.What == Road {
			return nil
		}
		return g.Wrong("road", "Erst legt %s die freien Straßen.", "%s has to place the free roads first.", g.Decides)
	}
	if g.Phase == Founding {
		if m.Verb == Builds {
			return nil
		}
		return g.Refuse("Vor dem ersten Zug werden nur Siedlungen gesetzt.",
			"Before the first turn players only place settlements.", rFounding, rSetUp)
	}
	verbs, open := dueMoves[g.Phase]
	for _, v := range verbs {
		if v == m.Verb && m.Who == g.Decides {
			return nil
		}
	}
	if open {
		return g.Wrong("", "Erst entscheidet %s: %s", "%s decides first: %s", g.Decides, dueTexts[g.Phase])
	}
	return nil
}

// dueTexts name the open decisions.
var dueTexts = map[Phase]catalog.Text{
	Discarding:   {DE: "Welche Karten werden abgelegt?", EN: "which cards are discarded?"},
	MovingRobber: {DE: "Wohin kommt der Räuber?", EN: "where does the robber go?"},
	Robbing:      {DE: "Von wem wird eine Karte gezogen?", EN: "from whom is a card drawn?"},
	Rewarding:    {DE: "Was bringt das Wahrzeichen?", EN: "what does the landmark bring?"},
}

// claim ends the game if the active player has won.
//
// wien.sieg: at once, in one's own turn. wien.siegpunktkarten: with the points of hidden victory point cards.
func (g *game) claim() {
	if g.Phase == Founding || g.Phase == Over {
		return
	}
	p := g.Active
	cards := int(g.Cards[p][VictoryPoint])
	if g.misread(rPointCards) {
		cards -= int(g.Bought[VictoryPoint])
	}
	points := g.Points(g.State, p) + cards - int(g.Cards[p][VictoryPoint])
	reads := ""
	if points < g.Goal {
		if g.Players != 3 || cards == 0 || g.Settlements[p].Len()+cards < 10 {
			return
		}
		if g.Readings.Goal != "ten" {
			g.AlsoRead(readGoal)
			return
		}
		reads = readGoal
	}
	if cards > 0 {
		e := happened("revealed", p)
		e.N = cards
		g.Tell(e, rPointCards)
	}
	g.Phase, g.Winner, g.Decides, g.Free, g.Last = Over, p, p, 0, -1
	e := happened("won", p)
	e.N = points
	by := []rule{rVictory}
	if g.Players == 3 {
		by = append(by, rThree)
	}
	if reads != "" {
		g.TellRead(e, reads, rPointCards)
		return
	}
	g.Tell(e, by...)
}
