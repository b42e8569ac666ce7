package books

import (
	"catanica/catalog"
	"catanica/rulings"
	"catanica/templates"
)

// gameCrumb leads to the rules of a game.
func gameCrumb(f templates.Frame, g rulings.Game) templates.Link {
	return templates.Link{Text: f.Say(g.Name()), Href: f.To("/rules?game=" + string(g))}
}

// rulesCrumbs lead to the rules of a game from all rules on.
func rulesCrumbs(f templates.Frame, g rulings.Game) []templates.Link {
	return []templates.Link{{Text: f.Say(templates.TextRules), Href: f.To("/rules")}, gameCrumb(f, g)}
}

// chapterBooks are the chapters of the Encyclopædia about a game that has no rulebook, as books.
func (s *Section) chapterBooks(f templates.Frame, g rulings.Game) []templates.Book {
	var out []templates.Book
	for _, id := range s.Library.ChaptersOf(g, catalog.KindRuling) {
		out = append(out, templates.Book{
			ID: id, Title: templates.ChapterName(f, id), Href: f.To("/rulings#c" + id), N: len(s.Library.Chapter(id)),
		})
	}
	return out
}
