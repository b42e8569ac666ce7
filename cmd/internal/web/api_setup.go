package web

import (
	"strings"

	"catanica/catalog/setup"
)

// apiSetup works out a set-up: game= is the variant, edition= the state of the rules, set= a set besides the basic game (as
// often as there are sets, or with commas between).
func (s *Server) apiSetup(c call) (any, error) {
	query := c.req.URL.Query()
	ask := setup.Request{Variant: query.Get("game")}
	if s.svc.Variants.Find(ask.Variant) == nil {
		return nil, fault{kind: errBadRequest, detail: apiText("game: take one of " + strings.Join(setup.IDs(), ", "))}
	}
	var err error
	if ask.Edition, err = s.editionOf(c); err != nil {
		return nil, err
	}
	for _, list := range query["set"] {
		for _, name := range strings.FieldsFunc(list, func(r rune) bool { return r == ',' }) {
			set := s.svc.Catalog.FindSet(name)
			if set == nil {
				return nil, fault{kind: errBadRequest, detail: apiText("set: no set is called " + name), near: s.nearSets(s.frame(c.req, c.lang), name)}
			}
			ask.Sets = append(ask.Sets, set.ID)
		}
	}
	return s.svc.Variants.Compute(s.svc.Catalog, ask)
}
