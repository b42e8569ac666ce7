package service

import (
	"strings"

	"catanica/catalog"
	"catanica/rulings"
)

// FindCard returns the card that people call name. A name such as guido@2003 asks for one of the card's
// printings: what it has no printing of is not found, for nothing is guessed.
func (s *Service) FindCard(name string) (*catalog.Card, *catalog.Printing) {
	k := s.Catalog.FindCard(name)
	_, asked, dated := strings.Cut(name, "@")
	if k == nil || !dated {
		return k, nil
	}
	set := s.Catalog.FindSet(asked)
	for i, p := range k.Printings {
		_, sign, _ := strings.Cut(p.ID, "@")
		if catalog.Fold(sign) == catalog.Fold(asked) || set != nil && set.ID == p.Set {
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

// PrintingsNear are the ids of the printings that name may mean, when the card is known but not that printing.
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

// Awaited returns the entry of an article that its source has and this release does not, whichever way its id
// is typed.
func (s *Service) Awaited(name string) (rulings.Mechanic, bool) {
	folded := catalog.Fold(name)
	for _, m := range s.Library.Mechanics {
		if catalog.Fold(m.ID) == folded && s.Library.Ruling(m.ID) == nil {
			return m, true
		}
	}
	return rulings.Mechanic{}, false
}
