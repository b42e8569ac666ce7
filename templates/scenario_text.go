package templates

import "catanica/catalog"

// Texts of the scenario page and its replay.
var (
	textScenario      = catalog.Text{DE: "Szenario", EN: "Scenario"}
	textScenarioAbout = catalog.Text{DE: "Zug für Zug nachgespielt. Beweist", EN: "Played out move by move. Proves"}
	TextNoScenario    = catalog.Text{DE: "Dieses Szenario gibt es nicht.", EN: "No such scenario."}
	TextReferee       = catalog.Text{DE: "Schiedsrichter", EN: "Referee"}
	textUnnoticed     = catalog.Text{
		DE: "Das Szenario geht auch ohne die Regel auf und beweist sie daher nicht.",
		EN: "This scenario holds even without the rule, so it proves nothing about it.",
	}
	textNoticed = catalog.Text{
		DE: "Schaltet man den Artikel ab, scheitert das Szenario.",
		EN: "The scenario fails when the article is switched off.",
	}
	textProves         = catalog.Text{DE: "Was es beweist", EN: "What it proves"}
	textProvesNothing  = catalog.Text{DE: "Es nennt keinen Artikel.", EN: "It does not name an article."}
	textArticleMissing = catalog.Text{DE: "(steht noch nicht auf diesen Seiten)", EN: "(not on this site yet)"}
	textPlayedBy       = catalog.Text{DE: "Wonach gespielt wird", EN: "Rules used"}
	textGame           = catalog.Text{DE: "Spiel", EN: "Game"}
	textGoal           = catalog.Text{DE: "Siegpunkte zum Sieg:", EN: "victory points to win:"}
	textAssumed        = catalog.Text{DE: "Angenommen", EN: "Assumed"}
	textNothingAssumed = catalog.Text{DE: "nichts, was nicht belegt ist", EN: "nothing beyond what is documented"}
	textReading        = catalog.Text{DE: "Lesart", EN: "Reading"}
	textAsWritten      = catalog.Text{DE: "Das Szenario im Wortlaut", EN: "The scenario as written"}
	textShowText       = catalog.Text{DE: "Text zeigen", EN: "Show text"}
	textOpenInEditor   = catalog.Text{DE: "Im Editor öffnen", EN: "Open in the editor"}
	textDownload       = catalog.Text{DE: "Als .scn herunterladen", EN: "Download as .scn"}

	// The replay.

	textReplay     = catalog.Text{DE: "Nachspielen", EN: "Replay"}
	textSteps      = catalog.Text{DE: "Schritte", EN: "Steps"}
	textStep       = catalog.Text{DE: "Schritt", EN: "Step"}
	textStart      = catalog.Text{DE: "Start", EN: "Start"}
	textFirstStep  = catalog.Text{DE: "Zum Anfang", EN: "To the start"}
	textBackStep   = catalog.Text{DE: "Ein Schritt zurück", EN: "One step back"}
	textNextStep   = catalog.Text{DE: "Nächster Schritt", EN: "Next step"}
	textLastStep   = catalog.Text{DE: "Zum Ende", EN: "To the end"}
	textAllSteps   = catalog.Text{DE: "Alle Schritte", EN: "All steps"}
	textStartAbout = catalog.Text{
		DE: "So liegt alles, bevor der erste Zug gespielt wird.",
		EN: "The position before the first move.",
	}
	textSideBySide      = catalog.Text{DE: "Die Ausgaben nebeneinander", EN: "The editions side by side"}
	textRefused         = catalog.Text{DE: "Verboten", EN: "Refused"}
	textSettle          = catalog.Text{DE: "Das klärt es:", EN: "This would settle it:"}
	textMayFollow       = catalog.Text{DE: "Möglich ist:", EN: "Possible:"}
	textAndMore         = catalog.Text{DE: "und weitere:", EN: "and others:"}
	textNoEvents        = catalog.Text{DE: "Dabei ändert sich nichts.", EN: "Nothing changes."}
	textFound           = catalog.Text{DE: "– gefunden:", EN: "– found:"}
	textMet             = catalog.Text{DE: "Erwartung erfüllt:", EN: "As expected:"}
	textNotMet          = catalog.Text{DE: "Nicht wie erwartet", EN: "Not as expected"}
	textWhatArticlesSay = catalog.Text{DE: "Was die Artikel sagen", EN: "What the articles say"}
	textPosition        = catalog.Text{DE: "Stellung", EN: "Position"}
	textViewer          = catalog.Text{DE: "Gesehen von", EN: "Seen by"}
	textPartial         = catalog.Text{
		DE: "Auf dem Tisch liegt verdeckt, was dieser Spieler nicht sieht. Die Zeilen des Szenarios nennen trotzdem " +
			"alles.",
		EN: "Cards that this player cannot see are shown face down on the table. The lines of the scenario still " +
			"name everything.",
	}
	textForPrograms = catalog.Text{DE: "Für Programme", EN: "For programs"}
	textHash        = catalog.Text{DE: "Prüfsumme der Stellung:", EN: "Checksum of the position:"}
)

// GameName returns the name of a way to play.
func GameName(f Frame, g catalog.Game) string { return f.Say(g.Name()) }

var statusMeanings = map[ScenarioStatus]catalog.Text{
	ScenarioHolds: {
		DE: "Alles geschieht so, wie es im Szenario steht.",
		EN: "Everything turns out as the scenario says.",
	},
	ScenarioWaits: {
		DE: "Der Schiedsrichter kann das noch nicht spielen.",
		EN: "The referee cannot play this yet.",
	},
	ScenarioFails: {
		DE: "Etwas geschieht anders, als es im Szenario steht.",
		EN: "Something turns out differently from what the scenario says.",
	},
	ScenarioUndecided: {
		DE: "Es hängt von etwas ab, das nicht feststeht.",
		EN: "It depends on something unknown.",
	},
	ScenarioMistaken: {
		DE: "Eine Zeile passt nicht zu ihrer Stellung.",
		EN: "A line does not fit its position.",
	},
	ScenarioUnreadable: {DE: "Bis hierher verstehen wir den Text.", EN: "We can read the text up to this point."},
}

var assumedKinds = map[string]catalog.Text{
	"cost":       {DE: "Kosten von", EN: "cost of"},
	"price":      {DE: "Preis der Funktion von", EN: "price of using"},
	"victory":    {DE: "Siegpunkte von", EN: "victory points of"},
	"strength":   {DE: "Stärkepunkte von", EN: "strength points of"},
	"tournament": {DE: "Turnierpunkte von", EN: "tournament points of"},
	"commerce":   {DE: "Handelspunkte von", EN: "commerce points of"},
	"gain":       {DE: "Gewinn durch", EN: "gain from"},
	"loss":       {DE: "Verlust durch", EN: "loss from"},
	"number":     {DE: "Zahl bei", EN: "number for"},
	"becomes":    {DE: "Aktionskarte statt", EN: "action card instead of"},
}
