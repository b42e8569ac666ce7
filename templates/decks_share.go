package templates

import "catanica/catalog"

// Texts of the shared collection.
var (
	textShare      = catalog.Text{DE: "So wird die Sammlung geteilt", EN: "How the collection is shared"}
	textShareAbout = catalog.Text{
		DE: "Jeder bekommt von jeder Karte gleich viele; Einzelstücke und was sich nicht teilen lässt, bilden die " +
			"neutrale " +
			"Reihe.",
		EN: "Both players get the same number of each card; single cards and leftover copies form the neutral row.",
	}
	textShareEach  = catalog.Text{DE: "jeder", EN: "each"}
	textShareTaken = catalog.Text{DE: "Liste", EN: "list"}
	textShareRest  = catalog.Text{DE: "neutral", EN: "neutral"}
	textShareTake  = catalog.Text{DE: "Meinen Anteil ins Deck legen", EN: "Put my share in the deck"}
	textShareSum   = catalog.Text{DE: "zusammen", EN: "in total"}
	textShareMore  = catalog.Text{DE: "oder mehr", EN: "or more"}
)

// DeckShare is the division of a shared collection, card by card.
type DeckShare struct {
	Each, Neutral int // totals; lower bounds if Open
	Open          bool
	Lines         []ShareLine
}

// ShareLine is one card of a shared collection.
type ShareLine struct {
	Card          Link
	Each, Neutral int
	Open          bool // there may be more copies
	Taken         int  // by the first list
}

// taken returns the number of shared cards in the first list.
func (s DeckShare) taken() int {
	n := 0
	for _, l := range s.Lines {
		n += l.Taken
	}
	return n
}
