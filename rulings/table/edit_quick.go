package table

import (
	"slices"
	"strings"

	"catanica/rulings/scenario"
)

// quick reads a principality in one line: `settlement A, city B; at B: Kirche; hand: Spion`. The first part is the
// axis, roads between places may be left out; it replaces all lines of the player.
func (e *edit) quick(args []string) {
	if len(args) == 0 || sideNames[args[0]] == "" {
		return
	}
	side := sideNames[args[0]]
	text := strings.TrimSpace(e.get("quick-" + args[0]))
	if text == "" {
		e.fail("Schreib erst die Zeile.", "Write the line first.")
		return
	}
	var lines []string
	for i, part := range strings.Split(text, ";") {
		part = strings.TrimSpace(part)
		if part == "" {
			continue
		}
		if i == 0 && !strings.Contains(part, ":") {
			part = "axis: " + withRoads(part)
		}
		lines = append(lines, "  "+side+" "+part)
	}
	from, to := e.part(true)
	kept := slices.Clone(e.text[:from])
	var others []string
	for _, l := range e.text[from:to] {
		if !scenario.Begins(l, side) {
			others = append(others, l)
		}
	}
	for len(others) > 0 && strings.TrimSpace(others[len(others)-1]) == "" {
		others = others[:len(others)-1]
	}
	kept = append(kept, others...)
	kept = append(kept, lines...)
	e.text = append(append(kept, ""), e.text[to:]...)
}

// withRoads puts a road between two places of an axis that have none.
func withRoads(axis string) string {
	var out []string
	for item := range strings.SplitSeq(axis, ",") {
		item = strings.TrimSpace(item)
		if len(out) > 0 && !scenario.Begins(item, "road") && !scenario.Begins(out[len(out)-1], "road") {
			out = append(out, "road")
		}
		out = append(out, item)
	}
	return strings.Join(out, ", ")
}
