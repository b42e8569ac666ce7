package scenario

import (
	"context"
	"errors"
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/rulings/engine"
)

// Books maps editions to compiled catalogues, which all replays share.
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

// Options of a replay.
type Options struct {
	Off []string // articles switched off for a mutation
	// Readings override the scenario's answers to open questions.
	Readings map[string]string
}

// Replay prepares a scenario and plays it in each of its editions.
func Replay(ctx context.Context, f *File, books Books, o Options) *Result {
	return Prepare(f, books, o).Play(ctx)
}

// Play plays the scenario in each of its editions. It always returns a result, with status unreadable if the author
// made mistakes. ctx bounds the work.
func (p *Prepared) Play(ctx context.Context) *Result {
	if p.board != nil {
		return p.board.play(ctx)
	}
	res := p.editions[0].play(ctx)
	for _, e := range p.editions[1:] {
		res.add(e.play(ctx))
	}
	for _, g := range p.games {
		res.addGame(g.play(ctx))
	}
	return res
}

// play plays a scenario of one edition.
func (p prepared) play(ctx context.Context) *Result {
	f, t, s := p.file, p.table, p.start
	res := &Result{
		Scenario: f.ID, Title: f.Title, Edition: string(f.Edition), Game: string(f.Game),
		Steps: []StepResult{}, Expectations: []Expectation{},
	}
	for _, a := range f.Assume {
		res.Assumed = append(res.Assumed, a.Text)
	}
	errs := slices.Clone(p.errs)
	if t != nil {
		errs = slices.Concat(f.mistakes, p.errs)
	}
	res.Table = t
	if len(errs) > 0 {
		errs.sort()
		res.Mistakes = errs
		return res.trouble(Unreadable, errs[0])
	}
	res.Start = s
	game := &player{file: f, table: t, s: s, res: res, strict: p.strict}
	main := []Moment{{State: s}}
	if game.all(ctx, f.Steps, func(m Moment) { main = append(main, m) }) == nil {
		res.Returns = returns(t, game.s)
	}
	game.branches(ctx, main)
	return res
}

// all plays lines one after the other and calls made after each move. It returns what stopped it, or nil.
func (p *player) all(ctx context.Context, steps []Step, made func(Moment)) *Error {
	for _, step := range steps {
		if ctx.Err() != nil {
			p.res.trouble(Unreadable, &Error{File: p.file.Path, Pos: step.Pos,
				Msg: text("Abgebrochen: Die Zeit ist um.", "Stopped: time is up.")})
			return p.res.Trouble
		}
		if err, status := p.step(ctx, step); err != nil {
			err.File = p.file.Path
			p.res.trouble(status, err)
			return err
		}
		if step.IsMove() {
			made(Moment{State: p.s, last: p.last})
		}
	}
	p.res.OK, p.res.Status = true, Holds
	return nil
}

// player replays a scenario's steps on a position and collects the result.
type player struct {
	file  *File
	table *engine.Table
	s     *engine.State
	res   *Result
	last  []engine.Event // of the last successful move
	// strict reports details on which a move does not depend. The rules and readings are then those for which the
	// scenario was written.
	strict bool
}

