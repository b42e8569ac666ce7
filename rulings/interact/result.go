package interact

import (
	"cmp"
	"slices"

	"catanica/catalog"
)

// Outcome sums up what card A does to card B.
type Outcome string

// The outcomes.
const (
	// A moves B, takes it or resources from it, disables, undoes or fetches it; or one of the two pays or is loaded
	// because of the other.
	Hits Outcome = "hits"
	// Playing, using or building A on, from or at B is forbidden, or A is a second copy. Cites names the article.
	Refused Outcome = "refused"
	// A keeps other cards or resources safe from B, or B from others, on some or all rolls, or forbids B.
	Protected Outcome = "protected"
	// A can be built or played only if B is in play, or a card of B's type.
	Needs Outcome = "needs"
	// A changes what B is worth, costs, yields or brings, or makes it possible; or B does so for A (Effect.Back).
	Changes Outcome = "changes"
	None    Outcome = "none" // A has no effect on B
	// It depends on a fact that no source states (Missing), or texts connect the cards and no effect was found (See).
	Undecided Outcome = "undecided"
)

// Case is an ordered pair of cards in an edition and a game.
type Case struct {
	A       string            `json:"a,omitempty"`
	B       string            `json:"b,omitempty"`
	Edition catalog.EditionID `json:"edition,omitempty"`
	Game    catalog.Game      `json:"game,omitempty"`
}

// Zone is where card B is when A meets it. Own zones belong to the player of A.
type Zone string

// The zones, those of the opponent first.
const (
	InPlay     Zone = "in-play"      // in the opponent's principality
	InHand     Zone = "hand"         // in the opponent's hand
	OwnPlay    Zone = "own-play"     // in the principality of A's player
	OwnHand    Zone = "own-hand"     // in the hand of A's player
	InDiscard  Zone = "discard"      // on top of the discard pile of A's player
	TheirPile  Zone = "their-pile"   // on top of the opponent's discard pile
	InStack    Zone = "stack"        // in a draw stack
	EventStack Zone = "event-stack"  // on top of the event stack
	Played     Zone = "when-played"  // while B itself is played, built, used or drawn
	Printed    Zone = "as-landscape" // B is a landscape or a place of a principality
	Stated     Zone = "stated"       // the card file states it, but no minimal position shows it
)

// Deed is what happens to B, or what A does for or against it.
type Deed string

// The deeds on a card.
const (
	ToHand     Deed = "to-hand"     // returns to the hand of the player who built it
	Stolen     Deed = "stolen"      // goes to the hand of A's player
	TakenOver  Deed = "taken-over"  // changes sides in play
	Discarded  Deed = "discarded"   // goes to the discard pile
	UnderStack Deed = "under-stack" // goes under or into a draw stack
	OutOfGame  Deed = "out-of-game" // leaves the game
	Fetched    Deed = "fetched"     // goes from a pile or stack to the hand of A's player
	Blocked    Deed = "blocked"     // loses its functions
	Moved      Deed = "moved"       // to another place of the same principality, or within its pile
	Strength   Deed = "strength"    // its strength points change by N
	Tourney    Deed = "tournament"  // its tournament points change by N
	Commerce   Deed = "commerce"    // its commerce points change by N
	Power      Deed = "power"       // magic power
	Stars      Deed = "stars"       // stars on it
	Stored     Deed = "stored"      // goods or points stored on it
	Stock      Deed = "resources"   // the resources on the landscape change by N
	Yield      Deed = "yield"       // the landscape yields N more
)

// The deeds of a card that influences what B does.
const (
	Bars      Deed = "bars"        // B cannot be played, built or used
	Guards    Deed = "guards"      // B does not take effect, or on fewer rolls
	Adds      Deed = "strengthens" // adds points to B
	Lessens   Deed = "weakens"     // takes points from B
	Stops     Deed = "stops"       // prevents or undoes B
	Enables   Deed = "enables"     // B can be played or built at all
	Cheapens  Deed = "cheapens"    // B costs N resources less
	Pays      Deed = "pays"        // somebody gains or loses something when B acts
	Counts    Deed = "counts"      // together they bring more, or less, than apart
	Requires  Deed = "requires"    // A can be built or played only with B
	Shelters  Deed = "shelters"    // keeps B safe from the cards in For
	Completes Deed = "completes"   // together they keep off the card in For on every roll, each alone only on some
	Odds      Deed = "odds"        // B succeeds on more or fewer rolls; N is the difference in 36 throws of two dice
	Strikes   Deed = "strikes"     // B is hit in a way that no position shows
	Affects   Deed = "affects"     // changes or uses B in a way that the card file states in words
	Excludes  Deed = "excludes"    // A cannot be built or played while B is in play
	Tips      Deed = "tips"        // its points may decide whether B can be built or played
)

// Effect is one thing that A does to B.
type Effect struct {
	Deed  Deed     `json:"deed"`
	Zone  Zone     `json:"zone"`
	Act   Act      `json:"act,omitempty"`   // how the acting card acts
	N     int      `json:"n,omitempty"`     // points, resources, cards; 0 where it says nothing
	What  string   `json:"what,omitempty"`  // for Counts and Pays: what changes
	Rolls []int8   `json:"rolls,omitempty"` // faces of the die on which it happens; none: no die decides
	For   []string `json:"for,omitempty"`   // for Guards: the cards that are kept safe; for Requires: what does as well
	Die   []string `json:"die,omitempty"`   // for Shelters: faces of the event die from which it keeps B safe
	Loose bool     `json:"loose,omitempty"` // for Requires: B is only one card of a type that will do
	Back  bool     `json:"back,omitempty"`  // B does it to A; A does nothing to B by itself
	Near  bool     `json:"near,omitempty"`  // for Guards: only at the same settlement, city or citadel
	// for cards in a hand: its holder chooses it, not the player of A
	Holder bool     `json:"holder,omitempty"`
	Cites  []string `json:"cites,omitempty"`
}

