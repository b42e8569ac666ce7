package templates

import (
	"catanica/catalog"
	"catanica/rulings"
)

// Texts of the frame around every page.
var (
	textClaim = catalog.Text{
		DE: "Regelwerk, Karten und Schiedsrichter zum Catan-Kartenspiel für zwei",
		EN: "Rules, cards and a referee for the two-player Catan card game",
	}
	textSkip        = catalog.Text{DE: "Zum Inhalt springen", EN: "Skip to content"}
	textMenu        = catalog.Text{DE: "Hauptmenü", EN: "Main menu"}
	textLanguage    = catalog.Text{DE: "Sprache", EN: "Language"}
	textSearchLabel = catalog.Text{DE: "Karte, Frage oder Artikelnummer", EN: "Card, question or article number"}
	textSearchHint  = catalog.Text{DE: "Frag wie am Tisch …", EN: "Ask as you would at the table …"}
	textFan         = catalog.Text{DE: "Inoffizielles Fanprojekt.", EN: "An unofficial fan project."}
	textTrademarks  = catalog.Text{
		DE: "Catanica gehört weder zur Catan GmbH noch zu Kosmos und wird von ihnen nicht unterstützt. „Catan“ und " +
			"die Namen der Spiele sind Marken ihrer Inhaber. Kartenbilder und Kartentexte zeigen wir nicht; alles " +
			"ist in eigenen Worten beschrieben.",
		EN: "Catanica is not affiliated with or endorsed by Catan GmbH or Kosmos. “Catan” and the names of the " +
			"games are trademarks of their owners. We show no original card art or card text; everything is " +
			"described in our own words.",
	}
	textPrivacy = catalog.Text{
		DE: "Keine Cookies, kein Tracking, keine Konten: Diese Seite merkt sich nichts über dich.",
		EN: "No cookies, no tracking, no accounts: this site keeps no data about you.",
	}

	textSuggestions = catalog.Text{DE: "Vorschläge", EN: "Suggestions"}
	textSearchHelp  = catalog.Text{DE: "Suchhilfe", EN: "Search help"}
)

// navItem is an entry of the main navigation.
type navItem struct{ section, text, href string }

// mainNav returns the entries of the main navigation.
func mainNav(f Frame) []navItem {
	return []navItem{
		{"cards", f.Say(textCards), f.To("/cards")},
		{"rulings", f.Say(TextRulings), f.To("/rulings")},
		{"rules", f.Say(TextRules), f.To("/rules")},
		{"scenarios", f.Say(TextScenarios), f.To("/scenarios")},
		{"decks", f.Say(textDecks), f.To("/decks")},
	}
}

func pageTitle(f Frame, h Head) string {
	if h.Title == "" {
		return "Catanica – " + f.Say(textClaim)
	}
	return h.Title + " – Catanica"
}

// gameHints holds the placeholders of the search box while it searches one game.
var gameHints = map[rulings.Game]catalog.Text{
	rulings.GameCard:     {DE: "Frag zum Kartenspiel …", EN: "Ask about the card game …"},
	rulings.GameBoard:    {DE: "Frag zum Brettspiel …", EN: "Ask about the board game …"},
	rulings.GameVienna:   {DE: "Frag zu Wien Catan …", EN: "Ask about Catan: Vienna …"},
	rulings.GameStarship: {DE: "Frag zum Sternenschiff …", EN: "Ask about Starship Catan …"},
}

// searchHint returns the placeholder of the search box.
func searchHint(f Frame) string {
	if t, ok := gameHints[f.Game]; ok {
		return f.Say(t)
	}
	return f.Say(textSearchHint)
}
