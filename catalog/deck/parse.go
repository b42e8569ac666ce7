package deck

import (
	"errors"
	"fmt"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"catanica/catalog"
)

// Bounds on a list. A deck of 33 cards needs two kilobytes; these only keep a stray file out.
const (
	MaxBytes = 64 << 10
	MaxLines = 500
	maxCount = 99
	maxName  = 200
	maxItems = 50 // of one line of sets or permits

	maxProblems = 200 // more are not named
	maxNear     = 60  // misspelt names that get suggestions; each costs a walk through all names
)

// Parse reads a deck list. The list is usable even when there are problems: what could be read is in it, and the
// problems, which it also carries, say in lang where and what the rest is. Nothing is guessed: a misspelt name is a
// problem with suggestions, not a card.
//
// In place of a list the text may be the address of a deck or its JSON (Unwrap). Lines of findings are then those of
// the list inside; what cannot be read in it has no line of its own and stands at the first.
func Parse(text string, cat *catalog.Catalog, lang catalog.Lang) (*List, Problems) {
	p := &parser{cat: cat, lang: lang, list: &List{Lang: lang}, seen: map[string]int{}, keys: keyNames()}
	inner, err := Unwrap(text)
	var wrong wrappedError
	if errors.As(err, &wrong) {
		p.list.Problems = Problems{{Pos: wrong.pos, Message: wrong.message.In(lang)}}
		p.list.unread.sets, p.list.unread.host = true, true
		p.markLost()
		return p.list, p.list.Problems
	}
	p.read(inner)
	if inner != text {
		for i := range p.list.Problems {
			p.list.Problems[i].Pos = Pos{1, 1}
		}
	}
	slices.SortStableFunc(p.list.Problems, func(a, b Problem) int {
		if a.Line != b.Line {
			return a.Line - b.Line
		}
		return a.Column - b.Column
	})
	return p.list, p.list.Problems
}

// section is the part of a list that the parser is in.
type section int

const (
	noSection section = iota
	inDeck
	inEvents
	inHand
	lost // below a heading that nobody knows: names are still checked
)

// parser reads a list line by line.
type parser struct {
	cat     *catalog.Catalog
	lang    catalog.Lang
	list    *List
	section section
	seen    map[string]int // header → its line
	keys    map[string]Key
	near    int // suggestions made
	line    int
	text    string // the line, for columns
}

// span is a part of the current line, by byte offsets.
type span struct{ from, to int }

func (p *parser) str(s span) string { return p.text[s.from:s.to] }

// trim takes white space off both ends.
func (p *parser) trim(s span) span {
	left := strings.TrimLeftFunc(p.str(s), unicode.IsSpace)
	s.from = s.to - len(left)
	s.to = s.from + len(strings.TrimRightFunc(left, unicode.IsSpace))
	return s
}

func (p *parser) pos(s span) Pos {
	return Pos{Line: p.line, Column: utf8.RuneCountInString(p.text[:s.from]) + 1}
}

// problem notes something unreadable at s; de and en are formats for the same arguments.
func (p *parser) problem(s span, near []string, de, en string, args ...any) {
	if len(p.list.Problems) >= maxProblems {
		return
	}
	format := de
	if p.lang == catalog.EN {
		format = en
	}
	p.list.Problems = append(p.list.Problems, Problem{Pos: p.pos(s), Message: fmt.Sprintf(format, args...), Near: near})
}

func (p *parser) q(s span) string { return quote(p.lang, p.str(s)) }

func (p *parser) read(text string) {
	p.line = 1
	if len(text) > MaxBytes {
		p.problem(span{}, nil, "die Liste hat %d Bytes, gelesen werden höchstens %d: kürze sie",
			"the list has %d bytes, at most %d are read: shorten it", len(text), MaxBytes)
		p.list.unread.sets, p.list.unread.host = true, true
		p.markLost()
		return
	}
	for i, line := range strings.Split(strings.TrimPrefix(text, "\ufeff"), "\n") {
		p.line, p.text = i+1, line
		if len(p.list.Problems) >= maxProblems-1 {
			p.problem(span{}, nil, "mehr als %d Fehler: bessere erst die genannten",
				"more than %d mistakes: fix those named first", maxProblems-1)
			p.section = noSection
			p.markLost()
			return
		}
		if p.line > MaxLines {
			p.problem(span{}, nil, "mehr als %d Zeilen: kürze die Liste", "more than %d lines: shorten the list",
				MaxLines)
			p.section = noSection
			p.markLost()
			return
		}
		p.readLine()
	}
}

