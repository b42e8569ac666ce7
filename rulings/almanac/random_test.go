package almanac

import (
	"flag"
	"math/rand/v2"
	"testing"

	"catanica/rulings/bag"
	"catanica/rulings/playtest"
)

var games = flag.Int("games", 60, "random games; the first sixty and every hundredth are held against the oracle")

// chooser plays at random: any of the legal moves with the same probability, with chance and choices filled in, and now
// and then a trade with another player.
type chooser struct {
	t     *Table
	rng   *rand.Rand
	moves []Move
}

func (c *chooser) next(s *State) Move {
	if (s.Phase == Trading || s.Phase == Building && c.t.Combined) && s.Free == 0 && c.rng.IntN(8) == 0 {
		if m, ok := c.offer(s); ok {
			return m
		}
	}
	c.moves = Legal(c.t, s, c.moves[:0])
	m := c.moves[c.rng.IntN(len(c.moves))]
	switch m.Verb {
	case Rolls:
		m.Dice = playtest.Dice(c.rng)
	case Buys:
		m.Card = Card(playtest.Draw(c.rng, s.Deck))
	case Robs:
		if s.Hands[m.Other].Total() > 0 {
			m.Kind = Resource(playtest.Draw(c.rng, s.Hands[m.Other]))
		}
	case Discards:
		m.Give = playtest.DrawSome(c.rng, s.Hands[m.Who], c.t.mustDiscard(s.Hands[m.Who].Total()))
	case PlaysInvention:
		m.Get = playtest.DrawSome(c.rng, s.Supply, 2)
	}
	return m
}

// offer trades one card for one with a random player, if both have cards.
func (c *chooser) offer(s *State) (Move, bool) {
	other := Player(c.rng.IntN(c.t.Players))
	if other == s.Active || s.Hands[other].Total() == 0 || s.Hands[s.Active].Total() == 0 {
		return Move{}, false
	}
	give := Resource(playtest.Draw(c.rng, s.Hands[s.Active]))
	get := Resource(playtest.Draw(c.rng, s.Hands[other]))
	return Move{Who: s.Active, Verb: TradesWithPlayers, Other: other, Give: bag.Of(give, 1), Get: bag.Of(get, 1),
		Kind: NoResource, Card: NoCard}, true
}

// maxMoves ends a game in which nobody gets anywhere.
const maxMoves = 20000

// TestRandomPlay plays whole games. Every listed move is accepted, and no card is lost. The first games and every
// hundredth are held against the oracles of oracle_test.go after every move.
func TestRandomPlay(t *testing.T) {
	if testing.Short() {
		*games = min(*games, 10)
	}
	won := 0
	for n := range *games {
		players := 3 + n%4
		table, s := dealtTable(t, players, Options{Combined: n%2 == 0})
		s.First, s.Active, s.Decides = Player(n%players), Player(n%players), Player(n%players)
		c := chooser{t: table, rng: rand.New(rand.NewPCG(17, uint64(n)))}
		o := newOracle(t, table, s)
		for range maxMoves {
			if s.Phase == Over {
				won++
				break
			}
			m, before := c.next(&s), s
			if !Play(table, &s, m) {
				_, _, err := Apply(table, before, m)
				t.Fatalf("game %d: %+v in %v of turn %d: %v", n, m, before.Phase, before.Turn, err)
			}
			if conserved(t, table, &s); n < 60 || n%100 == 0 {
				next, events, err := Apply(table, before, m)
				if err != nil || next != s {
					t.Fatalf("game %d: Play and Apply differ after %+v: %v", n, m, err)
				}
				o.check(m, next, events)
			}
			if t.Failed() {
				t.Fatalf("game %d, after %+v", n, m)
			}
		}
	}
	if won < *games*9/10 {
		t.Errorf("only %d of %d games were won within %d moves", won, *games, maxMoves)
	}
	t.Logf("%d of %d games were won", won, *games)
}

