package engine

// settlements returns p's places that are neither cities nor more.
func (g *board) settlements(p Player) []Place {
	var out []Place
	for _, pl := range g.s.Sides[p].Places {
		if pl.Kind == SettlementPlace {
			out = append(out, pl)
		}
	}
	return out
}

// settlementMoves returns the answers that name one of p's settlements.
func (g *board) settlementMoves(p Player) []Move {
	var out []Move
	for _, pl := range g.settlements(p) {
		m := NewMove(p, Choose)
		m.To = Spot{Kind: OnSite, Col: pl.Col}
		out = append(out, m)
	}
	return out
}

// settlementNamed returns the settlement of p's that a move names.
func (g *board) settlementNamed(p Player, m Move) (Place, bool) {
	pl, ok := g.place(p, m.To.Col)
	return pl, ok && m.To.Kind == OnSite && m.Side == p && pl.Kind == SettlementPlace
}

// setPlaceKind makes p's place at a column a place of another kind.
func (g *ledger) setPlaceKind(p Player, at Col, k PlaceKind) {
	places := g.editSide(p).Places
	for i := range places {
		if places[i].Col == at {
			places[i].Kind = k
		}
	}
}
