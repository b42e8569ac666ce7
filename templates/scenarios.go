package templates

import "catanica/catalog"

// Texts of the list of scenarios.
var (
	textFilterArticle = catalog.Text{DE: "Artikel", EN: "Article"}
	textFilterStatus  = catalog.Text{DE: "Ergebnis", EN: "Result"}
	textNoScenarios   = catalog.Text{
		DE: "Kein Szenario passt zu allen Filtern.",
		EN: "No scenario matches all the filters.",
	}
	TextOtherProofs   = catalog.Text{DE: "Ohne Artikel", EN: "Without an article"}
	textMoreScenarios = catalog.Text{DE: "Weitere Szenarien", EN: "More scenarios"}
)

// ScenarioLine is a scenario in a list.
type ScenarioLine struct {
	ID, Title, Href string
	Articles        []Link
	Edition, Game   string
	Status          ScenarioStatus
	Unnoticed       bool // holds with the article switched off, so that it proves nothing
}

// ScenarioStatus is the outcome of a scenario in this build.
type ScenarioStatus string

// The ways a scenario comes out.
const (
	ScenarioHolds      ScenarioStatus = "holds"
	ScenarioWaits      ScenarioStatus = "waiting" // written, but the engine cannot play it yet
	ScenarioFails      ScenarioStatus = "fails"
	ScenarioUndecided  ScenarioStatus = "undecided"
	ScenarioMistaken   ScenarioStatus = "mistaken"
	ScenarioUnreadable ScenarioStatus = "unreadable"
)

// ScenarioStatuses lists all statuses in the order of the filter.
var ScenarioStatuses = []ScenarioStatus{
	ScenarioHolds, ScenarioWaits, ScenarioFails, ScenarioUndecided, ScenarioMistaken, ScenarioUnreadable,
}

// StatusName returns the label of a status.
func StatusName(f Frame, s ScenarioStatus) string { return f.Say(scenarioStatuses[s]) }

// sign returns the symbol of a status, so that colour is never the only cue.
func (s ScenarioStatus) sign() string {
	switch s {
	case ScenarioHolds:
		return "yes"
	case ScenarioFails, ScenarioUnreadable:
		return "no"
	case ScenarioWaits:
		return "any"
	case ScenarioMistaken:
		return "class-unclear"
	}
	return "depends"
}

// tone returns the CSS class of a status's colour, which the verdicts of articles share.
func (s ScenarioStatus) tone() string {
	switch s {
	case ScenarioHolds:
		return "v-yes"
	case ScenarioFails, ScenarioUnreadable:
		return "v-no"
	}
	return "v-depends"
}

// fewScenarios is the number of scenarios shown on the page of a card or an article before the rest is folded.
const fewScenarios = 4

var scenarioStatuses = map[ScenarioStatus]catalog.Text{
	ScenarioHolds:      {DE: "Hält", EN: "Holds"},
	ScenarioWaits:      {DE: "Wartet auf den Schiedsrichter", EN: "Waiting for the referee"},
	ScenarioFails:      {DE: "Scheitert", EN: "Fails"},
	ScenarioUndecided:  {DE: "Unentschieden", EN: "Undecided"},
	ScenarioMistaken:   {DE: "Ergibt keinen Sinn", EN: "Makes no sense"},
	ScenarioUnreadable: {DE: "Nicht lesbar", EN: "Unreadable"},
}
