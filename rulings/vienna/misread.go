package vienna

// misreadings lists how the game is played when an entry is switched off: a plausible wrong reading that the entry
// rejects, mostly the rule of the island game.
var misreadings = [rules]string{
	rSetUp:       "each starting settlement gets a road",
	rBoard:       "settlements may be built on free intersections",
	rMaterial:    "pieces never run out",
	rTurn:        "players may trade and build before the roll",
	rYields:      "a landmark produces for its builder",
	rTrade:       "a settlement at the end of a trade route is enough, as at a harbor",
	rCosts:       "a landmark costs three stone and two grain, as a city on the island",
	rRoads:       "an empty location space may be passed",
	rSettlements: "settlements keep distance from each other",
	rLandmarks:   "only the builder may go on past a landmark",
	rDevelopment: "a card may be played in the turn in which it was bought",
	rMilitia:     "as many militias as the holder are enough for the Strongest Militia",
	rProgress:    "Staple Right takes all cards of the resource",
	rPointCards:  "victory point cards do not count until the turn after",
	rRobber:      "half of an odd number is rounded up",
	rTollRoad:    "a landmark interrupts a chain of roads",
	rVictory:     "the special cards are worth two points each",
	rThree:       "ten points win with three players as well",
	rFounding:    "the second settlement brings the first resources",
}

// misread reports whether the entry is switched off.
func (t *Table) misread(r rule) bool { return t.off[r] }
