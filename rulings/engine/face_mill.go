package engine

// The mill (Ruling 103.E.e): the holder of the windmill token takes resources from the opponent. If the opponent has
// none that the holder could store, there is nothing to take (103.L.a). An opponent from whom something is taken may
// give mined gold instead, and is asked before the holder chooses (122.B.b).

const procMill procName = "mill"

// The steps of mill.
const (
	millTurn next = iota
	millGift
)

func millProcedure() Procedure {
	return Procedure{
		Name: procMill,
		Steps: []Step{
			millTurn: {Name: "trade advantage", Do: millTurns},
			millGift: {Name: "mined gold", Do: millOffersGift, Ask: millAsksGift, Take: millTakesGift},
		},
	}
}

// millTurns lets the holder of the windmill token take resources (Ruling 103.E.e).
func millTurns(g *game, f *Frame) next {
	g.heed("mill")
	holder := millHolder(g)
	if holder != Chance {
		f.By = holder
	}
	starsOnMill(g)
	if holder == Chance {
		e := g.emit("nothing", g.s.Active, "103.E.e", "103.L.a")
		g.tellScores(e, g.s.Active, "commerce")
		g.says(e, "Niemand hat den Handelsvorteil{score}, deshalb geschieht nichts.",
			"Nobody has the trade advantage{score}, so nothing happens.")
		return done
	}
	g.tellScores(g.emit("trade-advantage", holder, "103.E.e", "103.L.a"), holder, "commerce")
	return millGift
}

// millOwed returns how many resources f.By takes, and how many of them may be mined gold.
func millOwed(g *game, f *Frame) (n, gold int8) {
	victim := f.By.Other()
	n = int8(g.seizureOf(f.By, millTakes(g, f.By)).n)
	mined := g.purse(victim)[Gold] - g.stock(victim)[Gold]
	return n, min(n, g.storable(f.By, Bag{Gold: mined})[Gold])
}

// millOffersGift lets the opponent choose if he has mined gold to give (Ruling 122.B.b).
func millOffersGift(g *game, f *Frame) next {
	if len(g.s.Sides[North].Lands) > 0 && len(g.s.Sides[South].Lands) > 0 {
		if _, gold := millOwed(g, f); gold > 0 {
			return wait
		}
	}
	millTake(g, f, 0)
	return done
}

func millAsksGift(g *game, f *Frame) Decision {
	_, gold := millOwed(g, f)
	return Decision{Who: f.By.Other(), Kind: AskResource, MayPass: true, Cites: []string{"122.B.b", "103.E.e"},
		Text: say("Gold vom Kolonialstützpunkt hergeben?", "Give gold on the Colonial Base?"),
		Get:  Choice{1, int(gold), Bag{Gold: gold}}}
}

func millTakesGift(g *game, f *Frame, m Move) (next, error) {
	if m.Verb == Pass {
		millTake(g, f, 0)
		return done, nil
	}
	_, most := millOwed(g, f)
	if n := m.Get[Gold]; n < 1 || n > most || m.Get.Total() != int(n) {
		return wait, g.refuse("122.B.b", "Statt dessen, was genommen wird, darf man nur Gold des Stützpunkts geben.",
			"Only gold of the base may be given instead of what is taken.")
	}
	millTake(g, f, m.Get[Gold])
	return done, nil
}

// millTake books the mined gold that the opponent gives and lets f.By take the rest.
func millTake(g *game, f *Frame, gold int8) {
	holder := f.By
	if gold > 0 {
		g.payMined(holder.Other(), gold)
		e := g.emit("gave", holder.Other(), "122.B.b", "103.E.e")
		e.Get = g.gain(holder, Bag{Gold: gold})
	}
	if left := millTakes(g, holder) - int(gold); left > 0 {
		g.beginTake(holder, NoCard, g.t.Book.one, left)
	}
}

// millHolder returns the player who is entitled to the windmill token, even if nobody has picked it up (Ruling
// 103.L.a), or Chance.
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
