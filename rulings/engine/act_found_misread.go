package engine

// misreadSecondScout reads 126.I.c wrongly: if a scout is vetoed, another one may be played.
func misreadSecondScout(g *game, m Move) (next, error) { return foundDraw, playScout(g, m) }

// misreadSettlementMoves reads 128.D.a wrongly: a settlement may be moved until its landscapes are placed.
func misreadSettlementMoves(g *game, f *Frame, m Move) (next, error) {
	k := keeps[founding](f)
	from, to, gap := k.Gap-1, m.To.Col-1, m.To.Col-2
	if m.To.Col > 0 {
		from, to, gap = k.Gap+1, m.To.Col+1, m.To.Col+2
	}
	s := g.editSide(f.By)
	for i := range s.Places {
		if s.Places[i].Col == from {
			s.Places[i].Col = to
		}
	}
	s.sortPlaces()
	k.Gap = gap
	return wait, nil
}
