package engine

import "catanica/catalog"

// Verb is the kind of a move.
type Verb int8

// The verbs. Choose and Pass answer an open decision; the active player begins the others.
const (
	NoVerb   Verb = iota
	Roll          // both dice: Face and N
	Play          // an action card from the hand
	Build         // a card from the hand, or a road, settlement, city, citadel, to At
	Use           // the function of a card that lies out
	Trade         // with the bank: Give for Get
	Demolish      // tear down an own expansion (Abreißen)
	Redeem        // pay a pawned building's cost back (113.U)
	Feed          // a wizard: N resources of his landscape become power
	EndMain       // go on to the end of the turn
	Draw          // a card from stack N
	Search        // choose a card from stack N (Aussuchen), paying Pay
	Exchange      // put a card under stack N and take one from it
	PutBack       // put a surplus card under stack N
	EndTurn
	Choose // answer the open decision
	Pass   // decline it
	Die    // chance: a die shows N
	Offer  // to the opponent: Give for Get
)

var verbNames = [...]string{"", "roll", "play", "build", "use", "trade", "demolish", "redeem", "feed", "end-main",
	"draw", "search",
	"exchange", "put-back", "end-turn", "choose", "pass", "die", "offer"}

func (v Verb) String() string { return verbNames[v] }

// Move is one thing that a player, or chance, does. Fields that the verb does not need stay zero, but card fields
// without a card are NoCard, so make moves with NewMove.
type Move struct {
	Who     Player
	Verb    Verb
	Card    CardNo // played, built, used, drawn, chosen, torn down
	On      CardNo // the card it is aimed at
	At      Spot   // where something is built
	Central PlaceKind
	Road    bool // Build: a road instead of a card; Central otherwise names the place kind
	Place   bool // Build: a place of kind Central
	N       int8 // a number: die, stack (from 1), how many
	Face    Face
	Own     LandSet      // landscapes of the mover's principality
	Theirs  LandSet      // landscapes of the opponent's
	Pays    LandCounts   // landscapes of the mover that pay first, where several can
	Fills   LandCounts   // landscapes of the mover that are filled first, where several can
	To      Spot         // where a chosen card goes
	Side    Player       // in whose principality At and To are
	Discard bool         // the discard pile is chosen, not a draw stack
	Stars   int8         // stars given, where there is a choice
	Give    Bag          // Trade, or resources paid where there is a choice
	Get     Bag          // Trade, or resources received where there is a choice
	Save    Bag          // resources saved by a discount, where there is a choice
	Under   int8         // Exchange: the stack under which the old card goes, when it is not N
	Chosen  bool         // Exchange: the new card is chosen, not the top one
	Lands   [2]Landscape // landscapes that a settlement brings: kind, number, row
	Reveals MaybeDef     // the card that comes up from a place nobody has stated
	By      CardNo       // the wizard who pays magic power, or what Powers leaves unpaid
	Powers  PowerCounts  // magic power that wizards of the mover pay
	Mined   MinedCounts  // mined gold that the mover pays before the gold on landscapes
}

// NewMove returns a move with no cards named.
func NewMove(who Player, verb Verb) Move {
	return Move{Who: who, Verb: verb, Card: NoCard, On: NoCard, By: NoCard, Side: who}
}

// LandSet is a set of landscapes of one principality, by their indexes.
type LandSet uint64

// With returns the set with landscape i added; indexes beyond the set's capacity are ignored.
func (l LandSet) With(i int) LandSet { return l | 1<<uint(i) }

// Has reports whether landscape i is in the set.
func (l LandSet) Has(i int) bool { return l>>uint(i)&1 == 1 }

// List returns the indexes in the set in ascending order.
func (l LandSet) List() []int {
	var out []int
	for i := range 64 {
		if l.Has(i) {
			out = append(out, i)
		}
	}
	return out
}

// LandCounts is a number of resources, at most three, on each landscape of a principality, by their indexes.
type LandCounts uint64

// mostLandCounts is the number of landscapes that LandCounts can hold.
const mostLandCounts = 32

// Of returns the number for landscape i.
func (l LandCounts) Of(i int) int8 { return int8(l >> uint(2*i) & 3) }

// With returns the counts with the number n for landscape i; indexes beyond the capacity are ignored.
func (l LandCounts) With(i int, n int8) LandCounts {
	return l&^(3<<uint(2*i)) | LandCounts(n&3)<<uint(2*i)
}

// PowerCounts is an amount of magic power, at most three, for each wizard of a player, by their indexes in Wizards.
type PowerCounts uint64

// Of returns the amount for wizard i.
func (c PowerCounts) Of(i int) int8 { return LandCounts(c).Of(i) }

// With returns the counts with the amount n for wizard i; indexes beyond the capacity are ignored.
func (c PowerCounts) With(i int, n int8) PowerCounts { return PowerCounts(LandCounts(c).With(i, n)) }

// MinedCounts is an amount of gold, at most three, on each expansion of a player that has mined some, by their indexes
// in Mines.
type MinedCounts uint64

// Of returns the amount for expansion i.
func (c MinedCounts) Of(i int) int8 { return LandCounts(c).Of(i) }

// With returns the counts with the amount n for expansion i; indexes beyond the capacity are ignored.
func (c MinedCounts) With(i int, n int8) MinedCounts { return MinedCounts(LandCounts(c).With(i, n)) }

// Bag is a number of each resource.
type Bag [kinds]int8

// Total returns the number of resources in the bag.
func (b Bag) Total() int {
	n := 0
	for _, x := range b {
		n += int(x)
	}
	return n
}

// beyond reports whether b holds more of some kind than c.
func (b Bag) beyond(c Bag) bool {
	for k := range b {
		if b[k] > c[k] {
			return true
		}
	}
	return false
}

// plus returns the resources of both bags.
// minus returns b without what c has of it.
func (b Bag) minus(c Bag) Bag {
	for k := range b {
		b[k] -= c[k]
	}
	return b
}

func (b Bag) plus(c Bag) Bag {
	for k := range b {
		b[k] += c[k]
	}
	return b
}

// onlyOf returns a bag with b's resources of kind k only.
func (b Bag) onlyOf(k Kind) Bag {
	var out Bag
	out[k] = b[k]
	return out
}

// Cost is a price; Any is a number of resources of choice.
type Cost struct {
	Bag
	Any, Power, Star int8
}

// Total returns the number of resources in the cost. Magic power and stars do not count as resources (001 section 3,
// 000 on the Volksstimmung).
func (c Cost) Total() int { return c.Bag.Total() + int(c.Any) }

func newCost(c catalog.Cost) Cost {
	var out Cost
	for r, n := range c {
		switch r {
		case catalog.Any:
			out.Any = int8(n)
		case catalog.Power:
			out.Power = int8(n)
		case catalog.Star:
			out.Star = int8(n)
		default:
			if k, ok := ParseKind(string(r)); ok {
				out.Bag[k] = int8(n)
			}
		}
	}
	return out
}
