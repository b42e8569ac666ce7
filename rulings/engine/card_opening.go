package engine

// The cards that the opening knows by name: cards of the basic game that a theme set puts in play face up, and the
// events that every tournament stack contains.

// opensBaseCard returns the theme set with which the copies of a card of the basic game lie face up beside the stacks,
// or "" (Ruling 105.C.b, kuw.erweitert.aufstellung). With other sets the articles name the card, but do not say whether
// this includes the copies of the basic game.
func opensBaseCard(id string) string {
	switch id {
	case "kirche", "rathaus":
		return "pui"
	case "wasserversorgung":
		return "kuw"
	}
	return ""
}

// yearEnd is the event of which the tournament stack holds a single copy, the host's.
const yearEnd = "jahreswechsel"

// eventsOfEach returns the events that each player adds to the tournament stack besides those that he chooses
// (kuw.turnier.ereignisse, zud.turnier.ereignisse, Ruling 101.D.c).
func eventsOfEach() []string { return []string{"buergerkrieg", "seuche"} }
