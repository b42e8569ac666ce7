package templates

import "catanica/rulings"

// RulingsPage lists the chapters with their articles.
type RulingsPage struct {
	Chapters []Chapter // of the card game
	Others   []GameChapters
	Total    int
	Gaps     []GapLine
}

// GameChapters are the chapters about another game.
type GameChapters struct {
	Game     rulings.Game
	Chapters []Chapter
}

// GapLine is a section that the source announces and does not hold.
type GapLine struct {
	ID, Title string
	See       []Link
}

// Chapter is a chapter with its articles.
type Chapter struct {
	ID, Name string
	Groups   [][]Entry // by section
	N        int
}

// Head implements View.
func (p RulingsPage) Head(f Frame) Head {
	return Head{Title: f.Say(TextRulings), Description: f.Say(textRulingsAbout), Section: "rulings"}
}
