package templates

import (
	"catanica/catalog"
	"catanica/catalog/deck"
	"catanica/rulings"
)

// Every word of the interface stands here, in both languages side by side, grouped by page. What is said
// about the game itself is content and stands in content/.

// The frame of every page.
var (
	textClaim       = catalog.Text{DE: "Regelwerk, Karten und Schiedsrichter zum Catan-Kartenspiel für zwei", EN: "Rules, cards and referee for the two-player Catan card game"}
	textSkip        = catalog.Text{DE: "Zum Inhalt springen", EN: "Skip to content"}
	textMenu        = catalog.Text{DE: "Hauptmenü", EN: "Main menu"}
	textLanguage    = catalog.Text{DE: "Sprache", EN: "Language"}
	textCrumbs      = catalog.Text{DE: "Wo du bist", EN: "Where you are"}
	textCards       = catalog.Text{DE: "Karten", EN: "Cards"}
	TextRulings     = catalog.Text{DE: "Regelfragen", EN: "Rulings"}
	TextRules       = catalog.Text{DE: "Regeln", EN: "Rules"}
	textDecks       = catalog.Text{DE: "Decks", EN: "Decks"}
	textSets        = catalog.Text{DE: "Sets", EN: "Sets"}
	textRegister    = catalog.Text{DE: "Register", EN: "Index"}
	textSearch      = catalog.Text{DE: "Suchen", EN: "Search"}
	textSearchLabel = catalog.Text{DE: "Karte, Frage oder Artikelnummer", EN: "Card, question or article number"}
	textSearchHint  = catalog.Text{DE: "Frag wie am Tisch …", EN: "Ask as you would at the table …"}
	textFan         = catalog.Text{DE: "Inoffizielles Fanprojekt.", EN: "An unofficial fan project."}
	textTrademarks  = catalog.Text{
		DE: "Catanica gehört weder zur Catan GmbH noch zu Kosmos und wird von ihnen nicht unterstützt. „Catan“ und die Namen der Spiele sind Marken ihrer Inhaber. Kartenbilder und Kartentexte zeigen wir nicht; alles ist in eigenen Worten beschrieben.",
		EN: "Catanica is neither part of Catan GmbH or Kosmos nor supported by them. “Catan” and the names of the games are trademarks of their owners. We show neither card pictures nor card texts; everything is described in our own words.",
	}
	textPrivacy   = catalog.Text{DE: "Keine Cookies, kein Tracking, keine Konten: Diese Seite merkt sich nichts über dich.", EN: "No cookies, no trackers, no accounts: this site keeps nothing about you."}
	textAboutLink = catalog.Text{DE: "Über Catanica", EN: "About Catanica"}
	textEdition   = catalog.Text{DE: "Regelstand", EN: "Rules as of"}
	textSince     = catalog.Text{DE: "seit", EN: "since"}
	textUpTo      = catalog.Text{DE: "bis", EN: "until"}
	textSource    = catalog.Text{DE: "Quelle", EN: "Source"}
	textSources   = catalog.Text{DE: "Quellen", EN: "Sources"}
	textUnknown   = catalog.Text{DE: "unbekannt – keine Quelle nennt es", EN: "unknown – no source states it"}
	TextNone      = catalog.Text{DE: "keine", EN: "none"}
	textShow      = catalog.Text{DE: "Zeigen", EN: "Show"}
	textAll       = catalog.Text{DE: "alle", EN: "all"}
	textOurs      = catalog.Text{DE: "Übersetzung von uns", EN: "our translation"}
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
	catalog.Any:    {{DE: "beliebiger Rohstoff", EN: "resource of choice"}, {DE: "beliebige Rohstoffe", EN: "resources of choice"}},
	catalog.Power:  {{DE: "Zauberkraft", EN: "magic power"}, {DE: "Zauberkraft", EN: "magic power"}},
	catalog.Star:   {{DE: "Stern", EN: "star"}, {DE: "Sterne", EN: "stars"}},
}

func resourceName(r catalog.Resource, n int) catalog.Text {
	if n == 1 {
		return resourceNames[r][0]
	}
	return resourceNames[r][1]
}

// TypeName is what a type of cards is called.
func TypeName(f Frame, t catalog.CardType) string { return f.Say(t.Name()) }

var landscapeNames = map[string]catalog.Text{
	"forest":    {DE: "Wald", EN: "forest"},
	"hills":     {DE: "Hügelland", EN: "hills"},
	"mountains": {DE: "Gebirge", EN: "mountains"},
	"fields":    {DE: "Ackerland", EN: "fields"},
	"pasture":   {DE: "Weideland", EN: "pasture"},
	"river":     {DE: "Goldfluss", EN: "gold field"},
	"any":       {DE: "jede Landschaft", EN: "any landscape"},
}

