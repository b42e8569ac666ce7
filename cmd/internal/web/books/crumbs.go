package books

import (
	"catanica/catalog"
	"catanica/rulings"
	"catanica/templates"
)

// gameCrumb links to the rules of a game.
func gameCrumb(f templates.Frame, g rulings.Game) templates.Link {
	return templates.Link{Text: f.Say(g.Name()), Href: f.To("/rules?game=" + string(g))}
}

// rulesCrumbs returns the breadcrumbs from all rules to the rules of a game.
func rulesCrumbs(f templates.Frame, g rulings.Game) []templates.Link {
	return []templates.Link{{Text: f.Say(templates.TextRules), Href: f.To("/rules")}, gameCrumb(f, g)}
}

// chapterBooks presents the chapters of the Encyclopædia about a game as its books, for games without a rulebook.
func (s *Section) chapterBooks(f templates.Frame, g rulings.Game) []templates.Book {
	var out []templates.Book
	for _, id := range s.Library.ChaptersOf(g, catalog.KindRuling) {
		out = append(out, templates.Book{
			ID: id, Title: templates.ChapterName(f, id), Href: f.To("/rulings#c" + id), N: len(s.Library.Chapter(id)),
		})
	}
	return out
}
