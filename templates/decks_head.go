package templates

import (
	"catanica/catalog"
	"catanica/catalog/deck"
)

// Texts of the head of a deck list.
var (
	textHeadAbout = catalog.Text{
		DE: "Was du hier wählst, steht danach oben in der Liste und im Link.",
		EN: "Your choices are written at the top of the list and become part of the link.",
	}
	textHeadFormat = catalog.Text{DE: "Format", EN: "Format"}
	textHeadHost   = catalog.Text{
		DE: "Ich bin Gastgeber und bringe den Jahreswechsel mit",
		EN: "I am the host and bring the Year End",
	}
	textHeadSets   = catalog.Text{DE: "Meine Sets", EN: "My sets"}
	textHeadHouse  = catalog.Text{DE: "Hausregeln des Veranstalters", EN: "Organizer’s house rules"}
	textHeadPoints = catalog.Text{DE: "Siegpunkte zum Sieg", EN: "Victory points to win"}
	textHeadOnly   = catalog.Text{
		DE: "Nur diese Sets (keins angekreuzt: alle)",
		EN: "Only these sets (tick none to allow all)",
	}
	textHeadYears  = catalog.Text{DE: "Jahreskarten", EN: "Year cards"}
	textHeadAgreed = catalog.Text{DE: "nach Absprache", EN: "by agreement"}
	textHeadWrite  = catalog.Text{DE: "In die Liste schreiben", EN: "Update the list"}
)

// DeckHead holds the settings in the head of a list.
type DeckHead struct {
	Formats, Editions []Choice
	Host              bool
	Sets              []Choice
	Points            string      // to win by house rule; "" for none
	Allowed           []Choice    // sets allowed by house rule
	YearCards         deck.Choice // allowed by house rule
}