// LandscapeName is what a kind of landscape is called.
func LandscapeName(f Frame, id string) string {
	if t, ok := landscapeNames[id]; ok {
		return f.Say(t)
	}
	return id
}

var gameNames = map[catalog.Game]catalog.Text{
	catalog.Basic:      {DE: "Grundspiel", EN: "basic game"},
	catalog.Extended:   {DE: "Erweitertes Grundspiel", EN: "extended game"},
	catalog.Tournament: {DE: "Turnierspiel", EN: "tournament game"},
}

// GameName is what a way to play is called.
func GameName(f Frame, g catalog.Game) string { return f.Say(gameNames[g]) }

var setKindNames = map[catalog.SetKind]catalog.Text{
	catalog.BaseSet:    {DE: "Grundspiel", EN: "Basic game"},
	catalog.ThemeSet:   {DE: "Themen-Set", EN: "Theme set"},
	catalog.YearSet:    {DE: "Jahreskarten", EN: "Year cards"},
	catalog.HistorySet: {DE: "Historisches Set", EN: "Historical set"},
}

var sectionNames = map[rulings.SectionKind]catalog.Text{
	rulings.Reasoning: {DE: "Begründung", EN: "Reasoning"},
	rulings.Example:   {DE: "Beispiel", EN: "Example"},
	rulings.Bonus:     {DE: "Nebenbei", EN: "By the way"},
}

// SectionName is the heading of a part of an article.
func SectionName(f Frame, k rulings.SectionKind) string { return f.Say(sectionNames[k]) }

// chapterNames are the chapters of the Encyclopædia, in our words.
var chapterNames = map[string]catalog.Text{
	"101": {DE: "Das Kartenspiel gestern und heute", EN: "The card game then and now"},
	"102": {DE: "Glossar", EN: "Glossary"},
	"103": {DE: "Grundordnung: was in jedem Spiel gilt", EN: "Constitution: what holds in every game"},
	"105": {DE: "Erweitertes Grundspiel", EN: "Extended game"},
	"106": {DE: "Mehrere Themen-Sets auf einmal", EN: "Several theme sets at once"},
	"107": {DE: "Turnierspiel", EN: "Tournament game"},
	"112": {DE: "Aktionen: Angriff", EN: "Actions: attack"},
	"113": {DE: "Aktionen: neutral", EN: "Actions: neutral"},
	"114": {DE: "Aktionen: Schutz", EN: "Actions: protection"},
	"115": {DE: "Drachen", EN: "Dragons"},
	"116": {DE: "Flotten", EN: "Fleets"},
	"117": {DE: "Ritter", EN: "Knights"},
	"118": {DE: "Übrige Einheiten", EN: "Other units"},
	"119": {DE: "Ereignisse", EN: "Events"},
	"120": {DE: "Fremdkarten", EN: "Foreign cards"},
	"121": {DE: "Gebietsausbauten", EN: "Territory expansions"},
	"122": {DE: "Landschaftsausbauten", EN: "Landscape expansions"},
	"123": {DE: "Stadtausbauten", EN: "City expansions"},
	"124": {DE: "Straßenausbauten", EN: "Road expansions"},
	"125": {DE: "Zitadellenausbauten", EN: "Citadel expansions"},
	"126": {DE: "Zauberbücher", EN: "Spell books"},
	"127": {DE: "Zauberer", EN: "Wizards"},
	"128": {DE: "Zentralkarten", EN: "Central cards"},
	"141": {DE: "Material und Ausgaben", EN: "Material and printings"},
	"151": {DE: "Sternenschiff Catan: Grundspiel", EN: "Starship Catan: basic game"},
	"152": {DE: "Sternenschiff Catan: Missionen", EN: "Starship Catan: missions"},
}

// ChapterName is what a chapter is about.
func ChapterName(f Frame, chapter string) string {
	if t, ok := chapterNames[chapter]; ok {
		return f.Say(t)
	}
	return chapter
}

