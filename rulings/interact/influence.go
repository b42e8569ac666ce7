package interact

import (
	"catanica/rulings/engine"
)

// influence returns how the presence of a card changes what the act brings, apart from what happens to the card itself.
// It compares the best and the worst that each player can get out of the act with and without the card.
func (w *world) influence(a *act, plain, tr *tree, z Zone) []Effect {
	if plain.full != tr.full {
		return nil
	}
	var out []Effect
	with, without := spread(tr), spread(plain)
	for i := range with {
		for _, who := range [2]engine.Player{engine.North, engine.South} {
			high, low := with[i][who][1]-without[i][who][1], with[i][who][0]-without[i][who][0]
			n := high
			if n == 0 {
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
			if a.how == Drawn && who == engine.South && without[i][who][0] < 0 && n > 0 { // the opponent loses less
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
