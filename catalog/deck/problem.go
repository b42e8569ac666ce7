package deck

import (
	"fmt"
	"strings"

	"catanica/catalog"
)

// Problem is something in a list that cannot be read, told to the player in the language given to Parse.
type Problem struct {
	Pos
	Message string   `json:"message"`        // what is wrong: how to mend it
	Near    []string `json:"near,omitempty"` // known names that look like what was written, nearest first
}

// Error says LINE:COLUMN: what is wrong: how to mend it.
func (p Problem) Error() string { return fmt.Sprintf("%d:%d: %s", p.Line, p.Column, p.Message) }

// Problems are everything that could not be read, in the order of the text; none is an empty list.
type Problems []Problem

// Err is nil when everything could be read, else an error that lists all problems.
func (ps Problems) Err() error {
	if len(ps) == 0 {
		return nil
	}
	lines := make([]string, len(ps))
	for i, p := range ps {
		lines[i] = p.Error()
	}
	return fmt.Errorf("%s", strings.Join(lines, "\n"))
}

// didYouMean offers the nearest names, or says how to go on when there is none.
func didYouMean(lang catalog.Lang, near []string, otherwise catalog.Text) string {
	if len(near) == 0 {
		return otherwise.In(lang)
	}
	quoted := make([]string, len(near))
	for i, n := range near {
		quoted[i] = quote(lang, n)
	}
	if lang == catalog.EN {
		return "did you mean " + strings.Join(quoted, " or ") + "?"
	}
	return "meintest du " + strings.Join(quoted, " oder ") + "?"
}

// quote puts s between the language's quotation marks; long text is cut, so that no message grows with its input.
func quote(lang catalog.Lang, s string) string {
	const most = 60
	if r := []rune(s); len(r) > most {
		s = string(r[:most]) + "…"
	}
	if lang == catalog.EN {
		return `"` + s + `"`
	}
	return "„" + s + "“"
}
