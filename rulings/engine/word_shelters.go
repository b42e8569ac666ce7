package engine

import "catanica/catalog"

// shelters: {to: [seuche], what: […]}. An answer: the event spares its player, or only those of his cards that are of
// the types named (Ruling 103.E.f).

const procShelter procName = "shelters"

// wordShelters returns the effect word `shelters`.
func wordShelters() Word {
	return Word{
		Name: "shelters", In: OnAnswer,
		Args:    []string{"to", "what"},
		Form:    "`to: [seuche]`, `what: […]`",
		Doc:     "the event spares its player, or his cards of those types",
		Example: "Medicus",
		Acts:    catalog.Protects,
		Procedures: []Procedure{
			{Name: procShelter, Steps: []Step{{Name: "shelter", Do: shelterSpares}}},
		},
	}
}

func shelterSpares(g *game, f *Frame) next {
	g.emit("spared", f.By, g.node(f).cites...).Card = f.Card
	g.noteSpared(f.By, f.Card)
	return done
}
