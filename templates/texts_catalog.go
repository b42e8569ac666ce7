package templates

import "catanica/catalog"

// Relations between cards.
var (
	textRelations      = catalog.Text{DE: "Beziehungen zu anderen Karten", EN: "Relations to other cards"}
	textNoRelations    = catalog.Text{DE: "Keine Quelle nennt eine Beziehung zu anderen Karten.", EN: "No source states a relation to other cards."}
	textPicture        = catalog.Text{DE: "Beziehungsbild", EN: "Relation picture"}
	textPictureAbout   = catalog.Text{DE: "Was diese Karte treffen kann, was sie schützt und was sie braucht; dieselben Angaben stehen auch als Liste da.", EN: "What can hit this card, what protects it and what it needs; the same facts are there as a list too."}
	TextAnyCard        = catalog.Text{DE: "jede Karte", EN: "any card"}
	textAgainst        = catalog.Text{DE: "gegen", EN: "against"}
	textMoreCards      = catalog.Text{DE: "weitere", EN: "more"}
	textTimes          = catalog.Text{DE: "fach", EN: "-fold"}
	textProperties     = catalog.Text{DE: "Eigenheiten", EN: "Peculiarities"}
	textPropUnique     = catalog.Text{DE: "einmalig: nur eine dieses Namens in beiden Fürstentümern", EN: "unique: only one of this name in both principalities"}
	textPropOpen       = catalog.Text{DE: "liegt im Erweiterten Grundspiel offen aus", EN: "laid out openly in the extended game"}
	textPropTournament = catalog.Text{DE: "nur im Turnierspiel", EN: "tournament game only"}
	textPropSeveral    = catalog.Text{DE: "gleicher Name in mehreren Sets", EN: "same name in several sets"}
)

// relationNames are the words of catalog.RelationWords as headings.
var relationNames = map[string]catalog.Text{
	"hits":            {DE: "Kann treffen", EN: "Can hit"},
	"hit-by":          {DE: "Kann getroffen werden von", EN: "Can be hit by"},
	"protects":        {DE: "Schützt", EN: "Protects"},
	"protected-by":    {DE: "Wird geschützt durch", EN: "Protected by"},
	"immune-to":       {DE: "Immun gegen", EN: "Immune to"},
	"cannot-touch":    {DE: "Kann nicht treffen", EN: "Cannot touch"},
	"needs":           {DE: "Braucht", EN: "Needs"},
	"needed-by":       {DE: "Wird gebraucht von", EN: "Needed by"},
	"shut-out-by":     {DE: "Ausgeschlossen durch", EN: "Shut out by"},
	"shuts-out":       {DE: "Schließt aus", EN: "Shuts out"},
	"target":          {DE: "Zielgebäude", EN: "Target building"},
	"target-of":       {DE: "Zielgebäude von", EN: "Target building of"},
	"stops":           {DE: "Unterbindet", EN: "Stops"},
	"stopped-by":      {DE: "Wird unterbunden von", EN: "Stopped by"},
	"doubles":         {DE: "Vervielfacht den Ertrag von", EN: "Multiplies the yield of"},
	"doubled-by":      {DE: "Ertrag vervielfacht durch", EN: "Yield multiplied by"},
	"strengthens":     {DE: "Stärkt", EN: "Strengthens"},
	"strengthened-by": {DE: "Wird gestärkt durch", EN: "Strengthened by"},
	"weakens":         {DE: "Schwächt", EN: "Weakens"},
	"weakened-by":     {DE: "Wird geschwächt durch", EN: "Weakened by"},
	"cheapens":        {DE: "Verbilligt", EN: "Makes cheaper"},
	"cheapened-by":    {DE: "Wird billiger durch", EN: "Made cheaper by"},
	"fetches":         {DE: "Holt", EN: "Fetches"},
	"fetched-by":      {DE: "Kann geholt werden von", EN: "Can be fetched by"},
	"succeeds":        {DE: "Löste ab", EN: "Took over from"},
	"succeeded-by":    {DE: "Wurde abgelöst von", EN: "Succeeded by"},
}

// dieFaces are the faces of the event die.
var dieFaces = map[string]catalog.Text{
	"brigands":   {DE: "Räuberüberfall (Keule)", EN: "brigand raid (club)"},
	"sun":        {DE: "Erfolgreiches Jahr (Sonne)", EN: "successful year (sun)"},
	"tournament": {DE: "Ritterturnier (Ritterkopf)", EN: "knights’ tournament (helmet)"},
	"trade":      {DE: "Handelsvorteil (Mühle)", EN: "trade advantage (windmill)"},
	"event":      {DE: "Ereigniskarte (?)", EN: "event card (?)"},
}

