package templates

// RulesPage lists the rulebooks and the glossary.
type RulesPage struct {
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
	Groups       []BookGroup
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
