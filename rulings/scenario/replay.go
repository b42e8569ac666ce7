package scenario

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/rulings/engine"
)

// Books are the compiled catalogues by edition, shared by all replays.
type Books map[catalog.EditionID]*engine.Book

// CompileBooks compiles the catalogue for every edition. The problems are mistakes in the cards' `play:`.
func CompileBooks(cat *catalog.Catalog) (Books, catalog.Problems) {
	books := Books{}
	var all catalog.Problems
	for _, e := range catalog.EditionIDs() {
		b, ps := engine.Compile(cat, e)
		books[e] = b
		for _, p := range ps {
			if !slices.Contains(all, p) {
				all = append(all, p)
			}
		}
	}
	return books, all
}

// Status is how a scenario came out.
type Status string

// The ways a scenario comes out.
const (
	Holds      Status = "holds"
	Fails      Status = "fails"
	Undecided  Status = "undecided"
	Unreadable Status = "unreadable"
)

// Result is a scenario played. OK, Steps and Expectations are the contract's JSON.
type Result struct {
	Scenario     string        `json:"scenario"`
	OK           bool          `json:"ok"`
	Status       Status        `json:"status"`
	Title        catalog.Text  `json:"title"`
	Edition      string        `json:"edition"`
	Game         string        `json:"game"`
	Assumed      []string      `json:"assumed,omitempty"`
	Steps        []StepResult  `json:"steps"`
	Expectations []Expectation `json:"expectations"`
	Unknown      string        `json:"unknown,omitempty"` // the fact on which an undecided scenario hangs
	Trouble      *Error        `json:"-"`                 // what went wrong first
	Message      catalog.Text  `json:"message,omitzero"`  // the same for readers
	Line         int           `json:"line,omitempty"`    // of the trouble
	Start        *engine.State `json:"-"`
	Table        *engine.Table `json:"-"`
}

// StepResult is one move of the play and what came of it.
type StepResult struct {
	N      int           `json:"n"`
	Line   int           `json:"line"`
	Actor  string        `json:"actor"`
	Action string        `json:"action"` // the line as written
	Events []EventResult `json:"events"`
	Hash   string        `json:"state_hash"`
	State  *engine.State `json:"-"`
}

// EventResult is an event as the outside sees it.
type EventResult struct {
	Type  string       `json:"type"`
	Who   string       `json:"who"`
	Card  string       `json:"card,omitempty"`
	On    string       `json:"on,omitempty"`
	N     int          `json:"n,omitempty"`
	Get   string       `json:"resources,omitempty"`
	From  string       `json:"from,omitempty"`
	To    string       `json:"to,omitempty"`
	Cites []string     `json:"cites"`
	Text  catalog.Text `json:"text"`
}

// Expectation is an `expect` line and what was found.
type Expectation struct {
	Text string `json:"text"`
	OK   bool   `json:"ok"`
	Got  string `json:"got"`
	Line int    `json:"line"`
	Step int    `json:"step"` // the number of moves made before it
}

// Options of a replay.
type Options struct {
	Off []string // articles switched off, to see whether a proof notices
}

// Check reads a scenario's names against the catalogue and builds its start position. It plays nothing.
func Check(f *File, books Books) (*engine.Table, *engine.State, Errors) {
	return prepare(f, books, Options{})
}

func prepare(f *File, books Books, o Options) (*engine.Table, *engine.State, Errors) {
	book := books[f.Edition]
	if book == nil {
		return nil, nil, Errors{{File: f.Path, Pos: Pos{1, 1}, Msg: text("Unbekannte Ausgabe %q.", "Unknown edition %q.", f.Edition)}}
	}
	opts := engine.Options{Game: f.Game, Goal: f.Goal, Readings: f.Reads, Off: o.Off}
	var errs Errors
	for _, a := range f.Assume {
		r := &reader{end: a.Card.Pos}
		card := book.Catalog.FindCard(a.Card.Text)
		if card == nil {
			findDef(r, engine.NewTable(book, opts), book.Catalog, a.Card)
			r.err.File = f.Path
			errs = append(errs, r.err)
			continue
		}
		opts.Assume = append(opts.Assume, engine.Assumption{Card: card.ID, Cost: a.Cost, Points: a.Kind, N: a.N})
	}
	for id, answer := range f.Reads {
		rd := book.Catalog.Reading(id)
		if rd == nil || !slices.ContainsFunc(rd.Answers, func(a catalog.Answer) bool { return a.ID == answer }) {
			errs = append(errs, &Error{File: f.Path, Pos: Pos{1, 1}, Msg: text("Eine Lesart %q mit der Antwort %q gibt es nicht.", "There is no reading %q with the answer %q.", id, answer)})
		}
	}
	t := engine.NewTable(book, opts)
	u := &setup{file: f, table: t, cat: book.Catalog}
	u.build()
	errs = append(errs, u.errs...)
	if len(errs) > 0 {
		return t, u.s, errs
	}
	s, err := engine.Settle(t, u.s)
	if err != nil {
		errs = append(errs, &Error{File: f.Path, Pos: Pos{1, 1}, Msg: messageOf(err)})
	}
	return t, s, errs
}

