package web

import (
	"slices"
	"strconv"
	"strings"

	"catanica/catalog"
	"catanica/catalog/deck"
	"catanica/rulings/scenario"
	"catanica/templates"
)

// scenario answers GET /LANG/scenarios/ID: the replay at one step. With part=stage only what changes from
// step to step, with part=text the scenario as a file.
func (s *Server) scenario(v *visit) (answer, error) {
	id := v.path("id")
	file := s.svc.Scenario(id)
	if file == nil {
		return answer{}, fault{kind: errNotFound, detail: templates.TextNoScenario, near: s.nearScenarios(v.frame, id)}
	}
	if v.get("part") == "text" {
		return answer{file: &download{name: file.ID + ".scn", text: file.Source}}, nil
	}
	page, err := s.scenarioPage(v, file, s.svc.Proofs(v.ctx()).Results[file.ID])
	if err != nil {
		return answer{}, err
	}
	if v.get("part") == "stage" {
		return answer{part: templates.StageInner(v.frame, page.Replay)}, nil
	}
	page.Prev, page.Next = s.scenarioNeighbours(v.frame, file)
	return answer{view: page}, nil
}

// nearScenarios are scenarios for the same article, or whose ids begin alike.
func (s *Server) nearScenarios(f templates.Frame, id string) []templates.Link {
	article, _, _ := strings.Cut(id, "-")
	var out []templates.Link
	for _, file := range s.svc.Scenarios {
		if len(out) < near && len(article) > 2 && (proves(file, article) || strings.HasPrefix(file.ID, article)) {
			out = append(out, templates.Link{Text: f.Say(file.Title), Href: f.Thing(catalog.KindScenario, file.ID)})
		}
	}
	return out
}

func (s *Server) scenarioNeighbours(f templates.Frame, file *scenario.File) (prev, next *templates.Link) {
	all := s.svc.Scenarios
	i := slices.Index(all, file)
	link := func(i int) *templates.Link {
		if i < 0 || i >= len(all) {
			return nil
		}
		return &templates.Link{Text: f.Say(all[i].Title), Href: f.Thing(catalog.KindScenario, all[i].ID)}
	}
	return link(i - 1), link(i + 1)
}

// scenarioPage is a scenario with its result, whoever wrote it.
func (s *Server) scenarioPage(v *visit, file *scenario.File, res *scenario.Result) (templates.ScenarioPage, error) {
	f := v.frame
	shown := editionShown(f, file)
	page := templates.ScenarioPage{
		ID: file.ID, Title: f.Say(file.Title), Note: f.Say(file.Note), Edition: shown, Game: file.Game, Goal: file.Goal,
		Pending: f.Say(file.Pending), Source: file.Source,
		Crumbs:   []templates.Link{{Text: f.Say(templates.TextScenarios), Href: f.To("/scenarios")}},
		Editor:   editorLink(f, file.Source),
		Download: "/" + string(f.Lang) + "/scenarios/" + file.ID + "?part=text",
	}
	if chapter := chapterOf(file); chapter != "" {
		page.Crumbs = append(page.Crumbs, templates.Link{Text: strings.TrimSpace(chapterNumber(chapter) + " " + s.chapterName(f, chapter)), Href: f.To("/scenarios#c" + chapter)})
	}
	for _, ref := range file.Proves {
		w, _ := witness(s.svc.Proofs(v.ctx()), ref.ID, file.ID)
		a := templates.ProvenArticle{Entry: templates.Entry{ID: ref.ID}, Notices: w.Notices}
		if r := s.svc.Library.Ruling(ref.ID); r != nil {
			a.Entry = s.rulingEntry(f, r)
		}
		page.Proves = append(page.Proves, a)
	}
	page.Assumed, page.Readings = s.assumed(f, file), s.scenarioReadings(f, file)
	var err error
	page.Compared = s.comparison(f, file, res, func(e catalog.EditionID) string { return f.With("edition", string(e)) + "#side-by-side" })
	page.Replay, err = s.replay(v, file.Under(shown), res.Under(shown))
	return page, err
}

// editorLink is the address that opens a text in the editor.
func editorLink(f templates.Frame, text string) string {
	return "/" + string(f.Lang) + "/scenarios/new?s=" + deck.Encode(text)
}

func (s *Server) assumed(f templates.Frame, file *scenario.File) []templates.Assumed {
	var out []templates.Assumed
	for _, a := range file.Assume {
		if k := s.svc.Catalog.FindCard(a.Card.Text); k != nil {
			known := templates.Assumed{
				Kind: a.Kind, Card: templates.Link{Text: k.Title(f.Lang), Href: f.Thing(catalog.KindCard, k.ID)}, Price: templates.NewPrice(a.Cost), N: a.N,
			}
			if into := s.svc.Catalog.FindCard(a.Into.Text); into != nil {
				known.Into = into.Title(f.Lang)
			}
			out = append(out, known)
		}
	}
	return out
}

func (s *Server) scenarioReadings(f templates.Frame, file *scenario.File) []templates.ScenarioReading {
	var out []templates.ScenarioReading
	for _, id := range sortedKeys(file.Reads) {
		r := s.svc.Catalog.Reading(id)
		if r == nil {
			continue
		}
		line := templates.ScenarioReading{Question: f.Say(r.Question), Href: s.readingHref(f, r.ID)}
		for _, a := range r.Answers {
			if a.ID == file.Reads[id] {
				line.Answer = f.Say(a.Text)
			}
		}
		out = append(out, line)
	}
	return out
}

// stepWanted reads which step of a replay is asked for: 0 is the start.
func stepWanted(text string, last int) (int, error) {
	if text == "" {
		return 0, nil
	}
	n, err := strconv.Atoi(text)
	if err != nil || n < 0 {
		return 0, fault{kind: errBadRequest}
	}
	return min(n, last), nil
}