// DieFace is what a face of the event die is called.
func DieFace(f Frame, face string) string { return f.Say(dieFaces[face]) }

// RelationName is a relation's word as a heading: "Kann treffen".
func RelationName(f Frame, word string) string { return f.Say(relationNames[word]) }

// A look at what a link leads to.
var textReadOn = catalog.Text{DE: "Weiterlesen", EN: "Read on"}

// The life of a card.
var (
	textTimeline      = catalog.Text{DE: "Lebenslauf der Karte", EN: "The card's life"}
	TextCameOut       = catalog.Text{DE: "erscheint in", EN: "comes out in"}
	TextSuperseded    = catalog.Text{DE: "überholt mit dem Ende von", EN: "superseded with the end of"}
	TextNewWording    = catalog.Text{DE: "neue Fassung", EN: "new wording"}
	textWas           = catalog.Text{DE: "vorher", EN: "before"}
	textIs            = catalog.Text{DE: "seither", EN: "since then"}
	TextAnyEdition    = catalog.Text{DE: "ohne Jahr", EN: "undated"}
	textReadAs        = catalog.Text{DE: "Karte in diesem Regelstand zeigen", EN: "show the card under these rules"}
	textAllChanges    = catalog.Text{DE: "Was sich zwischen zwei Regelständen änderte", EN: "What changed between two states of the rules"}
	TextNeverUnknown  = catalog.Text{DE: "unbekannt", EN: "unknown"}
	textCardFace      = catalog.Text{DE: "Kartenbild von Catanica, aus den Angaben gezeichnet", EN: "Card face by Catanica, drawn from the facts"}
	textFaceUnknown   = catalog.Text{DE: "Kosten unbekannt", EN: "cost unknown"}
	textFaceFree      = catalog.Text{DE: "kostenlos", EN: "free"}
	textChangeOfField = map[string]catalog.Text{
		"class": {DE: "Klasse", EN: "Class"}, "types": {DE: "Art", EN: "Type"}, "cost": {DE: "Kosten", EN: "Cost"},
		"points": {DE: "Punkte", EN: "Points"}, "needs": {DE: "Bedingungen", EN: "Conditions"}, "immune": {DE: "Immunität", EN: "Immunity"},
		"effect": {DE: "Wirkung", EN: "Effect"}, "sets": {DE: "Sets", EN: "Sets"}, "relations": {DE: "Beziehungen", EN: "Relations"},
	}
)

// FieldName is what a field of a card is called for readers.
func FieldName(f Frame, field string) string { return f.Say(textChangeOfField[field]) }

// What changed between two editions.
var (
	textChanges       = catalog.Text{DE: "Was sich änderte", EN: "What changed"}
	textChangesAbout  = catalog.Text{DE: "Zwei Regelstände nebeneinander: allgemeine Regeln, Karten, Sets und Kartenklassen.", EN: "Two states of the rules side by side: general rules, cards, sets and card classes."}
	textChangesFrom   = catalog.Text{DE: "Von", EN: "From"}
	textChangesTo     = catalog.Text{DE: "bis", EN: "to"}
	textCompare       = catalog.Text{DE: "Vergleichen", EN: "Compare"}
	textChangesGame   = catalog.Text{DE: "Spielform", EN: "Game"}
	textNoChanges     = catalog.Text{DE: "Dazwischen änderte sich nichts, das eine Quelle nennt.", EN: "Nothing that a source states changed in between."}
	textChangesRules  = catalog.Text{DE: "Regeln", EN: "Rules"}
	textChangesCards  = catalog.Text{DE: "Einzelne Karten", EN: "Single cards"}
	textChangesClass  = catalog.Text{DE: "Neue Kartenklasse, sonst unverändert", EN: "A new class, otherwise unchanged"}
	textNewSets       = catalog.Text{DE: "Neu erschienen", EN: "Newly out"}
	textGoneSets      = catalog.Text{DE: "Nicht mehr gültig", EN: "No longer valid"}
	textClassesNew    = catalog.Text{DE: "Neue Kartenklassen", EN: "New card classes"}
	textClassesGone   = catalog.Text{DE: "Aufgegebene Kartenklassen", EN: "Card classes given up"}
	textRulingsTurned = catalog.Text{DE: "Regelfragen mit anderer Antwort", EN: "Rulings with another answer"}
	TextWrongOrder    = catalog.Text{DE: "Wähle zuerst den älteren, dann den jüngeren Regelstand.", EN: "Choose the older state of the rules first, then the younger."}
	TextNoGame        = catalog.Text{DE: "Diese Spielform kennen wir nicht: basic, extended oder tournament.", EN: "We do not know this game: basic, extended or tournament."}
)

