package explore

import (
	"context"

	"catanica/catalog"
	"catanica/rulings/engine"
	"catanica/rulings/scenario"
)

// Question asks whether a goal can be reached from the last position of a scenario.
type Question struct {
	File *scenario.File // in the edition in which it is played
	Goal string         // see ParseGoal; empty: the expectations with which the scenario ends
	Options
}

// Report is an answer in the form that the command and the API give. Its JSON is documented in docs/explore.md.
type Report struct {
	Scenario  string            `json:"scenario"`
	Edition   catalog.EditionID `json:"edition"`
	Game      catalog.Game      `json:"game"`
	Goal      string            `json:"goal"`
	Turns     int               `json:"turns"`    // searched, the current one included
	Dice      string            `json:"dice"`     // any or all
	Hidden    string            `json:"hidden"`   // any or all
	Opponent  string            `json:"opponent"` // helps or hinders
	Seeker    string            `json:"seeker"`   // the player who seeks the goal
	Answer    Verdict           `json:"answer"`
	Reason    Reason            `json:"reason,omitempty"`
	Sentence  catalog.Text      `json:"sentence"`
	Moves     int               `json:"moves"`               // of the line
	Line      []string          `json:"line,omitempty"`      // its moves, then the expectations that hold
	Text      string            `json:"text,omitempty"`      // the whole scenario with the line
	URL       string            `json:"url,omitempty"`       // where the line can be watched
	Positions int               `json:"positions"`           // different ones reached
	Tried     int               `json:"tried"`               // moves made
	Depth     int               `json:"depth"`               // moves from the start
	Undecided []UndecidedMoves  `json:"undecided,omitempty"` // unstated facts on which moves depended
}

// UndecidedMoves is an unstated fact in a report.
type UndecidedMoves struct {
	Fact  string       `json:"fact"`
	State catalog.Text `json:"state"`         // what to state
	Moves int          `json:"moves"`         // how many moves depended on it
	Line  catalog.Text `json:"line,omitzero"` // one of them
}

// Ask answers a question; the line is written in lang. The error is of type scenario.Errors: mistakes of the scenario
// or, under the name "goal", of the goal.
func Ask(ctx context.Context, books scenario.Books, q Question, lang catalog.Lang) (*Report, error) {
	rest, last := q.File, ""
	if q.Goal == "" {
		rest, last = Take(q.File)
		if q.Goal = last; last == "" {
			return nil, scenario.Errors{mistake(1,
				"Das Ziel fehlt: Nenne es, oder beende das Szenario mit „expect“-Zeilen, die gelten sollen.",
				"The goal is missing: name it, or end the scenario with `expect` lines that are to hold.")}
		}
	}
	if rest.IsBoard() {
		return askBoard(ctx, books, q, rest, lang)
	}
	res := scenario.Replay(ctx, rest, books, scenario.Options{})
	r := &Report{Scenario: rest.ID, Edition: rest.Edition, Game: rest.Game, Goal: q.Goal, Turns: max(1, q.Turns)}
	switch {
	case len(res.Mistakes) > 0:
		return nil, res.Mistakes
	case res.Status == scenario.Undecided:
		r.Answer = Undecided
		r.Undecided = []UndecidedMoves{{Fact: res.Unknown, State: res.Trouble.Msg, Moves: 1}}
		r.words(q.Options, engine.North)
		return r, nil
	case !res.OK:
		return nil, scenario.Errors{res.Trouble}
	}
	p := &Position{File: rest, Table: res.Table, State: res.End()}
	goal, mistake := ParseGoal(p.Table, p.State, q.Goal)
	if mistake != nil {
		return nil, scenario.Errors{mistake}
	}
	a := Search(ctx, p.Table, p.State, goal, q.Options)
	r.Turns, r.Answer, r.Reason = a.Turns, a.Verdict, a.Reason
	r.Positions, r.Tried, r.Depth, r.Moves = a.Positions, a.Tried, a.Depth, len(a.Moves)
	for _, f := range a.Unknown {
		r.Undecided = append(r.Undecided, UndecidedMoves{f.Name, f.State, f.Moves, f.Line})
	}
	if a.Verdict == Yes {
		var err error
		if r.Line, err = p.Lines(a, lang); err != nil {
			return nil, err
		}
		r.Text = p.Scenario(r.Line)
	}
	r.words(q.Options, p.State.Active)
	return r, nil
}

// words fills in what the options say, and the sentence.
func (r *Report) words(o Options, active engine.Player) {
	r.Dice, r.Hidden, r.Opponent = "any", "any", "helps"
	if o.EveryDie {
		r.Dice = "all"
	}
	if o.EveryCard {
		r.Hidden = "all"
	}
	if o.Hindered {
		r.Opponent = "hinders"
	}
	if o.Seeker != engine.North && o.Seeker != engine.South {
		o.Seeker = active
	}
	r.Seeker = o.Seeker.String()
	r.Sentence = catalog.Text{DE: r.sentence(catalog.DE, o.forced()), EN: r.sentence(catalog.EN, o.forced())}
}
