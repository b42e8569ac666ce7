package explore

import (
	"os"
	"regexp"
	"strconv"
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
		{"", "goal:1:1: Hier fehlt die Erwartung, etwa `north wins`.",
			"goal:1:1: The expectation is missing here, such as `north wins`."},
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
		"north wins this turn", "Süd verliert die Feuerwache; Nord gewinnt in 3 Zügen", "the token changes hands",
		"; ;", "in 0 turns", "north wins within 999999999999999999999 turns", "expect", "north has the the Church?",
		"south loses", "loses", "a b c", "odds of x",
		"happened built by north; cited 112.G.e", "north stores 2 gold, 1 ore", "der Ritterstein wechselt",
	} {
		f.Add(seed)
	}
	table, s := smallPosition(f, axes+"  phase main\n  north land: forest 1\n"+
		"  south at A: Feuerwache\n  north hand: none\n")
	f.Fuzz(func(t *testing.T, written string) {
		g, err := ParseGoal(table, s, written)
		if err != nil {
			within := err.Pos.Line == 1 && 1 <= err.Pos.Col && err.Pos.Col <= len([]rune(written))+2
			if !within || err.Msg.DE == "" || err.Msg.EN == "" {
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

// The phrases as patterns, which cutTurns and tokenNamed read without package regexp: it would make the program for the
// browser a tenth larger.
var (
	thisTurn = regexp.MustCompile(`(?i)[ ,]+(?:(?:in |on )?this turn|(?:in )?diese[nm] zug)[?.!]?$`)
	inTurns  = regexp.MustCompile(
		`(?i)[ ,]+(?:(?:with)?in (\d+) turns?|(?:in|innerhalb von|binnen) (\d+) z[üu]e?gen?)[?.!]?$`)
	tokenPhrase = regexp.MustCompile(
		`(?i)^(?:the |der |die )?(?:(\pL+) )??(?:token|stein|(ritterstein|mühlenstein)) ` +
			`(?:changes hands|wechselt(?: den besitzer| die hand)?)$`)
)

// TestPhrases compares what is read of all phrases of a few words with the patterns.
func TestPhrases(t *testing.T) {
	tails := strings.Split("this turn|in this turn|on this turn|at this turn|This Turn!|"+
		"diesen Zug|in diesem Zug|auf diesem Zug|in 2 turns|within 1 turn|in 0 turns|in 99 turns|"+
		"in 99999999999999999999 turns|in -1 turns|in x turns|2 turns|on 2 turns|in 2 Zügen|"+
		"binnen 3 Zügen.|innerhalb von 2 Zuegen|von 2 Zügen|innerhalb 2 Züge|within 2 Zügen|binnen 2 turns|"+
		"in 2 zug|turn|zug|", "|")
	for _, head := range []string{"north wins", "north wins,", "north wins in", "ü"} {
		for _, tail := range tails {
			goal := strings.TrimSpace(head + " " + tail)
			want, turns := goal, 0
			if at := thisTurn.FindStringIndex(goal); at != nil {
				want, turns = goal[:at[0]], 1
			} else if at := inTurns.FindStringSubmatchIndex(goal); at != nil {
				n, err := strconv.Atoi(goal[max(at[2], at[4]):max(at[3], at[5])])
				if err != nil || n > MaxTurns {
					n = MaxTurns + 1
				}
				want, turns = goal[:at[0]], max(n, 1)
			}
			if body, n := cutTurns(goal); body != want || n != turns {
				t.Errorf("%q: %q in %d turns, want %q in %d", goal, body, n, want, turns)
			}
		}
	}
	tokens := strings.Split("the knight token|knight token|token|the token|der Stein|der Ritterstein|die Mühle Stein|"+
		"x2 token|the big knight token|Mühlenstein|a Ritterstein|the|", "|")
	changes := strings.Split(
		"changes hands|wechselt|wechselt den Besitzer|wechselt die Hand|wechselt die|changes|", "|")
	for _, who := range tokens {
		for _, does := range changes {
			part := strings.TrimSpace(who + " " + does)
			m := tokenPhrase.FindStringSubmatch(part)
			name, ok := tokenNamed(part)
			if ok != (m != nil) || ok && name != strings.ToLower(m[1]+m[2]) {
				t.Errorf("%q: %q, %t; the pattern: %q", part, name, ok, m)
			}
		}
	}
}
