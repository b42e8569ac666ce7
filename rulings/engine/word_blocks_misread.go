package engine

// misreadLiftedNow reads 103.E.f wrongly: the witch goes by the "?" of the player who laid it, the dogma by the
// victim's. own reports whether the active player laid the card.
func misreadLiftedNow(lifted string, own bool) bool {
	switch lifted {
	case "victim":
		return own
	case "any", "player":
		return !own
	}
	return false
}
