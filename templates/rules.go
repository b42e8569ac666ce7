package templates

import "catanica/rulings"

// RulesPage lists the rulebooks by game.
type RulesPage struct {
	Choices []KindFilter
	Games   []GameBooks
}

// GameBooks are the rulebooks of a game.
type GameBooks struct {
	Game  rulings.Game
	Books []Book
}

// Book is a rulebook with its sections.
type Book struct {
	ID, Title, Href string
	About           string
	N               int
}

// Head implements View.
func (p RulesPage) Head(f Frame) Head {
	return Head{Title: f.Say(TextRules), Description: f.Say(textRulesAbout), Section: "rules"}
}

// BookPage is the contents of one rulebook, or the glossary.
type BookPage struct {
	Title, About string
	Crumbs       []Link
	Groups       []BookGroup
	Whole        Link // all of it on one page
}

// BookGroup is the sections that belong together, under their common name.
type BookGroup struct {
	Name    string
	Entries []Entry
}

// Head implements View.
func (p BookPage) Head(Frame) Head {
	return Head{Title: p.Title, Description: p.About, Section: "rules"}
}
