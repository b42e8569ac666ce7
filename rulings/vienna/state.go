package vienna

import "catanica/rulings/graph"

// Phase says what a position waits for.
type Phase uint8

// The phases of a game.
const (
	Founding   Phase = iota // Decides founds a settlement
	BeforeRoll              // Active may play a card, then rolls
	Discarding              // Decides has more than seven cards
	MovingRobber
	Robbing
	Rewarding // Decides takes the reward of the landmark at Last
	Main      // Active trades and builds
	Over
)

// Phases are the names of the phases.
var Phases = [...]string{"founding", "roll", "discard", "robber", "rob", "reward", "main", "over"}

func (p Phase) String() string { return Phases[p] }

// State is a position. It is one flat value: = copies it, == compares it.
type State struct {
	Turn    int16 // counts from 1; 0 during the founding
	Phase   Phase
	After   Phase  // to which the game returns from the robber or a reward
	Active  Player // whose turn it is
	Decides Player // whose move it is
	First   Player // who founded first
	Founded int8   // settlements founded so far
	Free    int8   // roads that Decides may build without paying
	Played  bool   // a development card has been played in this turn
	Seven   bool   // the robber moves because of a seven
	Robber  int8   // the field; -1 if the position does not say
	Last    int16  // the landmark whose reward is due; -1 for none

	Roads       [MaxPlayers]graph.Set
	Reach       [MaxPlayers]graph.Set // the ends of the player's roads
	Settlements [MaxPlayers]graph.Set
	Landmarks   [MaxPlayers]graph.Set // the landmark cards in front of the player, by place
	Built       graph.Set             // places with a settlement
	Stands      graph.Set             // places with their landmark
	Taken       graph.Set             // routes with a road

	Hands    [MaxPlayers]Bag
	Hidden   [MaxPlayers]bool // the hand may hold more than Hands says
	Supply   Bag
	Cards    [MaxPlayers][5]uint8 // development cards in hand, by Card
	Bought   [5]uint8             // those of them that the active player bought in this turn
	Militias [MaxPlayers]uint8    // militias played
	Left     uint8                // development cards in the stack
	Deck     [5]uint8             // which ones they are, if Stacked
	Stacked  bool                 // the position says which cards the stack holds

	Length [MaxPlayers]uint8 // of the longest chain of roads of each player
	Toll   Player            // who holds the Longest Toll Road
	Guard  Player            // who holds the Strongest Militia
	Winner Player
}

// NewState returns the position before the founding: an empty map and full stacks. The first player founds first.
func NewState(t *Table, first Player, robber int) State {
	s := State{Phase: Founding, Active: first, Decides: first, First: first, Robber: int8(robber), Last: -1, Left: t.Stack,
		Toll: Nobody, Guard: Nobody, Winner: Nobody}
	for k := range s.Supply {
		s.Supply[k] = t.Each
	}
	return s
}

// Stack says which development cards the stack holds.
func (s *State) Stack(deck [5]uint8) {
	s.Deck, s.Stacked, s.Left = deck, true, uint8(Bag(deck).Total())
}

// PutSettlement puts a settlement on a place. Like PutRoad and PutLandmark, it checks nothing.
func (s *State) PutSettlement(p Player, at int) {
	s.Settlements[p].Add(at)
	s.Built.Add(at)
}

// PutLandmark puts a landmark on its place. Its card goes to a player, or to Nobody.
func (s *State) PutLandmark(p Player, at int) {
	if s.Stands.Add(at); p != Nobody {
		s.Landmarks[p].Add(at)
	}
}

// PutRoad puts a road on a route.
func (s *State) PutRoad(t *Table, p Player, route int) {
	s.Roads[p].Add(route)
	s.Taken.Add(route)
	for _, end := range t.Board.Ends[route] {
		s.Reach[p].Add(int(end))
	}
}

// Points returns the victory points of a player, with cards that nobody else has seen.
//
// wien.sieg
func (t *Table) Points(s *State, p Player) int {
	n := s.Settlements[p].Len() + s.Landmarks[p].Len() + int(s.Cards[p][VictoryPoint])
	special := 1
	if t.misread(rVictory) {
		special = 2
	}
	if s.Toll == p {
		n += special
	}
	if s.Guard == p {
		n += special
	}
	return n
}
