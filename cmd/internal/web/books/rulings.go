package books

import (
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/cmd/internal/web/site"
	"catanica/rulings"
	"catanica/templates"
)

// Rulings answers GET /LANG/rulings: the chapters with their articles. Chapters about other games are listed
// separately.
func (s *Section) Rulings(req *site.Request) (site.Answer, error) {
	page := templates.RulingsPage{Chapters: s.chapters(req.Frame, rulings.GameCard)}
	for _, c := range page.Chapters {
		page.Total += c.N
	}
	for _, g := range rulings.Games[1:] {
		if list := s.chapters(req.Frame, g); len(list) > 0 {
			page.Others = append(page.Others, templates.GameChapters{Game: g, Chapters: list})
		}
	}
	for _, g := range s.Library.Gaps {
		page.Gaps = append(page.Gaps, templates.GapLine{
			ID: g.ID, Title: req.Frame.Say(g.Title), See: s.gapLinks(req.Frame, g),
		})
	}
	return site.Answer{View: page}, nil
}

// chapters returns the chapters about a game.
func (s *Section) chapters(f templates.Frame, g rulings.Game) []templates.Chapter {
	var out []templates.Chapter
	for _, id := range s.Library.ChaptersOf(g, catalog.KindRuling) {
		c := templates.Chapter{ID: id, Name: templates.ChapterName(f, id)}
		section := ""
		for _, r := range s.Library.Chapter(id) {
			if r.Kind != catalog.KindRuling {
				continue
			}
			if sec := sectionOf(r); sec != section || c.N == 0 {
				section = sec
				c.Groups = append(c.Groups, nil)
				c.Cards = s.addSubject(f, c.Cards, r)
			}
			last := len(c.Groups) - 1
			c.Groups[last] = append(c.Groups[last], s.Show.RulingEntry(f, r))
			c.N++
		}
		out = append(out, c)
	}
	return out
}

// firstCardChapter and lastCardChapter enclose the chapters whose sections are each about a card or a kind of cards.
const firstCardChapter, lastCardChapter = "112", "128"

// addSubject adds the card that a section is about: the first one of its first article, if it is in a chapter on cards.
func (s *Section) addSubject(f templates.Frame, names []string, first *rulings.Ruling) []string {
	if chapter := first.Chapter(); chapter < firstCardChapter || chapter > lastCardChapter || len(first.Cards) == 0 {
		return names
	}
	k := s.Catalog.Card(first.Cards[0])
	if k == nil {
		return names
	}
	if name := f.Say(k.Name.Text); !slices.Contains(names, name) {
		names = append(names, name)
	}
	return names
}

// sectionOf returns the section of an article: 112.G for 112.G.e.
func sectionOf(r *rulings.Ruling) string {
	if i := strings.LastIndexByte(r.ID, '.'); i > 0 {
		return r.ID[:i]
	}
	return r.ID
}
