package scenario

import (
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/rulings/engine"
)

// detailWords begin the details of a move; stateWords follow a card in an expectation. Both end the name of a card that
// the catalogue does not know.
var (
	detailWords = []string{"of", "at", "on", "to", "for", "from", "in", "with", "by", "under", "below", "paying",
		"saving", "bringing", "draws", "reveals", "stack", "number"}
	stateWords = []string{"has", "lacks", "blocked", "works", "power", "strength", "tournament", "star", "stored"}
)

// longestName limits the words in a card's name, far above any real one.
const longestName = 10

// name reads the name of a card: the longest run of words that the catalogue knows, even if keywords or commas are part
// of it (Tanz der Einhörner; Land, wandle dich!). An unknown name reaches to the next keyword or mark, so that the
// error can show it.
func (r *reader) name() Name {
	from := r.i
	if n := r.knownName(); n > 0 {
		r.i += n
	} else {
		for !r.nameEnds(r.i == from) {
			r.i++
		}
	}
	name := Name{Text: joined(r.toks[from:r.i]), Pos: r.end}
	if from < r.i {
		name.Pos = r.toks[from].pos
		return name
	}
	t := r.peek()
	r.fail(t.pos, "%s passt hier nicht; erwartet wird der Name einer Karte.", "Found %s, expected the name of a card.",
		quoted(t.text))
	return name
}

func (r *reader) nameEnds(first bool) bool {
	t := r.peek()
	if t.text == "" || t.isMark() {
		return true
	}
	w := t.word()
	return !first && (slices.Contains(detailWords, w) || slices.Contains(stateWords, w))
}

// knownName returns how many tokens from here on form the name of a card.
func (r *reader) knownName() int {
	if r.cat == nil {
		return 0
	}
	best := 0
	var b strings.Builder
	for n := range longestName {
		t := r.ahead(n)
		if t.text == "" || t.text == "..." || t.isMark() && t.text != "," { // `Spion, ...` is a card and an ellipsis
			break
		}
		if t.text == "," {
			continue
		}
		b.WriteString(t.text)
		if r.cat.FindCard(b.String()) != nil {
			best = n + 1
		}
	}
	return best
}

// joined writes tokens with the usual spaces.
func joined(toks []token) string {
	var b strings.Builder
	for i, t := range toks {
		if i > 0 && !t.isMark() {
			b.WriteByte(' ')
		}
		b.WriteString(t.text)
	}
	return b.String()
}

// def finds the card of that name in the book.
func (r *reader) def(book *engine.Book, name Name) int16 {
	if name.Text == "" {
		return engine.UnknownDef
	}
	if c := book.Catalog.FindCard(name.Text); c != nil {
		if n, ok := book.Def(c.ID); ok {
			return n
		}
	}
	r.failText(name.Pos, noSuchCard(book.Catalog, name.Text))
	return engine.UnknownDef
}

func noSuchCard(cat *catalog.Catalog, name string) catalog.Text {
	return text("Eine Karte %s gibt es nicht%s.", "There is no card %s%s.", quoted(name), suggestCard(cat, name))
}
