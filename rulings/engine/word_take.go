package engine

import "slices"

// take: {n: 2, back: 1}. The player takes n resources of his choice from the opponent and gives others back; with
// `of: own`, only resources that he had before (Ruling 112.K.a).

const procTake procName = "take"

// taking is the record of take.
type taking struct {
	N int8 // how many resources, if not as many as the word says
}

// wordTake returns the effect word `take`.
func wordTake() Word {
	return Word{
		Name: "take", In: OnPlay,
		Args:    []string{"n", "back", "of"},
		Form:    "`n: 2`, `back: 1`, `of: own`",
		Doc:     "the player takes resources of his choice from the opponent and gives some back, of his own only",
		Example: "Händler",
		Harms:   true,
		Can:     canTake,
		Procedures: []Procedure{{
			Name:  procTake,
			Keeps: recordOf[taking](),
			Steps: []Step{{Name: "resources", Do: takeBegins, Ask: takeAsks, Take: takeTakes}},
		}},
	}
}

// beginTake lets p take n resources of choice from the opponent, with the effect word `node` of card.
func (g *game) beginTake(p Player, card CardNo, node int16, n int) {
	keeps[taking](g.begin(procTake, p, card, node)).N = int8(n)
}

// canTake refuses the card if the opponent has no resources (Ruling 112.S.a).
func canTake(g *game, p Player, c CardNo, n *node) error {
	if err := hasNumber(g, p, c, n); err != nil {
		return err
	}
	if err := g.needLands(p.Other()); err != nil {
		return err
	}
	if givesBackOwn(n) && g.purse(p).Total() == 0 {
		return nothingToGiveBack(g, p)
	}
	if g.stock(p.Other()).Total() == 0 && g.byOf(c, "112.S.a", "112.S.a/allgemein", "103.R.b") {
		return g.refuse("112.S.a 103.R.b", "Der Mitspieler hat keine Rohstoffe.", "Your opponent has no resources.")
	}
	if g.fitting(p, p.Other()) == 0 && g.byOf(c, "112.S.a", "112.S.a/allgemein") {
		return g.refuse("112.S.a 103.E.e",
			"Der Mitspieler hat nur Rohstoffe, für die auf deinen Landschaften kein Platz ist.",
			"The opponent has only resources for which there is no room on your landscapes.")
	}
	return nil
}

// givesBackOwn reports whether only resources that the player had before can be given back.
func givesBackOwn(n *node) bool { return n.arg.Get("of").Str == "own" }

// nothingToGiveBack returns an Undecided error if p has nothing to give back: no source says what the card does then
// (Ruling 112.K.a).
func nothingToGiveBack(g *game, p Player) error {
	if err := g.needLands(p); err != nil {
		return err
	}
	return g.unstated("what is given back",
		"Was gilt, wenn man nichts zurückgeben kann, sagt keine Quelle.",
		"No source says what happens when there is nothing to give back.")
}

func takeSeizure(g *game, f *Frame) seizure {
	if n := keeps[taking](f).N; n > 0 {
		return g.seizureOf(f.By, int(n))
	}
	return g.seizureOf(f.By, seizureNumber(g, f))
}

// seizureNumber returns the number of resources in the effect word, or the number that a scenario assumes.
func seizureNumber(g *game, f *Frame) int {
	if n := g.node(f).arg.Get("n").Int(); n > 0 {
		return n
	}
	return g.def(f.Card).number
}

func takeBegins(g *game, f *Frame) next {
	if to := seizureBegins(g, f, takeSeizure(g, f)); to != wait {
		return to
	}
	if givesBackOwn(g.node(f)) && g.purse(f.By).Total() == 0 { // the card itself has cost the last of them
		g.stop(nothingToGiveBack(g, f.By))
		return done
	}
	return wait
}

func takeAsks(g *game, f *Frame) Decision {
	d := seizureAsks(g, f, takeSeizure(g, f))
	back := g.node(f).arg.Get("back").Int()
	d.Give = Choice{Min: back, Max: back}
	if givesBackOwn(g.node(f)) {
		d.Give.Of = g.purse(f.By)
	}
	return d
}

func takeTakes(g *game, f *Frame, m Move) (next, error) {
	s, back := takeSeizure(g, f), g.node(f).arg.Get("back").Int()
	if err := seizureAllows(g, s, m.Get, g.textOf(f.Card)); err != nil {
		return wait, err
	}
	if m.Give.Total() != back {
		return wait, g.unnamed("resources", "Nenne, was du zurückgibst: genau %s.",
			"Name what you give back: exactly %s.", countResources(back))
	}
	if takeKeepsBooty(g, f) && !g.affords(s.taker, m.Give) {
		return wait, g.refuse("112.K.a", "Zurückgeben darfst du nur Rohstoffe, die du schon vorher hattest.",
			"You can give back only resources that you had before.")
	}
	got := seize(g, s, m.Get)
	e := g.emit("took", s.taker, takeCites(g, f, got)...)
	e.Card, e.Get = f.Card, got
	return done, takeGivesBack(g, f, s, m.Give)
}

// takeKeepsBooty reports whether the resources just taken cannot be given back (Ruling 112.K.a).
func takeKeepsBooty(g *game, f *Frame) bool {
	own := givesBackOwn(g.node(f))
	if g.misread("112.K.a") {
		return misreadOpposite(own)
	}
	return own
}

func takeGivesBack(g *game, f *Frame, s seizure, give Bag) error {
	if !g.affords(s.taker, give) {
		return g.refuse("112.K.a", "So viele Rohstoffe dieser Sorte hast du nicht.",
			"You do not have that many of these resources.")
	}
	g.payOut(s.taker, give)
	got := g.gain(s.victim, give)
	if got.Total() > 0 {
		e := g.emit("gave", s.taker, append([]string{"112.K.a"}, g.node(f).cites...)...)
		e.Card, e.Get = f.Card, got
	}
	if lost := give.minus(got); lost.Total() > 0 { // the opponent has no room for it
		e := g.emit("lost", s.taker, "112.K.a", "glossar.verbuchen")
		e.Card, e.Get = f.Card, lost
		g.says(e, "{other} hat keinen Platz für {get}: Das verfällt.", "{other} has no room for {get}, which is lost.")
	}
	return nil
}

// takeCites adds 123.AF.a if the resources taken include gold that the card itself has brought to the archdiocese.
func takeCites(g *game, f *Frame, got Bag) []string {
	cites := g.node(f).cites
	if g.purse(f.By.Other())[Gold] == 0 { // without the Archdiocese's gold there had been less
		g.eachFunction(f.By.Other(), "tithe", func(CardNo, *node) { cites = append(slices.Clip(cites), "123.AF.a") })
	}
	return cites
}
