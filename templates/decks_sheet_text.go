package templates

import "catanica/catalog"

// Texts of the registration sheet.
var (
	textSheetPoints = catalog.Text{DE: "Siegpunkte", EN: "Victory points"}
	textSheetOnly   = catalog.Text{DE: "Erlaubte Sets", EN: "Allowed sets"}
	textSheetWho    = catalog.Text{DE: "Charakter", EN: "Character"}
	TextHouseRule   = catalog.Text{DE: "Hausregel", EN: "House rule"}
	textSheet       = catalog.Text{DE: "Meldebogen", EN: "Registration sheet"}
	textSheetAbout  = catalog.Text{
		DE: "Ein Deck auf einer Seite A4: zum Ausdrucken und Unterschreiben.",
		EN: "A deck on one A4 page, ready to print and sign.",
	}
	textSheetPrint = catalog.Text{
		DE: "Drucke die Seite; Menü und Knöpfe bleiben weg.",
		EN: "Print this page; the menu and buttons are left out.",
	}
	textSheetBack    = catalog.Text{DE: "Zurück zum Deck", EN: "Back to the deck"}
	textSheetPlayer  = catalog.Text{DE: "Spieler", EN: "Player"}
	textSheetEvent   = catalog.Text{DE: "Turnier", EN: "Tournament"}
	textSheetDate    = catalog.Text{DE: "Datum", EN: "Date"}
	textSheetSigned  = catalog.Text{DE: "Unterschrift", EN: "Signature"}
	textSheetJudge   = catalog.Text{DE: "Turnierleitung", EN: "Organizer"}
	textSheetDeck    = catalog.Text{DE: "Deckname", EN: "Deck name"}
	textSheetGame    = catalog.Text{DE: "Spiel", EN: "Game"}
	textSheetOpen    = catalog.Text{DE: "Angesagt", EN: "Announced"}
	textSheetAllow   = catalog.Text{DE: "Vereinbart", EN: "Agreed"}
	textSheetHost    = catalog.Text{DE: "Gastgeber", EN: "Host"}
	textSheetVerdict = catalog.Text{DE: "Prüfung", EN: "Check"}
)
