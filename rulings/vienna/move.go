package vienna

import "catanica/rulings/boardgame"

// Verb says what a move does.
type Verb uint8

// The verbs. Chance is part of the moves: the dice of a roll, the card that comes off the stack, the card drawn.
const (
	Rolls             Verb = iota // Dice
	Builds                        // What at Place: a route or a place
	Buys                          // a development card: Card comes off the stack
	TradesWithPlayers             // Give for Get with Other
	TradesWithSupply              // Give for Get, cards of the supply
	PlaysMilitia
	PlaysToll
	PlaysCourt  // takes Get
	PlaysStaple // on Kind
	Discards    // Give
	MovesRobber // to the field Place
	Robs        // Kind from Other
	Takes       // the reward of a landmark: Get, or Card off the stack
	Passes      // does without what it may do
	EndsTurn
)

// Move is a move of a player.
type Move = boardgame.Move[Verb, Purchase, Resource, Card]

// Do returns a move that names nothing yet.
func Do(who Player, verb Verb) Move {
	return Move{Who: who, Verb: verb, Other: Nobody, Kind: NoResource, Card: NoCard}
}

// Build returns the move that builds something at a route or place.
func Build(who Player, what Purchase, at int) Move {
	m := Do(who, Builds)
	m.What, m.Place = what, int16(at)
	return m
}