// The start page.
var (
	textHomeTitle   = catalog.Text{DE: "Was willst du wissen?", EN: "What do you want to know?"}
	textHomeAbout   = catalog.Text{DE: "Regelfragen, Karten und Decks zum alten Catan-Kartenspiel für zwei: kurz beantwortet, mit Begründung und Quelle.", EN: "Rules questions, cards and decks for the classic two-player Catan card game: a short answer, the reasoning and the source."}
	textTry         = catalog.Text{DE: "Zum Beispiel:", EN: "For example:"}
	textExamples    = catalog.Text{DE: "Aus den Regelfragen", EN: "From the rulings"}
	textAbilities   = catalog.Text{DE: "Was du hier findest", EN: "What you find here"}
	textAbleRulings = catalog.Text{DE: "Die Antwort zuerst, dann das Warum – für jeden Regelstand von 1996 bis 2005.", EN: "The answer first, then the why – for every state of the rules from 1996 to 2005."}
	textAbleCards   = catalog.Text{DE: "Jede Karte mit Klasse, Kosten, Punkten und Wirkung; was niemand belegt, heißt unbekannt.", EN: "Every card with class, cost, points and effect; what nobody documents is called unknown."}
	textAbleRules   = catalog.Text{DE: "Regelhefte und Begriffe in eigenen Worten, alles miteinander verlinkt.", EN: "Rulebooks and terms in our own words, all linked with one another."}
	textAbleDecks   = catalog.Text{DE: "Füge deine Deckliste ein und sieh sofort, ob sie erlaubt ist – und was sie heilt.", EN: "Paste your deck list and see at once whether it is legal – and what would mend it."}
	textInside      = catalog.Text{DE: "Im Bestand:", EN: "On file:"}
	textFanTitle    = catalog.Text{DE: "Von Fans, nicht vom Verlag", EN: "By fans, not by the publisher"}
	textFanLong     = catalog.Text{DE: "Catanica ist ein inoffizielles Projekt. Es ersetzt keine Spielregel; es hilft, wenn ihr am Tisch nicht weiterkommt.", EN: "Catanica is an unofficial project. It replaces no rulebook; it helps when you are stuck at the table."}
	textAboutMore   = catalog.Text{DE: "Mehr über Catanica und seine Quellen", EN: "More about Catanica and its sources"}
)

// Search.
var (
	textSearchEmpty = catalog.Text{DE: "Tippe einen Kartennamen, eine Artikelnummer wie 112.S.g oder die Frage so, wie du sie stellen würdest.", EN: "Type a card's name, an article number such as 112.S.g, or the question as you would ask it."}
	textKinds       = catalog.Text{DE: "Art der Treffer", EN: "Kind of results"}
	textDidYouMean  = catalog.Text{DE: "Meintest du:", EN: "Did you mean:"}
	textNothing     = catalog.Text{DE: "Dazu haben wir nichts gefunden. Versuch es mit weniger oder anderen Wörtern.", EN: "We found nothing on that. Try fewer words, or others."}
	textHits        = catalog.Text{DE: "Treffer", EN: "results"}
	textMoreHits    = catalog.Text{DE: "Mehr Treffer", EN: "More results"}
	TextEverything  = catalog.Text{DE: "Alles", EN: "Everything"}
)

