package table

import (
	"context"
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/cmd/internal/table"
	"catanica/cmd/internal/web/present"
	"catanica/rulings/proof"
	"catanica/rulings/scenario"
	"catanica/templates"
)

// chapterNumber returns the number of a chapter of the Encyclopædia, or "" for a rulebook.
func chapterNumber(chapter string) string {
	if chapter != "" && chapter[0] >= '0' && chapter[0] <= '9' {
		return chapter
	}
	return ""
}

// chapterName returns the name of a chapter or rulebook.
func (s *Section) chapterName(f templates.Frame, chapter string) string {
	switch {
	case chapter == "":
		return f.Say(templates.TextOtherProofs)
	case chapterNumber(chapter) == "":
		return s.Show.BookTitle(f, chapter)
	}
	return templates.ChapterName(f, chapter)
}

func sortedKeys[T any](m map[string]T) []string {
	keys := make([]string, 0, len(m))
	for k := range m {
		keys = append(keys, k)
	}
	slices.Sort(keys)
	return keys
}

func proves(f *scenario.File, article string) bool {
	return slices.ContainsFunc(f.Proves, func(r scenario.Ref) bool { return r.ID == article })
}

// chapterOf returns the chapter of the first article that a scenario proves, or else of the article in its id.
func chapterOf(f *scenario.File) string {
	article := f.ID // a scenario about a reading proves nothing, but its id begins with an article
	if len(f.Proves) > 0 {
		article = f.Proves[0].ID
	}
	chapter, _, _ := strings.Cut(article, ".")
	return chapter
}

// editionNames lists the editions that a scenario names: "1998, 2004".
func editionNames(f templates.Frame, file *scenario.File) string {
	var names []string
	for _, e := range file.Editions {
		names = append(names, f.EditionName(e))
	}
	return strings.Join(names, ", ")
}

// gameNames lists the games in which a scenario is played.
func gameNames(f templates.Frame, file *scenario.File) string {
	var names []string
	for _, g := range file.AllGames() {
		names = append(names, templates.GameName(f, g))
	}
	return strings.Join(names, ", ")
}

func (s *Section) scenarioLine(f templates.Frame, report *proof.Report, file *scenario.File) templates.ScenarioLine {
	line := templates.ScenarioLine{
		ID: file.ID, Title: f.Say(file.Title), Href: f.Thing(catalog.KindScenario, file.ID),
		Edition: editionNames(f, file), Game: gameNames(f, file),
		Status: table.Status(file, report.Results[file.ID]),
	}
	if file.IsBoard() {
		line.Edition, line.Game = "", f.Say(file.GameTitle())
	}
	for _, ref := range file.Proves {
		article := templates.Link{Text: s.Table.CiteName(f, ref.ID)}
		if r := s.Library.Ruling(ref.ID); r != nil {
			article.Href = f.Thing(r.Kind, r.ID)
		}
		line.Articles = append(line.Articles, article)
		if w, ok := witness(report, ref.ID, file.ID); ok && w.Holds && !w.Pending && !w.Notices {
			line.Unnoticed = true
		}
	}
	return line
}

// witness returns what the report says of a scenario as a proof of an article.
func witness(report *proof.Report, article, id string) (proof.Witness, bool) {
	p := report.Of(article)
	if p == nil {
		return proof.Witness{}, false
	}
	i := slices.IndexFunc(p.Witnesses, func(w proof.Witness) bool { return w.Scenario == id })
	if i < 0 {
		return proof.Witness{}, false
	}
	return p.Witnesses[i], true
}

// articleChoices offers the articles that any scenario proves.
func (s *Section) articleChoices(f templates.Frame, chosen string) []templates.Choice {
	var ids []string
	for _, file := range s.Files {
		for _, ref := range file.Proves {
			if !slices.Contains(ids, ref.ID) {
				ids = append(ids, ref.ID)
			}
		}
	}
	slices.Sort(ids)
	var out []templates.Choice
	for _, id := range ids {
		c := templates.Choice{Value: id, Name: id, Selected: id == chosen}
		if r := s.Library.Ruling(id); r != nil {
			c.Name = strings.TrimSpace(present.ArticleLabel(r) + r.Title(f.Lang))
		}
		out = append(out, c)
	}
	return out
}

// ScenariosOf returns the scenarios in which a card does something: it is played, hit or moved, or it is in play and
// the scenario proves an article about it. Those that prove an article about the card come first.
func (s *Section) ScenariosOf(ctx context.Context, f templates.Frame, card string) []templates.ScenarioLine {
	report := s.Source.Proofs(ctx)
	s.casts.once.Do(func() { s.casts.of = s.castsOf(report) })
	cast := s.casts.of[card]
	var out []templates.ScenarioLine
	for _, file := range slices.Concat(cast.about, cast.others) {
		out = append(out, s.scenarioLine(f, report, file))
	}
	return out
}

// cast lists the scenarios in which a card does something, by id.
type cast struct {
	about  []*scenario.File // those that prove an article about the card
	others []*scenario.File
}

// castsOf returns the casts by the ids of the cards.
func (s *Section) castsOf(report *proof.Report) map[string]cast {
	out := map[string]cast{}
	for _, file := range s.Files {
		about := s.cardsOf(file)
		for card := range s.players(report.Results[file.ID], about) {
			c := out[card]
			if about[card] {
				c.about = append(c.about, file)
			} else {
				c.others = append(c.others, file)
			}
			out[card] = c
		}
	}
	return out
}

// cardsOf returns the cards that are named by the articles that a scenario proves.
func (s *Section) cardsOf(file *scenario.File) map[string]bool {
	out := map[string]bool{}
	for _, ref := range file.Proves {
		if r := s.Library.Ruling(ref.ID); r != nil {
			for _, card := range r.Cards {
				out[card] = true
			}
		}
	}
	return out
}

// players returns the cards that do something in a scenario, and those of about that are on its table at the start.
func (s *Section) players(res *scenario.Result, about map[string]bool) map[string]bool {
	out := map[string]bool{}
	for _, st := range res.Steps {
		for _, e := range st.Events {
			out[e.Card], out[e.On] = true, true
		}
	}
	if res.Start != nil && len(about) > 0 {
		for _, k := range res.Start.Cards {
			if id := res.Table.Book.ID(k.Def); about[id] {
				out[id] = true
			}
		}
	}
	delete(out, "")
	return out
}
