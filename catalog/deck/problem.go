package deck

import (
	"errors"
	"fmt"
	"strings"

	"catanica/catalog"
)

// Problem reports a part of a list that cannot be read, in the language given to Parse.
type Problem struct {
	Pos
	Message string   `json:"message"`        // what is wrong, a colon, and how to correct it
	Near    []string `json:"near,omitempty"` // known names similar to what was written, most similar first
}

// Error returns "LINE:COLUMN: MESSAGE".
func (p Problem) Error() string { return fmt.Sprintf("%d:%d: %s", p.Line, p.Column, p.Message) }

// Problems lists what could not be read, in text order. An empty list means that everything was read.
type Problems []Problem

// Err returns nil if there are no problems, and otherwise an error that lists them all.
func (ps Problems) Err() error {
	errs := make([]error, len(ps))
	for i, p := range ps {
		errs[i] = p
	}
	return errors.Join(errs...)
}

// didYouMean suggests the nearest names, or returns otherwise if there are none.
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

// quote returns s in the language's quotation marks. Long text is cut, so that messages do not grow with their input.
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
