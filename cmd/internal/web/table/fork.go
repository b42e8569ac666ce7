package table

import (
	"net/url"
	"strings"

	"catanica/rulings/engine"
	"catanica/rulings/scenario"
	"catanica/templates"
)

// maxForkMoves bounds the moves that a page offers; the line to write takes any other.
const maxForkMoves = 60

// lastStep is the step at which a scenario is shown that a move has just been added to: whichever is the last.
const lastStep = "999"

// fork is what can be done with a position: save the game as far as that, and play on with another move than the one
// that was made. file is as it is played in one edition.
func (s *Section) fork(f templates.Frame, file *scenario.File, res *scenario.Result, step int) *templates.Fork {
	now := stateAt(res, step)
	if now == nil || res.Status == scenario.Unreadable {
		return nil
	}
	out := &templates.Fork{Text: file.Save(step), Action: f.To("/scenarios/new"), Later: step < len(res.Steps)}
	for _, m := range engine.Legal(res.Table, now) {
		if line, ok := scenario.MoveLine(res.Table, now, m, f.Lang); ok && len(out.Moves) < maxForkMoves {
			out.Moves = append(out.Moves, line)
		}
	}
	return out
}

// forked is the text of a form, saved as it is or with the move that was picked or written; ok is false for the editor's
// own form, which has neither.
func forked(form url.Values, text string) (string, bool) {
	if form.Get("save") != "" {
		return text, true
	}
	add := strings.TrimSpace(form.Get("move"))
	if add == "" {
		add = strings.TrimSpace(form.Get("line"))
	}
	add, _, _ = strings.Cut(add, "\n")
	if add == "" {
		return text, false
	}
	return strings.TrimRight(text, "\n") + "\n  " + strings.TrimSpace(add) + "\n", true
}
