package web

import (
	"net/url"

	"catanica/catalog"
	"catanica/rulings"
	"catanica/templates"
)

// bookSources says which source each rulebook is.
var bookSources = map[string]string{"kuw": "000", "zud": "001", "almanach": "002", "wien": "004"}

// rules answers GET /LANG/rules: the rulebooks by game, and the glossary; with game= those of one game.
func (s *Server) rules(v *visit) (answer, error) {
	chosen, err := gameAsked(v)
	if err != nil {
		return answer{}, err
	}
	v.frame.Game = chosen
	f := v.frame
	page := templates.RulesPage{Choices: gameFilters(f)}
	for _, g := range rulings.Games {
		if chosen == "" || chosen == g {
			page.Games = append(page.Games, templates.GameBooks{Game: g, Books: s.books(f, g)})
		}
	}
	v.frame.Game = otherGame(chosen) // the search box of the card game's pages searches all
	return answer{view: page}, nil
}

// books are the rulebooks of a game; the card game has the glossary and the variants too.
func (s *Server) books(f templates.Frame, g rulings.Game) []templates.Book {
	var out []templates.Book
	for _, id := range s.svc.Library.ChaptersOf(g, catalog.KindRule) {
		out = append(out, templates.Book{
			ID: id, Title: s.bookTitle(f, id), Href: f.To("/rules/" + url.PathEscape(id)), About: templates.BookAbout(f, id),
			N: len(s.svc.Library.Chapter(id)),
		})
	}
	if g != rulings.GameCard {
		return append(out, s.chapterBooks(f, g)...)
	}
	return append(out, templates.Book{
		ID: "glossary", Title: f.Say(templates.TextGlossary), Href: f.To("/rules/glossary"), About: f.Say(templates.TextGlossaryAbout),
		N: len(s.terms()),
	}, templates.Book{
		ID: "variants", Title: f.Say(templates.TextVariants), Href: f.To("/variants"), About: f.Say(templates.TextVariantsAbout), N: len(s.svc.Variants),
	})
}

func (s *Server) bookTitle(f templates.Frame, book string) string {
	if src := s.svc.Catalog.Source(bookSources[book]); src != nil {
		return f.Say(src.Title)
	}
	return book
}

// glossary answers GET /LANG/rules/glossary.
func (s *Server) glossary(v *visit) (answer, error) {
	f := v.frame
	group := templates.BookGroup{}
	for _, r := range byTitle(s.terms(), f.Lang) {
		group.Entries = append(group.Entries, s.rulingEntry(f, r))
	}
	return answer{view: templates.BookPage{
		Title: f.Say(templates.TextGlossary), About: f.Say(templates.TextGlossaryAbout), Groups: []templates.BookGroup{group},
		Crumbs: rulesCrumbs(f, rulings.GameCard), Whole: templates.Link{Text: templates.ReadWhole(f, catalog.KindTerm), Href: f.To("/rulings/chapter/" + wholeGlossary)},
	}}, nil
}

func (s *Server) terms() []*rulings.Ruling {
	var out []*rulings.Ruling
	for _, r := range s.svc.Library.Rulings {
		if r.Kind == catalog.KindTerm {
			out = append(out, r)
		}
	}
	return out
}

// book answers GET /LANG/rules/BOOK: its sections, those with a common beginning together.
func (s *Server) book(v *visit) (answer, error) {
	f, id := v.frame, v.path("book")
	sections := s.svc.Library.Chapter(id)
	if len(sections) == 0 || sections[0].Kind != catalog.KindRule {
		return answer{}, fault{kind: errNotFound, detail: templates.TextNoBook, near: s.allBooks(f)}
	}
	game := sections[0].Game()
	v.frame.Game = otherGame(game)
	page := templates.BookPage{Title: s.bookTitle(f, id), About: templates.BookAbout(f, id), Crumbs: rulesCrumbs(f, game), Whole: templates.Link{Text: templates.ReadWhole(f, catalog.KindRule), Href: f.To("/rulings/chapter/" + id)}}
	last := "-"
	for _, r := range sections {
		if group := r.Group(); group != last {
			last = group
			page.Groups = append(page.Groups, templates.BookGroup{Name: templates.GroupName(f, id, group, len(page.Groups) == 0)})
		}
		g := &page.Groups[len(page.Groups)-1]
		g.Entries = append(g.Entries, s.rulingEntry(f, r))
	}
	return answer{view: page}, nil
}

func (s *Server) allBooks(f templates.Frame) []templates.Link {
	var out []templates.Link
	for _, id := range s.svc.Library.Chapters(catalog.KindRule) {
		out = append(out, templates.Link{Text: s.bookTitle(f, id), Href: f.To("/rules/" + url.PathEscape(id))})
	}
	return append(out, templates.Link{Text: f.Say(templates.TextGlossary), Href: f.To("/rules/glossary")})
}

// rule answers GET /LANG/rules/BOOK/SECTION.
func (s *Server) rule(v *visit) (answer, error) {
	return s.article(v, v.path("book")+"."+v.path("section"))
}

// unescaped is a path as the standard library hands it to us.
func unescaped(path string) string {
	if p, err := url.PathUnescape(path); err == nil {
		return p
	}
	return path
}
