package engine

import (
	"slices"

	"catanica/catalog"
)

// scouts. Right after founding a settlement its player chooses the two landscapes out of the whole stack, which is
// shuffled afterwards (Rulings 128.D.a, 126.I.c).

const procScout procName = "scouts"

// wordScouts returns the effect word `scouts`.
func wordScouts() Word {
	return Word{
		Name: "scouts", In: OnAnswer,
		Doc:     "right after founding: choose the two landscapes",
		Example: "Kundschafter",
		Procedures: []Procedure{{
			Name:  procScout,
			Steps: []Step{{Name: "choose", Do: scoutsChoose}},
		}},
		Tells: []Sentence{
			{"shuffled-landscapes", catalog.Text{
				DE: "Der Landschaftsstapel wird gemischt.",
				EN: "The landscape stack is shuffled."}},
		},
	}
}

// scouts returns p's cards that let him choose the landscapes.
func scouts(g *game, p Player) []CardNo {
	var out []CardNo
	for _, c := range g.hand(p).Top {
		for _, i := range g.def(c).reacts {
			if g.t.Book.nodes[i].proc == g.proc(procScout) {
				out = append(out, c)
			}
		}
	}
	return out
}

// playScout plays the card, which may be vetoed like any other (Ruling 126.I.d).
func playScout(g *game, m Move) error {
	if !slices.Contains(scouts(g, m.Who), m.Card) {
		return g.refuse("126.I.c", "Hier kannst du nur eine Karte spielen, mit der du Landschaften aussuchst.",
			"You can play only a card that lets you choose landscapes here.")
	}
	if err := g.acts(m.Who); err != nil {
		return err
	}
	g.takeFromHand(m.Who, m.Card)
	g.emit("played", m.Who, "102.B.Ausspielen", "128.D.a").Card = m.Card
	g.beginAnswer(m.Who, m.Card)
	return nil
}

// scoutsChoose lets its player choose the landscapes of the settlement that has just been founded.
func scoutsChoose(g *game, f *Frame) next {
	foundLetsChoose(g, f.Card)
	return done
}
