package verdict

import (
	"errors"

	"catanica/catalog"
)

// Clerk creates the verdicts of a game that numbers its articles. While it is quiet, verdicts are shared values without
// text.
type Clerk[R ~uint8] struct {
	IDs   []string // of the articles, by their numbers
	Quiet bool
}

// The verdicts of a quiet clerk.
var (
	errRefused   = errors.New("refused")
	errUndecided = errors.New("undecided")
	errWrong     = errors.New("makes no sense")
)

// Cite returns the ids of articles.
func (c *Clerk[R]) Cite(by []R) []string {
	ids := make([]string, len(by))
	for i, r := range by {
		ids[i] = c.IDs[r]
	}
	return ids
}

// Refuse returns a refusal by the articles.
func (c *Clerk[R]) Refuse(de, en string, by ...R) error {
	return c.RefuseText(catalog.Text{DE: de, EN: en}, by...)
}

// RefuseText is Refuse with a text that depends on the position.
func (c *Clerk[R]) RefuseText(why catalog.Text, by ...R) error {
	if c.Quiet {
		return errRefused
	}
	return &Refusal{Cites: c.Cite(by), Why: why}
}

// Undecided reports that the move depends on an unknown fact; the text asks for it.
func (c *Clerk[R]) Undecided(fact string, de, en string, args ...any) error {
	if c.Quiet {
		return errUndecided
	}
	return &Undecided{Fact: fact, State: catalog.Textf(de, en, args...)}
}

// Wrong reports that the move makes no sense; names is the kind of thing that it has to name.
func (c *Clerk[R]) Wrong(names, de, en string, args ...any) error {
	if c.Quiet {
		return errWrong
	}
	return &Wrong{Why: catalog.Textf(de, en, args...), Names: names}
}

// Misreadable lists the ids of the articles that have a misreading: these decide something that could be misread in
// play. Both lists follow the numbers of the articles.
func Misreadable(ids, misreadings []string) []string {
	out := []string{}
	for n, id := range ids {
		if misreadings[n] != "" {
			out = append(out, id)
		}
	}
	return out
}

// Reading adds the open question on which a refusal depends.
func Reading(err error, id string) error {
	var r *Refusal
	if errors.As(err, &r) {
		r.Reads = append(r.Reads, id)
	}
	return err
}
