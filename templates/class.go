package templates

// ClassPage is a card class and the cards that belong to it.
type ClassPage struct {
	Mark    ClassMark
	Other   string
	Text    string // HTML
	When    string
	Cards   []CardLine
	Gone    bool // does not exist in the reader's edition
	Chapter *Link
	Where   Value  // prose
	HitBy   Value  // prose
	Acting  []Link // cards that act on the whole class
	Sources []Source
}

// Head implements View.
func (p ClassPage) Head(f Frame) Head {
	return Head{Title: p.Mark.Name, Description: f.Say(textClassAbout) + " " + p.Mark.Name, Section: "cards"}
}
