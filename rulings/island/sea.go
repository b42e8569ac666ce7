package island

// Sea is a field of sea at the coast. Its Coast are the paths between it and the land, clockwise round the island.
type Sea struct {
	At    Axial
	Coast []int
}

// sail walks round the coast clockwise and notes its paths and the fields of sea that it passes.
func (i *Island) sail(at map[Axial]int) {
	start := 0 // the first hex lies in the top row: its side NW borders the sea
	hex, side := start, 5
	for range 6 * len(i.Hexes) {
		here := i.Hexes[hex]
		i.Coast = append(i.Coast, here.Sides[side])
		sea := here.At.beyond(side)
		if n := len(i.Sea); n == 0 || i.Sea[n-1].At != sea {
			i.Sea = append(i.Sea, Sea{At: sea})
		}
		last := &i.Sea[len(i.Sea)-1]
		last.Coast = append(last.Coast, here.Sides[side])
		// On to the next side clockwise; if it borders land, the coast goes on along that neighbour.
		side = (side + 1) % 6
		for here.Next[side] >= 0 {
			hex, side = here.Next[side], (side+4)%6
			here = i.Hexes[hex]
		}
		if hex == start && side == 5 {
			break
		}
	}
	if n := len(i.Sea); n > 1 && i.Sea[0].At == i.Sea[n-1].At { // the walk began in the middle of a field of sea
		i.Sea[0].Coast = append(i.Sea[n-1].Coast, i.Sea[0].Coast...)
		i.Sea = i.Sea[:n-1]
	}
	if len(i.Coast) != i.Coastal.Len() {
		i.Coast, i.Sea = nil, nil
	}
}
