package explore

import (
	"context"
	"strings"
	"testing"

	"catanica/catalog"
	"catanica/rulings/scenario"
	"catanica/rulings/script"
)

const robbery = `id: robbery
game: almanac
players: 3

start
  board example
  active red
  phase roll
  red settlement: B2-S
  red road: B2-SE
  red hand: 2 ore, 1 grain
  blue settlement: D3-N
  blue hand: 1 ore
  white hand: none

play
`

// landmarkText is a position of Catan: Vienna in which red could build the landmark Prater.
const landmarkText = `id: landmark
game: vienna

start
  board small
  reward prater: ?
  red settlement: o5
  red road: o5 prater
  red hand: 2 stone, 1 grain
  blue hand: none
  white hand: none
  orange hand: none

play
`

// robberText is a position of Catan: Vienna in which the robber moves to a field that nobody knows.
const robberText = `id: robber
game: vienna

start
  location: o1 0 0, o2 2 0
  route: o1 o2
  field f1 1 1: ? at o1, o2
  field f2 3 1: ? at o2
  robber f1
  phase robber
  red hand: none
  blue hand: none
  white hand: none
  orange hand: none

play
`

// TestBoardGoals asks what can happen in a board game. An answer yes is played, and holds.
func TestBoardGoals(t *testing.T) {
	blueLandmark := strings.NewReplacer("red settlement", "blue settlement", "red road", "blue road",
		"red hand", "blue hand", "blue hand", "red hand", "prater: ?", "prater: road").Replace(landmarkText)
	for _, c := range []struct {
		goal, text string
		want       Verdict
		moves      int
	}{
		{"red has 3 ore", robbery, Yes, 1},
		{"red has 3 ore; blue hand none", robbery, Yes, 3},
		{"Rot hat 3 Erz; happened robbed", robbery, Yes, 3},
		{"red points 1", robbery, Yes, 0},
		{"red points 3", robbery, No, 0},
		{"red wins this turn", robbery, No, 0},
		{"blue points 2 within 2 turns", robbery, No, 0},
		{"red points 2", strings.Replace(robbery, "2 ore, 1 grain", "2 ore, 2 grain", 1), Yes, 2},
		{"red points 2", strings.Replace(robbery, "  red hand: 2 ore, 1 grain\n", "", 1), Undecided, 0},
		{"red points 2", landmarkText, Undecided, 0},
		{"red points 2", strings.Replace(landmarkText, "2 stone, 1 grain", "2 stone", 1), No, 0},
		{"red points 2", strings.Replace(landmarkText, "prater: ?", "prater: road", 1), Yes, 1},
		{"blue points 2", blueLandmark, No, 0},
		{"blue points 2 within 2 turns", blueLandmark, Yes, 3},
		{"robber at f2", robberText, Undecided, 0},
	} {
		file, errs := scenario.Parse("x", c.text)
		if len(errs) > 0 {
			t.Fatal(errs)
		}
		r, err := Ask(context.Background(), books(), Question{File: file, Goal: c.goal}, catalog.EN)
		if err != nil {
			t.Errorf("%s: %v", c.goal, err)
			continue
		}
		if r.Answer != c.want || r.Moves != c.moves || r.Seeker != "red" {
			t.Errorf("%s: %s in %d moves, want %s in %d: %v", c.goal, r.Answer, r.Moves, c.want, c.moves, r.Line)
		}
		if r.Answer != Yes {
			continue
		}
		again, _ := scenario.Parse("again", r.Text)
		if res := scenario.Replay(context.Background(), again, books(), scenario.Options{}); !res.OK {
			t.Errorf("%s: the answer does not hold: %v\n%s", c.goal, res.Trouble, r.Text)
		}
	}
	file, _ := scenario.Parse("x", robbery)
	for _, q := range []Question{{Goal: "red flies"}, {Goal: "red wins within 99 turns"}, {},
		{Goal: "red wins", Options: Options{EveryDie: true}}} {
		q.File = file
		if _, err := Ask(context.Background(), books(), q, catalog.EN); err == nil {
			t.Errorf("%+v is answered", q.Goal)
		}
	}
	limited, err := Ask(context.Background(), books(), Question{File: file, Goal: "red points 9 within 9 turns",
		Options: Options{Limit: 300}}, catalog.EN)
	if err != nil || limited.Answer != NotFound || limited.Reason != ByLimit {
		t.Errorf("the limit: %+v %v", limited, err)
	}
}

// stuck is a position whose game lists no move, although it is not over.
type stuck struct{ script.Position }

func (stuck) Moves() []script.Move { return nil }

// TestBoardWithoutMoves searches from a decision for which no move is listed: the answer is undecided, not no.
func TestBoardWithoutMoves(t *testing.T) {
	file, _ := scenario.Parse("x", robbery)
	start := scenario.Replay(context.Background(), file, books(), scenario.Options{}).BoardEnd()
	x := newBoardSearch(context.Background(), Options{}, []script.Line{scenario.BoardLine("red points 9")}, start.Turn())
	x.run(stuck{start})
	var r Report
	if x.report(&r); r.Answer != Undecided || len(r.Undecided) != 1 || r.Undecided[0].Fact != "move of red" {
		t.Errorf("%s: %+v", r.Answer, r.Undecided)
	}
}
