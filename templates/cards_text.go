package templates

import "catanica/catalog"

// Texts of the card catalogue. The deck builder and the search share its filter labels.
var (
	textCardsAbout = catalog.Text{
		DE: "Alle Karten, die eine Quelle nennt, mit Klasse, Kosten, Punkten und Wirkung.",
		EN: "Every card named in a source, with its class, cost, points and effect.",
	}
	textFilterText  = catalog.Text{DE: "Suche", EN: "Search"}
	textFilterSet   = catalog.Text{DE: "Set", EN: "Set"}
	textNoCards     = catalog.Text{DE: "Keine Karte passt zu allen Filtern.", EN: "No card matches all the filters."}
	textCostUnknown = catalog.Text{DE: "Kosten unbekannt", EN: "cost unknown"}

	// Filters of the catalogue.

	textFilterSince    = catalog.Text{DE: "Zuerst erschienen", EN: "First published"}
	textFilterProperty = catalog.Text{DE: "Eigenheit", EN: "Property"}
	textFilterRelation = catalog.Text{DE: "Beziehung", EN: "Relation"}
	textFilterOf       = catalog.Text{DE: "zu welcher Karte", EN: "to this card"}
	textFilterSort     = catalog.Text{DE: "Ordnen nach", EN: "Sort by"}
	textView           = catalog.Text{DE: "Ansicht", EN: "View"}
	textViewList       = catalog.Text{DE: "Liste", EN: "List"}
	textViewFaces      = catalog.Text{DE: "Kartenbilder", EN: "Card faces"}
	textMoreFilters    = catalog.Text{DE: "Mehr Filter", EN: "More filters"}
	TextBadCost        = catalog.Text{
		DE: "Diese Kosten verstehen wir nicht: Nimm eine Zahl, einen Bereich wie 2-4 oder 5-, free, power, star " +
			"oder unknown.",
		EN: "Unknown cost: use a number, a range such as 2-4 or 5-, free, power, star or unknown.",
	}
	TextBadPoints = catalog.Text{
		DE: "Diese Punkte verstehen wir nicht: Nimm victory, strength, tournament oder commerce, auch mit Bereich " +
			"wie victory:2-.",
		EN: "Unknown points: use victory, strength, tournament or commerce, with a range if you like, such as " +
			"victory:2-.",
	}
	TextBadRelation = catalog.Text{DE: "Diese Beziehung kennen wir nicht.", EN: "No such relation."}
	TextBadSort     = catalog.Text{
		DE: "So lässt sich nicht ordnen: Nimm name, class, set, cost oder points.",
		EN: "Unknown sort order: use name, class, set, cost or points.",
	}
	TextBadProperty = catalog.Text{DE: "Diese Eigenheit kennen wir nicht.", EN: "No such property."}

	textAsSearch  = catalog.Text{DE: "als Suche:", EN: "as a search:"}
	textBestMatch = catalog.Text{DE: "Beste Treffer", EN: "Best match"}
)

var textSorts = map[string]catalog.Text{
	"name":   {DE: "Name", EN: "Name"},
	"class":  {DE: "Klasse", EN: "Class"},
	"set":    {DE: "Set", EN: "Set"},
	"cost":   {DE: "Kosten", EN: "Cost"},
	"points": {DE: "Siegpunkten", EN: "Victory points"},
}

var textCosts = map[string]catalog.Text{
	"free":    {DE: "kostenlos", EN: "free"},
	"1-2":     {DE: "1 bis 2 Rohstoffe", EN: "1 to 2 resources"},
	"3-4":     {DE: "3 bis 4 Rohstoffe", EN: "3 to 4 resources"},
	"5-":      {DE: "5 oder mehr Rohstoffe", EN: "5 or more resources"},
	"power":   {DE: "Zauberkraft", EN: "magic power"},
	"star":    {DE: "Sterne", EN: "stars"},
	"unknown": {DE: "unbekannt", EN: "unknown"},
}

var textProps = map[string]catalog.Text{
	"unique":     {DE: "einmalig", EN: "unique"},
	"open":       {DE: "liegt offen aus", EN: "laid out face up"},
	"tournament": {DE: "nur im Turnierspiel", EN: "tournament game only"},
	"several":    {DE: "in mehreren Sets", EN: "in several sets"},
	"printings":  {DE: "mehrere Fassungen", EN: "several versions"},
	"unknown":    {DE: "mit unbekannten Angaben", EN: "some facts unknown"},
}

// SortName returns the label of a sort order of the catalogue.
func SortName(f Frame, key string) string { return f.Say(textSorts[key]) }

// CostName returns the label of a range of costs in the filter of the catalogue.
func CostName(f Frame, key string) string { return f.Say(textCosts[key]) }

// PropertyName returns the label of a property in the filter of the catalogue.
func PropertyName(f Frame, key string) string { return f.Say(textProps[key]) }

// BestFirst labels the default order of the catalogue: by relevance or, without search words, by name.
func BestFirst(f Frame) string { return f.Say(textBestMatch) }
