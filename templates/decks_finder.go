package templates

import (
	"catanica/catalog"
	"catanica/catalog/deck"
)

// Texts of the deck builder's card search.
var (
	textFinder     = catalog.Text{DE: "Karten suchen", EN: "Search for cards"}
	textFinderHint = catalog.Text{
		DE: "Such nach Name, Wirkung oder Klasse; mit + kommt die Karte ins Deck.",
		EN: "Search for a name, an effect or a class; + adds the card to your deck.",
	}
	textFinderFound = catalog.Text{DE: "gefunden", EN: "found"}
	textFinderMore  = catalog.Text{DE: "gezeigt werden die ersten", EN: "showing the first"}
	textInDeck      = catalog.Text{DE: "im Deck", EN: "in the deck"}
	textOfCopies    = catalog.Text{DE: "deine Sets haben", EN: "your sets have"}
	textOfShare     = catalog.Text{DE: "dein Anteil:", EN: "your share:"}
	textNotForDecks = catalog.Text{DE: "gehört in keine Liste", EN: "does not go in any list"}
	textInDeckN     = catalog.Text{DE: "in Liste", EN: "in list"}
	textNoCopies    = catalog.Text{DE: "in keinem deiner Sets", EN: "in none of your sets"}
	textDeckAtLeast = catalog.Text{DE: "mindestens", EN: "at least"}
	textOneMore     = catalog.Text{DE: "eine mehr", EN: "one more"}
	textOneLess     = catalog.Text{DE: "eine weniger", EN: "one less"}
)

// DeckFinder is the builder's card search.
type DeckFinder struct {
	Text                   string
	Set, Class, Type, Cost []Choice
	Used                   bool // the reader searched for something
	Lines                  []FinderLine
	Total                  int // number of matches; Lines holds the first of them
	Mistakes               []Mistake
}

// FinderLine is a match with its copies in the lists.
type FinderLine struct {
	Card CardLine
	In   []CopiesIn // one element for each list, at least one
}

// CopiesIn is the number of copies of a card in a list, with its limit.
type CopiesIn struct {
	N     int
	Limit CopyLimit
}

// CopyLimit is the number of copies of a card that a list may hold. Unless Sure, it is a lower bound.
type CopyLimit struct {
	N    int
	Sure bool
	From deck.Source
}

// of puts the limit in words: "deine Sets haben 2", "dein Anteil: mindestens 1", "in keinem deiner Sets".
func (l CopyLimit) of(f Frame) string {
	lead := textOfCopies
	switch {
	case l.From == deck.FromKind && l.N == 0:
		return f.Say(textNotForDecks)
	case l.From == deck.FromShare:
		lead = textOfShare
	case l.N == 0:
		return f.Say(textNoCopies)
	}
	if !l.Sure {
		return f.Say(lead) + " " + f.Say(textDeckAtLeast) + " " + f.Number(l.N)
	}
	return f.Say(lead) + " " + f.Number(l.N)
}

// button returns the name of a form button for a list: the second list's buttons end in 2.
func button(name string, list int) string {
	if list > 1 {
		return name + number(list)
	}
	return name
}

// listed labels a card's button; with several lists the label includes the list.
func listed(f Frame, name string, list, of int) string {
	if of < 2 {
		return name
	}
	return name + ", " + f.Say(textList) + " " + number(list)
}
