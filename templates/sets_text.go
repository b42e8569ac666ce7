package templates

import "catanica/catalog"

// Texts of the pages of sets.
var (
	textSetsAndClasses = catalog.Text{DE: "Sets und Kartenklassen", EN: "Sets and card classes"}
	textSetsAbout      = catalog.Text{
		DE: "Was in welcher Schachtel liegt und wie die Karten eingeteilt sind.",
		EN: "What is in each box, and how the cards are classified.",
	}
	textSetAbout    = catalog.Text{DE: "Inhalt und Karten von", EN: "Contents and cards of"}
	textCardsKnown  = catalog.Text{DE: "Karten bekannt", EN: "cards known"}
	textContents    = catalog.Text{DE: "Inhalt", EN: "Contents"}
	textKnownCopies = catalog.Text{DE: "Belegte Karten:", EN: "Documented cards:"}
	textAtLeast     = catalog.Text{
		DE: "mindestens, denn von manchen ist die Anzahl unbekannt",
		EN: "at least: the number of copies of some cards is unknown",
	}
	textPrintedCopies = catalog.Text{DE: "· gedruckt in der Schachtel:", EN: "· printed in the box:"}
	textSpeakOfSet    = catalog.Text{DE: "Regelfragen zu diesem Set", EN: "Rulings about this set"}

	TextNoSet    = catalog.Text{DE: "Dieses Set kennen wir nicht.", EN: "No such set."}
	textPackages = catalog.Text{DE: "Erschienen in", EN: "Published in"}

	textHistory    = catalog.Text{DE: "Geschichte", EN: "History"}
	textBrings     = catalog.Text{DE: "Was im Spiel anders wird", EN: "What it changes in the game"}
	textStrategy   = catalog.Text{DE: "Spieltipp", EN: "Strategy tip"}
	textNoStrategy = catalog.Text{
		DE: "Keine Quelle gibt zu diesem Set einen Tipp.",
		EN: "No source gives a tip for this set.",
	}
	textOpenCards = catalog.Text{
		DE: "Liegen im Erweiterten Grundspiel offen aus:",
		EN: "Laid out face up in the extended game:",
	}
	textChecklist      = catalog.Text{DE: "Prüfliste zum Ausdrucken", EN: "Printable checklist"}
	textChecklistAbout = catalog.Text{
		DE: "Ein Kästchen je Exemplar. Von Karten mit „?“ nennt keine Quelle die Anzahl.",
		EN: "One box for each copy. A “?” means that no source states the number of copies.",
	}
	textHave      = catalog.Text{DE: "Da?", EN: "Got it?"}
	textUncounted = catalog.Text{DE: "Anzahl unbekannt:", EN: "Number of copies unknown:"}

	textSetupWithSet = catalog.Text{DE: "Aufbau mit diesem Set berechnen", EN: "Work out the set-up with this set"}
)

var setKindNames = map[catalog.SetKind]catalog.Text{
	catalog.BaseSet:    {DE: "Grundspiel", EN: "Basic game"},
	catalog.ThemeSet:   {DE: "Themen-Set", EN: "Theme set"},
	catalog.YearSet:    {DE: "Jahreskarten", EN: "Year cards"},
	catalog.HistorySet: {DE: "Historisches Set", EN: "Historical set"},
}
