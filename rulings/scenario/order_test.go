package scenario

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"maps"
	"math/rand/v2"
	"regexp"
	"slices"
	"strings"
	"testing"

	"catanica/catalog"
	"catanica/catalog/catalogtest/sample"
	"catanica/rulings/engine"
)

// nthCopy matches a card named by its number among its copies, the only name that depends on the order of a list.
var nthCopy = regexp.MustCompile(`\(\d+\)`)

// TestOrderDecidesNothing plays every embedded scenario twice, once from its position as written and once with
// everything rearranged that has no order on a table: the cards in play and in a hand, the landscapes, the display and
// the numbers of the cards. The commit chooses how; with CATANICA_FULL=1 it is five ways. Each line has the same
// outcome, and before each line the same legal moves lead to the same positions. The engine may pick by order only
// where an event names a reading that allows it.
func TestOrderDecidesNothing(t *testing.T) {
	plays, moves, again, seed := 0, 0, 1, sample.Rand(t).Uint64()
	if sample.Full() {
		again = 5
	}
	for _, f := range cardGames(t) {
		prepared := Prepare(f, testBooks(), Options{})
		for _, e := range slices.Concat(prepared.editions, prepared.games) {
			rng := rand.New(rand.NewPCG(uint64(len(f.Source)), seed))
			for range again {
				o := orderTest{t: t, name: f.Path, rng: rng, keyer: engine.NewKeyer(e.table),
					hands: !strings.Contains(f.Source, "Komet")}
				moves += o.play(e)
				plays++
			}
		}
	}
	if plays < 500 || moves < 20000 {
		t.Errorf("only %d games and %d moves were compared", plays, moves)
	}
	t.Logf("%d games, %d moves", plays, moves)
}

// orderTest compares a game with the same game from a rearranged position.
type orderTest struct {
	t     *testing.T
	name  string
	rng   *rand.Rand
	keyer *engine.Keyer
	// hands is set if hands are rearranged too. The Comet puts a hand under a stack as it is, in the order of its line.
	hands bool
}

// play plays both games in step until they differ or the lines end, and returns the number of moves compared.
func (o *orderTest) play(e prepared) int {
	other := rearranged(e.start, o.rng, o.hands)
	a := &player{file: e.file, table: e.table, s: e.start, res: &Result{}}
	b := &player{file: e.file, table: e.table, s: other, res: &Result{}}
	moves, ctx := 0, context.Background()
	if x, y := o.key(a.s), o.key(b.s); x != y {
		o.t.Errorf("%s: the key depends on the order: %s %s", o.name, x, y)
		return 0
	}
	for _, step := range e.file.Steps {
		if nthCopy.MatchString(step.Text) {
			return moves
		}
		x, y := o.moves(e.table, a.s), o.moves(e.table, b.s)
		moves += len(x)
		if !o.same(step, x, y) {
			return moves
		}
		errA, statusA := a.step(ctx, step)
		errB, statusB := b.step(ctx, step)
		read := byOrder(a.last)
		if statusA != statusB && !read {
			o.t.Errorf("%s:%d: %s: %v, rearranged %v: %v %v", o.name, step.Pos.Line, step.Text, statusA, statusB, errA, errB)
			return moves
		}
		if errA != nil || errB != nil {
			return moves
		}
		if o.key(a.s) != o.key(b.s) {
			if !read {
				o.t.Errorf("%s:%d: %s: another position", o.name, step.Pos.Line, step.Text)
			}
			return moves
		}
	}
	return moves
}

// same compares the legal moves before a line.
func (o *orderTest) same(step Step, x, y map[string]string) bool {
	for _, k := range slices.Sorted(maps.Keys(x)) {
		if _, ok := y[k]; !ok {
			o.t.Errorf("%s:%d: before %s: not when rearranged: %s\n  %s", o.name, step.Pos.Line, step.Text, x[k], k)
			return false
		}
	}
	for _, k := range slices.Sorted(maps.Keys(y)) {
		if _, ok := x[k]; !ok {
			o.t.Errorf("%s:%d: before %s: only when rearranged: %s\n  %s", o.name, step.Pos.Line, step.Text, y[k], k)
			return false
		}
	}
	return true
}

// moves maps the outcomes of the legal moves, regardless of order, to a line for such a move.
func (o *orderTest) moves(t *engine.Table, s *engine.State) map[string]string {
	out := map[string]string{}
	for _, m := range engine.Legal(t, s) {
		next, events, err := engine.Apply(t, s, m)
		var open *engine.Undecided
		key := ""
		switch {
		case errors.As(err, &open):
			key = "undecided " + open.Fact
		case err != nil:
			key = err.Error()
		case byOrder(events):
			key = "by order"
		default:
			key = fmt.Sprintf("%s %s", o.key(next), strings.Join(toldOf(events), " "))
		}
		lines := MoveLines(t, s, m, catalog.EN)
		key = fmt.Sprint(m.Who, m.Verb, " ", key)
		if len(lines) > 0 {
			out[key] = lines[0]
		} else {
			out[key] = fmt.Sprint(m)
		}
	}
	return out
}

