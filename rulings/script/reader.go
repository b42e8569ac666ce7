package script

import (
	"maps"
	"slices"
	"strconv"
	"strings"

	"catanica/catalog"
	"catanica/rulings/seat"
)

// Reader walks the tokens of a line. It records the first mistake and reads on, so that callers need not check after
// every word.
type Reader struct {
	Line    Line
	Wrong   *Mistake
	keyword func(string) string
	i       int
}

// Read returns a reader that understands the keywords of a game.
func (l Line) Read(keyword func(string) string) *Reader { return &Reader{Line: l, keyword: keyword} }

// Peek returns the next token without consuming it; at the end of the line its text is empty.
func (r *Reader) Peek() Token {
	if r.i < len(r.Line.Tokens) {
		return r.Line.Tokens[r.i]
	}
	return Token{Pos: r.Line.End}
}

// Next consumes the next token and returns it with its keyword.
func (r *Reader) Next() (Token, string) {
	t := r.Peek()
	if r.i < len(r.Line.Tokens) {
		r.i++
	}
	return t, r.keyword(t.Text)
}

// AtEnd reports whether all tokens have been read.
func (r *Reader) AtEnd() bool { return r.i >= len(r.Line.Tokens) }

// Left returns how many tokens have not been read.
func (r *Reader) Left() int { return len(r.Line.Tokens) - r.i }

// Accept consumes the next token if it is one of the keywords.
func (r *Reader) Accept(words ...string) bool {
	if !r.AtEnd() && slices.Contains(words, r.keyword(r.Peek().Text)) {
		r.i++
		return true
	}
	return false
}

// Expect consumes the keyword, or records what was found instead.
func (r *Reader) Expect(word string) {
	if t := r.Peek(); !r.Accept(word) {
		r.Want(t, word)
	}
}

// Number reads a number between least and most.
func (r *Reader) Number(least, most int) int {
	t, _ := r.Next()
	n, err := strconv.Atoi(t.Text)
	if err != nil || n < least || n > most {
		r.Fail(t, "%s passt hier nicht; erwartet wird eine Zahl von %d bis %d.", "Found %s, expected a number from %d to %d.",
			Quoted(t.Text), least, most)
		return least
	}
	return n
}

// Player reads the colour of one of so many players.
func (r *Reader) Player(players int) seat.Player {
	t, word := r.Next()
	p, ok := seat.Parse(word)
	if !ok || int(p) >= players {
		r.Want(t, seat.Colours[:players]...)
		return 0
	}
	return p
}

// Pick reads one of the keywords of a table and returns its entry, or records which keywords were wanted.
func Pick[T any](r *Reader, entries map[string]T) (entry T, ok bool) {
	t, word := r.Next()
	if entry, ok = entries[word]; !ok {
		r.Want(t, slices.Sorted(maps.Keys(entries))...)
	}
	return entry, ok
}

// IsNumber reports whether the next token is a number.
func (r *Reader) IsNumber() bool {
	_, err := strconv.Atoi(r.Peek().Text)
	return err == nil
}

// Done records a token that is left at the end of the line.
func (r *Reader) Done() *Mistake {
	if t := r.Peek(); t.Text != "" {
		r.Fail(t, "%s passt an dieser Stelle nicht.", "%s does not fit at this point.", Quoted(t.Text))
	}
	return r.Wrong
}

// Want records that one of the words was wanted instead of t.
func (r *Reader) Want(t Token, words ...string) {
	r.Fail(t, "%s passt hier nicht; erwartet wird %s.", "Found %s, expected %s.", Quoted(t.Text), Choice(words))
}

// Fail records a mistake, if it is the first of the line.
func (r *Reader) Fail(t Token, de, en string, args ...any) {
	if r.Wrong == nil {
		r.Wrong = &Mistake{Pos: t.Pos, Msg: catalog.Textf(de, en, args...)}
	}
}

// FailAt records that something cannot be on a place of the board, if it is the first mistake of the line.
func (r *Reader) FailAt(place string, t Token, de, en string, args ...any) {
	if r.Wrong == nil {
		r.Fail(t, de, en, args...)
		r.Wrong.Place = place
	}
}

// Quoted is a word of the scenario; messages show it in the quotation marks of their language.
type Quoted string

// In returns the word in the quotation marks of the language.
func (q Quoted) In(lang catalog.Lang) string {
	s := strconv.Quote(string(q))
	switch {
	case q == "" && lang == catalog.DE:
		return "das Ende der Zeile"
	case q == "":
		return "the end of the line"
	case lang == catalog.DE:
		return "„" + s[1:len(s)-1] + "“"
	}
	return s
}

// Choice is a list of words; one of them was wanted.
type Choice []string

// In lists the words in the language.
func (c Choice) In(lang catalog.Lang) string {
	left, right, or := "`", "`", " or "
	if lang == catalog.DE {
		left, right, or = "„", "“", " oder "
	}
	words := make([]string, len(c))
	for i, w := range c {
		words[i] = left + w + right
	}
	if len(words) < 2 {
		return strings.Join(words, "")
	}
	return strings.Join(words[:len(words)-1], ", ") + or + words[len(words)-1]
}
