package templates

// SampleHand is a hand drawn from the deck.
type SampleHand struct {
	Cards []DeckLine
	Keep  string // the ids, for the button that makes it the starting hand
}
