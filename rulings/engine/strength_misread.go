package engine

import (
	"slices"

	"catanica/catalog"
)

// misreadInfluences reads 117.A.a wrongly: the latest influence applies first.
func misreadInfluences(all []influence) { slices.Reverse(all) }

// misreadForged reads 116.D.b wrongly: a smithy strengthens every card that has strength.
func (g *score) misreadForged(c CardNo) bool {
	return g.counts(c, string(catalog.Knight)) || g.isType(c, catalog.Fleet)
}
