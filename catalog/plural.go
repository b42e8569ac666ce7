package catalog

import (
	"strconv"
	"strings"
)

// Plural is a text that depends on a count, such as "1 card" and "12 cards". A form may contain the placeholder %d,
// which stands for the count; a form without it is used as it is ("no cards", "card"). None is optional.
type Plural struct {
	None Text // for 0; if it is empty, Many serves
	One  Text // for 1 and -1
	Many Text // for every other count
}

// In returns the form for n in language l, with n in place of each %d. The digits are grouped as in Grouped.
func (p Plural) In(l Lang, n int) string {
	return strings.ReplaceAll(p.form(n).In(l), "%d", Grouped(l, n))
}

// form returns the text for n with its placeholders. German and English have the same plural rule for integers.
func (p Plural) form(n int) Text {
	switch {
	case n == 0 && !p.None.Empty():
		return p.None
	case n == 1 || n == -1:
		return p.One
	}
	return p.Many
}

// Grouped returns n in decimal digits, grouped by thousands as language l writes them: 1.234 in German, 1,234 in
// English. It is for counts only: years, article numbers and numbers that programs read stay as they are.
func Grouped(l Lang, n int) string {
	if -1000 < n && n < 1000 { // nothing to group
		return strconv.Itoa(n)
	}
	return grouped(l, n)
}
