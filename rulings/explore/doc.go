// Package explore answers whether something can happen: from a position it searches for the shortest line of moves to a
// goal (docs/explore.md).
//
// A Goal is one or more expectations of the scenario language (goal.go). Search plays all legal moves in place with an
// engine.Line, breadth first; positions that it has reached before, by their engine.Keyer key, are not continued
// (search.go). What a move leaves open is named in every possible way (ways.go, naming.go). Where dice, hidden cards or
// the opponent decide against the player who seeks the goal, the positions and moves form a graph in which forced wins
// are computed backwards from the goals (force.go). A line that was found is written as a scenario (write.go).
//
// The package knows no clock: a context bounds the time, Options the positions.
package explore
