package almanac

import "catanica/rulings/verdict"

// rule is an entry of the almanac that decides something in play.
type rule uint8

const (
	rBuilding rule = iota
	rCosts
	rDomestic
	rDevelopment
	rProgress
	rFounding
	rHarbor
	rTrade
	rTradeAndBuild
	rIntersection
	rCoast
	rLongestRoad
	rRobber
	rKnight
	rResources
	rMaritime
	rSeven
	rSettlement
	rPoints
	rPointCards
	rEnd
	rCity
	rRoad
	rPaths
	rDesert
	rChips
	rSpecial
	rules // how many there are
)

// ruleIDs are the ids of the entries in content/rules/almanach.
var ruleIDs = [rules]string{
	rBuilding: "almanach.bauen", rCosts: "almanach.baukosten", rDomestic: "almanach.binnenhandel",
	rDevelopment: "almanach.entwicklungskarten", rProgress: "almanach.fortschrittskarten",
	rFounding: "almanach.gruendungsphase", rHarbor: "almanach.hafenstandort", rTrade: "almanach.handel",
	rTradeAndBuild: "almanach.handeln-und-bauen", rIntersection: "almanach.kreuzung", rCoast: "almanach.kueste",
	rLongestRoad: "almanach.laengste-handelsstrasse", rRobber: "almanach.raeuber", rKnight: "almanach.ritter",
	rResources: "almanach.rohstoffe", rMaritime: "almanach.seehandel", rSeven: "almanach.sieben",
	rSettlement: "almanach.siedlung", rPoints: "almanach.siegpunkte", rPointCards: "almanach.siegpunktkarten",
	rEnd: "almanach.spielende", rCity: "almanach.stadt", rRoad: "almanach.strasse", rPaths: "almanach.wege",
	rDesert: "almanach.wueste", rChips: "almanach.zahlenchips", rSpecial: "almanach.56.bauphase",
}

// RuleIDs lists the entries that decide something in play. Each can be switched off (Options.Off).
func RuleIDs() []string { return verdict.Misreadable(ruleIDs[:], misreadings[:]) }

// Readings are the answers to the questions that the almanac leaves open (content/readings.yaml).
type Readings struct {
	RobberDesert string // almanac-robber-desert: yes, no
	Short        string // almanac-short-supply: nobody, roller-first
	RoadTie      string // almanac-road-tie: aside, holder
	RoadLevel    string // almanac-road-level: holder, aside
	RoadLength   string // almanac-road-length: five, none
	Special      string // almanac-special-victory: own-turn, at-once
}

// The ids of the readings.
const (
	readRobberDesert = "almanac-robber-desert"
	readShort        = "almanac-short-supply"
	readRoadTie      = "almanac-road-tie"
	readRoadLevel    = "almanac-road-level"
	readRoadLength   = "almanac-road-length"
	readSpecial      = "almanac-special-victory"
)

// answers maps the ids of the questions to their answers.
func (r *Readings) answers() map[string]*string {
	return map[string]*string{readRobberDesert: &r.RobberDesert, readShort: &r.Short, readRoadTie: &r.RoadTie,
		readRoadLevel: &r.RoadLevel, readRoadLength: &r.RoadLength, readSpecial: &r.Special}
}
