package engine

import (
	"slices"

	"catanica/catalog"
)

// misreadTradeFleets reads 113.E.a wrongly: among the fleets that a condition names, only trade fleets count. It
// reports whether p then fails a condition about fleets.
func (g *board) misreadTradeFleets(p Player, n catalog.Need) bool {
	if !slices.Contains(n.Any, "type:fleet") {
		return false
	}
	n.Any = []string{"type:trade-fleet"}
	return !g.fulfilled(p, n, blockedAsRead)
}

// misreadNoTradeFleet returns the refusal that misreadTradeFleets calls for.
func (g *conditions) misreadNoTradeFleet() error {
	return g.refuse("113.E.a", "Dazu braucht man eine Handelsflotte.", "That takes a trade fleet.")
}

// misreadNeed reads the article behind a condition wrongly: the condition does not apply. A condition on the opponent's
// side for a foreign building is taken to bind the player who builds it.
func (g *conditions) misreadNeed(p Player, c CardNo, n catalog.Need) error {
	if n.Where != "opponent" || !g.isType(c, catalog.Foreign) {
		return nil
	}
	n.Where = "own"
	if g.fulfilled(p, n, blockedAsRead) {
		return nil
	}
	return g.refuse("103.R.a", "Dazu müsstest du selbst haben, was die Karte verlangt.",
		"You would need to have what the card asks for yourself.")
}
