// Package scenario is the language in which referees write positions and moves down, and the player that runs
// them. docs/scenarios.md explains the language with examples; grammar.txt is its grammar.
//
// A scenario goes through three passes, each usable alone. Parse cuts the text into header, start lines and steps
// (parse.go, header.go). Check looks up what the words mean: it builds the start position (setup*.go) and reads each
// line of the play dry, without playing it, so that an author sees all mistakes at once. Replay plays the steps
// through the engine (replay.go) and tells what came of them (result.go, tell.go).
//
// Lines are read by a reader that walks their tokens. What can stand where is in tables from a word to the function
// that reads what follows it: startLines, sideLines, verbs, asked, ofPlayers, ofCards. A new word is an entry there, a
// line in grammar.txt, its German in words.go and an example in docs/scenarios.md; tests hold these together.
//
// The package takes text, opens no files, and knows no clock and no randomness.
package scenario
