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

// Limits on the size of a list. A deck of 33 cards needs two kilobytes; these limits only reject files that are not
// deck lists.
const (
	MaxBytes = 64 << 10
	MaxLines = 500
	maxCount = 99
	maxName  = 200
	maxItems = 50 // sets or permits on one line

	maxProblems = 200 // further problems are not reported
	maxNear     = 60  // misspelled names that get suggestions; each costs a search through all names
)

// Parse parses a deck list. Even if there are problems, the list contains everything that could be read. It also
// carries the problems, which say in lang what could not be read and where. Parse does not guess: a misspelled name is
// a problem with suggestions, not a card.
//
// The text may also be the URL of a deck or its JSON (see Unwrap). Findings then refer to lines of the list inside, but
// problems are all reported at line 1.
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

// section is a part of a list.
type section int

const (
	noSection section = iota
	inDeck
	inEvents
	inHand
	lost // below an unknown heading: names are still checked
)

// parser parses a list line by line.
type parser struct {
	cat     *catalog.Catalog
	lang    catalog.Lang
	list    *List
	section section
	seen    map[string]int // header key → its line
	keys    map[string]Key
	near    int // number of names for which suggestions were searched
	line    int
	text    string // the current line
}

// span is a range of bytes in the current line.
type span struct{ from, to int }

func (p *parser) str(s span) string { return p.text[s.from:s.to] }

// trim cuts white space off both ends.
func (p *parser) trim(s span) span {
	left := strings.TrimLeftFunc(p.str(s), unicode.IsSpace)
	s.from = s.to - len(left)
	s.to = s.from + len(strings.TrimRightFunc(left, unicode.IsSpace))
	return s
}

func (p *parser) pos(s span) Pos {
	return Pos{Line: p.line, Column: utf8.RuneCountInString(p.text[:s.from]) + 1}
}

// problem reports that s cannot be read. de and en are format strings for the same arguments.
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
		p.problem(span{}, nil, "die Liste hat mehr als %d Bytes: kürze sie",
			"the list has more than %d bytes: shorten it", MaxBytes) // callers need not read all of it
		p.list.unread.sets, p.list.unread.host = true, true
		p.markLost()
		return
	}
	for i, line := range strings.Split(strings.TrimPrefix(text, "\ufeff"), "\n") {
		p.line, p.text = i+1, line
		if len(p.list.Problems) >= maxProblems-1 {
			p.problem(span{}, nil, "mehr als %d Fehler: berichtige erst die genannten",
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
	case p.control(s):
		p.markLost()
	case text[0] == '[':
		p.heading(s)
	case p.header(s):
	case p.section == noSection && p.unheaded(s):
	case p.section == noSection:
		p.problem(s, nil, "%s steht vor dem ersten Abschnitt: schreibe [Deck] darüber, oder einen Schlüssel wie "+
			"`Sets:` davor",
			"%s is before the first section: write [Deck] above it, or a key such as `Sets:` in front of it", p.q(s))
		p.markLost()
	default:
		p.cards(s)
	}
}

// control reports the first control character of a line. Tabs count as spaces. Names are compared without such
// characters, so a line that holds one would be taken for another.
func (p *parser) control(s span) bool {
	for i, r := range p.str(s) {
		if r != '\t' && unicode.IsControl(r) {
			at := span{s.from + i, s.from + i + utf8.RuneLen(r)}
			p.problem(at, nil, "Steuerzeichen %U: lösche es", "control character %U: delete it", r)
			return true
		}
	}
	return false
}

// markLost records that a line of the current section is lost, so that its counts are not taken as complete.
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

// heading parses a line such as `[Deck]`.
func (p *parser) heading(s span) {
	i := strings.IndexByte(p.str(s), ']')
	if i < 0 || i != s.to-s.from-1 {
		p.problem(s, nil, "Überschrift %s: schreibe [Deck], [Ereignisse] oder [Starthand] allein in die Zeile",
			"heading %s: write [Deck], [Events] or [Hand] on a line of its own", p.q(s))
		p.section = lost
		p.markLost()
		return
	}
	name := p.trim(span{s.from + 1, s.to - 1})
	known, ok := sectionNames()[catalog.Fold(p.str(name))]
	if !ok {
		near := nearestOf(p.str(name), []string{"Deck", "Ereignisse", "Events", "Hand", "Starthand"})
		p.problem(name, near, "unbekannter Abschnitt %s: %s", "unknown section %s: %s", p.q(name),
			didYouMean(p.lang, near, catalog.Text{DE: "möglich sind [Deck], [Ereignisse] und [Starthand]",
				EN: "use [Deck], [Events] or [Hand]"}))
		p.section = lost
		p.markLost()
		return
	}
	p.section = known
	if known == inHand {
		p.list.HasHand = true
	}
}

// header parses `Key: value` and reports whether the line is a header. Below a heading only known keys count, because
// card names may contain a colon.
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
			catalog.Text{DE: "möglich sind die Angaben Name, Format, Ausgabe, Gastgeber, Sets, Ansage, Erlaubt, " +
				"Charakter, " +
				"Siegpunkte, Erlaubte Sets und Jahreskarten",
				EN: "use Name, Format, Edition, Host, Sets, Announce, Allow, Character, Victory points, Allowed " +
					"sets or Year cards"}))
}
