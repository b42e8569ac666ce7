package templates

import "catanica/catalog"

// Texts of the links that take a deck away.
var (
	textDeckLink      = catalog.Text{DE: "Link zu diesem Deck", EN: "Link to this deck"}
	textDeckLinkAbout = catalog.Text{
		DE: "Die Liste steckt im Link selbst; hier wird nichts gespeichert.",
		EN: "The list is in the link itself; nothing is stored here.",
	}

	textCompareGo = catalog.Text{DE: "Beide Decks vergleichen", EN: "Compare the two decks"}
	textTools     = catalog.Text{DE: "Mitnehmen", EN: "Take it along"}
	textToolCopy  = catalog.Text{DE: "Liste kopieren", EN: "Copy the list"}
	textToolText  = catalog.Text{DE: "Als Text (.txt)", EN: "As text (.txt)"}
	textToolJSON  = catalog.Text{DE: "Als JSON", EN: "As JSON"}
	textToolSheet = catalog.Text{DE: "Meldebogen zum Drucken", EN: "Registration sheet to print"}
	textToolQR    = catalog.Text{DE: "QR-Code des Links", EN: "QR code of the link"}
	TextQRAlt     = catalog.Text{DE: "QR-Code mit dem Link zu diesem Deck", EN: "QR code with the link to this deck"}
)

// DeckTools holds the addresses that export a deck.
type DeckTools struct {
	Text, JSON, QR string
	Sheets         []string // one for each list
	Compare        string   // "" if there is one list only
}
