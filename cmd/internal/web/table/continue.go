package table

import (
	"net/url"
	"strings"
)

// lastStep is the step to show after a move has been added. It is beyond every scenario, and therefore means the last
// step.
const lastStep = "999"

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
