package table

import (
	"net/url"
	"strings"

	"catanica/rulings/engine"
	"catanica/rulings/scenario"
	"catanica/templates"
)

// maxForkMoves limits the moves that a page offers. Any other move can be written.
const maxForkMoves = 60

// lastStep is the step to show after a move has been added. It is beyond every scenario, and therefore means the last
// step.
const lastStep = "999"

// fork presents what can be done with a position: save the game up to it, or continue with another move than the one
// that was made. file is the scenario in one edition.
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
	if ask := exploreForm(f, out.Text); now.Winner == engine.Chance && len(ask.Packed) <= maxScenarioLink-maxAsked {
		out.Ask = &ask
	}
	return out
}

// maxAsked is the room that the rest of a question takes in an address.
const maxAsked = 1 << 10

// forked returns the text of a form with the move that was picked or written. ok reports whether the form is that of a
// position; the editor's own form is not.
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
