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
		EN: "Type a card's name, an article number such as 112.S.g, or the question as you would ask it.",
	}
	textKinds      = catalog.Text{DE: "Art der Treffer", EN: "Kind of results"}
	textDidYouMean = catalog.Text{DE: "Meintest du:", EN: "Did you mean:"}
	textNothing    = catalog.Text{
		DE: "Dazu haben wir nichts gefunden. Versuch es mit weniger oder anderen Wörtern.",
		EN: "We found nothing on that. Try fewer words, or others.",
	}
	textHits = catalog.Plural{
		One:  catalog.Text{DE: "%d Treffer", EN: "%d result"},
		Many: catalog.Text{DE: "%d Treffer", EN: "%d results"},
	}
	textMoreHits   = catalog.Text{DE: "Mehr Treffer", EN: "More results"}
	TextEverything = catalog.Text{DE: "Alles", EN: "Everything"}

	TextQueryTooLong = catalog.Text{
		DE: "Die Frage ist zu lang: Höchstens 200 Zeichen passen.",
		EN: "The question is too long: at most 200 characters fit.",
	}
	TextNoKind = catalog.Text{DE: "Diese Art von Treffern gibt es nicht.", EN: "There is no such kind of results."}

	textSearchAll = catalog.Text{DE: "In allen Spielen suchen", EN: "Search in all games"}

	// Syntax errors in a query.

	textLoosened = catalog.Text{
		DE: "Genau so hintereinander stehen die Wörter in Anführungszeichen nirgends; hier ist, was sie ohne finden.",
		EN: "Nothing has the words in quotes just so; here is what they find without.",
	}
	textMistake = catalog.Text{
		DE: "So verstehen wir die Suche nicht",
		EN: "We do not understand the search like this",
	}
	textMistakeMend  = catalog.Text{DE: "Wahrscheinlich gemeint:", EN: "Probably meant:"}
	textMistakeWords = catalog.Text{
		DE: "Bis dahin zählen nur die Wörter, kein Filter.",
		EN: "Until then only the words count, and no filter.",
	}
	textMistakeHelp = catalog.Text{DE: "Was man tippen kann", EN: "What can be typed"}

	// The filter panel.

	textPanel      = catalog.Text{DE: "Filter und Reihenfolge", EN: "Filters and order"}
	textPanelAbout = catalog.Text{
		DE: "Was du wählst, schreibt sich in das Suchfeld; was dort steht, zeigt sich hier.",
		EN: "What you choose writes itself into the search box; what stands there shows here.",
	}
	textPanelGo     = catalog.Text{DE: "Anwenden", EN: "Apply"}
	textPanelAny    = catalog.Text{DE: "egal", EN: "any"}
	textPanelTypes  = catalog.Text{DE: "Kartentypen", EN: "Card types"}
	textPanelClass  = catalog.Text{DE: "Klasse oder Typ", EN: "Class or type"}
	textPanelKind   = catalog.Text{DE: "Was", EN: "What"}
	textPanelRel    = catalog.Text{DE: "Beziehung", EN: "Relation"}
	textPanelCard   = catalog.Text{DE: "zu Karte, Klasse", EN: "to card, class"}
	textPanelPoints = catalog.Text{DE: "Siegpunkte", EN: "Victory points"}
	textPanelFrom   = catalog.Text{DE: "von", EN: "from"}
	textPanelTo     = catalog.Text{DE: "bis", EN: "to"}
	textPanelProven = catalog.Text{DE: "Beweis", EN: "Proof"}
	textPanelAnswer = catalog.Text{DE: "Kurze Antwort", EN: "Short answer"}
	textPanelSort   = catalog.Text{DE: "Reihenfolge", EN: "Order"}
	textPanelBest   = catalog.Text{DE: "beste Treffer zuerst", EN: "best results first"}
	textDepends     = catalog.Text{DE: "kommt drauf an", EN: "depends"}
	textDownwards   = catalog.Text{DE: "absteigend", EN: "descending"}
	textSpeaksOf    = catalog.Text{DE: "Handelt von", EN: "Speaks of"}
)

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
	"relevance":  {DE: "beste Treffer", EN: "best results"},
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
