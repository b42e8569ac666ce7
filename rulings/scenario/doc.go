// Package scenario is the language in which referees write positions and moves down, and the player that
// runs them: text to file (parse.go), file to position and moves (start.go, step.go), moves through the engine
// to a result (replay.go). docs/scenarios.md explains the language with examples; grammar.txt is its grammar.
//
// It takes text, opens no files, and knows no clock and no randomness.
package scenario
