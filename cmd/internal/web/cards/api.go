package cards

import (
	"catanica/catalog"
	"catanica/cmd/internal/service"
	"catanica/cmd/internal/web/api"
	"catanica/cmd/internal/web/site"
	"catanica/templates"
)

// cardsOutput is the catalogue.
type cardsOutput struct {
	Cards []*catalog.Card `json:"cards" nullable:"false"`
	Total int             `json:"total"`
}

// cardsCall answers GET /cards.
func (s *Section) cardsCall(c api.Call, in *api.Page) (cardsOutput, error) {
	return cardsOutput{api.Cut(c, *in, s.Catalog.Cards), len(s.Catalog.Cards)}, nil
}

type cardInput struct {
	ID      string `path:"id"`
	Edition string `query:"edition"`
}

// cardAnswer is a card with its relations to other cards.
type cardAnswer struct {
	*catalog.Card
	Related []service.Related `json:"related"`
}

// cardCall answers GET /cards/ID.
func (s *Section) cardCall(c api.Call, in *cardInput) (cardAnswer, error) {
	k, _ := s.Names.FindCard(in.ID)
	if k == nil {
		return cardAnswer{}, api.NoSuch(
			"Es gibt keine Karte mit diesem Namen", "no card with this name", s.Show.NearCards(c.Frame, in.ID)...)
	}
	e, err := c.Edition(in.Edition, catalog.DefaultEdition)
	if err != nil {
		return cardAnswer{}, err
	}
	return cardAnswer{k, s.Names.Related(k, e)}, nil
}

type changesInput struct {
	From string `query:"from"`
	To   string `query:"to"`
	api.Page
}

// changesOutput lists changes of the rules.
type changesOutput struct {
	Changes []catalog.Change `json:"changes" nullable:"false"`
	Total   int              `json:"total"`
}

// changesCall answers GET /changes: the changes after from, up to and including to, by default all.
func (s *Section) changesCall(c api.Call, in *changesInput) (changesOutput, error) {
	from, err := c.Edition(in.From, catalog.Ed1996)
	if err != nil {
		return changesOutput{}, err
	}
	to, err := c.Edition(in.To, catalog.DefaultEdition)
	if err != nil {
		return changesOutput{}, err
	}
	if catalog.Later(from, to) {
		return changesOutput{}, site.Fault{Kind: site.ErrBadRequest, Detail: templates.TextWrongOrder}
	}
	all := s.Catalog.ChangesBetween(from, to)
	return changesOutput{api.Cut(c, in.Page, all), len(all)}, nil
}

type boxesInput struct {
	Mark []string `query:"mark,explode"`
	api.Page
}

// boxesOutput has printings and the marks that tell them apart.
type boxesOutput struct {
	Marks []catalog.Mark `json:"marks" nullable:"false"`
	Boxes []catalog.Box  `json:"boxes" nullable:"false"`
	Total int            `json:"total"`
}

// boxesCall answers GET /boxes: the printings that have all given marks.
func (s *Section) boxesCall(c api.Call, in *boxesInput) (boxesOutput, error) {
	all := s.Catalog.Boxes
	fits := all.With(in.Mark)
	return boxesOutput{append([]catalog.Mark{}, all.Marks...), api.Cut(c, in.Page, fits), len(fits)}, nil
}

// setsOutput lists the sets.
type setsOutput struct {
	Sets  []*catalog.Set `json:"sets" nullable:"false"`
	Total int            `json:"total"`
}

// setsCall answers GET /sets.
func (s *Section) setsCall(c api.Call, in *api.Page) (setsOutput, error) {
	return setsOutput{api.Cut(c, *in, s.Catalog.Sets), len(s.Catalog.Sets)}, nil
}

type entryInput struct {
	ID string `path:"id"`
}

// setCall answers GET /sets/ID.
func (s *Section) setCall(c api.Call, in *entryInput) (*catalog.Set, error) {
	if set := s.Catalog.FindSet(in.ID); set != nil {
		return set, nil
	}
	near := s.Show.NearSets(c.Frame, in.ID)
	return nil, api.NoSuch("Es gibt kein Set mit diesem Namen", "no set with this name", near...)
}

// classesOutput lists the classes.
type classesOutput struct {
	Classes []catalog.Class `json:"classes" nullable:"false"`
	Total   int             `json:"total"`
}

// classesCall answers GET /classes.
func (s *Section) classesCall(c api.Call, in *api.Page) (classesOutput, error) {
	return classesOutput{api.Cut(c, *in, s.Catalog.Classes), len(s.Catalog.Classes)}, nil
}

// classCall answers GET /classes/ID.
func (s *Section) classCall(_ api.Call, in *entryInput) (*catalog.Class, error) {
	if class := s.Catalog.Class(in.ID); class != nil {
		return class, nil
	}
	return nil, api.NoSuch(
		"Es gibt keine Klasse mit dieser Kennung: siehe /api/v1/classes", "no class with this id: see /api/v1/classes")
}

// editionsOutput lists the editions of the rules.
type editionsOutput struct {
	Editions []catalog.Edition `json:"editions" nullable:"false"`
	Total    int               `json:"total"`
}

// editionsCall answers GET /editions.
func (s *Section) editionsCall(c api.Call, in *api.Page) (editionsOutput, error) {
	return editionsOutput{api.Cut(c, *in, s.Catalog.Editions), len(s.Catalog.Editions)}, nil
}
