package engine

import "catanica/catalog"

// UnstatedPoints returns the ids of the cards in play whose points of a kind (victory, strength, commerce, tournament)
// no source states, each once, in the order of the sides.
func UnstatedPoints(t *Table, s *State, kind string) []string {
	g := look(t, s)
	seen := map[string]bool{}
	var out []string
	for p := range s.Sides {
		for _, c := range s.Sides[p].Laid {
			d := g.def(c)
			f := &d.victory
			if kind != "victory" {
				f = d.points(kind)
			}
			if f.is == catalog.Unknown && !seen[d.id] {
				seen[d.id] = true
				out = append(out, d.id)
			}
		}
	}
	return out
}
