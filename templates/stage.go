package templates

import (
	"strings"

	"catanica/catalog"

	"github.com/a-h/templ"
)

// StagePart is a part of the stage that can be replaced without the others.
type StagePart struct {
	Name string
	View templ.Component
}

// StageParts returns the parts of the stage in the order of the page. Each is the content of the element whose
// data-part is its name.
func StageParts(f Frame, r Replay) []StagePart {
	return []StagePart{
		{"form", tableForm(f, r)}, {"board", boardPart(f, r)}, {"beside", besidePart(f, r)}, {"strip", stripPart(f, r)},
		{"bar", barPart(f, r)}, {"moves", movesPart(f, r)}, {"setup", ownParts(f, r)}, {"steps", stepsPart(f, r)},
		{"own", linkPart(f, r)},
	}
}

// program names the program that plays the table in the browser: "table" knows the card game, "boards" all games.
func (r Replay) program() string {
	if r.Island != nil {
		return "boards"
	}
	return "table"
}

// stageFiles are the static files that a stage links to.
var stageFiles = []string{"emblems.svg", "icons.svg"}

// stageAssets lists the addresses of the files that a stage links to, for the program in the browser: name=address, one
// on each line.
func stageAssets(f Frame) string {
	lines := make([]string, len(stageFiles))
	for i, name := range stageFiles {
		lines[i] = name + "=" + f.Assets[name]
	}
	return strings.Join(lines, "\n")
}

// Look is another way to look at the position, with its address.
type Look struct{ Kind, Name, Href string }

// Beside is a second position that is shown beside the first. Its board marks what differs.
type Beside struct {
	Title, Said string
	Step        int
	Events      []ReplayEvent
	Notes       []string // why it stops earlier
	Board       *Board
	Island      *Island // of a board game
	Close       string  // the address without it
	Open        string  // the address at which it is the first
}

// Change says whether something on the board is marked.
type Change int

// What a mark says: the step has changed it, or it differs from the other board.
const (
	Unchanged Change = iota
	Changed
	Differs
)

// keyHelp lists the keys of the table.
var keyHelp = []struct {
	Keys []string
	Does catalog.Text
}{
	{[]string{"←", "→"}, catalog.Text{DE: "ein Schritt zurück, vor", EN: "one step back, forward"}},
	{[]string{"Pos1 / Home", "Ende / End"}, catalog.Text{DE: "zum Anfang, zum Ende", EN: "to the start, to the end"}},
	{[]string{"Tab"}, catalog.Text{DE: "auf den Tisch, zu den Zügen", EN: "onto the board, to the moves"}},
	{[]string{"←", "→", "↑", "↓"}, catalog.Text{
		DE: "auf dem Tisch: zur nächsten Karte",
		EN: "on the board: to the next card",
	}},
	{[]string{"Enter"}, catalog.Text{
		DE: "auf dem Tisch: Karte oder Platz wählen",
		EN: "on the board: choose a card or a site",
	}},
	{[]string{"m"}, catalog.Text{DE: "zu den Zügen", EN: "to the moves"}},
	{[]string{"w", "/"}, catalog.Text{
		DE: "einen Zug schreiben: Warum geht das nicht?",
		EN: "write a move: why is it not possible?",
	}},
	{[]string{"l"}, catalog.Text{DE: "den letzten Schritt vorlesen", EN: "read out the last step"}},
	{[]string{"o"}, catalog.Text{DE: "vorlesen, wo du bist", EN: "read out where you are"}},
	{[]string{"h"}, catalog.Text{DE: "zur Hand", EN: "to the hand"}},
	{[]string{"u"}, catalog.Text{DE: "zurücknehmen", EN: "undo"}},
	{[]string{"f"}, catalog.Text{DE: "Fürstentümer wenden", EN: "turn the principalities"}},
	{[]string{"?"}, catalog.Text{DE: "diese Hilfe", EN: "this help"}},
	{[]string{"Esc"}, catalog.Text{DE: "schließen, Wahl aufheben", EN: "close, undo the choice"}},
}

// Texts of the stage.
var (
	textLooks     = catalog.Text{DE: "Ansicht", EN: "View"}
	textKeys      = catalog.Text{DE: "Tasten", EN: "Keys"}
	textKeysAbout = catalog.Text{
		DE: "Buchstaben gelten nur, solange der Fokus auf dem Tisch liegt.",
		EN: "Letters work only while the focus is on the board.",
	}
	textAutoplay    = catalog.Text{DE: "Von selbst weiterblättern", EN: "Play all steps"}
	textUnreachable = catalog.Text{
		DE: "Der Server ist gerade nicht zu erreichen, und dieser Browser kann den Tisch nicht selbst spielen.",
		EN: "The server cannot be reached, and this browser cannot play the table by itself.",
	}
	textBeside         = catalog.Text{DE: "danebenlegen", EN: "show beside"}
	textBesideClose    = catalog.Text{DE: "Nur einen Tisch zeigen", EN: "Show one table"}
	textBesideOpen     = catalog.Text{DE: "Hierhin wechseln", EN: "Switch to this one"}
	textUnderEdition   = catalog.Text{DE: "Derselbe Schritt nach dem Regelstand", EN: "The same step in the edition"}
	textBackToScenario = catalog.Text{DE: "Zurück zum Szenario", EN: "Back to the scenario"}
	textDiffersNow     = catalog.Text{DE: "anders als am ersten Tisch", EN: "differs from the first table"}
	textDiffersKey     = catalog.Text{
		DE: "Umrandet ist, was am ersten Tisch anders ist.",
		EN: "Outlined: different on the first table.",
	}

	TextListLook = catalog.Text{DE: "Als Liste", EN: "As a list"}
	TextPicture  = catalog.Text{DE: "Als Bild", EN: "As a picture"}
	TextCloser   = catalog.Text{DE: "Größer", EN: "Larger"}
	TextFarther  = catalog.Text{DE: "Kleiner", EN: "Smaller"}
	// TextBesideLine names a branch that is shown beside another one.
	TextBesideLine = catalog.Text{DE: "Der andere Zweig", EN: "The other branch"}
	// TextBesideStops says why a table beside another one shows an earlier step.
	TextBesideStops = catalog.Text{
		DE: "Weiter geht es hier nicht: Der nächste Zug passt nicht zu dieser Stellung.",
		EN: "It ends here: the next move does not fit this position.",
	}
	TextBesideEnds = catalog.Text{DE: "Dieser Zweig ist hier zu Ende.", EN: "This branch ends here."}
)

// Contradicted is a ruling without which a scenario that fails would go as its author expects.
type Contradicted struct {
	Article CiteLink
	Proof   string // the address of a scenario that proves the article; "" if there is none
}

// Texts of what a scenario contradicts. They follow the link to an article.
var (
	textContradicts      = catalog.Text{DE: "sagt etwas anderes.", EN: "says otherwise."}
	textContradictsProof = catalog.Text{DE: "Den Beweis nachspielen", EN: "Play the proof"}
)
