package filter

import (
	"cmp"
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/cmd/internal/web/present"
	"catanica/cmd/internal/web/site"
	"catanica/search"
	"catanica/search/query"
	"catanica/templates"
)

// found is the result of the text filter.
type found struct {
	place    map[string]int // by card id: its place in the results, from 1
	ordered  bool           // the places mean something: there are words, or an order is asked for
	mistakes []*query.Error
}

// find searches the cards for a text: words that must all occur, or a query of the grammar. It returns nil if there is
// no text.
func (s *Filters) find(req *site.Request, text string) (*found, error) {
	if text == "" {
		return nil, nil
	}
	hits, err := s.Index.Find(req.Context(), search.Query{
		Text: text, Lang: req.Frame.Lang, Edition: req.Frame.Edition, Proven: s.Proven(req.Context()),
		Kinds: []catalog.Kind{catalog.KindCard}, All: true, Limit: len(s.Catalog.Cards),
	})
	if err != nil {
		return nil, err
	}
	out := &found{place: map[string]int{}, mistakes: hits.Mistakes}
	for i, h := range hits.Hits {
		out.place[h.ID] = i + 1
	}
	if len(out.mistakes) > 0 { // a mistake in the query hides nothing
		for _, k := range s.Catalog.Cards {
			if out.place[k.ID] == 0 {
				out.place[k.ID] = len(s.Catalog.Cards)
			}
		}
	}
	parsed, _ := query.Parse(text)
	out.ordered = len(parsed.Sort) > 0 || strings.TrimSpace(parsed.Words) != ""
	if hits.Plain && len(hits.Mistakes) == 0 { // any part of a name finds the card
		folded := catalog.Fold(text)
		for _, k := range s.Catalog.Cards {
			names := append(k.Aliases.All(), k.Name.DE, k.Name.EN)
			if out.place[k.ID] == 0 && slices.ContainsFunc(names,
				func(n string) bool { return strings.Contains(catalog.Fold(n), folded) }) {
				out.place[k.ID] = len(out.place) + 1
			}
		}
	}
	return out, nil
}

func (c *found) has(k *catalog.Card) bool { return c.place[k.ID] > 0 }

// Mistakes explains what is wrong in the query of the text filter.
func (w Filter) Mistakes(f templates.Frame) []templates.Mistake {
	if w.found == nil {
		return nil
	}
	return present.Mistakes(f, w.found.mistakes)
}

// Compare orders two cards, given by id, as the text filter ranks them; all are equal if it ranks none.
func (w Filter) Compare(a, b string) int {
	if w.found == nil || !w.found.ordered {
		return 0
	}
	return cmp.Compare(w.found.place[a], w.found.place[b])
}
