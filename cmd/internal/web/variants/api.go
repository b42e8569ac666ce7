package variants

import (
	"strings"

	"catanica/catalog"
	"catanica/catalog/setup"
	"catanica/cmd/internal/web/site"
)

// SetupJSON answers GET /api/v1/setup: game= is the variant, edition= the edition, and set= a set besides the basic
// game. set= may be repeated or hold several sets, separated by commas.
func (s *Section) SetupJSON(c site.Call) (any, error) {
	query := c.Query()
	ask := setup.Request{Variant: query.Get("game")}
	if s.Variants.Find(ask.Variant) == nil {
		return nil, site.BadCall("game: use one of " + strings.Join(setup.IDs(), ", "))
	}
	var err error
	if ask.Edition, err = c.Edition("edition", catalog.DefaultEdition); err != nil {
		return nil, err
	}
	for _, list := range query["set"] {
		for _, name := range strings.FieldsFunc(list, func(r rune) bool { return r == ',' }) {
			set := s.Catalog.FindSet(name)
			if set == nil {
				return nil, site.Fault{
					Kind: site.ErrBadRequest, Detail: site.APIText("set: there is no set called " + name),
					Near: s.Show.NearSets(c.Frame, name),
				}
			}
			ask.Sets = append(ask.Sets, set.ID)
		}
	}
	return s.Variants.Compute(s.Catalog, ask)
}
