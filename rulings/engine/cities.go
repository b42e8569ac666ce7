package engine

// settlements returns p's places that are plain settlements.
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

// settlementNamed returns p's settlement that the move names.
func (g *board) settlementNamed(p Player, m Move) (Place, bool) {
	pl, ok := g.place(p, m.To.Col)
	return pl, ok && m.To.Kind == OnSite && m.Side == p && pl.Kind == SettlementPlace
}

// setPlaceKind changes the kind of p's place in column at.
func (g *ledger) setPlaceKind(p Player, at Col, k PlaceKind) {
	places := g.editSide(p).Places
	for i := range places {
		if places[i].Col == at {
			places[i].Kind = k
		}
	}
}
