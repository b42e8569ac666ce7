package engine

// The mill (Ruling 103.E.e): the holder of the windmill token takes resources from the opponent. If the opponent has
// none that the holder could store, there is nothing to take (103.L.a).

const procMill procName = "mill"

func millProcedure() Procedure {
	return Procedure{Name: procMill, Steps: []Step{{Name: "trade advantage", Do: millTurns}}}
}

// millTurns lets the holder of the windmill token take (Ruling 103.E.e).
func millTurns(g *game, _ *Frame) next {
	g.heed("mill")
	holder := millHolder(g)
	starsOnMill(g)
	if holder == Chance {
		g.says(g.emit("nothing", g.s.Active, "103.E.e"),
			"Niemand hat den Handelsvorteil, deshalb geschieht nichts.", "Nobody has the trade advantage, so nothing happens.")
		return done
	}
	g.emit("trade-advantage", holder, "103.E.e", "103.L.a")
	g.beginTake(holder, NoCard, g.t.Book.one, millTakes(g, holder))
	return done
}

// millHolder returns who holds the windmill token, which nobody has to take up (Ruling 103.L.a), or Chance.
func millHolder(g *game) Player {
	holder, sure := g.token("commerce")
	if !sure {
		g.undecided("commerce points", "Die Handelspunkte stehen nicht fest: Nimm sie an.",
			"The commerce points are not known: assume them.")
	}
	if g.misread("103.L.a") {
		return misreadTokenNotTaken()
	}
	return holder
}
