package interact

import (
	"slices"
	"strings"

	"catanica/catalog"
)

// MaxGuards is the number of cards that a sentence names as protection at most; if there are more, it names none.
const MaxGuards = 6

// Protection returns what protects B from A, as the card files state it (catalog.Guards), each card with the conditions
// that the plays have shown. What protects to an extent that no source states is doubtful. There is nothing to protect
// unless A harms B in the opponent's principality, hand or pile.
func (r Result) Protection(cat *catalog.Catalog) (sure []Guard, doubtful []*catalog.Card) {
	a, b := cat.Card(r.A), cat.Card(r.B)
	if a == nil || b == nil || !r.harms() {
		return nil, nil
	}
	for _, edge := range cat.Guards(b, a, r.Edition) {
		k := edge.From
		if cat.FirstEdition(k) == "" && !r.Edition.AtLeast(catalog.Ed2003) || // nobody knows whether it had come out
			len(Absent(cat, Case{A: k.ID, B: k.ID, Edition: r.Edition, Game: r.Game})) > 0 ||
			slices.Contains(doubtful, k) ||
			slices.ContainsFunc(sure, func(g Guard) bool { return g.Card == k.ID }) {
			continue
		}
		if k.Unplayed() {
			doubtful = append(doubtful, k)
			continue
		}
		g := Guard{Card: k.ID, Zone: InPlay, Near: strings.Contains(edge.Note.EN, "same city"),
			Only: edge.Kind == catalog.EdgeKind(catalog.Stops) && k.Is(catalog.Building, r.Edition)}
		if k.Is(catalog.Action, r.Edition) {
			g = Guard{Card: k.ID, Zone: InHand}
		}
		if i := slices.IndexFunc(r.By, func(g Guard) bool { return g.Card == k.ID }); i >= 0 {
			g = r.By[i]
		}
		sure = append(sure, g)
	}
	return sure, doubtful
}

// harms reports whether the first effect is one that B's player, the opponent, may want to prevent.
func (r Result) harms() bool {
	if r.aside || r.Outcome != Hits || len(r.Effects) == 0 || r.Effects[0].Back {
		return false
	}
	e := r.Effects[0]
	return slices.Contains([]Zone{InPlay, InHand, TheirPile, Stated}, e.Zone) &&
		slices.Contains([]Deed{ToHand, Stolen, TakenOver, Discarded, UnderStack, OutOfGame, Blocked, Stock, Strikes}, e.Deed)
}
