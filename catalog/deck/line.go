package deck

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"catanica/catalog"
)

// cards parses a line of cards: an optional bullet, a count before or after the name, the name, and a set's sign in
// brackets.
func (p *parser) cards(s span) {
	whole := s
	s = p.bullet(s)
	count, s, before := p.countBefore(s)
	var behind bool
	if !before {
		count, s, behind = p.countBehind(s)
	}
	sign, s, signed := p.brackets(s)
	if !before && !behind {
		count, s, _ = p.countBehind(s) // `Hafen x2 (B&H)`
	}
	if s.from >= s.to {
		p.problem(whole, nil, "%s nennt keine Karte: schreibe ihren Namen hinter die Anzahl",
			"%s names no card: write its name after the count", p.q(whole))
		p.markLost()
		return
	}
	e := Entry{Pos: p.pos(s), Count: count, Text: oneLine(p.str(s))}
	if count < 1 || count > maxCount {
		p.problem(whole, nil, "Anzahl %d: nimm 1 bis %d", "count %d: use 1 to %d", count, maxCount)
		p.markLost()
		return
	}
	p.resolve(&e, s, sign, signed)
	p.add(e)
}

// unheaded parses a line of cards above the first heading, as in lists that were pasted without headings. An event goes
// to the events, any other card to the deck. It reports whether the line names a card or is close to one.
func (p *parser) unheaded(s span) bool {
	found := len(p.list.Problems)
	near := p.near
	p.section = inDeck
	deck, lost := len(p.list.Deck), p.list.unread
	p.cards(s)
	p.section = noSection
	if len(p.list.Deck) > deck && len(p.list.Problems) == found+1 && len(p.list.Problems[found].Near) > 0 {
		return true // misspelled
	}
	if len(p.list.Problems) > found || len(p.list.Deck) == deck {
		p.list.Problems, p.list.Deck, p.list.unread, p.near = p.list.Problems[:found], p.list.Deck[:deck], lost, near
		return false
	}
	if e := p.list.Deck[deck]; kindOf(e.Card, catalog.DefaultEdition) == event {
		p.list.Deck = p.list.Deck[:deck]
		p.list.Events = append(p.list.Events, e)
	}
	return true
}

// add appends the entry to the current section. An unknown card keeps its count, so that the section's size stays
// right.
func (p *parser) add(e Entry) {
	l := p.list
	switch p.section {
	case inDeck:
		l.Deck = append(l.Deck, e)
		l.unread.deck = l.unread.deck || e.Card == nil
	case inEvents:
		l.Events = append(l.Events, e)
		l.unread.events = l.unread.events || e.Card == nil
	case inHand:
		l.Hand = append(l.Hand, e)
		l.unread.hand = l.unread.hand || e.Card == nil
	}
}

// resolve finds the card and the set that an entry names.
func (p *parser) resolve(e *Entry, name, sign span, signed bool) {
	text := p.str(name)
	base, printing, dated := strings.Cut(text, "@")
	year := signed && yearSet(p.cat, p.cat.FindCard(base), p.str(sign)) != nil
	if signed && !year && p.cat.FindSet(p.str(sign)) == nil && p.cat.FindCard(p.text[name.from:sign.to+1]) != nil {
		signed, text = false, p.text[name.from:sign.to+1] // the brackets are part of the name
		base, printing, dated = strings.Cut(text, "@")
	}
	e.Card = p.cat.FindCard(base)
	if e.Card == nil {
		near := p.nearCards(base, 3)
		p.problem(name, near, "unbekannte Karte %s: %s", "unknown card %s: %s", quote(p.lang, text),
			didYouMean(p.lang, near, catalog.Text{DE: "schreibe den Namen der Karte, deutsch oder englisch",
				EN: "write the card's name, in German or English"}))
	} else {
		e.Text = p.cardName(e.Card)
	}
	if dated {
		p.source(e, span{name.to - len(printing), name.to})
	}
	if signed {
		p.source(e, sign)
	}
}

// source parses the sign of the set, or the year of the year card, that the copies come from.
func (p *parser) source(e *Entry, at span) {
	if set := p.cat.FindSet(p.str(at)); set != nil {
		e.Set = set
		return
	}
	_, dated := ParseEdition(p.str(at), p.cat)
	near := yearPrintings(p.cat, e.Card)
	switch set := yearSet(p.cat, e.Card, p.str(at)); {
	case set != nil:
		e.Set = set
		return
	case dated && e.Card != nil || len(near) > 0:
		p.problem(at, near, "von %s ist keine Jahreskarte %s bekannt: %s",
			"no year card %[2]s of %[1]s is known: %[3]s",
			quote(p.lang, e.Text), p.q(at),
			didYouMean(p.lang, near, catalog.Text{DE: "nimm das Kurzzeichen ihres Sets",
				EN: "use the sign of its set"}))
	default:
		p.unknownSet(at)
	}
	e.Card = nil // the set is unknown, so the copies cannot be judged
}

// yearPrintings returns the ids of the card's printings as year cards, such as guido@2003.
func yearPrintings(cat *catalog.Catalog, c *catalog.Card) []string {
	if c == nil {
		return nil
	}
	var out []string
	for _, pr := range c.Printings {
		if set := cat.Set(pr.Set); set != nil && set.Kind == catalog.YearSet {
			out = append(out, pr.ID)
		}
	}
	return out
}

