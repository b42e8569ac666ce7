package scenario

import (
	"slices"
	"strconv"

	"catanica/catalog"
	"catanica/rulings/engine"
)

// reader walks the tokens of one line. It records the first mistake and reads on, so that callers need not check after
// every word.
type reader struct {
	toks []token
	i    int
	end  Pos              // where the line ends, for errors at its end
	cat  *catalog.Catalog // nil while only the form is read: card names then end at a keyword
	err  *Error
}

func (l Line) reader(cat *catalog.Catalog) *reader {
	end := l.Pos
	if n := len(l.tokens); n > 0 {
		last := l.tokens[n-1]
		end = Pos{last.pos.Line, last.pos.Col + len([]rune(last.text))}
	}
	return &reader{toks: l.tokens, end: end, cat: cat}
}

func (r *reader) peek() token { return r.ahead(0) }

// ahead returns the token n places on, or the end of the line.
func (r *reader) ahead(n int) token {
	if r.i+n < len(r.toks) {
		return r.toks[r.i+n]
	}
	return token{pos: r.end}
}

func (r *reader) next() token {
	t := r.peek()
	if r.i < len(r.toks) {
		r.i++
	}
	return t
}

func (r *reader) atEnd() bool { return r.i >= len(r.toks) }

// accept consumes the next token if it is one of the words.
func (r *reader) accept(words ...string) bool {
	if t := r.peek(); t.text != "" && slices.Contains(words, t.word()) {
		r.i++
		return true
	}
	return false
}

// fail records a mistake, if it is the first of the line.
func (r *reader) fail(at Pos, de, en string, args ...any) { r.failText(at, text(de, en, args...)) }

func (r *reader) failText(at Pos, msg catalog.Text) {
	if r.err == nil {
		r.err = &Error{Pos: at, Msg: msg}
	}
}

// want records that one of the words was wanted instead of t.
func (r *reader) want(t token, words ...string) {
	r.fail(t.pos, "%s%s passt hier nicht; erwartet wird %s.", "Found %s%s, expected %s.", quoted(t.text),
		suggest(t.text, words), choice(words))
}

// expect consumes the word, or records what was found instead.
func (r *reader) expect(word string) {
	if t := r.peek(); !r.accept(word) {
		r.want(t, word)
	}
}

// done records unread tokens at the end of the line.
func (r *reader) done() *Error {
	if t := r.peek(); t.text != "" && r.err == nil {
		r.fail(t.pos, "%s passt an dieser Stelle nicht%s.", "%s does not fit at this point%s.", quoted(t.text),
			suggest(t.text, detailWords))
	}
	return r.err
}

// particle consumes the separated prefix of a German verb: deckt … auf, reißt … ab, löst … aus, gibt … zurück.
func (r *reader) particle() {
	if slices.Contains([]string{"auf", "ab", "aus", "zurück", "zurueck"}, lower(r.peek().text)) {
		r.i++
	}
}

// number reads a number between least and most.
func (r *reader) number(least, most int) int {
	t := r.next()
	n, err := strconv.Atoi(t.text)
	if err != nil || n < least || n > most {
		r.fail(t.pos, "%s passt hier nicht; erwartet wird eine Zahl von %d bis %d.",
			"Found %s, expected a number from %d to %d.", quoted(t.text), least, most)
		return least
	}
	return n
}

func (r *reader) isNumber() bool {
	_, err := strconv.Atoi(r.peek().text)
	return err == nil
}

func (r *reader) player() engine.Player {
	t := r.next()
	p, ok := playerOf(t)
	if !ok {
		r.want(t, "north", "south")
	}
	return p
}

func playerOf(t token) (engine.Player, bool) {
	switch t.word() {
	case "north":
		return engine.North, true
	case "south":
		return engine.South, true
	}
	return engine.North, false
}

// phase reads one of the phases of a turn.
func (r *reader) phase(phases ...string) engine.Phase {
	t := r.next()
	ph, _ := engine.ParsePhase(t.word())
	if !slices.Contains(phases, t.word()) {
		r.want(t, phases...)
	}
	return ph
}

func (r *reader) letter() byte {
	t := r.next()
	if len(t.text) != 1 || t.text[0] < 'A' || t.text[0] > 'Z' {
		r.fail(t.pos, "%s passt hier nicht; erwartet wird ein Buchstabe von A bis Z für den Ort.",
			"Found %s, expected a letter from A to Z for the settlement or city.", quoted(t.text))
		return 0
	}
	return t.text[0]
}
