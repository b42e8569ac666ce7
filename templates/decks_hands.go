package templates

import "catanica/catalog"

// Texts of the sample hands.
var (
	textHands      = catalog.Text{DE: "Probehände", EN: "Sample hands"}
	textHandsAbout = catalog.Text{
		DE: "Je drei zufällige Karten aus dem ganzen Deck. Im Turnier suchst du dir die drei selbst aus; so siehst " +
			"du, was zusammenpasst. Die Ziehung steht im Link und bleibt dieselbe.",
		EN: "Three random cards from the whole deck in each hand. In a tournament you choose the three yourself; " +
			"this shows which cards go together. The link keeps the draw, so it stays the same.",
	}
	textHandsDraw = catalog.Text{DE: "Drei Hände ziehen", EN: "Draw three hands"}
	textHandKeep  = catalog.Text{DE: "Als Starthand nehmen", EN: "Use as starting hand"}
	textHandN     = catalog.Text{DE: "Hand", EN: "Hand"}
	TextBadSeed   = catalog.Text{
		DE: "Die Nummer der Ziehung (seed) ist eine Zahl ab 0.",
		EN: "The number of the draw (seed) must be 0 or higher.",
	}
)

// SampleHand is a hand drawn from the deck.
type SampleHand struct {
	Cards []DeckLine
	Keep  string // the card ids, for the button that makes it the starting hand
}
