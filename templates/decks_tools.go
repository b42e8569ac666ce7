package templates

// DeckTools are the addresses under which a deck leaves the page.
type DeckTools struct {
	Text, JSON, QR string
	Sheets         []string // one for each list
	Compare        string   // "" with one list alone
}
