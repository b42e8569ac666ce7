package table

import (
	"strings"

	"catanica/catalog"
	"catanica/cmd/internal/referee"
	"catanica/cmd/internal/table"
	"catanica/cmd/internal/web/api"
	"catanica/cmd/internal/web/site"
	"catanica/rulings/explore"
	"catanica/rulings/scenario"
	"catanica/templates"
)

// ScenarioLine is a scenario in a list.
type ScenarioLine struct {
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

func lineOf(f *scenario.File, res *scenario.Result) ScenarioLine {
	line := ScenarioLine{
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

// scenariosOutput lists the embedded scenarios.
type scenariosOutput struct {
	Scenarios []ScenarioLine `json:"scenarios" nullable:"false"`
	Total     int            `json:"total"`
}

// scenariosCall answers GET /scenarios.
func (s *Section) scenariosCall(c api.Call, in *api.Page) (scenariosOutput, error) {
	report := s.Source.Proofs(c.Context())
	out := scenariosOutput{Scenarios: []ScenarioLine{}, Total: len(s.Files)}
	for _, f := range api.Cut(c, *in, s.Files) {
		out.Scenarios = append(out.Scenarios, lineOf(f, report.Results[f.ID]))
	}
	return out, nil
}

type scenarioInput struct {
	ID string `path:"id"`
}

// scenarioAnswer is a scenario with its text and its result in this build.
type scenarioAnswer struct {
	ScenarioLine
	Note   catalog.Text     `json:"note,omitzero"`
	Source string           `json:"source"`
	Result *scenario.Result `json:"result"`
}

// scenarioCall answers GET /scenarios/ID.
func (s *Section) scenarioCall(c api.Call, in *scenarioInput) (scenarioAnswer, error) {
	f := s.Source.Scenario(in.ID)
	if f == nil {
		return scenarioAnswer{}, api.NoSuch("Es gibt kein Szenario mit dieser Kennung", "no scenario with this id",
			s.nearScenarios(c.Frame, in.ID)...)
	}
	res := s.Source.Proofs(c.Context()).Results[f.ID]
	return scenarioAnswer{ScenarioLine: lineOf(f, res), Note: f.Note, Source: f.Source, Result: res}, nil
}

// ScenarioText is the body of a call about a scenario.
type ScenarioText struct {
	Scenario string `json:"scenario"`
}

type positionInput struct{ Body ScenarioText }

// text returns the scenario that was sent.
func (p ScenarioText) text() (string, error) {
	if strings.TrimSpace(p.Scenario) == "" {
		return "", api.Wrong("scenario: schick den Text eines Szenarios", "scenario: send the text of a scenario")
	}
	return site.Newlines(p.Scenario), nil
}

// simulation is the answer to POST /simulate: the contract's result, with every mistake of a text that cannot be read.
type simulation struct {
	*scenario.Result
	URL    string            `json:"url,omitempty"`
	Errors []simulationError `json:"errors,omitempty"`
}

// simulationError is a mistake in the text of a scenario.
type simulationError struct {
	Line    int          `json:"line"`
	Column  int          `json:"column"`
	Message catalog.Text `json:"message"`
}

func simulationErrors(errs scenario.Errors) []simulationError {
	var out []simulationError
	for _, e := range errs {
		out = append(out, simulationError{Line: e.Pos.Line, Column: e.Pos.Col, Message: e.Msg})
	}
	return out
}

// simulateCall answers POST /simulate: it plays a scenario.
func (s *Section) simulateCall(c api.Call, in *positionInput) (simulation, error) {
	text, err := in.Body.text()
	if err != nil {
		return simulation{}, err
	}
	file, res, errs, err := s.simulate(c.Context(), text)
	if err != nil {
		return simulation{}, err
	}
	if res == nil {
		res = &scenario.Result{
			Scenario: file.ID, Status: scenario.Unreadable, Title: file.Title, Edition: string(file.Edition),
			Game:  string(file.Game),
			Steps: []scenario.StepResult{}, Expectations: []scenario.Expectation{},
		}
	}
	return simulation{Result: res, URL: stampedLink(c.Frame, file, res, text), Errors: simulationErrors(errs)}, nil
}

type exploreInput struct{ Body table.Question }

// exploreMistakes is the answer to a question that cannot be read. A mistake in the goal has the line 0.
type exploreMistakes struct {
	Answer string            `json:"answer"`
	Errors []simulationError `json:"errors" nullable:"false"`
}

// exploration is the answer to POST /explore.
type exploration = api.Either[explore.Report, exploreMistakes]

// exploreCall answers POST /explore: whether a goal can be reached from the last position of a scenario.
func (s *Section) exploreCall(c api.Call, req *exploreInput) (exploration, error) {
	in := req.Body
	options, ok := in.Options()
	if strings.TrimSpace(in.Scenario) == "" {
		return exploration{}, api.Wrong("scenario: schick den Text eines Szenarios", "scenario: send the text of a scenario")
	}
	if len(in.Scenario) > referee.MaxText {
		return exploration{}, site.Fault{Kind: site.ErrTooLarge, Detail: templates.TextScenarioTooLong}
	}
	if !ok {
		return exploration{}, api.Wrong(
			"dice und hidden sind any oder all, opponent helps oder hinders, player north oder south, turns 0 bis 5, "+
				"limit 0 oder mehr",
			"use dice and hidden any or all, opponent helps or hinders, player north or south, turns 0 to 5, limit 0 or more")
	}
	r, errs, err := s.explore(c.Context(), site.Newlines(in.Scenario), in.Goal, options, c.Lang)
	if err != nil {
		return exploration{}, err
	}
	if len(errs) > 0 {
		out := exploreMistakes{Answer: "unreadable", Errors: simulationErrors(errs)}
		for i, e := range errs {
			if e.File == explore.GoalName {
				out.Errors[i].Line = 0
			}
		}
		return exploration{B: &out}, nil
	}
	if file, res, _, err := s.simulate(c.Context(), r.Text); r.Text != "" && err == nil {
		r.URL = stampedLink(c.Frame, file, res, r.Text)
	}
	return exploration{A: r}, nil
}
