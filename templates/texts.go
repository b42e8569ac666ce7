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
	textOpen          = catalog.Text{DE: "liegt offen aus", EN: "laid out face up"}
	textCopiesUnknown = catalog.Text{DE: "Anzahl unbekannt", EN: "number of copies unknown"}
	TextScenarios     = catalog.Text{DE: "Szenarien", EN: "Scenarios"}
	textAlso          = catalog.Text{DE: "Auch genannt:", EN: "Also called:"}
	textOf            = catalog.Text{DE: "von", EN: "of"}

	TextNoEdition = catalog.Text{
		DE: "Diesen Regelstand kennen wir nicht. Möglich sind 1996, 1997, 1998, cdrom, 2003, 2004 und 2005.",
		EN: "No such edition. Choose 1996, 1997, 1998, cdrom, 2003, 2004 or 2005.",
	}
	textCardCount = catalog.Plural{
		One:  catalog.Text{DE: "%d Karte", EN: "%d card"},
		Many: catalog.Text{DE: "%d Karten", EN: "%d cards"},
	}
	textLine = catalog.Text{DE: "Zeile", EN: "Line"}
	textCard = catalog.Text{DE: "Karte", EN: "Card"}

	textCopied   = catalog.Text{DE: "Kopiert", EN: "Copied"}
	textCopyLink = catalog.Text{DE: "Link kopieren", EN: "Copy link"}
	textAtMost   = catalog.Text{DE: "höchstens", EN: "at most"}

	TextYes = catalog.Text{DE: "ja", EN: "yes"}
	TextNo  = catalog.Text{DE: "nein", EN: "no"}

	textGamesNav   = catalog.Text{DE: "Spiel", EN: "Game"}
	TextAllGames   = catalog.Text{DE: "Alle Spiele", EN: "All games"}
	TextNoSuchGame = catalog.Text{
		DE: "Dieses Spiel kennen wir nicht. Möglich sind card, board, vienna und starship.",
		EN: "No such game. Choose card, board, vienna or starship.",
	}
)

// kindNames names the kinds of entries.
var kindNames = map[catalog.Kind]catalog.Plural{
	catalog.KindRuling: {
		One:  catalog.Text{DE: "Regelfrage", EN: "Ruling"},
		Many: catalog.Text{DE: "Regelfragen", EN: "Rulings"},
	},
	catalog.KindCard: {
		One:  catalog.Text{DE: "Karte", EN: "Card"},
		Many: catalog.Text{DE: "Karten", EN: "Cards"},
	},
	catalog.KindSet: {
		One:  catalog.Text{DE: "Set", EN: "Set"},
		Many: catalog.Text{DE: "Sets", EN: "Sets"},
	},
	catalog.KindClass: {
		One:  catalog.Text{DE: "Kartenklasse", EN: "Card class"},
		Many: catalog.Text{DE: "Kartenklassen", EN: "Card classes"},
	},
	catalog.KindRule: {
		One:  catalog.Text{DE: "Regelheft", EN: "Rulebook"},
		Many: catalog.Text{DE: "Regelabschnitte", EN: "Rulebook sections"},
	},
	catalog.KindTerm: {
		One:  catalog.Text{DE: "Begriff", EN: "Term"},
		Many: catalog.Text{DE: "Begriffe", EN: "Terms"},
	},
	catalog.KindScenario: {
		One:  catalog.Text{DE: "Szenario", EN: "Scenario"},
		Many: catalog.Text{DE: "Szenarien", EN: "Scenarios"},
	},
}

// KindName names a single entry of a kind.
func KindName(f Frame, k catalog.Kind) string { return f.Say(kindNames[k].One) }

// KindsName names several entries of a kind, as a heading does.
func KindsName(f Frame, k catalog.Kind) string { return f.Say(kindNames[k].Many) }

// KindCount says how many entries of a kind there are: "483 Karten".
func KindCount(f Frame, k catalog.Kind, n int) string {
	return f.Number(n) + " " + f.Count(kindNames[k], n)
}