// Act is how a card acts.
type Act string

// The acts.
const (
	Plays  Act = "play"
	Builds Act = "build"
	Uses   Act = "use"
	Drawn  Act = "event"
	Rolls  Act = "roll"  // it is in play while the event die is rolled
	Trades Act = "trade" // a bank trade at its rate
)

// Guard is a card that keeps B safe from A, wholly or on some rolls.
type Guard struct {
	Card  string   `json:"card"`
	Zone  Zone     `json:"zone"`            // where it has to be: in B's principality, or in its player's hand
	Rolls []int8   `json:"rolls,omitempty"` // faces on which A still succeeds; none: never
	Near  bool     `json:"near,omitempty"`  // only at the same settlement, city or citadel
	Only  bool     `json:"only,omitempty"`  // A cannot even be played
	Cites []string `json:"cites,omitempty"` // the articles that refuse it then
}

// Result is the outcome of a case.
type Result struct {
	Case
	Outcome  Outcome  `json:"outcome"`
	Effects  []Effect `json:"effects,omitempty"`  // the most important one first
	By       []Guard  `json:"by,omitempty"`       // what protects B
	With     []string `json:"with,omitempty"`     // what A needs to be built or played, besides B
	Cites    []string `json:"cites,omitempty"`    // articles, most specific first
	See      []string `json:"see,omitempty"`      // articles and card:ID that connect the cards, though no effect was found
	Missing  []string `json:"missing,omitempty"`  // facts that no source states
	Readings []string `json:"readings,omitempty"` // open questions on whose answer it depends

	aside bool // it states a further effect, after the first one: see Further
}

// Further returns the result with its i-th effect as the first one. Unless it was the first one anyway, the sentence
// does not repeat what protects from it and what is needed for it.
func (r Result) Further(i int, o Outcome) Result {
	if i == 0 {
		return r
	}
	effect := r.Effects[i]
	r.Effects = append([]Effect{effect}, slices.Delete(slices.Clone(r.Effects), i, i+1)...)
	r.Outcome, r.By, r.With, r.aside = o, nil, nil, true
	return r
}

// Rolls returns the faces of the die on which A succeeds against B, or nil if no die decides.
func (r Result) Rolls() []int8 {
	if len(r.Effects) == 0 {
		return nil
	}
	return r.Effects[0].Rolls
}

// rank orders outcomes by what they tell a reader, the most telling first.
func (o Outcome) rank() int {
	return slices.Index([]Outcome{Hits, Protected, Needs, Refused, Changes, Undecided, None}, o)
}

// order sorts effects by what they tell a reader, the most telling first.
func order(effects []Effect) {
	rank := func(e Effect) int {
		switch n := e.Deed.rank(); {
		case e.Loose:
			return 2 * len(deeds)
		case e.Zone == OwnHand || e.Holder: // a card that its player gives up, as any other would do
			return len(deeds) + n
		default:
			return n
		}
	}
	slices.SortStableFunc(effects, func(a, b Effect) int { return cmp.Compare(rank(a), rank(b)) })
}

// deeds are the deeds in the order in which they are told, the most telling first.
var deeds = []Deed{
	TakenOver, ToHand, Stolen, Discarded, UnderStack, OutOfGame, Blocked, Stops, Strikes, Bars, Guards, Shelters,
	Completes, Requires, Excludes, Fetched, Adds, Lessens, Strength, Tourney, Commerce, Power, Stars, Stored, Stock,
	Yield, Enables, Cheapens, Affects, Tips, Pays, Counts, Odds, Moved,
}

func (d Deed) rank() int { return slices.Index(deeds, d) }

// outcome returns the outcome that a deed means.
func (d Deed) outcome() Outcome {
	switch d {
	case TakenOver, ToHand, Stolen, Discarded, UnderStack, OutOfGame, Blocked, Fetched, Moved, Stock, Stops, Pays, Strikes:
		return Hits
	case Guards, Bars, Shelters, Completes:
		return Protected
	case Requires:
		return Needs
	case Excludes:
		return Refused
	}
	return Changes
}

// Playable reports whether a scenario can show the result.
func (r Result) Playable() bool {
	if r.Outcome == Undecided || len(r.Effects) == 0 {
		return r.Outcome != Undecided
	}
	e := r.Effects[0]
	return !slices.Contains([]Zone{Stated, Printed, Played}, e.Zone) &&
		!slices.Contains([]Deed{Shelters, Yield, Stock, Completes, Odds, Enables}, e.Deed)
}

// Rank orders results for lists, the most telling first.
func (r Result) Rank() int {
	n := r.Outcome.rank() * 100
	if len(r.Effects) > 0 {
		n += r.Effects[0].Deed.rank()
	}
	return n
}

// Others returns the result once for each further kind of effect, so that each can be stated in a sentence of its own.
func (r Result) Others() []Result {
	var out []Result
	seen := map[Deed]bool{}
	for i, e := range r.Effects {
		aside := r.Outcome == Protected && (e.Deed == Counts || e.Deed == Pays) // what is saved thereby
		if i > 0 && !seen[e.Deed] && !aside {
			more := r
			more.Effects, more.Outcome, more.By, more.aside = []Effect{e}, e.Deed.outcome(), nil, true
			if e.Back {
				more.Outcome = Changes
			}
			out = append(out, more)
		}
		seen[e.Deed] = true
	}
	return out
}
