// Package interactions is the section of the site about what cards do to each other, as the engine plays it.
package interactions

import (
	"catanica/catalog"
	"catanica/cmd/internal/service"
	"catanica/cmd/internal/web/present"
	"catanica/cmd/internal/web/site"
	"catanica/rulings"
	"catanica/rulings/interact"
	"catanica/templates"
)

// Section answers pages and calls about pairs of cards. All fields are required.
type Section struct {
	Catalog *catalog.Catalog
	Library *rulings.Library
	Show    *present.Presenter
	Names   Names
	// With returns the interactions; they are unpacked when they are first asked for.
	With func() (*service.Interactions, error)
	// Editor returns the address of the table with a scenario.
	Editor func(f templates.Frame, text string) string
}

// Names resolves what people call a card.
type Names interface {
	FindCard(name string) (*catalog.Card, *catalog.Printing)
}

// world returns the edition and the game that a request asks for: without a game, the richest one of the edition.
func (s *Section) world(with *service.Interactions, e catalog.EditionID, game string) (interact.World, error) {
	worlds := with.Worlds(e, catalog.Game(game))
	if len(worlds) == 0 {
		if worlds = with.Worlds(e, ""); len(worlds) == 0 || !known(catalog.Game(game)) {
			return interact.World{}, site.Fault{Kind: site.ErrBadRequest, Detail: templates.TextNoGame}
		}
	}
	return worlds[0], nil
}

// asked returns the interactions, and the game that a request asks for.
func (s *Section) asked(req *site.Request) (*service.Interactions, interact.World, error) {
	with, err := s.With()
	if err != nil {
		return nil, interact.World{}, err
	}
	w, err := s.world(with, req.Frame.Edition, req.Get("game"))
	return with, w, err
}

func known(g catalog.Game) bool {
	for _, x := range catalog.Games {
		if x == g {
			return true
		}
	}
	return false
}

// card returns the card that a path names. If the path is not its id, path is where to go instead.
func (s *Section) card(req *site.Request, name string) (k *catalog.Card, err error) {
	if k := s.Catalog.Card(name); k != nil {
		return k, nil
	}
	if k, _ := s.Names.FindCard(name); k != nil {
		return k, nil
	}
	near := s.Show.NearCards(req.Frame, name)
	if _, w, err := s.asked(req); err == nil { // rather the same page with the name that was meant
		_, missing := s.named(req.Frame, w, req.Path("a"), req.Path("b"))
		for _, m := range missing {
			if m.Name == name {
				near = m.Near
			}
		}
	}
	return nil, site.Fault{Kind: site.ErrNotFound, Detail: templates.TextNoCard, Near: near}
}