// Cards, sets and classes.
var (
	textCardsAbout     = catalog.Text{DE: "Alle Karten, die eine Quelle nennt, mit Klasse, Kosten, Punkten und Wirkung.", EN: "Every card that a source names, with class, cost, points and effect."}
	textSetsAndClasses = catalog.Text{DE: "Sets und Kartenklassen", EN: "Sets and card classes"}
	textFilterText     = catalog.Text{DE: "Name, Wirkung, Filter", EN: "Name, effect, filter"}
	textFilterSet      = catalog.Text{DE: "Set", EN: "Set"}
	textFilterClass    = catalog.Text{DE: "Klasse", EN: "Class"}
	textFilterType     = catalog.Text{DE: "Art", EN: "Type"}
	textClear          = catalog.Text{DE: "Filter löschen", EN: "Clear filters"}
	textNoCards        = catalog.Text{DE: "Keine Karte passt zu allen Filtern.", EN: "No card fits all the filters."}
	textCostUnknown    = catalog.Text{DE: "Kosten unbekannt", EN: "cost unknown"}
	textCardAbout      = catalog.Text{DE: "Die Karte", EN: "The card"}
	textCardAboutRest  = catalog.Text{DE: "Wirkung, Kosten, Punkte und alle Regelfragen dazu.", EN: "effect, cost, points and every ruling about it."}
	textCardTooEarly   = catalog.Text{DE: "In diesem Regelstand gab es die Karte noch nicht. Wir zeigen sie, wie sie zuerst erschien:", EN: "The card did not exist yet in these rules. We show it as it first came out:"}
	textEffect         = catalog.Text{DE: "Wirkung", EN: "Effect"}
	textOtherWordings  = catalog.Text{DE: "Nach anderen Regelständen", EN: "Under other states of the rules"}
	textRemarks        = catalog.Text{DE: "Anmerkungen", EN: "Remarks"}
	textPrintings      = catalog.Text{DE: "Fassungen der Karte", EN: "Wordings of the card"}
	textFacts          = catalog.Text{DE: "Angaben", EN: "Facts"}
	textInSets         = catalog.Text{DE: "In diesen Sets", EN: "In these sets"}
	textOpen           = catalog.Text{DE: "liegt offen aus", EN: "laid out openly"}
	textCopiesUnknown  = catalog.Text{DE: "Anzahl unbekannt", EN: "number unknown"}
	textSpeakOfCard    = catalog.Text{DE: "Regelfragen zu dieser Karte", EN: "Rulings about this card"}
	textNoRulings      = catalog.Text{DE: "Keine Regelfrage nennt diese Karte.", EN: "No ruling names this card."}
	textInRules        = catalog.Text{DE: "In Regelheften und Glossar", EN: "In rulebooks and glossary"}
	TextScenarios      = catalog.Text{DE: "Szenarien", EN: "Scenarios"}
	textAlso           = catalog.Text{DE: "Auch genannt:", EN: "Also called:"}
	textSetsTitle      = catalog.Text{DE: "Sets und Kartenklassen", EN: "Sets and card classes"}
	textSetsAbout      = catalog.Text{DE: "Was in welcher Schachtel liegt, und wie die Karten eingeteilt sind.", EN: "What lies in which box, and how the cards are classed."}
	textClasses        = catalog.Text{DE: "Kartenklassen", EN: "Card classes"}
	textSetAbout       = catalog.Text{DE: "Inhalt und Karten von", EN: "Contents and cards of"}
	textOf             = catalog.Text{DE: "von", EN: "of"}
	textCardsKnown     = catalog.Text{DE: "Karten bekannt", EN: "cards known"}
	textContents       = catalog.Text{DE: "Inhalt", EN: "Contents"}
	textKnownCopies    = catalog.Text{DE: "Belegte Karten:", EN: "Documented cards:"}
	textAtLeast        = catalog.Text{DE: "mindestens, denn von manchen ist die Anzahl unbekannt", EN: "at least, for the number of some is unknown"}
	textPrintedCopies  = catalog.Text{DE: "· gedruckt in der Schachtel:", EN: "· printed in the box:"}
	textSpeakOfSet     = catalog.Text{DE: "Regelfragen zu diesem Set", EN: "Rulings about this set"}
	textClassAbout     = catalog.Text{DE: "Alle Karten der Klasse", EN: "All cards of the class"}
	textClassGone      = catalog.Text{DE: "In diesem Regelstand gab es die Klasse nicht.", EN: "The class did not exist in these rules."}
)

// Rulings, rules and the register.
var (
	textRulingsAbout  = catalog.Text{DE: "Regelfragen mit kurzer Antwort, Begründung und Quelle, nach Kapiteln geordnet.", EN: "rules questions with a short answer, reasoning and source, ordered by chapters."}
	textRegisterLong  = catalog.Text{DE: "Zum alphabetischen Register", EN: "To the alphabetical index"}
	textQuestion      = catalog.Text{DE: "Frage:", EN: "Question:"}
	textToday         = catalog.Text{DE: "Später gilt:", EN: "Later rules say:"}
	textSilent        = catalog.Text{DE: "Diese Antwort ist nicht belegt für den Regelstand", EN: "This answer is not documented for the rules as of"}
	textEarlier       = catalog.Text{DE: "Früher galt", EN: "Earlier rules said"}
	textProof         = catalog.Text{DE: "Am Tisch bewiesen?", EN: "Proven at the table?"}
	textSeeAlso       = catalog.Text{DE: "Mehr dazu", EN: "See also"}
	textPointHere     = catalog.Text{DE: "Verweisen hierher", EN: "Point here"}
	textAboutArticle  = catalog.Text{DE: "Über diesen Artikel", EN: "About this article"}
	textGames         = catalog.Text{DE: "Gilt im", EN: "Holds in the"}
	textDocumented    = catalog.Text{DE: "Belegt", EN: "Documented"}
	textPrinted       = catalog.Text{DE: "Gedruckt als", EN: "Printed as"}
	textProvenance    = catalog.Text{DE: "Herkunft", EN: "Provenance"}
	textChanged       = catalog.Text{DE: "Zuletzt geändert", EN: "Last changed"}
	textOursDecided   = catalog.Text{DE: "eigene Entscheidung", EN: "our decision"}
	textOursWhy       = catalog.Text{DE: "Die Quellen schweigen; so entscheiden wir.", EN: "The sources are silent; this is what we decide."}
	textTurn          = catalog.Text{DE: "Blättern", EN: "Turn the page"}
	TextAllEditions   = catalog.Text{DE: "alle Regelstände", EN: "all states of the rules"}
	textRulesAbout    = catalog.Text{DE: "Die Regelhefte und das Glossar, in eigenen Worten zusammengefasst.", EN: "The rulebooks and the glossary, summed up in our own words."}
	textEntries       = catalog.Text{DE: "Einträge", EN: "entries"}
	TextGlossary      = catalog.Text{DE: "Glossar", EN: "Glossary"}
	TextGlossaryAbout = catalog.Text{DE: "Fachwörter des Kartenspiels, kurz erklärt.", EN: "Terms of the card game, explained in brief."}
	textRegisterAbout = catalog.Text{DE: "Alle Karten, Begriffe, Regelfragen und Regeln von A bis Z, auch unter ihren Spitznamen.", EN: "All cards, terms, rulings and rules from A to Z, by their nicknames too."}
	textLetters       = catalog.Text{DE: "Buchstaben", EN: "Letters"}
)

