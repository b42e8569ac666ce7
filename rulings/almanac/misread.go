package almanac

// misreadings lists how the game is played when an entry is switched off: a plausible wrong reading that the entry
// rejects. An entry without one decides nothing that could be misread in play.
var misreadings = [rules]string{
	rBuilding:      "pieces never run out",
	rCosts:         "a road costs two brick, as in the card game",
	rDomestic:      "cards may be given away, and any two players may trade",
	rDevelopment:   "a card may be played in the turn in which it was bought, and several in a turn",
	rProgress:      "a monopoly takes one card from each player",
	rFounding:      "the second round goes clockwise as well",
	rHarbor:        "a new harbor may be used at once",
	rTrade:         "players may trade before the roll",
	rTradeAndBuild: "trading goes on after building",
	rCoast:         "there are no roads along the coast",
	rLongestRoad:   "a settlement of another player does not interrupt a road",
	rRobber:        "the robber's hex still produces",
	rKnight:        "as many knights as the holder are enough for the Largest Army",
	rResources:     "a player gets no more than one card or pair of cards from a hex",
	rMaritime:      "a special harbor also exchanges all other resources at 3:1",
	rSeven:         "half of an odd number is rounded up",
	rSettlement:    "only the owner's own buildings keep distance",
	rPoints:        "a player wins with ten points in another player's turn as well",
	rPointCards:    "victory point cards do not count until the turn after",
	rEnd:           "the game goes on until the end of the turn",
	rCity:          "a city produces one resource card",
	rRoad:          "a road may go on beyond another player's building",
	rPaths:         "a path has room for a road of each player",
	rSpecial:       "everything is allowed in the special building phase as in a turn of one's own",
}

// misread reports whether the entry is switched off.
func (t *Table) misread(r rule) bool { return t.off[r] }
