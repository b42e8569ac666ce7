package engine

import (
	"slices"

	"catanica/catalog"
)

// misreadInfluences reads 117.A.a wrongly: what came last counts first.
func misreadInfluences(all []influence) { slices.Reverse(all) }

// misreadForged reads 116.D.b wrongly: whatever has strength gains by a smithy.
func (g *score) misreadForged(c CardNo) bool {
	return g.counts(c, string(catalog.Knight)) || g.isType(c, catalog.Fleet)
}
