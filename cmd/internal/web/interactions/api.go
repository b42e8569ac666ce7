package interactions

import (
	"catanica/catalog"
	"catanica/cmd/internal/service"
	"catanica/cmd/internal/web/site"
	"catanica/rulings/interact"
	"catanica/templates"
)

// JSON answers GET /api/v1/interactions: what card a= does to card b=; without b= everything that a= does and suffers.
// edition=, game= and lang= are optional.
func (s *Section) JSON(c site.Call) (any, error) {
	with, err := s.With()
	if err != nil {
		return nil, err
	}
	e, err := c.Edition("edition", catalog.DefaultEdition)
	if err != nil {
		return nil, err
	}
	query := c.Query()
	lang, ok := catalog.ParseLang(query.Get("lang"))
	if !ok {
		lang = catalog.EN
	}
	w, err := s.world(with, e, query.Get("game"))
	if err != nil {
		return nil, site.BadCall("game: use basic, extended or tournament, if the edition has it")
	}
	a, err := s.called(c, "a")
	if err != nil {
		return nil, err
	}
	if query.Get("b") == "" {
		does, suffers := with.Matrix.Of(a.ID, w)
		return map[string]any{"does": describe(with, does, lang), "suffers": describe(with, suffers, lang)}, nil
	}
	b, err := s.called(c, "b")
	if err != nil {
		return nil, err
	}
	r, _ := with.Matrix.Between(interact.Case{A: a.ID, B: b.ID, Edition: w.Edition, Game: w.Game})
	return with.Describe(r, lang), nil
}

func describe(with *service.Interactions, list []interact.Result, lang catalog.Lang) []service.Interaction {
	out := []service.Interaction{}
	for _, r := range list {
		out = append(out, with.Describe(r, lang))
	}
	return out
}

// called returns the card that a parameter names.
func (s *Section) called(c site.Call, key string) (*catalog.Card, error) {
	name := c.Query().Get(key)
	if k, _ := s.Names.FindCard(name); k != nil && name != "" {
		return k, nil
	}
	return nil, site.Fault{Kind: site.ErrBadRequest, Detail: templates.TextNoCard, Near: s.Show.NearCards(c.Frame, name)}
}
