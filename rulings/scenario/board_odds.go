package scenario

import (
	"errors"
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/rulings/script"
	"catanica/rulings/verdict"
)

// `odds of EXPECTATION if MOVE; MOVE` in a board game: a move that leaves something to chance, such as `red rolls`, is
// written without it. The tree of chance is walked to its end; `happened` covers all events since the start of the
// walk.

// boardWalk explores the branches of chance from a position of a board game.
type boardWalk struct {
	line   oddsLine
	game   script.Game
	made   []bool // the moves that have been made in any game
	budget int    // moves that may still be tried
	err    error  // of the expectation
	wrong  *script.Mistake
}

// boardLine returns tokens of the line as the games see them.
func (l oddsLine) boardLine(toks []token) script.Line {
	return boardLine(toks, l.reader(toks, nil).end)
}

// dryOdds checks an `odds` line without walking the tree. Moves that leave something to chance are read when they are
// made.
func (b *preparedBoard) dryOdds(start script.Position, s Step) {
	l, wrong := s.odds()
	if wrong != nil {
		b.mistake(wrong.Pos, wrong.Msg)
		return
	}
	b.note(script.CheckExpectation(start, l.boardLine(l.asks)))
}

// odds answers an `odds` line and compares the answer with what the line expects.
func (p *boardPlayer) odds(step Step) (*Error, Status) {
	l, mistake := step.odds()
	if mistake != nil {
		return mistake, Unreadable
	}
	w := &boardWalk{line: l, game: p.b.file.board, made: make([]bool, len(l.moves)), budget: maxExactMoves}
	exact := w.all(p.at, nil, make([]bool, len(l.moves)))
	var unknown *verdict.Undecided
	switch {
	case w.wrong != nil:
		return &Error{Pos: Pos(w.wrong.Pos), Msg: w.wrong.Msg}, Unreadable
	case errors.As(w.err, &unknown):
		p.res.Unknown = unknown.Fact
		return &Error{Pos: step.Pos, Msg: unknown.State}, Undecided
	case w.budget < 0 || exact.bad:
		return &Error{Pos: step.Pos, Msg: text("Das sind zu viele Möglichkeiten.", "There are too many possibilities.")},
			Undecided
	}
	if i := slices.Index(w.made, false); i >= 0 {
		return &Error{Pos: l.moves[i][0].pos, Msg: text("Dieser Zug ist hier in keinem Fall möglich.",
			"This move is never possible here.")}, Fails
	}
	asked := strings.TrimSpace(step.Text[strings.Index(lower(step.Text),
		lower(step.tokens[0].text))+len(step.tokens[0].text):])
	o := Odds{Text: asked, Line: step.Pos.Line, Step: len(p.res.Steps), Exact: true, Chance: exact.String(),
		Value: exact.float(), Low: exact.float(), High: exact.float()}
	p.res.Odds = append(p.res.Odds, o)
	if !step.Expect {
		return nil, Holds
	}
	ok := l.want.equal(exact)
	got := catalog.Both(o.In)
	p.res.Expectations = append(p.res.Expectations, Expectation{Text: "odds " + asked, OK: ok, Got: got.EN, Found: got,
		Line: step.Pos.Line, Step: len(p.res.Steps)})
	if !ok {
		return &Error{Pos: step.Pos, Msg: text("Erwartet war %[1]s, gefunden: %[2]s.", "Expected %[1]s, found: %[2]s.",
			l.want.String(), got)}, Fails
	}
	return nil, Holds
}

// all returns the probability over the whole tree below a position.
func (w *boardWalk) all(at script.Position, told []script.Event, used []bool) fraction {
	if w.budget < 0 || w.err != nil || w.wrong != nil {
		return fraction{n: 0, d: 1}
	}
	for i := range w.line.moves {
		if used[i] {
			continue
		}
		ways, total := w.ways(at, w.line.moves[i])
		if total == 0 {
			continue
		}
		w.made[i] = true
		next := slices.Clone(used)
		next[i] = true
		sum := fraction{n: 0, d: 1}
		for _, b := range ways {
			sum = sum.plus(w.all(b.at, slices.Concat(told, b.told), next).times(b.weight, total))
		}
		return sum
	}
	ok, _, wrong, err := at.Expect(w.line.boardLine(w.line.asks), told)
	if w.wrong, w.err = wrong, err; ok && wrong == nil && err == nil {
		return fraction{n: 1, d: 1}
	}
	return fraction{n: 0, d: 1}
}

// boardBranch is one continuation, with its weight among its siblings.
type boardBranch struct {
	at     script.Position
	told   []script.Event
	weight uint64
}

// ways plays a move of the line in all ways that chance has, and returns them with the sum of their weights; none if
// the move is not possible.
func (w *boardWalk) ways(at script.Position, move []token) (out []boardBranch, total uint64) {
	try := func(line script.Line, weight uint64) {
		w.budget--
		if played, wrong, err := at.Play(line); wrong == nil && err == nil {
			out, total = append(out, boardBranch{played.Next, played.Events, weight}), total+weight
		}
	}
	if try(w.line.boardLine(move), 1); total > 0 {
		return out, total
	}
	for _, m := range script.Moves(at) {
		open, _, _ := strings.Cut(m.Line.EN, script.Open)
		if m.Chances() == 0 || !w.same(move, strings.TrimRight(open, ": ")) {
			continue
		}
		for _, way := range m.Ways {
			try(BoardLine(way.Line.EN), uint64(way.Chance))
		}
		return out, total
	}
	return nil, 0
}

// same reports whether tokens are the words of an English line.
func (w *boardWalk) same(toks []token, line string) bool {
	return slices.EqualFunc(toks, scan(line, 1), func(a, b token) bool {
		return w.game.Keyword(a.text) == w.game.Keyword(b.text)
	})
}

// BoardLine returns a line of the play as the games see it.
func BoardLine(line string) script.Line { return Line{tokens: scan(line, 1), Pos: Pos{1, 1}}.line() }
