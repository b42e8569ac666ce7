package cards

import (
	"catanica/catalog"
	"catanica/cmd/internal/service"
	"catanica/cmd/internal/web/site"
	"catanica/templates"
)

func (s *Section) CardsJSON(site.Call) (any, error) {
	return map[string]any{"cards": s.Catalog.Cards}, nil
}

func (s *Section) CardJSON(c site.Call) (any, error) {
	id := c.Path("id")
	if k, _ := s.Names.FindCard(id); k != nil {
		e, err := c.Edition("edition", catalog.DefaultEdition)
		if err != nil {
			return nil, err
		}
		return cardAnswer{k, s.Names.Related(k, e)}, nil
	}
	return nil, site.NoSuch("no card of this name", s.Show.NearCards(c.Frame, id)...)
}

// cardAnswer is a card with what stands between it and others.
type cardAnswer struct {
	*catalog.Card
	Related []service.Related `json:"related"`
}

// ChangesJSON are the changes of the rules that came after from=, up to and with to=; without them all.
func (s *Section) ChangesJSON(c site.Call) (any, error) {
	from, err := c.Edition("from", catalog.Ed1996)
	if err != nil {
		return nil, err
	}
	to, err := c.Edition("to", catalog.DefaultEdition)
	if err != nil {
		return nil, err
	}
	if catalog.Later(from, to) {
		return nil, site.Fault{Kind: site.ErrBadRequest, Detail: templates.TextWrongOrder}
	}
	changes := s.Catalog.ChangesBetween(from, to)
	if changes == nil {
		changes = []catalog.Change{}
	}
	return map[string]any{"changes": changes}, nil
}

// BoxesJSON are the printings and the marks to tell them apart; with mark= only the printings that bear all of them.
func (s *Section) BoxesJSON(c site.Call) (any, error) {
	all := s.Catalog.Boxes
	fits := all.With(c.Query()["mark"])
	if fits == nil {
		fits = []catalog.Box{}
	}
	return catalog.Boxes{Marks: all.Marks, Boxes: fits}, nil
}

func (s *Section) SetsJSON(site.Call) (any, error) {
	return map[string]any{"sets": s.Catalog.Sets}, nil
}

func (s *Section) SetJSON(c site.Call) (any, error) {
	id := c.Path("id")
	if set := s.Catalog.FindSet(id); set != nil {
		return set, nil
	}
	return nil, site.NoSuch("no set of this name", s.Show.NearSets(c.Frame, id)...)
}

func (s *Section) ClassesJSON(site.Call) (any, error) {
	return map[string]any{"classes": s.Catalog.Classes}, nil
}

func (s *Section) ClassJSON(c site.Call) (any, error) {
	if class := s.Catalog.Class(c.Path("id")); class != nil {
		return class, nil
	}
	return nil, site.NoSuch("no class of this id: see /api/v1/classes")
}
