package templates

import (
	"catanica/catalog"
	"catanica/rulings"
)

// Texts of the rules page.
var (
	textRulesAbout = catalog.Text{
		DE: "Die Regelhefte und das Glossar, in eigenen Worten zusammengefasst.",
		EN: "The rulebooks and the glossary, summarized in our own words.",
	}
	TextGlossary      = catalog.Text{DE: "Glossar", EN: "Glossary"}
	TextGlossaryAbout = catalog.Text{
		DE: "Fachwörter des Kartenspiels, kurz erklärt.",
		EN: "The terms of the card game, briefly explained.",
	}

	TextNoBook = catalog.Text{DE: "Dieses Regelheft haben wir nicht.", EN: "No such rulebook."}

	textEntries = catalog.Plural{
		One:  catalog.Text{DE: "%d Eintrag", EN: "%d entry"},
		Many: catalog.Text{DE: "%d Einträge", EN: "%d entries"},
	}
	textMoreSection = catalog.Text{DE: "Weitere Regeln", EN: "More rules"}
)

// RulesPage lists the rulebooks by game.
type RulesPage struct {
	Choices []KindFilter
	Games   []GameBooks
}

// GameBooks holds the rulebooks of a game.
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

// BookPage is the table of contents of a rulebook or of the glossary.
type BookPage struct {
	Title, About string
	Crumbs       []Link
	Groups       []BookGroup
	Whole        Link // all of it on one page
}

// BookGroup holds sections that belong together, under a common heading.
type BookGroup struct {
	Name    string
	Entries []Entry
}

// Head implements View.
func (p BookPage) Head(Frame) Head {
	return Head{Title: p.Title, Description: p.About, Section: "rules"}
}

// GroupName returns the heading of a group of sections. Sections without a group take the book's own heading at its
// beginning, and "further rules" later on.
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

// bookAbouts describes each rulebook in one sentence.
var bookAbouts = map[string]catalog.Text{
	"kuw": {
		DE: "Erweitertes Grundspiel und Turnierspiel, wie sie seit 2005 gelten, dazu die Volksstimmung.",
		EN: "The extended and the tournament game as they have stood since 2005, and the Public Feeling.",
	},
	"zud": {
		DE: "Zitadelle, Zauberer und Zauberkraft, wie das Heft von 1998 sie erklärt.",
		EN: "Citadels, wizards and magic power as the 1998 booklet explains them.",
	},
	"almanach": {DE: "Das Brettspiel von A bis Z.", EN: "The board game from A to Z."},
	"wien": {
		DE: "Die Wiener Sonderausgabe des Brettspiels.",
		EN: "The special Vienna edition of the board game.",
	},
}

// BookAbout describes a rulebook in one sentence.
func BookAbout(f Frame, book string) string { return f.Say(bookAbouts[book]) }

// groupNames names the parts of a rulebook by the middle of their sections' ids.
var groupNames = map[string]catalog.Text{
	"":          {DE: "Allgemeines", EN: "General"},
	"erweitert": {DE: "Erweitertes Grundspiel", EN: "Extended game"},
	"turnier":   {DE: "Turnierspiel", EN: "Tournament game"},
	"magie":     {DE: "Die Magie", EN: "Magic"},
	"56":        {DE: "Für 5–6 Spieler", EN: "For 5–6 players"},
	"bauen":     {DE: "Bauen", EN: "Building"},
	"almanach.": {DE: "Stichwörter von A bis Z", EN: "Keywords from A to Z"},
	"wien.":     {DE: "Plan, Aufbau und Zug", EN: "Board, set-up and turn"},
}

// gameAbouts describes each game in one sentence.
var gameAbouts = map[rulings.Game]catalog.Text{
	rulings.GameCard: {
		DE: "Das Kartenspiel für zwei mit seinen Themen-Sets: darum geht es hier sonst überall.",
		EN: "The two-player card game and its theme sets: the subject of every other page.",
	},
	rulings.GameBoard: {
		DE: "Die Insel aus Sechsecken für drei bis sechs Spieler, nach dem Almanach von 2010.",
		EN: "The hex island for three to six players, following the 2010 almanac.",
	},
	rulings.GameVienna: {
		DE: "Straßen, Siedlungen und Wahrzeichen rund um Wien, nach dem Heft von 2013.",
		EN: "Roads, settlements and landmarks around Vienna, following the 2013 booklet.",
	},
	rulings.GameStarship: {
		DE: "Drei Fragen, die die Encyclopædia nebenbei beantwortet. Ein Regelheft dazu liegt uns nicht vor.",
		EN: "Three questions that the Encyclopædia answers in passing. We have no rulebook for this game.",
	},
}

// GameAbout describes a game in one sentence.
func GameAbout(f Frame, g rulings.Game) string { return f.Say(gameAbouts[g]) }
