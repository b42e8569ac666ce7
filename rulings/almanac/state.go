package almanac

import "catanica/rulings/island"

// Phase says what a position waits for.
type Phase uint8

// The phases of a game.
const (
	FoundingSettlement Phase = iota // Decides founds a settlement
	FoundingRoad                    // and builds a road at it
	BeforeRoll
	Discarding // Decides has more than seven cards
	MovingRobber
	Robbing
	Trading
	Building
	SpecialBuilding // Decides, who is not the active player, may build
	Over
)

// Phases are the names of the phases.
var Phases = [...]string{"founding-settlement", "founding-road", "roll", "discard", "robber", "rob", "trade", "build",
	"special", "over"}

func (p Phase) String() string { return Phases[p] }

// State is a position. It is one flat value: = copies it, == compares it.
type State struct {
	Turn    int16 // counts from 1; 0 during the founding
	Phase   Phase
	After   Phase  // to which the game returns from the robber
	Active  Player // whose turn it is
	Decides Player // whose move it is
	First   Player // who founded first
	Founded int8   // settlements founded so far
	Free    int8   // roads that Decides may build without paying (Road Building)
	Played  bool   // a development card has been played in this turn
	Seven   bool   // a seven has been rolled in this turn
	Dice    [2]uint8
	Robber  int8 // the hex; -1 if the position does not say
	Last    int8 // the settlement just founded

	Roads       [MaxPlayers]island.Set
	Reach       [MaxPlayers]island.Set // the ends of the player's roads
	Settlements [MaxPlayers]island.Set
	Cities      [MaxPlayers]island.Set
	Built       island.Set // intersections with a building
	Taken       island.Set // paths with a road
	NewHarbor   island.Set // settlements built in this turn

	Hands   [MaxPlayers]Bag
	Hidden  [MaxPlayers]bool // the hand may hold more than Hands says
	Supply  Bag
	Cards   [MaxPlayers][5]uint8 // development cards in hand, by Card
	Bought  [5]uint8             // those of them that the active player bought in this turn
	Knights [MaxPlayers]uint8    // knights played
	Deck    [5]uint8             // development cards left

	Length  [MaxPlayers]uint8 // of the longest road of each player
	Longest Player            // who holds the Longest Road
	Army    Player            // who holds the Largest Army
	Winner  Player
}

// NewState returns the position before the founding: an empty island and full stacks. The first player founds first.
func NewState(t *Table, first Player, robber int) State {
	s := State{Phase: FoundingSettlement, Active: first, Decides: first, First: first, Robber: int8(robber), Last: -1,
		Longest: Nobody, Army: Nobody, Winner: Nobody, Deck: t.Stack}
	for k := range s.Supply {
		s.Supply[k] = t.Each
	}
	return s
}

// PutSettlement, PutCity and PutRoad set up a position: they check nothing.
func (s *State) PutSettlement(p Player, at int) {
	s.Settlements[p].Add(at)
	s.Built.Add(at)
}

// PutCity puts a city on an intersection.
func (s *State) PutCity(p Player, at int) {
	s.Settlements[p].Remove(at)
	s.Cities[p].Add(at)
	s.Built.Add(at)
}

// PutRoad puts a road on a path.
func (s *State) PutRoad(t *Table, p Player, path int) {
	s.Roads[p].Add(path)
	s.Taken.Add(path)
	for _, end := range t.Island.Paths[path].Ends {
		s.Reach[p].Add(end)
	}
}

// buildings returns the intersections with a building of the player.
func (s *State) buildings(p Player) island.Set { return s.Settlements[p].Or(s.Cities[p]) }

// foreign returns the intersections with a building of somebody else.
func (s *State) foreign(p Player) island.Set { return s.Built.Without(s.buildings(p)) }

// Points returns the victory points of a player, with cards that nobody else has seen.
//
// almanach.siegpunkte
func (s *State) Points(p Player) int {
	n := s.Settlements[p].Len() + 2*s.Cities[p].Len() + int(s.Cards[p][VictoryPoint])
	if s.Longest == p {
		n += 2
	}
	if s.Army == p {
		n += 2
	}
	return n
}

// seat returns the player n seats clockwise from p.
func (t *Table) seat(p Player, n int) Player {
	return p.After(n, t.Players)
}
