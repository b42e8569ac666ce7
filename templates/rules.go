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

// GroupName is what a group of a book's sections is called. Those without a group are named for the book at its
// beginning, further on they are what else there is.
func GroupName(f Frame, book, group string, first bool) string {
	if t, ok := groupNames[book+"."]; ok && group == "" && first {
		return f.Say(t)
	}
	if group == "" && !first {
		return f.Say(textMoreSection)
	}
	if t, ok := groupNames[group]; ok {
		return f.Say(t)
	}
	return group
}
