package templates

import "catanica/catalog"

// Texts of a reader's own table.
var (
	textEditor      = catalog.Text{DE: "Neuer Tisch", EN: "New table"}
	textEditorAbout = catalog.Text{
		DE: "Stell eine Lage auf, spiel sie aus und lass den Schiedsrichter entscheiden: Er nennt zu allem den Artikel.",
		EN: "Set up a position, play it and let the referee decide: it cites the article behind everything.",
	}
	textCase           = catalog.Text{DE: "Streitfall aufstellen", EN: "Set up a dispute"}
	textCasePlay       = catalog.Text{DE: "Gespielt wird", EN: "Played card"}
	textCaseAgainst    = catalog.Text{DE: "gegen", EN: "against"}
	textCaseAnd        = catalog.Text{DE: "und", EN: "and"}
	textCaseSetUp      = catalog.Text{DE: "Aufstellen", EN: "Set it up"}
	textEditorHelp     = catalog.Text{DE: "So schreibst du ein Szenario", EN: "How to write a scenario"}
	textEditorProblems = catalog.Text{DE: "Diese Stellen musst du noch ändern:", EN: "Still to change:"}
	textEditorTooLong  = catalog.Text{
		DE: "Der Tisch ist zu groß für einen Link. Lade ihn als Datei herunter.",
		EN: "The table is too large for a link. Download it as a file.",
	}
	textEditorLink      = catalog.Text{DE: "Link zu diesem Tisch", EN: "Link to this table"}
	textEditorLinkAbout = catalog.Text{
		DE: "Stellung und Züge stecken im Link selbst; hier wird nichts gespeichert.",
		EN: "The link itself contains the position and the moves; we store nothing.",
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

// EditorPage is a reader's own table.
type EditorPage struct {
	Title                 string
	Replay                Replay
	Assumed               []Assumed
	Compared              *Comparison
	Own                   bool // the address holds it
	Keep                  bool // two players keep the score of their own game
	Help                  string
	Blank, Basic, Opening string // addresses of tables to begin with
	Boards                []Link // the same, for each board game
}

// EditorProblem is a mistake in the text, with its position and line.
type EditorProblem struct {
	Line, Col int
	Message   string
	Cites     []CiteLink
	Excerpt   string // the faulty line
	Caret     string // spaces up to the column
}

// Head implements View.
func (p EditorPage) Head(f Frame) Head {
	h := Head{
		Title: f.Say(textEditor), Description: f.Say(textEditorAbout), Section: "scenarios", Table: true, NoIndex: p.Own,
		Stamp: p.Replay.Stamp,
	}
	if p.Keep {
		h.Title, h.Description, h.Play = f.Say(textKeeper), f.Say(textKeeperAbout), true
	}
	if p.Title != "" {
		h.Title = p.Title
	}
	if p.Own && !p.Replay.TooLong {
		h.Share = "scenarios/new"
	}
	return h
}
