package table

import (
	"fmt"
	"strconv"

	"catanica/cmd/internal/table"
	"catanica/cmd/internal/web/present"
	"catanica/cmd/internal/web/site"
	"catanica/templates"
)

// Showcase presents one step of an embedded scenario with its position in miniature. It fails if the scenario has no
// such step, or proves no article.
func (s *Section) Showcase(req *site.Request, id string, step int) (*templates.Showcase, error) {
	file := s.Source.Scenario(id)
	if file == nil || len(file.Proves) == 0 {
		return nil, fmt.Errorf("showcase: no scenario %s that proves an article", id)
	}
	r := s.Library.Ruling(file.Proves[0].ID)
	if r == nil {
		return nil, fmt.Errorf("showcase: %s proves no article", id)
	}
	f := req.Frame
	f.Edition = table.EditionShown(f, file)
	under := file.Under(f.Edition)
	o, err := s.Table.Read(f, table.Address{Text: under.Source, Step: strconv.Itoa(step), ID: file.ID})
	if err != nil {
		return nil, err
	}
	replay := s.Table.Show(f, o)
	if replay.Board == nil || step >= len(replay.Steps) {
		return nil, fmt.Errorf("showcase: %s has no step %d", id, step)
	}
	face := func(name string) string {
		if k := s.Catalog.FindCard(name); k != nil {
			return present.FaceHref(f, k, s.Show.EditionFor(f, k))
		}
		return ""
	}
	return &templates.Showcase{
		Question: s.Show.Plain(f, r.In(f.Lang).Question), Answer: s.Show.RulingEntry(req.Frame, r),
		Step: replay.Steps[step], Href: withParameter(req.Frame.To("/scenarios/"+file.ID), "step", strconv.Itoa(step)),
		Sides: templates.NewMiniSides(*replay.Board, face),
	}, nil
}
