package templates

import (
	"cmp"
	"slices"
	"strings"

	"catanica/catalog"
)

// Texts about what is missing.
var (
	textWanted    = catalog.Text{DE: "Was noch fehlt", EN: "What is still missing"}
	textWantedAsk = catalog.Text{
		DE: "Besitzt du eine dieser Schachteln? Ein Blick auf die Karte genügt.",
		EN: "Do you own one of these boxes? A look at the card is enough.",
	}
	textWantedCards = catalog.Plural{
		One:  catalog.Text{DE: "%d Karte mit Lücken", EN: "%d card with gaps"},
		Many: catalog.Text{DE: "%d Karten mit Lücken", EN: "%d cards with gaps"},
	}
)

// Wanted counts the cards of which one fact is unknown.
type Wanted struct {
	Field string
	N     int
}

// wanted counts the cards of which a fact is unknown, most first. A card in several sets counts once.
func (p CoveragePage) wanted() []Wanted {
	counts, seen := map[string]int{}, map[string]bool{}
	count := func(list []CoverageCard) {
		for _, c := range list {
			if seen[c.Card.Href] {
				continue
			}
			seen[c.Card.Href] = true
			for _, g := range c.Gaps {
				for _, field := range g.Fields {
					counts[field]++
				}
			}
		}
	}
	for _, s := range p.Sets {
		count(s.Cards)
	}
	count(p.NoSet)
	var out []Wanted
	for field, n := range counts {
		out = append(out, Wanted{field, n})
	}
	slices.SortFunc(out, func(a, b Wanted) int { return cmp.Or(b.N-a.N, strings.Compare(a.Field, b.Field)) })
	return out
}

// id returns the fragment of the set's list: "set-huw".
func (s CoverageSet) id() string {
	address, _, _ := strings.Cut(s.Set.Href, "?")
	return "set-" + address[strings.LastIndexByte(address, '/')+1:]
}
