package templates

import (
	"strings"

	"catanica/catalog"
)

// Move is a move that can be made with one button.
type Move struct {
	Line string // of the scenario language, in English
	Said string
	Note string   // what it depends on, or what it leaves open
	Foot int      // instead of Note: the number of a footnote of the list, from 1
	Open bool     // it leaves something open that the reader has to write
	Refs []string // the things on the board that it is about
}

// MoveGroup is a group of moves, with what a form of it asks for.
type MoveGroup struct {
	Kind         string // answer, dice, play, build, trade, use, end
	Moves        []Move
	More         int  // moves that are not listed
	Die          bool // a die is to be rolled; Moves are its numbers
	Odds         []DieOdds
	Roll         string // the player who rolls both dice; "" if nobody does
	Offer, Trade string // the player who may name resources to trade
	Who          string // the player who takes or gives resources
	Take, Give   []Good
	TakeN, GiveN string // how many in all: "1", "0–2"
	Folded       bool   // its many moves can be made on the board as well
	Chances      []Chance
	Fills        []Fill
}

// DieOdds describes the outcome that some numbers of a die share.
type DieOdds struct {
	Numbers []int
	Text    string // "" if nothing happens
}

// numbers lists the numbers: "1, 2, 5".
func (o DieOdds) numbers() string {
	words := make([]string, len(o.Numbers))
	for i, n := range o.Numbers {
		words[i] = number(n)
	}
	return strings.Join(words, ", ")
}

// chance returns the probability as a share of the die's six sides.
func (o DieOdds) chance(f Frame) string {
	return number(len(o.Numbers)) + " " + f.Say(textOf) + " 6"
}

// Good is a resource that a form asks for, up to a number.
type Good struct {
	Kind string
	Max  int
}

// allGoods lists the resources of a trade.
var allGoods = []Good{{"lumber", 9}, {"brick", 9}, {"ore", 9}, {"grain", 9}, {"wool", 9}, {"gold", 9}}

// BranchLink leads to a line that leaves the one that is shown.
type BranchLink struct {
	Href, Said string
	Beside     string // the address that shows it beside the one that is shown
	Moves      int
	Refused    bool
}

