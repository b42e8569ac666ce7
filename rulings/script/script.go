// Package script defines what the scenario language and the games share. The language (rulings/scenario) reads the form
// of a scenario: header, position, play, and in the play what is expected, refused or undecided. The lines of the
// position and the moves are read by the game, which implements Game. The language selects it by the header's `game:`.
package script

import (
	"catanica/catalog"
	"catanica/rulings/bag"
	"catanica/rulings/seat"
	"catanica/rulings/verdict"
)

// Pos is a position in a scenario. Lines and columns count from 1, columns in characters.
type Pos struct{ Line, Col int }

// Token is a word of a line, a number or one of the marks , : ; ( ) =.
type Token struct {
	Text string
	Pos  Pos
}

// Line is a line of the position, or what follows `expect` or `refused ARTICLE:` in a line of the play.
type Line struct {
	Tokens []Token
	End    Pos // where the line ends, for mistakes at its end
}

// Mistake is a mistake of a scenario's author: what was found and what was wanted.
type Mistake struct {
	Pos Pos
	Msg catalog.Text
	// Place is the place of the board on which something cannot be, as in Move.Places; "" if it is about none.
	Place string
}

// Header holds what the header of a scenario sets for the game.
type Header struct {
	Goal     int               // 0 if it does not say
	Readings map[string]string // answers to open questions
	Off      []string          // articles switched off
	Costs    map[string]catalog.Cost
	Keys     map[string]string // the game's own keys
}

// Price returns the price that the header assumes for a purchase, in the resources of a game.
func (h Header) Price(purchase string, resources [5]string) [5]uint8 {
	return bag.Counts(resources, h.Costs[purchase])
}

// Game is a rules module as the scenario language sees it.
type Game interface {
	// ID is the value of the header's `game:`.
	ID() string
	// Title is the name of the game.
	Title() catalog.Text
	// Player returns the name of a player, given as in Event.Who.
	Player(name string) (catalog.Text, bool)
	// Keys lists the header's keys that only this game has.
	Keys() []string
	// Keyword returns the English keyword for a word in either language.
	Keyword(word string) string
	// Resources lists the keywords of the resources that prices are paid in.
	Resources() []string
	// Write translates the words of a line into a language, one for one. Words that are no keywords stay as they are; a
	// word that the language omits becomes empty.
	Write(words []string, lang catalog.Lang) []string
	// Begin sets up the position that the lines state and reports all mistakes. A position with mistakes, if there is
	// one, can only be shown.
	Begin(cat *catalog.Catalog, h Header, start []Line) (Position, []Mistake)
}

// Ruled is a Game that knows which entries decide something in play.
type Ruled interface{ Rules() []string }

// Position is a position of a game. It is immutable.
type Position interface {
	// Check reads a move without playing it.
	Check(line Line) *Mistake
	// Play plays the move of a line. An error is a mistake of the author or one of package verdict.
	Play(line Line) (Played, *Mistake, error)
	// Expect reports whether what the line says holds, and what was found. last are the events of the last move.
	Expect(line Line, last []Event) (ok bool, found catalog.Text, wrong *Mistake, err error)
	// Asked says whose move it is and lists lines that could be played, at most so many; more is the number of others.
	Asked(most int) (who string, question catalog.Text, may []catalog.Text, more int)
	// Lines writes the position as lines of the language.
	Lines(lang catalog.Lang) []string
	// Hash identifies the position.
	Hash() string
	// Over reports whether the game is over.
	Over() bool
	// Turn returns the number of the turn; 0 before the first.
	Turn() int
	// Unstated lists what the position does not state although a move may depend on it.
	Unstated() []verdict.Undecided
}

// CheckExpectation reads an expectation without regard to what it finds.
func CheckExpectation(p Position, line Line) *Mistake {
	_, _, wrong, _ := p.Expect(line, nil)
	return wrong
}

// HandUnstated reports that a position may not state the whole hand of a player.
func HandUnstated(who seat.Player) verdict.Undecided {
	return verdict.Undecided{Fact: "hand of " + who.String(),
		State: catalog.Textf("Nenne die ganze Hand von %s.", "State the whole hand of %s.", who)}
}

// Viewed is a Position that can be seen from the seat of a player.
type Viewed interface {
	// Seats lists the players who take part, as in Event.Who.
	Seats() []string
	// From returns the position as a player sees it: without the cards of others, and without what is in the stack. It is
	// only good for looking at.
	From(viewer string) Position
}

// Played is a move that was played, or that was tried.
type Played struct {
	Who    string
	Next   Position // nil if the move was not possible
	Events []Event
	Said   catalog.Text // the move in a sentence; empty if there is none but the line
}

// Event is something that happened.
type Event struct {
	Type  string
	Who   string
	N     int
	Get   string // resources, in English
	From  string
	To    string
	Cites []string
	Reads []string
	Text  catalog.Text
}
