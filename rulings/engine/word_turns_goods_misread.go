package engine

// misreadTurnsIntoLike reads 122.C.e wrongly: the resources received have to be of one kind as well.
func misreadTurnsIntoLike(g *game, m Move) error {
	if _, alike := single(m.Get); !alike {
		return g.refuse("122.C.e", "Auch die erhaltenen müssen gleich sein.",
			"Those received have to be alike as well.")
	}
	return turnAfforded(g, m)
}
