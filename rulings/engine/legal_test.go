package engine

import (
	"math/rand/v2"
	"reflect"
	"slices"
	"testing"
)

// positions are what random games pass through: of the games of variants, and of every edition and game each or only
// every so many-th.
func positions(t *testing.T, every int, visit func(g *playing)) {
	t.Helper()
	for i, r := range slices.Concat(variants, everyGame(t)) {
		if i >= len(variants) && i%every != 0 {
			continue
		}
		g := dealt(t, r, 1000*uint64(i+1), newTally())
		g.quick = true
		for int(g.s.Turn) <= 20 && g.s.Winner == Chance && !g.stuck {
			if err := g.move(); err != nil {
				t.Fatalf("%v\n%s", err, g.told())
			}
			if g.rng.IntN(5) == 0 {
				visit(g)
			}
		}
	}
}

// TestLegalAgrees holds Legal and Apply together: what is listed is accepted, or asks for what it leaves open; and
// of the moves that are not listed none is accepted, unless it names something that a listed one leaves open.
func TestLegalAgrees(t *testing.T) {
	positions(t, 1, func(g *playing) {
		legal := Legal(g.t, g.s)
		for _, m := range legal {
			_, _, err := Apply(g.t, g.s, m)
			switch err := err.(type) {
			case nil, *Undecided:
			case *Wrong:
				if err.Names == "" {
					t.Errorf("listed, but makes no sense: %s: %v\n%s", g.tellMove(m), err, g.told())
				}
			default:
				t.Errorf("listed, but refused: %s: %v\n%s", g.tellMove(m), err, g.told())
			}
		}
		for range 80 {
			m := someMove(g.rng, g.s)
			if g.rng.IntN(4) > 0 {
				m = altered(g.rng, legal[g.rng.IntN(len(legal))], m)
			}
			if slices.ContainsFunc(legal, func(l Move) bool { return covers(l, m) }) {
				continue
			}
			if _, _, err := Apply(g.t, g.s, m); err == nil {
				t.Errorf("not listed, but accepted: %s\n%s", g.tellMove(m), g.told())
			}
		}
	})
}

// covers reports whether m is the listed move, or that one with what it leaves open filled in: what a verb does not
// read does not count.
func covers(listed, m Move) bool {
	if listed.Who != m.Who || listed.Verb != m.Verb {
		return false
	}
	open := []string{"Give", "Get", "Save", "Reveals", "By", "Powers", "Lands", "Stars",
		"Under", "Own", "Theirs", "To", "Side", "Discard"}
	switch m.Verb {
	case Roll, EndMain, EndTurn, Pass:
		return true
	case Play, Demolish, Redeem:
		open = append(open, "On", "At", "N", "Face", "Central", "Place", "Road", "Chosen")
	case Build:
		open = append(open, "On", "N", "Face", "Chosen")
		if m.Place || m.Road {
			open = append(open, "Card")
		}
		if m.Road {
			open = append(open, "Central", "Place")
			m.At.Row, m.At.Kind = listed.At.Row, listed.At.Kind
		}
		if m.Place {
			m.At.Row, m.At.Kind = listed.At.Row, listed.At.Kind
		}
		m.At = m.At.tidy()
		if (m.At.Kind == OnSite || m.At.Kind == AtLandscape) && m.At.Row == 0 {
			m.At.Row = listed.At.Row // the site, or the side of the landscape, may be left open
		}
		if !m.Place && !m.Road {
			open = append(open, "Central")
		}
	case Use, Search, Draw, Die:
		if m.Verb == Use && listed.N == 0 {
			open = append(open, "N") // it works without a stack
		}
		open = append(open, "On", "At", "Face", "Central", "Place", "Road", "Chosen")
		if m.Verb == Use && listed.N == 0 {
			open = append(open, "N") // a function that asks for no stack reads no number
		}
		if m.Verb == Search {
			open = append(open, "Card")
		} else if m.Verb != Use {
			open = append(open, "Card")
		}
	case Trade, Offer:
		return true
	case Exchange:
		return listed.On == m.On && listed.N == m.N
	case PutBack:
		return listed.Card == m.Card && listed.N == m.N
	case Feed:
		return listed.Card == m.Card && max(1, m.N) == listed.N
	case Choose:
		return answersAlike(listed, m)
	}
	a, b := reflect.ValueOf(&listed).Elem(), reflect.ValueOf(&m).Elem()
	for _, name := range open {
		b.FieldByName(name).Set(a.FieldByName(name))
	}
	return listed == m
}

// answersAlike: an answer names a card, a number, a face, resources or landscapes.
func answersAlike(listed, m Move) bool {
	switch {
	case listed.Card != NoCard:
		return listed.Card == m.Card
	case listed.Face != NoFace:
		return listed.Face == m.Face
	case listed.N != 0:
		return listed.N == m.N
	}
	return true
}

