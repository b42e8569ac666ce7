package cards

import (
	"slices"

	"catanica/catalog"
	"catanica/cmd/internal/web/present"
	"catanica/cmd/internal/web/site"
	"catanica/templates"
)

// Boxes answers GET /LANG/boxes: it identifies the printing of a box, booklet or card by its marks.
func (s *Section) Boxes(req *site.Request) (site.Answer, error) {
	f := req.Frame
	notes := s.Show.Footnotes(f, "")
	seen := req.Query["mark"]
	page := templates.BoxesPage{Asked: len(seen) > 0}
	for _, on := range catalog.MarksOn {
		group := templates.MarkGroup{On: on}
		for _, m := range s.Catalog.Boxes.Marks {
			if m.On == on {
				group.Marks = append(group.Marks, templates.MarkChoice{
					ID: m.ID, Text: s.Show.Inline(f, f.Say(m.Text)), Seen: slices.Contains(seen, m.ID),
					Notes: notes.Add(m.Source),
				})
			}
		}
		page.Marks = append(page.Marks, group)
	}
	for _, b := range s.Catalog.Boxes.With(seen) {
		page.Boxes = append(page.Boxes, s.boxLine(f, notes, b))
	}
	page.Sources = notes.List
	if req.Get("part") == "list" {
		return site.Answer{Part: templates.BoxList(f, page)}, nil
	}
	return site.Answer{View: page}, nil
}

func (s *Section) boxLine(f templates.Frame, notes *present.Footnotes, b catalog.Box) templates.BoxLine {
	line := templates.BoxLine{
		ID: b.ID, Name: f.Say(b.Name), Part: b.Part, Year: b.Year, When: f.Say(b.When), Edition: b.Edition,
		Text:  s.Show.Inline(f, f.Say(b.Text)),
		Since: f.To("/changes?from=" + string(b.Edition) + "&to=" + string(catalog.DefaultEdition)),
		Notes: notes.Add(b.Source),
	}
	if e := s.Catalog.Edition(string(b.Edition)); e != nil {
		line.EditionName = f.Say(e.Name)
	}
	for _, id := range b.Sets {
		if set := s.Catalog.Set(id); set != nil {
			line.Sets = append(line.Sets, templates.Link{
				Text: set.Name.In(f.Lang), Href: f.Thing(catalog.KindSet, set.ID),
			})
		}
	}
	for _, id := range b.Has {
		if m := s.Catalog.Boxes.Mark(id); m != nil {
			line.Marks = append(line.Marks, s.Show.Plain(f, f.Say(m.Text)))
		}
	}
	return line
}
