package scenario

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"

	"catanica/catalog"
	"catanica/rulings/engine"
)

// `odds of EXPECTATION if MOVE; MOVE` asks how likely something is from the current position. Unrolled dice and cards
// of shuffled piles are chance; the players' moves are those of the line. Whenever the game waits, the first move of
// the line that is possible is made; moves that are not possible on that branch are skipped. The walk ends when no move
// of the line is left to make, and there the expectation is evaluated; `happened` covers all events since the start of
// the walk. The position of the play does not change.
//
// If the tree of chance is small enough, it is walked to its end and the result is an exact fraction. Otherwise games
// are sampled with a fixed seed, and the result is an interval.

// Bounds of the work.
const (
	maxExactMoves = 10000 // moves tried before sampling takes over
	sampledGames  = 2000
	maxGameMoves  = 400 // moves in one game, far above what a line can name
	oddsSeed      = 19960501
)

// Odds is an answer to an `odds` line.
type Odds struct {
	Text   string  `json:"text"` // the question as written
	Line   int     `json:"line"`
	Step   int     `json:"step"`             // the number of moves made before it
	Exact  bool    `json:"exact"`            // the whole tree of chance was walked
	Chance string  `json:"chance,omitempty"` // the exact fraction, such as "1/3"
	Value  float64 `json:"value"`
	Low    float64 `json:"low"`             // bounds of the 95 % confidence interval
	High   float64 `json:"high"`            // equal to Low if the result is exact
	Games  int     `json:"games,omitempty"` // number of sampled games
}

// In puts the answer into words.
func (o Odds) In(lang catalog.Lang) string {
	if o.Exact {
		return fmt.Sprintf("%s (%s)", o.Chance, percent(o.Value, lang))
	}
	form := catalog.Text{DE: "etwa %s (mit 95 %% Sicherheit zwischen %s und %s; %d Partien mit festem Startwert " +
		"ausgelost)", EN: "about %s (95 %% confidence interval %s to %s; %d games sampled with a fixed seed)"}
	return fmt.Sprintf(form.In(lang), percent(o.Value, lang), percent(o.Low, lang), percent(o.High, lang), o.Games)
}

func percent(x float64, lang catalog.Lang) string {
	s := strconv.FormatFloat(100*x, 'f', 1, 64)
	if lang == catalog.DE {
		s = strings.Replace(s, ".", ",", 1)
	}
	return s + " %"
}

// oddsLine is a parsed `odds` line: the expected probability, the question and the moves that it takes as given.
type oddsLine struct {
	want  *fraction
	asks  []token
	moves [][]token
	end   Pos
}

// readOdds parses the line after the word `odds`.
func readOdds(toks []token, end Pos, expects bool) (oddsLine, *Error) {
	l := oddsLine{end: end}
	r := &reader{toks: toks, end: end}
	if expects {
		l.want = r.chance()
	}
	r.expect("of")
	rest := toks[min(r.i, len(toks)):]
	given := slices.IndexFunc(rest, func(t token) bool { return t.word() == "if" })
	l.asks = rest
	if given >= 0 {
		l.asks = rest[:given]
		for _, move := range split(rest[given+1:]) {
			if len(move) == 0 {
				r.fail(end, "Hier fehlt ein Zug.", "A move is missing here.")
			}
			l.moves = append(l.moves, move)
		}
	}
	if len(l.asks) == 0 {
		r.fail(end, "Hier fehlt die Frage, etwa `happened failed`.",
			"The question is missing here, such as `happened failed`.")
	}
	return l, r.err
}

// split separates the moves of an `odds` line at the semicolons.
func split(toks []token) [][]token {
	out := [][]token{nil}
	for _, t := range toks {
		if t.text == ";" {
			out = append(out, nil)
			continue
		}
		out[len(out)-1] = append(out[len(out)-1], t)
	}
	return out
}

// chance reads `1/3`, `0` or `1`.
func (r *reader) chance() *fraction {
	t := r.next()
	above, below, whole := strings.Cut(t.text, "/")
	n, err := strconv.ParseUint(above, 10, 32)
	d, err2 := uint64(1), error(nil)
	if whole {
		d, err2 = strconv.ParseUint(below, 10, 32)
	}
	if err != nil || err2 != nil || d == 0 || n > d {
		r.fail(t.pos, "%s passt hier nicht; erwartet wird eine Wahrscheinlichkeit wie 1/3.",
			"Found %s, expected a chance such as 1/3.", quoted(t.text))
		return &fraction{n: 0, d: 1}
	}
	return &fraction{n: n, d: d}
}

