package explore

import (
	"os"
	"strings"
	"testing"

	"catanica/catalog"
)

func write(t *testing.T, name string, data []byte) {
	t.Helper()
	if err := os.WriteFile(name, data, 0o644); err != nil {
		t.Fatal(err)
	}
}

// TestParseGoal lists goals with the conditions that they mean, alternatives separated by "or", and the turns.
func TestParseGoal(t *testing.T) {
	table, s := smallPosition(t, axes+`  phase main
  north land: forest 1
  south land: forest 2
  north at A: Otto
  south at A: Feuerwache, Kirche
  north hand: none
  south hand: none
`)
	for _, c := range []struct {
		goal, want string
		turns      int
	}{
		{"north wins", "north wins", 0},
		{"north wins this turn", "north wins", 1},
		{"North wins in this turn!", "North wins", 1},
		{"Nord gewinnt in diesem Zug", "Nord gewinnt", 1},
		{"Nord gewinnt diesen Zug", "Nord gewinnt", 1},
		{"expect north wins within 3 turns", "north wins", 3},
		{"Nord gewinnt in 2 Zügen", "Nord gewinnt", 2},
		{"Nord gewinnt innerhalb von 2 Zuegen", "Nord gewinnt", 2},
		{"south loses the Fire Brigade", "south lacks Fire Brigade", 0},
		{"Süd verliert die Feuerwache", "Süd fehlt Feuerwache", 0},
		{"south lacks Kirche; north has Otto", "south lacks Kirche and north has Otto", 0},
		{"north gets the Church", "north has Church", 0},
		{"Nord baut das Kloster", "Nord hat Kloster", 0},
		{"north has the Church", "north has Church", 0},
		{"the knight token changes hands", "south holds knight", 0},
		{"der Ritterstein wechselt den Besitzer", "Süd hält Ritter", 0},
		{"the token changes hands within 2 turns", "south holds knight or north holds mill or south holds mill", 2},
		{"der Stein wechselt die Hand", "Süd hält Ritter or Nord hält Mühle or Süd hält Mühle", 0},
		{"the windmill token changes hands; north wins",
			"north holds mill and north wins or south holds mill and north wins", 0},
		{"happened vetoed by south", "happened vetoed by south", 0},
		{"phase before", "phase before", 0},
	} {
		g, err := ParseGoal(table, s, c.goal)
		if err != nil {
			t.Errorf("%s: %v", c.goal, err)
			continue
		}
		if got := meaning(g); got != c.want || g.Turns != c.turns {
			t.Errorf("%s: %s in %d turns, want %s in %d", c.goal, got, g.Turns, c.want, c.turns)
		}
	}
	for _, c := range []struct{ goal, de, en string }{
		{"", "goal:1:1: Hier fehlt die Erwartung, etwa `north wins`.", "goal:1:1: The expectation is missing here, such as `north wins`."},
		{"south loses the Hexe", "goal:1:13: „Hexe“ ist in dieser Stellung nicht da", "goal:1:13: \"Hexe\" is not in play"},
		{"south loses the Fire Brigad", "", "There is no card \"Fire Brigad\" (did you mean \"Fire Brigade\"?)."},
		{"north wins; east wins", "goal:1:13: ", "goal:1:13: Found \"east\""},
		{"odds of north wins", "Eine Wahrscheinlichkeit kann kein Ziel sein.", "A probability cannot be a goal."},
		{"north wins within 99 turns", "höchstens 20 Züge", "at most 20 turns"},
		{"the golden token changes hands", "Ritterstein", "Which token?"},
	} {
		_, err := ParseGoal(table, s, c.goal)
		if err == nil {
			t.Errorf("%s: no mistake", c.goal)
			continue
		}
		if de, en := err.In(catalog.DE), err.In(catalog.EN); !strings.Contains(de, c.de) || !strings.Contains(en, c.en) {
			t.Errorf("%s:\n%s\n%s\nwant\n%s\n%s", c.goal, de, en, c.de, c.en)
		}
	}
}

// meaning writes the conditions of a goal.
func meaning(g *Goal) string {
	var ways []string
	for _, all := range g.any {
		var parts []string
		for _, c := range all {
			parts = append(parts, c.Text)
		}
		ways = append(ways, strings.Join(parts, " and "))
	}
	return strings.Join(ways, " or ")
}

// FuzzGoal checks that no goal makes the parser fail, that a mistake has a place within the goal, and that what is read
// can be evaluated.
func FuzzGoal(f *testing.F) {
	for _, seed := range []string{
		"north wins this turn", "Süd verliert die Feuerwache; Nord gewinnt in 3 Zügen", "the token changes hands", "; ;", "in 0 turns",
		"north wins within 999999999999999999999 turns", "expect", "north has the the Church?", "south loses", "loses", "a b c", "odds of x",
		"happened built by north; cited 112.G.e", "north stores 2 gold, 1 ore", "der Ritterstein wechselt",
	} {
		f.Add(seed)
	}
	table, s := smallPosition(f, axes+"  phase main\n  north land: forest 1\n  south at A: Feuerwache\n  north hand: none\n")
	f.Fuzz(func(t *testing.T, written string) {
		g, err := ParseGoal(table, s, written)
		if err != nil {
			if err.Pos.Line != 1 || err.Pos.Col < 1 || err.Pos.Col > len([]rune(written))+2 || err.Msg.DE == "" || err.Msg.EN == "" {
				t.Errorf("%q: a mistake at %v: %v", written, err.Pos, err.Msg)
			}
			return
		}
		if g.Turns < 0 || g.Turns > MaxTurns || len(g.any) == 0 {
			t.Errorf("%q: %d turns, %d alternatives", written, g.Turns, len(g.any))
		}
		g.Holds(s, nil)
	})
}
