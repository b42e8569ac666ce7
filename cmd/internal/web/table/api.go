package table

import (
	"strings"

	"catanica/catalog"
	"catanica/cmd/internal/table"
	"catanica/cmd/internal/web/site"
	"catanica/rulings/scenario"
	"catanica/templates"
)

// scenarioLine is a scenario in the list of GET /api/v1/scenarios.
type scenarioLine struct {
	ID       string                   `json:"id"`
	Title    catalog.Text             `json:"title"`
	Proves   []string                 `json:"proves"`
	Clauses  []string                 `json:"clauses"` // what it proves as written: articles and clauses of articles
	Edition  catalog.EditionID        `json:"edition"`
	Editions []catalog.EditionID      `json:"editions"` // all editions that it names, oldest first
	Game     catalog.Game             `json:"game"`
	Games    []catalog.Game           `json:"games"` // all games in which it is played, the simplest first
	Status   templates.ScenarioStatus `json:"status"`
}

func lineOf(f *scenario.File, res *scenario.Result) scenarioLine {
	line := scenarioLine{
		ID: f.ID, Title: f.Title, Proves: []string{}, Clauses: []string{}, Edition: f.Edition, Editions: f.Editions,
		Game: f.Game, Games: f.AllGames(),
		Status: table.Status(f, res),
	}
	for _, ref := range f.Proves {
		line.Proves = append(line.Proves, ref.ID)
	}
	for _, ref := range f.Clauses {
		line.Clauses = append(line.Clauses, ref.ID)
	}
	return line
}

// ScenariosJSON answers GET /api/v1/scenarios.
func (s *Section) ScenariosJSON(c site.Call) (any, error) {
	report := s.Source.Proofs(c.Context())
	out := make([]scenarioLine, 0, len(s.Files))
	for _, f := range s.Files {
		out = append(out, lineOf(f, report.Results[f.ID]))
	}
	return map[string]any{"scenarios": out}, nil
}

// scenarioAnswer is a scenario with its text and its result in this build.
type scenarioAnswer struct {
	scenarioLine
	Note   catalog.Text     `json:"note,omitzero"`
	Source string           `json:"source"`
	Result *scenario.Result `json:"result"`
}

// ScenarioJSON answers GET /api/v1/scenarios/ID.
func (s *Section) ScenarioJSON(c site.Call) (any, error) {
	id := c.Path("id")
	f := s.Source.Scenario(id)
	if f == nil {
		return nil, site.NoSuch("no scenario with this id", s.nearScenarios(c.Frame, id)...)
	}
	res := s.Source.Proofs(c.Context()).Results[f.ID]
	return scenarioAnswer{scenarioLine: lineOf(f, res), Note: f.Note, Source: f.Source, Result: res}, nil
}

// simulation is the answer to POST /api/v1/simulate: the contract's result, with every mistake of a text that cannot be
// read.
type simulation struct {
	*scenario.Result
	Errors []simulationError `json:"errors,omitempty"`
}

type simulationError struct {
	Line    int          `json:"line"`
	Column  int          `json:"column"`
	Message catalog.Text `json:"message"`
}

// SimulateJSON answers POST /api/v1/simulate: it plays a scenario, sent as JSON or as bare text.
func (s *Section) SimulateJSON(c site.Call) (any, error) {
	text, err := scenarioSent(c)
	if err != nil {
		return nil, err
	}
	file, res, errs, err := s.simulate(c.Context(), text)
	if err != nil {
		return nil, err
	}
	if res == nil {
		res = &scenario.Result{
			Scenario: file.ID, Status: scenario.Unreadable, Title: file.Title, Edition: string(file.Edition),
			Game:  string(file.Game),
			Steps: []scenario.StepResult{}, Expectations: []scenario.Expectation{},
		}
	}
	out := simulation{Result: res}
	for _, e := range errs {
		out.Errors = append(out.Errors, simulationError{Line: e.Pos.Line, Column: e.Pos.Col, Message: e.Msg})
	}
	return out, nil
}

// scenarioSent returns the scenario in the body of a call.
func scenarioSent(c site.Call) (string, error) {
	if text, ok, err := c.Text(); ok {
		return site.Newlines(text), err
	}
	var in struct {
		Scenario string `json:"scenario"`
	}
	if err := c.Decode(&in); err != nil {
		return "", err
	}
	if strings.TrimSpace(in.Scenario) == "" {
		return "", site.BadCall("scenario: send the text of a scenario")
	}
	return site.Newlines(in.Scenario), nil
}
