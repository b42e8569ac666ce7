package books

import (
	"net/url"

	"catanica/catalog"
	"catanica/cmd/internal/web/present"
	"catanica/cmd/internal/web/site"
	"catanica/rulings"
	"catanica/templates"
)

// Rules answers GET /LANG/rules: the rulebooks by game and the glossary, or with game= those of one game.
func (s *Section) Rules(req *site.Request) (site.Answer, error) {
	chosen, err := req.Game()
	if err != nil {
		return site.Answer{}, err
	}
	req.Frame.Game = chosen
	f := req.Frame
	page := templates.RulesPage{Choices: present.GameFilters(f)}
	for _, g := range rulings.Games {
		if chosen == "" || chosen == g {
			page.Games = append(page.Games, templates.GameBooks{Game: g, Books: s.books(f, g)})
		}
	}
	req.Frame.Game = present.OtherGame(chosen) // pages of the card game search all games
	return site.Answer{View: page}, nil
}

// books presents the rulebooks of a game. The card game also has the glossary and the variants.
func (s *Section) books(f templates.Frame, g rulings.Game) []templates.Book {
	var out []templates.Book
	for _, id := range s.Library.ChaptersOf(g, catalog.KindRule) {
		out = append(out, templates.Book{
			ID: id, Title: s.Show.BookTitle(f, id), Href: f.To("/rules/" + url.PathEscape(id)),
			About: templates.BookAbout(f, id),
			N:     len(s.Library.Chapter(id)),
		})
	}
	if g != rulings.GameCard {
		return append(out, s.chapterBooks(f, g)...)
	}
	return append(out, templates.Book{
		ID: "glossary", Title: f.Say(templates.TextGlossary), Href: f.To("/rules/glossary"),
		About: f.Say(templates.TextGlossaryAbout),
		N:     len(s.terms()),
	}, templates.Book{
		ID: "variants", Title: f.Say(templates.TextVariants), Href: f.To("/variants"),
		About: f.Say(templates.TextVariantsAbout), N: len(s.Variants),
	})
}

// Glossary answers GET /LANG/rules/glossary.
func (s *Section) Glossary(req *site.Request) (site.Answer, error) {
	f := req.Frame
	group := templates.BookGroup{}
	for _, r := range byTitle(s.terms(), f.Lang) {
		group.Entries = append(group.Entries, s.Show.RulingEntry(f, r))
	}
	return site.Answer{View: templates.BookPage{
		Title: f.Say(templates.TextGlossary), About: f.Say(templates.TextGlossaryAbout),
		Groups: []templates.BookGroup{group},
		Crumbs: rulesCrumbs(f, rulings.GameCard),
		Whole: templates.Link{
			Text: templates.ReadWhole(f, catalog.KindTerm), Href: f.To("/rulings/chapter/" + wholeGlossary),
		},
	}}, nil
}

func (s *Section) terms() []*rulings.Ruling {
	var out []*rulings.Ruling
	for _, r := range s.Library.Rulings {
		if r.Kind == catalog.KindTerm {
			out = append(out, r)
		}
	}
	return out
}

// Book answers GET /LANG/rules/BOOK: the sections of a rulebook, grouped by the common beginning of their ids.
func (s *Section) Book(req *site.Request) (site.Answer, error) {
	f, id := req.Frame, req.Path("book")
	sections := s.Library.Chapter(id)
	if len(sections) == 0 || sections[0].Kind != catalog.KindRule {
		return site.Answer{}, site.Fault{Kind: site.ErrNotFound, Detail: templates.TextNoBook, Near: s.allBooks(f)}
	}
	game := sections[0].Game()
	req.Frame.Game = present.OtherGame(game)
	page := templates.BookPage{
		Title: s.Show.BookTitle(f, id), About: templates.BookAbout(f, id), Crumbs: rulesCrumbs(f, game),
		Whole: templates.Link{Text: templates.ReadWhole(f, catalog.KindRule), Href: f.To("/rulings/chapter/" + id)},
	}
	last := "-"
	for _, r := range sections {
		if group := r.Group(); group != last {
			last = group
			page.Groups = append(page.Groups, templates.BookGroup{
				Name: templates.GroupName(f, id, group, len(page.Groups) == 0),
			})
		}
		g := &page.Groups[len(page.Groups)-1]
		g.Entries = append(g.Entries, s.Show.RulingEntry(f, r))
	}
	return site.Answer{View: page}, nil
}

func (s *Section) allBooks(f templates.Frame) []templates.Link {
	var out []templates.Link
	for _, id := range s.Library.Chapters(catalog.KindRule) {
		out = append(out, templates.Link{Text: s.Show.BookTitle(f, id), Href: f.To("/rules/" + url.PathEscape(id))})
	}
	return append(out, templates.Link{Text: f.Say(templates.TextGlossary), Href: f.To("/rules/glossary")})
}

// Rule answers GET /LANG/rules/BOOK/SECTION.
func (s *Section) Rule(req *site.Request) (site.Answer, error) {
	return s.article(req, req.Path("book")+"."+req.Path("section"))
}

// unescaped returns a path as net/http puts it into URL.Path.
func unescaped(path string) string {
	if p, err := url.PathUnescape(path); err == nil {
		return p
	}
	return path
}
