package table_test

import (
	"strings"
	"testing"

	"catanica/catalog"
	"catanica/rulings/table"
)

// TestKeep makes the edits with which players keep a score, one after the other, and reads the lines that they leave.
func TestKeep(t *testing.T) {
	text := table.KeepStart("")
	for _, c := range []struct {
		op, card  string
		has, lost string // lines afterwards
		fault     string
	}{
		{op: "built n", card: "Konrad", has: "north at A above 1: Konrad der Flinke\n  north holds knight"},
		{op: "built s", card: "Konrad der Flinke", fault: "already in play"},
		{op: "built n", card: "Church", fault: "city"},
		{op: "built n", card: "Konradin", fault: "no card"},
		{op: "built n", fault: "Which card"},
		{op: "built s", card: "Otto", has: "south holds knight", lost: "north holds knight"},
		{op: "built n", card: "Siegfried Ohneland", has: "north at A below 1: Siegfried Ohneland"},
		{op: "road n left", has: "north axis: road, settlement A, road, settlement B"},
		{op: "road n left", fault: "road at that end already"},
		{op: "settle n right", fault: "still missing"},
		{op: "settle n left", has: "north axis: settlement C, road, settlement A"},
		{op: "kind n.A city", has: "city A", lost: "gate"},
		{op: "kind s.A city", has: "gate open"},
		{op: "kind s.A settlement", has: "gate open"},
		{op: "count n 4", has: "north hand: 4 hidden"},
		{op: "count n 0", has: "north hand: none"},
		{op: "count n -", lost: "north hand"},
		{op: "played s", card: "Spion", has: "north discard: Spion"},
		{op: "phase main", has: "phase main"},
		{op: "end", has: "turn 2\n  active south\n  phase before"},
		{op: "remove c1", has: "north holds knight", lost: "Otto"},
		{op: "dance", fault: "cannot do that"},
	} {
		next, fault := table.Edit(text, catalog.DefaultEdition, books(), "keep "+c.op, func(key string) string {
			return map[string]string{"card@built": c.card}[key]
		})
		switch {
		case fault != nil && c.fault == "":
			t.Fatalf("%s %s: %s", c.op, c.card, fault.Text.EN)
		case fault == nil && c.fault != "":
			t.Errorf("%s %s changes the position to\n%s", c.op, c.card, next)
		case fault != nil && !strings.Contains(fault.Text.EN, c.fault):
			t.Errorf("%s %s: %s, want %q", c.op, c.card, fault.Text.EN, c.fault)
		}
		if text = next; !strings.Contains(text, c.has) || c.lost != "" && strings.Contains(text, c.lost) {
			t.Errorf("%s %s leaves\n%s\nwant %q, not %q", c.op, c.card, text, c.has, c.lost)
		}
	}
}

// TestKeepTie checks that at a tie the knight token belongs to nobody or stays with its holder (reading token-tie).
func TestKeepTie(t *testing.T) {
	const first, second = "keep built s Siegfried Ohneland", "keep built n Falk der Schöne"
	for reading, want := range map[string]bool{"": false, "reading: token-tie = keeps\n": true} {
		text := reading + table.KeepStart("")
		for _, op := range []string{first, second} {
			next, fault := table.Edit(text, catalog.DefaultEdition, books(), op, func(string) string { return "" })
			if fault != nil {
				t.Fatalf("%s: %s", op, fault.Text.EN)
			}
			text = next
		}
		if strings.Contains(text, "south holds knight") != want || strings.Contains(text, "north holds") {
			t.Errorf("%q: after the tie:\n%s", reading, text)
		}
	}
}
