package templates

import "catanica/catalog"

// Texts of the page that asks whether something can happen.
var (
	textExplore      = catalog.Text{DE: "Kann es geschehen?", EN: "Can it happen?"}
	textExploreAbout = catalog.Text{
		DE: "Nenne ein Ziel, etwa „Nord gewinnt in diesem Zug“ oder „Süd verliert die Feuerwache“: Der Schiedsrichter " +
			"probiert alle Züge durch und zeigt den kürzesten Weg dorthin.",
		EN: "Name a goal, such as “north wins this turn” or “south loses the Fire Brigade”: the referee tries all moves " +
			"and shows the shortest way there.",
	}
	textExploreGoal     = catalog.Text{DE: "Ziel", EN: "Goal"}
	textExploreAsk      = catalog.Text{DE: "Suchen", EN: "Search"}
	textExploreDice     = catalog.Text{DE: "Würfel", EN: "Dice"}
	textExploreHidden   = catalog.Text{DE: "Gemischte Karten", EN: "Shuffled cards"}
	textExploreOpponent = catalog.Text{DE: "Der andere Spieler", EN: "The other player"}
	textExploreTurns    = catalog.Text{DE: "Züge", EN: "Turns"}
	textExploreLine     = catalog.Text{DE: "Der kürzeste Weg", EN: "The shortest way"}
	textExploreWatch    = catalog.Text{DE: "Am Spieltisch ansehen", EN: "Watch it on the table"}
	textExploreUnknown  = catalog.Text{DE: "Was nicht feststeht", EN: "What is not stated"}
	textExploreRuns     = catalog.Text{DE: "Die Suche läuft.", EN: "Searching."}
	textExploreCount    = catalog.Text{DE: "%n Stellungen geprüft", EN: "%n positions searched"}
	textExploreStop     = catalog.Text{DE: "Suche abbrechen", EN: "Stop the search"}
	textExploreLimit    = catalog.Text{
		DE: "Die Suche endet nach höchstens 200.000 Stellungen oder 4 Sekunden; gründlicher sucht das " +
			"Programm catanica explore auf deinem Rechner.",
		EN: "The search covers up to 200,000 positions and 4 seconds; the command catanica explore goes further.",
	}
	TextExploreNoPosition = catalog.Text{
		DE: "Diesem Link fehlt die Stellung: Öffne ein Szenario und frag von dort aus.",
		EN: "This link has no position: open a scenario and ask from there.",
	}
	TextExploreChoice = catalog.Text{
		DE: "Diese Auswahl gibt es nicht: Nimm eine der angebotenen.",
		EN: "There is no such choice: take one of those offered.",
	}
)

// The choices of the form, in the order in which it shows them.
var (
	exploreDice = []exploreChoice{{"any", catalog.Text{DE: "fallen, wie es passt", EN: "fall as it suits"}},
		{"all", catalog.Text{DE: "fallen beliebig", EN: "fall in any way"}}}
	exploreHidden = []exploreChoice{{"any", catalog.Text{DE: "liegen, wie es passt", EN: "lie as it suits"}},
		{"all", catalog.Text{DE: "liegen beliebig", EN: "lie in any order"}}}
	exploreOpponent = []exploreChoice{{"helps", catalog.Text{DE: "spielt mit", EN: "plays along"}},
		{"hinders", catalog.Text{DE: "hält dagegen", EN: "plays against it"}}}
)

type exploreChoice struct {
	value string
	name  catalog.Text
}

// ExploreForm asks whether a goal can be reached from a position.
type ExploreForm struct {
	Board                  bool // a board game is searched only for what can happen
	Action                 string
	Packed                 string // the scenario that leads to the position, as in a link
	Goal                   string
	Dice, Hidden, Opponent string
	Turns                  int // 0: what the goal says
}

// ExplorePage is the question with its answer.
type ExplorePage struct {
	Form     ExploreForm
	Position Link // to the table
	Explored
}

// Explored is what a search has found.
type Explored struct {
	Goal     string
	Problems []EditorProblem
	InGoal   bool           // the problems are those of the goal
	Answer   *ExploreAnswer // nil before a goal is named
}

// ExploreAnswer is the answer of a search.
type ExploreAnswer struct {
	Verdict  string // yes, no, undecided, not-found
	Sentence string
	Line     []string
	Watch    string // address of the line on the table; empty if it is too long for one
	Unknown  []ExploreUnknown
}

// ExploreUnknown is a fact that nobody has stated.
type ExploreUnknown struct {
	State string
	Line  string // a move that depends on it
}

// sign returns the symbol of the verdict, so that colour is never the only cue.
func (a ExploreAnswer) sign() string {
	switch a.Verdict {
	case "yes", "no":
		return a.Verdict
	}
	return "depends"
}

// Head implements View.
func (p ExplorePage) Head(f Frame) Head {
	return Head{Title: f.Say(textExplore), Description: f.Say(textExploreAbout), Section: "scenarios", NoIndex: true}
}
