package main

import "errors"

// The functions of this file reach into the instrumented engine. Command mutants replaces the file when it builds the
// worker; an ordinary build has no mutants.

// game is the game whose scenarios are played, by the header's `game:`; "" for the card game.
const game = ""

// activate switches a mutant on, 0 for none, and limits the steps until it counts as endless.
func activate(_, _ int) error { return errors.New("built without mutants: run make mutants") }

// forget clears what reached returns.
func forget() {}

// reached returns the mutants whose code has been run since the last forget.
func reached() []int { return nil }

// stepsLeft returns how many of the steps given to activate are left.
func stepsLeft() int { return 0 }