var proofNames = map[ProofState]catalog.Text{
	ProofProven:      {DE: "Bewiesen: Der Schiedsrichter spielt es so.", EN: "Proven: the referee plays it this way."},
	ProofOpen:        {DE: "Noch nicht bewiesen.", EN: "Not yet proven."},
	ProofExplanatory: {DE: "Erklärt nur; hier ist nichts auszuspielen.", EN: "Explains only; there is nothing to play out here."},
}

// bookAbouts are the rulebooks in one sentence.
var bookAbouts = map[string]catalog.Text{
	"kuw":      {DE: "Erweitertes Grundspiel und Turnierspiel, wie sie seit 2005 gelten, dazu die Volksstimmung.", EN: "The extended and the tournament game as they stand since 2005, and the Public Feeling."},
	"zud":      {DE: "Zitadelle, Zauberer und Zauberkraft, wie das Heft von 1998 sie erklärt.", EN: "Citadel, wizards and magic power as the booklet of 1998 explains them."},
	"almanach": {DE: "Das Brettspiel von A bis Z.", EN: "The board game from A to Z."},
	"wien":     {DE: "Die Wiener Sonderausgabe des Brettspiels.", EN: "The Viennese special edition of the board game."},
}

// BookAbout is a rulebook in one sentence.
func BookAbout(f Frame, book string) string { return f.Say(bookAbouts[book]) }

// The page about Catanica.
var (
	textAboutLead     = catalog.Text{DE: "Catanica sammelt, was zum alten Catan-Kartenspiel für zwei Personen (1996 bis 2005) an Regeln und Karten belegt ist, und beantwortet damit Fragen vom Spieltisch.", EN: "Catanica gathers what is documented of the rules and cards of the classic two-player Catan card game (1996 to 2005) and answers questions from the table with it."}
	textAboutUnknown  = catalog.Text{DE: "Jede Angabe nennt ihre Quelle. Was keine Quelle nennt, heißt hier „unbekannt“; geraten wird nicht. Namen, die nie auf Deutsch oder Englisch erschienen sind, haben wir übersetzt und so gekennzeichnet.", EN: "Every fact names its source. What no source states is called “unknown” here; nothing is guessed. Names that never came out in German or English are translated by us and marked so."}
	textEditionsTitle = catalog.Text{DE: "Regelstände", EN: "States of the rules"}
	textEditionsAbout = catalog.Text{DE: "Die Regeln haben sich mehrmals geändert. Mit der Auswahl „Regelstand“ liest du eine Seite so, wie sie damals galt; ohne Auswahl gilt 2005.", EN: "The rules changed several times. With “Rules as of” you read a page as it stood then; without a choice 2005 applies."}
	textReadingsTitle = catalog.Text{DE: "Offene Fragen und wie wir sie entscheiden", EN: "Open questions and how we decide them"}
	textReadingsAbout = catalog.Text{DE: "Wo die Quellen schweigen oder sich widersprechen, folgt Catanica diesen Lesarten.", EN: "Where the sources are silent or contradict each other, Catanica follows these readings."}
	textSourcesAbout  = catalog.Text{DE: "Daraus stammen die Angaben. Wir geben Tatsachen wieder, keine Sätze.", EN: "The facts come from here. We give facts, not sentences."}
)