// reading returns a reader of part of the line's tokens.
func (l oddsLine) reader(toks []token, cat *catalog.Catalog) *reader {
	end := l.end
	if n := len(toks); n > 0 {
		last := toks[n-1]
		end = Pos{last.pos.Line, last.pos.Col + len([]rune(last.text))}
	}
	return &reader{toks: toks, end: end, cat: cat}
}

// dryOdds reads an `odds` line without walking it.
func dryOdds(step Step, v *mover) *Error {
	l, err := step.odds()
	if err != nil {
		return err
	}
	for _, move := range l.moves {
		m := &mover{table: v.table, s: v.s, r: l.reader(move, v.table.Book.Catalog), dry: true, chance: true}
		if _, err := m.move(); err != nil {
			return err
		}
	}
	q := newQuestion(&mover{table: v.table, s: v.s, r: l.reader(l.asks, v.table.Book.Catalog), dry: true}, nil)
	q.ask()
	return q.r.done()
}

// odds parses the step's line.
func (s Step) odds() (oddsLine, *Error) {
	return readOdds(s.tokens[1:], s.Line.reader(nil).end, s.Expect)
}

// odds answers an `odds` line and compares the answer with what the line expects.
func (p *player) odds(ctx context.Context, step Step) (*Error, Status) {
	l, mistake := step.odds()
	if mistake != nil {
		return mistake, Unreadable
	}
	w := &walk{ctx: ctx, table: p.table, line: l, made: make([]bool, len(l.moves)), budget: maxExactMoves,
		strict: p.strict}
	exact := w.all(p.s, nil, make([]bool, len(l.moves)), 0)
	asked := strings.TrimSpace(step.Text[strings.Index(lower(step.Text),
		lower(step.tokens[0].text))+len(step.tokens[0].text):])
	o := Odds{Text: asked, Line: step.Pos.Line, Step: len(p.res.Steps), Exact: true, Chance: exact.String(),
		Value: exact.float()}
	o.Low, o.High = o.Value, o.Value
	if w.err == nil && (w.budget < 0 || exact.bad) {
		w.made = make([]bool, len(l.moves))
		o = w.sample(p.s, o)
	}
	if w.err != nil {
		w.err.Pos = cmp.Or(w.err.Pos, step.Pos)
		if w.unknown != "" {
			p.res.Unknown = w.unknown
			return w.err, Undecided
		}
		return w.err, w.status
	}
	if i := slices.Index(w.made, false); i >= 0 {
		return &Error{Pos: l.moves[i][0].pos, Msg: text("Dieser Zug ist hier in keinem Fall möglich.",
			"This move is never possible here.")}, Fails
	}
	p.res.Odds = append(p.res.Odds, o)
	if !step.Expect {
		return nil, Holds
	}
	ok := l.want.equal(exact)
	if !o.Exact {
		ok = o.Low <= l.want.float() && l.want.float() <= o.High
	}
	got := catalog.Both(o.In)
	p.res.Expectations = append(p.res.Expectations,
		Expectation{Text: "odds " + asked, OK: ok, Got: got.EN, Found: got, Line: step.Pos.Line,
			Step: len(p.res.Steps)})
	if !ok {
		return &Error{Pos: step.Pos, Msg: text("Erwartet war %[1]s, gefunden: %[2]s.", "Expected %[1]s, found: %[2]s.",
			l.want.String(), got)}, Fails
	}
	return nil, Holds
}

// text2 does what text does, for callers in which a variable shadows that name.

// walk explores the branches of chance from a position.
type walk struct {
	ctx     context.Context
	table   *engine.Table
	line    oddsLine
	made    []bool // the moves that have been made in any game
	budget  int    // moves that may still be tried
	err     *Error
	status  Status
	unknown string
	strict  bool   // see player
	seed    uint64 // state of the random numbers; 0 while the whole tree is walked
}

// branch is one continuation by chance or by the line, with its weight among its siblings.
type branch struct {
	state  *engine.State
	events []engine.Event
	used   int // index of the move of the line that was made; -1 for a die
	weight uint64
}

