package engine

import (
	"reflect"
	"runtime"
	"slices"
	"testing"
	"unsafe"

	"catanica/catalog"
)

// fullState is a position in which every slice has something in it. It need not make sense.
func fullState(t testing.TB) (*Table, *State) {
	b := bookOf(t, catalog.Ed2005)
	table := NewTable(b, Options{Game: catalog.Tournament})
	spy, _ := b.Def("spion")
	pile := func(cs ...CardNo) Pile { return Pile{Top: cs, Bottom: slices.Clone(cs)} }
	laid := Card{Def: spy, Laid: true, At: Spot{Kind: OnSite, Col: 1, Row: 1}}
	s := &State{Cards: []Card{{Def: spy, Owner: South}, laid}, Winner: Chance, Turn: 3}
	for p := range s.Sides {
		s.Sides[p] = Side{
			Places: []Place{{Col: 1, Name: 'A'}}, Roads: []Col{2},
			Lands: []Landscape{{Kind: Grain, Number: 3, Col: 2, Row: 1}}, Laid: []CardNo{1},
			Hand: pile(0), Stacks: []Pile{pile(0), pile(1)}, Discard: pile(1),
		}
	}
	s.Events, s.Display, s.Removed, s.Box, s.Marks = pile(0), pile(1), []CardNo{0}, []CardNo{1}, []Mark{{}}
	s.Landscapes = LandStack{Top: []Landscape{{Kind: Ore, Number: 2}}}
	s.Frames = []Frame{{Proc: b.procNo[procPlay], By: North, Card: 0, Node: 0}}
	return table, s
}

// TestCanonicalForm pins the bytes of the canonical form. When it fails, the hashes of all saved games have changed:
// give HashVersion a new number and write the new hash here.
func TestCanonicalForm(t *testing.T) {
	table, s := fullState(t)
	s.Frames[0].Node = -1 // a word's place in its card's file may change
	const want = "706155f15de611c5798c694527130b4f"
	if got := Hash(table, s); got != want {
		t.Errorf("the canonical form is now %s (%s), it was %s", got, HashVersion, want)
	}
}

// TestHashSeesEverything changes each single value of a position in turn: each must change the hash.
func TestHashSeesEverything(t *testing.T) {
	table, s := fullState(t)
	_, s.Before = fullState(t)
	before := Hash(table, s)
	n := 0
	var walk func(path string, v reflect.Value)
	walk = func(path string, v reflect.Value) {
		switch v.Kind() {
		case reflect.Pointer:
			if !v.IsNil() {
				walk(path, v.Elem())
			}
			return
		case reflect.Struct:
			for i := range v.NumField() {
				name := v.Type().Field(i).Name
				if !v.Type().Field(i).IsExported() || name == "A" || name == "B" || name == "C" { // TestHashSeesRecords
					continue
				}
				walk(path+"."+v.Type().Field(i).Name, v.Field(i))
			}
		case reflect.Array, reflect.Slice:
			if v.Len() == 0 {
				t.Errorf("%s is empty: put something into fullState", path)
			}
			for i := range v.Len() {
				walk(path, v.Index(i))
			}
		case reflect.Bool:
			v.SetBool(!v.Bool())
			defer v.SetBool(!v.Bool())
		case reflect.Uint8:
			old := v.Uint()
			v.SetUint(old + 1)
			defer v.SetUint(old)
		default:
			old := v.Int()
			v.SetInt(old + 1)
			defer v.SetInt(old)
		}
		if k := v.Kind(); k == reflect.Struct || k == reflect.Array || k == reflect.Slice {
			return
		}
		n++
		if Hash(table, s) == before {
			t.Errorf("the hash does not see %s", path)
		}
	}
	walk("State", reflect.ValueOf(s).Elem())
	if Hash(table, s) != before {
		t.Error("the test has not put everything back")
	}
	t.Logf("%d values", n)
}

