package scenario

import (
	"slices"
	"strings"

	"catanica/catalog"
)

// undecided reads `undecided FACT:` in front of a move or an expectation.
func (p *parser) undecided(s *Step) bool {
	s.Unsure = true
	for i, t := range s.tokens[1:] {
		if t.text == ":" {
			s.Fact, s.tokens = s.tokens[1:i+1], s.tokens[i+2:]
			return true
		}
	}
	p.fail(s.Pos, text("Nach „undecided“ müssen die fehlende Angabe, ein Doppelpunkt und der Zug stehen.",
		"`undecided` must be followed by the unstated fact, a colon and the move."))
	return false
}

// otherFact returns an error if fact is not the one that the line names, or nil. The line may name any of its words, in
// either language and by any name of a card: `Kosten Schreibstube` and `cost` both name "cost of schreibstube".
func (s Step) otherFact(cat *catalog.Catalog, fact string) *Error {
	have := strings.Fields(lower(fact))
	for r := (&reader{toks: s.Fact, end: s.Pos, cat: cat}); !r.atEnd(); {
		at, word := r.peek(), ""
		if n := r.knownName(); n > 0 {
			word = cat.FindCard(r.name().Text).ID
		} else {
			word = r.next().word()
		}
		if !slices.Contains(have, word) && !slices.Contains(have, lower(at.text)) {
			return &Error{Pos: at.pos, Msg: text("Ungeklärt ist „%s“, nicht %s.", "Undecided is `%s`, not %s.", fact,
				quoted(at.text))}
		}
	}
	return nil
}
