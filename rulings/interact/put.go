package interact

import (
	"slices"

	"catanica/catalog"
	"catanica/rulings/engine"
)

func sideOf(z Zone) engine.Player {
	switch z {
	case InPlay, InHand, TheirPile:
		return engine.South
	}
	return engine.North
}

// put adds a card to a zone of the position; ok is false if a card of this kind cannot be there.
func (w *world) put(p *position, id string, z Zone) bool {
	k := w.cat.Card(id)
	if k == nil || !w.cat.Exists(k, w.edition) {
		return false
	}
	side := &p.sides[sideOf(z)]
	event := k.Is(catalog.EventType, w.edition)
	central := k.ClassAt(w.edition) == "central" && !k.Is(catalog.Counter, w.edition)
	if central || event != (z == EventStack) {
		return false
	}
	if magic(k, w.edition) {
		p.citadel, p.theirs = p.citadel || z != InPlay, p.theirs || z == InPlay
	}
	w.assumeCost(p, k)
	switch z {
	case InPlay, OwnPlay:
		return w.lay(p, k, sideOf(z))
	case InHand, OwnHand:
		if k.Is(catalog.Counter, w.edition) {
			return false
		}
		side.hand = append(side.hand, id)
	case InDiscard:
		side.discard = append([]string{id}, side.discard...)
	case TheirPile:
		if p.game != catalog.Tournament {
			return false
		}
		side.discard = append([]string{id}, side.discard...)
	case InStack:
		side.stack = append([]string{id}, side.stack...)
	case EventStack:
		p.events = append(p.events, id)
	}
	return true
}

// lay puts a card into play in a principality.
func (w *world) lay(p *position, k *catalog.Card, who engine.Player) bool {
	note := ""
	if k.Is(catalog.Foreign, w.edition) {
		note = who.String()
		who = who.Other() // it lies with the opponent and works for its builder
	}
	w.spare(p, k.ID)
	side := &p.sides[who]
	free := func(at string) bool {
		return !slices.ContainsFunc(side.laid, func(l laid) bool { return l.where == at })
	}
	for n := range 4 {
		at, ok := w.place(k, n)
		if !ok {
			return false
		}
		switch {
		case k.Is(catalog.Wizard, w.edition):
			note = "power 3"
		case rolled(k, w.edition):
			note = "stored 3"
		}
		for _, row := range rowsAt(at) {
			if where := at + row; at == "out" || free(where) {
				side.laid = append(side.laid, laid{where, k.ID, note})
				return true
			}
		}
	}
	return false
}

// rowsAt returns the building sites at a place of the axis, or only "" for other spots. The sites are stated because
// some cards work only beside each other.
func rowsAt(at string) []string {
	if len(at) == len("at A") {
		return []string{" above 1", " above 2", " below 1", " below 2"}
	}
	return []string{""}
}

// rolled reports whether a die sets the tournament points of the card.
func rolled(k *catalog.Card, e catalog.EditionID) bool {
	points, known := k.Points.Tournament.At(e)
	return known == catalog.Known && points.Count == "die"
}

// last returns the card of the position that was put last among those with this id.
func last(t *table, id string) engine.CardNo {
	def, _ := t.Book.Def(id)
	for c := len(t.start.Cards) - 1; c >= 0; c-- {
		if t.start.Cards[c].Def == def {
			return engine.CardNo(c)
		}
	}
	return engine.NoCard
}
