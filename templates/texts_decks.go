package templates

import "catanica/catalog"

// The deck builder.
var (
	textBuilderAbout = catalog.Text{
		DE: "Beginne mit einem fertigen Deck, suche Karten dazu oder füge deine Liste ein. Das Urteil des Regelhefts steht immer daneben: jeder Fehler mit seiner Regel, und wie er sich heilen lässt.",
		EN: "Begin with a ready-made deck, search for cards to add, or paste your list. What the rulebook says of it always stands beside it: every fault with its rule, and how to mend it.",
	}
	textDeckExamples  = catalog.Text{DE: "Mit einem fertigen Deck beginnen", EN: "Begin with a ready-made deck"}
	textExamplesAbout = catalog.Text{DE: "Fünf Decks von uns, alle nach den Regeln von heute erlaubt. Nimm eines und baue es um.", EN: "Five decks of ours, all legal by today’s rules. Take one and rebuild it."}
	textExampleTake   = catalog.Text{DE: "Dieses Deck nehmen", EN: "Take this deck"}
	textExampleVs     = catalog.Text{DE: "mit meinem vergleichen", EN: "compare with mine"}

	textFinder      = catalog.Text{DE: "Karten suchen", EN: "Search for cards"}
	textFinderHint  = catalog.Text{DE: "Such einen Namen, eine Wirkung oder eine Klasse; mit + kommt die Karte ins Deck.", EN: "Search for a name, an effect or a class; + puts the card into the deck."}
	textFinderGo    = catalog.Text{DE: "Suchen", EN: "Search"}
	textFinderFound = catalog.Text{DE: "gefunden", EN: "found"}
	textFinderMore  = catalog.Text{DE: "gezeigt werden die ersten", EN: "these are the first"}
	textInDeck      = catalog.Text{DE: "im Deck", EN: "in the deck"}
	textOfCopies    = catalog.Text{DE: "deine Sets haben", EN: "your sets hold"}
	textOfShare     = catalog.Text{DE: "dein Anteil:", EN: "your share:"}
	textNotForDecks = catalog.Text{DE: "gehört in keine Liste", EN: "has no place in a list"}
	textDeckAtMost  = catalog.Text{DE: "höchstens", EN: "at most"}
	textInDeckN     = catalog.Text{DE: "in Liste", EN: "in list"}
	textAfter       = catalog.Text{DE: "Nach dem Spiel", EN: "After the game"}
	textRuleSays    = catalog.Text{DE: "Die Regel", EN: "The rule"}
	textFindings    = catalog.Text{DE: "zu klären", EN: "to settle"}
	textToVerdict   = catalog.Text{DE: "Zum Urteil", EN: "To the verdict"}
	textShare       = catalog.Text{DE: "So wird die Sammlung geteilt", EN: "How the collection is shared"}
	textShareAbout  = catalog.Text{DE: "Jeder bekommt von jeder Karte gleich viele; einzelne Karten und was nicht aufgeht, bilden die neutrale Reihe.", EN: "Of every card both get equally many; single cards and what does not divide make the neutral row."}
	textShareEach   = catalog.Text{DE: "jeder", EN: "each"}
	textShareTaken  = catalog.Text{DE: "Liste", EN: "list"}
	textShareRest   = catalog.Text{DE: "neutral", EN: "neutral"}
	textHead        = catalog.Text{DE: "Format, Sets und Hausregeln", EN: "Format, sets and house rules"}
	textHeadAbout   = catalog.Text{DE: "Was du hier wählst, steht danach oben in der Liste und reist im Link mit.", EN: "What you choose here then stands at the top of the list and travels in the link."}
	textHeadFormat  = catalog.Text{DE: "Format", EN: "Format"}
	textHeadHost    = catalog.Text{DE: "Ich bin Gastgeber und bringe den Jahreswechsel mit", EN: "I am the host and bring the Year End"}
	textHeadSets    = catalog.Text{DE: "Meine Sets", EN: "My sets"}
	textHeadHouse   = catalog.Text{DE: "Hausregeln des Veranstalters", EN: "House rules of the organiser"}
	textHeadPoints  = catalog.Text{DE: "Siegpunkte zum Sieg", EN: "Victory points to win"}
	textHeadOnly    = catalog.Text{DE: "Nur diese Sets (keins angekreuzt: alle)", EN: "Only these sets (none ticked: all of them)"}
	textHeadYears   = catalog.Text{DE: "Jahreskarten", EN: "Year cards"}
	textHeadAgreed  = catalog.Text{DE: "nach Absprache", EN: "by agreement"}
	textHeadWrite   = catalog.Text{DE: "In die Liste schreiben", EN: "Write it into the list"}
	textShareTake   = catalog.Text{DE: "Meinen Anteil ins Deck legen", EN: "Put my share into the deck"}
	textShareSum    = catalog.Text{DE: "zusammen", EN: "together"}
	textShareMore   = catalog.Text{DE: "oder mehr", EN: "or more"}
	textSheetPoints = catalog.Text{DE: "Siegpunkte", EN: "Victory points"}
	textSheetOnly   = catalog.Text{DE: "Erlaubte Sets", EN: "Allowed sets"}
	textSheetYears  = catalog.Text{DE: "Jahreskarten", EN: "Year cards"}
	textSheetWho    = catalog.Text{DE: "Charakter", EN: "Character"}
	textNoCopies    = catalog.Text{DE: "in keinem deiner Sets", EN: "in none of your sets"}
	textDeckAtLeast = catalog.Text{DE: "mindestens", EN: "at least"}
	textOneMore     = catalog.Text{DE: "eine mehr", EN: "one more"}
	textOneLess     = catalog.Text{DE: "eine weniger", EN: "one less"}
	textIntoHand    = catalog.Text{DE: "Auf die Starthand", EN: "Into the starting hand"}
	textOffHand     = catalog.Text{DE: "Von der Starthand", EN: "Out of the starting hand"}
	textHandShort   = catalog.Text{DE: "Starthand", EN: "Starting hand"}
	textUndo        = catalog.Text{DE: "Rückgängig", EN: "Undo"}
	textDeckOffline = catalog.Text{DE: "Der Server antwortet gerade nicht; deine Liste ist noch da.", EN: "The server does not answer; your list is still here."}
	textRedo        = catalog.Text{DE: "Wiederholen", EN: "Redo"}

	textCountDeck   = catalog.Text{DE: "Deck", EN: "Deck"}
	textCountEvents = catalog.Text{DE: "Ereignisse", EN: "Events"}
	textCountOf     = catalog.Text{DE: "von", EN: "of"}
	textYourDeck    = catalog.Text{DE: "Das Deck", EN: "The deck"}
	textYourEvents  = catalog.Text{DE: "Die Ereignisse", EN: "The events"}
	textAdvice      = catalog.Text{DE: "Ratschläge", EN: "Advice"}
	textAdviceAbout = catalog.Text{DE: "Kein Regelverstoß: Damit spielt sich das Deck besser.", EN: "No rule is broken: the deck plays better for it."}

	textCharts       = catalog.Text{DE: "Kurven und Zahlen", EN: "Curves and numbers"}
	textChartTable   = catalog.Text{DE: "Als Tabelle", EN: "As a table"}
	textChartUnknown = catalog.Text{DE: "unbekannt", EN: "unknown"}
	textChartVarying = catalog.Text{DE: "ohne feste Zahl", EN: "of no fixed number"}
	textChartOpen    = catalog.Text{DE: "mit unbekannter Punktzahl", EN: "of unknown number"}
	textChartCards   = catalog.Text{DE: "Karten", EN: "cards"}
	textChartCard    = catalog.Text{DE: "Karte", EN: "card"}

	textDeckCompare  = catalog.Text{DE: "Die beiden Decks im Vergleich", EN: "The two decks compared"}
	textCompareGo    = catalog.Text{DE: "Beide Decks vergleichen", EN: "Compare the two decks"}
	textOnlyIn       = catalog.Text{DE: "Nur in", EN: "Only in"}
	textInBoth       = catalog.Text{DE: "In beiden", EN: "In both"}
	textNothingThere = catalog.Text{DE: "nichts", EN: "nothing"}
	textDeckA        = catalog.Text{DE: "Deck 1", EN: "Deck 1"}
	textDeckB        = catalog.Text{DE: "Deck 2", EN: "Deck 2"}

	textHands      = catalog.Text{DE: "Probehände", EN: "Sample hands"}
	textHandsAbout = catalog.Text{DE: "Je drei zufällige Karten aus dem ganzen Deck. Im Turnier suchst du dir die drei selbst aus; so siehst du, was zusammenpasst. Die Ziehung steht im Link und bleibt dieselbe.", EN: "Three random cards of the whole deck each. In a tournament you choose the three yourself; this shows what goes together. The draw is in the link and stays the same."}
	textHandsDraw  = catalog.Text{DE: "Drei Hände ziehen", EN: "Draw three hands"}
	textHandKeep   = catalog.Text{DE: "Als Starthand nehmen", EN: "Take as starting hand"}
	textHandN      = catalog.Text{DE: "Hand", EN: "Hand"}
	TextBadSeed    = catalog.Text{DE: "Die Nummer der Ziehung (seed) ist eine Zahl ab 0.", EN: "The number of the draw (seed) is a number from 0 on."}

	textTools       = catalog.Text{DE: "Mitnehmen", EN: "Take it along"}
	textToolCopy    = catalog.Text{DE: "Liste kopieren", EN: "Copy the list"}
	textToolCopied  = catalog.Text{DE: "Kopiert", EN: "Copied"}
	textToolLink    = catalog.Text{DE: "Link kopieren", EN: "Copy the link"}
	textToolText    = catalog.Text{DE: "Als Text (.txt)", EN: "As text (.txt)"}
	textToolJSON    = catalog.Text{DE: "Als JSON", EN: "As JSON"}
	textToolSheet   = catalog.Text{DE: "Meldebogen zum Drucken", EN: "Registration sheet to print"}
	textToolQR      = catalog.Text{DE: "QR-Code des Links", EN: "QR code of the link"}
	TextQRAlt       = catalog.Text{DE: "QR-Code mit dem Link zu diesem Deck", EN: "QR code with the link to this deck"}
	TextHandHeading = catalog.Text{DE: "[Starthand]", EN: "[Hand]"}

	textSeal           = catalog.Text{DE: "Versiegeln", EN: "Seal it"}
	textSealAbout      = catalog.Text{DE: "Ein Siegel legt dich auf Deck und Ereignisse fest, ohne sie zu zeigen. Aufbewahrt wird hier nichts: Notiere dir das Geheimnis.", EN: "A seal commits you to deck and events without showing them. Nothing is kept here: write the secret down."}
	textSealMake       = catalog.Text{DE: "Diese Liste versiegeln", EN: "Seal this list"}
	textSealCheck      = catalog.Text{DE: "Ein Siegel prüfen", EN: "Check a seal"}
	textSealCheckAbout = catalog.Text{DE: "Nach der Partie: Füge oben die gezeigte Liste ein, dazu Siegel und Geheimnis.", EN: "After the game: paste the list that was shown above, with its seal and secret."}
	textSealCheckGo    = catalog.Text{DE: "Siegel prüfen", EN: "Check the seal"}
	textSealCommitment = catalog.Text{DE: "Siegel", EN: "Seal"}
	textSealNonce      = catalog.Text{DE: "Geheimnis", EN: "Secret"}
	TextHouseRule      = catalog.Text{DE: "Hausregel", EN: "House rule"}

	textSheet        = catalog.Text{DE: "Meldebogen", EN: "Registration sheet"}
	textSheetAbout   = catalog.Text{DE: "Ein Deck auf einer Seite A4: zum Ausdrucken und Unterschreiben.", EN: "A deck on one page of A4: to print and sign."}
	textSheetPrint   = catalog.Text{DE: "Drucke die Seite; Menü und Knöpfe bleiben weg.", EN: "Print the page; menu and buttons are left out."}
	textSheetBack    = catalog.Text{DE: "Zurück zum Deck", EN: "Back to the deck"}
	textSheetPlayer  = catalog.Text{DE: "Spieler", EN: "Player"}
	textSheetEvent   = catalog.Text{DE: "Turnier", EN: "Tournament"}
	textSheetDate    = catalog.Text{DE: "Datum", EN: "Date"}
	textSheetSigned  = catalog.Text{DE: "Unterschrift", EN: "Signature"}
	textSheetJudge   = catalog.Text{DE: "Turnierleitung", EN: "Organiser"}
	textSheetDeck    = catalog.Text{DE: "Deckname", EN: "Name of the deck"}
	textSheetGame    = catalog.Text{DE: "Spiel", EN: "Game"}
	textSheetSets    = catalog.Text{DE: "Sets", EN: "Sets"}
	textSheetOpen    = catalog.Text{DE: "Angesagt", EN: "Announced"}
	textSheetAllow   = catalog.Text{DE: "Vereinbart", EN: "Agreed"}
	textSheetHost    = catalog.Text{DE: "Gastgeber", EN: "Host"}
	TextYes          = catalog.Text{DE: "ja", EN: "yes"}
	TextNo           = catalog.Text{DE: "nein", EN: "no"}
	textSheetVerdict = catalog.Text{DE: "Prüfung", EN: "Check"}
)

// chartTitles are the headings of the charts of a deck.
var chartTitles = map[string]catalog.Text{
	"curve":     {DE: "Karten nach Kosten (Rohstoffe)", EN: "Cards by cost (resources)"},
	"resources": {DE: "Kosten nach Rohstoff", EN: "Cost by resource"},
	"classes":   {DE: "Karten je Klasse", EN: "Cards of each class"},
	"points":    {DE: "Erreichbare Punkte", EN: "Points within reach"},
}

// chartUnknowns say what is unknown of the cards that a chart leaves out.
var chartUnknowns = map[string]catalog.Text{
	"curve":     {DE: "mit unbekannten Kosten", EN: "of unknown cost"},
	"resources": {DE: "mit unbekannten Kosten", EN: "of unknown cost"},
	"classes":   {DE: "unbekannter Klasse", EN: "of unknown class"},
	"points":    {DE: "mit unbekanntem Namen", EN: "of unknown name"},
}
