package engine

// misreadLiftedNow reads 103.E.f wrongly: the "?" of its own player drives the witch away, and the victim's "?" the
// dogma. own reports whether the active player laid the card.
func misreadLiftedNow(lifted string, own bool) bool {
	switch lifted {
	case "victim":
		return own
	case "any", "player":
		return !own
	}
	return false
}
