package vienna

import (
	"flag"
	"math/rand/v2"
	"os"
	"slices"
	"sync"
	"testing"

	"catanica/catalog"
	"catanica/rulings/bag"
	"catanica/rulings/playtest"
)

var games = flag.Int("games", 300, "random games; the first of them are compared with the model after every move")

var loadCatalog = sync.OnceValues(func() (*catalog.Catalog, catalog.Problems) {
	return catalog.Load(os.DirFS("../../content"))
})

// exampleTable sets a table with the example map, and a stack of development cards that the test makes up.
func exampleTable(t testing.TB, players int, o Options) (*Table, State) {
	t.Helper()
	cat, problems := loadCatalog()
	if err := problems.Err(); err != nil {
		t.Fatal(err)
	}
	table, err := NewTable(cat, players, o)
	if err != nil {
		t.Fatal(err)
	}
	robber, err := table.Board.Lay(exampleMap(cat))
	if err != nil {
		t.Fatal(err)
	}
	s := NewState(table, 0, robber)
	s.Stack([5]uint8{14, 3, 3, 2, 4})
	return table, s
}

func exampleMap(cat *catalog.Catalog) catalog.Map {
	maps := cat.Board("vienna").Maps
	return maps[slices.IndexFunc(maps, func(m catalog.Map) bool { return m.ID == "example" })]
}

// chooser plays at random: any of the legal moves with the same probability, with chance and choices filled in, and now
// and then a trade with another player.
type chooser struct {
	t     *Table
	rng   *rand.Rand
	moves []Move
}

func (c *chooser) next(s *State) Move {
	if s.Phase == Main && s.Free == 0 && c.rng.IntN(8) == 0 {
		other := s.Active.After(1+c.rng.IntN(c.t.Players-1), c.t.Players)
		if s.Hands[other].Total() > 0 && s.Hands[s.Active].Total() > 0 {
			m := Do(s.Active, TradesWithPlayers)
			m.Other = other
			m.Give, m.Get = playtest.DrawSome(c.rng, s.Hands[s.Active], 1), playtest.DrawSome(c.rng, s.Hands[other], 1)
			return m
		}
	}
	c.moves = Legal(c.t, s, c.moves[:0])
	m := c.moves[c.rng.IntN(len(c.moves))]
	c.fill(s, &m)
	return m
}

// fill fills in what a listed move leaves open.
func (c *chooser) fill(s *State, m *Move) {
	switch m.Verb {
	case Rolls:
		m.Dice = playtest.Dice(c.rng)
	case Buys:
		m.Card = Card(playtest.Draw(c.rng, s.Deck))
	case Robs:
		m.Kind = Resource(playtest.Draw(c.rng, s.Hands[m.Other]))
	case Discards:
		m.Give = playtest.DrawSome(c.rng, s.Hands[m.Who], c.t.mustDiscard(s.Hands[m.Who].Total()))
	case PlaysCourt:
		m.Get = playtest.DrawSome(c.rng, s.Supply, 2)
	case Takes:
		if r := c.t.Board.Places[s.Last].Reward; r.Kind == RewardDevelopment {
			m.Card = Card(playtest.Draw(c.rng, s.Deck))
		} else {
			m.Get = playtest.DrawSome(c.rng, s.Supply, int(r.Any))
		}
	}
}

// maxMoves ends a game without progress.
const maxMoves = 20000

// TestRandomPlay plays whole games. Every listed move is accepted, and no card is lost. The first games and every
// hundredth are compared with the model of model_test.go after every move.
func TestRandomPlay(t *testing.T) {
	won := 0
	for n := range *games {
		players := 3 + n%2
		table, s := exampleTable(t, players, Options{})
		s.First, s.Active, s.Decides = Player(n%players), Player(n%players), Player(n%players)
		c := chooser{t: table, rng: rand.New(rand.NewPCG(17, uint64(n)))}
		var m *model
		if n < 60 || n%100 == 0 {
			m = newModel(t, table)
		}
		for k := 0; k < maxMoves && s.Phase != Over; k++ {
			move := c.next(&s)
			before := s
			if !Play(table, &s, move) {
				_, _, err := Apply(table, before, move)
				t.Fatalf("game %d: %+v in %v of turn %d: %v", n, move, before.Phase, before.Turn, err)
			}
			if conserved(t, table, &s); m != nil {
				m.play(move)
				m.compare(&s)
				cites(t, table, before, s, move)
			}
			if t.Failed() {
				t.Fatalf("game %d, after %+v", n, move)
			}
		}
		if s.Phase == Over {
			won++
		}
	}
	if won < *games*9/10 {
		t.Errorf("only %d of %d games were won within %d moves", won, *games, maxMoves)
	}
	t.Logf("%d of %d games were won", won, *games)
}

// cites checks that Apply says the same as Play, and that each event cites an entry.
func cites(t *testing.T, table *Table, before, after State, m Move) {
	applied, events, err := Apply(table, before, m)
	if err != nil || applied != after {
		t.Errorf("Play and Apply differ: %v", err)
	}
	for _, e := range events {
		if len(e.Cites) == 0 {
			t.Errorf("event %s cites nothing", e.Type)
		}
	}
}

