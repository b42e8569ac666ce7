package scenario_test

import (
	"strings"
	"testing"

	"catanica/rulings/scenario"
)

// variantPosition is a position that fits any variant: both players draw from a stack, and one holds a spy.
const variantPosition = `
start
  turn 21
  active north
  north axis: settlement A, road, settlement B
  south axis: settlement A, road, settlement B
  north hand: Spion, Händler
  south hand: Bischof
`

// TestVariants checks the stacks, points and thresholds of each variant, and the message about what is missing.
func TestVariants(t *testing.T) {
	for name, c := range map[string]struct {
		header, start, play string
		status              scenario.Status
		says                string // part of the English message
	}{
		"beginners: the threshold is unknown": {"edition: 1997\nvariant: beginners", "", "north plays Spion",
			scenario.Undecided, "No source says"},
		"beginners: without the threshold": {"edition: 1997\nvariant: beginners", "gate open",
			"north plays Spion\nnorth chooses Bischof", scenario.Holds, ""},
		"beginners: eight stacks": {"edition: 1997\nvariant: beginners", "north stack 8: Markt",
			"expect south stack 8 has Markt", scenario.Holds, ""},
		"beginners: in 1997 only": {"edition: 1998\nvariant: beginners", "", "expect nobody wins",
			scenario.Unreadable, "does not exist in the edition 1998"},
		"rows: two stacks a set": {"edition: 2004\nvariant: rows\nsets: zud, kuw, pui", "north stack 10: Markt",
			"expect north stack 10 has Markt", scenario.Holds, ""},
		"rows: not eleven": {"edition: 2004\nvariant: rows\nsets: zud, kuw, pui", "north stack 11: Markt",
			"expect nobody wins", scenario.Unreadable, "There is no stack 11"},
		"rows: which sets": {"edition: 2004\nvariant: rows", "", "expect nobody wins", scenario.Unreadable,
			"need the sets that are used"},
		"rows: a set that there is not": {"edition: 2004\nvariant: rows\nsets: xyz", "", "expect nobody wins",
			scenario.Unreadable, "There is no set"},
		"rows: not before 2004": {"edition: 2003\nvariant: rows\nsets: zud", "", "expect nobody wins",
			scenario.Unreadable, "variant does not exist"},
		"bears: how many stacks": {"edition: 2004\nvariant: bears", "", "expect nobody wins",
			scenario.Unreadable, "stacks N"},
		"bears: as many as they like": {"edition: 2005\nvariant: bears", "stacks 9\nnorth stack 9: Hexe, Markt",
			"expect south stack 9 top Hexe", scenario.Holds, ""},
		"small: its rows": {"edition: 2004\nvariant: small-tournament", "", "expect nobody wins",
			scenario.Unreadable, "needs it"},
		"small: rows belong to it": {"edition: 2004\ngame: extended\nrows: 1, 1, 1", "", "expect nobody wins",
			scenario.Unreadable, "belongs to the small card tournament"},
		"small: one discard pile": {"edition: 2004\nvariant: small-tournament\nrows: 1, 1, 1", "gate open",
			"north plays Spion\nnorth chooses Bischof\nexpect south discard has Spion", scenario.Holds, ""},
		"the game goes without saying": {"edition: 2004\ngame: basic\nvariant: bears", "stacks 5",
			"expect nobody wins", scenario.Unreadable, "exclude each other"},
		"no such variant": {"variant: bear", "", "expect nobody wins", scenario.Unreadable, "expected"},
	} {
		t.Run(name, func(t *testing.T) {
			src := "id: x\n" + c.header + variantPosition + c.start + "\nplay\n" + c.play + "\n"
			if strings.Contains(c.start, "stacks 9") { // comes before the stacks
				src = "id: x\n" + c.header + "\nstart\n" + c.start + strings.TrimPrefix(variantPosition, "\nstart") + "play\n" +
					c.play + "\n"
			}
			res := play(t, "x", src)
			if res.Status != c.status || !strings.Contains(res.Message.EN, c.says) {
				t.Errorf("got %s, %q\n%s", res.Status, res.Message.EN, src)
			}
		})
	}
}
