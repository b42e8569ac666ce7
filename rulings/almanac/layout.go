package almanac

import (
	"fmt"
	"strconv"
	"strings"

	"catanica/catalog"
)

// Lay puts a layout on the table and returns the hex on which its robber stands.
func (t *Table) Lay(l catalog.Layout) (robber int, err error) {
	t.Layout = l.ID
	hex := 0
	if len(l.Rows) != len(t.Island.Rows) {
		return 0, fmt.Errorf("layout %s has %d rows, the island %d", l.ID, len(l.Rows), len(t.Island.Rows))
	}
	for r, row := range l.Rows {
		if len(row) != t.Island.Rows[r] {
			return 0, fmt.Errorf("layout %s: row %d has %d hexes, not %d", l.ID, r+1, len(row), t.Island.Rows[r])
		}
		for _, written := range row {
			name, number, _ := strings.Cut(written, " ")
			terrain, ok := ParseTerrain(name)
			chip := 0
			if number != "" {
				chip, err = strconv.Atoi(number)
			}
			if !ok || err != nil || !ValidChip(chip) || (chip == 0) != (terrain == Desert) {
				return 0, fmt.Errorf("layout %s: %q is not a terrain with its chip", l.ID, written)
			}
			t.SetHex(hex, terrain, chip)
			hex++
		}
	}
	for _, h := range l.Harbors {
		name, what, _ := strings.Cut(h, " ")
		path, ok := t.Island.Path(name)
		kind, known := ParseHarbor(what)
		if !ok || !known {
			return 0, fmt.Errorf("layout %s: %q is not a path with its harbor", l.ID, h)
		}
		if err := t.SetHarbor(path, kind); err != nil {
			return 0, fmt.Errorf("layout %s: %w", l.ID, err)
		}
	}
	robber, ok := t.Island.Hex(l.Robber)
	if !ok {
		return 0, fmt.Errorf("layout %s: there is no hex %q for the robber", l.ID, l.Robber)
	}
	return robber, nil
}

// ValidChip reports whether a number is that of a chip; 0 stands for none.
func ValidChip(n int) bool { return n == 0 || 2 <= n && n <= 12 && n != 7 }

// ParseHarbor returns what a harbor exchanges: a resource, or any.
func ParseHarbor(name string) (kind uint8, ok bool) {
	if name == "any" {
		return AnyHarbor, true
	}
	r, ok := ParseResource(name)
	return uint8(r), ok
}