// conserved checks that no card and no piece comes into being or is lost, and who could have won.
func conserved(t *testing.T, table *Table, s *State) {
	all, cards, built, roads := s.Supply, int(s.Left), 0, 0
	for p := range table.Players {
		all.Add(s.Hands[p])
		for _, n := range s.Cards[p] {
			cards += int(n)
		}
		cards += int(s.Militias[p])
		built, roads = built+s.Settlements[p].Len(), roads+s.Roads[p].Len()
		if s.Settlements[p].Len() > 10 || s.Roads[p].Len() > 20 {
			t.Errorf("%s has too many pieces", Player(p))
		}
	}
	if all != (Bag{18, 18, 18, 18, 18}) || cards > 26 || built != s.Built.Len() || roads != s.Taken.Len() {
		t.Errorf("%v resource cards, %d development cards, %d settlements, %d roads", all, cards, built, roads)
	}
	if s.Turn > 0 && (table.Points(s, s.Active) >= table.Goal) != (s.Phase == Over) {
		t.Errorf("%s has %d points in %v", s.Active, table.Points(s, s.Active), s.Phase)
	}
}

// TestMisreadGames plays games with entries switched off and with the other answers to the open questions: what Legal
// lists is accepted, Play and Apply agree, and no card is lost.
func TestMisreadGames(t *testing.T) {
	cat, _ := loadCatalog()
	for n := range 60 {
		o := Options{Off: []string{ruleIDs[n%int(rules)], ruleIDs[n*7%int(rules)]}, Readings: map[string]string{}}
		for id := range new(Readings).answers() {
			answers := cat.Reading(id).Answers
			o.Readings[id] = answers[n%len(answers)].ID
		}
		table, s := exampleTable(t, 3+n%2, o)
		c := chooser{t: table, rng: rand.New(rand.NewPCG(5, uint64(n)))}
		for k := 0; k < 1500 && s.Phase != Over; k++ {
			m := c.next(&s)
			next, _, err := Apply(table, s, m)
			if err != nil {
				t.Fatalf("%v: %+v in %v: %v", o, m, s.Phase, err)
			}
			if !Play(table, &s, m) || s != next {
				t.Fatalf("%v: Play and Apply differ after %+v", o, m)
			}
			all := s.Supply
			for p := range table.Players {
				all.Add(s.Hands[p])
			}
			if all.Total() != 90 {
				t.Fatalf("%v: after %+v there are %v cards", o, m, all)
			}
		}
	}
}

// TestLegal tries all moves that can be named, in positions of random games: Apply accepts those that Legal lists.
func TestLegal(t *testing.T) {
	for n := range 6 {
		o := Options{}
		if n > 1 {
			o.Off = []string{ruleIDs[n*5%int(rules)], ruleIDs[n*3%int(rules)]}
		}
		table, s := exampleTable(t, 3+n%2, o)
		c := chooser{t: table, rng: rand.New(rand.NewPCG(4, uint64(n)))}
		for k := 0; k < 1500 && s.Phase != Over; k++ {
			if k%17 == 0 || s.Phase == Founding || s.Phase == Rewarding {
				agree(t, table, &s)
			}
			if m := c.next(&s); !Play(table, &s, m) {
				t.Fatalf("%+v is refused", m)
			}
		}
	}
}

// agree compares what Legal lists with what Apply accepts, for moves that leave nothing open.
func agree(t *testing.T, table *Table, s *State) {
	t.Helper()
	listed := map[Move]bool{}
	for _, m := range Legal(table, s, nil) {
		listed[m] = true
	}
	try := func(m Move) {
		at := *s
		if ok := Play(table, &at, m); ok != listed[m] {
			_, _, err := Apply(table, *s, m)
			t.Errorf("%v, free %d: %+v is accepted: %v (%v), listed: %v", s.Phase, s.Free, m, ok, err, listed[m])
		} else if !ok && at != *s {
			t.Errorf("%v: %+v is refused and changes the position", s.Phase, m)
		}
	}
	for who := range Player(table.Players) {
		for n := range table.Board.Places {
			try(Build(who, Settlement, n))
			try(Build(who, LandmarkFigure, n))
		}
		for n := range table.Board.Ends {
			try(Build(who, Road, n))
		}
		for n := range table.Board.Fields {
			m := Do(who, MovesRobber)
			m.Place = int16(n)
			try(m)
		}
		for _, verb := range []Verb{PlaysMilitia, PlaysToll, Passes, EndsTurn} {
			try(Do(who, verb))
		}
		for give := range NoResource {
			m := Do(who, PlaysStaple)
			m.Kind = give
			try(m)
			for get := range NoResource {
				if give != get {
					m := Do(who, TradesWithSupply)
					m.Give, m.Get = bag.Of(give, table.Rate(s, who, give)), bag.Of(get, 1)
					try(m)
				}
			}
		}
	}
}

// BenchmarkGame plays random games of four players to their end.
func BenchmarkGame(b *testing.B) {
	table, start := exampleTable(b, 4, Options{})
	c := chooser{t: table, rng: rand.New(rand.NewPCG(1, 2))}
	moves, games := 0, 0
	began := playtest.CPU(b)
	for b.Loop() {
		for s := start; s.Phase != Over; moves++ {
			if !Play(table, &s, c.next(&s)) {
				b.Fatal("a legal move is refused")
			}
		}
		games++
	}
	b.ReportMetric(float64(games)/(playtest.CPU(b)-began).Seconds(), "games/cpu-s")
	b.ReportMetric(float64(moves)/float64(games), "moves/game")
}
