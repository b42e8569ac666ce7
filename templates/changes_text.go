package templates

import "catanica/catalog"

// Texts of the page that compares two editions.
var (
	textWas        = catalog.Text{DE: "vorher", EN: "before"}
	textIs         = catalog.Text{DE: "seither", EN: "since then"}
	textAllChanges = catalog.Text{
		DE: "Was sich zwischen zwei Regelständen änderte",
		EN: "What changed between two states of the rules",
	}

	textChanges      = catalog.Text{DE: "Was sich änderte", EN: "What changed"}
	textChangesAbout = catalog.Text{
		DE: "Zwei Regelstände nebeneinander: allgemeine Regeln, Karten, Sets und Kartenklassen.",
		EN: "Two states of the rules side by side: general rules, cards, sets and card classes.",
	}
	textChangesFrom = catalog.Text{DE: "Von", EN: "From"}
	textChangesTo   = catalog.Text{DE: "bis", EN: "to"}
	textCompare     = catalog.Text{DE: "Vergleichen", EN: "Compare"}
	textChangesGame = catalog.Text{DE: "Spielform", EN: "Game"}
	textNoChanges   = catalog.Text{
		DE: "Dazwischen änderte sich nichts, das eine Quelle nennt.",
		EN: "Nothing that a source states changed in between.",
	}
	textChangesRules  = catalog.Text{DE: "Regeln", EN: "Rules"}
	textChangesCards  = catalog.Text{DE: "Einzelne Karten", EN: "Single cards"}
	textChangesClass  = catalog.Text{DE: "Neue Kartenklasse, sonst unverändert", EN: "A new class, otherwise unchanged"}
	textNewSets       = catalog.Text{DE: "Neu erschienen", EN: "Newly out"}
	textGoneSets      = catalog.Text{DE: "Nicht mehr gültig", EN: "No longer valid"}
	textClassesNew    = catalog.Text{DE: "Neue Kartenklassen", EN: "New card classes"}
	textClassesGone   = catalog.Text{DE: "Aufgegebene Kartenklassen", EN: "Card classes given up"}
	textRulingsTurned = catalog.Text{DE: "Regelfragen mit anderer Antwort", EN: "Rulings with another answer"}
	TextWrongOrder    = catalog.Text{
		DE: "Wähle zuerst den älteren, dann den jüngeren Regelstand.",
		EN: "Choose the older state of the rules first, then the younger.",
	}
	TextNoGame = catalog.Text{
		DE: "Diese Spielform kennen wir nicht: basic, extended oder tournament.",
		EN: "We do not know this game: basic, extended or tournament.",
	}
)
