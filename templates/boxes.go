package templates

import "catanica/catalog"

// Texts of the page that identifies old boxes.
var (
	textBoxes      = catalog.Text{DE: "Welche Schachtel habe ich?", EN: "Which box do I have?"}
	textBoxesAbout = catalog.Text{
		DE: "Ein paar Fragen zu Schachtel, Heft und Karten. Übrig bleiben die passenden Ausgaben mit den Regeln, die " +
			"darin abgedruckt sind.",
		EN: "A few questions about the box, the booklet and the cards. What remains are the printings that match, with " +
			"the rules printed in them.",
	}
	textBoxesAsk  = catalog.Text{DE: "Siehst du das?", EN: "Do you see this?"}
	textBoxesSkip = catalog.Text{DE: "Weiß ich nicht", EN: "I don’t know"}
	textBoxesTick = catalog.Text{DE: "Alle Kennzeichen auf einmal", EN: "All marks at once"}
	textBoxesBack = catalog.Text{DE: "Von vorn", EN: "Start over"}
	textBoxesFind = catalog.Text{DE: "Bestimmen", EN: "Identify"}
	textBoxesFit  = catalog.Text{DE: "Das passt:", EN: "Matches:"}
	textBoxesNone = catalog.Text{
		DE: "Keine Ausgabe, die wir kennen, hat all diese Kennzeichen zugleich. Wähle eines ab; Schachteln und " +
			"Hefte des " +
			"Grundspiels wurden auch gemischt verkauft.",
		EN: "No known printing has all these marks. Remove one and try again: boxes and booklets of the basic game " +
			"were also sold in mixed combinations.",
	}
	textBoxesRules = catalog.Text{DE: "Gedruckte Regeln:", EN: "Printed rules:"}
	textBoxesSince = catalog.Text{DE: "Was sich seitdem geändert hat", EN: "What has changed since"}
	textBoxesMarks = catalog.Text{DE: "Kennzeichen:", EN: "Marks:"}
	textBoxesAll   = catalog.Text{DE: "Alle bekannten Ausgaben", EN: "All known printings"}
)

// BoxesPage identifies a printing of a box by the marks that the reader sees on it.
type BoxesPage struct {
	Marks []MarkGroup
	Asked bool // the reader has ticked something
	// Kept are the other answers of the reader, for the form of all marks.
	Kept     []string
	Question *BoxQuestion // the mark that tells most; nil if none does
	Boxes    []BoxLine
	Sources  []Source
}

// BoxQuestion asks whether the reader sees a mark.
type BoxQuestion struct {
	ID, Text      string // Text is HTML
	On            catalog.MarkOn
	Yes, No, Skip string // addresses of the page with the answer
}

// MarkGroup holds the marks found in one place: on the box, in the booklet or on the cards.
type MarkGroup struct {
	On    catalog.MarkOn
	Marks []MarkChoice
}

// MarkChoice is a mark that the reader may tick.
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
	Since       string // address of the page of changes since then
	Notes       []int
}

// Head implements View.
func (p BoxesPage) Head(f Frame) Head {
	return Head{Title: f.Say(textBoxes), Description: f.Say(textBoxesAbout), Section: "cards"}
}

var boxParts = map[catalog.MarkOn]catalog.Text{
	catalog.OnBox:     {DE: "An der Schachtel", EN: "On the box"},
	catalog.OnBooklet: {DE: "Im Regelheft", EN: "In the rulebook"},
	catalog.OnCards:   {DE: "An den Karten", EN: "On the cards"},
}

var boxKinds = map[catalog.MarkOn]catalog.Text{
	catalog.OnBox:     {DE: "Schachtel", EN: "Box"},
	catalog.OnBooklet: {DE: "Regelheft", EN: "Rulebook"},
	catalog.OnCards:   {DE: "Einzelne Karten", EN: "Individual cards"},
}
