package table

import (
	"errors"

	"catanica/catalog"
	"catanica/cmd/internal/table"
	"catanica/cmd/internal/web/present"
	"catanica/cmd/internal/web/site"
	"catanica/rulings"
	"catanica/rulings/scenario"
	"catanica/templates"
)

// NewTable returns the renderer that all pages of the site share.
func NewTable(c *catalog.Catalog, l *rulings.Library, books scenario.Books, show *present.Presenter) *table.Renderer {
	return &table.Renderer{Catalog: c, Books: books, Sources: sources{l, show}}
}

// sources implements table.Sources with the articles of this build.
type sources struct {
	library *rulings.Library
	show    *present.Presenter
}

// Article implements table.Sources.
func (s sources) Article(f templates.Frame, id string) (templates.Entry, bool) {
	r := s.library.Ruling(id)
	if r == nil {
		return templates.Entry{}, false
	}
	return s.show.RulingEntry(f, r), true
}

// Effect implements table.Sources.
func (s sources) Effect(f templates.Frame, k *catalog.Card) string {
	effect, _ := k.Effect.At(s.show.EditionFor(f, k))
	return s.show.Plain(f, f.Say(effect))
}

// ReadingHref implements table.Sources.
func (s sources) ReadingHref(f templates.Frame, reading string) string {
	return s.show.ReadingHref(f, reading)
}

// replay presents a played scenario at the step and from the side that the request names.
func (s *Section) replay(req *site.Request, file *scenario.File, res *scenario.Result) (templates.Replay, error) {
	out, err := s.Table.Replay(req.Frame, file, res, req.Get("step"), req.Get("view"))
	if errors.Is(err, table.ErrView) {
		return out, site.Fault{Kind: site.ErrBadRequest}
	}
	return out, err
}
