package web

import (
	"maps"

	"catanica/catalog"
	"catanica/rulings"
	"catanica/templates"
)

// gameAsked reads game=, the game that the reader chose; "" for all.
func gameAsked(v *visit) (rulings.Game, error) {
	name := v.get("game")
	g, ok := rulings.ParseGame(name)
	if name != "" && !ok {
		return "", fault{kind: errBadRequest, detail: templates.TextNoSuchGame}
	}
	return g, nil
}

// gameFilters narrow a page to one game.
func gameFilters(f templates.Frame) []templates.KindFilter {
	f.Query = maps.Clone(f.Query)
	f.Query.Del("n") // begins anew
	out := []templates.KindFilter{{Name: f.Say(templates.TextAllGames), Href: f.With("game", ""), Current: f.Game == ""}}
	for _, g := range rulings.Games {
		out = append(out, templates.KindFilter{Name: f.Say(g.Name()), Href: f.With("game", string(g)), Current: f.Game == g})
	}
	return out
}

// otherGame is the game where it is not the card game, else "".
func otherGame(g rulings.Game) rulings.Game {
	if g == rulings.GameCard {
		return ""
	}
	return g
}

// gameCrumb leads to the rules of a game.
func gameCrumb(f templates.Frame, g rulings.Game) templates.Link {
	return templates.Link{Text: f.Say(g.Name()), Href: f.To("/rules?game=" + string(g))}
}

// rulesCrumbs lead to the rules of a game from all rules on.
func rulesCrumbs(f templates.Frame, g rulings.Game) []templates.Link {
	return []templates.Link{{Text: f.Say(templates.TextRules), Href: f.To("/rules")}, gameCrumb(f, g)}
}

// chapterBooks are the chapters of the Encyclopædia about a game that has no rulebook, as books.
func (s *Server) chapterBooks(f templates.Frame, g rulings.Game) []templates.Book {
	var out []templates.Book
	for _, id := range s.svc.Library.ChaptersOf(g, catalog.KindRuling) {
		out = append(out, templates.Book{
			ID: id, Title: templates.ChapterName(f, id), Href: f.To("/rulings#c" + id), N: len(s.svc.Library.Chapter(id)),
		})
	}
	return out
}
