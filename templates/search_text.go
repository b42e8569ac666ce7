package templates

import (
	"strings"

	"catanica/catalog"
	"catanica/rulings"
)

// Texts of the search page.
var (
	textSearchEmpty = catalog.Text{
		DE: "Tippe einen Kartennamen, eine Artikelnummer wie 112.S.g oder die Frage so, wie du sie stellen würdest.",
		EN: "Type a card name, an article number such as 112.S.g, or a question in your own words.",
	}
	textDidYouMean = catalog.Text{DE: "Meintest du:", EN: "Did you mean:"}
	textNothing    = catalog.Text{
		DE: "Dazu haben wir nichts gefunden. Versuch es mit weniger oder anderen Wörtern.",
		EN: "No results. Try fewer or different words.",
	}
	textHits = catalog.Plural{
		One:  catalog.Text{DE: "%d Treffer", EN: "%d result"},
		Many: catalog.Text{DE: "%d Treffer", EN: "%d results"},
	}
	textMoreHits   = catalog.Text{DE: "Mehr Treffer", EN: "More results"}
	TextEverything = catalog.Text{DE: "Alles", EN: "Everything"}

	TextQueryTooLong = catalog.Text{
		DE: "Die Frage ist zu lang: Höchstens 200 Zeichen sind möglich.",
		EN: "The question is too long: the limit is 200 characters.",
	}
	TextNoKind = catalog.Text{DE: "Diese Art von Treffern gibt es nicht.", EN: "No such type of result."}

	textSearchAll = catalog.Text{DE: "In allen Spielen suchen", EN: "Search in all games"}

	// Syntax errors in a query.

	textLoosened = catalog.Text{
		DE: "Die Wörter in Anführungszeichen stehen nirgends genau so hintereinander; hier sind die Treffer ohne " +
			"Anführungszeichen.",
		EN: "No text contains exactly the words in quotes. These are the results without the quotes.",
	}
	textMistake = catalog.Text{
		DE: "So verstehen wir die Suche nicht",
		EN: "There is a mistake in your search",
	}
	textMistakeMend  = catalog.Text{DE: "Wahrscheinlich gemeint:", EN: "You probably meant:"}
	textMistakeWords = catalog.Text{
		DE: "Bis dahin zählen nur die Wörter, kein Filter.",
		EN: "Until it is corrected, we search for the words only and ignore the filters.",
	}
	textMistakeHelp = catalog.Text{DE: "Was man tippen kann", EN: "What you can type"}

	// The facets beside the results.

	textNarrow = catalog.Text{DE: "Treffer eingrenzen", EN: "Narrow the results"}
	textLift   = catalog.Text{DE: "Eingrenzung aufheben", EN: "Remove this restriction"}

	// The filter panel.

	textPanel      = catalog.Text{DE: "Filter und Reihenfolge", EN: "Filters and sorting"}
	textPanelAbout = catalog.Text{
		DE: "Was du wählst, erscheint im Suchfeld; Filter, die du dort eintippst, erscheinen hier.",
		EN: "Your choices appear in the search box, and filters you type there show up here.",
	}
	textPanelGo     = catalog.Text{DE: "Anwenden", EN: "Apply"}
	textPanelAny    = catalog.Text{DE: "egal", EN: "any"}
	textPanelTypes  = catalog.Text{DE: "Kartentypen", EN: "Card types"}
	textPanelClass  = catalog.Text{DE: "Klasse oder Typ", EN: "Class or type"}
	textPanelKind   = catalog.Text{DE: "Was", EN: "What"}
	textPanelRel    = catalog.Text{DE: "Beziehung", EN: "Relation"}
	textPanelCard   = catalog.Text{DE: "zu Karte, Klasse", EN: "to card or class"}
	textPanelPoints = catalog.Text{DE: "Siegpunkte", EN: "Victory points"}
	textPanelFrom   = catalog.Text{DE: "von", EN: "from"}
	textPanelTo     = catalog.Text{DE: "bis", EN: "to"}
	textPanelProven = catalog.Text{DE: "Beweis", EN: "Proof"}
	textPanelAnswer = catalog.Text{DE: "Kurze Antwort", EN: "Short answer"}
	textPanelSort   = catalog.Text{DE: "Reihenfolge", EN: "Sort by"}
	textPanelBest   = catalog.Text{DE: "beste Treffer zuerst", EN: "best match first"}
	textDepends     = catalog.Text{DE: "kommt drauf an", EN: "depends"}
	textDownwards   = catalog.Text{DE: "absteigend", EN: "descending"}
	textSpeaksOf    = catalog.Text{DE: "Handelt von", EN: "Mentions"}
)

// textFacets are the headings of the facets, by the key of their filter.
var textFacets = map[string]catalog.Text{
	"kind":    {DE: "Art", EN: "Type"},
	"game":    {DE: "Spiel", EN: "Game"},
	"class":   {DE: "Klasse oder Typ", EN: "Class or type"},
	"set":     {DE: "Set", EN: "Set"},
	"verdict": {DE: "Kurze Antwort", EN: "Short answer"},
	"proven":  {DE: "Beweis", EN: "Proof"},
	"edition": {DE: "Gilt nach", EN: "Holds in"},
}

var textProven = map[string]catalog.Text{
	"yes": {DE: "von einem Szenario bewiesen", EN: "proven by a scenario"},
	"no":  {DE: "noch ohne Beweis", EN: "not proven yet"},
}

var textOrders = map[string]catalog.Text{
	"name":       {DE: "Name", EN: "name"},
	"id":         {DE: "Nummer", EN: "id"},
	"cost":       {DE: "Kosten", EN: "cost"},
	"vp":         {DE: "Siegpunkte", EN: "victory points"},
	"strength":   {DE: "Stärke", EN: "strength"},
	"set":        {DE: "Set", EN: "set"},
	"class":      {DE: "Klasse", EN: "class"},
	"edition":    {DE: "erster Regelstand", EN: "first edition"},
	"kind":       {DE: "Art", EN: "kind"},
	"relevance":  {DE: "beste Treffer", EN: "best match"},
	"tournament": {DE: "Turnierpunkte", EN: "tournament points"},
	"commerce":   {DE: "Handelspunkte", EN: "commerce points"},
	"copies":     {DE: "Anzahl", EN: "copies"},
}

// ProvenName labels the filter by proof: whether a scenario proves an article.
func ProvenName(f Frame, word string) string { return f.Say(textProven[word]) }

// VerdictName labels a verdict in the filter.
func VerdictName(f Frame, word string) string {
	if word == string(rulings.Depends) {
		return f.Say(textDepends)
	}
	return strings.ToLower(rulings.Verdict(word).Word(f.Lang))
}

// OrderName labels a sort order by its name in the query grammar, such as "-cost".
func OrderName(f Frame, word string) string {
	by, down := strings.CutPrefix(word, "-")
	if name := f.Say(textOrders[by]); down {
		return name + " (" + f.Say(textDownwards) + ")"
	} else {
		return name
	}
}

// AskedRelation labels a relation in the filter panel; "card" means any mention of a card.
func AskedRelation(f Frame, word string) string {
	if word == "card" {
		return f.Say(textSpeaksOf)
	}
	return RelationName(f, word)
}
