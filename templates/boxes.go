package templates

import "catanica/catalog"

// BoxesPage finds out, by the marks that a reader sees, which printing of a box they own.
type BoxesPage struct {
	Marks   []MarkGroup
	Asked   bool // the reader has ticked something
	Boxes   []BoxLine
	Sources []Source
}

// MarkGroup is the marks to be seen in one place.
type MarkGroup struct {
	On    catalog.MarkOn
	Marks []MarkChoice
}

// MarkChoice is a mark that may be ticked.
type MarkChoice struct {
	ID, Text string // Text is HTML
	Seen     bool
	Notes    []int
}

// BoxLine is a printing that fits.
type BoxLine struct {
	ID, Name    string
	Part        catalog.MarkOn
	Year        int
	When        string
	Edition     catalog.EditionID
	EditionName string
	Sets        []Link
	Marks       []string
	Text        string // HTML
	Since       string // the page of what has changed since
	Notes       []int
}

// Head implements View.
func (p BoxesPage) Head(f Frame) Head {
	return Head{Title: f.Say(textBoxes), Description: f.Say(textBoxesAbout), Section: "cards"}
}
