package templates

import "catanica/catalog"

// The scenarios.
var (
	textScenario       = catalog.Text{DE: "Szenario", EN: "Scenario"}
	textScenariosAbout = catalog.Text{DE: "Nachgespielte Stellungen: Der Schiedsrichter zeigt Zug für Zug, warum eine Antwort stimmt, und lehnt ab, was verboten ist.", EN: "Positions played out: the referee shows move by move why an answer is right, and refuses what is forbidden."}
	textScenarioAbout  = catalog.Text{DE: "Zug für Zug nachgespielt. Beweist", EN: "Played out move by move. Proves"}
	textEditorOpen     = catalog.Text{DE: "Eigenes Szenario schreiben", EN: "Write your own scenario"}
	textFilterArticle  = catalog.Text{DE: "Artikel", EN: "Article"}
	textFilterStatus   = catalog.Text{DE: "Ergebnis", EN: "Result"}
	textNoScenarios    = catalog.Text{DE: "Kein Szenario passt zu allen Filtern.", EN: "No scenario fits all the filters."}
	TextNoScenario     = catalog.Text{DE: "Dieses Szenario gibt es nicht.", EN: "There is no such scenario."}
	TextOtherProofs    = catalog.Text{DE: "Ohne Artikel", EN: "Without an article"}
	TextReferee        = catalog.Text{DE: "Schiedsrichter", EN: "Referee"}
	textUnnoticed      = catalog.Text{DE: "Hält auch ohne die Regel und beweist sie daher nicht.", EN: "Holds without the rule too and so does not prove it."}
	textMoreScenarios  = catalog.Text{DE: "Weitere Szenarien", EN: "More scenarios"}
	textNoticed        = catalog.Text{DE: "Schaltet man den Artikel ab, scheitert das Szenario.", EN: "With the article switched off the scenario fails."}

	textProves         = catalog.Text{DE: "Was es beweist", EN: "What it proves"}
	textProvesNothing  = catalog.Text{DE: "Es nennt keinen Artikel.", EN: "It names no article."}
	textArticleMissing = catalog.Text{DE: "(steht noch nicht auf diesen Seiten)", EN: "(not on this site yet)"}
	textPlayedBy       = catalog.Text{DE: "Wonach gespielt wird", EN: "Played by"}
	textGame           = catalog.Text{DE: "Spiel", EN: "Game"}
	textGoal           = catalog.Text{DE: "Siegpunkte zum Sieg:", EN: "victory points to win:"}
	textAssumed        = catalog.Text{DE: "Angenommen", EN: "Assumed"}
	textNothingAssumed = catalog.Text{DE: "nichts, was nicht belegt ist", EN: "nothing but what is documented"}
	textReading        = catalog.Text{DE: "Lesart", EN: "Reading"}
	textAsWritten      = catalog.Text{DE: "Das Szenario im Wortlaut", EN: "The scenario as written"}
	textShowText       = catalog.Text{DE: "Text zeigen", EN: "Show the text"}
	textOpenInEditor   = catalog.Text{DE: "Im Editor öffnen", EN: "Open in the editor"}
	textDownload       = catalog.Text{DE: "Als .scn herunterladen", EN: "Download as .scn"}
)