func (p *parser) readLine() {
	end := len(p.text)
	if i := strings.IndexByte(p.text, '#'); i >= 0 {
		end = i
	}
	s := p.trim(span{0, end})
	switch text := p.str(s); {
	case text == "":
	case !utf8.ValidString(text):
		p.text = strings.ToValidUTF8(p.text, "\ufffd")
		p.problem(span{}, nil, "die Zeile ist kein UTF-8: speichere die Datei als UTF-8",
			"the line is not UTF-8: save the file as UTF-8")
		p.markLost()
	case text[0] == '[':
		p.heading(s)
	case p.header(s):
	case p.section == noSection && p.unheaded(s):
	case p.section == noSection:
		p.problem(s, nil, "%s steht vor dem ersten Abschnitt: schreibe [Deck] darüber, oder einen Schlüssel wie "+
			"`Sets:` davor",
			"%s stands before the first section: write [Deck] above it, or a key such as `Sets:` before it", p.q(s))
		p.markLost()
	default:
		p.cards(s)
	}
}

// lose notes that a line of the current section is lost, so that no count is taken for the whole.
func (p *parser) markLost() {
	u := &p.list.unread
	switch p.section {
	case inDeck:
		u.deck, u.deckSize = true, true
	case inEvents:
		u.events, u.eventsSize = true, true
	case inHand:
		u.hand, u.handSize = true, true
	default:
		u.deck, u.events, u.hand = true, true, true
		u.deckSize, u.eventsSize, u.handSize = true, true, true
	}
}

// heading reads `[Deck]`.
func (p *parser) heading(s span) {
	i := strings.IndexByte(p.str(s), ']')
	if i < 0 || i != s.to-s.from-1 {
		p.problem(s, nil, "Überschrift %s: schreibe [Deck], [Ereignisse] oder [Starthand] allein in die Zeile",
			"heading %s: write [Deck], [Events] or [Hand] alone on the line", p.q(s))
		p.section = lost
		p.markLost()
		return
	}
	name := p.trim(span{s.from + 1, s.to - 1})
	known, ok := sectionNames()[catalog.Fold(p.str(name))]
	if !ok {
		near := nearestOf(p.str(name), []string{"Deck", "Ereignisse", "Events", "Hand", "Starthand"})
		p.problem(name, near, "unbekannter Abschnitt %s: %s", "unknown section %s: %s", p.q(name),
			didYouMean(p.lang, near, catalog.Text{DE: "es gibt [Deck], [Ereignisse] und [Starthand]",
				EN: "there are [Deck], [Events] and [Hand]"}))
		p.section = lost
		p.markLost()
		return
	}
	p.section = known
	if known == inHand {
		p.list.HasHand = true
	}
}

// header reads `Key: value` and reports whether the line is one. Below a heading only known keys count, because
// card names may hold a colon.
func (p *parser) header(s span) bool {
	i := strings.IndexByte(p.str(s), ':')
	if i < 0 {
		return false
	}
	key := p.trim(span{s.from, s.from + i})
	known, ok := p.keys[catalog.Fold(p.str(key))]
	if !ok {
		if p.section == noSection {
			p.unknownKey(key)
			return true
		}
		return false
	}
	known.reader()(p, p.trim(span{s.from + i + 1, s.to}))
	return true
}

func (p *parser) unknownKey(key span) {
	near := nearestOf(p.str(key), []string{"Name", "Format", "Edition", "Ausgabe", "Host", "Gastgeber", "Sets",
		"Announce", "Ansage", "Allow", "Erlaubt",
		"Character", "Charakter", "Victory points", "Siegpunkte", "Allowed sets", "Erlaubte Sets", "Year cards",
		"Jahreskarten"})
	p.problem(key, near, "unbekannter Schlüssel %s: %s", "unknown key %s: %s", p.q(key),
		didYouMean(p.lang, near,
			catalog.Text{DE: "es gibt Name, Format, Ausgabe, Gastgeber, Sets, Ansage, Erlaubt, Charakter, " +
				"Siegpunkte, Erlaubte Sets und Jahreskarten",
				EN: "there are Name, Format, Edition, Host, Sets, Announce, Allow, Character, Victory points, " +
					"Allowed sets and Year cards"}))
}
