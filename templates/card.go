package templates

import (
	"net/url"

	"catanica/catalog"
)

// Texts of the card page.
var (
	textCardAbout     = catalog.Text{DE: "Die Karte", EN: "The card"}
	textCardAboutRest = catalog.Text{
		DE: "Wirkung, Kosten, Punkte und alle Regelfragen dazu.",
		EN: "its effect, cost and points, and every ruling about it.",
	}
	textCardTooEarly = catalog.Text{
		DE: "In diesem Regelstand gab es die Karte noch nicht. Wir zeigen sie, wie sie zuerst erschien:",
		EN: "The card did not exist in this edition. Here it is as first published:",
	}
	textEffect        = catalog.Text{DE: "Wirkung", EN: "Effect"}
	textOtherWordings = catalog.Text{DE: "Nach anderen Regelständen", EN: "In other editions"}
	textRemarks       = catalog.Text{DE: "Anmerkungen", EN: "Notes"}
	textPrintings     = catalog.Text{DE: "Fassungen der Karte", EN: "Versions of the card"}
	textFacts         = catalog.Text{DE: "Angaben", EN: "Facts"}
	textInSets        = catalog.Text{DE: "In diesen Sets", EN: "In these sets"}
	textSpeakOfCard   = catalog.Text{DE: "Regelfragen zu dieser Karte", EN: "Rulings about this card"}
	textElsewhere     = catalog.Text{DE: "Weitere Regelfragen, in denen sie vorkommt", EN: "Other rulings that involve it"}
	textNoRulings     = catalog.Text{DE: "Keine Regelfrage nennt diese Karte.", EN: "No ruling mentions this card."}
	textInRules       = catalog.Text{DE: "In Regelheften und Glossar", EN: "In the rulebooks and the glossary"}

	TextNoCard   = catalog.Text{DE: "Diese Karte kennen wir nicht.", EN: "No such card."}
	textCardFace = catalog.Text{
		DE: "Kartenbild von Catanica, aus den Angaben gezeichnet",
		EN: "Card face drawn by Catanica from the card’s facts",
	}
)

// CardPage is everything known about a card, with its sources.
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
	Elsewhere   []Entry // rulings about other cards that also mention it; empty if Rulings holds them
	Rules       []Entry // rulebook sections and terms that mention it
	Scenarios   []ScenarioLine
	Gaps        []Gap  // what no source states
	Questions   []Link // contradictions and silences that name the card
	Relations   Relations
	Timeline    Timeline
	// Interactions lists what the card does to others and what they do to it, as the engine plays it.
	Interactions InteractionGroups
	Face         string   // address of the card face
	Line         CardLine // cost and points at a glance
	Free         bool     // playing it costs nothing
	Sources      []Source
	File         string // of its content
}

// CardName is a card's name in one language.
type CardName struct {
	Text string
	Ours bool // our translation
	// Lacking says that no source gives the name in the reader's language, and that this is the other one's; "" if one
	// does.
	Lacking string
	Notes   []int
}

// CardSet is a set that holds the card.
type CardSet struct {
	Sign, Name, Href string
	Copies           string // "2 ×"; "" when unknown
	Open             bool
	Notes            []int
	Ground
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
		File:        p.File,
		Share:       "cards/" + url.PathEscape(p.ID),
	}
}
