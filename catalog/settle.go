package catalog

// Settle says what would settle unknown facts of a card.
type Settle struct {
	Fields []string `json:"fields"` // as in Unknowns, and sets and copies
	By     Text     `json:"by"`
}

// Texts of what settles a fact.
var (
	settledByCount = Text{DE: "die Karten in der Schachtel zählen", EN: "counting the cards in the box"}
	settledByBox   = Text{DE: "die Farbe des Textfelds auf der Karte", EN: "the colour of the text box on the card"}
	settledByText  = Text{DE: "der Text auf der Karte", EN: "the text on the card"}
	settledBySign  = Text{DE: "das Set-Kürzel auf der Karte", EN: "the sign of the set on the card"}
	settledByLook  = Text{DE: "ein Blick auf die Karte", EN: "a look at the card"}
)

// settledBy maps fields to what settles them; the rest is settled by a look at the card.
var settledBy = map[string]Text{
	"sets": settledBySign, "copies": settledByCount, "class": settledByBox, "effect": settledByText,
}

// Settles returns what would settle the fields, in their order, those with the same answer together.
func Settles(fields []string) []Settle {
	var out []Settle
	for _, field := range fields {
		by, ok := settledBy[field]
		if !ok {
			by = settledByLook
		}
		i := 0
		for i < len(out) && out[i].By != by {
			i++
		}
		if i == len(out) {
			out = append(out, Settle{By: by})
		}
		out[i].Fields = append(out[i].Fields, field)
	}
	return out
}

// Gaps returns the unknown fields of the card under edition e, with its sets and numbers of copies.
func (k *Card) Gaps(e EditionID) []string {
	out := k.Unknowns(e)
	copies := false
	for _, in := range k.Sets {
		copies = copies || !in.Copies.Known
	}
	if copies || len(k.Sets) == 0 && len(k.Copies.Values) == 0 {
		out = append([]string{"copies"}, out...)
	}
	if len(k.Sets) == 0 {
		out = append([]string{"sets"}, out...)
	}
	return out
}