// all returns the probability over the whole tree below the position.
func (w *walk) all(s *engine.State, ev []engine.Event, used []bool, depth int) fraction {
	ways := w.ways(s, used)
	if w.err != nil || w.budget < 0 || depth > maxGameMoves {
		return fraction{n: 0, d: 1}
	}
	if len(ways) == 0 {
		if w.holds(s, ev) {
			return fraction{n: 1, d: 1}
		}
		return fraction{n: 0, d: 1}
	}
	total := uint64(0)
	for _, b := range ways {
		total += b.weight
	}
	sum := fraction{n: 0, d: 1}
	for _, b := range ways {
		sum = sum.plus(w.all(b.state, slices.Concat(ev, b.events), w.using(used, b.used), depth+1).times(b.weight,
			total))
	}
	return sum
}

func (w *walk) using(used []bool, i int) []bool {
	if i < 0 {
		return used
	}
	w.made[i] = true
	used = slices.Clone(used)
	used[i] = true
	return used
}

// sample plays games at random with the fixed seed.
func (w *walk) sample(start *engine.State, o Odds) Odds {
	w.seed = oddsSeed
	hits := 0
	for range sampledGames {
		w.budget = maxExactMoves
		if w.game(start) {
			hits++
		}
		if w.err != nil {
			return o
		}
	}
	n, k := float64(sampledGames), float64(hits)
	const z = 1.959964 // 97.5th percentile of the normal distribution
	p := k / n
	mid, half := (p+z*z/(2*n))/(1+z*z/n), z/(1+z*z/n)*math.Sqrt(p*(1-p)/n+z*z/(4*n*n)) // Wilson's interval
	o.Exact, o.Chance, o.Value, o.Low, o.High, o.Games = false, "", p, max(0, mid-half), min(1, mid+half), sampledGames
	return o
}

// game plays one game at random.
func (w *walk) game(s *engine.State) bool {
	var ev []engine.Event
	used := make([]bool, len(w.line.moves))
	for range maxGameMoves {
		ways := w.ways(s, used)
		if w.err != nil {
			return false
		}
		if len(ways) == 0 {
			break
		}
		total := uint64(0)
		for _, b := range ways {
			total += b.weight
		}
		lot := w.next() % total
		for _, b := range ways {
			if lot < b.weight {
				s, ev, used = b.state, append(ev, b.events...), w.using(used, b.used)
				break
			}
			lot -= b.weight
		}
	}
	return w.holds(s, ev)
}

// next returns the next random number (splitmix64), the same in every build.
func (w *walk) next() uint64 {
	w.seed += 0x9e3779b97f4a7c15
	z := w.seed
	z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
	z = (z ^ z>>27) * 0x94d049bb133111eb
	return z ^ z>>31
}

// holds evaluates the expectation.
func (w *walk) holds(s *engine.State, ev []engine.Event) bool {
	q := newQuestion(&mover{table: w.table, s: s.Clone(), r: w.line.reader(w.line.asks, w.table.Book.Catalog)}, ev)
	a := q.ask()
	if err := q.r.done(); err != nil {
		w.fail(err, Unreadable)
	}
	if q.open != "" {
		w.unsure(q.open)
	}
	return a.ok
}

func (w *walk) fail(err *Error, status Status) {
	if w.err == nil {
		w.err, w.status = err, status
	}
}

func (w *walk) unsure(fact string) {
	if w.err == nil {
		w.unknown = fact
		w.err = &Error{Msg: text("Die Wahrscheinlichkeit hängt von etwas ab, was weder eine Quelle noch eine Zeile "+
			"nennt: %s.", "The probability depends on something that no source or line states: %s.", fact)}
	}
}

