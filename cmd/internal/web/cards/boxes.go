package cards

import (
	"net/url"
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/cmd/internal/web/present"
	"catanica/cmd/internal/web/site"
	"catanica/templates"
)

// Boxes answers GET /LANG/boxes: it identifies the printing of a box, booklet or card by its marks.
func (s *Section) Boxes(req *site.Request) (site.Answer, error) {
	f := req.Frame
	notes := s.Show.Footnotes(f, "")
	seen, unseen, skipped := answers(req.Query["mark"])
	page := templates.BoxesPage{Asked: len(req.Query["mark"]) > 0, Kept: append(slices.Clone(unseen), skipped...)}
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
	fit := slices.DeleteFunc(s.Catalog.Boxes.With(seen), func(b catalog.Box) bool {
		return slices.ContainsFunc(unseen, func(no string) bool { return slices.Contains(b.Has, no[1:]) })
	})
	for _, b := range fit {
		page.Boxes = append(page.Boxes, s.boxLine(f, notes, b))
	}
	if m := nextMark(s.Catalog.Boxes.Marks, fit, req.Query["mark"]); m != nil {
		answer := func(sign string) string {
			q := url.Values{"mark": append(slices.Clone(req.Query["mark"]), sign+m.ID)}
			return templates.WithQuery(f.To("/boxes"), q)
		}
		page.Question = &templates.BoxQuestion{
			ID: m.ID, On: m.On, Text: s.Show.Inline(f, f.Say(m.Text)),
			Yes: answer(""), No: answer(notSeen), Skip: answer(notKnown),
		}
	}
	page.Sources = notes.List
	if req.Get("part") == "list" {
		return site.Answer{Part: templates.BoxList(f, page)}, nil
	}
	return site.Answer{View: page}, nil
}

// The signs before a mark in an address: the reader does not see it, or does not know.
const (
	notSeen  = "-"
	notKnown = "~"
)

// answers splits what the reader said about marks. The marks that are not seen, or not known, keep their signs.
func answers(marks []string) (seen, unseen, skipped []string) {
	for _, m := range marks {
		switch {
		case strings.HasPrefix(m, notSeen):
			unseen = append(unseen, m)
		case strings.HasPrefix(m, notKnown):
			skipped = append(skipped, m)
		default:
			seen = append(seen, m)
		}
	}
	return seen, unseen, skipped
}

// nextMark returns the mark that divides the boxes most evenly and that the reader has not been asked about. It returns
// nil if no mark divides them.
func nextMark(marks []catalog.Mark, boxes []catalog.Box, asked []string) *catalog.Mark {
	var best *catalog.Mark
	most := 0
	for i, m := range marks {
		if slices.ContainsFunc(asked, func(a string) bool { return strings.TrimLeft(a, notSeen+notKnown) == m.ID }) {
			continue
		}
		n := 0
		for _, b := range boxes {
			if slices.Contains(b.Has, m.ID) {
				n++
			}
		}
		if split := min(n, len(boxes)-n); split > most {
			best, most = &marks[i], split
		}
	}
	return best
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
