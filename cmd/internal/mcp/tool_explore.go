package mcp

import (
	"context"
	"errors"
	"fmt"
	"unicode/utf8"

	"catanica/cmd/internal/referee"
	"catanica/rulings/explore"
)

// ExploreIn holds the arguments of explore.
type ExploreIn struct {
	Scenario string `json:"scenario" jsonschema:"text in the scenario language, or the id of an embedded scenario; the search begins at its last position"`
	Goal     string `json:"goal,omitempty" jsonschema:"what is to happen, such as 'north wins this turn' or 'south loses the Fire Brigade'; default: the expectations with which the scenario ends"`
	EveryDie bool   `json:"every_die,omitempty" jsonschema:"true: the line has to work whatever the dice show; false: they may show what suits"`
	EveryTop bool   `json:"every_card,omitempty" jsonschema:"true: the line has to work whatever cards turn up"`
	Hindered bool   `json:"hindered,omitempty" jsonschema:"true: the opponent decides against the goal; false: plays along"`
	Player   string `json:"player,omitempty" jsonschema:"who seeks the goal, north or south; default: whose turn it is"`
	Turns    int    `json:"turns,omitempty" jsonschema:"turns to search, the current one included, at most 5"`
	Offers   bool   `json:"offers,omitempty" jsonschema:"true: include trades with the opponent"`
	Lang     Lang   `json:"lang,omitempty" jsonschema:"language of the line; default en"`
}

// ExploreOut is the output of explore.
type ExploreOut struct {
	Answer    string         `json:"answer" jsonschema:"yes, no (everything was checked), undecided (moves depend on unstated facts) or not-found (within the limits)"`
	Sentence  string         `json:"sentence"`
	Reason    string         `json:"reason,omitempty" jsonschema:"why it was not found: limit, time or ways"`
	Scenario  string         `json:"scenario"`
	Edition   string         `json:"edition"`
	Goal      string         `json:"goal"`
	Turns     int            `json:"turns"`
	Line      []string       `json:"line" jsonschema:"the shortest line of moves, then the expectations that hold"`
	Text      string         `json:"text,omitempty" jsonschema:"the whole scenario with the line"`
	Positions int            `json:"positions" jsonschema:"different positions reached"`
	Undecided []UnstatedFact `json:"undecided" jsonschema:"facts that no source states, on which moves depended"`
	Cites     []Cite         `json:"cites" jsonschema:"the articles that the events of the line name"`
	URL       string         `json:"url,omitempty" jsonschema:"link at which the line can be watched"`
}

// UnstatedFact is a fact that no source states.
type UnstatedFact struct {
	Fact  string `json:"fact"`
	State string `json:"state" jsonschema:"what to state in the scenario to settle it"`
}

func (s *server) explore(ctx context.Context, in ExploreIn) (ExploreOut, string, error) {
	r := s.reader(ctx, in.Lang, "")
	o, err := in.options()
	if err != nil {
		return ExploreOut{}, "", err
	}
	p, err := r.play(in.Scenario)
	if err != nil {
		return ExploreOut{}, "", err
	}
	if len(p.mistakes) > 0 {
		return ExploreOut{}, "", unplayable(p.problems(r.lang))
	}
	report, mistakes, err := s.opt.Referee.Search(ctx, p.file, in.Goal, o, r.lang)
	if len(mistakes) > 0 {
		return ExploreOut{}, "", fmt.Errorf("the goal cannot be read: %s", mistakes[0].Msg.In(r.lang))
	}
	if errors.Is(err, referee.ErrBusy) {
		return ExploreOut{}, "", errors.New("other searches are running: try again in a few seconds")
	}
	if err != nil {
		return ExploreOut{}, "", err
	}
	out := r.explored(report)
	text := out.Sentence + "\n"
	for _, line := range out.Line {
		text += line + "\n"
	}
	for _, f := range out.Undecided {
		text += f.Fact + ": " + f.State + "\n"
	}
	return out, text + r.citesText(out.Cites) + out.URL, nil
}

// options checks the arguments.
func (in ExploreIn) options() (explore.Options, error) {
	o := explore.Options{Turns: in.Turns, Limit: referee.MaxPositions, Offers: in.Offers,
		EveryDie: in.EveryDie, EveryCard: in.EveryTop, Hindered: in.Hindered}
	var ok bool
	if o.Seeker, ok = explore.ParseSeeker(in.Player); !ok {
		return o, fmt.Errorf("player %q: use north or south", in.Player)
	}
	if n := utf8.RuneCountInString(in.Goal); n > referee.MaxGoal {
		return o, fmt.Errorf("goal has %d characters: write at most %d", n, referee.MaxGoal)
	}
	if in.Turns < 0 || in.Turns > referee.MaxTurns {
		return o, fmt.Errorf("turns %d: use 1 to %d", in.Turns, referee.MaxTurns)
	}
	return o, nil
}

// explored describes the result of a search. The articles are those of the line, played again.
func (r *reader) explored(in *explore.Report) ExploreOut {
	out := ExploreOut{
		Answer: string(in.Answer), Sentence: in.Sentence.In(r.lang), Reason: string(in.Reason), Scenario: in.Scenario,
		Edition: string(in.Edition), Goal: in.Goal, Turns: in.Turns, Line: append([]string{}, in.Line...), Text: in.Text,
		Positions: in.Positions, Undecided: []UnstatedFact{}, Cites: []Cite{},
	}
	for _, u := range in.Undecided {
		out.Undecided = append(out.Undecided, UnstatedFact{u.Fact, u.State.In(r.lang)})
	}
	if in.Text == "" || len(in.Text) > referee.MaxText {
		return out
	}
	if p, err := r.play(in.Text); err == nil && p.res != nil {
		r.edition = in.Edition
		_, out.Cites = r.steps(p.res)
		out.URL = r.scenarioLink(p)
	}
	return out
}
