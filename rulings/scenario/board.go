package scenario

import (
	"context"
	"errors"
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/rulings/script"
	"catanica/rulings/verdict"
)

// preparedBoard is a scenario of a board game that is ready to play.
type preparedBoard struct {
	file    *File
	cat     *catalog.Catalog
	start   script.Position // nil if it cannot be drawn; nothing is played from it while there are mistakes
	errs    Errors
	answers map[string]string // to open questions, other than those that Catanica follows
}

// line returns the tokens of a line as the games see them.
func (l Line) line() script.Line { return boardLine(l.tokens, l.reader(nil).end) }

// boardLine returns tokens up to end as the games see them.
func boardLine(toks []token, end Pos) script.Line {
	out := script.Line{End: script.Pos(end)}
	for _, t := range toks {
		out.Tokens = append(out.Tokens, script.Token{Text: t.text, Pos: script.Pos(t.pos)})
	}
	return out
}

// prepareBoard sets up the position of a board game and reads the lines of the play without playing them.
func prepareBoard(f *File, books Books, o Options) *preparedBoard {
	cat := books[catalog.DefaultEdition].Catalog
	b := &preparedBoard{file: f, cat: cat, answers: f.answers(o.Readings)}
	h := script.Header{Goal: f.Goal, Readings: b.answers, Off: o.Off, Keys: f.boardKeys,
		Costs: map[string]catalog.Cost{}}
	b.errs = f.checkReadings(cat)
	for _, a := range f.Assume {
		if a.Kind != "cost" {
			b.errs = append(b.errs, &Error{Pos: a.Card.Pos, Msg: text("Hier kann nur ein Preis angenommen werden: "+
				"`assume: cost road = …`.", "Only a price can be assumed here: `assume: cost road = …`.")})
		}
		h.Costs[a.Card.Text] = a.Cost
	}
	lines := make([]script.Line, len(f.Start))
	for i, l := range f.Start {
		lines[i] = l.line()
	}
	start, wrong := f.board.Begin(cat, h, lines)
	for _, m := range wrong {
		b.note(&m)
	}
	for _, s := range f.allSteps() {
		switch {
		case start == nil:
		case s.Odds:
			b.dryOdds(start, s)
		case s.Expect:
			b.note(script.CheckExpectation(start, s.line()))
		default:
			b.note(start.Check(s.line()))
		}
	}
	for _, e := range b.errs {
		e.File = f.Path
	}
	b.errs.sort()
	b.start = start
	return b
}

// note records a mistake that the game has found; nil is none.
func (b *preparedBoard) note(m *script.Mistake) {
	if m != nil {
		b.errs = append(b.errs, &Error{Pos: Pos(m.Pos), Msg: m.Msg, Place: m.Place})
	}
}

func (b *preparedBoard) mistake(at Pos, msg catalog.Text) {
	b.errs = append(b.errs, &Error{Pos: at, Msg: msg})
}

// play plays the scenario: its main line, then its branches.
func (b *preparedBoard) play(ctx context.Context) *Result {
	f := b.file
	res := &Result{Scenario: f.ID, Title: f.Title, Game: f.board.ID(), Steps: []StepResult{},
		Expectations: []Expectation{}}
	for _, a := range f.Assume {
		res.Assumed = append(res.Assumed, a.Text)
	}
	if errs := slices.Concat(f.mistakes, b.errs); len(errs) > 0 {
		errs.sort()
		res.Mistakes = errs
		return res.trouble(Unreadable, errs[0])
	}
	res.BoardStart = b.start
	main := []Moment{{Board: b.start}}
	p := b.player(main[0], res)
	if p.all(ctx, f.Steps, func(m Moment) { main = append(main, m) }) == nil {
		res.OK, res.Status = true, Holds
	}
	f.playBranches(res, main, func(at Moment, played int, steps []Step, made func(Moment)) (*Result, *Error) {
		p := b.player(at, &Result{Steps: make([]StepResult, played, played+len(steps))})
		trouble := p.all(ctx, steps, made)
		return p.res, trouble
	})
	return res
}

// player returns a player who goes on from a moment.
func (b *preparedBoard) player(at Moment, res *Result) *boardPlayer {
	return &boardPlayer{b: b, at: at.Board, last: at.told, res: res}
}

// boardPlayer plays the steps of a scenario of a board game.
type boardPlayer struct {
	b    *preparedBoard
	res  *Result
	at   script.Position
	last []script.Event
}

// readings returns the results of the open questions on which a move depends.
func (p *boardPlayer) readings(ids []string) []ReadingResult {
	return p.b.file.readingResults(p.b.cat, ids, func(id string) string {
		if is, ok := p.b.answers[id]; ok {
			return is
		}
		return p.b.cat.Reading(id).In("", catalog.DefaultEdition)
	})
}

// all plays lines one after the other and calls made after each move. It returns what stopped it, or nil.
func (p *boardPlayer) all(ctx context.Context, steps []Step, made func(Moment)) *Error {
	for _, step := range steps {
		if ctx.Err() != nil {
			p.res.trouble(Unreadable, &Error{File: p.b.file.Path, Pos: step.Pos,
				Msg: text("Abgebrochen: Die Zeit ist um.", "Stopped: time is up.")})
			return p.res.Trouble
		}
		if wrong, status := p.step(step); wrong != nil {
			wrong.File = p.b.file.Path
			p.res.trouble(status, wrong)
			return wrong
		}
		if step.IsMove() {
			made(Moment{Board: p.at, told: p.last})
		}
	}
	return nil
}

