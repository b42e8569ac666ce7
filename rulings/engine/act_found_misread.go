package engine

// misreadSecondScout reads 126.I.c wrongly: after a scout that was vetoed another one is played.
func misreadSecondScout(g *game, m Move) (next, error) { return foundDraw, playScout(g, m) }

// misreadSettlementMoves reads 128.D.a wrongly: until its landscapes are laid, a settlement may be moved.
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
