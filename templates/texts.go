package templates

import "catanica/catalog"

// Labels that several pages share.
var (
	textCards   = catalog.Text{DE: "Karten", EN: "Cards"}
	TextRulings = catalog.Text{DE: "Regelfragen", EN: "Rulings"}
	TextRules   = catalog.Text{DE: "Regeln", EN: "Rules"}
	textDecks   = catalog.Text{DE: "Decks", EN: "Decks"}
	textSets    = catalog.Text{DE: "Sets", EN: "Sets"}
	textSearch  = catalog.Text{DE: "Suchen", EN: "Search"}
	textShow    = catalog.Text{DE: "Zeigen", EN: "Show"}
	textAll     = catalog.Text{DE: "alle", EN: "all"}
	textOurs    = catalog.Text{DE: "Übersetzung von uns", EN: "our translation"}

	textClear         = catalog.Text{DE: "Filter löschen", EN: "Clear filters"}
	textOpen          = catalog.Text{DE: "liegt offen aus", EN: "laid out openly"}
	textCopiesUnknown = catalog.Text{DE: "Anzahl unbekannt", EN: "number unknown"}
	TextScenarios     = catalog.Text{DE: "Szenarien", EN: "Scenarios"}
	textAlso          = catalog.Text{DE: "Auch genannt:", EN: "Also called:"}
	textOf            = catalog.Text{DE: "von", EN: "of"}

	TextNoEdition = catalog.Text{
		DE: "Diesen Regelstand kennen wir nicht. Es gibt 1996, 1997, 1998, cdrom, 2003, 2004 und 2005.",
		EN: "We do not know this state of the rules. There are 1996, 1997, 1998, cdrom, 2003, 2004 and 2005.",
	}
	textLine = catalog.Text{DE: "Zeile", EN: "Line"}
	textCard = catalog.Text{DE: "Karte", EN: "Card"}

	TextYes = catalog.Text{DE: "ja", EN: "yes"}
	TextNo  = catalog.Text{DE: "nein", EN: "no"}

	textGamesNav   = catalog.Text{DE: "Spiel", EN: "Game"}
	TextAllGames   = catalog.Text{DE: "Alle Spiele", EN: "All games"}
	TextNoSuchGame = catalog.Text{
		DE: "Dieses Spiel kennen wir nicht. Es gibt card, board, vienna und starship.",
		EN: "We do not know this game. There are card, board, vienna and starship.",
	}
)

// Names of kinds of entries, singular and plural.
var kindNames = map[catalog.Kind][2]catalog.Text{
	catalog.KindRuling:   {{DE: "Regelfrage", EN: "Ruling"}, {DE: "Regelfragen", EN: "Rulings"}},
	catalog.KindCard:     {{DE: "Karte", EN: "Card"}, {DE: "Karten", EN: "Cards"}},
	catalog.KindSet:      {{DE: "Set", EN: "Set"}, {DE: "Sets", EN: "Sets"}},
	catalog.KindClass:    {{DE: "Kartenklasse", EN: "Card class"}, {DE: "Kartenklassen", EN: "Card classes"}},
	catalog.KindRule:     {{DE: "Regelheft", EN: "Rulebook"}, {DE: "Regelabschnitte", EN: "Rulebook sections"}},
	catalog.KindTerm:     {{DE: "Begriff", EN: "Term"}, {DE: "Begriffe", EN: "Terms"}},
	catalog.KindScenario: {{DE: "Szenario", EN: "Scenario"}, {DE: "Szenarien", EN: "Scenarios"}},
}

// KindName is what a single entry of the kind is called.
func KindName(f Frame, k catalog.Kind) string { return f.Say(kindNames[k][0]) }

// KindsName is what several entries of the kind are called.
func KindsName(f Frame, k catalog.Kind) string { return f.Say(kindNames[k][1]) }

var resourceNames = map[catalog.Resource][2]catalog.Text{
	catalog.Lumber: {{DE: "Holz", EN: "lumber"}, {DE: "Holz", EN: "lumber"}},
	catalog.Brick:  {{DE: "Lehm", EN: "brick"}, {DE: "Lehm", EN: "brick"}},
	catalog.Ore:    {{DE: "Erz", EN: "ore"}, {DE: "Erz", EN: "ore"}},
	catalog.Grain:  {{DE: "Getreide", EN: "grain"}, {DE: "Getreide", EN: "grain"}},
	catalog.Wool:   {{DE: "Wolle", EN: "wool"}, {DE: "Wolle", EN: "wool"}},
	catalog.Gold:   {{DE: "Gold", EN: "gold"}, {DE: "Gold", EN: "gold"}},
	catalog.Any: {
		{DE: "beliebiger Rohstoff", EN: "resource of choice"},
		{DE: "beliebige Rohstoffe", EN: "resources of choice"},
	},
	catalog.Power: {{DE: "Zauberkraft", EN: "magic power"}, {DE: "Zauberkraft", EN: "magic power"}},
	catalog.Star:  {{DE: "Stern", EN: "star"}, {DE: "Sterne", EN: "stars"}},
}

func resourceName(r catalog.Resource, n int) catalog.Text {
	if n == 1 {
		return resourceNames[r][0]
	}
	return resourceNames[r][1]
}
