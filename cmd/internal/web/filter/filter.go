// Package filter narrows the catalogue of cards: it reads the filters of a request, decides which cards fit, offers the
// choices of each filter and writes the filters as a search query. The catalogue's page and the deck builder use it.
package filter

import (
	"context"
	"slices"

	"catanica/catalog"
	"catanica/cmd/internal/web/compose"
	"catanica/cmd/internal/web/present"
	"catanica/cmd/internal/web/site"
	"catanica/search"
	"catanica/templates"
)

// Filters reads and explains the filters of the catalogue.
type Filters struct {
	Catalog *catalog.Catalog
	Index   *search.Index
	Groups  compose.Groups
	Show    *present.Presenter
	Names   Names
	// Proven returns the predicate by which a search knows what the referee has proven.
	Proven func(ctx context.Context) func(id string) (mechanical, proven bool)
}

// Names resolves what people call a card.
type Names interface {
	FindCard(name string) (*catalog.Card, *catalog.Printing)
}

// Filter holds the filters of one request.
type Filter struct {
	Text, Set, Class string
	Kind             catalog.CardType
	Since            catalog.EditionID
	Property, Sort   string

	in       *Filters
	cost     *costWant
	points   *pointsWant
	relation *catalog.RelationWord
	of       *catalog.Card
	related  map[*catalog.Card]bool // the cards that relation and of select
	found    *found                 // the cards that Text finds; nil if there is no text
}

// Read reads the filters of a request. A filter that it cannot read is a fault whose detail lists what can be chosen.
func (s *Filters) Read(req *site.Request) (Filter, error) {
	w := Filter{
		Text: req.Get("q"), Set: req.Get("set"), Class: req.Get("class"), Kind: catalog.CardType(req.Get("type")),
		Property: req.Get("prop"), Sort: req.Get("sort"), in: s,
	}
	bad := func(detail catalog.Text) (Filter, error) {
		return w, site.Fault{Kind: site.ErrBadRequest, Detail: detail}
	}
	if text := req.Get("cost"); text != "" {
		if w.cost = parseCost(text); w.cost == nil {
			return bad(templates.TextBadCost)
		}
	}
	if text := req.Get("points"); text != "" {
		if w.points = parsePoints(text); w.points == nil {
			return bad(templates.TextBadPoints)
		}
	}
	if text := req.Get("since"); text != "" {
		e := s.Catalog.Edition(text)
		if e == nil {
			return bad(templates.TextNoEdition)
		}
		w.Since = e.ID
	}
	if w.Property != "" && !slices.Contains(catalog.Properties, catalog.Property(w.Property)) {
		return bad(templates.TextBadProperty)
	}
	if w.Sort != "" && !slices.Contains(sortWords, w.Sort) {
		return bad(templates.TextBadSort)
	}
	if err := w.readRelation(req); err != nil {
		return w, err
	}
	var err error
	w.found, err = s.find(req, w.Text)
	return w, err
}

// readRelation reads the relation to another card.
func (w *Filter) readRelation(req *site.Request) error {
	if text := req.Get("of"); text != "" {
		if w.of, _ = w.in.Names.FindCard(text); w.of == nil {
			return site.Fault{
				Kind: site.ErrNotFound, Detail: templates.TextNoCard, Near: w.in.Show.NearCards(req.Frame, text),
			}
		}
	}
	if text := req.Get("rel"); text != "" {
		i := slices.IndexFunc(catalog.RelationWords(), func(r catalog.RelationWord) bool { return r.Word == text })
		if i < 0 {
			return site.Fault{Kind: site.ErrBadRequest, Detail: templates.TextBadRelation}
		}
		w.relation = &catalog.RelationWords()[i]
		w.related = w.in.Catalog.Related(*w.relation, w.of, req.Frame.Edition)
	}
	return nil
}

// Any reports whether any filter is set.
func (w Filter) Any() bool { return w.Text+w.Set+w.Class+string(w.Kind) != "" || w.More() }

// More reports whether one of the rarer filters is set, which the page hides at first.
func (w Filter) More() bool {
	return w.cost != nil || w.points != nil || w.Since != "" || w.Property != "" || w.relation != nil
}

// OfCard returns a link to the card that the relation filter refers to, or nil.
func (w Filter) OfCard(f templates.Frame) *templates.Link {
	if w.of == nil {
		return nil
	}
	link := w.in.Show.CardLink(f, w.of)
	return &link
}

// Cards returns those of the given cards that fit under an edition.
func (w Filter) Cards(all []*catalog.Card, e catalog.EditionID) []*catalog.Card {
	var out []*catalog.Card
	for _, k := range all {
		if w.fits(k, e) {
			out = append(out, k)
		}
	}
	return out
}

func (w Filter) fits(k *catalog.Card, e catalog.EditionID) bool {
	if _, in := k.InSet(w.Set); w.Set != "" && !in {
		return false
	}
	switch {
	case w.Class != "" && k.ClassAt(e) != w.Class,
		w.Kind != "" && !k.Is(w.Kind, e),
		w.cost != nil && !w.cost.fits(k, e),
		w.points != nil && !w.points.fits(k, e),
		w.Since != "" && w.in.Show.FirstEdition(k) != w.Since,
		w.Property != "" && !w.in.Catalog.Has(k, catalog.Property(w.Property), e),
		w.relation != nil && !w.related[k]:
		return false
	}
	return w.found == nil || w.found.has(k)
}
