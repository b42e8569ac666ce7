package templates

// DeckShare is how a common collection is divided, card by card.
type DeckShare struct {
	Each, Neutral int // together, for certain
	Open          bool
	Lines         []ShareLine
}

// ShareLine is one card of a common collection.
type ShareLine struct {
	Card          Link
	Each, Neutral int
	Open          bool // there may be more copies
	Taken         int  // by the first list
}

// taken is how many cards of the share the list holds.
func (s DeckShare) taken() int {
	n := 0
	for _, l := range s.Lines {
		n += l.Taken
	}
	return n
}