// Old boxes.
var (
	textBoxes      = catalog.Text{DE: "Welche Schachtel habe ich?", EN: "Which box do I own?"}
	textBoxesAbout = catalog.Text{DE: "Kreuze an, was du an Schachtel, Heft und Karten siehst. Übrig bleiben die Ausgaben, die dazu passen, mit den Regeln, die in ihnen gedruckt sind.", EN: "Tick what you see on box, booklet and cards. What remains are the printings that fit, with the rules that are printed in them."}
	textBoxesFind  = catalog.Text{DE: "Bestimmen", EN: "Find out"}
	textBoxesFit   = catalog.Text{DE: "Das passt:", EN: "This fits:"}
	textBoxesNone  = catalog.Text{DE: "Keine uns bekannte Ausgabe trägt all diese Zeichen zusammen. Nimm eines weg; Schachteln und Hefte des Grundspiels wurden auch gemischt verkauft.", EN: "No printing that we know bears all these marks together. Take one away; boxes and booklets of the basic game were sold in mixed combinations too."}
	textBoxesRules = catalog.Text{DE: "Gedruckte Regeln:", EN: "Printed rules:"}
	textBoxesSince = catalog.Text{DE: "Was sich seitdem geändert hat", EN: "What has changed since"}
	textBoxesMarks = catalog.Text{DE: "Kennzeichen:", EN: "Marks:"}
	textBoxesAll   = catalog.Text{DE: "Alle bekannten Ausgaben", EN: "All known printings"}
	textPackages   = catalog.Text{DE: "Erschienen in", EN: "Published in"}
	boxParts       = map[catalog.MarkOn]catalog.Text{
		catalog.OnBox:     {DE: "An der Schachtel", EN: "On the box"},
		catalog.OnBooklet: {DE: "Im Regelheft", EN: "In the rulebook"},
		catalog.OnCards:   {DE: "An den Karten", EN: "On the cards"},
	}
	boxKinds = map[catalog.MarkOn]catalog.Text{
		catalog.OnBox:     {DE: "Schachtel", EN: "Box"},
		catalog.OnBooklet: {DE: "Regelheft", EN: "Rulebook"},
		catalog.OnCards:   {DE: "Einzelne Karten", EN: "Single cards"},
	}
)

// Sets and classes.
var (
	textHistory        = catalog.Text{DE: "Geschichte", EN: "History"}
	textBrings         = catalog.Text{DE: "Was im Spiel anders wird", EN: "What changes in the game"}
	textStrategy       = catalog.Text{DE: "Spieltipp", EN: "A hint for play"}
	textNoStrategy     = catalog.Text{DE: "Keine Quelle gibt zu diesem Set einen Tipp.", EN: "No source gives a hint on this set."}
	textOpenCards      = catalog.Text{DE: "Liegen im Erweiterten Grundspiel offen aus:", EN: "Laid out openly in the extended game:"}
	textChecklist      = catalog.Text{DE: "Prüfliste zum Ausdrucken", EN: "Printable checklist"}
	textChecklistAbout = catalog.Text{DE: "Ein Kästchen je Exemplar. Von Karten mit „?“ nennt keine Quelle die Anzahl.", EN: "One box for each copy. Of cards with “?” no source states the number."}
	textHave           = catalog.Text{DE: "Da?", EN: "Have?"}
	textCard           = catalog.Text{DE: "Karte", EN: "Card"}
	textUncounted      = catalog.Text{DE: "Anzahl unbekannt:", EN: "Number unknown:"}
	textWhere          = catalog.Text{DE: "Wohin damit, wann damit", EN: "Where it goes, when it may be played"}
	textHitBy          = catalog.Text{DE: "Was solche Karten treffen kann", EN: "What can hit such cards"}
	textActsOnClass    = catalog.Text{DE: "Karten, die auf die ganze Gruppe wirken", EN: "Cards that act on the whole group"}
)