// conserved checks that no card and no piece comes into being or is lost, and that nobody plays on with enough points.
func conserved(t *testing.T, table *Table, s *State) {
	all, built, roads := s.Supply, 0, 0
	for p := range table.Players {
		all.Add(s.Hands[p])
		built, roads = built+s.Settlements[p].Len()+s.Cities[p].Len(), roads+s.Roads[p].Len()
		if s.Settlements[p].Len() > 5 || s.Cities[p].Len() > 4 || s.Roads[p].Len() > 15 {
			t.Errorf("%s has too many pieces", Player(p))
		}
	}
	if all != (Bag{24, 24, 24, 24, 24}) || built != s.Built.Len() || roads != s.Taken.Len() {
		t.Errorf("%v resource cards, %d buildings, %d roads", all, built, roads)
	}
	if s.Turn > 0 && s.Phase < SpecialBuilding && s.Points(s.Active) >= table.Goal {
		t.Errorf("%s has %d points in %v", s.Active, s.Points(s.Active), s.Phase)
	}
}

// TestLegal tries all moves that can be named, in positions of random games: Apply accepts those that Legal lists.
func TestLegal(t *testing.T) {
	for n := range 6 {
		table, s := dealtTable(t, 3+n%4, Options{Combined: n%2 == 0})
		c := chooser{t: table, rng: rand.New(rand.NewPCG(4, uint64(n)))}
		for k := 0; k < 1500 && s.Phase != Over; k++ {
			if k%17 == 0 || s.Phase <= FoundingRoad {
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
		m.Other, m.Kind, m.Card = Nobody, NoResource, NoCard
		at := *s
		if ok := Play(table, &at, m); ok != listed[m] {
			t.Errorf("%v: %+v is accepted: %v, listed: %v", s.Phase, m, ok, listed[m])
		}
		if at = *s; !Play(table, &at, m) && at != *s {
			t.Errorf("%v: %+v is refused and changes the position", s.Phase, m)
		}
	}
	for p := range table.Players {
		who := Player(p)
		for n := range table.Island.Intersections {
			try(Move{Who: who, Verb: Builds, What: Settlement, Place: int16(n)})
			try(Move{Who: who, Verb: Builds, What: City, Place: int16(n)})
		}
		for n := range table.Island.Paths {
			try(Move{Who: who, Verb: Builds, What: Road, Place: int16(n)})
		}
		for n := range table.Island.Hexes {
			try(Move{Who: who, Verb: MovesRobber, Place: int16(n)})
		}
		for _, verb := range []Verb{PlaysKnight, PlaysRoadBuilding, Passes, EndsTrading, EndsTurn} {
			try(Move{Who: who, Verb: verb})
		}
		for give := Lumber; give < NoResource; give++ {
			for get := Lumber; get < NoResource; get++ {
				if rate := table.Rate(s, who, give); give != get {
					try(Move{Who: who, Verb: TradesWithSupply, Give: bag.Of(give, rate), Get: bag.Of(get, 1)})
				}
			}
		}
	}
}

// playOut plays one game to its end and returns the number of moves.
func playOut(c *chooser, s State) (moves int, over bool) {
	for moves < maxMoves && s.Phase != Over {
		if !Play(c.t, &s, c.next(&s)) {
			panic("a legal move is refused")
		}
		moves++
	}
	return moves, s.Phase == Over
}

// BenchmarkGame plays random games of four players to their end.
func BenchmarkGame(b *testing.B) {
	table, start := exampleTable(b, 4, Options{})
	c := chooser{t: table, rng: rand.New(rand.NewPCG(1, 2))}
	moves, games := 0, 0
	began := playtest.CPU(b)
	for b.Loop() {
		n, _ := playOut(&c, start)
		moves += n
		games++
	}
	// Per second of this process, so that other programs on the machine do not count.
	b.ReportMetric(float64(games)/(playtest.CPU(b)-began).Seconds(), "games/cpu-s")
	b.ReportMetric(float64(moves)/float64(games), "moves/game")
}
