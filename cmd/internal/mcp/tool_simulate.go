package mcp

import (
	"context"
	"errors"
	"fmt"
	"strings"

	"catanica/catalog"
	"catanica/cmd/internal/referee"
	"catanica/rulings/scenario"
	"catanica/rulings/stamp"
)

// SimulateIn holds the arguments of simulate.
type SimulateIn struct {
	Scenario string `json:"scenario" jsonschema:"text in the scenario language, or the id of an embedded scenario"`
	Lang     Lang   `json:"lang,omitempty" jsonschema:"language of events and messages; default en"`
}

// SimulateOut is the output of simulate.
type SimulateOut struct {
	Scenario     string        `json:"scenario"`
	Status       string        `json:"status" jsonschema:"holds, fails, undecided (an unstated fact), mistaken (a line that makes no sense in its position) or unreadable"`
	Edition      string        `json:"edition"`
	Game         string        `json:"game"`
	Message      string        `json:"message,omitempty" jsonschema:"what went wrong first, in one sentence"`
	Unknown      string        `json:"unknown,omitempty" jsonschema:"the fact on which an undecided scenario depends"`
	Settle       string        `json:"settle,omitempty" jsonschema:"lines that would settle an undecided scenario"`
	Mistakes     []Problem     `json:"mistakes" jsonschema:"lines that cannot be read or make no sense"`
	Steps        []Step        `json:"steps" jsonschema:"the moves with their events; the first 200"`
	Expectations []Expectation `json:"expectations"`
	Cites        []Cite        `json:"cites" jsonschema:"the articles that the events name"`
	URL          string        `json:"url,omitempty" jsonschema:"link at which the scenario can be watched"`
}

// Step is a move and what follows from it.
type Step struct {
	N      int     `json:"n"`
	Line   int     `json:"line"`
	Actor  string  `json:"actor"`
	Action string  `json:"action" jsonschema:"the line as written"`
	Events []Event `json:"events"`
}

// Event is something that happens.
type Event struct {
	Type  string   `json:"type"`
	Text  string   `json:"text"`
	Cites []string `json:"cites" jsonschema:"ids of the articles that cause it"`
}

// Expectation is a line of the scenario that says what holds.
type Expectation struct {
	Text string `json:"text"`
	OK   bool   `json:"ok"`
	Got  string `json:"got,omitempty" jsonschema:"what holds instead"`
	Line int    `json:"line"`
}

func (s *server) simulate(ctx context.Context, in SimulateIn) (SimulateOut, string, error) {
	r := s.reader(ctx, in.Lang, "")
	p, err := r.play(in.Scenario)
	if err != nil {
		return SimulateOut{}, "", err
	}
	out := SimulateOut{Scenario: p.file.ID, Status: string(scenario.Unreadable), Edition: string(p.file.Edition),
		Game: string(p.file.Game), Mistakes: p.problems(r.lang), Steps: []Step{}, Expectations: []Expectation{},
		Cites: []Cite{}, URL: r.scenarioLink(p)}
	if res := p.res; res != nil {
		r.edition = p.file.Edition
		out.Status, out.Message, out.Unknown = string(res.Status), res.Message.In(r.lang), res.Unknown
		out.Settle = res.Settling.In(r.lang)
		out.Steps, out.Cites = r.steps(res)
		for _, e := range res.Expectations {
			out.Expectations = append(out.Expectations, Expectation{e.Text, e.OK, e.Found.In(r.lang), e.Line})
		}
	}
	return out, r.simulationText(out), nil
}

// played is a scenario that was played within limits.
type played struct {
	file     *scenario.File
	res      *scenario.Result // nil if the scenario is unreadable
	mistakes scenario.Errors
}

// play plays a scenario, given as text or as the id of an embedded one. The author's mistakes are not errors.
func (r *reader) play(text string) (*played, error) {
	file, mistakes, err := r.parse(text)
	if err != nil || len(mistakes) > 0 {
		return &played{file: file, mistakes: mistakes}, err
	}
	p := &played{file: file}
	p.res, p.mistakes, err = r.opt.Referee.Play(r.ctx, file)
	switch {
	case errors.Is(err, referee.ErrCards):
		return nil, fmt.Errorf("the scenario has too many cards: use at most %d", referee.MaxCards)
	case errors.Is(err, referee.ErrSlow):
		return nil, fmt.Errorf("the scenario took longer than %v: make it shorter, or split it", referee.PlayTime)
	}
	return p, err
}