func (p *player) step(ctx context.Context, step Step) (*Error, Status) {
	if step.Odds {
		return p.odds(ctx, step)
	}
	if step.Expect {
		return p.expect(step)
	}
	v := &mover{table: p.table, s: p.s.Clone(), r: step.reader(p.table.Book.Catalog)}
	m, mistake := v.move()
	if mistake != nil {
		return mistake, Mistaken
	}
	if m, mistake = v.settle(m); mistake != nil && p.strict {
		return mistake, Mistaken
	}
	next, events, err := engine.Apply(p.table, v.s, m)
	sr := StepResult{N: len(p.res.Steps) + 1, Line: step.Pos.Line, Actor: m.Who.String(), Action: step.Text,
		Events: []EventResult{}, Move: m, tried: v.s}
	var refusal *engine.Refusal
	var unknown *engine.Undecided
	switch {
	case errors.As(err, &unknown) && step.Unsure:
		if wrong := step.otherFact(p.table.Book.Catalog, unknown.Fact); wrong != nil {
			return wrong, Fails
		}
		sr.Events = []EventResult{{Type: "undecided", Who: m.Who.String(), Cites: []string{},
			Text: unknown.State, fact: unknown.Fact}}
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
		return &Error{Pos: v.culprit(m, step.Pos), Msg: messageOf(err)}, Fails
	case err != nil:
		hint := p.fitting(strings.TrimSpace(step.Text))
		return &Error{Pos: v.culprit(m, step.Pos), Msg: text("%s%s", "%s%s", messageOf(err), hint)}, Mistaken
	default:
		if p.strict {
			if idle := v.idle(m); idle != nil {
				return idle, Unreadable
			}
		}
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

// allowed returns the mistake of a line whose move was to be undecided or refused, but was possible.
func (s Step) allowed() *Error {
	if s.Unsure {
		return &Error{Pos: s.Pos, Msg: text("Der Zug war möglich; erwartet war, dass er ungeklärt bleibt.",
			"The move was made; it was expected to be undecided.")}
	}
	return &Error{Pos: s.Pos, Msg: text("Der Zug war erlaubt; erwartet war eine Ablehnung nach %s.",
		"The move was allowed; a refusal under %s was expected.", listed(s.Refused))}
}

// refused returns what a refused move did: one event that says why it was refused.
func refused(who string, why *engine.Refusal, readings []ReadingResult) []EventResult {
	return []EventResult{{Type: "refused", Who: who, Cites: why.Cites, Text: why.Why, Readings: readings}}
}

// citesAll returns an error for the first article of a `refused` line that the refusal does not cite, or nil.
func citesAll(step Step, refusal *engine.Refusal) *Error {
	for _, ref := range step.Refs {
		if !slices.Contains(refusal.Cites, ref.ID) {
			return &Error{Pos: ref.Pos, Msg: text("Abgelehnt nach %s, nicht nach %s: %s",
				"Refused under %s, not under %s: %s", listed(refusal.Cites), ref.ID, refusal.Why)}
		}
	}
	return nil
}

// expect evaluates an `expect` line and records what was found.
func (p *player) expect(step Step) (*Error, Status) {
	v := &mover{table: p.table, s: p.s.Clone(), r: step.reader(p.table.Book.Catalog)}
	q := newQuestion(v, p.last)
	a := q.ask()
	if err := q.r.done(); err != nil {
		return err, Unreadable
	}
	what := strings.TrimSpace(strings.TrimPrefix(step.Text, strings.Fields(step.Text)[0]))
	ok := a.ok && q.open == ""
	if step.Unsure {
		ok = q.open != "" && step.otherFact(p.table.Book.Catalog, q.open) == nil
	}
	p.res.Expectations = append(p.res.Expectations,
		Expectation{Text: what, OK: ok, Got: a.got.EN, Found: a.got, Line: step.Pos.Line,
			Step: len(p.res.Steps)})
	switch {
	case step.Unsure && q.open != "":
		if wrong := step.otherFact(p.table.Book.Catalog, q.open); wrong != nil {
			return wrong, Fails
		}
	case step.Unsure:
		return &Error{Pos: step.Pos, Msg: text("Das steht fest (%s); erwartet war, dass es ungeklärt bleibt.",
			"This is known (%s); it was expected to be undecided.", a.got)}, Fails
	case q.open != "":
		p.res.Unknown = q.open
		return &Error{Pos: step.Pos,
			Msg: text("Das hängt von etwas ab, was weder eine Quelle noch eine Zeile nennt: %s. Nimm es an oder "+
				"nenne es.", "This depends on something that no source or line states: %s. Assume it or state it.",
				q.open)}, Undecided
	case !a.ok:
		return &Error{Pos: step.Pos, Msg: text("Erwartet war „%[1]s“, gefunden: %[2]s.",
			"Expected `%[1]s`, found: %[2]s.", what, a.got)}, Fails
	}
	return nil, Holds
}

// citesOf returns the articles behind the engine's error, if it names any.
func citesOf(err error) []string {
	var refusal *engine.Refusal
	var bad *engine.Wrong
	switch {
	case errors.As(err, &refusal):
		return refusal.Cites
	case errors.As(err, &bad):
		return bad.Cites
	}
	return nil
}

// messageOf returns the engine's message about a move that it did not accept.
func messageOf(err error) catalog.Text {
	var refusal *engine.Refusal
	var unknown *engine.Undecided
	var bad *engine.Wrong
	switch {
	case errors.As(err, &refusal):
		return text("Abgelehnt: %s [%s]", "Refused: %s [%s]", refusal.Why, strings.Join(refusal.Cites, ", "))
	case errors.As(err, &unknown):
		return unknown.State
	case errors.As(err, &bad):
		return bad.Why
	}
	return catalog.Text{DE: err.Error(), EN: err.Error()}
}
