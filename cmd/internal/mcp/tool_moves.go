package mcp

import (
	"context"
	"fmt"
	"strings"

	"catanica/rulings/scenario"
)

// MovesIn holds the arguments of legal_moves.
type MovesIn struct {
	Scenario string `json:"scenario" jsonschema:"text in the scenario language, or the id of an embedded scenario"`
	Lang     Lang   `json:"lang,omitempty" jsonschema:"language of the moves; default en"`
}

// MovesOut is the output of legal_moves.
type MovesOut struct {
	Scenario string   `json:"scenario"`
	Edition  string   `json:"edition"`
	Game     string   `json:"game"`
	Over     bool     `json:"over" jsonschema:"true if the game has been won"`
	Who      string   `json:"who,omitempty" jsonschema:"who decides: north, south or chance"`
	Question string   `json:"question,omitempty" jsonschema:"what the position waits for"`
	Card     string   `json:"card,omitempty" jsonschema:"id of the card that asks"`
	Moves    []string `json:"moves" jsonschema:"legal moves as lines of the scenario language; an ellipsis stands for what has to be chosen"`
	More     int      `json:"more,omitempty" jsonschema:"number of further moves that are left out"`
	Cites    []Cite   `json:"cites" jsonschema:"the card that asks"`
	URL      string   `json:"url,omitempty"`
}

func (s *server) legalMoves(ctx context.Context, in MovesIn) (MovesOut, string, error) {
	r := s.reader(ctx, in.Lang, "")
	p, err := r.play(in.Scenario)
	if err != nil {
		return MovesOut{}, "", err
	}
	if p.res == nil || len(p.mistakes) > 0 {
		return MovesOut{}, "", unplayable(p.problems(r.lang))
	}
	if p.res.Status == scenario.Undecided {
		return MovesOut{}, "", fmt.Errorf("the scenario is undecided: %s: add lines that settle it: %s",
			p.res.Message.In(r.lang), strings.TrimSpace(p.res.Settling.In(r.lang)))
	}
	r.edition = p.file.Edition
	out := MovesOut{Scenario: p.file.ID, Edition: string(p.file.Edition), Game: string(p.file.Game), Moves: []string{},
		Cites: []Cite{}, URL: r.scenarioLink(p)}
	asked, ok := waiting(p.res)
	if !ok {
		return MovesOut{}, "", fmt.Errorf("the scenario has no position: give it a section start")
	}
	if asked == nil {
		out.Over = true
		return out, r.say("Die Partie ist zu Ende.", "The game is over."), nil
	}
	out.Who, out.Question, out.Card, out.More = asked.Who, asked.Text.In(r.lang), asked.Card, asked.More
	for _, line := range asked.May {
		out.Moves = append(out.Moves, line.In(r.lang))
	}
	if asked.Card != "" {
		out.Cites = r.cites("card:" + asked.Card)
	}
	text := fmt.Sprintf("%s: %s\n", out.Who, out.Question)
	for _, m := range out.Moves {
		text += "- " + m + "\n"
	}
	if out.More > 0 {
		text += fmt.Sprintf(r.say("… und %d weitere\n", "… and %d more\n"), out.More)
	}
	return out, text + r.citesText(out.Cites) + out.URL, nil
}

// waiting returns what the last position waits for, or nil once the game is over. ok is false if there is no position.
func waiting(res *scenario.Result) (asked *scenario.Asked, ok bool) {
	if board := res.BoardEnd(); board != nil {
		a := &scenario.Asked{}
		if a.Who, a.Text, a.May, a.More = board.Asked(maxResults); len(a.May) == 0 {
			a = nil
		}
		return a, true
	}
	end := res.End()
	if end == nil || res.Table == nil {
		return nil, false
	}
	return scenario.AskedAt(res.Table, end, maxResults), true
}

// unplayable returns the error for a scenario that cannot be played, with its mistakes.
func unplayable(problems []Problem) error {
	var parts []string
	for _, p := range problems {
		parts = append(parts, fmt.Sprintf("line %d, column %d: %s", p.Line, p.Column, p.Message))
	}
	return fmt.Errorf("the scenario cannot be played: correct %s", strings.Join(parts, "; "))
}
