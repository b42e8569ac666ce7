package templates

import "catanica/catalog"

// Texts of the proof on the start page.
var (
	textShowcase     = catalog.Text{DE: "Am Tisch bewiesen", EN: "Proven at the table"}
	textShowcaseStep = catalog.Text{DE: "Zug für Zug ansehen", EN: "Watch it move by move"}
	textShowcaseMore = catalog.Text{DE: "Alle Szenarien", EN: "All scenarios"}
)

// Showcase is one step of a scenario, with the position in miniature.
type Showcase struct {
	Question string // what the article is asked
	Answer   Entry  // the article that the scenario proves
	Step     ReplayStep
	Href     string // the replay at this step
	Sides    []MiniSide
}

// MiniSide is the part of a principality in which something is built, drawn with the faces of its cards.
type MiniSide struct {
	Name    string
	Points  BoardCount
	Columns []MiniColumn
}

// MiniColumn is a column of a principality: a piece on the axis, and the cards above and below it.
type MiniColumn struct {
	Kind         string // settlement, city, road …
	Name         string
	Above, Below []MiniCard
}

// MiniCard is a card in miniature. On are the cards on top of it.
type MiniCard struct {
	Name, Face, Href string
	Changed          bool
	On               []MiniCard
}

// emblem returns the drawing of the piece.
func (c MiniColumn) emblem() string { return BoardColumn{Kind: c.Kind}.emblem() }

// NewMiniSides reduces a board to the principalities with cards in them. face returns the address of a card's face.
func NewMiniSides(b Board, face func(name string) string) []MiniSide {
	var out []MiniSide
	for _, side := range b.Sides {
		mini := MiniSide{Name: side.Name, Points: side.Points}
		cards := 0
		for _, c := range side.Columns {
			if c.Kind == "gap" || c.Kind == "free-road" {
				continue
			}
			col := MiniColumn{Kind: c.Kind, Name: c.Name, Above: miniCards(c.Above, face), Below: miniCards(c.Below, face)}
			cards += len(col.Above) + len(col.Below)
			mini.Columns = append(mini.Columns, col)
		}
		if cards > 0 {
			out = append(out, mini)
		}
	}
	return out
}

func miniCards(slots []BoardSlot, face func(name string) string) []MiniCard {
	var out []MiniCard
	for _, s := range slots {
		if s.Card != nil && !s.Card.Hidden {
			out = append(out, miniCard(*s.Card, face))
		}
	}
	return out
}

func miniCard(k BoardCard, face func(name string) string) MiniCard {
	out := MiniCard{Name: k.Name, Href: k.Href, Face: face(k.Name), Changed: k.Changed != Unchanged}
	for _, on := range k.On {
		out.On = append(out.On, miniCard(on, face))
	}
	return out
}