// parse reads a scenario, given as text or as the id of an embedded one.
func (r *reader) parse(text string) (*scenario.File, scenario.Errors, error) {
	text = lines(text)
	switch {
	case strings.TrimSpace(text) == "":
		return nil, nil, errors.New("scenario is empty: send a text in the scenario language (resource " +
			"catanica://en/guide/scenarios) or the id of an embedded one")
	case len(text) > referee.MaxText:
		return nil, nil, fmt.Errorf("the scenario has %d bytes: send at most %d", len(text), referee.MaxText)
	}
	if id := strings.TrimSpace(text); !strings.Contains(id, "\n") {
		if f := r.svc.Scenario(id); f != nil {
			return f, nil, nil
		}
		if !strings.Contains(id, ":") {
			return nil, nil, fmt.Errorf("no embedded scenario %q: find one with the tool search and kinds [\"scenario\"], "+
				"or send the text of one", id)
		}
	}
	f, mistakes := scenario.Parse("scenario", text)
	return f, mistakes, nil
}

// problems lists the author's mistakes.
func (p *played) problems(lang catalog.Lang) []Problem {
	out := []Problem{}
	for _, m := range p.mistakes {
		out = append(out, Problem{Line: m.Pos.Line, Column: m.Pos.Col, Message: m.Msg.In(lang)})
	}
	return out
}

// steps lists the moves, and the articles that their events name.
func (r *reader) steps(res *scenario.Result) ([]Step, []Cite) {
	out := []Step{}
	var ids []string
	for _, step := range res.Steps[:min(len(res.Steps), maxSteps)] {
		x := Step{N: step.N, Line: step.Line, Actor: step.Actor, Action: step.Action, Events: []Event{}}
		for _, e := range step.Events {
			x.Events = append(x.Events, Event{e.Type, e.Text.In(r.lang), append([]string{}, e.Cites...)})
			ids = append(ids, e.Cites...)
		}
		out = append(out, x)
	}
	return out, r.cites(ids...)
}

// scenarioLink returns the address at which a scenario can be watched, with the stamp of its result, or "" if it would
// be too long.
func (r *reader) scenarioLink(p *played) string {
	path := "/" + string(r.lang) + "/scenarios/new?s=" + scenario.EncodeLink(p.file.Source)
	if f := r.svc.Scenario(p.file.ID); f == p.file && f != nil {
		path = catalog.Path(r.lang, catalog.KindScenario, f.ID)
	}
	if p.res != nil && p.res.Start != nil {
		path = stamp.Scenario(p.file, p.res).Link(path)
	}
	if link := r.link(r.ctx, path); len(link) <= maxLink {
		return link
	}
	return ""
}

func (r *reader) simulationText(out SimulateOut) string {
	status := map[scenario.Status]catalog.Text{
		scenario.Holds: {DE: "gilt", EN: "holds"}, scenario.Fails: {DE: "falsch", EN: "fails"},
		scenario.Undecided: {DE: "offen", EN: "undecided"}, scenario.Mistaken: {DE: "unsinnig", EN: "mistaken"},
		scenario.Unreadable: {DE: "unlesbar", EN: "unreadable"},
	}[scenario.Status(out.Status)]
	var b strings.Builder
	fmt.Fprintf(&b, "%s: %s\n", out.Scenario, status.In(r.lang))
	if out.Message != "" {
		b.WriteString(out.Message + "\n")
	}
	for _, m := range out.Mistakes {
		fmt.Fprintf(&b, "%d:%d: %s\n", m.Line, m.Column, m.Message)
	}
	for _, step := range out.Steps {
		fmt.Fprintf(&b, "%d. %s\n", step.N, step.Action)
		for _, e := range step.Events {
			fmt.Fprintf(&b, "   - %s [%s]\n", e.Text, strings.Join(e.Cites, ", "))
		}
	}
	for _, e := range out.Expectations {
		sign := "✓"
		if !e.OK {
			sign = "✗"
		}
		fmt.Fprintf(&b, "%s %s", sign, e.Text)
		if !e.OK && e.Got != "" {
			fmt.Fprintf(&b, " (%s)", e.Got)
		}
		b.WriteString("\n")
	}
	if out.Settle != "" {
		fmt.Fprintf(&b, r.say("Das klärt es:\n%s\n", "This would settle it:\n%s\n"), strings.TrimSpace(out.Settle))
	}
	b.WriteString(r.citesText(out.Cites))
	return b.String() + out.URL
}
