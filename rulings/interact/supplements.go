package interact

import (
	"fmt"
	"slices"

	"catanica/catalog"
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
		{nil, func(_ *world, p *position) bool { // enough to draw whole hands
			for n := range 4 {
				stack := fmt.Sprintf("north stack %d: haendler, kloster, markt, schmiede, spion", n+1)
				p.extra = append(p.extra, line(stack))
			}
			return p.game != catalog.Tournament
		}},
		{nil, func(_ *world, p *position) bool {
			p.extra = append(p.extra, "landscapes: forest 2, hills 3, river 4, pasture 5")
			return true
		}},
		{nil, func(w *world, p *position) bool { // room for resources
			p.bare = true
			return true
		}},
		{[]string{"volksstimmung"}, stars(3)},
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

// forUse lists what to try for a card that is used: nothing, goods on it, a card in hand, a draw stack, a star, cards
// that can change places.
func (w *world) forUse(k *catalog.Card) []supplement {
	if len(k.Play.Works) == 0 {
		return nil
	}
	stack := supplement{nil, func(_ *world, p *position) bool {
		p.extra = append(p.extra, twoStacks()...)
		return true
	}}
	return []supplement{
		more(OwnPlay),
		{nil, func(_ *world, p *position) bool {
			north := &p.sides[engine.North]
			i := slices.IndexFunc(north.laid, func(l laid) bool { return l.card == k.ID })
			if i >= 0 {
				north.laid = slices.Clone(north.laid)
				north.laid[i].note = "stored 3"
			}
			return i >= 0
		}},
		stack,
		both(stack, more(OwnHand, "haendler")),
		{[]string{"volksstimmung"}, stars(3)},
		more(OwnPlay, "bibliothek", "hagen-der-unheimliche"),
	}
}

// twoStacks returns the lines that state two draw stacks of the acting player.
func twoStacks() (out []line) {
	for n := range 2 {
		out = append(out, line(fmt.Sprintf("north stack %d: haendler, kloster, markt, schmiede, spion", n+1)))
	}
	return out
}

// stars returns what gives the acting player a Public Feeling with n stars.
func stars(n int) func(w *world, p *position) bool {
	return func(w *world, p *position) bool {
		north := &p.sides[engine.North]
		north.laid = slices.DeleteFunc(slices.Clone(north.laid), func(l laid) bool { return l.card == "volksstimmung" })
		north.laid = append(north.laid, laid{"out", "volksstimmung", fmt.Sprintf("stars %d", n)})
		return w.cat.Exists(w.cat.Card("volksstimmung"), w.edition)
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