// Texts of the table.
var (
	textPlayOn     = catalog.Text{DE: "Weiterspielen", EN: "Play on"}
	textMoveGroups = map[string]catalog.Text{
		"answer": {DE: "Antworten", EN: "Answers"},
		"dice":   {DE: "Würfel", EN: "Dice"},
		"play":   {DE: "Ausspielen", EN: "Play cards"},
		"build":  {DE: "Bauen", EN: "Build"},
		"trade":  {DE: "Tauschen", EN: "Trade"},
		"use":    {DE: "Nutzen", EN: "Use"},
		"end":    {DE: "Zugende", EN: "End of the turn"},
	}
	textNoMoves     = catalog.Text{DE: "Hier gibt es nichts mehr zu tun.", EN: "There is nothing left to do here."}
	textRollDice    = catalog.Text{DE: "Würfeln", EN: "Roll"}
	textSetDice     = catalog.Text{DE: "So setzen", EN: "Set"}
	textEventDie    = catalog.Text{DE: "Ereigniswürfel", EN: "Event die"}
	textYieldDie    = catalog.Text{DE: "Ertragswürfel", EN: "Production die"}
	textReveals     = catalog.Text{DE: "Ereigniskarte (bei ?)", EN: "Event card (on ?)"}
	textTakes       = catalog.Text{DE: "Nehmen", EN: "Take"}
	textGives       = catalog.Text{DE: "Geben", EN: "Give"}
	textDone        = catalog.Text{DE: "Fertig", EN: "Done"}
	textOffer       = catalog.Text{DE: "Tausch anbieten", EN: "Offer a trade"}
	textBankTrade   = catalog.Text{DE: "Bei der Bank tauschen", EN: "Trade with the bank"}
	textWhyNot      = catalog.Text{DE: "Warum geht das nicht?", EN: "Why is that not possible?"}
	textWhyNotAbout = catalog.Text{
		DE: "Schreib irgendeinen Zug, etwa „Nord spielt Händler“: Ist er verboten, steht der Artikel dabei.",
		EN: "Write any move, such as “north plays Merchant”: if it is refused, the article says why.",
	}
	textForkLine   = catalog.Text{DE: "Zug oder Erwartung", EN: "Move or expectation"}
	textTryMove    = catalog.Text{DE: "Probieren", EN: "Try it"}
	textUndoMove   = catalog.Text{DE: "Zurücknehmen", EN: "Undo"}
	textDelete     = catalog.Text{DE: "Ab hier löschen", EN: "Delete from here"}
	textPromote    = catalog.Text{DE: "Zur Hauptlinie machen", EN: "Make this the main line"}
	textBranchesOf = catalog.Text{DE: "Andere Züge hier:", EN: "Other moves here:"}
	textOdds       = catalog.Text{DE: "Wie wahrscheinlich das ist", EN: "How likely it is"}
	textWhatIf     = catalog.Text{
		DE: "Und wenn der Würfel etwas anderes zeigt?",
		EN: "And if the die shows another number?",
	}
	textLost = catalog.Text{
		DE: "Der Link nennt Züge, die es an diesem Tisch nicht gibt. Du siehst die letzte Stellung davor.",
		EN: "The link names moves that this table does not have. You see the last position before them.",
	}
	textMore = catalog.Plural{One: catalog.Text{DE: "%d weiterer Zug", EN: "%d more move"},
		Many: catalog.Text{DE: "%d weitere Züge", EN: "%d more moves"}}
	textMovesLeft = catalog.Plural{One: catalog.Text{DE: "%d Zug", EN: "%d move"},
		Many: catalog.Text{DE: "%d Züge", EN: "%d moves"}}
	TextFlip      = catalog.Text{DE: "Fürstentümer untereinander", EN: "Principalities one below the other"}
	TextFacing    = catalog.Text{DE: "Fürstentümer einander gegenüber", EN: "Principalities facing each other"}
	textOpenEntry = catalog.Text{DE: "Zur Karte", EN: "Card page"}
	textClose     = catalog.Text{DE: "Schließen", EN: "Close"}
	textIsAsked   = catalog.Text{DE: "Jetzt entscheidet", EN: "Now deciding:"}
	textOwnText   = catalog.Text{DE: "Der Tisch als Text", EN: "The table as text"}
	textApply     = catalog.Text{DE: "Übernehmen", EN: "Apply"}
	// The buttons of a position that is being set up.
	TextCard        = catalog.Text{DE: "Karte", EN: "Card"}
	TextPutCard     = catalog.Text{DE: "Hinlegen", EN: "Put here"}
	TextTakeAway    = catalog.Text{DE: "Wegnehmen", EN: "Take away"}
	TextKind        = catalog.Text{DE: "Art", EN: "Kind"}
	TextAxis        = catalog.Text{DE: "Achse", EN: "Axis"}
	TextGrowLeft    = catalog.Text{DE: "+ links", EN: "+ left"}
	TextGrowRight   = catalog.Text{DE: "+ rechts", EN: "+ right"}
	TextShrinkLeft  = catalog.Text{DE: "− links", EN: "− left"}
	TextShrinkRight = catalog.Text{DE: "− rechts", EN: "− right"}
	TextStock       = catalog.Text{DE: "Vorrat", EN: "Stock"}
	TextNumber      = catalog.Text{DE: "Zahl", EN: "Number"}
	TextEmptyPile   = catalog.Text{DE: "Leer", EN: "Empty"}
	textSetUp       = catalog.Text{DE: "Stellung ändern", EN: "Change the position"}
	textSetUpDone   = catalog.Text{DE: "Fertig aufgestellt", EN: "Done setting up"}
	textSetUpAbout  = catalog.Text{
		DE: "Tippe auf einen Platz, eine Karte, eine Landschaft oder eine Siedlung. " +
			"Änderungen an der Stellung beginnen wieder am Start.",
		EN: "Touch a site, a card, a landscape or a settlement. A change of the position begins again at the start.",
	}
	textGate       = catalog.Text{DE: "Angriffe sind erlaubt", EN: "Attacks are allowed"}
	textTableNote  = catalog.Text{DE: "Hinweis", EN: "Note"}
	textTableName  = catalog.Text{DE: "Titel", EN: "Title"}
	textTokens     = catalog.Text{DE: "Steine", EN: "Tokens"}
	textQuickEntry = catalog.Text{DE: "Schnelleingabe", EN: "Quick entry"}
	textQuickHow   = catalog.Text{
		DE: "Ein Fürstentum in einer Zeile, etwa: Siedlung A, Stadt B; an B: Kirche, Bibliothek; Hand: Spion; Lager: 3 Erz",
		EN: "A principality in one line, such as: settlement A, city B; at B: Church, Library; hand: Spy; stores: 3 ore",
	}
	textPositionNow = catalog.Text{DE: "Die Stellung ist geändert.", EN: "The position has changed."}
	textPalette     = catalog.Text{DE: "Karte suchen", EN: "Find a card"}
	textPaletteHow  = catalog.Text{
		DE: "Zieh eine Karte auf ihren Platz, oder tippe erst die Karte und dann den Platz an.",
		EN: "Drag a card to its place, or tap the card and then the place.",
	}
	textOnHand     = catalog.Text{DE: "auf die Hand", EN: "to the hand"}
	textOnDiscard  = catalog.Text{DE: "auf die Ablage", EN: "to the discard pile"}
	textStartBlank = catalog.Text{DE: "Leerer Tisch", EN: "Empty table"}
	textStartBasic = catalog.Text{DE: "Grundspiel, ausgelegt", EN: "Basic game, laid out"}
	textStartOpen  = catalog.Text{DE: "Grundspiel mit Eröffnung", EN: "Basic game with its opening"}
	textStarts     = catalog.Text{DE: "Womit beginnen?", EN: "Start from"}
	// TextSiteAbove and its neighbours name places of the board.
	TextSiteAbove = catalog.Text{DE: "oben", EN: "above"}
	TextSiteBelow = catalog.Text{DE: "unten", EN: "below"}
	TextFreeRoad  = catalog.Text{DE: "Platz für eine Straße", EN: "place for a road"}
	// TextMendFirst says why nothing can be played on a position with mistakes.
	TextMendFirst = catalog.Text{
		DE: "Erst muss die Stellung stimmen: Unten steht, was nicht geht.",
		EN: "The position has to be possible first: see below what is not.",
	}
)

