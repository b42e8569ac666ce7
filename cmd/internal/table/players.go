package table

import (
	"fmt"
	"slices"

	"catanica/catalog"
	"catanica/rulings/seat"
	"catanica/templates"
)

// holding is what a player of a board game has besides pieces on the board.
type holding struct {
	hand      [5]uint8
	resources [5]string // what the hand counts
	more      bool      // the hand may hold more
	cards     [5]uint8
	card      func(kind int) string // the name of a development card
	tags      []tag
}

// tag is a remark about a player, shown if it applies.
type tag struct {
	on   bool
	text catalog.Text
}

// playerPanel presents a player of a board game.
func playerPanel(f templates.Frame, who seat.Player, points int, active bool, h holding) templates.IslandPlayer {
	out := templates.IslandPlayer{Colour: who.String(), Name: who.In(f.Lang), Points: points, Active: active, More: h.more}
	for k, n := range h.hand {
		if n > 0 {
			out.Hand = append(out.Hand, templates.Good{Kind: h.resources[k], Max: int(n)})
		}
	}
	for k, n := range h.cards {
		if n > 0 {
			out.CardCount += int(n)
			out.Cards = append(out.Cards, counted(int(n), h.card(k)))
		}
	}
	for _, t := range h.tags {
		if t.on {
			out.Tags = append(out.Tags, f.Say(t.text))
		}
	}
	return out
}

func counted(n int, name string) string {
	if n == 1 {
		return name
	}
	return fmt.Sprintf("%d × %s", n, name)
}

// turnState is what everybody can see of the turn of a board game.
type turnState struct {
	turn           int16 // 0 before the first turn
	active, winner seat.Player
	phase          catalog.Text
	dice           [2]uint8 // 0 if the position does not say
}

// facts presents the turn.
func (t turnState) facts(f templates.Frame) []templates.BoardFact {
	turn, dice, winner := t.active.In(f.Lang), "", ""
	if t.turn > 0 {
		turn = fmt.Sprintf("%d, %s", t.turn, turn)
	}
	if t.dice[0] > 0 {
		dice = fmt.Sprintf("%d + %d = %d", t.dice[0], t.dice[1], t.dice[0]+t.dice[1])
	}
	if t.winner != seat.Nobody {
		winner = t.winner.In(f.Lang)
	}
	return []templates.BoardFact{{Label: f.Say(templates.TextTurn), Text: turn},
		{Label: f.Say(templates.TextPhase), Text: f.Say(t.phase)}, {Label: f.Say(templates.TextDice), Text: dice},
		{Label: f.Say(templates.TextWinner), Text: winner}}
}

// markFacts marks the facts that differ from those before, and drops empty ones. Without facts before nothing is
// marked.
func markFacts(now, before []templates.BoardFact) []templates.BoardFact {
	for i := range now {
		if before != nil && (i >= len(before) || before[i].Text != now[i].Text) {
			now[i].Changed = templates.Changed
		}
	}
	return slices.DeleteFunc(now, func(fact templates.BoardFact) bool { return fact.Text == "" })
}
