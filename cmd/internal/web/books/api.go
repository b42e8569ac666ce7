package books

import (
	"catanica/catalog"
	"catanica/cmd/internal/web/site"
	"catanica/rulings"
	"catanica/templates"
)

// TablesJSON answers GET /api/v1/tables.
func (s *Section) TablesJSON(site.Call) (any, error) {
	tables := s.Library.Tables
	if tables == nil {
		tables = []*rulings.Table{}
	}
	return map[string]any{"tables": tables}, nil
}

// rulingLine is an article in the list of GET /api/v1/rulings.
type rulingLine struct {
	ID      string          `json:"id"`
	Kind    catalog.Kind    `json:"kind"`
	Game    rulings.Game    `json:"game"`
	Title   catalog.Text    `json:"title"`
	Verdict rulings.Verdict `json:"verdict"`
	Short   catalog.Text    `json:"short"`
	Changed string          `json:"changed"`
}

// RulingsJSON answers GET /api/v1/rulings.
func (s *Section) RulingsJSON(site.Call) (any, error) {
	lib := s.Library
	out := make([]rulingLine, 0, len(lib.Rulings))
	for _, r := range lib.Rulings {
		out = append(out, rulingLine{
			ID: r.ID, Kind: r.Kind, Game: r.Game(), Verdict: r.Verdict, Changed: r.Changed,
			Title: catalog.Text{DE: r.Title(catalog.DE), EN: r.Title(catalog.EN)},
			Short: catalog.Text{
				DE: lib.Plain(catalog.DE, r.In(catalog.DE).Short), EN: lib.Plain(catalog.EN, r.In(catalog.EN).Short),
			},
		})
	}
	return map[string]any{"rulings": out}, nil
}

// RulingJSON answers GET /api/v1/rulings/ID: an article or, for a citation such as card:feuerteufel, the card.
func (s *Section) RulingJSON(c site.Call) (any, error) {
	id := c.Path("id")
	if r := s.Library.Find(id); r != nil {
		return r, nil
	}
	if card, ok := catalog.CitedCard(id); ok && s.Catalog.Card(card) != nil {
		return s.Catalog.Card(card), nil
	}
	detail := site.APIText("no article with this id")
	if m, ok := s.Names.Awaited(id); ok {
		detail = templates.TextAwaited(m.ID)
	} else if gap, ok := s.Library.Gap(id); ok {
		detail = templates.TextGap(gap.ID, gap.Title)
	}
	return nil, site.Fault{Kind: site.ErrNotFound, Detail: detail, Near: s.nearRulings(c.Frame, id)}
}

// QuestionsJSON answers GET /api/v1/questions, with the filters of the page.
func (s *Section) QuestionsJSON(c site.Call) (any, error) {
	want, err := s.questionFilter(c.Frame, c.Query().Get)
	if err != nil {
		return nil, err
	}
	out := []*rulings.OpenQuestion{}
	for _, q := range s.Library.Questions {
		if want.fits(q) {
			out = append(out, q)
		}
	}
	return map[string]any{"questions": out}, nil
}