// The replay.
var (
	textReplay          = catalog.Text{DE: "Nachspielen", EN: "Replay"}
	textSteps           = catalog.Text{DE: "Schritte", EN: "Steps"}
	textStep            = catalog.Text{DE: "Schritt", EN: "Step"}
	textStart           = catalog.Text{DE: "Start", EN: "Start"}
	textFirstStep       = catalog.Text{DE: "Zum Anfang", EN: "To the start"}
	textBackStep        = catalog.Text{DE: "Ein Schritt zurück", EN: "One step back"}
	textNextStep        = catalog.Text{DE: "Nächster Schritt", EN: "Next step"}
	textLastStep        = catalog.Text{DE: "Zum Ende", EN: "To the end"}
	textAllSteps        = catalog.Text{DE: "Alle Schritte", EN: "All steps"}
	textArrowKeys       = catalog.Text{DE: "Mit ← und → blätterst du.", EN: "Use ← and → to step."}
	textStartAbout      = catalog.Text{DE: "So liegt alles, bevor der erste Zug gespielt wird.", EN: "This is how everything lies before the first move."}
	textFork            = catalog.Text{DE: "Von hier aus weiterspielen", EN: "Play on from here"}
	textForkAbout       = catalog.Text{DE: "Ein anderer Zug als der, der folgt: Das Szenario endet dann hier und geht mit deinem Zug weiter. Das Original bleibt, wie es ist.", EN: "Another move than the one that follows: the scenario then ends here and goes on with your move. The original stays as it is."}
	textForkOn          = catalog.Text{DE: "Häng einen Zug an. Die Adresse hält die ganze Partie.", EN: "Add a move. The address holds the whole game."}
	textForkLine        = catalog.Text{DE: "Zug oder Erwartung", EN: "Move or expectation"}
	textForkPlay        = catalog.Text{DE: "Anhängen", EN: "Add"}
	textForkMoves       = catalog.Text{DE: "Erlaubt ist zum Beispiel:", EN: "Allowed is for instance:"}
	textForkSave        = catalog.Text{DE: "Partie bis hierher speichern (als Szenario im Editor)", EN: "Save the game as far as this (as a scenario in the editor)"}
	textSideBySide      = catalog.Text{DE: "Die Ausgaben nebeneinander", EN: "The editions side by side"}
	textRefused         = catalog.Text{DE: "Verboten", EN: "Refused"}
	textNoEvents        = catalog.Text{DE: "Dabei ändert sich nichts.", EN: "Nothing changes by this."}
	textFound           = catalog.Text{DE: "– gefunden:", EN: "– found:"}
	textMet             = catalog.Text{DE: "Erwartung erfüllt:", EN: "As expected:"}
	textNotMet          = catalog.Text{DE: "Nicht wie erwartet", EN: "Not as expected"}
	textWhatArticlesSay = catalog.Text{DE: "Was die Artikel sagen", EN: "What the articles say"}
	textPosition        = catalog.Text{DE: "Stellung", EN: "Position"}
	textViewer          = catalog.Text{DE: "Gesehen von", EN: "Seen by"}
	textPartial         = catalog.Text{DE: "Auf dem Tisch liegt verdeckt, was dieser Spieler nicht sieht. Die Zeilen des Szenarios nennen trotzdem alles.", EN: "On the table everything lies hidden that this player does not see. The lines of the scenario still tell it all."}
	textHash            = catalog.Text{DE: "Prüfsumme der Stellung:", EN: "Checksum of the position:"}
)

// The position.
var (
	textOnTurn        = catalog.Text{DE: "am Zug", EN: "to move"}
	textPrincipality  = catalog.Text{DE: "Fürstentum", EN: "Principality"}
	textLandscapes    = catalog.Text{DE: "Landschaften", EN: "Landscapes"}
	textFreeSite      = catalog.Text{DE: "freier Bauplatz", EN: "free building site"}
	textLandNumber    = catalog.Text{DE: "Zahl", EN: "number"}
	textChangedNow    = catalog.Text{DE: "in diesem Schritt geändert", EN: "changed in this step"}
	textChangedKey    = catalog.Text{DE: "Umrandet ist, was dieser Schritt geändert hat.", EN: "Outlined: what this step changed."}
	textUnplacedKey   = catalog.Text{DE: "Nennt die Stellung keinen genauen Bauplatz, liegt die Karte auf irgendeinem ihres Ortes.", EN: "Where the position states no exact site, a card lies on any site of its place."}
	textHiddenCard    = catalog.Text{DE: "1 verdeckte Karte", EN: "1 hidden card"}
	textHiddenCards   = catalog.Text{DE: "verdeckte Karten", EN: "hidden cards"}
	textPileEmpty     = catalog.Text{DE: "leer", EN: "empty"}
	textPileMore      = catalog.Text{DE: "vielleicht mehr", EN: "perhaps more"}
	textLegalAnswers  = catalog.Text{DE: "Erlaubte Antworten:", EN: "Legal answers:"}
	textSecretAnswers = catalog.Text{DE: "Die möglichen Antworten sieht nur, wer entscheidet.", EN: "Only the one who decides sees the possible answers."}

	TextTurn        = catalog.Text{DE: "Zug", EN: "Turn"}
	TextPhase       = catalog.Text{DE: "Phase", EN: "Phase"}
	TextDice        = catalog.Text{DE: "Würfel", EN: "Dice"}
	TextWinner      = catalog.Text{DE: "Sieg", EN: "Winner"}
	TextAttacks     = catalog.Text{DE: "Angriffe", EN: "Attacks"}
	TextAttacksFree = catalog.Text{DE: "frei", EN: "allowed"}
	TextHand        = catalog.Text{DE: "Hand", EN: "Hand"}
	TextLimit       = catalog.Text{DE: "erlaubt am Zugende:", EN: "allowed at the end of the turn:"}
	TextStack       = catalog.Text{DE: "Stapel", EN: "Stack"}
	TextStacks      = catalog.Text{DE: "Ausbaustapel", EN: "draw stacks"}
	TextDiscard     = catalog.Text{DE: "Ablage", EN: "Discard pile"}
	TextGoesBack    = catalog.Text{DE: "Nach dem Spiel zurück", EN: "Back after the game"}
	TextLiesOpen    = catalog.Text{DE: "liegt offen", EN: "lies open"}
	TextDisplay     = catalog.Text{DE: "Auslage", EN: "Display"}
	TextEventStack  = catalog.Text{DE: "Ereignisstapel", EN: "Event stack"}
	TextRemoved     = catalog.Text{DE: "Aus dem Spiel", EN: "Out of the game"}
	TextLaidBy      = catalog.Text{DE: "von", EN: "by"}
	TextOwnedBy     = catalog.Text{DE: "gehört", EN: "owned by"}
	TextBlocked     = catalog.Text{DE: "blockiert", EN: "blocked"}
	TextUsed        = catalog.Text{DE: "benutzt", EN: "used"}
	TextFreshPower  = catalog.Text{DE: "frisch", EN: "fresh"}
	TextStored      = catalog.Text{DE: "eingelagert", EN: "stored"}
	TextRoad        = catalog.Text{DE: "Straße", EN: "Road"}
	TextKnightToken = catalog.Text{DE: "Ritterfigur", EN: "knight token"}
	TextMillToken   = catalog.Text{DE: "Windmühle", EN: "windmill token"}
	TextHiddenOne   = catalog.Text{DE: "verdeckte Karte", EN: "hidden card"}
	TextOpenPoints  = catalog.Text{DE: "dazu Punkte, die keine Quelle nennt", EN: "and points that no source states"}
	TextForgo       = catalog.Text{DE: "verzichten", EN: "decline"}
	TextAnyDie      = catalog.Text{DE: "Würfelzahl", EN: "die"}
	TextOf          = catalog.Text{DE: "von", EN: "of"}
	TextFor         = catalog.Text{DE: "für", EN: "for"}
	TextToTake      = catalog.Text{DE: "zu nehmen:", EN: "to take:"}
	TextToGive      = catalog.Text{DE: "zu geben:", EN: "to give:"}
	TextResources   = catalog.Text{DE: "Rohstoffe", EN: "resources"}
	TextTo          = catalog.Text{DE: "bis", EN: "to"}
	TextStarPlural  = catalog.Text{DE: "Sterne", EN: "stars"}
)