// ways returns the continuations from s: the faces of a die, or a move of the line. None means that the walk ends here.
func (w *walk) ways(s *engine.State, used []bool) []branch {
	if w.ctx.Err() != nil {
		w.fail(&Error{Msg: text("Abgebrochen: Die Zeit ist um.", "Stopped: time is up.")}, Unreadable)
	}
	d, open := engine.Open(w.table, s)
	if open && d.Who == engine.Chance && d.Kind == engine.AskDie {
		var out []branch
		for _, n := range cast(w, []int8{1, 2, 3, 4, 5, 6}) {
			m := engine.NewMove(engine.Chance, engine.Die)
			m.N = n
			out = append(out, w.try(s, m, -1, 1)...)
		}
		return out
	}
	for i, toks := range w.line.moves {
		if used[i] || w.err != nil {
			continue
		}
		v := &mover{table: w.table, s: s.Clone(), r: w.line.reader(toks, w.table.Book.Catalog), chance: true}
		m, mistake := v.move()
		if mistake != nil {
			continue // the card is not there on this branch
		}
		m, _ = v.settle(m)
		if m.Verb == engine.Roll && m.N == 0 {
			if out := w.thrown(v.s, m, i); len(out) > 0 {
				return out
			}
			continue
		}
		if out := w.try(v.s, m, i, 1); len(out) > 0 {
			if w.strict && !w.made[i] {
				if idle := v.idle(m); idle != nil {
					w.fail(idle, Unreadable)
				}
			}
			return out
		}
	}
	return nil
}

// cast returns the faces that a die can show: all of them, or a random one in a sampled game.
func cast[T any](w *walk, faces []T) []T {
	if w.seed == 0 {
		return faces
	}
	i := w.next() % uint64(len(faces))
	return faces[i : i+1]
}

// thrown returns the combinations of both dice. The question mark is on two faces of the event die (Ruling 103.E.f).
func (w *walk) thrown(s *engine.State, m engine.Move, used int) []branch {
	faces := []engine.Face{engine.Brigands, engine.GoodYear, engine.TourneyFace, engine.TradeFace, engine.QuestionFace,
		engine.QuestionFace}
	numbers := []int8{1, 2, 3, 4, 5, 6}
	if s.Set.Event != engine.NoFace {
		faces = []engine.Face{s.Set.Event}
	}
	if s.Set.Yield != 0 {
		numbers = []int8{s.Set.Yield}
	}
	var throws [][]branch
	for _, face := range cast(w, faces) {
		for _, n := range cast(w, numbers) {
			m.Face, m.N = face, n
			more := w.try(s, m, used, 1)
			if len(more) == 0 {
				return nil
			}
			throws = append(throws, more)
		}
	}
	return evenly(throws)
}

// evenly concatenates groups of branches so that each group has the same total weight.
func evenly(groups [][]branch) []branch {
	sum := func(group []branch) uint64 {
		n := uint64(0)
		for _, b := range group {
			n += b.weight
		}
		return n
	}
	all := uint64(1)
	for _, group := range groups {
		n := sum(group)
		all = all / gcd(all, n) * n
	}
	var out []branch
	for _, group := range groups {
		n := sum(group)
		for _, b := range group {
			b.weight *= all / n
			out = append(out, b)
		}
	}
	return out
}

// try makes a move. When a card is drawn from a shuffled pile, it branches once per possible card.
func (w *walk) try(s *engine.State, m engine.Move, used int, weight uint64) []branch {
	if w.budget--; w.budget < 0 {
		return nil
	}
	next, events, err := engine.Apply(w.table, s, m)
	var unknown *engine.Undecided
	switch {
	case err == nil:
		return []branch{{next, events, used, weight}}
	case !errors.As(err, &unknown):
		return nil
	case unknown.Fact == engine.ShuffledPile && m.Reveals == 0:
		if out := w.revealed(s, m, used); len(out) > 0 || w.budget < 0 || w.err != nil {
			return out
		}
	}
	w.unsure(unknown.Fact)
	return nil
}

// revealed returns the cards that can come up from a shuffled pile, each as often as the pile holds it.
func (w *walk) revealed(s *engine.State, m engine.Move, used int) []branch {
	pile := s.Events
	if m.Verb != engine.Roll {
		stacks := common(w.table, s, m.Who).Stacks
		if m.N < 1 || int(m.N) > len(stacks) {
			return nil
		}
		pile = stacks[m.N-1]
	}
	var defs []int16
	var copies []uint64
	for _, c := range pile.Top {
		def := s.Cards[c].Def
		if def == engine.UnknownDef || pile.Open {
			return nil
		}
		if i := slices.Index(defs, def); i >= 0 {
			copies[i]++
			continue
		}
		defs, copies = append(defs, def), append(copies, 1)
	}
	var out []branch
	for i, def := range defs {
		m.Reveals = engine.SomeDef(def)
		out = append(out, w.try(s, m, used, copies[i])...)
	}
	return out
}
