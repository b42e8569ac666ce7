package templates

import (
	"catanica/catalog"
	"catanica/rulings"
)

// Texts of the list of rulings.
var (
	textRulingsAbout = catalog.Text{
		DE: "Regelfragen mit kurzer Antwort, Begründung und Quelle, nach Kapiteln geordnet.",
		EN: "rulings, each with a short answer, the reasoning and the source, sorted by chapter.",
	}
	textChaptersNav  = catalog.Text{DE: "Kapitel", EN: "Chapters"}
	textRegisterLong = catalog.Text{DE: "Zum alphabetischen Register", EN: "Go to the alphabetical index"}

	textGaps      = catalog.Text{DE: "Nicht in dieser Ausgabe", EN: "Not in this edition"}
	textGapsAbout = catalog.Text{
		DE: "Das Inhaltsverzeichnis oder das Register der Encyclopædia nennt diese Kapitel und Abschnitte; der Band " +
			"enthält sie nicht.",
		EN: "The Encyclopædia lists these chapters and sections in its contents or index, but the volume does not " +
			"include them.",
	}

	textReadChapter  = catalog.Text{DE: "Kapitel lesen oder drucken", EN: "Read or print the chapter"}
	textReadGlossary = catalog.Text{DE: "Glossar lesen oder drucken", EN: "Read or print the glossary"}
	textReadBook     = catalog.Text{DE: "Heft lesen oder drucken", EN: "Read or print the booklet"}

	textOtherGame = catalog.Text{
		DE: "Ein anderes Spiel; mit dem Kartenspiel haben diese Kapitel nichts zu tun.",
		EN: "A different game: these chapters have nothing to do with the card game.",
	}
)

// RulingsPage lists the chapters and their articles.
type RulingsPage struct {
	Chapters []Chapter // of the card game
	Others   []GameChapters
	Total    int
	Gaps     []GapLine
}

// GameChapters holds the chapters on another game.
type GameChapters struct {
	Game     rulings.Game
	Chapters []Chapter
}

// GapLine is a section that the source announces but does not contain.
type GapLine struct {
	ID, Title string
	See       []Link
}

// Chapter is a chapter with its articles.
type Chapter struct {
	ID, Name string
	Cards    []string  // names of the cards that its sections are about, each once; empty for general chapters
	Groups   [][]Entry // by section
	N        int
}

// Head implements View.
func (p RulingsPage) Head(f Frame) Head {
	return Head{Title: f.Say(TextRulings), Description: f.Say(textRulingsAbout), Section: "rulings"}
}

// ReadWhole returns the text of the link to a whole chapter, rulebook or glossary.
func ReadWhole(f Frame, k catalog.Kind) string {
	switch k {
	case catalog.KindTerm:
		return f.Say(textReadGlossary)
	case catalog.KindRule:
		return f.Say(textReadBook)
	}
	return f.Say(textReadChapter)
}
