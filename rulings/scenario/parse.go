package scenario

import (
	"strings"

	"catanica/catalog"
)

// Limits on input from strangers, far above any real scenario.
const (
	maxBytes = 64 << 10
	maxLines = 1000
)

// Parse reads the form of a scenario: header, start and play, split into words. Errors call it name. Prepare resolves
// the words; Read does both.
func Parse(name, src string) (*File, Errors) {
	f := &File{Path: name, Source: src, Edition: catalog.DefaultEdition,
		Editions: []catalog.EditionID{catalog.DefaultEdition}, Game: catalog.Tournament,
		Reads: map[string]string{}, boardKeys: map[string]string{}}
	p := &parser{file: f, said: map[string]Pos{}}
	lines := strings.Split(strings.TrimSuffix(strings.TrimPrefix(src, "\ufeff"), "\n"), "\n")
	if len(src) > maxBytes || len(lines) > maxLines {
		p.fail(Pos{1, 1}, text("Das Szenario ist zu lang: Erlaubt sind höchstens %d Zeilen und %d Bytes.",
			"The scenario is too long: the limit is %d lines and %d bytes.", maxLines, maxBytes))
		f.mistakes = p.errs
		return f, p.errs
	}
	for i, line := range lines {
		p.line(i+1, strings.TrimRight(line, "\r"))
	}
	switch p.part {
	case inHeader:
		p.fail(Pos{len(lines), 1}, text("Es fehlen die Zeile „start“ vor der Stellung und die Zeile „play“ danach.",
			"The line `start` before the position and the line `play` after it are missing."))
	case inStart:
		p.fail(Pos{len(lines), 1}, text("Nach der Stellung fehlt die Zeile „play“.",
			"The line `play` is missing after the position."))
	}
	if f.ID == "" {
		p.fail(Pos{1, 1}, text("Die Zeile „id:“ fehlt.", "The line `id:` is missing."))
	}
	p.errs.sort()
	f.mistakes = p.errs
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
	said map[string]Pos // header keys
	// inBranch is set once the lines belong to the latest branch.
	inBranch bool
}

func (p *parser) fail(at Pos, msg catalog.Text) {
	p.errs = append(p.errs, &Error{File: p.file.Path, Pos: at, Msg: msg})
}

// note adds the mistake of a line, if it has one.
func (p *parser) note(err *Error) {
	if err != nil {
		p.fail(err.Pos, err.Msg)
	}
}

func (p *parser) line(n int, s string) {
	toks := scan(s, n)
	if len(toks) == 0 {
		return
	}
	if at, r, ok := control(toks); ok {
		p.fail(at, text("Steuerzeichen %U: lösche es.", "Control character %U: delete it.", r))
		return
	}
	if len(toks) == 1 && p.opens(toks[0]) {
		return
	}
	if p.part == inPlay && toks[0].word() == "branch" {
		p.branch(toks)
		return
	}
	written, _, _ := strings.Cut(s, "#")
	line := Line{tokens: toks, Text: strings.TrimSpace(written), Pos: toks[0].pos}
	switch p.part {
	case inHeader:
		p.header(line)
	case inStart:
		if line, ok := p.only(line); ok {
			p.file.Start = append(p.file.Start, line)
		}
	case inPlay:
		if line, ok := p.only(line); ok {
			p.step(line)
		}
	}
}

// opens reports whether the line is the heading of a section.
func (p *parser) opens(t token) bool {
	switch w := t.word(); {
	case w == "start" && p.part == inHeader:
		p.part = inStart
	case w == "play" && p.part == inStart:
		p.part = inPlay
	case w == "start" || w == "play":
		p.fail(t.pos, text("%s steht an der falschen Stelle: Erst kommt der Kopf, dann „start“, dann „play“, jedes "+
			"einmal.", "%s is out of place: the header comes first, then `start`, then `play`, each once.",
			quoted(t.text)))
	default:
		return false
	}
	return true
}

// step classifies a line of the play.
func (p *parser) step(l Line) {
	s := Step{Line: l}
	if l.tokens[0].word() == "undecided" && !p.undecided(&s) {
		return
	}
	if len(s.tokens) == 0 {
		r := l.reader(nil)
		p.fail(r.end, text("Hier fehlt der Zug oder die Erwartung.", "The move or expectation is missing here."))
		return
	}
	switch s.tokens[0].word() {
	case "expect":
		s.Expect = true
		s.tokens = s.tokens[1:]
		s.Odds = len(s.tokens) > 0 && s.tokens[0].word() == "odds"
		p.cited(&s)
	case "odds":
		s.Odds = true
	case "undecided":
		p.fail(s.tokens[0].pos, text("„undecided“ steht nur einmal am Anfang der Zeile.",
			"`undecided` stands only once, at the beginning of the line."))
		return
	case "refused":
		if s.Unsure {
			p.fail(s.tokens[0].pos, text("Ein Zug ist entweder verboten oder ungeklärt, nicht beides.",
				"A move is either refused or undecided, not both."))
			return
		}
		s.Must = true
		if !p.refused(&s) {
			return
		}
	}
	if len(s.tokens) == 0 {
		r := l.reader(nil)
		p.fail(r.end, text("Hier fehlt der Zug oder die Erwartung.", "The move or expectation is missing here."))
		return
	}
	if p.inBranch {
		b := &p.file.Branches[len(p.file.Branches)-1]
		b.Steps = append(b.Steps, s)
		return
	}
	p.file.Steps = append(p.file.Steps, s)
}

// refused reads `refused ARTICLE, ARTICLE:` in front of a move.
func (p *parser) refused(s *Step) bool {
	for i, t := range s.tokens[1:] {
		switch t.text {
		case ":":
			s.tokens = s.tokens[i+2:]
			return true
		case ",":
		default:
			s.Refused = append(s.Refused, t.text)
			s.Refs = append(s.Refs, Ref{t.text, t.pos})
		}
	}
	p.fail(s.Pos, text("Nach „refused“ müssen Artikel, ein Doppelpunkt und der Zug stehen.",
		"`refused` must be followed by articles, a colon and the move."))
	return false
}

// cited notes the article of `expect cited` for the check that it exists.
func (p *parser) cited(s *Step) {
	toks := s.tokens
	if len(toks) > 0 && toks[0].word() == "no" {
		toks = toks[1:]
	}
	if len(toks) == 2 && toks[0].word() == "cited" {
		s.Refs = append(s.Refs, Ref{toks[1].text, toks[1].pos})
	}
}
