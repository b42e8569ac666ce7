package scenario

import (
	"slices"
	"strconv"
	"strings"

	"catanica/rulings/engine"
)

// reader walks the tokens of one line.
type reader struct {
	toks []token
	i    int
	end  Pos // where the line ends, for errors at its end
	err  *Error
}

func (l Line) reader() *reader {
	end := l.Pos
	if n := len(l.tokens); n > 0 {
		last := l.tokens[n-1]
		end = Pos{last.pos.Line, last.pos.Col + len([]rune(last.text))}
	}
	return &reader{toks: l.tokens, end: end}
}

func (r *reader) peek() token {
	if r.i < len(r.toks) {
		return r.toks[r.i]
	}
	return token{pos: r.end}
}

func (r *reader) next() token {
	t := r.peek()
	r.i++
	return t
}

// accept takes the next token if it is the word.
func (r *reader) accept(word string) bool {
	if t := r.peek(); t.text != "" && t.word() == word {
		r.i++
		return true
	}
	return false
}

// fail notes the first mistake of the line.
func (r *reader) fail(at Pos, de, en string, args ...any) {
	if r.err == nil {
		r.err = &Error{Pos: at, Msg: text(de, en, args...)}
	}
}

// expect takes the word, or notes what stands there instead.
func (r *reader) expect(word string) {
	if t := r.peek(); !r.accept(word) {
		r.fail(t.pos, "Hier steht %q, erwartet wird „%s“.", "Found %q, want `%s`.", t.text, word)
	}
}

// done notes a rest that nobody has read.
func (r *reader) done() *Error {
	if t := r.peek(); t.text != "" {
		r.fail(t.pos, "Mit %q kann hier niemand etwas anfangen.", "Nothing here knows what to do with %q.", t.text)
	}
	return r.err
}

// name reads words up to one of the stops, a mark or the end of the line: the name of a card. A card whose
// name holds a comma goes by its id or a short name.
func (r *reader) name(stops ...string) Name {
	start := r.peek().pos
	var words []string
	for {
		t := r.peek()
		if t.text == "" || strings.Contains(",:;()=", t.text) || slices.Contains(stops, t.word()) && len(words) > 0 {
			break
		}
		words = append(words, t.text)
		r.i++
	}
	if len(words) == 0 {
		r.fail(start, "Hier fehlt der Name einer Karte.", "The name of a card is missing here.")
	}
	return Name{strings.Join(words, " "), start}
}

func (r *reader) number() int {
	t := r.next()
	n, err := strconv.Atoi(t.text)
	if err != nil || n < 0 || n > 99 {
		r.fail(t.pos, "Hier steht %q, erwartet wird eine Zahl.", "Found %q, want a number.", t.text)
	}
	return n
}

func (r *reader) isNumber() bool {
	_, err := strconv.Atoi(r.peek().text)
	return err == nil
}

func (r *reader) player() engine.Player {
	t := r.next()
	switch t.word() {
	case "north":
		return engine.North
	case "south":
		return engine.South
	}
	r.fail(t.pos, "Hier steht %q, erwartet wird ein Spieler: north oder south.", "Found %q, want a player: north or south.", t.text)
	return engine.North
}

type amount struct {
	kind string
	n    int
}

// amounts reads `1 ore, 2 gold`; costs may also name any, power and star.
func (r *reader) amounts(cost bool) ([]amount, *Error) {
	var out []amount
	for {
		a := amount{n: 1}
		if r.isNumber() {
			a.n = r.number()
		}
		t := r.next()
		a.kind = strings.TrimSuffix(t.word(), "s")
		if _, ok := engine.ParseKind(a.kind); !ok && !(cost && slices.Contains([]string{"any", "power", "star"}, a.kind)) {
			r.fail(t.pos, "Hier steht %q, erwartet wird ein Rohstoff: lumber, brick, ore, grain, wool oder gold.", "Found %q, want a resource: lumber, brick, ore, grain, wool or gold.", t.text)
		}
		if r.isNumber() {
			a.n = r.number()
		}
		out = append(out, a)
		if !r.accept(",") {
			return out, r.err
		}
	}
}

// bag reads amounts of resources.
func (r *reader) bag() engine.Bag {
	var b engine.Bag
	amounts, _ := r.amounts(false)
	for _, a := range amounts {
		if k, ok := engine.ParseKind(a.kind); ok {
			b[k] += int8(a.n)
		}
	}
	return b
}

// pay reads the optional `paying …` and `saving …`.
func (r *reader) pay(m *engine.Move) {
	if r.accept("paying") {
		m.Give = r.bag()
	}
	if r.accept("saving") {
		m.Save = r.bag()
	}
}
