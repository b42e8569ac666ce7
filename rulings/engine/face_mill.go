package engine

// The mill (Ruling 103.E.e): the holder of the windmill token takes resources from the opponent. If the opponent has
// none that the holder could store, there is nothing to take (103.L.a). An opponent from whom something is taken may
// give mined gold instead (122.B.b), and is asked before the holder chooses (reading mill-gold-first).

const procMill procName = "mill"

// The steps of mill.
const (
	millTurn next = iota
	millGift
	millClaim
	millInstead
)

// milling is the record of the mill, if the holder chooses first.
type milling struct {
	Claim Bag // what the holder wants to take
}

func millProcedure() Procedure {
	return Procedure{
		Name:  procMill,
		Keeps: recordOf[milling](),
		Steps: []Step{
			millTurn: {Name: "trade advantage", Do: millTurns},
			millGift: {Name: "mined gold", Do: millOffersGift, Ask: millAsksGift, Take: millTakesGift},

			// by the other answer to mill-gold-first
			millClaim:   {Name: "claim", Ask: millAsksClaim, Take: millTakesClaim},
			millInstead: {Name: "mined gold instead", Ask: millAsksGift, Take: millTakesInstead},
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
	mined := g.givable(victim)[Gold] - g.stock(victim)[Gold]
	return n, min(n, g.storable(f.By, Bag{Gold: mined})[Gold])
}

// millOffersGift lets the opponent choose if he has mined gold to give (Ruling 122.B.b).
func millOffersGift(g *game, f *Frame) next {
	if len(g.s.Sides[North].Lands) > 0 && len(g.s.Sides[South].Lands) > 0 {
		if _, gold := millOwed(g, f); gold > 0 {
			if g.reading("mill-gold-first") == "taker" {
				return millClaim
			}
			return wait
		}
	}
	millTake(g, f, 0)
	return done
}

// millSeizure returns the seizure to which the mill entitles the holder of the token.
func millSeizure(g *game, f *Frame) seizure { return g.seizureOf(f.By, millTakes(g, f.By)) }

func millAsksClaim(g *game, f *Frame) Decision {
	d := seizureAsks(g, f, millSeizure(g, f))
	d.Card, d.Cites = NoCard, []string{"103.E.e"}
	return d
}

func millTakesClaim(g *game, f *Frame, m Move) (next, error) {
	if err := seizureAllows(g, millSeizure(g, f), m.Get, "103.E.e"); err != nil {
		return wait, err
	}
	keeps[milling](f).Claim = m.Get
	return millInstead, nil
}

// millTakesInstead lets the opponent give mined gold for some of what the holder has claimed. If the claim holds
// several kinds, the answer names those that stay.
func millTakesInstead(g *game, f *Frame, m Move) (next, error) {
	s, claim := millSeizure(g, f), keeps[milling](f).Claim
	if m.Verb != Pass {
		gold, err := millGiven(g, f, m)
		if err != nil {
			return wait, err
		}
		kept := m.Give
		if kind, one := single(claim); one && kept.Total() == 0 {
			kept[kind] = gold
		}
		if kept.Total() == 0 && int(gold) == claim.Total() {
			kept = claim
		}
		if kept.Total() != int(gold) || kept.beyond(claim) {
			return wait, g.unnamed("resources", "Nenne die Rohstoffe, die du dafür behältst (%s).",
				"Name the resources that you keep in return (%s).", countResources(int(gold)))
		}
		claim = claim.minus(kept)
		millGives(g, f, gold)
	}
	if claim.Total() > 0 {
		e := g.emit("took", s.taker, "103.E.e")
		e.Get = seize(g, s, claim)
	}
	return done, nil
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
	gold, err := millGiven(g, f, m)
	if err != nil {
		return wait, err
	}
	millTake(g, f, gold)
	return done, nil
}

// millGiven returns the mined gold that the opponent gives (Ruling 122.B.b).
func millGiven(g *game, f *Frame, m Move) (int8, error) {
	_, most := millOwed(g, f)
	if n := m.Get[Gold]; n < 1 || n > most || m.Get.Total() != int(n) {
		return 0, g.refuse("122.B.b", "Statt dessen, was genommen wird, darf man nur Gold des Stützpunkts geben.",
			"Only gold of the base may be given instead of what is taken.")
	}
	return m.Get[Gold], nil
}

// millTake books the mined gold that the opponent gives and lets f.By take the rest.
func millTake(g *game, f *Frame, gold int8) {
	holder := f.By
	if gold > 0 {
		millGives(g, f, gold)
	}
	if left := millTakes(g, holder) - int(gold); left > 0 {
		g.beginTake(holder, NoCard, g.t.Book.one, left)
	}
}

// millGives moves mined gold from the opponent to the holder.
func millGives(g *game, f *Frame, gold int8) {
	g.payMined(f.By.Other(), gold)
	e := g.emit("gave", f.By.Other(), "122.B.b", "103.E.e")
	e.Get = g.gain(f.By, Bag{Gold: gold})
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
