package templates

// EditorPage is where a reader writes a scenario of his own and plays it.
type EditorPage struct {
	Text     string
	Problems []EditorProblem
	Result   *ScenarioPage // nil before the first run and while there are mistakes
	Own      bool          // the reader's own text, not the example
	Link     string        // the address that holds the text
	Download string
	TooLong  bool // too long to travel in a link
	Help     string
}

// EditorProblem is a mistake in the text, with its place and the line it is in.
type EditorProblem struct {
	Line, Col int
	Message   string
	Excerpt   string // the line as written
	Caret     string // blanks up to the column
}

// Head implements View.
func (p EditorPage) Head(f Frame) Head {
	return Head{Title: f.Say(textEditor), Description: f.Say(textEditorAbout), Section: "scenarios", NoIndex: p.Own}
}
