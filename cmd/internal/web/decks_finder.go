package web

import (
	"slices"

	"catanica/catalog"
	"catanica/catalog/deck"
	"catanica/templates"
)

// mostFound is how many cards the builder's search shows; more are a matter of narrower filters.
const mostFound = 24

// finder searches the catalogue inside the builder, with the filters of the catalogue's page.
func (s *Server) finder(v *visit, lists []*deck.List) (templates.DeckFinder, error) {
	f := v.frame
	want, err := s.cardFilter(v)
	if err != nil {
		return templates.DeckFinder{}, err
	}
	all := s.cardsOf(f.Edition)
	out := templates.DeckFinder{
		Text: want.text, Set: s.setChoices(f, want.set), Class: s.classChoices(f, want.class), Type: typeChoices(f, all, want.kind),
		Cost: costChoices(f, v.get("cost")), Used: want.any(),
	}
	if !out.Used {
		return out, nil
	}
	var found []*catalog.Card
	for _, k := range all {
		if want.fits(s, k, f.Edition) {
			found = append(found, k)
		}
	}
	out.Total = len(found)
	found = byName(found, func(k *catalog.Card) string { return k.Title(f.Lang) })
	if want.found != nil {
		out.Mistakes = mistakes(f, want.found.mistakes)
		for i := range out.Mistakes {
			out.Mistakes[i].Mend = nil // a link would lose the deck; the message says what was meant
		}
		slices.SortStableFunc(found, func(a, b *catalog.Card) int { return want.found.compare(a.ID, b.ID) })
	}
	laws := make([]deck.Law, len(lists))
	for i, list := range lists {
		laws[i] = deck.LawOf(s.svc.Catalog, deck.Options{}, list)
	}
	for _, k := range found[:min(len(found), mostFound)] {
		line := templates.FinderLine{Card: s.cardLine(f, k)}
		for i, list := range lists {
			line.In = append(line.In, templates.CopiesIn{N: copiesOf(list.Deck, k) + copiesOf(list.Events, k), Limit: copyLimit(laws[i], k)})
		}
		if len(lists) == 0 {
			line.In = []templates.CopiesIn{{Limit: templates.CopyLimit{Sure: true}}}
		}
		out.Lines = append(out.Lines, line)
	}
	return out, nil
}
