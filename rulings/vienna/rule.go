package vienna

// rule is an entry of the booklet that decides something in play.
type rule uint8

const (
	rSetUp rule = iota
	rBoard
	rMaterial
	rTurn
	rYields
	rTrade
	rCosts
	rRoads
	rSettlements
	rLandmarks
	rDevelopment
	rMilitia
	rProgress
	rPointCards
	rRobber
	rTollRoad
	rVictory
	rThree
	rFounding
	rules // how many there are
)

// ruleIDs are the ids of the entries in content/rules/wien.
var ruleIDs = [rules]string{
	rSetUp: "wien.aufbau", rBoard: "wien.spielplan", rMaterial: "wien.material", rTurn: "wien.zug",
	rYields: "wien.ertraege", rTrade: "wien.handel", rCosts: "wien.bauen.kosten", rRoads: "wien.bauen.strassen",
	rSettlements: "wien.bauen.siedlungen", rLandmarks: "wien.bauen.wahrzeichen", rDevelopment: "wien.entwicklungskarten",
	rMilitia: "wien.buergerwehr", rProgress: "wien.fortschrittskarten", rPointCards: "wien.siegpunktkarten",
	rRobber: "wien.raeuber", rTollRoad: "wien.mautstrasse", rVictory: "wien.sieg", rThree: "wien.drei-spieler",
	rFounding: "wien.variabler-aufbau",
}

// misreadings says what the game plays when an entry is switched off: a reading that tempts, mostly because the island
// is played so, and that the entry rejects.
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

// RuleIDs lists the entries that decide something in play. Each can be switched off (Options.Off).
func RuleIDs() []string {
	out := []string{}
	for r, id := range ruleIDs {
		if misreadings[r] != "" {
			out = append(out, id)
		}
	}
	return out
}

// Readings are the answers to the questions that the booklet leaves open (content/readings.yaml).
type Readings struct {
	Goal       string // vienna-three-goal: twelve, ten
	Robber     string // vienna-robber-number: wording, any, number
	Short      string // vienna-short-supply: nobody, roller-first
	EmptyPlace string // vienna-empty-location: connects, interrupts
	Cut        string // vienna-toll-road-cut: longest, holder
	Taken      string // vienna-landmark-card: taken, bought
	FirstYield string // vienna-first-yield: number, all
}

// The ids of the readings.
const (
	readGoal       = "vienna-three-goal"
	readRobber     = "vienna-robber-number"
	readShort      = "vienna-short-supply"
	readEmptyPlace = "vienna-empty-location"
	readCut        = "vienna-toll-road-cut"
	readTaken      = "vienna-landmark-card"
	readFirstYield = "vienna-first-yield"
)

// answers returns where each question's answer is kept.
func (r *Readings) answers() map[string]*string {
	return map[string]*string{readGoal: &r.Goal, readRobber: &r.Robber, readShort: &r.Short, readEmptyPlace: &r.EmptyPlace,
		readCut: &r.Cut, readTaken: &r.Taken, readFirstYield: &r.FirstYield}
}
