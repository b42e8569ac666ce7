package scenario

import (
	"slices"
	"strings"

	"catanica/rulings/engine"
)

// Condition is an expectation without a scenario, to be evaluated in many positions of one table. It serves one caller
// at a time.
type Condition struct {
	Text  string // as written, without `expect`
	table *engine.Table
	line  Line
	mover mover
	read  reader
}

// ReadCondition reads an expectation (grammar.txt: expectation) for a table. It checks the words against s, in which
// the cards that it names need not be in play yet.
func ReadCondition(t *engine.Table, s *engine.State, written string) (*Condition, *Error) {
	toks := scan(written, 1)
	if len(toks) > 0 && toks[0].word() == "expect" {
		toks = toks[1:]
	}
	text, _, _ := strings.Cut(written, "#")
	text = strings.TrimSpace(text)
	if first, rest, _ := strings.Cut(text, " "); keyword(first) == "expect" {
		text = strings.TrimSpace(rest)
	}
	line := Line{tokens: toks, Text: text, Pos: Pos{1, 1}}
	r := line.reader(t.Book.Catalog)
	if len(toks) == 0 {
		r.fail(Pos{1, 1}, "Hier fehlt die Erwartung, etwa `north wins`.",
			"The expectation is missing here, such as `north wins`.")
		return nil, r.err
	}
	newQuestion(&mover{table: t, s: s, r: r, dry: true}, nil).ask()
	if err := r.done(); err != nil {
		return nil, err
	}
	return &Condition{Text: text, table: t, line: line}, nil
}

// Holds reports whether the condition holds in s. last are the events of the latest move. unknown is the unstated fact
// on which the answer depends, or "". A condition about a card that is not in play does not hold.
func (c *Condition) Holds(s *engine.State, last []engine.Event) (ok bool, unknown string) {
	c.read = reader{toks: c.line.tokens, cat: c.table.Book.Catalog}
	c.mover = mover{table: c.table, s: s, r: &c.read}
	q := question{v: &c.mover, r: &c.read, s: s, last: last}
	a := q.ask()
	if c.read.err != nil {
		return false, ""
	}
	return a.ok, q.open
}

// OfMove reports whether the condition is about the latest move, not about the position after it.
func (c *Condition) OfMove() bool {
	return slices.Contains([]string{"cited", "happened", "reading", "no"}, c.line.tokens[0].word())
}
