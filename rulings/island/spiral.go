package island

// Spiral lists all hexes from a corner hex of the island counterclockwise along the coast and on inwards to the centre,
// the way on which number chips are laid out. ok is false if the hex is not a corner of the island: a hex of the coast
// with exactly three neighbours.
func (i *Island) Spiral(from int) (order []int, ok bool) {
	if i.neighbours(from) != 3 {
		return nil, false
	}
	seen := make([]bool, len(i.Hexes))
	free := func(n int) bool { return n >= 0 && !seen[n] }
	// Counterclockwise along the coast, the sea lies to the right. From a corner hex, the way begins across the side that
	// follows, counterclockwise, the last side that borders the sea.
	hex, way := from, 0
	for side := range 6 {
		if i.Hexes[from].Next[side] < 0 && i.Hexes[from].Next[(side+5)%6] >= 0 {
			way = (side + 5) % 6
		}
	}
	for {
		order, seen[hex] = append(order, hex), true
		next := -1
		for turn := range 6 { // as far to the right as possible, otherwise turn left
			side := (way + 1 - turn + 6) % 6
			if n := i.Hexes[hex].Next[side]; free(n) {
				next, way = n, side
				break
			}
		}
		if next < 0 {
			return order, len(order) == len(i.Hexes)
		}
		hex = next
	}
}

// CornerHexes lists the hexes at the corners of the island, in reading order.
func (i *Island) CornerHexes() []int {
	var out []int
	for n := range i.Hexes {
		if i.neighbours(n) == 3 {
			out = append(out, n)
		}
	}
	return out
}

func (i *Island) neighbours(hex int) int {
	n := 0
	for _, next := range i.Hexes[hex].Next {
		if next >= 0 {
			n++
		}
	}
	return n
}
