package table

import (
	"cmp"
	"strings"

	"catanica/catalog"
	"catanica/cmd/internal/table"
	"catanica/cmd/internal/web/present"
	"catanica/cmd/internal/web/site"
	"catanica/rulings"
	"catanica/rulings/scenario"
	"catanica/templates"
)

// NewTable returns the renderer that all pages of the site share.
func NewTable(c *catalog.Catalog, l *rulings.Library, books scenario.Books, show *present.Presenter,
	scenarios Source, files []*scenario.File) *table.Renderer {
	proofs := map[string]string{}
	for _, file := range files {
		for _, ref := range file.Proves {
			if proofs[ref.ID] == "" && file.Pending.Empty() { // a test plays them all
				proofs[ref.ID] = file.ID
			}
		}
	}
	return &table.Renderer{Catalog: c, Books: books, Sources: sources{l, show, scenarios, proofs}}
}

// sources implements table.Sources with the articles of this build.
type sources struct {
	library   *rulings.Library
	show      *present.Presenter
	scenarios Source
	proofs    map[string]string // the first scenario that proves an article
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

// Scenario implements table.Sources.
func (s sources) Scenario(id string) bool { return s.scenarios.Scenario(id) != nil }

// Proof implements table.Sources.
func (s sources) Proof(article string) string { return s.proofs[article] }

// embedded returns the address of an embedded scenario's table at the step and from the side that the request names.
func embedded(req *site.Request, file *scenario.File) table.Address {
	text := file.Source
	if len(file.Editions) == 1 && file.Moves() > 0 {
		text = file.Save(file.Moves())
	}
	return table.Address{Text: text, Step: cmp.Or(req.Get("step"), "0"), View: req.Get("view"), ID: file.ID}
}

// replay presents the table in an address, with the outcome of its scenario in this build.
func (s *Section) replay(req *site.Request, a table.Address, file *scenario.File,
	res *scenario.Result) (templates.Replay, error) {
	o, err := s.Table.Read(req.Frame, a)
	if err != nil {
		return templates.Replay{}, site.Fault{Kind: site.ErrBadRequest}
	}
	out := s.Table.Show(req.Frame, o)
	out.Status = table.Status(file, res)
	if !res.OK {
		out.Message, out.Line, out.Settle = req.Frame.Say(res.Message), res.Line, lines(req.Frame.Say(res.Settling))
		if out.Status == templates.ScenarioWaits {
			out.Message, out.Line = req.Frame.Say(file.Pending), 0
		}
	}
	return out, nil
}

// lines splits a text into its lines; an empty one has none.
func lines(text string) []string {
	if text == "" {
		return nil
	}
	return strings.Split(text, "\n")
}