// Filters of the catalogue.
var (
	textFilterCost     = catalog.Text{DE: "Kosten", EN: "Cost"}
	textFilterPoints   = catalog.Text{DE: "Punkte", EN: "Points"}
	textFilterSince    = catalog.Text{DE: "Zuerst erschienen", EN: "First published"}
	textFilterProperty = catalog.Text{DE: "Eigenheit", EN: "Peculiarity"}
	textFilterRelation = catalog.Text{DE: "Beziehung", EN: "Relation"}
	textFilterOf       = catalog.Text{DE: "zu welcher Karte", EN: "to which card"}
	textFilterSort     = catalog.Text{DE: "Ordnen nach", EN: "Sort by"}
	textView           = catalog.Text{DE: "Ansicht", EN: "View"}
	textViewList       = catalog.Text{DE: "Liste", EN: "list"}
	textViewFaces      = catalog.Text{DE: "Kartenbilder", EN: "card faces"}
	textMoreFilters    = catalog.Text{DE: "Mehr Filter", EN: "More filters"}
	textSorts          = map[string]catalog.Text{
		"name": {DE: "Name", EN: "Name"}, "class": {DE: "Klasse", EN: "Class"}, "set": {DE: "Set", EN: "Set"},
		"cost": {DE: "Kosten", EN: "Cost"}, "points": {DE: "Siegpunkten", EN: "Victory points"},
	}
	textCosts = map[string]catalog.Text{
		"free": {DE: "kostenlos", EN: "free"}, "1-2": {DE: "1 bis 2 Rohstoffe", EN: "1 to 2 resources"}, "3-4": {DE: "3 bis 4 Rohstoffe", EN: "3 to 4 resources"},
		"5-": {DE: "5 oder mehr Rohstoffe", EN: "5 or more resources"}, "power": {DE: "Zauberkraft", EN: "magic power"}, "star": {DE: "Sterne", EN: "stars"},
		"unknown": {DE: "unbekannt", EN: "unknown"},
	}
	textProps = map[string]catalog.Text{
		"unique": {DE: "einmalig", EN: "unique"}, "open": {DE: "liegt offen aus", EN: "laid out openly"},
		"tournament": {DE: "nur im Turnierspiel", EN: "tournament game only"}, "several": {DE: "in mehreren Sets", EN: "in several sets"},
		"printings": {DE: "mehrere Fassungen", EN: "several wordings"}, "unknown": {DE: "mit unbekannten Angaben", EN: "with unknown facts"},
	}
	TextBadCost     = catalog.Text{DE: "Diese Kosten verstehen wir nicht: nimm eine Zahl, einen Bereich wie 2-4 oder 5-, free, power, star oder unknown.", EN: "We do not understand these costs: take a number, a range such as 2-4 or 5-, free, power, star or unknown."}
	TextBadPoints   = catalog.Text{DE: "Diese Punkte verstehen wir nicht: nimm victory, strength, tournament oder commerce, auch mit Bereich wie victory:2-.", EN: "We do not understand these points: take victory, strength, tournament or commerce, with a range too, such as victory:2-."}
	TextBadRelation = catalog.Text{DE: "Diese Beziehung kennen wir nicht.", EN: "We do not know this relation."}
	TextBadSort     = catalog.Text{DE: "So lässt sich nicht ordnen: nimm name, class, set, cost oder points.", EN: "One cannot sort like this: take name, class, set, cost or points."}
	TextBadProperty = catalog.Text{DE: "Diese Eigenheit kennen wir nicht.", EN: "We do not know this peculiarity."}
)

// SortName, CostName and PropertyName are the choices of the catalogue's filters.
func SortName(f Frame, key string) string     { return f.Say(textSorts[key]) }
func CostName(f Frame, key string) string     { return f.Say(textCosts[key]) }
func PropertyName(f Frame, key string) string { return f.Say(textProps[key]) }

// TextGap says that the source announces an article and does not hold it.
func TextGap(id string, title catalog.Text) catalog.Text {
	return catalog.Text{
		DE: id + " („" + title.DE + "“) kündigt die Encyclopædia nur an; in diesem Band steht nichts davon, und wir erfinden nichts dazu.",
		EN: "The Encyclopædia only announces " + id + " (“" + title.EN + "”); this volume holds nothing of it, and we invent nothing.",
	}
}

// What the source announces and does not hold.
var (
	textGaps      = catalog.Text{DE: "Nicht in dieser Ausgabe", EN: "Not in this edition"}
	textGapsAbout = catalog.Text{DE: "Das Inhaltsverzeichnis oder das Register der Encyclopædia nennt diese Kapitel und Abschnitte; der Band enthält sie nicht.", EN: "The Encyclopædia’s contents or index name these chapters and sections; the volume does not hold them."}
)
