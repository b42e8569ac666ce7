package service

import (
	"strings"

	"catanica/catalog"
	"catanica/rulings"
)

// FindCard returns the card with the given name. A name such as guido@2003 asks for one of the card's printings;
// FindCard returns nil if the card has no such printing. The printing is nil if the name asks for none, or for a set
// that has no separate printing of the card.
func (s *Service) FindCard(name string) (*catalog.Card, *catalog.Printing) {
	k := s.Catalog.FindCard(name)
	_, wanted, dated := strings.Cut(name, "@")
	if k == nil || !dated {
		return k, nil
	}
	set := s.Catalog.FindSet(wanted)
	for i, p := range k.Printings {
		_, sign, _ := strings.Cut(p.ID, "@")
		if catalog.Fold(sign) == catalog.Fold(wanted) || set != nil && set.ID == p.Set {
			return k, &k.Printings[i]
		}
	}
	for _, in := range k.Sets {
		if set != nil && set.ID == in.Set {
			return k, nil
		}
	}
	return nil, nil
}

// PrintingsNear returns the ids of the printings that name may mean if the card exists but not that printing.
func (s *Service) PrintingsNear(name string) []string {
	k := s.Catalog.FindCard(name)
	if k == nil || !strings.Contains(name, "@") {
		return nil
	}
	var out []string
	for _, p := range k.Printings {
		out = append(out, p.ID)
	}
	return out
}

// Awaited returns the entry of an article that its source has and this release lacks. The id may be typed in any form.
func (s *Service) Awaited(name string) (rulings.Mechanic, bool) {
	folded := catalog.Fold(name)
	for _, m := range s.Library.Mechanics {
		if catalog.Fold(m.ID) == folded && s.Library.Ruling(m.ID) == nil {
			return m, true
		}
	}
	return rulings.Mechanic{}, false
}

// Cites reports whether id, a citation of the engine's, can be looked up: an article, or the text of a card.
func (s *Service) Cites(id string) bool {
	if card, ok := catalog.CitedCard(id); ok {
		return s.Catalog.Card(card) != nil
	}
	return s.Library.Ruling(id) != nil
}
