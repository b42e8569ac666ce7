package engine

import "catanica/catalog"

// declares: {}. Before his own roll the player names a resource that the card may shift after it (Ruling 103.C.b); see
// shifts.

// wordDeclares returns the effect word `declares`.
func wordDeclares() Word {
	return Word{
		Name: "declares", In: InForce,
		Doc:     "called up before the roll: names a resource",
		Example: "Wagner",
		Use:     &usable{phase: BeforeRoll, do: declare, fits: declaresResource},
		Tells: []Sentence{
			{"declared", catalog.Text{
				DE: "{who} nennt für {den card} einen Rohstoff: {get}.",
				EN: "{who} names a resource for {card}: {get}."}},
		},
	}
}

// declaresResource reports whether a move names a resource rather than shifting it: before the roll every move does.
func declaresResource(g *game, m Move) bool { return g.s.Phase == BeforeRoll || m.Get.Total() > 0 }

func declare(g *game, m Move, _ *node) error {
	k, one := single(m.Get)
	if !one || m.Get.Total() != 1 {
		return g.unnamed("resources", "Nenne einen Rohstoff.", "Name a resource.")
	}
	g.edit(m.Card).Named = SomeKind(k)
	e := g.emit("declared", m.Who, "103.C.b", "121.N.a")
	e.Card, e.Get = m.Card, m.Get
	return nil
}
