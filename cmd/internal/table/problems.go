package table

import (
	"strings"

	"catanica/rulings/scenario"
	"catanica/templates"
)

// Problems presents mistakes with the lines in which they are.
func Problems(f templates.Frame, text string, errs scenario.Errors) []templates.EditorProblem {
	lines := strings.Split(text, "\n")
	var out []templates.EditorProblem
	for _, e := range errs {
		p := templates.EditorProblem{Line: e.Pos.Line, Col: e.Pos.Col, Message: f.Say(e.Msg)}
		if i := e.Pos.Line - 1; i >= 0 && i < len(lines) {
			if line := strings.TrimRight(lines[i], " \r"); strings.TrimSpace(line) != "" {
				p.Excerpt, p.Caret = line, strings.Repeat(" ", max(0, min(e.Pos.Col-1, 120)))
			}
		}
		out = append(out, p)
	}
	return out
}