// choiceFaces are the faces of the event die, as the language names them.
var choiceFaces = []string{"brigands", "sun", "tournament", "mill", "?"}

// refs lists the things on the board that the move is about.
func (m Move) refs() string { return strings.Join(m.Refs, " ") }

// footID returns the id of a footnote below the moves.
func footID(n int) string { return "moves-note-" + number(n) }

// number returns the number of a die from the line of its roll.
func (m Move) number() string { return m.Line[len(m.Line)-1:] }

// Setup holds the properties of a table besides the things on the board.
type Setup struct {
	Title, Note, Sets       string
	Edition                 catalog.EditionID
	Game                    catalog.Game
	Editions, Games, Active []Choice
	Phases                  []Choice
	Turn                    int // 0 if the position does not say
	Gate                    bool
	Tokens                  []EditButton
	Cards                   []string // titles, for the fields of cards
}

// sides are the players as the edits of a table name them.
var sides = []struct{ Ref, Player string }{{"n", "north"}, {"s", "south"}}

func turnValue(n int) string {
	if n == 0 {
		return ""
	}
	return number(n)
}

var playerNames = map[string]catalog.Text{"north": {DE: "Nord", EN: "North"}, "south": {DE: "Süd", EN: "South"}}

func playerName(f Frame, player string) string { return f.Say(playerNames[player]) }

// handEdits are the changes to a player's hand.
func handEdits(f Frame, player string) []EditGroup {
	hand := player + ".hand"
	return []EditGroup{{
		Label: f.Say(TextCard) + " " + f.Say(textOnHand),
		Field: "card@" + hand,
		Edits: []EditButton{
			{Do: "pile " + hand, Name: f.Say(TextPutCard)},
			{Do: "empty " + hand, Name: f.Say(TextEmptyPile)},
		},
	}}
}

// discardEdits are the changes to a player's discard pile.
func discardEdits(f Frame, player string) []EditGroup {
	pile := player + ".discard"
	return []EditGroup{{
		Label: f.Say(TextCard) + " " + f.Say(textOnDiscard),
		Field: "card@" + pile,
		Edits: []EditButton{{Do: "pile " + pile, Name: f.Say(TextPutCard)}},
	}}
}
