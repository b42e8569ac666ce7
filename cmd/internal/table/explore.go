package table

import (
	"context"
	"errors"
	"slices"
	"strconv"

	"catanica/cmd/internal/referee"
	"catanica/rulings/explore"
	"catanica/rulings/scenario"
	"catanica/rulings/table"
	"catanica/templates"
)

// Errors of questions about a position. A link that holds no scenario is scenario.ErrLink.
var (
	ErrNoPosition = errors.New("the question has no position")
	ErrTooLong    = errors.New("the scenario is too long")
	ErrChoice     = errors.New("no such choice")
)

// Question asks whether a goal can be reached, as a form or a call sends it.
type Question struct {
	Scenario string `json:"scenario"`
	Goal     string `json:"goal" maxLength:"300"`
	Dice     string `json:"dice,omitempty"`
	Hidden   string `json:"hidden,omitempty"`
	Opponent string `json:"opponent,omitempty"`
	Player   string `json:"player,omitempty"`
	Turns    int    `json:"turns,omitempty" minimum:"0" maximum:"5"`
	Limit    int    `json:"limit,omitempty" minimum:"0"`
	Offers   bool   `json:"offers,omitempty"`
}

// QuestionOf reads a question from the fields of a form. It fails with the errors above and with scenario.ErrLink.
func QuestionOf(get func(string) string) (Question, error) {
	q := Question{Goal: get("goal"), Dice: get("dice"), Hidden: get("hidden"), Opponent: get("opponent")}
	if get("s") == "" {
		return q, ErrNoPosition
	}
	var err error
	if q.Scenario, err = scenario.DecodeLink(get("s")); err != nil {
		return q, err
	}
	if len(q.Scenario) > referee.MaxText {
		return q, ErrTooLong
	}
	if written := get("turns"); written != "" {
		if q.Turns, err = strconv.Atoi(written); err != nil {
			return q, ErrChoice
		}
	}
	if _, ok := q.Options(); !ok || len([]rune(q.Goal)) > referee.MaxGoal {
		return q, ErrChoice
	}
	return q, nil
}

// Options checks the choices and returns them with the limits of the site. It replaces empty ones by the first of each
// list.
func (q *Question) Options() (explore.Options, bool) {
	pick := func(written *string, choices ...string) (second, ok bool) {
		if *written == "" {
			*written = choices[0]
		}
		return *written == choices[1], slices.Contains(choices, *written)
	}
	o := explore.Options{Turns: q.Turns, Limit: referee.MaxPositions, Offers: q.Offers}
	var ok [4]bool
	o.EveryDie, ok[0] = pick(&q.Dice, "any", "all")
	o.EveryCard, ok[1] = pick(&q.Hidden, "any", "all")
	o.Hindered, ok[2] = pick(&q.Opponent, "helps", "hinders")
	o.Seeker, ok[3] = explore.ParseSeeker(q.Player)
	if q.Limit > 0 {
		o.Limit = min(q.Limit, referee.MaxPositions)
	}
	return o, !slices.Contains(ok[:], false) && q.Turns >= 0 && q.Turns <= referee.MaxTurns && q.Limit >= 0
}

// ExploreForm returns the form that asks about the last position of a scenario.
func ExploreForm(f templates.Frame, file *scenario.File, text string) templates.ExploreForm {
	return templates.ExploreForm{Action: "/" + string(f.Lang) + "/scenarios/explore", Packed: scenario.EncodeLink(text),
		Board: file.IsBoard()}
}

// Explore searches for the goal of a question and presents what it finds: a line, or why there is none. progress,
// unless it is nil, is called now and then. The errors are those of referee.Search, and ErrGame.
func Explore(ctx context.Context, ref *referee.Referee, f templates.Frame, q Question,
	progress func(explore.Progress)) (templates.Explored, error) {
	out := templates.Explored{Goal: q.Goal}
	options, _ := q.Options()
	options.Progress = progress
	file, errs := scenario.Parse("scenario", q.Scenario)
	if file.Elsewhere {
		return out, ErrGame
	}
	var r *explore.Report
	if len(errs) == 0 {
		var err error
		if r, errs, err = ref.Search(ctx, file, q.Goal, options, f.Lang); err != nil {
			return out, err
		}
	}
	if len(errs) > 0 {
		out.Problems, out.InGoal = Problems(f, q.Scenario, errs), errs[0].File == explore.GoalName
		return out, nil
	}
	out.Answer = exploreAnswer(f, r)
	return out, nil
}

func exploreAnswer(f templates.Frame, r *explore.Report) *templates.ExploreAnswer {
	a := &templates.ExploreAnswer{Verdict: string(r.Answer), Sentence: f.Say(r.Sentence), Line: r.Line}
	if link := EditorLink(f, r.Text); r.Text != "" && len(link) <= MaxLink {
		a.Watch = link
	}
	for _, u := range r.Undecided {
		if r.Answer == explore.Yes {
			break
		}
		a.Unknown = append(a.Unknown, templates.ExploreUnknown{State: f.Say(u.State), Line: f.Say(u.Line)})
	}
	return a
}

// EditorLink returns the address that opens a text on a table.
func EditorLink(f templates.Frame, text string) string {
	return "/" + string(f.Lang) + NewPath + "?g=" + table.Pack(text)
}
