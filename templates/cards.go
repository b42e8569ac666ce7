package templates

// CardsPage is the catalogue with its filters.
type CardsPage struct {
	Text                                          string
	Set                                           []Choice
	Class                                         []Choice
	Type                                          []Choice
	Cost, Points, Since, Property, Relation, Sort []Choice
	Of                                            string // the other card of Relation, as the reader wrote it
	OfCard                                        *Link
	Faces                                         bool // show the faces alone
	More                                          bool // one of the less common filters is in use
	Cards                                         []CardLine
	Total                                         int // without filters
	Filters                                       bool
	AsSearch                                      *Link // the same filters as a search query
	Mistakes                                      []Mistake
}

// Choice is one value that a filter may take.
type Choice struct {
	Value, Name string
	Selected    bool
}

// Choices offers values under their names.
func Choices[T ~string](f Frame, values []T, chosen T, name func(Frame, T) string) []Choice {
	var out []Choice
	for _, v := range values {
		out = append(out, Choice{Value: string(v), Name: name(f, v), Selected: v == chosen})
	}
	return out
}

// CardLine is a card in the catalogue.
type CardLine struct {
	ID                string
	Name, Other, Href string
	Face              string // address of the card face
	Class             ClassMark
	Signs             []string
	Price             Price
	CostUnknown       bool
	Points            []PointMark
	Effect            string
}

// PointMark is a number of points of one kind.
type PointMark struct {
	Kind string // victory, strength, tournament, commerce
	Text string // "1", "?" or what is counted
	Name string // "1 Siegpunkt"
}

// Head implements View.
func (p CardsPage) Head(f Frame) Head {
	return Head{Title: f.Say(textCards), Description: f.Say(textCardsAbout), Section: "cards"}
}
