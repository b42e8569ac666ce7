package templates

import "catanica/catalog"

// Texts of the card class page.
var (
	textClasses    = catalog.Text{DE: "Kartenklassen", EN: "Card classes"}
	textClassAbout = catalog.Text{DE: "Alle Karten der Klasse", EN: "All cards in the class"}
	textClassGone  = catalog.Text{
		DE: "In diesem Regelstand gab es die Klasse nicht.",
		EN: "This class did not exist in this edition.",
	}

	TextNoClass = catalog.Text{DE: "Diese Kartenklasse kennen wir nicht.", EN: "No such card class."}

	textWhere = catalog.Text{
		DE: "Wohin sie kommen und wann du sie spielst",
		EN: "Where it goes and when you may play it",
	}
	textHitBy       = catalog.Text{DE: "Was solche Karten treffen kann", EN: "What can hit these cards"}
	textActsOnClass = catalog.Text{
		DE: "Karten, die auf die ganze Gruppe wirken",
		EN: "Cards that affect the whole group",
	}
)

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
	Acting  []Link // cards that affect the whole class
	Sources []Source
}

// Head implements View.
func (p ClassPage) Head(f Frame) Head {
	return Head{Title: p.Mark.Name, Description: f.Say(textClassAbout) + " " + p.Mark.Name, Section: "cards",
		File: "classes.yaml"}
}
