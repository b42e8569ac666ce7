package templates

import "catanica/catalog"

// Texts of the example decks.
var (
	textDeckExamples  = catalog.Text{DE: "Mit einem fertigen Deck beginnen", EN: "Start from a ready-made deck"}
	textExamplesAbout = catalog.Text{
		DE: "Fünf Decks von uns, alle nach den Regeln von heute erlaubt. Nimm eines und baue es um.",
		EN: "We built these five decks; all are legal under today’s rules. Take one and make it your own.",
	}
	textExampleTake = catalog.Text{DE: "Dieses Deck nehmen", EN: "Use this deck"}
	textExampleVs   = catalog.Text{DE: "mit meinem vergleichen", EN: "compare with mine"}
)

// DeckExample is a ready-made deck.
type DeckExample struct {
	Title, Style, Plan string
	Signs              []string // of its sets
	Faces              []string // of cards that are typical of it
	Href               string   // address of the builder with this deck
	Compare            string   // address of the comparison with the reader's deck; "" if there is none
}
