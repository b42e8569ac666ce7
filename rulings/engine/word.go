package engine

import (
	"slices"
	"strings"

	"catanica/catalog"
)

// Moments is the set of lists of a card's `play:` in which an effect word may appear.
type Moments uint8

// The lists of `play:`.
const (
	OnPlay   Moments = 1 << iota // `played:`, carried out when an action card is played
	OnBuild                      // `built:`, carried out when the card is built
	OnEvent                      // `happens:`, carried out when the event comes up
	OnAnswer                     // `reacts:`, an answer to what the opponent does
	InForce                      // `works:`, a function of a card in play
)

// carriedOut are the lists whose words are carried out; a word of one of them may also stand inside another word
// (`won:`, `lost:`, `do:`).
const carriedOut = OnPlay | OnBuild | OnEvent

var momentNames = [...]string{"played", "built", "happens", "reacts", "works"} // as the card files name them

func (m Moments) String() string {
	var out []string
	for i, name := range momentNames {
		if m&(1<<i) != 0 {
			out = append(out, name)
		}
	}
	return strings.Join(out, ", ")
}

// Word is an effect word of the card files with everything that belongs to it: its syntax, its procedures and
// decisions, its events' sentences and its documentation. A word is a function that returns its Word, in a file of its
// own, and a line in Vocabulary.
type Word struct {
	Name    string
	In      Moments
	Args    []string // the names of its arguments; every word also takes cites, from and until
	Form    string   // its arguments with example values, for docs/engine.md
	Doc     string   // what it does, for docs/engine.md
	Example string   // a card that has it, in German

	// Acts is the relation to other cards that the word makes. A card with the word must state it (`relations:`), so
	// that the catalogue and the engine cannot differ. Empty for words that act on no card.
	Acts catalog.RelationKind
	// Harms marks words that take something out of the opponent's principality, destroy it or make it useless; until
	// 2003 the Philosopher's Stone barred them (Ruling 101.D.d q).
	Harms bool

	// Can returns why playing the card would do nothing (Ruling 112.S.a), or nil. A word without Can always does
	// something.
	Can func(g *game, p Player, c CardNo, n *node) error
	// Completes returns why a word of `built:` cannot be carried out for the card that has just been paid for and laid, so
	// that it cannot be built there, or nil. A word without it never forbids building.
	Completes func(g *game, c CardNo, n *node) error
	// Use says how a player invokes the function. It is nil for functions that work by themselves.
	Use *usable
	// Procedures are the procedures of the word. A word of a carried-out list starts with the first; the word or its
	// function begins the others.
	Procedures []Procedure
	// Tells are the sentences for the events that only this word brings about.
	Tells []Sentence
}

// usable says how a player invokes a function.
type usable struct {
	phase Phase
	do    func(g *game, m Move, n *node) error
	fits  func(g *game, m Move) bool // whether the move means this function of a card with several; nil for any move
	waits bool                       // not before the player's next turn after the card was laid (Ruling 103.P.b)
}

// Sentence describes an event of one type. The event's fields are in braces, such as {who}, {card} or, in German, {den
// card}; {star|stars} is the form for the event's number. Package scenario fills them in.
type Sentence struct {
	Event string
	Text  catalog.Text
}

// badArgs returns what is wrong with the names of the arguments v, or "".
func (w *Word) badArgs(v catalog.Value) string {
	always := []string{"cites", "switches", "from", "until"}
	for _, k := range v.Keys {
		if !slices.Contains(w.Args, k) && !slices.Contains(always, k) {
			return "unknown argument " + k + ": take one of " + strings.Join(slices.Concat(w.Args, always), ", ")
		}
	}
	return ""
}

// WordTable returns the rows of the table of effect words in docs/engine.md, one per word, in the vocabulary's order.
func WordTable() string {
	var b strings.Builder
	b.WriteString("| word | in | arguments | what it does | example |\n| --- | --- | --- | --- | --- |\n")
	for _, w := range Vocabulary() {
		example := w.Example
		if example == "" {
			example = "–"
		}
		b.WriteString("| `" + w.Name + "` | " + w.In.String() + " | " + w.Form + " | " + w.Doc + " | " + example +
			" |\n")
	}
	return b.String()
}

// WordNames returns the effect words, sorted.
func WordNames() []string {
	var out []string
	for _, w := range Vocabulary() {
		out = append(out, w.Name)
	}
	slices.Sort(out)
	return out
}