// TestHashSeesRecords changes each number that a procedure keeps in its frame: each must change the hash.
func TestHashSeesRecords(t *testing.T) {
	table, s := fullState(t)
	n := 0
	for i, p := range table.Book.procs {
		if p.Keeps.err != nil {
			t.Errorf("%s: %v", p.Name, p.Keeps.err)
		}
		if len(p.Steps) == 0 {
			t.Errorf("%s has no steps", p.Name)
		}
		named := map[string]bool{}
		for _, step := range p.Steps {
			if step.Name == "" || named[step.Name] {
				t.Errorf("%s: %q names no step or two", p.Name, step.Name)
			}
			named[step.Name] = true
			if step.Do == nil && step.Ask == nil || (step.Ask == nil) != (step.Take == nil) {
				t.Errorf("%s: step %s neither does something nor asks and takes an answer", p.Name, step.Name)
			}
		}
		s.Frames = []Frame{{Proc: procNo(i), By: North, Card: 0, Node: -1}}
		before := Hash(table, s)
		for _, d := range p.Keeps.fields {
			n++
			kept := (*[2 * keptWords]byte)(unsafe.Pointer(&s.Frames[0].kept))
			kept[d.offset]++
			if Hash(table, s) == before {
				t.Errorf("%s: the hash does not see %s", p.Name, d.name)
			}
			kept[d.offset]--
		}
	}
	t.Logf("%d numbers", n)
}

// TestGoldenGame plays a fixed game: the same moves must end in the same position for ever. A change of the rules
// that it runs into changes the hash, and is then looked at.
func TestGoldenGame(t *testing.T) {
	table, s := goldenStart(t)
	const want = "19dbffefb348be0e89b0efdc2a351455"
	for i, m := range goldenMoves(s) {
		next, _, err := Apply(table, s, m)
		if err != nil {
			t.Fatalf("move %d: %v", i+1, err)
		}
		s = next
	}
	if got := Hash(table, s); got != want {
		t.Errorf("the game ends in %s, it ended in %s", got, want)
	}
}

// goldenStart: both start principalities with two of each resource; North holds a Black Knight, an Abbey and a
// knight, South a knight that lies out and a Herb Woman in the hand.
func goldenStart(t testing.TB) (*Table, *State) {
	b := bookOf(t, catalog.Ed2005)
	table := NewTable(b, Options{Game: catalog.Basic})
	s := &State{Turn: 9, Winner: Chance, Gate: true}
	card := func(id string, owner Player) CardNo {
		def, ok := b.Def(id)
		if !ok {
			t.Fatalf("there is no card %q", id)
		}
		s.Cards = append(s.Cards, Card{Def: def, Owner: owner})
		return CardNo(len(s.Cards) - 1)
	}
	for p := range s.Sides {
		s.Sides[p].principality(p)
		for i := range s.Sides[p].Lands {
			s.Sides[p].Lands[i].Stock = 2
		}
	}
	s.Sides[North].Hand.Top = []CardNo{
		card("schwarzer-ritter", North), card("kloster", North), card("konrad-der-flinke", North),
	}
	s.Sides[South].Hand.Top = []CardNo{card("kraeuterhexe", South), card("markt", South)}
	knight := card("otto-der-berserker", South)
	k := &s.Cards[knight]
	k.By, k.Side, k.Laid, k.At = South, South, true, Spot{Kind: OnSite, Col: 1, Row: 1}
	s.Sides[South].Laid = []CardNo{knight}
	s.Sides[North].Stacks = []Pile{{Top: []CardNo{card("rathaus", North), card("spion", North)}}, {}}
	s.Events.Top = []CardNo{card("fortschritt", North), card("seuche", North)}
	s.Landscapes = LandStack{Top: []Landscape{{Kind: Gold, Number: 2}, {Kind: Ore, Number: 4}}, Stated: true}
	return table, s
}

// goldenMoves: North rolls, builds the Abbey, plays the Black Knight against the Herb Woman, and ends the turn.
func goldenMoves(s *State) []Move {
	attack, abbey := s.Sides[North].Hand.Top[0], s.Sides[North].Hand.Top[1]
	herbs, knight := s.Sides[South].Hand.Top[0], s.Sides[South].Laid[0]
	move := func(who Player, v Verb, set func(*Move)) Move {
		m := NewMove(who, v)
		if set != nil {
			set(&m)
		}
		return m
	}
	return []Move{
		move(North, Roll, func(m *Move) { m.Face, m.N = GoodYear, 4 }),
		move(North, Choose, func(m *Move) { m.Get[Gold] = 1 }),
		move(South, Choose, func(m *Move) { m.Get[Ore] = 1 }),
		move(North, Build, func(m *Move) { m.Card, m.At = abbey, Spot{Kind: OnSite, Col: 3, Row: -1} }),
		move(North, Play, func(m *Move) { m.Card = attack }),
		move(South, Choose, func(m *Move) { m.Card = herbs }),
		move(Chance, Die, func(m *Move) { m.N = 2 }),
		move(North, Choose, func(m *Move) { m.Card = knight }),
		move(North, Trade, func(m *Move) { m.Give[Gold], m.Get[Brick] = 3, 1 }),
		move(North, Build, func(m *Move) { m.Road, m.At = true, Spot{Kind: OnRoad, Col: 4} }),
		move(North, EndMain, nil),
		move(North, Draw, func(m *Move) { m.N = 1 }),
		move(North, Draw, func(m *Move) { m.N = 1 }),
		move(North, EndTurn, nil),
		move(South, Roll, func(m *Move) { m.Face, m.N = QuestionFace, 1 }),
	}
}