// someMove is any move at all, most of it nonsense.
func someMove(rng *rand.Rand, s *State) Move {
	m := NewMove(Player(rng.IntN(3)-1), Verb(1+rng.IntN(len(verbNames)-1)))
	if rng.IntN(2) == 0 {
		m.Who = s.Active
	}
	card := func() CardNo { return CardNo(rng.IntN(len(s.Cards)+1) - 1) }
	m.Card = card()
	if rng.IntN(3) == 0 {
		m.On = card()
	}
	m.N = int8(rng.IntN(8))
	m.Face = Face(rng.IntN(int(QuestionFace) + 1))
	m.At = Spot{Kind: SpotKind(rng.IntN(6)), Col: Col(rng.IntN(9) - 2), Row: int8(rng.IntN(5) - 2), Card: card()}
	m.Place, m.Road, m.Chosen = rng.IntN(4) == 0, rng.IntN(4) == 0, rng.IntN(4) == 0
	m.Central = PlaceKind(rng.IntN(4))
	for k := range m.Give {
		m.Give[k], m.Get[k] = int8(rng.IntN(8)-6), int8(rng.IntN(8)-6)
		if rng.IntN(30) > 0 { // negative amounts now and then
			m.Give[k], m.Get[k] = max(0, m.Give[k]), max(0, m.Get[k])
		}
	}
	return m
}

// altered is a listed move with one thing taken from another move.
func altered(rng *rand.Rand, listed, other Move) Move {
	switch rng.IntN(6) {
	case 0:
		listed.Card = other.Card
	case 1:
		listed.N = other.N
	case 2:
		listed.At = other.At
	case 3:
		listed.Who = other.Who
	case 4:
		listed.Verb = other.Verb
	default:
		listed.Give, listed.Get = other.Give, other.Get
	}
	return listed
}

// TestApplyRefusedUnchanged: whatever move is refused, undecided or nonsense, the passed position keeps its hash
// and is the one returned.
func TestApplyRefusedUnchanged(t *testing.T) {
	kinds := map[string]int{}
	positions(t, 5, func(g *playing) {
		before := Hash(g.t, g.s)
		deep := g.s.Clone()
		for range 60 {
			m := someMove(g.rng, g.s)
			next, events, err := Apply(g.t, g.s, m)
			if err == nil {
				continue
			}
			kinds[reflect.TypeOf(err).String()]++
			if next != g.s || events != nil {
				t.Fatalf("refused, but something came of it: %s", g.tellMove(m))
			}
		}
		if Hash(g.t, g.s) != before || !reflect.DeepEqual(deep, g.s) {
			t.Fatalf("refused moves have changed the position\n%s", g.told())
		}
	})
	t.Logf("refused: %v", kinds)
}

// TestCloneSharesNothing scribbles over a clone and looks at the original.
func TestCloneSharesNothing(t *testing.T) {
	positions(t, 5, func(g *playing) {
		deep := g.s.Clone()
		scribble(reflect.ValueOf(g.s.Clone()))
		if !reflect.DeepEqual(deep, g.s) {
			t.Fatal("a clone shares something with its original")
		}
	})
}

// scribble overwrites every slice below v in place.
func scribble(v reflect.Value) {
	switch v.Kind() {
	case reflect.Pointer:
		scribble(v.Elem())
	case reflect.Struct:
		for i := range v.NumField() {
			if v.Type().Field(i).Name != "Before" { // never changed, so shared
				scribble(v.Field(i))
			}
		}
	case reflect.Array:
		for i := range v.Len() {
			scribble(v.Index(i))
		}
	case reflect.Slice:
		for i := range v.Len() {
			scribble(v.Index(i))
			v.Index(i).SetZero()
		}
	}
}

// TestSpotsAreTidy: what a move says of a spot beyond what its kind needs leaves no trace in the position.
func TestSpotsAreTidy(t *testing.T) {
	n := map[SpotKind]int{}
	positions(t, 1, func(g *playing) {
		for _, m := range Legal(g.t, g.s) {
			plain, _, err := Apply(g.t, g.s, m)
			if m.Verb != Build || m.Card == NoCard || err != nil {
				continue
			}
			odd := m
			odd.At.Card = 1
			switch m.At.Kind {
			case OnRoad:
				odd.At.Row = -2
			case AtLandscape:
				odd.At.Row *= 2
			}
			n[m.At.Kind]++
			other, _, err := Apply(g.t, g.s, odd)
			if err != nil || Hash(g.t, other) != Hash(g.t, plain) {
				t.Errorf("%s differs from %s: %v", g.tellMove(odd), g.tellMove(m), err)
			}
		}
	})
	if n[OnSite] == 0 || n[AtLandscape]+n[OnRoad] == 0 { // road expansions are few
		t.Errorf("only these kinds of spots came up: %v", n)
	}
}
