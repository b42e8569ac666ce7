package interact

import (
	"slices"

	"catanica/rulings/engine"
)

// supplement is what may have to be added to a position so that a card can act at all.
type supplement struct {
	cards []string
	to    func(w *world, p *position) bool
}

// more returns a supplement that puts cards into a zone.
func more(z Zone, cards ...string) supplement {
	return supplement{cards, func(w *world, p *position) bool {
		for _, id := range cards {
			if !w.put(p, id, z) {
				return false
			}
		}
		return true
	}}
}

// both returns a supplement that adds two others.
func both(a, b supplement) supplement {
	return supplement{append(append([]string(nil), a.cards...), b.cards...), func(w *world, p *position) bool {
		return a.to(w, p) && b.to(w, p)
	}}
}

// supplements lists what to try, the cheapest first: nothing, points for the opponent, tokens, cards in piles, room.
func (w *world) supplements() []supplement {
	ahead := supplement{nil, func(_ *world, p *position) bool {
		p.behind = true
		return true
	}}
	return []supplement{
		more(OwnPlay),
		more(OwnPlay, "ari", "tali"),
		ahead,
		more(OwnPlay, "karl-der-starke", "hagen-der-unheimliche", "otto-der-berserker"),
		more(OwnPlay, "hafen", "gold-handelsflotte", "markt", "handelskontor"),
		more(InDiscard, "feuerteufel"),
		more(TheirPile, "feuerteufel"),
		both(ahead, more(InDiscard, "feuerteufel")),
		both(ahead, more(InHand, "haendler")),
		more(InDiscard, "relief"),
		{nil, func(w *world, p *position) bool {
			for _, who := range [2]string{"north", "south"} {
				if who == "north" || p.game == "tournament" {
					p.extra = append(p.extra, line(who+" stack 1: haendler, kloster, markt, schmiede, spion"))
				}
			}
			return true
		}},
		{nil, func(_ *world, p *position) bool {
			p.extra = append(p.extra, "landscapes: forest 2, hills 3, river 4, pasture 5")
			return true
		}},
		{nil, func(w *world, p *position) bool { // room for resources
			p.bare = true
			return true
		}},
		{[]string{"volksstimmung"}, func(w *world, p *position) bool {
			north := &p.sides[engine.North]
			north.laid = slices.DeleteFunc(slices.Clone(north.laid), func(l laid) bool { return l.card == "volksstimmung" })
			north.laid = append(north.laid, laid{"out", "volksstimmung", "stars 3"})
			return w.cat.Exists(w.cat.Card("volksstimmung"), w.edition)
		}},
		{nil, func(w *world, p *position) bool {
			p.metro = true
			return w.put(p, "kirche", OwnPlay)
		}},
		{nil, func(w *world, p *position) bool {
			p.sides[engine.North].laid = append(p.sides[engine.North].laid, laid{"at AB above", "schnapsbrennerei", "stored 3"})
			return true
		}},
	}
}

// tokens returns supplements that give the active player the knight token and the windmill token, and the opponent the
// knight token.
func (w *world) tokens() []supplement {
	return []supplement{
		more(OwnPlay, "karl-der-starke", "hagen-der-unheimliche", "otto-der-berserker"),
		more(OwnPlay, "hafen", "gold-handelsflotte", "markt", "handelskontor"),
		more(InPlay, "karl-der-starke", "hagen-der-unheimliche", "otto-der-berserker"),
	}
}