// Errors.
var (
	textToHome  = catalog.Text{DE: "Zur Startseite", EN: "To the start page"}
	errorTitles = map[int]catalog.Text{
		400: {DE: "Diese Anfrage verstehen wir nicht", EN: "We do not understand this request"},
		404: {DE: "Diese Seite gibt es nicht", EN: "There is no such page"},
		405: {DE: "So geht es hier nicht", EN: "That does not work here"},
		413: {DE: "Das ist zu viel auf einmal", EN: "That is too much at once"},
		500: {DE: "Bei uns ist etwas schiefgegangen", EN: "Something went wrong on our side"},
	}
	errorDetails = map[int]catalog.Text{
		400: {DE: "Etwas an der Adresse oder der Eingabe stimmt nicht.", EN: "Something about the address or the input is wrong."},
		404: {DE: "Vielleicht ist die Adresse vertippt; die Suche hilft weiter.", EN: "Perhaps the address is mistyped; the search will help."},
		405: {DE: "Diese Adresse nimmt keine solchen Anfragen an.", EN: "This address takes no requests of this kind."},
		413: {DE: "Kürze die Eingabe und versuch es noch einmal.", EN: "Shorten the input and try again."},
		500: {DE: "Versuch es gleich noch einmal. Wir haben den Fehler notiert, aber nichts über dich.", EN: "Try again in a moment. We noted the error, but nothing about you."},
	}
)

// The facts of a card.
var (
	TextClass        = catalog.Text{DE: "Klasse", EN: "Class"}
	TextType         = catalog.Text{DE: "Art", EN: "Type"}
	TextCost         = catalog.Text{DE: "Kosten", EN: "Cost"}
	TextCostsNothing = catalog.Text{DE: "kostet nichts", EN: "costs nothing"}
	TextPoints       = catalog.Text{DE: "Punkte", EN: "Points"}
	TextNeeds        = catalog.Text{DE: "Bedingungen", EN: "Conditions"}
	TextImmune       = catalog.Text{DE: "Immun gegen", EN: "Immune to"}
	TextBeside       = catalog.Text{DE: "Liegt an", EN: "Lies beside"}
	TextLandscape    = catalog.Text{DE: "Landschaft", EN: "Landscape"}
	TextUnique       = catalog.Text{DE: "Einmalig", EN: "Unique"}
	TextTargets      = catalog.Text{DE: "Zielgebäude", EN: "Target building"}
	TextSpellKind    = catalog.Text{DE: "Art des Zaubers", EN: "Kind of spell"}

	textUnknownShort = catalog.Text{DE: "unbekannt", EN: "unknown"}
	textUniqueYes    = catalog.Text{DE: "ja, nur einmal in beiden Fürstentümern", EN: "yes, only once in both principalities"}
	textUniqueNo     = catalog.Text{DE: "nein", EN: "no"}
	textNeedNot      = catalog.Text{DE: "keine dieser Karten:", EN: "none of these cards:"}
	textAnd          = catalog.Text{DE: "und", EN: "and"}
	textOr           = catalog.Text{DE: "oder", EN: "or"}
)

// needMoments are when a condition is asked for.
var needMoments = map[string]catalog.Text{
	"build": {DE: "Zum Bauen:", EN: "To build:"},
	"play":  {DE: "Zum Ausspielen:", EN: "To play:"},
	"hold":  {DE: "Damit sie wirkt:", EN: "For it to work:"},
}

// needPlaces are whose cards meet a condition.
var needPlaces = map[string]catalog.Text{
	"own":      {DE: "(bei dir)", EN: "(your own)"},
	"opponent": {DE: "(beim Gegner)", EN: "(your opponent’s)"},
	"table":    {DE: "(bei dir oder beim Gegner)", EN: "(on either side)"},
}

var pointNames = map[string][2]catalog.Text{
	"victory":    {{DE: "Siegpunkt", EN: "victory point"}, {DE: "Siegpunkte", EN: "victory points"}},
	"strength":   {{DE: "Stärkepunkt", EN: "strength point"}, {DE: "Stärkepunkte", EN: "strength points"}},
	"tournament": {{DE: "Turnierpunkt", EN: "tournament point"}, {DE: "Turnierpunkte", EN: "tournament points"}},
	"commerce":   {{DE: "Handelspunkt", EN: "commerce point"}, {DE: "Handelspunkte", EN: "commerce points"}},
}

// countWords are what is counted where points are no fixed number.
var countWords = map[string]catalog.Text{
	"gold":         {DE: "so viele, wie man Gold hat", EN: "as many as one has gold"},
	"grain-beside": {DE: "so viele, wie daneben Getreide liegt", EN: "as many as there is grain beside it"},
	"stars":        {DE: "so viele, wie Sterne darauf liegen", EN: "as many as stars lie on it"},
	"stored":       {DE: "so viele, wie darauf eingelagert ist", EN: "as many as is stored on it"},
	"die":          {DE: "so viele, wie der Würfel zeigt", EN: "as many as the die shows"},
	"won":          {DE: "je nach Ausgang der Prüfung", EN: "depending on how its test ends"},
}

