// Package facts answers a question from the facts of single cards and with lists of cards: what a card costs, brings,
// needs and is, where it lies, in which sets it came, and which cards have something in common. What one card does to
// another one of the question is left to package answer, which tries these types among its own.
//
// A method belongs to the smallest of three types that has what it needs: World, if it speaks of the cards under an
// edition; Speaker, if it also puts that into words; Asked, if it looks at the question. Package answer puts its own
// words together with those of Speaker.
package facts
