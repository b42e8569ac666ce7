package templates

import "catanica/catalog"

// Texts of the timeline of a card.
var (
	textTimeline     = catalog.Text{DE: "Lebenslauf der Karte", EN: "The card’s history"}
	TextCameOut      = catalog.Text{DE: "erscheint in", EN: "published in"}
	TextNewWording   = catalog.Text{DE: "neue Fassung", EN: "new version"}
	TextAnyEdition   = catalog.Text{DE: "ohne Jahr", EN: "undated"}
	textReadAs       = catalog.Text{DE: "Karte in diesem Regelstand zeigen", EN: "show the card in this edition"}
	TextNeverUnknown = catalog.Text{DE: "unbekannt", EN: "unknown"}
)

// Timeline is the history of a card by edition, oldest first.
type Timeline []Moment

// Moment is an edition in the history of a card.
type Moment struct {
	Edition catalog.EditionID // "" where no source dates it
	Lines   []MomentLine
}

// MomentLine is a single event of a Moment.
type MomentLine struct {
	Label   string // "Klasse", "erscheint in"
	Text    string // HTML; of things that only came
	Was, Is string // HTML; of things that changed
	Notes   []int
}

var textChangeOfField = map[string]catalog.Text{
	"class":     {DE: "Klasse", EN: "Class"},
	"types":     {DE: "Art", EN: "Type"},
	"cost":      {DE: "Kosten", EN: "Cost"},
	"points":    {DE: "Punkte", EN: "Points"},
	"needs":     {DE: "Bedingungen", EN: "Conditions"},
	"immune":    {DE: "Immunität", EN: "Immunity"},
	"effect":    {DE: "Wirkung", EN: "Effect"},
	"sets":      {DE: "Sets", EN: "Sets"},
	"relations": {DE: "Beziehungen", EN: "Relations"},
}

// FieldName returns the label of a field of a card.
func FieldName(f Frame, field string) string { return f.Say(textChangeOfField[field]) }
