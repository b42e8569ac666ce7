package templates

import (
	"catanica/catalog"
	"catanica/rulings"
)

// SureAnswer is what the product knows for sure of exactly the question asked.
type SureAnswer struct {
	Verdict  rulings.Verdict // its word is in the sentence; it chooses the color and the symbol
	Sentence string          // without the verdict's word
	Cites    []Link
	Cards    []Link
	Edition  string
	Game     string   // "" for every game
	NoNames  []string // what says that cards have no known name in the reader's language
	Referee  bool     // the referee has played it
	Play     string   // address of a position that shows it; "" if there is none
	List     string   // address of a search for the cards that it lists; "" if there is none
	Open     *Link    // the open question that it is about; nil if there is none
	Read     *ReadAs
	// Precedent is the question that an article answers so, if this one only resembles it.
	Precedent string
}

// ReadAs is how a question with misspelled words was read.
type ReadAs struct {
	Text    string
	Literal []Link // searches for the words as they were typed
}

// Neighbor is a decided or an open question that resembles the one asked.
type Neighbor struct {
	Question string
	Lang     catalog.Lang // of the question
	Verdict  rulings.Verdict
	By       Link   // the article or card that decides it, or the open question
	Standing string // how far the sources answer an open question; "" for a decided one
	Says     string // why the verdict is so, or what applies to an open question
}

// NamedCard is a card that a question names, with the facts on which its answer often turns.
type NamedCard struct {
	Face        string // address of the card face
	Name, Facts string
	Effect      string // what it does; empty if no source says
	Href        string
}

// Texts of the answer above the results.
var (
	textSureAnswer    = catalog.Text{DE: "Antwort", EN: "Answer"}
	textSureReadAs    = catalog.Text{DE: "Gelesen als:", EN: "Read as:"}
	textSureLiteral   = catalog.Text{DE: "Wörtlich suchen:", EN: "Search literally:"}
	textSureList      = catalog.Text{DE: "Alle als Liste", EN: "Show the list"}
	textSurePrecedent = catalog.Text{DE: "Entschieden ist das für die Frage", EN: "Decided for the question"}
	textNeighbors     = catalog.Text{DE: "Ähnliche Fragen", EN: "Similar questions"}
	textNamed         = catalog.Text{DE: "Karten in deiner Frage", EN: "Cards in your question"}
	textSureUndecided = catalog.Text{DE: "Ungeklärt", EN: "Undecided"}
	textSureEdition   = catalog.Text{DE: "Regelstand", EN: "Edition"}
)
