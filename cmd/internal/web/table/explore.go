package table

import (
	"context"
	"errors"
	"slices"
	"strconv"

	"catanica/catalog"
	"catanica/cmd/internal/referee"
	"catanica/cmd/internal/table"
	"catanica/cmd/internal/web/site"
	"catanica/rulings/engine"
	"catanica/rulings/explore"
	"catanica/rulings/scenario"
	"catanica/templates"
)

// Explore answers GET /LANG/scenarios/explore: whether a goal can be reached from the last position of the scenario in
// the link. Without a position and a goal it leads to the editor, where a position is set up.
func (s *Section) Explore(req *site.Request) (site.Answer, error) {
	if req.Get("s") == "" && req.Get("goal") == "" {
		return site.Answer{Redirect: "/" + string(req.Frame.Lang) + "/scenarios/new"}, nil
	}
	text, err := scenario.DecodeLink(req.Get("s"))
	switch {
	case req.Get("s") == "":
		return site.Answer{}, site.Fault{Kind: site.ErrBadRequest, Detail: templates.TextExploreNoPosition}
	case err != nil:
		return site.Answer{}, site.Fault{Kind: site.ErrBadRequest, Detail: templates.TextBadScenarioLink}
	case len(text) > referee.MaxText:
		return site.Answer{}, site.Fault{Kind: site.ErrTooLarge, Detail: templates.TextScenarioTooLong}
	}
	form := table.ExploreForm(req.Frame, text)
	form.Goal = req.Get("goal")
	asks := asking{Goal: form.Goal, Dice: req.Get("dice"), Hidden: req.Get("hidden"), Opponent: req.Get("opponent")}
	if written := req.Get("turns"); written != "" {
		if asks.Turns, err = strconv.Atoi(written); err != nil {
			return site.Answer{}, site.Fault{Kind: site.ErrBadRequest, Detail: templates.TextExploreChoice}
		}
	}
	form.Turns = asks.Turns
	options, ok := asks.options()
	if !ok || len([]rune(form.Goal)) > referee.MaxGoal {
		return site.Answer{}, site.Fault{Kind: site.ErrBadRequest, Detail: templates.TextExploreChoice}
	}
	form.Dice, form.Hidden, form.Opponent = asks.Dice, asks.Hidden, asks.Opponent
	page := templates.ExplorePage{Form: form,
		Position: templates.Link{Text: titleOf(req.Frame, text), Href: EditorLink(req.Frame, text) + "&step=999"}}
	if form.Goal == "" {
		return site.Answer{View: page}, nil
	}
	r, errs, err := s.explore(req.Context(), text, form.Goal, options, req.Frame.Lang)
	switch {
	case err != nil:
		return site.Answer{}, err
	case len(errs) > 0:
		page.Problems, page.InGoal = table.Problems(req.Frame, text, errs), errs[0].File == explore.GoalName
	default:
		page.Answer = exploreAnswer(req.Frame, r)
	}
	return site.Answer{View: page}, nil
}

// titleOf returns the title of a scenario, or its id.
func titleOf(f templates.Frame, text string) string {
	file, _ := scenario.Parse("scenario", text)
	if title := f.Say(file.Title); title != "" {
		return title
	}
	return file.ID
}

func exploreAnswer(f templates.Frame, r *explore.Report) *templates.ExploreAnswer {
	a := &templates.ExploreAnswer{Verdict: string(r.Answer), Sentence: f.Say(r.Sentence), Line: r.Line,
		Watch: watchLink(f, r)}
	for _, u := range r.Undecided {
		if r.Answer == explore.Yes {
			break
		}
		a.Unknown = append(a.Unknown, templates.ExploreUnknown{State: f.Say(u.State), Line: f.Say(u.Line)})
	}
	return a
}

// watchLink returns the address at which the line of an answer is shown, or "" if there is none.
func watchLink(f templates.Frame, r *explore.Report) string {
	if link := EditorLink(f, r.Text); r.Text != "" && len(link) <= table.MaxLink {
		return link
	}
	return ""
}

// asking is a question as a form or a call sends it.
type asking struct {
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

// options checks the choices and returns them with the limits of the site. Empty ones are the first of each list.
func (a *asking) options() (explore.Options, bool) {
	pick := func(written *string, choices ...string) (second, ok bool) {
		if *written == "" {
			*written = choices[0]
		}
		return *written == choices[1], slices.Contains(choices, *written)
	}
	o := explore.Options{Turns: a.Turns, Limit: referee.MaxPositions, Offers: a.Offers, Seeker: engine.Chance}
	var ok [3]bool
	o.EveryDie, ok[0] = pick(&a.Dice, "any", "all")
	o.EveryCard, ok[1] = pick(&a.Hidden, "any", "all")
	o.Hindered, ok[2] = pick(&a.Opponent, "helps", "hinders")
	switch a.Player {
	case "":
	case "north":
		o.Seeker = engine.North
	case "south":
		o.Seeker = engine.South
	default:
		return o, false
	}
	if a.Limit > 0 {
		o.Limit = min(a.Limit, referee.MaxPositions)
	}
	return o, !slices.Contains(ok[:], false) && a.Turns >= 0 && a.Turns <= referee.MaxTurns && a.Limit >= 0
}

// explore answers a reader's question within limits. The search ends with the request.
func (s *Section) explore(ctx context.Context, text, goal string, o explore.Options,
	lang catalog.Lang) (*explore.Report, scenario.Errors, error) {
	file, errs := scenario.Parse("scenario", text)
	if len(errs) > 0 {
		return nil, errs, nil
	}
	r, errs, err := s.Referee.Search(ctx, file, goal, o, lang)
	switch {
	case errors.Is(err, referee.ErrCards), errors.Is(err, referee.ErrSlow):
		err = site.Fault{Kind: site.ErrTooLarge, Detail: templates.TextScenarioTooLong}
	case errors.Is(err, referee.ErrBusy):
		err = site.Fault{Kind: site.ErrOverloaded}
	}
	return r, errs, err
}