var spellKinds = map[string]catalog.Text{
	"attack":     {DE: "Angriff", EN: "attack"},
	"neutral":    {DE: "neutral", EN: "neutral"},
	"protection": {DE: "Schutz", EN: "protection"},
}

// groupNames are the parts of a rulebook, by the middle of its sections' ids.
var groupNames = map[string]catalog.Text{
	"":          {DE: "Allgemeines", EN: "General"},
	"erweitert": {DE: "Erweitertes Grundspiel", EN: "Extended game"},
	"turnier":   {DE: "Turnierspiel", EN: "Tournament game"},
	"magie":     {DE: "Die Magie", EN: "Magic"},
	"56":        {DE: "Für 5–6 Spieler", EN: "For 5–6 players"},
	"bauen":     {DE: "Bauen", EN: "Building"},
	"almanach.": {DE: "Stichwörter von A bis Z", EN: "Keywords from A to Z"}, // of a book, those without a middle
	"wien.":     {DE: "Plan, Aufbau und Zug", EN: "Board, set-up and turn"},
}

// Asks are questions to try, as players would put them.
func Asks(f Frame) []string {
	if f.Lang == catalog.EN {
		return []string{"spy steal a building", "Witch", "112.G.e", "how many cards may I hold"}
	}
	return []string{"spion gebäude klauen", "Hexe", "112.G.e", "wie viele handkarten"}
}

// What an error page says.
var (
	TextQueryTooLong = catalog.Text{DE: "Die Frage ist zu lang: Höchstens 200 Zeichen passen.", EN: "The question is too long: at most 200 characters fit."}
	TextNoEdition    = catalog.Text{DE: "Diesen Regelstand kennen wir nicht. Es gibt 1996, 1997, 1998, cdrom, 2003, 2004 und 2005.", EN: "We do not know this state of the rules. There are 1996, 1997, 1998, cdrom, 2003, 2004 and 2005."}
	TextNoCard       = catalog.Text{DE: "Diese Karte kennen wir nicht.", EN: "We do not know this card."}
	TextNoSet        = catalog.Text{DE: "Dieses Set kennen wir nicht.", EN: "We do not know this set."}
	TextNoClass      = catalog.Text{DE: "Diese Kartenklasse kennen wir nicht.", EN: "We do not know this card class."}
	TextNoRuling     = catalog.Text{DE: "Diesen Artikel gibt es hier nicht.", EN: "There is no such article here."}
	TextNoKind       = catalog.Text{DE: "Diese Art von Treffern gibt es nicht.", EN: "There is no such kind of results."}
	TextNoBook       = catalog.Text{DE: "Dieses Regelheft haben wir nicht.", EN: "We do not have this rulebook."}
)

// TextAwaited says that the source has an article and this release has not.
func TextAwaited(id string) catalog.Text {
	return catalog.Text{DE: "Der Artikel " + id + " ist noch nicht aufgenommen.", EN: "The article " + id + " is not in yet."}
}