// yearSet returns the set of year cards that contains the card's printing of the given year or edition, or nil. If the
// card's year cards have no printings of their own, any edition matches.
func yearSet(cat *catalog.Catalog, c *catalog.Card, year string) *catalog.Set {
	if c == nil {
		return nil
	}
	id, isEdition := ParseEdition(year, cat)
	for _, pr := range c.Printings {
		_, sign, _ := strings.Cut(pr.ID, "@")
		set := cat.Set(pr.Set)
		if set != nil && set.Kind == catalog.YearSet &&
			(catalog.Fold(sign) == catalog.Fold(year) || isEdition && pr.From == id) {
			return set
		}
	}
	if !isEdition || len(yearPrintings(cat, c)) > 0 {
		return nil
	}
	for _, in := range c.Sets {
		if set := cat.Set(in.Set); set != nil && set.Kind == catalog.YearSet {
			return set
		}
	}
	return nil
}

// cardName returns the card's name in the list's language if that can be parsed back to the card, and otherwise its id.
func (p *parser) cardName(c *catalog.Card) string {
	title := oneLine(c.Title(p.lang))
	r, _ := utf8.DecodeRuneInString(title)
	if p.cat.FindCard(title) == c && unicode.IsLetter(r) && !strings.ContainsAny(title, "#:@()[]") &&
		!endsInCount(title) {
		return title
	}
	return c.ID
}

func endsInCount(s string) bool {
	_, _, ok := cutCountBehind(s)
	return ok
}

// bullet cuts a list marker off the beginning of the line.
func (p *parser) bullet(s span) span {
	r, size := utf8.DecodeRuneInString(p.str(s))
	if !strings.ContainsRune("-*•·–—+", r) {
		return s
	}
	rest := p.trim(span{s.from + size, s.to})
	if rest.from == s.from+size && rest.from < rest.to {
		return s // no space follows: it is part of the name
	}
	return rest
}

// countBefore cuts `3`, `3x` or `3 x` off the beginning. Without one the count is 1.
func (p *parser) countBefore(s span) (count int, rest span, found bool) {
	text := p.str(s)
	digits := len(text) - len(strings.TrimLeft(text, "0123456789"))
	if digits == 0 {
		return 1, s, false
	}
	after := text[digits:]
	if times, ok := cutTimes(after); ok {
		after = times
	}
	if after != "" && len(after) == len(text)-digits && !startsWithSpace(after) {
		return 1, s, false // `3Spion` is an unknown name, not a count
	}
	return number(text[:digits]), p.trim(span{s.to - len(after), s.to}), true
}

// cutTimes cuts `x` or `×`, with spaces around it, off the beginning. An x must stand alone.
func cutTimes(s string) (rest string, ok bool) {
	s = strings.TrimLeftFunc(s, unicode.IsSpace)
	if rest, ok = strings.CutPrefix(s, "×"); ok {
		return rest, true
	}
	if s == "" || s[0] != 'x' && s[0] != 'X' {
		return s, false
	}
	return s[1:], s[1:] == "" || startsWithSpace(s[1:])
}

func startsWithSpace(s string) bool {
	r, _ := utf8.DecodeRuneInString(s)
	return unicode.IsSpace(r)
}

// countBehind cuts a count such as `x3` off the end. Without one the count is 1.
func (p *parser) countBehind(s span) (count int, rest span, found bool) {
	name, digits, ok := cutCountBehind(p.str(s))
	if !ok {
		return 1, s, false
	}
	return number(digits), p.trim(span{s.from, s.from + len(name)}), true
}

// cutCountBehind cuts `Spion x3`, `Spion (3)` and, as spreadsheets give it, `Spion<TAB>3` into name and digits.
func cutCountBehind(s string) (name, digits string, ok bool) {
	if inner, closed := strings.CutSuffix(s, ")"); closed {
		before, n, found := cutLast(inner, "(")
		if n = strings.TrimSpace(n); found && n != "" && len(n) <= 2 && strings.Trim(n, "0123456789") == "" {
			return strings.TrimRightFunc(before, unicode.IsSpace), n, true
		}
	}
	name = strings.TrimRight(s, "0123456789")
	digits = s[len(name):]
	if digits != "" && strings.HasSuffix(name, "\t") {
		return strings.TrimRightFunc(name, unicode.IsSpace), digits, true
	}
	name = strings.TrimRightFunc(name, unicode.IsSpace)
	for _, times := range []string{"x", "X", "×"} {
		if before, found := strings.CutSuffix(name, times); found && digits != "" {
			trimmed := strings.TrimRightFunc(before, unicode.IsSpace)
			return trimmed, digits, len(trimmed) < len(before) || times == "×"
		}
	}
	return s, "", false
}

// cutLast cuts s around the last sep.
func cutLast(s, sep string) (before, after string, found bool) {
	if i := strings.LastIndex(s, sep); i >= 0 {
		return s[:i], s[i+len(sep):], true
	}
	return s, "", false
}

// number parses digits. It reads only the first five, which exceed every allowed count.
func number(digits string) int {
	n := 0
	for _, d := range digits[:min(len(digits), 5)] {
		n = n*10 + int(d-'0')
	}
	return n
}

// brackets cuts a sign in brackets such as `(K&W)` off the end.
func (p *parser) brackets(s span) (sign, rest span, found bool) {
	text := p.str(s)
	open := strings.LastIndexByte(text, '(')
	if open < 0 || !strings.HasSuffix(text, ")") {
		return span{}, s, false
	}
	return p.trim(span{s.from + open + 1, s.to - 1}), p.trim(span{s.from, s.from + open}), true
}
