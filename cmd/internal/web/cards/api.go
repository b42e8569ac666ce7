package cards

import (
	"catanica/catalog"
	"catanica/cmd/internal/service"
	"catanica/cmd/internal/web/site"
	"catanica/templates"
)

// CardsJSON answers GET /api/v1/cards.
func (s *Section) CardsJSON(site.Call) (any, error) {
	return map[string]any{"cards": s.Catalog.Cards}, nil
}

// CardJSON answers GET /api/v1/cards/ID.
func (s *Section) CardJSON(c site.Call) (any, error) {
	id := c.Path("id")
	if k, _ := s.Names.FindCard(id); k != nil {
		e, err := c.Edition("edition", catalog.DefaultEdition)
		if err != nil {
			return nil, err
		}
		return cardAnswer{k, s.Names.Related(k, e)}, nil
	}
	return nil, site.NoSuch("no card with this name", s.Show.NearCards(c.Frame, id)...)
}

// cardAnswer is a card with its relations to other cards.
type cardAnswer struct {
	*catalog.Card
	Related []service.Related `json:"related"`
}

// ChangesJSON answers GET /api/v1/changes: the changes of the rules after from=, up to and including to=, by default
// all.
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

// BoxesJSON answers GET /api/v1/boxes: the printings and the marks that identify them. With mark= it lists only the
// printings that bear all given marks.
func (s *Section) BoxesJSON(c site.Call) (any, error) {
	all := s.Catalog.Boxes
	fits := all.With(c.Query()["mark"])
	if fits == nil {
		fits = []catalog.Box{}
	}
	return catalog.Boxes{Marks: all.Marks, Boxes: fits}, nil
}

// SetsJSON answers GET /api/v1/sets.
func (s *Section) SetsJSON(site.Call) (any, error) {
	return map[string]any{"sets": s.Catalog.Sets}, nil
}

// SetJSON answers GET /api/v1/sets/ID.
func (s *Section) SetJSON(c site.Call) (any, error) {
	id := c.Path("id")
	if set := s.Catalog.FindSet(id); set != nil {
		return set, nil
	}
	return nil, site.NoSuch("no set with this name", s.Show.NearSets(c.Frame, id)...)
}

// ClassesJSON answers GET /api/v1/classes.
func (s *Section) ClassesJSON(site.Call) (any, error) {
	return map[string]any{"classes": s.Catalog.Classes}, nil
}

// ClassJSON answers GET /api/v1/classes/ID.
func (s *Section) ClassJSON(c site.Call) (any, error) {
	if class := s.Catalog.Class(c.Path("id")); class != nil {
		return class, nil
	}
	return nil, site.NoSuch("no class with this id: see /api/v1/classes")
}
