package decks

import (
	"catanica/catalog"
	"catanica/catalog/deck"
	"catanica/cmd/internal/web/present"
	"catanica/templates"
)

// compareDecks lists what is only in one deck, only in the other, and in both. If both hold a different number of a
// card, the common copies are in both and the others in the deck that has them.
func (s *Section) compareDecks(f templates.Frame, a, b *deck.List) templates.DeckCompare {
	return templates.DeckCompare{
		A: a.Name, B: b.Name,
		Deck: s.compareCards(f, a.Deck, b.Deck), Events: s.compareCards(f, a.Events, b.Events),
	}
}

func (s *Section) compareCards(f templates.Frame, a, b []deck.Entry) templates.ComparedCards {
	var cards []*catalog.Card
	seen := map[*catalog.Card]bool{}
	for _, entries := range [][]deck.Entry{a, b} {
		for _, e := range entries {
			if e.Card != nil && !seen[e.Card] {
				seen[e.Card] = true
				cards = append(cards, e.Card)
			}
		}
	}
	cards = present.ByName(cards, func(k *catalog.Card) string { return k.Title(f.Lang) })
	var out templates.ComparedCards
	for _, k := range cards {
		inA, inB := copiesOf(a, k), copiesOf(b, k)
		both := min(inA, inB)
		entry := s.Show.CardEntry(f, k)
		add := func(to *[]templates.DeckLine, n int) {
			if n > 0 {
				*to = append(*to, templates.DeckLine{
					N: n, ID: k.ID, Name: entry.Title, Href: entry.Href, Class: entry.Class,
				})
			}
		}
		add(&out.OnlyA, inA-both)
		add(&out.OnlyB, inB-both)
		add(&out.Both, both)
	}
	return out
}
