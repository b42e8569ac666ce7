package templates

import (
	"strings"

	"catanica/catalog"
	"catanica/catalog/deck"
	"catanica/rulings"
)

// Widget is one entry as other sites frame it and as previews of links show it: a ruling, a card, a verdict on a deck,
// or a position.
type Widget struct {
	Eyebrow string   // what it is: "Artikel 112.G.e · Ausgabe 2005"
	Title   string   // plain text
	Verdict string   // in a word, with its sign; "" for none
	Colour  string   // of the verdict or the class
	Text    string   // plain text
	Items   []string // findings, events
	Facts   []string // what it rests on: "bewiesen", places in sources
	Href    string   // the whole page
	Face    string   // the image of a card
	Card    *Face    // the same as data
	Board   *Board   // a position
}

// Texts of widgets.
var (
	TextProven      = catalog.Text{DE: "bewiesen", EN: "proven"}
	TextNotProven   = catalog.Text{DE: "nicht bewiesen", EN: "not proven"}
	TextOursShort   = catalog.Text{DE: "unsere Entscheidung", EN: "our decision"}
	TextNotInForce  = catalog.Text{DE: "gilt in dieser Ausgabe nicht", EN: "not in force in this edition"}
	textOpenWidget  = catalog.Text{DE: "Ganz lesen auf Catanica", EN: "Read it all on Catanica"}
	textArticle     = catalog.Text{DE: "Artikel", EN: "Article"}
	textWidgetCard  = catalog.Text{DE: "Karte", EN: "Card"}
	textWidgetDeck  = catalog.Text{DE: "Deck", EN: "Deck"}
	textWidgetTable = catalog.Text{DE: "Szenario", EN: "Scenario"}
	textInEdition   = catalog.Text{DE: "Ausgabe", EN: "edition"}
	textActiveSide  = catalog.Text{DE: "am Zug", EN: "active"}
)

// eyebrow joins the kind of an entry, its id and the edition.
func eyebrow(f Frame, parts ...string) string {
	return strings.Join(parts, " · ") + " · " + f.Say(textInEdition) + " " + f.EditionName(f.Edition)
}

// RulingEyebrow is the line above the title of an article.
func RulingEyebrow(f Frame, kind catalog.Kind, id string) string {
	switch kind {
	case catalog.KindTerm:
		return eyebrow(f, f.Say(TextGlossary))
	case catalog.KindRule:
		return eyebrow(f, f.Say(TextRules))
	}
	return eyebrow(f, f.Say(textArticle)+" "+id)
}

// CardEyebrow is the line above the title of a card.
func CardEyebrow(f Frame) string { return eyebrow(f, f.Say(textWidgetCard)) }

// DeckEyebrow is the line above the title of a deck.
func DeckEyebrow(f Frame, format string) string { return eyebrow(f, f.Say(textWidgetDeck), format) }

// TableEyebrow is the line above the title of a scenario.
func TableEyebrow(f Frame) string { return eyebrow(f, f.Say(textWidgetTable)) }

// VerdictMark returns the verdict of an article with its sign and colour, so that colour is never the only cue.
func VerdictMark(f Frame, v rulings.Verdict) (word, colour string) {
	switch v {
	case rulings.Yes:
		return "✓ " + v.Word(f.Lang), "green"
	case rulings.No:
		return "✗ " + v.Word(f.Lang), "red"
	case rulings.Depends:
		return "≈ " + v.Word(f.Lang), "yellow"
	}
	return "", "grey"
}

// DeckMark returns the verdict on a deck with its sign and colour.
func DeckMark(f Frame, v deck.Verdict) (word, colour string) {
	sign, colour := "?", "yellow"
	switch v {
	case deck.Legal:
		sign, colour = "✓", "green"
	case deck.Illegal:
		sign, colour = "✗", "red"
	case deck.Unreadable:
		sign, colour = "✗", "violet"
	}
	return sign + " " + strings.TrimSuffix(f.Say(deckVerdicts[v]), "."), colour
}

// DeckMeaning says what a verdict on a deck means.
func DeckMeaning(f Frame, v deck.Verdict) string { return f.Say(deckMeanings[v]) }

// TextWidgetProves introduces the articles that a scenario proves.
var TextWidgetProves = catalog.Text{DE: "Beweist", EN: "Proves"}

// textWidgetGrounds counts the facts of a verdict that no rule text states.
var textWidgetGrounds = catalog.Plural{
	One: catalog.Text{
		DE: "beruht auf einer Angabe, die kein Regeltext macht",
		EN: "rests on one fact that no rule text states",
	},
	Many: catalog.Text{
		DE: "beruht auf %d Angaben, die kein Regeltext macht",
		EN: "rests on %d facts that no rule text states",
	},
}

// DeckGrounds says on how many facts that no rule text states a verdict rests; "" for none.
func DeckGrounds(f Frame, n int) string {
	if n == 0 {
		return ""
	}
	return f.Count(textWidgetGrounds, n)
}

// DeckCounts counts the cards and the events of a list.
func DeckCounts(f Frame, cards, events int) []string {
	return []string{f.Count(textCardCount, cards), f.Count(textDeckEvents, events)}
}

// ScenarioMark returns the status of a scenario with its sign and colour.
func ScenarioMark(f Frame, s ScenarioStatus) (word, colour string) {
	sign, colour := "?", "yellow"
	switch s {
	case ScenarioHolds:
		sign, colour = "✓", "green"
	case ScenarioFails:
		sign, colour = "✗", "red"
	case ScenarioMistaken, ScenarioUnreadable:
		sign, colour = "✗", "violet"
	}
	return sign + " " + StatusName(f, s), colour
}

// placed returns the cards on the sites of a place.
func placed(c BoardColumn) []BoardCard {
	var out []BoardCard
	for _, slots := range [][]BoardSlot{c.Above, c.Below} {
		for _, slot := range slots {
			if slot.Card != nil {
				out = append(out, *slot.Card)
			}
		}
	}
	return out
}
