package decks

import (
	"fmt"
	"strings"

	"catanica/catalog"
	"catanica/catalog/deck"
	"catanica/cmd/internal/web/site"
	"catanica/templates"
)

// validation is the body of POST /api/v1/validate.
type validation struct {
	Deck    string `json:"deck"`
	Deck2   string `json:"deck2"`
	Format  string `json:"format"`
	Edition string `json:"edition"`
	Lang    string `json:"lang"`
}

// ValidateJSON answers POST /api/v1/validate with the report on one list, or on the two lists of a match. The body is
// JSON, or the bare text of one list.
func (s *Section) ValidateJSON(c site.Call) (any, error) {
	var in validation
	text, bare, err := c.Text()
	if in.Deck = text; !bare {
		err = c.Decode(&in)
	}
	if err != nil {
		return nil, err
	}
	opt := deck.Options{Lang: c.Lang, Article: s.Library.Says}
	if in.Lang != "" {
		lang, ok := catalog.ParseLang(in.Lang)
		if !ok {
			return nil, site.BadCall("lang: use de or en")
		}
		opt.Lang = lang
	}
	var ok bool
	if opt.Format, ok = deck.ParseFormat(in.Format); in.Format != "" && !ok {
		return nil, site.BadCall(fmt.Sprintf("format: use one of %v", deck.Formats()))
	}
	if opt.Edition, ok = deck.ParseEdition(in.Edition, s.Catalog); in.Edition != "" && !ok {
		return nil, site.Fault{Kind: site.ErrBadRequest, Detail: templates.TextNoEdition}
	}
	var lists []*deck.List
	for _, text := range []string{in.Deck, in.Deck2} {
		if strings.TrimSpace(text) != "" {
			list, _ := deck.Parse(site.Newlines(text), s.Catalog, opt.Lang) // the report repeats its problems
			lists = append(lists, list)
		}
	}
	if len(lists) == 0 {
		return nil, site.BadCall("deck: send the text of a list")
	}
	return deck.Validate(s.Catalog, opt, lists...), nil
}
