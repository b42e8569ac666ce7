package almanac

import "catanica/rulings/boardgame"

// Verb says what a move does.
type Verb uint8

// The verbs. Chance is part of the moves: the dice of a roll, the card that comes off the stack, the card robbed.
const (
	Rolls             Verb = iota // Dice
	Builds                        // What at Place: a path or an intersection
	Buys                          // a development card: Card comes off the stack
	TradesWithPlayers             // Give for Get with Other
	TradesWithSupply              // Give for Get, cards of the supply
	PlaysKnight
	PlaysRoadBuilding
	PlaysInvention // takes Get
	PlaysMonopoly  // on Kind
	Discards       // Give
	MovesRobber    // to the hex Place
	Robs           // Kind from Other, or nothing if Other is Nobody
	Passes         // does without what it may do
	EndsTrading    // goes on to building
	EndsTurn
)

// Move is a move of a player.
type Move = boardgame.Move[Verb, Purchase, Resource, Card]

// Do returns a move that names nothing yet.
func Do(who Player, verb Verb) Move {
	return Move{Who: who, Verb: verb, Other: Nobody, Kind: NoResource, Card: NoCard}
}

// Build returns the move that builds something on a path or an intersection.
func Build(who Player, what Purchase, at int) Move {
	m := Do(who, Builds)
	m.What, m.Place = what, int16(at)
	return m
}
