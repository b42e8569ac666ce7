package explore

import (
	"fmt"
	"strings"

	"catanica/catalog"
	"catanica/rulings/engine"
	"catanica/rulings/scenario"
)

// Position is the last position of a scenario, from which a search begins.
type Position struct {
	File  *scenario.File // the scenario that leads to it
	Table *engine.Table
	State *engine.State
}

// Take separates the expectations with which a scenario ends: they become a goal. goal is empty if there are none.
func Take(f *scenario.File) (rest *scenario.File, goal string) {
	from := len(f.Steps)
	for from > 0 && f.Steps[from-1].Expect && !f.Steps[from-1].Odds && !f.Steps[from-1].Unsure {
		from--
	}
	var parts []string
	for _, s := range f.Steps[from:] {
		_, what, _ := strings.Cut(s.Text, " ")
		parts = append(parts, strings.TrimSpace(what))
	}
	if len(parts) == 0 {
		return f, ""
	}
	lines := strings.Split(f.Source, "\n")
	lines = lines[:f.Steps[from].Pos.Line-1]
	rest, _ = scenario.Parse(f.Path, strings.Join(lines, "\n")+"\n")
	return rest.Under(f.Edition), strings.Join(parts, "; ")
}

// Scenario returns the position's scenario continued by the lines.
func (p *Position) Scenario(lines []string) string {
	text := p.File.Save(p.File.Moves())
	for _, line := range lines {
		text += "  " + line + "\n"
	}
	return text
}

// Lines writes the moves of an answer Yes and then the expectations that hold. It fails if a move cannot be written.
func (p *Position) Lines(a *Answer, lang catalog.Lang) ([]string, error) {
	var out []string
	s := p.State
	for _, m := range a.Moves {
		line, ok := scenario.MoveLine(p.Table, s, m, lang)
		if !ok {
			return nil, fmt.Errorf("move %d of the line cannot be written: %s", len(out)+1,
				strings.Join(scenario.MoveLines(p.Table, s, m, lang), " / "))
		}
		next, _, err := engine.Apply(p.Table, s, m)
		if err != nil {
			return nil, err
		}
		s = next
		out = append(out, line)
	}
	word := map[catalog.Lang]string{catalog.DE: "erwarte", catalog.EN: "expect"}[lang]
	for _, what := range a.Met {
		out = append(out, word+" "+what)
	}
	return out, nil
}
