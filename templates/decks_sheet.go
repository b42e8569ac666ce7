package templates

import (
	"catanica/catalog"
	"catanica/catalog/deck"
)

// DeckSheet is a list as a registration sheet, to be printed, signed and handed in.
type DeckSheet struct {
	Name                  string
	Format                deck.Format
	Edition               catalog.EditionID
	Host                  bool
	Verdict               deck.Verdict
	Sets, Announce, Allow []string
	Points                int         // to win; 0 if no source states it
	AllowedSets           []string    // by house rule
	YearCards             deck.Choice // by house rule
	Character             string
	Deck, Events, Hand    []DeckLine
	Back, QR              string
}

// Head implements View.
func (p DeckSheet) Head(f Frame) Head {
	return Head{Title: f.Say(textSheet), Description: f.Say(textSheetAbout), Section: "decks", NoIndex: true}
}

// yearCardWords labels the house rule on year cards.
var yearCardWords = map[deck.Choice]catalog.Text{deck.Yes: TextYes, deck.No: TextNo}
