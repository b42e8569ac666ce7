// Package boardgame is what the rules of the board games share: the form of moves and events, and the record of a move
// in progress. Each game numbers its own verbs, purchases, resources, development cards and articles, and writes its
// own rules.
package boardgame

import (
	"slices"

	"catanica/catalog"
	"catanica/rulings/bag"
	"catanica/rulings/seat"
)

// Move is a move of a player. The verb says which of the other fields it uses.
type Move[V, P ~uint8, R bag.Resource, C ~uint8] struct {
	Who   seat.Player
	Verb  V
	What  P // what is built
	Place int16
	Other seat.Player
	Give  bag.Bag[R]
	Get   bag.Bag[R]
	Kind  R
	Card  C
	Dice  [2]uint8
}

// Event is something that happened.
type Event[R bag.Resource, C ~uint8] struct {
	Type  string
	Who   seat.Player
	Other seat.Player
	Place int // the number of a place on the board, of the kind that the type implies; -1 for none
	N     int
	Get   bag.Bag[R]
	Kind  R
	Card  C
	Cites []string
	Reads []string
}

// Parse returns the number of a name in a list of names.
func Parse[T ~uint8](names []string, name string) (T, bool) {
	n := slices.Index(names, name)
	return T(n), n >= 0
}

// Answer answers the open questions of a game, given by their ids: as the table states or, by default, as Catanica
// does.
func Answer(cat *catalog.Catalog, stated map[string]string, questions map[string]*string) {
	for id, answer := range questions {
		if q := cat.Reading(id); q != nil {
			*answer = q.In("", catalog.DefaultEdition)
		}
		if a, ok := stated[id]; ok {
			*answer = a
		}
	}
}
