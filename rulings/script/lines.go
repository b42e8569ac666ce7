package script

import (
	"slices"
	"strconv"
	"strings"

	"catanica/rulings/seat"
)

// Lines are the lines of a position that an Editor changes. Those that a change does not concern stay as they are.
type Lines struct {
	Text    []string
	Keyword func(word string) string
	// Lists are the kinds of lines that list places of a player, such as `settlement` of `red settlement: C3-N, B2-S`. A
	// kind may have two words. Common are the kinds of lists without a player.
	Lists, Common []string
}

// Words returns the keywords with which a line begins, without punctuation and comment.
func (l *Lines) Words(line string) []string {
	text, _, _ := strings.Cut(line, "#")
	words := strings.Fields(strings.NewReplacer(":", " ", ",", " ").Replace(text))
	for i, w := range words {
		words[i] = l.Keyword(w)
	}
	return words
}

// Find returns the index of the first line that begins with the words, or -1.
func (l *Lines) Find(words ...string) int {
	return slices.IndexFunc(l.Text, func(line string) bool {
		have := l.Words(line)
		return len(have) >= len(words) && slices.Equal(have[:len(words)], words)
	})
}

// Put replaces the lines that begin with the words by one line, or adds it at the end. An empty line only removes them.
func (l *Lines) Put(line string, words ...string) {
	i := l.Find(words...)
	if i < 0 {
		if line != "" {
			l.Text = append(l.Text, line)
		}
		return
	}
	for j := i; j >= 0; j = l.Find(words...) {
		l.Text = slices.Delete(l.Text, j, j+1)
	}
	if line != "" {
		l.Text = slices.Insert(l.Text, i, line)
	}
}

// Drop removes the lines whose words satisfy gone. Empty lines and comments stay.
func (l *Lines) Drop(gone func(words []string) bool) {
	l.Text = slices.DeleteFunc(l.Text, func(line string) bool {
		words := l.Words(line)
		return len(words) > 0 && gone(words)
	})
}

// After returns the index behind the last line that begins with one of the words, or 0.
func (l *Lines) After(first ...string) int {
	at := 0
	for i, line := range l.Text {
		if words := l.Words(line); len(words) > 0 && slices.Contains(first, words[0]) {
			at = i + 1
		}
	}
	return at
}

// listLine is a line that lists places.
type listLine struct {
	who, what string // who is empty if the list belongs to nobody
	items     []string
	comment   string
}

func (l listLine) String() string {
	return strings.TrimSpace(l.who+" "+l.what) + ": " + strings.Join(l.items, ", ") + l.comment
}

// list reads a line that lists places. ok is false for any other line.
func (l *Lines) list(line string) (out listLine, ok bool) {
	text, comment, commented := strings.Cut(line, "#")
	if commented {
		out.comment = " #" + comment
	}
	first, rest := l.word(text)
	second, after := l.word(rest)
	third, last := l.word(after)
	switch {
	case slices.Contains(l.Lists, second):
		out.who, out.what, rest = first, second, after
	case slices.Contains(l.Lists, second+" "+third):
		out.who, out.what, rest = first, second+" "+third, last
	case slices.Contains(l.Common, first):
		out.what = first
	default:
		return out, false
	}
	for item := range strings.SplitSeq(strings.ReplaceAll(rest, ":", " "), ",") {
		if words := strings.Fields(item); len(words) > 0 {
			out.items = append(out.items, strings.Join(words, " "))
		}
	}
	return out, true
}

// word splits off the first word of a text and returns its keyword.
func (l *Lines) word(text string) (keyword, rest string) {
	text = strings.TrimLeft(text, ": ")
	if i := strings.IndexAny(text, ": "); i >= 0 {
		return l.Keyword(text[:i]), text[i:]
	}
	return l.Keyword(text), ""
}

// IsList reports whether a line lists places.
func (l *Lines) IsList(line string) bool {
	_, ok := l.list(line)
	return ok
}

// Take removes the items that are here from the lists of some kinds. A list that becomes empty goes.
func (l *Lines) Take(here func(item string) bool, kinds ...string) {
	l.Change(func(item string) string {
		if here(item) {
			return ""
		}
		return item
	}, kinds...)
}

