package explore

import (
	"catanica/catalog"
	"catanica/rulings/engine"
)

// Options bound a search and say who decides what the seeker does not. The zero value lets everything help.
type Options struct {
	// Seeker is the player who wants the goal; Chance is the player whose turn it is.
	Seeker engine.Player
	// EveryDie asks for a line that works whatever the dice show, otherwise they may show anything.
	EveryDie bool
	// EveryCard asks the same of cards that come off shuffled piles.
	EveryCard bool
	// Hindered lets the opponent decide against the seeker, otherwise he plays along.
	Hindered bool
	// Offers includes trades with the opponent of at most two resources for at most two.
	Offers bool
	// Turns is the number of turns that the search covers, including the current one; 0 stands for the goal's own
	// number, or 1.
	Turns int
	// Limit is the most positions to reach; 0 is DefaultLimit.
	Limit int
	// Progress, if not nil, is called now and then.
	Progress func(Progress)
}

// DefaultLimit is the most positions that a search reaches by default. They take about 60 MB.
const DefaultLimit = 1_000_000

// Progress says how far a search has come.
type Progress struct {
	Positions int // reached
	Continued int // of these, those whose moves have been tried
	Depth     int // moves from the start
	Limit     int
}

// forced reports whether anything decides against the seeker.
func (o *Options) forced() bool { return o.EveryDie || o.EveryCard || o.Hindered }

// Verdict is the answer of a search.
type Verdict string

// The verdicts.
const (
	Yes       Verdict = "yes"
	No        Verdict = "no"        // all positions have been reached, and every move was decided
	Undecided Verdict = "undecided" // not found, but moves depend on unstated facts
	NotFound  Verdict = "not-found" // not found within the limit or the time
)

// ParseSeeker returns the player for whom a search is made; without a name it is the player who decides. ok is false
// for any other name.
func ParseSeeker(name string) (p engine.Player, ok bool) {
	switch name {
	case "":
		return engine.Chance, true
	case "north":
		return engine.North, true
	case "south":
		return engine.South, true
	}
	return engine.Chance, false
}

// Reason says why a search ended without an answer.
type Reason string

// The reasons.
const (
	ByLimit Reason = "limit"
	ByTime  Reason = "time"
	ByWays  Reason = "ways" // a move could be named in more ways than are tried
)

// Answer is the result of a search.
type Answer struct {
	Verdict   Verdict
	Reason    Reason        // for NotFound
	Moves     []engine.Move // for Yes: the shortest line; if something decides against the seeker, the longest defense
	Met       []string      // for Yes: the conditions that hold at its end
	Turns     int           // the turns that were searched
	Positions int           // different positions reached
	Tried     int           // moves made
	Depth     int           // moves from the start
	Unknown   []Fact        // what undecided moves depend on
}

// Fact is something unstated on which moves depend that the search met.
type Fact struct {
	Name  string       // such as "cost of schreibstube"
	State catalog.Text // what to state
	Moves int          // how many moves depended on it
	Line  catalog.Text // one of them; empty if it is the goal that depends on it
}
