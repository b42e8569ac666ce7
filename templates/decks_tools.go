package templates

import "catanica/catalog"

// Texts of the links that take a deck away.
var (
	textDeckLink      = catalog.Text{DE: "Link zu diesem Deck", EN: "Link to this deck"}
	textDeckLinkAbout = catalog.Text{
		DE: "Die Liste steckt im Link selbst; hier wird nichts gespeichert.",
		EN: "The link itself contains the list; we store nothing.",
	}

	textCompareGo = catalog.Text{DE: "Beide Decks vergleichen", EN: "Compare the decks"}
	textTableGo   = catalog.Text{
		DE: "Mit diesen beiden Decks eine Partie beginnen",
		EN: "Start a table with these two decks",
	}
	textTools     = catalog.Text{DE: "Mitnehmen", EN: "Save and share"}
	textToolCopy  = catalog.Text{DE: "Liste kopieren", EN: "Copy list"}
	textToolText  = catalog.Text{DE: "Als Text (.txt)", EN: "Download as text (.txt)"}
	textToolJSON  = catalog.Text{DE: "Als JSON", EN: "Download as JSON"}
	textToolSheet = catalog.Text{DE: "Meldebogen zum Drucken", EN: "Print a registration sheet"}
	textToolQR    = catalog.Text{DE: "QR-Code des Links", EN: "QR code for the link"}
	TextQRAlt     = catalog.Text{DE: "QR-Code mit dem Link zu diesem Deck", EN: "QR code with the link to this deck"}
)

// DeckTools holds the addresses that export a deck.
type DeckTools struct {
	Text, JSON, QR string
	Sheets         []string // one for each list
	Compare        string   // "" if there is one list only
	Table          string   // the opening of a game between both decks; "" if they cannot play one
}
