package templates

import "catanica/catalog"

// Texts of the search help.
var (
	textSearchHelpTitle = catalog.Text{DE: "Was man in die Suche tippen kann", EN: "What you can type in the search " +
		"box"}
	textSearchHelpAbout = catalog.Text{
		DE: "Meist genügt die Frage, wie du sie am Tisch stellst. Wer genauer suchen will, verbindet Wörter mit " +
			"Filtern.",
		EN: "Usually it is enough to ask as you would at the table. For a more precise search, combine words and " +
			"filters.",
	}
	textHelpKeys      = catalog.Text{DE: "Alle Schlüssel", EN: "All keys"}
	textHelpKeysAbout = catalog.Text{
		DE: "Jedes Beispiel ist eine Suche; die Zahl dahinter sagt, wie viele Treffer sie heute hat. Schlüssel " +
			"gelten in " +
			"beiden Sprachen, groß oder klein, mit ä oder ae.",
		EN: "Each example is a search; the number after it shows how many results it finds today. Keys work in both " +
			"languages, in upper or lower case.",
	}
	textHelpKey      = catalog.Text{DE: "Schlüssel", EN: "Key"}
	textHelpAsks     = catalog.Text{DE: "Wonach er fragt", EN: "What it filters"}
	textHelpExample  = catalog.Text{DE: "Beispiel", EN: "Example"}
	textHelpAlso     = catalog.Text{DE: "auch", EN: "also"}
	textHelpJoined   = catalog.Text{DE: "Mehrere Filter zusammen", EN: "Filters combined"}
	textHelpContents = catalog.Text{DE: "Auf dieser Seite", EN: "On this page"}
)

// SearchHelpPage explains the query grammar.
type SearchHelpPage struct {
	Text   string // HTML: the grammar in words
	Groups []HelpGroup
	Joined []HelpExample
}

// HelpGroup is a part of the table of keys.
type HelpGroup struct {
	ID   string
	Keys []HelpKey
}

// HelpKey is a key of the query grammar.
type HelpKey struct {
	Name, About string
	Also        []string // its other names
	Example     Link
	N           int // what the example finds
}

// HelpExample is an example of a combined query.
type HelpExample struct {
	Text, Says string
	Link       Link
	N          int
}

// Head implements View.
func (p SearchHelpPage) Head(f Frame) Head {
	return Head{Title: f.Say(textSearchHelpTitle), Description: f.Say(textSearchHelpAbout), Section: "help"}
}

// EnglishExample returns the English example query of a key.
var EnglishExample = map[string]string{"text": "under a stack", "title": "witch"}

// HelpExamples returns examples of combined queries in the reader's language.
func HelpExamples(f Frame) []HelpExample {
	var out []HelpExample
	for _, e := range []struct{ search, says catalog.Text }{
		{
			catalog.Text{DE: "set:zud kosten<=3 klasse:gebäude", EN: "set:zud cost<=3 class:building"},
			catalog.Text{
				DE: "Gebäude aus Zauberer & Drachen für höchstens 3",
				EN: "buildings from Wizards & Dragons that cost at most 3",
			},
		},
		{
			catalog.Text{DE: "trifft:gebäude -klasse:angriff", EN: "hits:building -class:attack"},
			catalog.Text{DE: "was Gebäude trifft und kein Angriff ist", EN: "cards that hit buildings but are not " +
				"attacks"},
		},
		{
			catalog.Text{DE: "art:entscheid karte:hexe urteil:nein", EN: "kind:ruling card:witch verdict:no"},
			catalog.Text{DE: "wo zur Hexe die Antwort Nein lautet", EN: "rulings about the Witch whose answer is no"},
		},
		{
			catalog.Text{
				DE: "(feuerwache oder geheimbund) art:entscheid",
				EN: `("fire brigade" or "secret society") kind:ruling`,
			},
			catalog.Text{
				DE: "Entscheide, in denen eines von beiden vorkommt",
				EN: "rulings that mention either of the two",
			},
		},
		{
			catalog.Text{DE: "klasse:ritter sortiere:-stärke,kosten", EN: "class:knight sort:-strength,cost"},
			catalog.Text{
				DE: "Ritter, die stärksten zuerst, bei gleicher Stärke die billigsten",
				EN: "knights, strongest first; at equal strength, cheapest first",
			},
		},
		{
			catalog.Text{DE: "regelstand:1998 klasse:gebäude siegpunkte>=1", EN: "edition:1998 class:building vp>=1"},
			catalog.Text{
				DE: "Gebäude mit Siegpunkten, wie sie 1998 galten",
				EN: "buildings that were worth victory points in 1998",
			},
		},
		{
			catalog.Text{DE: "art:karte kosten:unbekannt", EN: "kind:card cost:unknown"},
			catalog.Text{DE: "Karten, deren Kosten keine Quelle nennt", EN: "cards whose cost no source states"},
		},
		{
			catalog.Text{DE: "räuber spiel:brettspiel", EN: "robber game:board"},
			catalog.Text{
				DE: "der Räuber im Brettspiel, nicht die Räuber der Karten",
				EN: "the robber in the board game, not the brigands in the card game",
			},
		},
	} {
		out = append(out, HelpExample{Text: f.Say(e.search), Says: f.Say(e.says)})
	}
	return out
}

var helpGroups = map[string]catalog.Text{
	"things":    {DE: "Was und wo", EN: "What and where"},
	"numbers":   {DE: "Zahlen der Karten", EN: "Numbers on cards"},
	"relations": {DE: "Beziehungen zwischen Karten", EN: "Relations between cards"},
	"texts":     {DE: "Texte, Quellen, Reihenfolge", EN: "Texts, sources, order"},
}
