package table

import (
	"strings"

	"catanica/rulings/engine"
	"catanica/rulings/scenario"
	"catanica/templates"
)

// problems presents mistakes with their lines and the articles that they break.
func (r *Renderer) problems(f templates.Frame, text string, errs scenario.Errors) []templates.EditorProblem {
	out := Problems(f, text, errs)
	for i, e := range errs {
		out[i].Cites = r.citeLinks(f, e.Cites)
	}
	return out
}

func (r *Renderer) citeLinks(f templates.Frame, ids []string) []templates.CiteLink {
	var out []templates.CiteLink
	for _, id := range ids {
		out = append(out, r.CiteLink(f, id))
	}
	return out
}

// faults presents the mistakes at the cards of the position that they are about.
func (r *Renderer) faults(f templates.Frame, o *Opened, s *engine.State) map[engine.CardNo][]templates.ReplayEvent {
	out := map[engine.CardNo][]templates.ReplayEvent{}
	for c := range s.Cards {
		pos, ok := o.Game.Named(engine.CardNo(c))
		for _, e := range o.Errs {
			if ok && e.Pos == pos {
				out[engine.CardNo(c)] = append(out[engine.CardNo(c)], templates.ReplayEvent{Text: f.Say(e.Msg),
					Cites: r.citeLinks(f, e.Cites)})
			}
		}
	}
	return out
}

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
