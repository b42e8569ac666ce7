package cards

import (
	"slices"

	"catanica/catalog"
	"catanica/cmd/internal/web/filter"
	"catanica/cmd/internal/web/present"
	"catanica/cmd/internal/web/site"
	"catanica/templates"
)

// Catalogue answers GET /LANG/cards: a whole page, or with part=list the part that changes while the reader filters.
func (s *Section) Catalogue(req *site.Request) (site.Answer, error) {
	f := req.Frame
	want, err := s.Filters.Read(req)
	if err != nil {
		return site.Answer{}, err
	}
	all := s.Show.CardsUnder(f.Edition)
	page := templates.CardsPage{
		Text: want.Text, Set: s.Filters.Sets(f, want.Set), Class: s.Filters.Classes(f, want.Class),
		Type: filter.Types(f, all, want.Kind), Cost: filter.Costs(f, req.Get("cost")),
		Points: filter.Points(f, req.Get("points")),
		Since:  present.EditionChoices(f, want.Since), Property: filter.Properties(f, want.Property),
		Relation: filter.Relations(f, req.Get("rel")), Of: req.Get("of"), OfCard: want.OfCard(f),
		Sort:  filter.Orders(f, want.Sort),
		Cards: s.Show.CardLines(f, want.Cards(all, f.Edition)), Total: len(all), Filters: want.Any(), More: want.More(),
		Faces: req.Get("as") != "list", AsSearch: want.AsSearch(f), Mistakes: want.Mistakes(f),
	}
	s.sortLines(page.Cards, want.Sort, f)
	if want.Sort == "" {
		slices.SortStableFunc(page.Cards, func(a, b templates.CardLine) int { return want.Compare(a.ID, b.ID) })
	}
	if req.Get("part") == "list" {
		return site.Answer{Part: templates.CardList(f, page)}, nil
	}
	return site.Answer{View: page}, nil
}

// sortLines orders the lines of the catalogue, which come sorted by name. Unknown costs and points come last.
func (s *Section) sortLines(lines []templates.CardLine, by string, f templates.Frame) {
	key := map[string]func(k *catalog.Card) int{
		"class":  func(k *catalog.Card) int { return s.classRank(k.ClassAt(s.Show.EditionFor(f, k))) },
		"set":    s.setRank,
		"cost":   func(k *catalog.Card) int { return costRank(k, s.Show.EditionFor(f, k)) },
		"points": func(k *catalog.Card) int { return victoryRank(k, s.Show.EditionFor(f, k)) },
	}[by]
	if key == nil {
		return
	}
	slices.SortStableFunc(lines, func(a, b templates.CardLine) int {
		return key(s.Catalog.Card(a.ID)) - key(s.Catalog.Card(b.ID))
	})
}

// last sorts after every real rank.
const last = 1 << 20

func (s *Section) classRank(id string) int {
	return slices.IndexFunc(s.Catalog.Classes, func(c catalog.Class) bool { return c.ID == id })
}

func (s *Section) setRank(k *catalog.Card) int {
	if len(k.Sets) == 0 {
		return last
	}
	return slices.IndexFunc(s.Catalog.Sets, func(set *catalog.Set) bool { return set.ID == k.Sets[0].Set })
}

func costRank(k *catalog.Card, e catalog.EditionID) int {
	cost, certainty := k.Cost.At(e)
	switch certainty {
	case catalog.Known:
		return cost.Total()*100 + cost[catalog.Power] + cost[catalog.Star]
	case catalog.None:
		return 0
	}
	return last
}

func victoryRank(k *catalog.Card, e catalog.EditionID) int {
	points, certainty := k.Points.Victory.At(e)
	switch {
	case certainty == catalog.Known && points.Count != "":
		return -100
	case certainty == catalog.Known:
		return -points.N
	case certainty == catalog.None:
		return 1
	}
	return last
}
