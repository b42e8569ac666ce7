package templates

import (
	"catanica/catalog"
	"catanica/rulings"
)

// Texts of the tables of the encyclopedia.
var (
	textWho           = catalog.Text{DE: "wer", EN: "who"}
	textOften         = catalog.Text{DE: "wie oft", EN: "how often"}
	textWhereby       = catalog.Text{DE: "wofür und wann", EN: "what for and when"}
	textBuilding      = catalog.Text{DE: "Gebäude", EN: "Building"}
	textMoreCardsEach = catalog.Text{DE: "mehr Karten", EN: "more cards"}
	textEvidence      = catalog.Text{DE: "Beleg", EN: "Evidence"}
	textWhat          = catalog.Text{DE: "was", EN: "what"}
	textEachCopy      = catalog.Text{DE: "je Exemplar", EN: "for each copy"}
	textLargestHand   = catalog.Text{DE: "Alles zusammen: höchstens", EN: "Maximum in total:"}
	textHandCards     = catalog.Text{DE: "Handkarten", EN: "cards in hand"}
	textNotThen       = catalog.Text{DE: "gilt in deinem Regelstand nicht", EN: "does not apply in your edition"}
)

// TableView is a table on the page of an article.
type TableView struct {
	ID, Name string
	About    string   // HTML
	Columns  []string // names of the columns; the first is that of the row's head
	Groups   []TableGroup
	Foot     string // what the rows add up to; "" for nothing
	Notes    []int
}

// TableGroup holds rows under a common heading; Name is "" for none.
type TableGroup struct {
	Name string
	Href string
	Rows []TableRowView
}

// TableRowView is one row.
type TableRowView struct {
	N       int    // its number in an order; 0 for none
	Cards   []Link // what it is about
	Text    string // HTML, behind the cards
	Cells   []string
	When    string // editions and games, where it does not hold everywhere
	Now     bool   // holds in the reader's edition
	Article *Link  // that says so, where it is not the page's own
	Notes   []int
}

// ActorName names the player who performs a step.
func ActorName(f Frame, a rulings.Actor) string { return f.Say(actorNames[a]) }

// OftenName says how often a function may be used.
func OftenName(f Frame, o rulings.Often) string { return f.Say(oftenNames[o]) }

// PassiveTitle returns the heading of the passive player's options.
func PassiveTitle(f Frame) string { return f.Say(textPassiveTitle) }

// ColumnNames returns the columns of a table of a fixed kind.
func ColumnNames(f Frame, t *rulings.Table) []string {
	names := []catalog.Text{}
	switch {
	case len(t.Turn) > 0:
		names = []catalog.Text{textStep, textWho}
	case len(t.Uses) > 0:
		names = []catalog.Text{textCard, textOften, textWhereby}
	case t.Hand != nil:
		names = []catalog.Text{textBuilding, textMoreCardsEach, textAtMost}
	}
	var out []string
	for _, n := range names {
		out = append(out, f.Say(n))
	}
	return out
}

// LineName returns the heading of the first column of a free table.
func LineName(f Frame) string { return f.Say(textWhat) }

// RaiseText returns by how many cards a building raises the hand limit.
func RaiseText(f Frame, r rulings.Raise) string {
	text := "+" + f.Number(r.N)
	if !r.Most.Known || r.Most.N > 1 {
		text += " " + f.Say(textEachCopy)
	}
	return text
}

// MostText returns how many of a building one player can have.
func MostText(f Frame, r rulings.Raise) string {
	if !r.Most.Known {
		return f.Say(textUnknown)
	}
	return f.Number(r.Most.N)
}

// LargestHand states the largest possible hand.
func LargestHand(f Frame, n int) string {
	return f.Say(textLargestHand) + " " + f.Number(n) + " " + f.Say(textHandCards) + "."
}

// EvidenceName returns the heading of the last column of every table, its sources.
func EvidenceName(f Frame) string { return f.Say(textEvidence) }

var actorNames = map[rulings.Actor]catalog.Text{
	rulings.ActorActive:  {DE: "am Zug", EN: "active"},
	rulings.ActorPassive: {DE: "passiv", EN: "passive"},
	rulings.ActorBoth:    {DE: "beide", EN: "both"},
	rulings.ActorEither:  {DE: "wer will", EN: "either player"},
	rulings.ActorHolder:  {DE: "wer es hat", EN: "holder"},
}

var oftenNames = map[rulings.Often]catalog.Text{
	rulings.OftenUnlimited: {DE: "beliebig oft", EN: "any number of times"},
	rulings.OftenTurn:      {DE: "einmal im Zug", EN: "once a turn"},
	rulings.OftenRoll:      {DE: "einmal, rund ums Würfeln", EN: "once, around the roll"},
	rulings.OftenNamed:     {DE: "nach der Ansage beliebig oft", EN: "any number of times once announced"},
	rulings.OftenEver:      {DE: "ein einziges Mal", EN: "only once"},
}
