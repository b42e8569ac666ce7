package templates

import "catanica/catalog"

// Texts of the example decks.
var (
	textDeckExamples  = catalog.Text{DE: "Mit einem fertigen Deck beginnen", EN: "Begin with a ready-made deck"}
	textExamplesAbout = catalog.Text{
		DE: "Fünf Decks von uns, alle nach den Regeln von heute erlaubt. Nimm eines und baue es um.",
		EN: "Five decks of ours, all legal by today’s rules. Take one and rebuild it.",
	}
	textExampleTake = catalog.Text{DE: "Dieses Deck nehmen", EN: "Take this deck"}
	textExampleVs   = catalog.Text{DE: "mit meinem vergleichen", EN: "compare with mine"}
)

// DeckExample is a ready-made deck.
type DeckExample struct {
	Title, Style, Plan string
	Signs              []string // of its sets
	Faces              []string // of its starting hand
	Href               string   // address of the builder with this deck
	Compare            string   // address of the comparison with the reader's deck; "" if there is none
}