// phaseNames are the phases of a turn, as the engine calls them.
var phaseNames = map[string]catalog.Text{
	"before": {DE: "vor dem Würfeln", EN: "before the roll"}, "event": {DE: "Ereignisphase", EN: "event phase"},
	"yield": {DE: "Ertragsphase", EN: "production phase"}, "main": {DE: "Hauptphase", EN: "main phase"},
	"end": {DE: "Schluss des Zuges", EN: "end of the turn"}, "over": {DE: "Spielende", EN: "the game is over"},
}

// PhaseName is what a phase is called.
func PhaseName(f Frame, phase string) string { return f.Say(phaseNames[phase]) }

// faceNames are the faces of the event die, as the engine calls them.
var faceNames = map[string]catalog.Text{
	"brigands": {DE: "Keule", EN: "club"}, "sun": {DE: "Sonne", EN: "sun"}, "tournament": {DE: "Turnier", EN: "tournament"},
	"mill": {DE: "Windmühle", EN: "windmill"}, "?": {DE: "Fragezeichen", EN: "question mark"},
}

// FaceName is what a face of the event die is called.
func FaceName(f Frame, face string) string { return f.Say(faceNames[face]) }

// placeNames are the central cards.
var placeNames = map[string]catalog.Text{
	"settlement": {DE: "Siedlung", EN: "Settlement"}, "city": {DE: "Stadt", EN: "City"},
	"citadel": {DE: "Zitadelle", EN: "Citadel"}, "metropolis": {DE: "Metropole", EN: "Metropolis"},
}

// PlaceName is what a place is called.
func PlaceName(f Frame, kind string) string { return f.Say(placeNames[kind]) }

// ResourceWords is a number of resources in words: "2 Erz".
func ResourceWords(f Frame, r catalog.Resource, n int) string { return PriceItem{r, n}.words(f) }

var scenarioStatuses = map[ScenarioStatus]catalog.Text{
	ScenarioHolds:      {DE: "Hält", EN: "Holds"},
	ScenarioWaits:      {DE: "Wartet auf den Schiedsrichter", EN: "Waiting for the referee"},
	ScenarioFails:      {DE: "Scheitert", EN: "Fails"},
	ScenarioUndecided:  {DE: "Unentschieden", EN: "Undecided"},
	ScenarioUnreadable: {DE: "Nicht lesbar", EN: "Not readable"},
}

