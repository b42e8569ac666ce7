package table

import (
	"strings"

	"catanica/catalog"
	"catanica/cmd/internal/web/api"
	"catanica/cmd/internal/web/site"
	"catanica/rulings/engine"
	"catanica/rulings/scenario"
)

// Limits on the legal moves in an answer.
const (
	defaultMoves = 100
	maxMoves     = 1000
)

type movesInput struct {
	Body struct {
		ScenarioText
		Limit int `json:"limit,omitempty" minimum:"1" maximum:"1000"`
	}
}

// Waiting is what the last position of a scenario waits for.
type Waiting struct {
	Over     bool           `json:"over"`
	Who      string         `json:"who,omitempty"`
	Question catalog.Text   `json:"question,omitzero"`
	Card     string         `json:"card,omitempty"`
	Moves    []catalog.Text `json:"moves" nullable:"false"`
	More     int            `json:"more,omitempty"`
}

func waitingAt(res *scenario.Result, most int) Waiting {
	if board := res.BoardEnd(); board != nil {
		who, question, may, more := board.Asked(most)
		if len(may) == 0 {
			return Waiting{Over: true, Moves: []catalog.Text{}}
		}
		return Waiting{Who: who, Question: question, Moves: may, More: more}
	}
	asked := scenario.AskedAt(res.Table, res.End(), most)
	if asked == nil {
		return Waiting{Over: true, Moves: []catalog.Text{}}
	}
	return Waiting{
		Who: asked.Who, Question: asked.Text, Card: asked.Card,
		Moves: append([]catalog.Text{}, asked.May...), More: asked.More,
	}
}

// movesOutput has the legal moves of a position.
type movesOutput struct {
	Scenario  string          `json:"scenario"`
	Status    scenario.Status `json:"status"`
	StateHash string          `json:"state_hash,omitempty"`
	Waiting
	Errors []simulationError `json:"errors,omitempty"`
}

// movesCall answers POST /simulate/moves: the legal moves in the last position of a scenario.
func (s *Section) movesCall(c api.Call, in *movesInput) (movesOutput, error) {
	text, err := in.Body.text()
	if err != nil {
		return movesOutput{}, err
	}
	file, res, errs, err := s.simulate(c.Context(), text)
	if err != nil {
		return movesOutput{}, err
	}
	out := movesOutput{
		Scenario: file.ID, Status: scenario.Unreadable,
		Waiting: Waiting{Moves: []catalog.Text{}}, Errors: simulationErrors(errs),
	}
	if res == nil {
		return out, nil
	}
	out.Status = res.Status
	most := defaultMoves
	if in.Body.Limit > 0 {
		most = min(in.Body.Limit, maxMoves)
	}
	if board := res.BoardEnd(); board != nil {
		out.Waiting, out.StateHash = waitingAt(res, most), board.Hash()
	}
	if end := res.End(); end != nil && res.Table != nil {
		out.Waiting, out.StateHash = waitingAt(res, most), engine.Hash(res.Table, end)
	}
	return out, nil
}

type stepInput struct {
	Body struct {
		ScenarioText
		Move string `json:"move"`
	}
}

// stepOutput is what a move brings about.
type stepOutput struct {
	OK     bool                  `json:"ok"`
	Status scenario.Status       `json:"status"`
	Text   string                `json:"scenario"`
	URL    string                `json:"url,omitempty"`
	Steps  []scenario.StepResult `json:"steps" nullable:"false"`
	Next   *Waiting              `json:"next"`
	Errors []simulationError     `json:"errors,omitempty"`
}

// stepCall answers POST /simulate/step: it makes one or more moves in the last position of a scenario.
func (s *Section) stepCall(c api.Call, in *stepInput) (stepOutput, error) {
	text, err := in.Body.text()
	if err != nil {
		return stepOutput{}, err
	}
	if strings.TrimSpace(in.Body.Move) == "" {
		return stepOutput{}, api.Wrong("move: schick mindestens einen Zug", "move: send at least one move")
	}
	text, lines := s.withMoves(text, site.Newlines(in.Body.Move))
	file, res, errs, err := s.simulate(c.Context(), text)
	if err != nil {
		return stepOutput{}, err
	}
	out := stepOutput{
		Status: scenario.Unreadable, Text: text, Steps: []scenario.StepResult{}, Errors: simulationErrors(errs),
	}
	if res == nil {
		return out, nil
	}
	out.Status = res.Status
	out.OK = len(errs) == 0 && res.Status != scenario.Undecided
	for _, step := range res.Steps {
		if step.Line > lines {
			out.Steps = append(out.Steps, step)
		}
	}
	out.URL = stampedLink(c.Frame, file, res, text)
	if res.End() != nil && res.Table != nil || res.BoardEnd() != nil {
		next := waitingAt(res, defaultMoves)
		out.Next = &next
	}
	return out, nil
}

// withMoves appends moves to a scenario. lines is the number of lines before them.
func (s *Section) withMoves(text, moves string) (whole string, lines int) {
	text = strings.TrimRight(text, " \n") + "\n"
	if _, errs := scenario.Parse("scenario", text); len(errs) > 0 {
		if _, errs := scenario.Parse("scenario", text+"play\n"); len(errs) == 0 {
			text += "play\n"
		}
	}
	for line := range strings.Lines(strings.TrimSpace(moves)) {
		if lines == 0 {
			lines = strings.Count(text, "\n")
		}
		text += "  " + strings.TrimSpace(line) + "\n"
	}
	return text, lines
}
