package templates

import (
	"strings"

	"catanica/catalog"
	"catanica/rulings"
)

// Mistakes in a query of the grammar.
var (
	textLoosened = catalog.Text{DE: "Genau so hintereinander stehen die Wörter in Anführungszeichen nirgends; hier ist, was sie ohne finden.", EN: "Nothing has the words in quotes just so; here is what they find without."}

	textMistake      = catalog.Text{DE: "So verstehen wir die Suche nicht", EN: "We do not understand the search like this"}
	textMistakeMend  = catalog.Text{DE: "Wahrscheinlich gemeint:", EN: "Probably meant:"}
	textMistakeWords = catalog.Text{DE: "Bis dahin zählen nur die Wörter, kein Filter.", EN: "Until then only the words count, and no filter."}
	textMistakeHelp  = catalog.Text{DE: "Was man tippen kann", EN: "What can be typed"}
)

var textHit = catalog.Text{DE: "1 Treffer", EN: "1 result"}

// Why something was found, and when it holds.
var (
	textAboutCard = catalog.Text{DE: "zu", EN: "on"}
)

// The filter panel.
var (
	textPanel       = catalog.Text{DE: "Filter und Reihenfolge", EN: "Filters and order"}
	textPanelAbout  = catalog.Text{DE: "Was du wählst, schreibt sich in das Suchfeld; was dort steht, zeigt sich hier.", EN: "What you choose writes itself into the search box; what stands there shows here."}
	textPanelGo     = catalog.Text{DE: "Anwenden", EN: "Apply"}
	textPanelAny    = catalog.Text{DE: "egal", EN: "any"}
	textPanelTypes  = catalog.Text{DE: "Kartentypen", EN: "Card types"}
	textPanelClass  = catalog.Text{DE: "Klasse oder Typ", EN: "Class or type"}
	textPanelKind   = catalog.Text{DE: "Was", EN: "What"}
	textPanelRel    = catalog.Text{DE: "Beziehung", EN: "Relation"}
	textPanelCard   = catalog.Text{DE: "zu Karte, Klasse", EN: "to card, class"}
	textPanelCost   = catalog.Text{DE: "Kosten", EN: "Cost"}
	textPanelPoints = catalog.Text{DE: "Siegpunkte", EN: "Victory points"}
	textPanelFrom   = catalog.Text{DE: "von", EN: "from"}
	textPanelTo     = catalog.Text{DE: "bis", EN: "to"}
	textPanelProven = catalog.Text{DE: "Beweis", EN: "Proof"}
	textPanelAnswer = catalog.Text{DE: "Kurze Antwort", EN: "Short answer"}
	textPanelSort   = catalog.Text{DE: "Reihenfolge", EN: "Order"}
	textPanelBest   = catalog.Text{DE: "beste Treffer zuerst", EN: "best results first"}
	textProven      = map[string]catalog.Text{
		"yes": {DE: "von einem Szenario bewiesen", EN: "proven by a scenario"}, "no": {DE: "noch ohne Beweis", EN: "not proven yet"},
	}
	textDepends = catalog.Text{DE: "kommt drauf an", EN: "depends"}
	textOrders  = map[string]catalog.Text{
		"name": {DE: "Name", EN: "name"}, "id": {DE: "Nummer", EN: "id"}, "cost": {DE: "Kosten", EN: "cost"}, "vp": {DE: "Siegpunkte", EN: "victory points"},
		"strength": {DE: "Stärke", EN: "strength"}, "set": {DE: "Set", EN: "set"}, "class": {DE: "Klasse", EN: "class"},
		"edition": {DE: "erster Regelstand", EN: "first edition"}, "kind": {DE: "Art", EN: "kind"}, "relevance": {DE: "beste Treffer", EN: "best results"},
		"tournament": {DE: "Turnierpunkte", EN: "tournament points"}, "commerce": {DE: "Handelspunkte", EN: "commerce points"}, "copies": {DE: "Anzahl", EN: "copies"},
	}
	textDownwards = catalog.Text{DE: "absteigend", EN: "descending"}
	textSpeaksOf  = catalog.Text{DE: "Handelt von", EN: "Speaks of"}
	textAsSearch  = catalog.Text{DE: "als Suche:", EN: "as a search:"}
	textBestMatch = catalog.Text{DE: "Beste Treffer", EN: "Best match"}
)

// ProvenName is what it is called whether a scenario proves an article.
func ProvenName(f Frame, word string) string { return f.Say(textProven[word]) }

// VerdictName is a short answer as a filter offers it.
func VerdictName(f Frame, word string) string {
	if word == string(rulings.Depends) {
		return f.Say(textDepends)
	}
	return strings.ToLower(rulings.Verdict(word).Word(f.Lang))
}

// OrderName is an order by its name in the grammar: "-cost".
func OrderName(f Frame, word string) string {
	by, down := strings.CutPrefix(word, "-")
	if name := f.Say(textOrders[by]); down {
		return name + " (" + f.Say(textDownwards) + ")"
	} else {
		return name
	}
}

// BestFirst is the order of the catalogue where none is chosen: what fits the words best, and without words by name.
func BestFirst(f Frame) string { return f.Say(textBestMatch) }

// AskedRelation is a relation as the filter panel offers it; card is what merely speaks of a card.
func AskedRelation(f Frame, word string) string {
	if word == "card" {
		return f.Say(textSpeaksOf)
	}
	return RelationName(f, word)
}

// What the suggestions of the search box are called.
var (
	textSuggestions = catalog.Text{DE: "Vorschläge", EN: "Suggestions"}
)

// The help page of the search.
var (
	textSearchHelp      = catalog.Text{DE: "Suchhilfe", EN: "Search help"}
	textSearchHelpTitle = catalog.Text{DE: "Was man in die Suche tippen kann", EN: "What can be typed into the search"}
	textSearchHelpAbout = catalog.Text{DE: "Meist genügt die Frage, wie du sie am Tisch stellst. Wer genauer suchen will, verbindet Wörter mit Filtern.", EN: "Mostly the question is enough, as you would ask it at the table. Whoever wants to search more exactly joins words and filters."}
	textHelpKeys        = catalog.Text{DE: "Alle Schlüssel", EN: "All keys"}
	textHelpKeysAbout   = catalog.Text{DE: "Jedes Beispiel ist eine Suche; die Zahl dahinter sagt, wie viel sie heute findet. Schlüssel gelten in beiden Sprachen, groß oder klein, mit ä oder ae.", EN: "Each example is a search; the number behind it says how much it finds today. Keys hold in both languages, in capitals or small letters."}
	textHelpKey         = catalog.Text{DE: "Schlüssel", EN: "Key"}
	textHelpAsks        = catalog.Text{DE: "Wonach er fragt", EN: "What it asks for"}
	textHelpExample     = catalog.Text{DE: "Beispiel", EN: "Example"}
	textHelpAlso        = catalog.Text{DE: "auch", EN: "also"}
	textHelpJoined      = catalog.Text{DE: "Zusammen", EN: "Together"}
	textHelpContents    = catalog.Text{DE: "Auf dieser Seite", EN: "On this page"}
	helpGroups          = map[string]catalog.Text{
		"things": {DE: "Was und wo", EN: "What and where"}, "numbers": {DE: "Zahlen der Karten", EN: "Numbers of cards"},
		"relations": {DE: "Beziehungen zwischen Karten", EN: "Relations between cards"}, "texts": {DE: "Texte, Quellen, Reihenfolge", EN: "Texts, sources, order"},
	}
)
