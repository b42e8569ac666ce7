package templates

import "catanica/catalog"

// CardPage is everything that is known of a card, and where it stands.
type CardPage struct {
	ID          string
	Name, Other CardName
	Class       ClassMark
	Types       []string
	TooEarly    catalog.EditionID // the card's first edition, where the reader's is older; else ""
	Effect      []Value
	Facts       []Row
	Sets        []CardSet
	SetsUnknown string
	Printings   []CardPrinting
	Notes       string // HTML
	Aliases     []string
	Rulings     []Entry
	Rules       []Entry // rulebook sections and terms
	Scenarios   []ScenarioLine
	Questions   []Link // contradictions and silences that name the card
	Relations   Relations
	Timeline    Timeline
	Face        string // address of the card face
	Sources     []Source
}

// CardName is a card's name in one language.
type CardName struct {
	Text  string
	Ours  bool // our translation
	Notes []int
}

// CardSet is a set that holds the card.
type CardSet struct {
	Sign, Name, Href string
	Copies           string // "2 ×"; "" when unknown
	Open             bool
	Notes            []int
}

// CardPrinting is one of several wordings of a card.
type CardPrinting struct {
	ID, When, Set string
	Text          string
	Notes         []int
}

// Head implements View.
func (p CardPage) Head(f Frame) Head {
	return Head{
		Title:       p.Name.Text + " (" + p.Other.Text + ")",
		Description: f.Say(textCardAbout) + " " + p.Name.Text + ": " + f.Say(textCardAboutRest),
		Section:     "cards",
	}
}
