package table

import (
	"net/url"
	"strconv"

	"catanica/rulings/engine"
	"catanica/rulings/scenario"
	"catanica/templates"
)

// Played returns the steps up to the node that is shown, and the position there; nil if there is none.
func (o *Opened) Played() ([]scenario.StepResult, *engine.State) {
	_, res, step := o.line()
	return res.Steps[:step], stateAt(res, step)
}

// Hint returns the address of the table with a number of hints.
func (o *Opened) Hint(f templates.Frame, n int) string {
	return o.With(f, func(q url.Values) { q.Set("hint", strconv.Itoa(n)) })
}
