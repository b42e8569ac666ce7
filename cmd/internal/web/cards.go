package web

import (
	"slices"

	"catanica/catalog"
	"catanica/templates"
)

// cards answers GET /LANG/cards: a whole page, or with part=list the part that changes while the reader filters.
func (s *Server) cards(v *visit) (answer, error) {
	f := v.frame
	want, err := s.cardFilter(v)
	if err != nil {
		return answer{}, err
	}
	all := s.cardsOf(f.Edition)
	var found []*catalog.Card
	for _, k := range all {
		if want.fits(s, k, f.Edition) {
			found = append(found, k)
		}
	}
	page := templates.CardsPage{
		Text: want.text, Set: s.setChoices(f, want.set), Class: s.classChoices(f, want.class),
		Type: typeChoices(f, all, want.kind), Cost: costChoices(f, v.get("cost")), Points: pointChoices(f, v.get("points")),
		Since: editionChoices(f, want.since), Property: propertyChoices(f, want.property), Relation: relationChoices(f, v.get("rel")),
		Of: v.get("of"), Sort: sortChoices(f, want.sort), Cards: s.cardLines(f, found), Total: len(all), Filters: want.any(),
		More: want.more(), Faces: v.get("as") == "faces", OfCard: want.ofLink(s, f),
		AsSearch: s.asSearch(f, want),
	}
	if want.found != nil {
		page.Mistakes = mistakes(f, want.found.mistakes)
	}
	s.sortLines(page.Cards, want.sort, f)
	if want.found != nil && want.sort == "" {
		slices.SortStableFunc(page.Cards, func(a, b templates.CardLine) int { return want.found.compare(a.ID, b.ID) })
	}
	if v.get("part") == "list" {
		return answer{part: templates.CardList(f, page)}, nil
	}
	return answer{view: page}, nil
}

// cardsOf are the cards that existed under an edition.
func (s *Server) cardsOf(e catalog.EditionID) []*catalog.Card {
	var out []*catalog.Card
	for _, k := range s.svc.Catalog.Cards {
		if !catalog.Later(s.firstEdition(k), e) {
			out = append(out, k)
		}
	}
	return out
}

// sortLines orders the lines of the catalogue; by name they stand already. Unknown costs and points come last.
func (s *Server) sortLines(lines []templates.CardLine, by string, f templates.Frame) {
	key := map[string]func(k *catalog.Card) int{
		"class":  func(k *catalog.Card) int { return s.classRank(k.ClassAt(s.editionFor(f, k))) },
		"set":    s.setRank,
		"cost":   func(k *catalog.Card) int { return costRank(k, s.editionFor(f, k)) },
		"points": func(k *catalog.Card) int { return victoryRank(k, s.editionFor(f, k)) },
	}[by]
	if key == nil {
		return
	}
	slices.SortStableFunc(lines, func(a, b templates.CardLine) int {
		return key(s.svc.Catalog.Card(a.ID)) - key(s.svc.Catalog.Card(b.ID))
	})
}

// last is behind every rank.
const last = 1 << 20

func (s *Server) classRank(id string) int {
	return slices.IndexFunc(s.svc.Catalog.Classes, func(c catalog.Class) bool { return c.ID == id })
}

func (s *Server) setRank(k *catalog.Card) int {
	if len(k.Sets) == 0 {
		return last
	}
	return slices.IndexFunc(s.svc.Catalog.Sets, func(set *catalog.Set) bool { return set.ID == k.Sets[0].Set })
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
