// Package script is what the scenario language and the words of the games share. The language (rulings/scenario) reads
// the form of a scenario: header, position, play, and in the play what is expected, refused or undecided. What a line of
// the position or a move says is the business of a game, which implements Game. The language finds it by the header's
// `game:`.
package script

import (
	"catanica/catalog"
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
}

// Header is what the head of a scenario says to the game.
type Header struct {
	Goal     int               // 0 if it does not say
	Readings map[string]string // answers to open questions
	Off      []string          // articles switched off
	Costs    map[string]catalog.Cost
	Keys     map[string]string // the game's own keys
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
	// Write returns the words of a line in a language, as many; words that are no keywords stay as they are, and a word
	// that the language does without is empty.
	Write(words []string, lang catalog.Lang) []string
	// Begin sets up the position that the lines state. It returns as many mistakes as it finds; the position then, if there
	// is one, is only good for looking at.
	Begin(cat *catalog.Catalog, h Header, start []Line) (Position, []Mistake)
}

// Ruled is a Game that knows which entries decide something in play.
type Ruled interface{ Rules() []string }

// Position is a position of a game. It is immutable.
type Position interface {
	// Check reads a move, or an expectation, without playing it.
	Check(line Line, expectation bool) *Mistake
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