// toldOf returns what happened and why, each once.
func toldOf(events []engine.Event) []string {
	var out []string
	for _, e := range events {
		cites, reads := slices.Sorted(slices.Values(e.Cites)), slices.Sorted(slices.Values(e.Reads))
		out = append(out, fmt.Sprint(e.Type, e.Who, cites, reads))
	}
	slices.Sort(out)
	return slices.Compact(out)
}

// byOrder reports whether the events name a reading by which the first among equals is taken.
func byOrder(events []engine.Event) bool {
	return slices.ContainsFunc(events, func(e engine.Event) bool {
		return slices.Contains(e.Reads, "landscape-order") || slices.Contains(e.Reads, "wizard-order")
	})
}

// key returns the key of a position, independent of any order that does not exist on a table.
func (o *orderTest) key(s *engine.State) string {
	c := s.Clone()
	frames := ""
	for _, f := range c.Frames {
		frames += fmt.Sprint(f.Proc, f.Step, f.By, " ")
	}
	c.Frames, c.Before = nil, nil
	for i := range c.Sides {
		side := &c.Sides[i]
		slices.SortFunc(side.Lands, func(a, b engine.Landscape) int {
			return cmp.Or(cmp.Compare(a.Kind, b.Kind), cmp.Compare(a.Number, b.Number), cmp.Compare(a.Col, b.Col),
				cmp.Compare(a.Row, b.Row), cmp.Compare(a.Stock, b.Stock))
		})
		side.Hand.Mixed = true
	}
	c.Display.Mixed = true
	return fmt.Sprint(o.keyer.Key(c), " ", frames)
}

// keepOrderOnCards restores the order of the cards that lie on other cards: it is the one in which they were laid, and
// in which they go to a common discard pile. to[i] is the new number of card i.
func keepOrderOnCards(s *engine.State, laid []engine.CardNo, to []int) {
	on := func(c engine.CardNo) bool { return s.Cards[c].At.Kind == engine.OnCard }
	var cards []engine.CardNo
	for _, c := range laid {
		if on(c) {
			cards = append(cards, c)
		}
	}
	slices.SortFunc(cards, func(a, b engine.CardNo) int {
		return cmp.Compare(slices.Index(to, int(a)), slices.Index(to, int(b)))
	})
	for i, c := range laid {
		if on(c) {
			laid[i], cards = cards[0], cards[1:]
		}
	}
}

// rearranged returns the position with everything reordered that has no order on a table.
func rearranged(s *engine.State, rng *rand.Rand, hands bool) *engine.State {
	c := s.Clone()
	if len(c.Frames) > 0 || c.Before != nil {
		return c
	}
	to := rng.Perm(len(c.Cards))
	cards := slices.Clone(c.Cards)
	move := func(n engine.CardNo) engine.CardNo {
		if n < 0 {
			return n
		}
		return engine.CardNo(to[n])
	}
	for i, k := range cards {
		if k.At.Kind == engine.OnCard {
			k.At.Card = move(k.At.Card)
		}
		if k.Target > 0 {
			k.Target = engine.SomeCard(move(k.Target.Card()))
		}
		c.Cards[to[i]] = k
	}
	list := func(l []engine.CardNo) {
		for i := range l {
			l[i] = move(l[i])
		}
	}
	shuffled := func(l []engine.CardNo) {
		list(l)
		rng.Shuffle(len(l), func(i, j int) { l[i], l[j] = l[j], l[i] })
	}
	pile := func(p *engine.Pile) {
		list(p.Top)
		list(p.Bottom)
		if p.Mixed {
			slices.Sort(p.Top)
		}
	}
	for i := range c.Marks {
		c.Marks[i].Card = move(c.Marks[i].Card)
	}
	for i := range c.Sides {
		side := &c.Sides[i]
		shuffled(side.Laid)
		keepOrderOnCards(c, side.Laid, to)
		if hands {
			shuffled(side.Hand.Top)
		} else {
			list(side.Hand.Top)
		}
		list(side.Hand.Bottom)
		pile(&side.Discard)
		for j := range side.Stacks {
			pile(&side.Stacks[j])
		}
		rng.Shuffle(len(side.Lands), func(i, j int) { side.Lands[i], side.Lands[j] = side.Lands[j], side.Lands[i] })
	}
	pile(&c.Events)
	shuffled(c.Display.Top)
	list(c.Display.Bottom)
	shuffled(c.Removed)
	list(c.Box)
	return c
}
