package table

import (
	"cmp"
	"slices"
	"strconv"
	"strings"

	"catanica/catalog"
	"catanica/cmd/internal/table"
	"catanica/cmd/internal/web/site"
	"catanica/rulings/scenario"
	"catanica/templates"
)

// perPage is the number of cases on a page of the gallery.
const perPage = 24

// Bounds of levels and frequencies; the page explains them.
const (
	easyUpTo   = 2
	hardFrom   = 6
	oftenOneIn = 10  // games
	rareOneIn  = 100 // games
)

// dispute is a scenario with what the gallery sorts it by.
type dispute struct {
	file  *scenario.File
	topic string
	score int // moves, attempts, and two for each article
	games int // random games in which its most frequent article decided something; -1 if none is measured
}

// Scenarios answers GET /LANG/scenarios: the gallery, filtered by topic, level, frequency, article and status.
func (s *Section) Scenarios(req *site.Request) (site.Answer, error) {
	f := req.Frame
	topic, level, often, sort := req.Get("topic"), req.Get("level"), req.Get("often"), req.Get("sort")
	article, status := req.Get("article"), templates.ScenarioStatus(req.Get("status"))
	report := s.Source.Proofs(req.Context())
	page := templates.GalleryPage{
		Total: len(s.Files), Filters: topic+level+often+sort+article+string(status) != "", Games: s.minedGames(),
	}
	var shown []dispute
	for _, d := range s.disputes() {
		if topic != "" && d.topic != topic || level != "" && d.level() != level ||
			often != "" && d.often(page.Games) != often || article != "" && !proves(d.file, article) ||
			status != "" && table.Status(d.file, report.Results[d.file.ID]) != status {
			continue
		}
		shown = append(shown, d)
	}
	sortDisputes(shown, sort)
	page.Shown = len(shown)
	page.Pages = max(1, (len(shown)+perPage-1)/perPage)
	page.Page = 1
	if n, err := strconv.Atoi(req.Get("page")); err == nil {
		page.Page = min(max(n, 1), page.Pages)
	}
	from := (page.Page - 1) * perPage
	for _, d := range shown[from:min(from+perPage, len(shown))] {
		line := s.scenarioLine(f, report, d.file)
		page.Cases = append(page.Cases, s.galleryCase(f, d, page.Games, report.Results[d.file.ID], line))
	}
	if page.Page > 1 {
		page.Prev = f.With("page", strconv.Itoa(page.Page-1))
	}
	if page.Page < page.Pages {
		page.Next = f.With("page", strconv.Itoa(page.Page+1))
	}
	page.Article = s.articleChoices(f, article)
	page.Status = templates.Choices(f, templates.ScenarioStatuses, status, templates.StatusName)
	page.Topic = s.topicChoices(f, topic)
	page.Level = templates.Choices(f, templates.GalleryLevels, level, templates.GalleryName)
	page.Often = templates.Choices(f, templates.GalleryOften, often, templates.GalleryName)
	page.Sort = templates.Choices(f, templates.GallerySorts[1:], sort,
		func(f templates.Frame, id string) string { return templates.GalleryName(f, "sort-"+id) })
	return site.Answer{View: page}, nil
}

func (s *Section) galleryCase(f templates.Frame, d dispute, games int, res *scenario.Result,
	line templates.ScenarioLine) templates.GalleryCase {
	c := templates.GalleryCase{
		ScenarioLine: line, Topic: d.topic, Level: d.level(), Often: d.often(games), Rule: ruleHref(f, d.file, res),
	}
	switch {
	case res == nil:
	case res.Start != nil:
		c.Board = s.Table.Thumb(f, res.Table, res.Start)
	case res.BoardStart != nil:
		c.Island = s.Table.BoardThumb(f, res.BoardStart)
	}
	return c
}

// minedGames returns the number of random games behind the frequencies.
func (s *Section) minedGames() int {
	m, _ := s.Library.Mined("101.D.b")
	return m.Of
}

// disputes returns all embedded scenarios with what they are sorted by.
func (s *Section) disputes() []dispute {
	out := make([]dispute, 0, len(s.Files))
	for _, file := range s.Files {
		d := dispute{file: file, topic: s.topicOf(file), score: 2 * len(file.Proves), games: -1}
		for _, st := range file.Steps {
			if st.IsMove() {
				d.score++
			}
		}
		for _, ref := range file.Proves {
			if m, ok := s.Library.Mined(ref.ID); ok {
				d.games = max(d.games, m.Games)
			}
		}
		out = append(out, d)
	}
	return out
}

// otherTopic is the topic of scenarios that prove no article.
const otherTopic = "other"

// topicOf returns the chapter or rulebook of a scenario, or otherTopic.
func (s *Section) topicOf(file *scenario.File) string {
	chapter := chapterOf(file)
	if chapterNumber(chapter) != "" || slices.Contains(s.Library.Chapters(catalog.KindRule), chapter) {
		return chapter
	}
	return otherTopic
}

func (d dispute) level() string {
	switch {
	case d.score <= easyUpTo:
		return "easy"
	case d.score >= hardFrom:
		return "hard"
	}
	return "medium"
}

func (d dispute) often(games int) string {
	switch {
	case d.games < 0:
		return "unmeasured"
	case d.games*oftenOneIn >= games:
		return "often"
	case d.games*rareOneIn < games:
		return "rarely"
	}
	return "sometimes"
}

// sortDisputes sorts by level, by topic or else by frequency; equal ones by id.
func sortDisputes(list []dispute, by string) {
	slices.SortStableFunc(list, func(a, b dispute) int {
		switch by {
		case "level":
			return cmp.Compare(a.score, b.score)
		case "topic":
			return strings.Compare(a.topic, b.topic)
		}
		return cmp.Compare(b.games, a.games)
	})
}

func (s *Section) topicChoices(f templates.Frame, chosen string) []templates.Choice {
	chapters := map[string]bool{}
	for _, file := range s.Files {
		chapters[s.topicOf(file)] = true
	}
	other := chapters[otherTopic]
	delete(chapters, otherTopic)
	var out []templates.Choice
	for _, id := range sortedKeys(chapters) {
		name := strings.TrimSpace(chapterNumber(id) + " " + s.chapterName(f, id))
		out = append(out, templates.Choice{Value: id, Name: name, Selected: id == chosen})
	}
	if other { // scenarios that prove no article come last
		out = append(out, templates.Choice{Value: otherTopic, Name: s.chapterName(f, ""), Selected: otherTopic == chosen})
	}
	return out
}

// topicLink returns the address of the scenarios of a chapter.
func topicLink(f templates.Frame, chapter string) string { return f.To("/scenarios?topic=" + chapter) }
