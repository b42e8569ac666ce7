package engine

// The rules are split by subject. Each subject is a type that embeds the one listed before it, so a rule can ask about
// everything listed before its own subject and knows nothing of what comes after:
//
//	law         which articles and readings are in force, and how a move is refused
//	board       who owns what, where it lies, what it is, and which functions work
//	treasury    resources, magic power and stars, and what they can pay
//	score       victory points, strength and commerce, the tokens
//	progress    the procedures in progress
//	conditions  whether something may be built, played, used or done now
//	targeting   what a card may hit, and what protects from it
//	ledger      changes of the position, which are journaled, and the events that report them
//	game        the turn and its decisions
//
// Only ledger and game change the position, apart from the frames of procedures, which progress begins. The receiver of
// a method is the first type in the list that can carry it out; the compiler refuses a rule that reaches further.

// law is the rules in force at a table, and the readings on which a move has depended so far.
type law struct {
	t     *Table
	trial *trial   // set while nobody reads what the move says
	err   error    // the first thing that stopped the move; everything after it is void
	reads []string // open questions on which the next event depends
}

// board is a position under the law.
type board struct {
	law
	s      *State
	scores *scores // what is summed over the cards in play; nil where it is summed anew each time
}

// treasury knows what the players of a board can spend and store.
type treasury struct{ board }

// score counts points.
type score struct{ treasury }

// progress knows the procedures in progress.
type progress struct{ score }

// conditions decides what may be built, played, used and done.
type conditions struct{ progress }

// targeting decides what a card may hit and what protects from it.
type targeting struct{ conditions }

// ledger changes a position and reports the changes as events. All writes to the position go through edit and its
// companions (journal.go), so that a move can be undone; scalars of the State and its frames may be written directly.
type ledger struct {
	targeting
	journal *journal // nil where no move is taken back
	events  []Event
	named   namedLands
}

// game is the state of a single move while it is being played. Without a move it only reads the position.
type game struct {
	ledger
	before  *State    // the position before the move; nil when nobody asks what has changed
	tokens  [2]Player // who held the knight token and the windmill token when points were last counted: see held
	told    bool      // tokens has been counted
	fell    [2]bool   // whose hand limit has just fallen
	aimless bool      // a card has lost the building that it mirrors
	silent  bool      // victory points are not counted in this move; only mutation sets it (103.G.b)
}

// look returns a game that only reads a position.
func look(t *Table, s *State) *game {
	g := new(game)
	g.t, g.s = t, s
	return g
}
