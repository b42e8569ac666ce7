package scenario

import (
	"slices"
	"strings"

	"catanica/rulings/engine"
)

// Begins reports whether a line begins with the keywords, in either language.
func Begins(line string, words ...string) bool {
	toks := scan(line, 1)
	if len(toks) < len(words) {
		return false
	}
	for i, w := range words {
		if toks[i].word() != strings.ToLower(w) {
			return false
		}
	}
	return true
}

// IsPile reports whether a line of the position states a hand or a pile, which may be empty.
func IsPile(line string) bool {
	toks := scan(line, 1)
	piles := []string{"hand", "discard", "stack", "events", "display"}
	return len(toks) > 1 && (slices.Contains(piles, toks[0].word()) || slices.Contains(piles, toks[1].word()))
}

// WithLand returns a landscape, as written in the position, with another kind, number or stock:
// `forest 3 holds 2 at AB`.
func WithLand(land, what, value string) string {
	toks := scan(land, 1)
	if len(toks) == 0 {
		return land
	}
	kind, number, stock, rest := toks[0].text, "", "", ""
	for i := 1; i < len(toks); i++ {
		switch {
		case i == 1 && toks[i].text[0] >= '1' && toks[i].text[0] <= '6':
			number = toks[i].text
		case toks[i].word() == "holds" && i+1 < len(toks):
			stock = toks[i+1].text
			i++
		default:
			rest += " " + toks[i].text
		}
	}
	switch what {
	case "kind":
		kind = value
	case "number":
		number = value
	case "holds":
		stock = value
	}
	out := kind
	if number != "" && number != "-" {
		out += " " + number
	}
	if stock != "" && stock != "0" {
		out += " holds " + stock
	}
	return out + rest
}

// Named returns where the text names a card of the start position in the leading edition.
func (p *Prepared) Named(c engine.CardNo) (Pos, bool) {
	e := p.editions[0]
	if c < 0 || int(c) >= len(e.named) {
		return Pos{}, false
	}
	return e.named[c], e.named[c].Line > 0
}