// TestDeterminism plays the same moves twice, and once on a single processor: events, positions and the lists of
// legal moves are the same.
func TestDeterminism(t *testing.T) {
	g := newGame(t, variants[2], 77)
	for int(g.s.Turn) <= 15 && g.s.Winner == Chance {
		if err := g.move(); err != nil {
			t.Fatal(err)
		}
	}
	first := g.trace(t)
	if !reflect.DeepEqual(first, g.trace(t)) {
		t.Error("played twice, the game differs")
	}
	defer runtime.GOMAXPROCS(runtime.GOMAXPROCS(1))
	if !reflect.DeepEqual(first, g.trace(t)) {
		t.Error("on one processor the game differs")
	}
}

// traced is one move of a trace: what happened, where it led, what could be done then.
type traced struct {
	Events []Event
	Hash   string
	Legal  []Move
}

func (g *playing) trace(t *testing.T) []traced {
	t.Helper()
	var out []traced
	s := g.start
	for _, m := range g.moves {
		next, events, err := Apply(g.t, s, m)
		if err != nil {
			t.Fatal(err)
		}
		s = next
		out = append(out, traced{events, Hash(g.t, s), Legal(g.t, s)})
	}
	return out
}

// BenchmarkApply plays one move (a bank trade) in a position of a running game.
func BenchmarkApply(b *testing.B) {
	table, s := goldenStart(b)
	s.Phase = MainPhase
	m := goldenMoves(s)[3]
	b.ReportAllocs()
	for b.Loop() {
		if _, _, err := Apply(table, s, m); err != nil {
			b.Fatal(err)
		}
	}
}

// running is a game in its middle.
func running(b *testing.B) *playing {
	g := newGame(b, variants[3], 5)
	for g.s.Turn <= 20 {
		if err := g.move(); err != nil {
			b.Fatal(err)
		}
	}
	return g
}

func BenchmarkClone(b *testing.B) {
	g := running(b)
	b.ReportAllocs()
	for b.Loop() {
		g.s.Clone()
	}
}

func BenchmarkHash(b *testing.B) {
	g := running(b)
	b.ReportAllocs()
	for b.Loop() {
		Hash(g.t, g.s)
	}
}

func BenchmarkLegal(b *testing.B) {
	g := running(b)
	b.ReportAllocs()
	for b.Loop() {
		Legal(g.t, g.s)
	}
}

// BenchmarkFinder is the same for whoever asks often.
func BenchmarkFinder(b *testing.B) {
	g := running(b)
	b.ReportAllocs()
	for b.Loop() {
		g.finder.Legal(g.t, g.s)
	}
}

// BenchmarkGame plays random games of 30 turns, with the search for legal moves and the checks.
func BenchmarkGame(b *testing.B) {
	b.ReportAllocs()
	moves := 0
	for seed := uint64(0); b.Loop(); seed++ {
		g := newGame(b, variants[0], seed)
		for g.s.Turn <= 30 && g.s.Winner == Chance {
			if err := g.move(); err != nil {
				b.Fatal(err)
			}
		}
		moves += len(g.moves)
	}
	b.ReportMetric(float64(moves)/float64(b.N), "moves/op")
}

// BenchmarkReplay plays the recorded moves of one such game, without looking for legal ones.
func BenchmarkReplay(b *testing.B) {
	g := newGame(b, variants[0], 3)
	for g.s.Turn <= 30 && g.s.Winner == Chance {
		if err := g.move(); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportAllocs()
	for b.Loop() {
		if err := g.replay(); err != nil {
			b.Fatal(err)
		}
	}
	b.ReportMetric(float64(len(g.moves)), "moves/op")
}
