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
	File  *scenario.File // without the expectations of the goal
	Table *engine.Table
	State *engine.State
	// Goal is the text of the expectations with which the scenario ends, joined with semicolons; it may be empty.
	Goal string
}

// Take returns the position of a scenario that has been played without its last expectations: they become the goal.
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

// Scenario writes an answer Yes as a scenario: the one of the position, continued by the moves, with the goal as its last
// expectations. It fails if a move cannot be written.
func (p *Position) Scenario(a *Answer, lang catalog.Lang) (string, error) {
	lines, err := p.Lines(a, lang)
	if err != nil {
		return "", err
	}
	text := p.File.Save(p.File.Moves())
	for _, line := range lines {
		text += "  " + line + "\n"
	}
	return text, nil
}

// Lines writes the moves of an answer Yes and then the expectations that hold.
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
