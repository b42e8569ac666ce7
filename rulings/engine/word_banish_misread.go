package engine

import "slices"

// misreadBanishedBack reads 113.F.b wrongly: the next shuffle brings back what was taken out.
func misreadBanishedBack(g *game) {
	e := g.editPile(&g.s.Events)
	e.Top, e.Mixed, g.s.Removed = append(slices.Clone(g.s.Removed), e.Top...), false, nil
}