// Replay plays a scenario. It always returns a result; mistakes of the author make it unreadable. ctx bounds
// the work.
func Replay(ctx context.Context, f *File, books Books, o Options) *Result {
	res := &Result{Scenario: f.ID, Title: f.Title, Edition: string(f.Edition), Game: string(f.Game), Steps: []StepResult{}, Expectations: []Expectation{}}
	for _, a := range f.Assume {
		res.Assumed = append(res.Assumed, a.Text)
	}
	t, s, errs := prepare(f, books, o)
	res.Table = t
	if len(errs) > 0 {
		return res.trouble(Unreadable, errs[0])
	}
	res.Start = s
	p := &player{file: f, table: t, s: s, res: res}
	for _, step := range f.Steps {
		if ctx.Err() != nil {
			return res.trouble(Unreadable, &Error{File: f.Path, Pos: step.Pos, Msg: text("Abgebrochen.", "Cut off.")})
		}
		if err, status := p.step(step); err != nil {
			err.File = f.Path
			return res.trouble(status, err)
		}
	}
	res.OK, res.Status = true, Holds
	return res
}

func (r *Result) trouble(s Status, err *Error) *Result {
	r.OK, r.Status, r.Trouble, r.Message, r.Line = false, s, err, err.Msg, err.Pos.Line
	return r
}

// player walks through the steps.
type player struct {
	file  *File
	table *engine.Table
	s     *engine.State
	res   *Result
	last  []engine.Event
}

func (p *player) step(step Step) (*Error, Status) {
	if step.Expect {
		return p.expect(step)
	}
	state := p.s.Clone()
	v := &mover{table: p.table, cat: p.table.Book.Catalog, s: state, r: step.reader()}
	m, perr := v.move()
	if perr != nil {
		return perr, Unreadable
	}
	next, events, err := engine.Apply(p.table, state, m)
	sr := StepResult{N: len(p.res.Steps) + 1, Line: step.Pos.Line, Actor: m.Who.String(), Action: step.Text, Events: []EventResult{}}
	var refusal *engine.Refusal
	var unknown *engine.Undecided
	switch {
	case errors.As(err, &unknown):
		p.res.Unknown = unknown.Fact
		return &Error{Pos: step.Pos, Msg: unknown.State}, Undecided
	case err == nil && step.Must:
		return &Error{Pos: step.Pos, Msg: text("Der Zug ging durch, erwartet war eine Ablehnung nach %s.", "The move went through; a refusal by %s was expected.", strings.Join(step.Refused, ", "))}, Fails
	case errors.As(err, &refusal) && step.Must:
		for _, id := range step.Refused {
			if !slices.Contains(refusal.Cites, id) {
				return &Error{Pos: step.Pos, Msg: catalog.Text{
					DE: fmt.Sprintf("Abgelehnt nach %s, nicht nach %s: %s", strings.Join(refusal.Cites, ", "), id, refusal.Why.DE),
					EN: fmt.Sprintf("Refused by %s, not by %s: %s", strings.Join(refusal.Cites, ", "), id, refusal.Why.EN)}}, Fails
			}
		}
		sr.Events = []EventResult{{Type: "refused", Who: m.Who.String(), Cites: refusal.Cites, Text: refusal.Why}}
	case err != nil:
		return &Error{Pos: step.Pos, Msg: messageOf(err)}, Fails
	default:
		p.s, p.last = next, events
		for _, e := range events {
			sr.Events = append(sr.Events, p.tell(e))
		}
	}
	sr.Hash = engine.Hash(p.table, p.s)
	sr.State = p.s
	p.res.Steps = append(p.res.Steps, sr)
	return nil, Holds
}

// messageOf is what the engine says about a move that did not go through.
func messageOf(err error) catalog.Text {
	var refusal *engine.Refusal
	var unknown *engine.Undecided
	var bad *engine.Wrong
	switch {
	case errors.As(err, &refusal):
		cites := " [" + strings.Join(refusal.Cites, ", ") + "]"
		return catalog.Text{DE: "Abgelehnt: " + refusal.Why.DE + cites, EN: "Refused: " + refusal.Why.EN + cites}
	case errors.As(err, &unknown):
		return unknown.State
	case errors.As(err, &bad):
		return bad.Why
	}
	return catalog.Text{DE: err.Error(), EN: err.Error()}
}
