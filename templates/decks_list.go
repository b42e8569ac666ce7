package templates

import (
	"catanica/catalog"
	"catanica/catalog/deck"
)

// Texts of a deck list as it was read.
var (
	textIntoHand    = catalog.Text{DE: "Auf die Starthand", EN: "Add to the starting hand"}
	textOffHand     = catalog.Text{DE: "Von der Starthand", EN: "Remove from the starting hand"}
	textCountDeck   = catalog.Text{DE: "Deck", EN: "Deck"}
	textCountEvents = catalog.Text{DE: "Ereignisse", EN: "Events"}
)

// count is a size of a list with the bounds that the format sets.
type count struct {
	name catalog.Text
	n    int
	want deck.Bounds
}

// full reports whether the size is within its bounds.
func (c count) full() bool { return c.want.Holds(c.n) }

func (c count) says(f Frame) string {
	return f.Number(c.n) + " " + f.Say(textOf) + " " + c.limit(f)
}

// limit returns the bounds in words: "33", "4–9", "höchstens 25".
func (c count) limit(f Frame) string {
	switch most := f.Number(c.want.Most); {
	case c.want.Least == c.want.Most:
		return most
	case c.want.Least == 0:
		return f.Say(textAtMost) + " " + most
	default:
		return f.Number(c.want.Least) + "–" + most
	}
}

// counts returns the sizes of a list with the bounds of its format and edition. An optional section
// counts only if the list has one.
func (p DeckPlayer) counts() []count {
	var out []count
	add := func(name catalog.Text, n int, want *deck.Bounds) {
		if want != nil && (n > 0 || !want.Optional) {
			out = append(out, count{name, n, *want})
		}
	}
	add(textCountDeck, p.Summary.Deck, p.Summary.Limits.Deck)
	add(textCountEvents, p.Summary.Events, p.Summary.Limits.Events)
	add(textHandShort, p.Summary.Hand, p.Summary.Limits.Hand)
	return out
}

// faceSection is a section of a list, shown as card faces.
type faceSection struct {
	id, title  string
	player     int
	edit, hand bool // show the buttons that add and remove, and the one for the starting hand
}
