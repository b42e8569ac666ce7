package interact

import (
	"slices"

	"catanica/catalog"
	"catanica/rulings/engine"
)

// influence returns how the presence of a card changes what the act brings, apart from what happens to the card itself.
// It compares the best and the worst that each player can get out of the act with and without the card.
func (w *world) influence(a *act, b string, plain, tr *tree, z Zone) []Effect {
	if plain.full != tr.full {
		return nil
	}
	// An event that goes by a token is drawn with the token settled as well (tokens, mustering). Without that, any card
	// with as many points does the same.
	if a.how == Drawn && plain.tokens != tr.tokens && len(a.supplied) < 2 && !w.tokenless(a.card) {
		return nil
	}
	var out []Effect
	if n := odds(tr) - odds(plain); n != 0 && !tr.cut && !plain.cut && (a.how == Plays || a.how == Uses) {
		return []Effect{{Deed: Odds, Zone: z, Act: a.how, N: n}} // what it brings follows
	}
	with, without := spread(tr), spread(plain)
	for i := range with {
		if !w.tells(a, b, measures[i]) {
			continue
		}
		for _, who := range [2]engine.Player{engine.North, engine.South} {
			high, low := with[i][who][1]-without[i][who][1], with[i][who][0]-without[i][who][0]
			n := high
			switch {
			case a.how == Plays || a.how == Uses: // the acting player chooses what is best
				if who == engine.South {
					n = low
				}
			case n == 0:
				n = low
			}
			if n == 0 {
				continue
			}
			if a.how == Builds && who == engine.South {
				continue // what the building does to the card, seen from the other side
			}
			e := Effect{Deed: Counts, Zone: z, Act: a.how, N: int(n), What: measures[i]}
			if who == engine.South {
				e.Deed = Pays
			}
			less := a.how == Drawn && who == engine.South && without[i][who][0] < 0 && n > 0
			if less && w.guarding(w.cat.Card(b)) { // the opponent loses less
				e.Deed = Guards
			}
			if a.how == Builds && measures[i] == "stock" && who == engine.North {
				e.Deed = Cheapens
			}
			out = append(out, e)
		}
	}
	return out
}

// tells reports whether a difference in a sum says something about the act and card b. Points come and go with the
// cards that have them, and with the resources that some of them count: what an event, a roll or a trade does to those
// is found on the card itself.
func (w *world) tells(a *act, b, measure string) bool {
	k, acting := w.cat.Card(b), w.cat.Card(a.card)
	switch measure {
	case "stock", "hand", "stars":
		return true
	case "limit":
		return a.how == Plays || a.how == Uses || a.how == Builds
	case "commerce":
		if counting(k, w.edition) || counting(acting, w.edition) {
			return false
		}
	case "points":
		if !w.scores(k) && !w.scores(acting) {
			return false
		}
	}
	return a.how == Builds || a.how == Plays || a.how == Uses && !w.blunts(k)
}

// scores reports whether the card may have victory points.
func (w *world) scores(k *catalog.Card) bool {
	n, known := k.Points.Victory.At(w.edition)
	return known == catalog.Unknown || known == catalog.Known && (n.N != 0 || n.Count != "")
}

// blunts reports whether the card takes points from others, so that an act beside it brings only what is left.
func (w *world) blunts(k *catalog.Card) bool {
	return slices.ContainsFunc(k.Play.Works, func(x catalog.Word) bool { return x.Name == "blocks-commerce" })
}

// tokenless reports whether no effect word of the event asks who holds a token.
func (w *world) tokenless(event string) bool {
	return !slices.ContainsFunc(w.cat.Card(event).Play.Happens, func(x catalog.Word) bool {
		return x.Name == "bury" || x.Name == "nominate" || x.Name == "alms"
	})
}

// plain returns the tree of the act by itself.
func (w *world) plain(a *act, citadel bool) *tree {
	i := 0
	if citadel {
		i = 1
	}
	if a.plain[i] == nil {
		base := a.base
		base.citadel = citadel
		t, err := w.set(base)
		if err != nil {
			return nil
		}
		a.plain[i] = w.explore(t, w.begin(t, a), engine.NoCard, engine.NoCard)
	}
	return a.plain[i]
}

// odds returns on how many throws of the first two dice the act may bring its player something; 0 if it needs no two.
func odds(tr *tree) int {
	won := map[[2]int8]bool{}
	for _, l := range tr.leaves {
		var dice []int8
		for _, m := range l.path {
			if m.Verb == engine.Die {
				dice = append(dice, m.N)
			}
		}
		if len(dice) > 1 && l.change.gained() {
			won[[2]int8{dice[0], dice[1]}] = true
		}
	}
	return len(won)
}

// measures are the sums in which outcomes are compared.
var measures = [...]string{"stock", "hand", "stars", "strength", "tournament", "commerce", "limit", "points"}

// spread returns, for each measure and player, the least and the most of the tree.
func spread(tr *tree) (out [len(measures)][2][2]int8) {
	for n, l := range tr.leaves {
		for p := range l.change {
			c := &l.change[p]
			for i, v := range [len(measures)]int8{int8(c.Stock.Total()), c.Hand, c.Stars, c.Strength, c.Tournament, c.Commerce,
				c.Limit, c.Points} {
				if n == 0 {
					out[i][p] = [2]int8{v, v}
				}
				out[i][p][0], out[i][p][1] = min(out[i][p][0], v), max(out[i][p][1], v)
			}
		}
	}
	return out
}