var statusMeanings = map[ScenarioStatus]catalog.Text{
	ScenarioHolds:      {DE: "Alles kommt so, wie das Szenario es sagt.", EN: "Everything comes out as the scenario says."},
	ScenarioWaits:      {DE: "Der Schiedsrichter kann das noch nicht spielen.", EN: "The referee cannot play this yet."},
	ScenarioFails:      {DE: "Etwas kommt anders, als das Szenario es sagt.", EN: "Something comes out differently from what the scenario says."},
	ScenarioUndecided:  {DE: "Es hängt an etwas, das nicht feststeht.", EN: "It hangs on something that is not settled."},
	ScenarioUnreadable: {DE: "Bis hierher verstehen wir den Text.", EN: "This is how far we understand the text."},
}

var assumedKinds = map[string]catalog.Text{
	"cost": {DE: "Kosten von", EN: "cost of"}, "price": {DE: "Preis der Funktion von", EN: "price of using"},
	"victory": {DE: "Siegpunkte von", EN: "victory points of"}, "strength": {DE: "Stärkepunkte von", EN: "strength points of"},
	"tournament": {DE: "Turnierpunkte von", EN: "tournament points of"}, "commerce": {DE: "Handelspunkte von", EN: "commerce points of"},
	"gain": {DE: "Gewinn durch", EN: "gain by"}, "loss": {DE: "Verlust durch", EN: "loss by"},
	"number": {DE: "Zahl bei", EN: "number of"}, "becomes": {DE: "Aktionskarte statt", EN: "action card for"},
}

// The editor.
var (
	textEditor          = catalog.Text{DE: "Eigenes Szenario", EN: "Your own scenario"}
	textEditorAbout     = catalog.Text{DE: "Beschreibe eine Stellung und ein paar Züge; der Schiedsrichter spielt sie und begründet jede Entscheidung mit ihrem Artikel.", EN: "Describe a position and a few moves; the referee plays them and gives the article for every decision."}
	textEditorLabel     = catalog.Text{DE: "Szenario", EN: "Scenario"}
	textEditorRun       = catalog.Text{DE: "Ausspielen", EN: "Play"}
	textEditorHelp      = catalog.Text{DE: "So schreibst du ein Szenario", EN: "How to write a scenario"}
	textEditorProblems  = catalog.Text{DE: "Diese Stellen musst du noch ändern:", EN: "These places need a change:"}
	textEditorTooLong   = catalog.Text{DE: "Der Text ist zu lang für einen Link.", EN: "The text is too long for a link."}
	textEditorLink      = catalog.Text{DE: "Link zu diesem Szenario", EN: "Link to this scenario"}
	textEditorLinkAbout = catalog.Text{DE: "Der Text steckt im Link selbst; hier wird nichts gespeichert.", EN: "The text is in the link itself; nothing is stored here."}
	textCopyLink        = catalog.Text{DE: "Link kopieren", EN: "Copy the link"}
	textCopied          = catalog.Text{DE: "Kopiert", EN: "Copied"}
	textColumn          = catalog.Text{DE: "Spalte", EN: "column"}
	TextBadScenarioLink = catalog.Text{DE: "Dieser Link enthält kein Szenario; vielleicht ist er unterwegs abgeschnitten worden.", EN: "This link holds no scenario; perhaps it was cut off on its way."}
	TextScenarioTooLong = catalog.Text{DE: "Das Szenario ist zu lang: Höchstens 16 KB und 1000 Karten gehen.", EN: "The scenario is too long: at most 16 KB and 1000 cards will do."}
	textAbleScenarios   = catalog.Text{DE: "Strittige Stellungen Zug für Zug nachgespielt – und ein Schiedsrichter für deine eigenen.", EN: "Disputed positions played out move by move – and a referee for your own."}
)

// What the proof of a ruling says.
var (
	textProvenBy = catalog.Text{DE: "Von diesem Stand des Programms bewiesen:", EN: "Proven by this build:"}
	textAllHold  = catalog.Text{DE: "halten und scheitern, sobald man die Regel abschaltet.", EN: "hold, and fail when the rule is switched off."}
	textOneHolds = catalog.Text{DE: "hält und scheitert, sobald man die Regel abschaltet.", EN: "holds, and fails when the rule is switched off."}
	textWatch    = catalog.Text{DE: "Schritt für Schritt ansehen", EN: "Watch it step by step"}
	textSoGoes   = catalog.Text{DE: "So läuft es am Tisch", EN: "How it goes at the table"}
)
