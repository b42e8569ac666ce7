package vienna

import "catanica/rulings/verdict"

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

// RuleIDs lists the entries that decide something in play. Each can be switched off (Options.Off).
func RuleIDs() []string { return verdict.Misreadable(ruleIDs[:], misreadings[:]) }

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

// answers maps the ids of the questions to their answers.
func (r *Readings) answers() map[string]*string {
	return map[string]*string{readGoal: &r.Goal, readRobber: &r.Robber, readShort: &r.Short, readEmptyPlace: &r.EmptyPlace,
		readCut: &r.Cut, readTaken: &r.Taken, readFirstYield: &r.FirstYield}
}
