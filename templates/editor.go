package templates

import "catanica/catalog"

// Texts of the scenario editor.
var (
	textEditor      = catalog.Text{DE: "Eigenes Szenario", EN: "Your own scenario"}
	textEditorAbout = catalog.Text{
		DE: "Beschreibe eine Stellung und ein paar Züge; der Schiedsrichter spielt sie und begründet jede " +
			"Entscheidung mit einem Artikel.",
		EN: "Describe a position and a few moves; the referee plays them and cites the article behind every decision.",
	}
	textEditorRun      = catalog.Text{DE: "Ausspielen", EN: "Play"}
	textEditorOpening  = catalog.Text{DE: "Eine Partie mit der Eröffnung beginnen", EN: "Start a game with the opening"}
	textEditorHelp     = catalog.Text{DE: "So schreibst du ein Szenario", EN: "How to write a scenario"}
	textEditorProblems = catalog.Text{DE: "Diese Stellen musst du noch ändern:", EN: "Still to change:"}
	textEditorTooLong  = catalog.Text{
		DE: "Der Text ist zu lang für einen Link.",
		EN: "The text is too long to fit in a link.",
	}
	textEditorLink      = catalog.Text{DE: "Link zu diesem Szenario", EN: "Link to this scenario"}
	textEditorLinkAbout = catalog.Text{
		DE: "Der Text steckt im Link selbst; hier wird nichts gespeichert.",
		EN: "The link itself contains the text; we store nothing.",
	}
	textColumn          = catalog.Text{DE: "Spalte", EN: "column"}
	TextBadScenarioLink = catalog.Text{
		DE: "Dieser Link enthält kein Szenario; vielleicht ist er unterwegs abgeschnitten worden.",
		EN: "This link contains no scenario; it may have been cut off.",
	}
	TextScenarioTooLong = catalog.Text{
		DE: "Das Szenario ist zu lang: Höchstens 16 KB und 1000 Karten sind möglich.",
		EN: "The scenario is too long: the limit is 16 KB and 1000 cards.",
	}
)

// EditorPage is the editor in which readers write and play scenarios of their own.
type EditorPage struct {
	Text     string
	Problems []EditorProblem
	Status   ScenarioStatus // of a text with problems: unreadable or mistaken
	Asked    *Asked         // what the position waited for, if a line makes no sense in it
	Result   *ScenarioPage  // nil before the first run and while the text has mistakes
	Own      bool           // the reader's own text, not the example
	Link     string         // the address that holds the text
	Download string
	TooLong  bool // too long for a link
	Help     string
	Opening  string // the address of the editor with a game that begins with its opening
}

// EditorProblem is a mistake in the text, with its position and line.
type EditorProblem struct {
	Line, Col int
	Message   string
	Excerpt   string // the faulty line
	Caret     string // spaces up to the column
}

// Head implements View.
func (p EditorPage) Head(f Frame) Head {
	h := Head{Title: f.Say(textEditor), Description: f.Say(textEditorAbout), Section: "scenarios", NoIndex: p.Own}
	if p.Own && !p.TooLong {
		h.Share = "scenarios/new"
		if p.Result != nil && p.Result.Title != "" {
			h.Title = p.Result.Title
		}
	}
	return h
}
