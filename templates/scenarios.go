package templates

import "catanica/catalog"

// Texts of the list of scenarios.
var (
	textScenariosAbout = catalog.Text{
		DE: "Nachgespielte Stellungen: Der Schiedsrichter zeigt Zug für Zug, warum eine Antwort stimmt, und lehnt " +
			"ab, was verboten ist.",
		EN: "Positions played out move by move: the referee shows why an answer is right and refuses illegal moves.",
	}
	textEditorOpen    = catalog.Text{DE: "Eigenes Szenario schreiben", EN: "Write your own scenario"}
	textFilterArticle = catalog.Text{DE: "Artikel", EN: "Article"}
	textFilterStatus  = catalog.Text{DE: "Ergebnis", EN: "Result"}
	textNoScenarios   = catalog.Text{
		DE: "Kein Szenario passt zu allen Filtern.",
		EN: "No scenario matches all the filters.",
	}
	TextOtherProofs   = catalog.Text{DE: "Ohne Artikel", EN: "Without an article"}
	textMoreScenarios = catalog.Text{DE: "Weitere Szenarien", EN: "More scenarios"}
)

// ScenariosPage lists the scenarios by the chapters of the articles that they prove.
type ScenariosPage struct {
	Article  []Choice
	Status   []Choice
	Chapters []ScenarioChapter
	Shown    int
	Total    int // without filters
	Filters  bool
}

// ScenarioChapter is a chapter with the scenarios for its articles.
type ScenarioChapter struct {
	ID     string
	Number string // "" for rulebooks
	Name   string
	Lines  []ScenarioLine
}

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

// Head implements View.
func (p ScenariosPage) Head(f Frame) Head {
	return Head{
		Title: f.Say(TextScenarios), Description: f.Say(textScenariosAbout), Section: "scenarios", NoIndex: p.Filters,
	}
}

// openUpTo is the largest number of scenarios that a list shows unfolded; fewScenarios is the number shown on
// the page of a card or an article before the rest is folded.
const (
	openUpTo     = 30
	fewScenarios = 4
)

var scenarioStatuses = map[ScenarioStatus]catalog.Text{
	ScenarioHolds:      {DE: "Hält", EN: "Holds"},
	ScenarioWaits:      {DE: "Wartet auf den Schiedsrichter", EN: "Waiting for the referee"},
	ScenarioFails:      {DE: "Scheitert", EN: "Fails"},
	ScenarioUndecided:  {DE: "Unentschieden", EN: "Undecided"},
	ScenarioMistaken:   {DE: "Ergibt keinen Sinn", EN: "Makes no sense"},
	ScenarioUnreadable: {DE: "Nicht lesbar", EN: "Unreadable"},
}
