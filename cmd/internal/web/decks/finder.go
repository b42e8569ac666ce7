package decks

import (
	"slices"

	"catanica/catalog"
	"catanica/catalog/deck"
	"catanica/cmd/internal/web/filter"
	"catanica/cmd/internal/web/present"
	"catanica/cmd/internal/web/site"
	"catanica/templates"
)

// mostFound limits the cards that the builder's search shows; narrower filters show the others.
const mostFound = 24

// finder searches the catalogue inside the builder, with the filters of the catalogue's page.
func (s *Section) finder(req *site.Request, lists []*deck.List) (templates.DeckFinder, error) {
	f := req.Frame
	want, err := s.Filters.Read(req)
	if err != nil {
		return templates.DeckFinder{}, err
	}
	all := s.Show.CardsUnder(f.Edition)
	out := templates.DeckFinder{
		Text: want.Text, Set: s.Filters.Sets(f, want.Set), Class: s.Filters.Classes(f, want.Class),
		Type: filter.Types(f, all, want.Kind), Cost: filter.Costs(f, req.Get("cost")), Used: want.Any(),
	}
	if !out.Used {
		return out, nil
	}
	found := present.ByName(want.Cards(all, f.Edition), func(k *catalog.Card) string { return k.Title(f.Lang) })
	slices.SortStableFunc(found, func(a, b *catalog.Card) int { return want.Compare(a.ID, b.ID) })
	out.Total, out.Mistakes = len(found), want.Mistakes(f)
	for i := range out.Mistakes {
		out.Mistakes[i].Mend = nil // a link would lose the deck; the message says what was meant
	}
	laws := make([]deck.Law, len(lists))
	for i, list := range lists {
		laws[i] = deck.LawOf(s.Catalog, deck.Options{}, list)
	}
	for _, k := range found[:min(len(found), mostFound)] {
		line := templates.FinderLine{Card: s.Show.CardLine(f, k)}
		for i, list := range lists {
			line.In = append(line.In, templates.CopiesIn{
				N: copiesOf(list.Deck, k) + copiesOf(list.Events, k), Limit: copyLimit(laws[i], k),
			})
		}
		if len(lists) == 0 {
			line.In = []templates.CopiesIn{{Limit: templates.CopyLimit{Sure: true}}}
		}
		out.Lines = append(out.Lines, line)
	}
	return out, nil
}
