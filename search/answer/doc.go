// Package answer answers a question from what the product knows for sure. It tries all types of question: those of
// package facts, about single cards and lists of cards, and its own, about what one card does to another one, by their
// relations and by what the engine plays.
//
// Each type of question has one function, in a file of its own, that recognizes it by its frame and either answers or
// declines. A function declines unless it accounts for every part of the question, because a wrong verdict is worse
// than none. What articles have decided is looked up by package casebook; decided.go makes answers of it.
// docs/answers.md lists the types, with their files and where the truth comes from.
//
// What looks at the question, or speaks of the cards under its edition, is a method of asked. What package facts needs
// as well is a method of one of the types there: World, Speaker and Asked.
package answer
