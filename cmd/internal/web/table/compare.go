package table

import (
	"cmp"
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/cmd/internal/table"
	"catanica/rulings/scenario"
	"catanica/templates"
)

// comparison puts the outcomes of a scenario under its editions side by side. It returns nil for a scenario of one
// edition.
func (s *Section) comparison(f templates.Frame, file *scenario.File, res *scenario.Result,
	href func(catalog.EditionID) string) *templates.Comparison {
	if len(file.Editions) < 2 || res == nil || res.Status == scenario.Unreadable {
		return nil
	}
	out := &templates.Comparison{}
	for _, e := range file.Editions {
		out.Editions = append(out.Editions, templates.ComparedEdition{
			Name: f.EditionName(e), Href: href(e), Current: e == table.EditionShown(f, file),
			Status: templates.ScenarioStatus(res.Under(e).Status),
		})
	}
	apart := false // the row before is about some editions only
	for _, step := range file.Steps {
		cells := make([]templates.ComparedCell, len(file.Editions))
		for i, e := range file.Editions {
			if step.Holds(e) {
				cells[i].Lines = s.comparedLine(f, step, res.Under(e))
			}
		}
		last := len(out.Rows) - 1
		switch {
		case len(step.Only) > 0 && apart:
			for i := range cells {
				out.Rows[last].Cells[i].Lines = append(out.Rows[last].Cells[i].Lines, cells[i].Lines...)
			}
		case len(step.Only) == 0 && alike(cells):
			out.Rows = append(out.Rows, templates.ComparedRow{Shared: s.sharedLine(f, step, cells[0].Lines)})
		default:
			out.Rows = append(out.Rows, templates.ComparedRow{Cells: cells})
		}
		apart = len(step.Only) > 0
	}
	return out
}

// alike reports whether a line had the same outcome in every edition.
func alike(cells []templates.ComparedCell) bool {
	return !slices.ContainsFunc(cells, func(c templates.ComparedCell) bool {
		return !slices.EqualFunc(c.Lines, cells[0].Lines, func(a, b templates.ComparedLine) bool {
			return a.OK == b.OK && a.Refused == b.Refused && slices.Equal(a.Outcome, b.Outcome)
		})
	})
}

// sharedLine puts a line in words that came out alike in every edition. lines is empty if the replay ended before it.
func (s *Section) sharedLine(f templates.Frame, step scenario.Step,
	lines []templates.ComparedLine) templates.ComparedLine {
	if len(lines) > 0 {
		return lines[0]
	}
	return templates.ComparedLine{Text: s.inWords(f, step.Text), Expects: step.Expect}
}

// inWords writes a line of a scenario in the reader's language, without the keyword of an expectation.
func (s *Section) inWords(f templates.Frame, line string) string {
	return scenario.TranslateLine(s.Catalog, strings.TrimPrefix(line, "expect "), f.Lang)
}

// comparedLine returns a line in words with its outcome, or nothing if the replay ended before it.
func (s *Section) comparedLine(f templates.Frame, step scenario.Step, res *scenario.Result) []templates.ComparedLine {
	line := templates.ComparedLine{Text: s.inWords(f, step.Text), Expects: step.Expect}
	for _, x := range res.Expectations {
		if step.Expect && x.Line == step.Pos.Line {
			line.OK, line.Outcome = x.OK, []string{s.Table.Found(f, x.Found)}
			return []templates.ComparedLine{line}
		}
	}
	for _, st := range res.Steps {
		if step.Expect || st.Line != step.Pos.Line {
			continue
		}
		line.OK, line.Text = true, cmp.Or(st.Sentence(res.Table, f.Lang), line.Text)
		for _, e := range st.Events {
			line.Refused = line.Refused || e.Type == "refused"
			line.Outcome = append(line.Outcome, f.Say(e.Text))
			for _, id := range e.Cites {
				if c := s.Table.CiteLink(f, id); !slices.Contains(line.Cites, c) {
					line.Cites = append(line.Cites, c)
				}
			}
		}
		return []templates.ComparedLine{line}
	}
	return nil
}
