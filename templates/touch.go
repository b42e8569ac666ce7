package templates

import "catanica/catalog"

// Chance is a move with a random part: a roll, or a card that is drawn.
type Chance struct {
	Said string
	Draw string // the button that lets chance decide
	Ways []ChanceWay
	Of   int // the sum of the chances of all ways; 0 if nobody knows them
	Dice bool
}

// ChanceWay is a possible outcome of a move, with its weight.
type ChanceWay struct {
	Name, Line, Said string
	Text             string // what happens then; "" if it does not matter
	Chance           int
}

// chance returns the probability as a share: 6 of 36.
func (w ChanceWay) chance(f Frame, of int) string {
	return number(w.Chance) + " " + f.Say(textOf) + " " + number(of)
}

// told reports whether anything is known about what the ways lead to.
func (c Chance) told() bool {
	for _, w := range c.Ways {
		if w.Text != "" {
			return true
		}
	}
	return false
}

// Fill is a move that asks for resources. Its buttons fill the gaps of a line with what the fields say.
type Fill struct {
	Said    string
	Gaps    []FillGap
	Buttons []EditButton
}

// FillGap is a group of fields for resources.
type FillGap struct {
	Label, Prefix string
	Goods         []Good
}

// BoardSetup holds the controls with which a board game's position is set up.
type BoardSetup struct {
	Tools       []ToolGroup
	Tool        string // the name of the chosen tool; "" for none
	Selects     []SetupSelect
	Forms       []SeatForm
	Title, Note string
	OnMap       bool // the board is a map of routes, not an island
}

func (s BoardSetup) toolsTitle() catalog.Text {
	if s.OnMap {
		return textMapTools
	}
	return textBoardTools
}

// SetupSelect is a value that is chosen from a list, or a number up to Max.
type SetupSelect struct {
	Name, Label string
	Choices     []Choice
	N, Max      int
}

// ToolGroup is a group of things that can be put on the board.
type ToolGroup struct {
	Name  string
	Tools []ToolLink
}

// ToolLink chooses a tool.
type ToolLink struct {
	ID, Name, Href string
	Current        bool
}

// SeatForm is a form whose fields are set together: what belongs to a seat.
type SeatForm struct {
	ID, Name string
	Fields   []SeatField
}

// SeatField is a number, or a box to tick if Max is 0.
type SeatField struct {
	Name, Label, Icon string
	N, Max            int
	On                bool
}

// whyNotAbout says what can be written into the field for any move.
func (r Replay) whyNotAbout() catalog.Text {
	switch {
	case r.Island == nil:
		return textWhyNotAbout
	case r.Island.IsMap():
		return textWhyNotCity
	}
	return textWhyNotBoard
}

var (
	textWhyNotBoard = catalog.Text{
		DE: "Schreib irgendeinen Zug, etwa „Rot baut Straße an C3-NO“: Ist er verboten, steht der Artikel dabei.",
		EN: "Write any move, such as “red builds road at C3-NE”: if it is refused, the article says why.",
	}
	textWhyNotCity = catalog.Text{
		DE: "Schreib irgendeinen Zug, etwa „Rot würfelt 3 4“: Ist er verboten, steht der Artikel dabei.",
		EN: "Write any move, such as “red rolls 3 4”: if it is refused, the article says why.",
	}
	textManyMoves = catalog.Plural{
		One: catalog.Text{DE: "%d Zug, auch auf dem Brett", EN: "%d move, also on the board"},
		Many: catalog.Text{
			DE: "%d Züge: Tippe auf dem Brett oder wähle aus der Liste",
			EN: "%d moves: touch the board, or choose from the list",
		},
	}
	textRoll    = catalog.Text{DE: "Würfeln", EN: "Roll"}
	textDraw    = catalog.Text{DE: "Zufällig ziehen", EN: "Draw at random"}
	textLeadsTo = catalog.Text{
		DE: "Was jede Zahl bringt und wie wahrscheinlich sie ist",
		EN: "What each number leads to, and how likely it is",
	}
	textBoardTools = catalog.Text{DE: "Was kommt auf die Insel?", EN: "What goes on the island?"}
	textMapTools   = catalog.Text{DE: "Was kommt auf den Plan?", EN: "What goes on the map?"}
	textToolHow    = catalog.Text{
		DE: "Wähle etwas aus und tippe dann auf seinen Platz.",
		EN: "Choose something, then touch its place.",
	}
	textToolChosen  = catalog.Text{DE: "Gewählt:", EN: "Chosen:"}
	textToolNone    = catalog.Text{DE: "nichts", EN: "nothing"}
	textSetUpIsland = catalog.Text{
		DE: "Änderungen an der Stellung beginnen wieder am Start.",
		EN: "A change of the position begins again at the start.",
	}
	// TextGives and TextTakes name what a player gives and takes in a move.
	TextGives = textGives
	TextTakes = textTakes
)
