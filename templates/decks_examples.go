package templates

// DeckExample is a deck to begin with.
type DeckExample struct {
	Title, Style, Plan string
	Signs              []string // of its sets
	Faces              []string // of its starting hand
	Href               string   // the builder with it
	Compare            string   // beside the reader's own; "" when there is none
}
