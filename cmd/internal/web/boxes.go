package web

import (
	"slices"

	"catanica/catalog"
	"catanica/templates"
)

// boxes answers GET /LANG/boxes: which printing a box, booklet or card is, by its marks.
func (s *Server) boxes(v *visit) (answer, error) {
	f := v.frame
	notes := s.footnotes(f, "")
	seen := v.query["mark"]
	page := templates.BoxesPage{Asked: len(seen) > 0}
	for _, on := range catalog.MarksOn {
		group := templates.MarkGroup{On: on}
		for _, m := range s.svc.Catalog.Boxes.Marks {
			if m.On == on {
				group.Marks = append(group.Marks, templates.MarkChoice{ID: m.ID, Text: s.inline(f, f.Say(m.Text)), Seen: slices.Contains(seen, m.ID), Notes: notes.add(m.Source)})
			}
		}
		page.Marks = append(page.Marks, group)
	}
	for _, b := range s.svc.Catalog.Boxes.With(seen) {
		page.Boxes = append(page.Boxes, s.boxLine(f, notes, b))
	}
	page.Sources = notes.list
	if v.get("part") == "list" {
		return answer{part: templates.BoxList(f, page)}, nil
	}
	return answer{view: page}, nil
}

func (s *Server) boxLine(f templates.Frame, notes *footnotes, b catalog.Box) templates.BoxLine {
	line := templates.BoxLine{
		ID: b.ID, Name: f.Say(b.Name), Part: b.Part, Year: b.Year, When: f.Say(b.When), Edition: b.Edition,
		Text: s.inline(f, f.Say(b.Text)), Since: f.To("/changes?from=" + string(b.Edition) + "&to=" + string(catalog.DefaultEdition)), Notes: notes.add(b.Source),
	}
	if e := s.svc.Catalog.Edition(string(b.Edition)); e != nil {
		line.EditionName = f.Say(e.Name)
	}
	for _, id := range b.Sets {
		if set := s.svc.Catalog.Set(id); set != nil {
			line.Sets = append(line.Sets, templates.Link{Text: set.Name.In(f.Lang), Href: f.Thing(catalog.KindSet, set.ID)})
		}
	}
	for _, id := range b.Has {
		if m := s.svc.Catalog.Boxes.Mark(id); m != nil {
			line.Marks = append(line.Marks, s.plain(f, f.Say(m.Text)))
		}
	}
	return line
}
