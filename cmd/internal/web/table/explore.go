package table

import (
	"context"
	"errors"

	"catanica/catalog"
	"catanica/cmd/internal/referee"
	"catanica/cmd/internal/table"
	"catanica/cmd/internal/web/site"
	"catanica/rulings/explore"
	"catanica/rulings/scenario"
	"catanica/templates"
)

// Explore answers GET /LANG/scenarios/explore: whether a goal can be reached from the last position of the scenario in
// the link. Without a position and a goal it leads to the editor, where a position is set up.
func (s *Section) Explore(req *site.Request) (site.Answer, error) {
	if req.Get("s") == "" && req.Get("goal") == "" {
		return site.Answer{Redirect: "/" + string(req.Frame.Lang) + table.NewPath}, nil
	}
	q, err := table.QuestionOf(req.Get)
	switch {
	case errors.Is(err, table.ErrNoPosition):
		return site.Answer{}, site.Fault{Kind: site.ErrBadRequest, Detail: templates.TextExploreNoPosition}
	case errors.Is(err, scenario.ErrLink):
		return site.Answer{}, site.Fault{Kind: site.ErrBadRequest, Detail: templates.TextBadScenarioLink}
	case errors.Is(err, table.ErrTooLong):
		return site.Answer{}, site.Fault{Kind: site.ErrTooLarge, Detail: templates.TextScenarioTooLong}
	case err != nil:
		return site.Answer{}, site.Fault{Kind: site.ErrBadRequest, Detail: templates.TextExploreChoice}
	}
	file, _ := scenario.Parse("scenario", q.Scenario)
	form := table.ExploreForm(req.Frame, file, q.Scenario)
	form.Goal, form.Turns, form.Dice, form.Hidden, form.Opponent = q.Goal, q.Turns, q.Dice, q.Hidden, q.Opponent
	page := templates.ExplorePage{Form: form,
		Position: templates.Link{Text: titleOf(req.Frame, file), Href: table.EditorLink(req.Frame, q.Scenario) + "&step=999"}}
	if form.Goal == "" {
		return site.Answer{View: page}, nil
	}
	if page.Explored, err = table.Explore(req.Context(), s.Referee, req.Frame, q, nil); err != nil {
		return site.Answer{}, tooMuch(err)
	}
	return site.Answer{View: page}, nil
}

// tooMuch returns the fault of a search that exceeds a limit.
func tooMuch(err error) error {
	switch {
	case errors.Is(err, referee.ErrCards), errors.Is(err, referee.ErrSlow):
		return site.Fault{Kind: site.ErrTooLarge, Detail: templates.TextScenarioTooLong}
	case errors.Is(err, referee.ErrBusy):
		return site.Fault{Kind: site.ErrOverloaded}
	}
	return err
}

// titleOf returns the title of a scenario, or its id.
func titleOf(f templates.Frame, file *scenario.File) string {
	if title := f.Say(file.Title); title != "" {
		return title
	}
	return file.ID
}

// explore answers the question of a call within limits. The search ends with the request.
func (s *Section) explore(ctx context.Context, text, goal string, o explore.Options,
	lang catalog.Lang) (*explore.Report, scenario.Errors, error) {
	file, errs := scenario.Parse("scenario", text)
	if len(errs) > 0 {
		return nil, errs, nil
	}
	r, errs, err := s.Referee.Search(ctx, file, goal, o, lang)
	return r, errs, tooMuch(err)
}
