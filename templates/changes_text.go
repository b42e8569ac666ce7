package templates

import "catanica/catalog"

// Texts of the page that compares two editions.
var (
	textWas        = catalog.Text{DE: "vorher", EN: "before"}
	textIs         = catalog.Text{DE: "seither", EN: "after"}
	textAllChanges = catalog.Text{
		DE: "Was sich zwischen zwei Regelständen änderte",
		EN: "What changed between two editions",
	}

	textChanges      = catalog.Text{DE: "Was sich änderte", EN: "What changed"}
	textChangesAbout = catalog.Text{
		DE: "Zwei Regelstände nebeneinander: allgemeine Regeln, Karten, Sets und Kartenklassen.",
		EN: "Two editions side by side: general rules, cards, sets and card classes.",
	}
	textRecentAbout = catalog.Text{
		DE: "Was an den Texten dieser Seite selbst zuletzt geändert wurde, auch als Feed:",
		EN: "What changed last in the texts of this site itself, also as a feed:",
	}
	textChangesFrom = catalog.Text{DE: "Von", EN: "From"}
	textChangesTo   = catalog.Text{DE: "bis", EN: "to"}
	textCompare     = catalog.Text{DE: "Vergleichen", EN: "Compare"}
	textChangesGame = catalog.Text{DE: "Spielform", EN: "Game"}
	textNoChanges   = catalog.Text{
		DE: "Dazwischen änderte sich nichts, was eine Quelle nennt.",
		EN: "No source records any change between these editions.",
	}
	textChangesRules  = catalog.Text{DE: "Regeln", EN: "Rules"}
	textChangesCards  = catalog.Text{DE: "Einzelne Karten", EN: "Individual cards"}
	textChangesClass  = catalog.Text{DE: "Neue Kartenklasse, sonst unverändert", EN: "New class, otherwise unchanged"}
	textNewSets       = catalog.Text{DE: "Neu erschienen", EN: "New sets"}
	textGoneSets      = catalog.Text{DE: "Nicht mehr gültig", EN: "No longer official"}
	textClassesNew    = catalog.Text{DE: "Neue Kartenklassen", EN: "New card classes"}
	textClassesGone   = catalog.Text{DE: "Abgeschaffte Kartenklassen", EN: "Discontinued card classes"}
	textRulingsTurned = catalog.Text{DE: "Regelfragen mit anderer Antwort", EN: "Rulings with a different answer"}
	textWholeArticle  = catalog.Text{DE: "Ganzer Artikel", EN: "The whole article"}
	TextWrongOrder    = catalog.Text{
		DE: "Wähle zuerst den älteren, dann den jüngeren Regelstand.",
		EN: "Choose the older edition first, then the newer one.",
	}
	TextNoGame = catalog.Text{
		DE: "Unbekannte Spielform. Möglich sind basic, extended und tournament.",
		EN: "No such game: choose basic, extended or tournament.",
	}
)