// Change rewrites the items of the lists of some kinds. An item that becomes empty goes, and so does a list without
// items.
func (l *Lines) Change(to func(item string) string, kinds ...string) {
	var out []string
	for _, line := range l.Text {
		list, ok := l.list(line)
		if !ok || !slices.Contains(kinds, list.what) {
			out = append(out, line)
			continue
		}
		var items []string
		for _, item := range list.items {
			if item := to(item); item != "" {
				items = append(items, item)
			}
		}
		switch {
		case slices.Equal(items, list.items):
			out = append(out, line)
		case len(items) > 0:
			list.items = items
			out = append(out, list.String())
		}
	}
	l.Text = out
}

// Add adds an item to the list of a player and a kind.
func (l *Lines) Add(who, what, item string) {
	for i, line := range l.Text {
		if list, ok := l.list(line); ok && list.who == who && list.what == what {
			list.items = append(list.items, item)
			l.Text[i] = list.String()
			return
		}
	}
	l.Text = append(l.Text, listLine{who: who, what: what, items: []string{item}}.String())
}

// Holds says whether a player holds a special card, which nobody else can hold then. The first word of its name is
// enough to tell it from others.
func (l *Lines) Holds(who string, does bool, card ...string) {
	l.Drop(func(words []string) bool {
		return len(words) > 2 && words[1] == "holds" && words[2] == card[0] && (does || words[0] == who)
	})
	if does {
		l.Text = append(l.Text, who+" holds "+strings.Join(card, " "))
	}
}

// Seat replaces the line that says what of a player's, such as `red hand: 2 ore`. An empty value removes it.
func (l *Lines) Seat(who, what, value string) {
	if value != "" {
		value = who + " " + what + ": " + value
	}
	l.Put(value, who, what)
}

// KeepCards keeps the hand and the development cards that the form of a player has. Only the active one has cards that
// were bought in this turn.
func (l *Lines) KeepCards(who string, f Fields, resources, cards [5]string, active bool) {
	l.Seat(who, "hand", f.Hand(resources))
	l.Seat(who, "cards", f.Counts("", cards))
	if active {
		l.Seat(who, "bought", f.Counts("bought-", cards))
	}
}

// DropSeats removes the lines about players who do not take part in a game of so many.
func (l *Lines) DropSeats(players int) {
	gone := func(word string) bool {
		who, seated := seat.Parse(word)
		return seated && int(who) >= players
	}
	l.Drop(func(words []string) bool {
		turn := slices.Contains([]string{"active", "decides", "first"}, words[0])
		return gone(words[0]) || turn && len(words) > 1 && gone(words[1])
	})
}

// Fields are the values of the fields of a form.
type Fields func(field string) string

// Number returns the number in a field, from 0 to 99; 0 if there is none.
func (f Fields) Number(field string) int {
	n, err := strconv.Atoi(strings.TrimSpace(f(field)))
	if err != nil {
		return 0
	}
	return max(0, min(n, 99))
}

// Written returns the number in a field in digits, or "" if it is 0.
func (f Fields) Written(field string) string {
	if n := f.Number(field); n > 0 {
		return strconv.Itoa(n)
	}
	return ""
}

// Counts returns the numbers in the fields of some kinds in words: `2 lumber, 1 ore`. It is empty if all are 0.
func (f Fields) Counts(prefix string, kinds [5]string) string {
	var parts []string
	for _, kind := range kinds {
		if n := f.Number(prefix + kind); n > 0 {
			parts = append(parts, strconv.Itoa(n)+" "+kind)
		}
	}
	return strings.Join(parts, ", ")
}

// Hand returns the words for a hand of which a form has the counts, and `more` if there may be others. It is empty if
// nothing is known.
func (f Fields) Hand(kinds [5]string) string {
	hand := f.Counts("", kinds)
	switch more := f("more") != ""; {
	case more && hand != "":
		return hand + ", …"
	case !more && hand == "":
		return "none"
	}
	return hand
}
