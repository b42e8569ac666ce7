package scenario

import (
	"strconv"
	"strings"

	"catanica/catalog"
)

// Bounds on what a stranger can hand in, far above any real scenario.
const (
	maxBytes = 64 << 10
	maxLines = 1000
)

// Parse reads a scenario. name is how errors call it. The errors are all mistakes of form; names of cards
// are looked up later (Check).
func Parse(name, src string) (*File, Errors) {
	f := &File{Path: name, Source: src, Edition: catalog.DefaultEdition, Game: catalog.Tournament, Reads: map[string]string{}}
	p := &parser{file: f}
	lines := strings.Split(src, "\n")
	if len(src) > maxBytes || len(lines) > maxLines {
		p.fail(Pos{1, 1}, text("Das Szenario ist zu lang: höchstens %d Zeilen.", "The scenario is too long: %d lines at the most.", maxLines))
		return f, p.errs
	}
	for i, line := range lines {
		p.line(i+1, strings.TrimRight(line, "\r"))
	}
	if p.part != inPlay {
		p.fail(Pos{len(lines), 1}, text("Die Teile „start“ und „play“ fehlen.", "The parts `start` and `play` are missing."))
	}
	if f.ID == "" {
		p.fail(Pos{1, 1}, text("Die Zeile „id:“ fehlt.", "The line `id:` is missing."))
	}
	return f, p.errs
}

type part int

const (
	inHeader part = iota
	inStart
	inPlay
)

type parser struct {
	file *File
	part part
	errs Errors
}

func (p *parser) fail(at Pos, msg catalog.Text) {
	p.errs = append(p.errs, &Error{File: p.file.Path, Pos: at, Msg: msg})
}

func (p *parser) line(n int, s string) {
	toks := scan(s, n)
	if len(toks) == 0 {
		return
	}
	if len(toks) == 1 {
		switch w := toks[0].word(); {
		case w == "start" && p.part == inHeader:
			p.part = inStart
			return
		case w == "play" && p.part == inStart:
			p.part = inPlay
			return
		}
	}
	line := Line{tokens: toks, Text: strings.TrimSpace(cutComment(s)), Pos: toks[0].pos}
	switch p.part {
	case inHeader:
		p.header(line)
	case inStart:
		p.file.Start = append(p.file.Start, line)
	case inPlay:
		p.step(line)
	}
}

func cutComment(s string) string {
	before, _, _ := strings.Cut(s, "#")
	return before
}

// header reads `key: value`. Values are kept as text; what they mean is checked here.
func (p *parser) header(l Line) {
	key, value, ok := strings.Cut(l.Text, ":")
	if !ok {
		p.fail(l.Pos, text("Vor „start“ stehen nur Zeilen der Form „Schlüssel: Wert“.", "Before `start` there are only lines `key: value`."))
		return
	}
	value = strings.TrimSpace(value)
	words := strings.Fields(key)
	for i, w := range words {
		words[i] = token{text: w}.word()
	}
	f := p.file
	switch strings.Join(words, " ") {
	case "id":
		f.ID = value
	case "title de":
		f.Title.DE = value
	case "title en":
		f.Title.EN = value
	case "note de":
		f.Note.DE = value
	case "note en":
		f.Note.EN = value
	case "pending de", "pending":
		f.Pending.DE = value
		if f.Pending.EN == "" {
			f.Pending.EN = value
		}
	case "pending en":
		f.Pending.EN = value
	case "proves":
		for _, id := range strings.FieldsFunc(value, func(r rune) bool { return r == ',' || r == ' ' }) {
			f.Proves = append(f.Proves, Ref{id, l.Pos})
		}
	case "edition":
		f.Edition = catalog.EditionID(value)
		if !f.Edition.Known() {
			p.fail(l.Pos, text("Unbekannte Ausgabe %q: nimm eine von %v.", "Unknown edition %q: take one of %v.", value, catalog.EditionIDs()))
		}
	case "game":
		f.Game = catalog.Game(token{text: value}.word())
		if f.Game != catalog.Basic && f.Game != catalog.Extended && f.Game != catalog.Tournament {
			p.fail(l.Pos, text("Unbekanntes Spiel %q: nimm basic, extended oder tournament.", "Unknown game %q: take basic, extended or tournament.", value))
		}
	case "goal":
		n, err := strconv.Atoi(value)
		if err != nil || n < 1 || n > 99 {
			p.fail(l.Pos, text("Das Ziel ist eine Zahl von Siegpunkten, nicht %q.", "The goal is a number of victory points, not %q.", value))
		}
		f.Goal = n
	case "assume":
		p.assume(l)
	case "reading":
		id, answer, ok := strings.Cut(value, "=")
		if !ok {
			p.fail(l.Pos, text("Eine Lesart ist „reading: FRAGE = ANTWORT“.", "A reading is `reading: QUESTION = ANSWER`."))
			return
		}
		f.Reads[strings.TrimSpace(id)] = strings.TrimSpace(answer)
	default:
		p.fail(l.Pos, text("Unbekannter Schlüssel %q: siehe docs/scenarios.md.", "Unknown key %q: see docs/scenarios.md.", strings.TrimSpace(key)))
	}
}

// assume reads `assume: cost CARD = amounts` or `assume: victory CARD = N`.
func (p *parser) assume(l Line) {
	r := &reader{toks: l.tokens[2:], end: l.Pos}
	kind := r.next().word()
	name := r.name("=")
	if !r.accept("=") {
		p.fail(l.Pos, text("Eine Annahme ist „assume: cost KARTE = 1 ore“ oder „assume: victory KARTE = 1“.", "An assumption is `assume: cost CARD = 1 ore` or `assume: victory CARD = 1`."))
		return
	}
	a := Assumption{Kind: kind, Card: name, Text: strings.TrimSpace(strings.SplitN(l.Text, ":", 2)[1])}
	switch kind {
	case "cost", "price":
		a.Cost = catalog.Cost{}
		amounts, err := r.amounts(true)
		if err != nil {
			p.errs = append(p.errs, p.at(err))
			return
		}
		for _, x := range amounts {
			a.Cost[catalog.Resource(x.kind)] += x.n
		}
	case "victory", "strength", "tournament", "commerce":
		a.N = r.number()
	default:
		p.fail(l.Pos, text("Annehmen kann man cost, price, victory, strength, tournament und commerce, nicht %q.", "One can assume cost, price, victory, strength, tournament and commerce, not %q.", kind))
	}
	if e := r.done(); e != nil {
		p.errs = append(p.errs, p.at(e))
	}
	p.file.Assume = append(p.file.Assume, a)
}

// at gives an error its file.
func (p *parser) at(e *Error) *Error {
	e.File = p.file.Path
	return e
}

func (p *parser) step(l Line) {
	s := Step{Line: l}
	switch l.tokens[0].word() {
	case "expect":
		s.Expect = true
		s.tokens = l.tokens[1:]
	case "refused":
		i := 1
		for i < len(l.tokens) && l.tokens[i].text != ":" {
			if l.tokens[i].text != "," {
				s.Refused = append(s.Refused, l.tokens[i].text)
			}
			i++
		}
		if i == len(l.tokens) {
			p.fail(l.Pos, text("Nach „refused“ stehen Artikel, ein Doppelpunkt und der Zug.", "After `refused` come articles, a colon and the move."))
			return
		}
		s.Must = true
		s.tokens = l.tokens[i+1:]
	}
	if len(s.tokens) == 0 {
		p.fail(l.Pos, text("Hier fehlt der Zug oder die Erwartung.", "The move or expectation is missing here."))
		return
	}
	p.file.Steps = append(p.file.Steps, s)
}
