// Package scenario implements the language in which referees write positions and moves, and plays what they have
// written. docs/scenarios.md explains the language with examples; grammar.txt is its grammar.
//
// A scenario goes through three passes, each usable alone. Parse splits the text into header, start lines and steps
// (parse.go, header.go). Prepare resolves the words: it builds the start position (setup*.go) and reads each line of
// the play without playing it, so that an author sees all mistakes at once. Play runs the steps through the engine
// (replay.go) and reports the results (result.go, tell.go).
//
// A reader walks the tokens of a line. Tables map each word to the function that reads what follows it: startLines,
// sideLines, verbs, asked, ofPlayers, ofCards. A new word takes an entry there, a line in grammar.txt, its German form
// in words.go and an example in docs/scenarios.md; tests keep these in step.
//
// The package takes text, opens no files, and knows no clock and no randomness.
package scenario