// Decks.
var (
	textDeckLabel       = catalog.Text{DE: "Deckliste", EN: "Deck list"}
	textDeckLabel2      = catalog.Text{DE: "Deckliste des Mitspielers", EN: "Your opponent’s deck list"}
	textDeckAdd         = catalog.Text{DE: "Karte hinzufügen", EN: "Add a card"}
	textDeckAddGo       = catalog.Text{DE: "Hinzufügen", EN: "Add"}
	textDeckAddUnknown  = catalog.Text{DE: "Diese Karte kennen wir nicht; sie wurde nicht hinzugefügt.", EN: "We do not know this card; it was not added."}
	textDeckSecond      = catalog.Text{DE: "Zweite Liste: eine Partie prüfen", EN: "Second list: check a match"}
	textDeckSecondAbout = catalog.Text{DE: "Zwei Listen werden auch gegeneinander geprüft, etwa der gemeinsame Ereignisstapel. Der Link enthält dann beide Decks; gib ihn nur weiter, wenn beide sie sehen dürfen.", EN: "Two lists are also checked against each other, such as the common event stack. The link then holds both decks; pass it on only if both may be seen."}
	textDeckCheck       = catalog.Text{DE: "Prüfen", EN: "Check"}
	textDeckEmpty       = catalog.Text{DE: "Das Urteil erscheint hier, sobald eine Liste dasteht.", EN: "The verdict appears here once there is a list."}
	textDeckTooLong     = catalog.Text{DE: "Die Listen sind zu lang für einen Link.", EN: "The lists are too long for a link."}
	textDeckLink        = catalog.Text{DE: "Link zu diesem Deck", EN: "Link to this deck"}
	textDeckLinkAbout   = catalog.Text{DE: "Die Liste steckt im Link selbst; hier wird nichts gespeichert.", EN: "The list is in the link itself; nothing is stored here."}
	textDeckStack       = catalog.Text{DE: "Karten im gemeinsamen Ereignisstapel", EN: "cards in the common event stack"}
	textDeckMatch       = catalog.Text{DE: "Beide Listen zusammen", EN: "Both lists together"}
	textDeckProblems    = catalog.Text{DE: "Nicht verstanden", EN: "Not understood"}
	textDeckFaults      = catalog.Text{DE: "Was fehlt oder verletzt ist", EN: "What is missing or broken"}
	textDeckWarnings    = catalog.Text{DE: "Gut zu wissen", EN: "Good to know"}
	textDeckRead        = catalog.Text{DE: "So lesen wir das Deck", EN: "How we read the deck"}
	textDeckReadEvents  = catalog.Text{DE: "So lesen wir die Ereignisse", EN: "How we read the events"}
	TextEventsHeading   = catalog.Text{DE: "[Ereignisse]", EN: "[Events]"}
	TextBadDeckLink     = catalog.Text{DE: "Dieser Link enthält keine Deckliste; vielleicht ist er unterwegs abgeschnitten worden.", EN: "This link holds no deck list; perhaps it was cut off on its way."}
	textList            = catalog.Text{DE: "Liste", EN: "List"}
	textLine            = catalog.Text{DE: "Zeile", EN: "Line"}
	textDeckCards       = catalog.Text{DE: "Karten", EN: "cards"}
	textDeckEvent       = catalog.Text{DE: "Ereignis", EN: "event"}
	textDeckEvents      = catalog.Text{DE: "Ereignisse", EN: "events"}
	textDeckHand        = catalog.Text{DE: "auf der Starthand", EN: "in the starting hand"}
	textDeckFormat      = catalog.Text{DE: "So schreibst du eine Liste", EN: "How to write a list"}
	textDeckFormatAbout = catalog.Text{
		DE: "Eine Karte je Zeile, die Anzahl davor. Namen gehen auf Deutsch und Englisch; ae für ä, Groß- und Kleinschreibung und das Kürzel des Sets dahinter stören nicht. Hinter # steht, was niemanden angeht.",
		EN: "One card a line, its number in front. Names may be German or English; ae for ä, capitals and the sign of the set behind the name do not matter. Behind a # you may note what you like.",
	}
	textDeckSample = catalog.Text{
		DE: "Name: Künstlerdeck\nAusgabe: 2005\nGastgeber: ja         # bringt den Jahreswechsel mit\nSets: grundspiel, K&W, Z&D\nAnsage: Z&D\n\n[Deck]\n3 Spion\n1 Haus des Mäzens (K&W)\n\n[Ereignisse]\n1 Bürgerkrieg\n\n[Starthand]           # wenn du magst: drei der 33\n1 Spion\n",
		EN: "Name: Artists’ deck\nEdition: 2005\nHost: yes             # brings the New Year event\nSets: grundspiel, K&W, Z&D\nAnnounce: Z&D\n\n[Deck]\n3 Spy\n1 House of the Patron (K&W)\n\n[Events]\n1 Civil War\n\n[Hand]                # if you like: three of the 33\n1 Spy\n",
	}
)

var deckVerdicts = map[deck.Verdict]catalog.Text{
	deck.Legal:      {DE: "Erlaubt.", EN: "Legal."},
	deck.Illegal:    {DE: "Nicht erlaubt.", EN: "Not legal."},
	deck.Undecided:  {DE: "Nicht zu entscheiden.", EN: "Undecided."},
	deck.Unreadable: {DE: "Nicht ganz lesbar.", EN: "Not fully readable."},
}

var deckMeanings = map[deck.Verdict]catalog.Text{
	deck.Legal:      {DE: "Mit diesem Deck darfst du antreten.", EN: "You may play with this deck."},
	deck.Illegal:    {DE: "Mindestens eine Regel ist verletzt.", EN: "At least one rule is broken."},
	deck.Undecided:  {DE: "Es hängt an einer Angabe, die keine Quelle macht.", EN: "It hangs on a fact that no source states."},
	deck.Unreadable: {DE: "Ein Name oder eine Zeile ist uns unbekannt; den Rest haben wir geprüft.", EN: "A name or a line is unknown to us; the rest we checked."},
}
