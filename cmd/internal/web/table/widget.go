package table

import (
	"cmp"
	"net/url"
	"strings"

	"catanica/catalog"
	"catanica/cmd/internal/table"
	"catanica/cmd/internal/web/site"
	"catanica/rulings/scenario"
	"catanica/templates"
)

// widgetEvents is the number of events that a widget shows.
const widgetEvents = 4

// Widget presents the position of an embedded scenario, or of the table in the link (g= or s=), at the step that the
// request names, for other sites.
func (s *Section) Widget(req *site.Request, id string) (templates.Widget, error) {
	f := req.Frame
	var file *scenario.File
	var res *scenario.Result
	var href string
	var own table.Address // a reader's own table, not an embedded scenario
	if id != "" {
		if file = s.Source.Scenario(id); file == nil {
			return templates.Widget{}, site.Fault{
				Kind: site.ErrNotFound, Detail: templates.TextNoScenario, Near: s.nearScenarios(f, id),
			}
		}
		res, href = s.Source.Proofs(req.Context()).Results[file.ID], f.Thing(catalog.KindScenario, file.ID)
	} else {
		var err error
		if own, err = s.address(req); err != nil || req.Get("s")+req.Get("g") == "" {
			return templates.Widget{}, site.Fault{Kind: site.ErrBadRequest, Detail: templates.TextBadScenarioLink}
		}
		var mistakes scenario.Errors
		if file, res, mistakes, err = s.simulate(req.Context(), own.Text); err != nil {
			return templates.Widget{}, err
		}
		href = table.EditorLink(f, own.Text)
		if res == nil || res.Start == nil {
			return s.unreadable(f, file, mistakes, href), nil
		}
	}
	if req.Get("view") != "" {
		return templates.Widget{}, site.Fault{Kind: site.ErrBadRequest}
	}
	shown := table.EditionShown(f, file)
	file, res = file.Under(shown), res.Under(shown)
	if id != "" {
		own = embedded(req, file)
	}
	replay, err := s.replay(req, own, file, res)
	if err != nil {
		return templates.Widget{}, err
	}
	f.Edition = shown
	title := cmp.Or(f.Say(file.Title), file.ID)
	w := templates.Widget{Eyebrow: templates.TableEyebrow(f), Title: title, Board: replay.Board}
	w.Verdict, w.Colour = templates.ScenarioMark(f, replay.Status)
	if replay.Step > 0 && replay.Step < len(replay.Steps) {
		step := replay.Steps[replay.Step]
		w.Text, w.Items = step.Outcome(f), firstEvents(step)
	}
	w.Href = withParameter(withParameter(href, "step", req.Get("step")), "at", own.At)
	if len(file.Proves) > 0 {
		var ids []string
		for _, ref := range file.Proves {
			ids = append(ids, ref.ID)
		}
		w.Facts = append(w.Facts, f.Say(templates.TextWidgetProves)+" "+strings.Join(ids, ", "))
	}
	return w, nil
}

// firstEvents returns the first events of a step, each with the articles that it rests on.
func firstEvents(step templates.ReplayStep) []string {
	var out []string
	for _, e := range step.Events[:min(len(step.Events), widgetEvents)] {
		item := e.Text
		for _, c := range e.Cites {
			item += " [" + c.Text + "]"
		}
		out = append(out, item)
	}
	return out
}

// unreadable presents a text that cannot be read.
func (s *Section) unreadable(f templates.Frame, file *scenario.File, mistakes scenario.Errors,
	href string) templates.Widget {
	w := templates.Widget{Eyebrow: templates.TableEyebrow(f), Title: cmp.Or(f.Say(file.Title), file.ID, "?"), Href: href}
	w.Verdict, w.Colour = templates.ScenarioMark(f, templates.ScenarioUnreadable)
	for _, p := range mistakes[:min(len(mistakes), widgetEvents)] {
		w.Items = append(w.Items, p.In(f.Lang))
	}
	return w
}

// withParameter adds a parameter to an address, unless its value is empty.
func withParameter(href, key, value string) string {
	if value == "" {
		return href
	}
	sep := "?"
	if strings.Contains(href, "?") {
		sep = "&"
	}
	return href + sep + key + "=" + url.QueryEscape(value)
}
