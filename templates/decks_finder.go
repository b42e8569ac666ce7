package templates

import (
	"catanica/catalog"
	"catanica/catalog/deck"
)

// Texts of the deck builder's card search.
var (
	textFinder     = catalog.Text{DE: "Karten suchen", EN: "Search for cards"}
	textFinderHint = catalog.Text{
		DE: "Such einen Namen, eine Wirkung oder eine Klasse; mit + kommt die Karte ins Deck.",
		EN: "Search for a name, an effect or a class; + puts the card into the deck.",
	}
	textFinderGo    = catalog.Text{DE: "Suchen", EN: "Search"}
	textFinderFound = catalog.Text{DE: "gefunden", EN: "found"}
	textFinderMore  = catalog.Text{DE: "gezeigt werden die ersten", EN: "these are the first"}
	textInDeck      = catalog.Text{DE: "im Deck", EN: "in the deck"}
	textOfCopies    = catalog.Text{DE: "deine Sets haben", EN: "your sets hold"}
	textOfShare     = catalog.Text{DE: "dein Anteil:", EN: "your share:"}
	textNotForDecks = catalog.Text{DE: "gehört in keine Liste", EN: "has no place in a list"}
	textInDeckN     = catalog.Text{DE: "in Liste", EN: "in list"}
	textNoCopies    = catalog.Text{DE: "in keinem deiner Sets", EN: "in none of your sets"}
	textDeckAtLeast = catalog.Text{DE: "mindestens", EN: "at least"}
	textOneMore     = catalog.Text{DE: "eine mehr", EN: "one more"}
	textOneLess     = catalog.Text{DE: "eine weniger", EN: "one less"}
)

// DeckFinder is the search for cards inside the builder.
type DeckFinder struct {
	Text                   string
	Set, Class, Type, Cost []Choice
	Used                   bool // something is searched for
	Lines                  []FinderLine
	Total                  int // found, of which Lines are the first
	Mistakes               []Mistake
}

// FinderLine is a card that was found, and how many of it are in the deck.
type FinderLine struct {
	Card CardLine
	In   []CopiesIn // of each list; of the first at least
}

// CopiesIn is how many copies of a card a list has, and may have.
type CopiesIn struct {
	N     int
	Limit CopyLimit
}

// CopyLimit is how many copies of a card a list may hold; unless Sure there may be more.
type CopyLimit struct {
	N    int
	Sure bool
	From deck.Source
}

// of says how many copies there may be: "deine Sets haben 2", "dein Anteil: mindestens 1", "in keinem deiner Sets".
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

// button is the name of a button for a list: those of the second end in 2, those of the first in nothing.
func button(name string, list int) string {
	if list > 1 {
		return name + number(list)
	}
	return name
}

// listed names a card for a button, and of several lists the list.
func listed(f Frame, name string, list, of int) string {
	if of < 2 {
		return name
	}
	return name + ", " + f.Say(textList) + " " + number(list)
}