func (p *boardPlayer) step(step Step) (*Error, Status) {
	switch {
	case step.Odds:
		return p.odds(step)
	case step.Expect:
		return p.expect(step)
	}
	return p.move(step)
}

// move plays a move, or tries one that is to be refused or undecided.
func (p *boardPlayer) move(step Step) (*Error, Status) {
	played, mistake, err := p.at.Play(step.line())
	if mistake != nil {
		return &Error{Pos: Pos(mistake.Pos), Msg: mistake.Msg}, Mistaken
	}
	sr := StepResult{N: len(p.res.Steps) + 1, Line: step.Pos.Line, Actor: played.Who, Action: step.Text,
		Events: []EventResult{}, said: played.Said}
	var refusal *verdict.Refusal
	var unknown *verdict.Undecided
	switch {
	case errors.As(err, &unknown) && step.Unsure:
		if wrong := step.otherBoardFact(unknown.Fact); wrong != nil {
			return wrong, Fails
		}
		sr.Events = []EventResult{{Type: "undecided", Who: played.Who, Cites: []string{}, Text: unknown.State}}
	case errors.As(err, &unknown):
		p.res.Unknown = unknown.Fact
		return &Error{Pos: step.Pos, Msg: unknown.State}, Undecided
	case err == nil && (step.Unsure || step.Must):
		return step.allowed(), Fails
	case errors.As(err, &refusal) && step.Must:
		if wrong := citesAll(step, refusal); wrong != nil {
			return wrong, Fails
		}
		sr.Events = refused(sr.Actor, refusal, p.readings(refusal.Reads))
	case errors.As(err, &refusal):
		return &Error{Pos: step.Pos, Msg: messageOf(err)}, Fails
	case err != nil:
		return &Error{Pos: step.Pos, Msg: messageOf(err)}, Mistaken
	default:
		p.at, p.last = played.Next, played.Events
		for _, e := range played.Events {
			sr.Events = append(sr.Events, EventResult{Type: e.Type, Who: e.Who, N: e.N, Get: e.Get, From: e.From, To: e.To,
				Cites: e.Cites, Text: e.Text, Readings: p.readings(e.Reads)})
		}
	}
	sr.Hash, sr.Board = p.at.Hash(), p.at
	p.res.Steps = append(p.res.Steps, sr)
	return nil, Holds
}

// otherBoardFact returns an error if fact is not the one that the line names, or nil. The line may name any of its
// words.
func (s Step) otherBoardFact(fact string) *Error {
	have := strings.Fields(lower(fact))
	for _, t := range s.Fact {
		if !slices.Contains(have, lower(t.text)) && !slices.Contains(have, t.word()) {
			return &Error{Pos: t.pos, Msg: text("Ungeklärt ist „%s“, nicht %s.", "Undecided is `%s`, not %s.", fact,
				quoted(t.text))}
		}
	}
	return nil
}

// expect evaluates an `expect` line and records what was found.
func (p *boardPlayer) expect(step Step) (*Error, Status) {
	ok, found, mistake, err := p.at.Expect(step.line(), p.last)
	if mistake != nil {
		return &Error{Pos: Pos(mistake.Pos), Msg: mistake.Msg}, Unreadable
	}
	var unknown *verdict.Undecided
	open := errors.As(err, &unknown)
	what := strings.TrimSpace(strings.TrimPrefix(step.Text, strings.Fields(step.Text)[0]))
	held := open && step.Unsure || ok && !open && !step.Unsure
	p.res.Expectations = append(p.res.Expectations, Expectation{Text: what, OK: held,
		Got: found.EN, Found: found, Line: step.Pos.Line, Step: len(p.res.Steps)})
	switch {
	case step.Unsure && !open:
		return &Error{Pos: step.Pos, Msg: text("Das steht fest (%s); erwartet war, dass es ungeklärt bleibt.",
			"This is known (%s); it was expected to be undecided.", found)}, Fails
	case open && !step.Unsure:
		p.res.Unknown = unknown.Fact
		return &Error{Pos: step.Pos, Msg: unknown.State}, Undecided
	case !open && !ok:
		return &Error{Pos: step.Pos, Msg: text("Erwartet war „%[1]s“, gefunden: %[2]s.",
			"Expected `%[1]s`, found: %[2]s.", what, found)}, Fails
	}
	return nil, Holds
}

// explainBoard does for a board game what Explain does.
func (r *Result) explainBoard() {
	before := r.BoardStart
	if before == nil {
		return
	}
	for i := range r.Steps {
		r.Steps[i].Asked = askedOnBoard(before)
		before = r.Steps[i].Board
	}
	if r.Trouble != nil {
		r.Asked = askedOnBoard(before)
	}
}

func askedOnBoard(p script.Position) *Asked {
	a := &Asked{}
	if a.Who, a.Text, a.May, a.More = p.Asked(mostAnswers); len(a.May) == 0 {
		return nil
	}
	return a
}
