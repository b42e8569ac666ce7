package engine

import "slices"

// misreadSunExtrasFirst reads 103.E.c wrongly: the extras come before the resource.
func misreadSunExtrasFirst(g *game, p Player) { sunGivesExtras(g, p) }

// misreadSunResourceLast reads 103.E.c wrongly: the resource comes after the extras.
func misreadSunResourceLast(g *game, p Player) { sunGivesResource(g, p) }

// misreadNoExtras reads 116.E.b wrongly: extras come instead of the resource.
func misreadNoExtras(g *game, p Player) bool { return len(sunGains(g, p)) == 0 }

// misreadOneOfAKind reads 121.R.a wrongly: the second building of a kind brings nothing.
func misreadOneOfAKind(g *game, extras []sunExtra) []sunExtra {
	var out []sunExtra
	for _, x := range extras {
		if !slices.ContainsFunc(out, func(y sunExtra) bool { return g.def(x.card).id == g.def(y.card).id }) {
			out = append(out, x)
		}
	}
	return out
}

// misreadPalaceInstead reads 123.BD.c wrongly: a player who has fetched a card with the palace gets nothing else.
func misreadPalaceInstead(g *game, p Player, extras []sunExtra) []sunExtra {
	if palace, _ := g.function(p, "sun-fetch"); palace != NoCard && g.s.Cards[palace].Used > 0 {
		return nil
	}
	return extras
}

// misreadNotesPalace records a use of the palace for misreadPalaceInstead.
func misreadNotesPalace(g *game, palace CardNo) { g.edit(palace).Used++ }
