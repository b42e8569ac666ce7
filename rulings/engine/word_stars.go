package engine

import (
	"slices"

	"catanica/catalog"
)

// stars: {n: 1, with: {haus-des-maezens: 2, target: 3}}. The player gets n stars, or more with one of the cards named;
// only the best case counts, and stars without room are lost (kuw.volksstimmung).

const procStars procName = "stars"

// wordStars returns the effect word `stars`.
func wordStars() Word {
	return Word{
		Name: "stars", In: OnPlay | OnBuild,
		Args:    []string{"n", "with"},
		Form:    "`n: 1`, `with: {haus-des-maezens: 2, target: 3}`",
		Doc:     "stars; the best case counts",
		Example: "Epos",
		Can:     canStars,
		Procedures: []Procedure{
			{Name: procStars, Steps: []Step{{Name: "stars", Do: starsCome}}},
		},
	}
}

// canStars refuses a card without room for a star. For works of art the booklet says so (kuw.volksstimmung); for other
// cards the reading poor-relief-no-feeling decides.
func canStars(g *game, p Player, c CardNo, _ *node) error {
	if g.starRoom(p) == 0 &&
		(g.isType(c, catalog.WorkOfArt) || g.reading("poor-relief-no-feeling") == "refused") {
		return g.noStarRoom()
	}
	return nil
}

func starsCome(g *game, f *Frame) next {
	n := g.node(f)
	stars, with := n.arg.Get("n").Int(), n.arg.Get("with")
	for i, id := range with.Keys {
		ids := []string{id}
		if id == "target" {
			ids, _ = g.def(f.Card).card.Targets.At(g.t.Book.Edition)
		}
		lies := func(id string) bool { return g.countRef([]Player{f.By}, id, blockedAsRead) > 0 }
		if slices.ContainsFunc(ids, lies) {
			stars = max(stars, with.Vals[i].Int())
		}
	}
	e := g.emit("stars", f.By, append(slices.Clone(n.cites), "kuw.volksstimmung")...)
	e.Card, e.N = f.Card, g.addStars(f.By, stars)
	return done
}
