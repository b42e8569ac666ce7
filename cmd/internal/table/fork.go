package table

import (
	"catanica/rulings/engine"
	"catanica/rulings/scenario"
	"catanica/templates"
)

// maxForkMoves limits the moves that a page offers. Any other move can be written.
const maxForkMoves = 60

// fork presents what can be done with a position: save the game up to it, or continue with another move than the one
// that was made. file is the scenario in one edition.
func (r *Renderer) fork(f templates.Frame, file *scenario.File, res *scenario.Result, step int) *templates.Fork {
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
	if ask := ExploreForm(f, out.Text); now.Winner == engine.Chance && len(ask.Packed) <= MaxLink-maxAsked {
		out.Ask = &ask
	}
	return out
}

// maxAsked is the room that the rest of a question takes in an address.
const maxAsked = 1 << 10

// MaxLink limits an address that holds a scenario, in bytes.
const MaxLink = 8 << 10

// ExploreForm returns the form that asks about the last position of a scenario.
func ExploreForm(f templates.Frame, text string) templates.ExploreForm {
	return templates.ExploreForm{Action: "/" + string(f.Lang) + "/scenarios/explore", Packed: scenario.EncodeLink(text)}
}
