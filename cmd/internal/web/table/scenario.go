package table

import (
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/cmd/internal/table"
	"catanica/cmd/internal/web/present"
	"catanica/cmd/internal/web/site"
	"catanica/rulings/scenario"
	"catanica/rulings/stamp"
	"catanica/templates"
)

// Scenario answers GET /LANG/scenarios/ID: the replay at one step. With part=stage it returns only what changes from
// step to step, with part=text the scenario as a file.
func (s *Section) Scenario(req *site.Request) (site.Answer, error) {
	id := req.Path("id")
	file := s.Source.Scenario(id)
	if file == nil {
		return site.Answer{}, site.Fault{
			Kind: site.ErrNotFound, Detail: templates.TextNoScenario, Near: s.nearScenarios(req.Frame, id),
		}
	}
	if req.Get("part") == "text" {
		return site.Answer{File: &site.Download{Name: file.ID + ".scn", Text: file.Source}}, nil
	}
	page, err := s.scenarioPage(req, file, s.Source.Proofs(req.Context()).Results[file.ID])
	if err != nil {
		return site.Answer{}, err
	}
	if req.Get("part") == "stage" {
		return site.Answer{Part: templates.StageInner(req.Frame, page.Replay)}, nil
	}
	page.Prev, page.Next = s.scenarioNeighbours(req.Frame, file)
	page.File = file.Path
	return site.Answer{View: page}, nil
}

// nearScenarios returns scenarios for the same article, or with a similar beginning of the id.
func (s *Section) nearScenarios(f templates.Frame, id string) []templates.Link {
	article, _, _ := strings.Cut(id, "-")
	var out []templates.Link
	for _, file := range s.Files {
		if len(out) < present.Near && len(article) > 2 && (proves(file, article) ||
			strings.HasPrefix(file.ID, article)) {
			out = append(out, templates.Link{Text: f.Say(file.Title), Href: f.Thing(catalog.KindScenario, file.ID)})
		}
	}
	return out
}

func (s *Section) scenarioNeighbours(f templates.Frame, file *scenario.File) (prev, next *templates.Link) {
	all := s.Files
	i := slices.Index(all, file)
	link := func(i int) *templates.Link {
		if i < 0 || i >= len(all) {
			return nil
		}
		return &templates.Link{Text: f.Say(all[i].Title), Href: f.Thing(catalog.KindScenario, all[i].ID)}
	}
	return link(i - 1), link(i + 1)
}

// scenarioPage presents a scenario with its result, whether embedded or a reader's.
func (s *Section) scenarioPage(req *site.Request, file *scenario.File,
	res *scenario.Result) (templates.ScenarioPage, error) {
	f := req.Frame
	shown := table.EditionShown(f, file)
	page := templates.ScenarioPage{
		ID: file.ID, Title: f.Say(file.Title), Note: f.Say(file.Note), Edition: shown, Game: file.Game,
		BoardGame: f.Say(file.GameTitle()), Goal: file.Goal,
		Pending: f.Say(file.Pending), Source: file.Source,
		Crumbs:   []templates.Link{{Text: f.Say(templates.TextScenarios), Href: f.To("/scenarios")}},
		Editor:   table.EditorLink(f, file.Source),
		Download: "/" + string(f.Lang) + "/scenarios/" + file.ID + "?part=text",
	}
	if chapter := s.topicOf(file); chapter != otherTopic {
		page.Crumbs = append(page.Crumbs, templates.Link{
			Text: strings.TrimSpace(chapterNumber(chapter) + " " + s.chapterName(f, chapter)),
			Href: topicLink(f, chapter),
		})
	}
	for _, ref := range file.Proves {
		w, _ := witness(s.Source.Proofs(req.Context()), ref.ID, file.ID)
		a := templates.ProvenArticle{Entry: templates.Entry{ID: ref.ID}, Notices: w.Notices}
		if r := s.Library.Ruling(ref.ID); r != nil {
			a.Entry = s.Show.RulingEntry(f, r)
		}
		page.Proves = append(page.Proves, a)
	}
	page.Stamp = stamp.Scenario(file, res.Under(shown))
	page.Assumed, page.Readings = s.assumed(f, file), s.scenarioReadings(f, file)
	var err error
	page.Compared = s.comparison(f, file, res, func(e catalog.EditionID) string {
		return f.With("edition",
			string(e)) + "#side-by-side"
	})
	file, res = file.Under(shown), res.Under(shown)
	page.Replay, err = s.replay(req, embedded(req, file), file, res)
	return page, err
}

// stampedLink returns the address that opens a text in the editor, with the stamp of its result if it was played; "" if
// that is too long for a link.
func stampedLink(f templates.Frame, file *scenario.File, res *scenario.Result, text string) string {
	link := table.EditorLink(f, text)
	if res != nil && res.Start != nil {
		link = stamp.Scenario(file, res).Link(link)
	}
	if len(link) > table.MaxLink {
		return ""
	}
	return link
}

func (s *Section) assumed(f templates.Frame, file *scenario.File) []templates.Assumed {
	var out []templates.Assumed
	for _, a := range file.Assume {
		if k := s.Catalog.FindCard(a.Card.Text); k != nil {
			known := templates.Assumed{
				Kind: a.Kind, Card: templates.Link{Text: k.Title(f.Lang), Href: f.Thing(catalog.KindCard, k.ID)},
				Price: templates.NewPrice(a.Cost), N: a.N,
			}
			if into := s.Catalog.FindCard(a.Into.Text); into != nil {
				known.Into = into.Title(f.Lang)
			}
			out = append(out, known)
		}
	}
	return out
}

func (s *Section) scenarioReadings(f templates.Frame, file *scenario.File) []templates.ScenarioReading {
	var out []templates.ScenarioReading
	for _, id := range sortedKeys(file.Reads) {
		r := s.Catalog.Reading(id)
		if r == nil {
			continue
		}
		line := templates.ScenarioReading{Question: f.Say(r.Question), Href: s.Show.ReadingHref(f, r.ID)}
		for _, a := range r.Answers {
			if a.ID == file.Reads[id] {
				line.Answer = f.Say(a.Text)
			}
		}
		out = append(out, line)
	}
	return out
}
