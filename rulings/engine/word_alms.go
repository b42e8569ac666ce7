package engine

// alms: {n: 2}. The player with the greatest trade power gives the other one n resources of the giver's choice (reading
// alms-who-chooses), as far as there are any on his landscapes and the other has room (Ruling 103.N.a). A giver who
// chooses may give mined gold, which nobody can demand (122.B.b).

const procAlms procName = "alms"

// The steps of alms.
const (
	almsGiver next = iota
	almsGift
)

// wordAlms returns the effect word `alms`.
func wordAlms() Word {
	return Word{
		Name: "alms", In: OnEvent,
		Args:    []string{"n"},
		Form:    "`n: 2`",
		Doc:     "the holder of the windmill token gives the other player resources",
		Example: "Bettelmönche",
		Procedures: []Procedure{{
			Name: procAlms,
			Steps: []Step{
				almsGiver: {Name: "giver", Do: almsFindsGiver},
				almsGift:  {Name: "gift", Do: almsBegins, Ask: almsAsks, Take: almsTakes},
			},
		}},
	}
}

// almsFindsGiver makes the holder of the windmill token the player who acts in the next steps.
func almsFindsGiver(g *game, f *Frame) next {
	holder, sure := g.token("commerce")
	if !sure {
		g.undecided("commerce points", "Die Handelspunkte stehen nicht fest: Nimm sie an.",
			"The commerce points are not known: assume them.")
		return done
	}
	if holder == Chance {
		g.emit("nothing", f.By, g.node(f).cites...).Card = f.Card
		return done
	}
	if err := g.needLands(holder, holder.Other()); err != nil {
		g.stop(err)
		return done
	}
	f.By = holder
	return almsGift
}

// almsNumber returns how many resources are given.
func almsNumber(g *game, f *Frame) int {
	return min(max(1, g.node(f).arg.Get("n").Int()), g.fitting(f.By.Other(), f.By))
}

// almsPurse returns what the giver can give.
func almsPurse(g *game, f *Frame) Bag {
	if g.t.reading("alms-who-chooses") == "receiver" {
		return g.reach(f.By)
	}
	return g.givable(f.By)
}

func almsBegins(g *game, f *Frame) next {
	if almsNumber(g, f) == 0 {
		g.emit("nothing", f.By, g.node(f).cites...).Card = f.Card
		return done
	}
	return wait
}

func almsAsks(g *game, f *Frame) Decision {
	n := almsNumber(g, f)
	d := Decision{Who: f.By, Kind: AskResource, Card: f.Card, Cites: g.node(f).cites,
		Text: say("Was gibst du dem Mitspieler? (%s)", "What do you give your opponent? (%s)", countResources(n)),
		Get:  Choice{n, n, g.storable(f.By.Other(), almsPurse(g, f))}}
	if g.t.reading("alms-who-chooses") == "receiver" {
		d.Who = f.By.Other()
		d.Text = say("Was gibt dir der Mitspieler? (%s)", "What does your opponent give you? (%s)",
			countResources(n))
	}
	return d
}

func almsTakes(g *game, f *Frame, m Move) (next, error) {
	n := almsNumber(g, f)
	if m.Get.Total() != n {
		return wait, g.unnamed("resources", "Nenne genau %s.", "Name exactly %s.", countResources(n))
	}
	if m.Get.beyond(almsPurse(g, f)) {
		return wait, g.refuse("103.N.a", "So viele Rohstoffe dieser Sorte kannst du nicht geben.",
			"There are not that many of these resources to give.")
	}
	if err := g.fits(f.By.Other(), m.Get, "103.E.e"); err != nil {
		return wait, err
	}
	g.read("alms-who-chooses")
	g.payOut(f.By, m.Get)
	got := g.gain(f.By.Other(), m.Get)
	e := g.emit("gave", f.By, g.node(f).cites...)
	e.Card, e.Get = f.Card, got
	return done, nil
}
