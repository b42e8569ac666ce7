// Package answer answers a question from what the product knows for sure: the relations and facts of the cards, the
// card classes, and what the engine plays.
//
// Each type of question has one function, in a file of its own, that recognizes it by its frame and either answers or
// declines. A function declines unless it accounts for every part of the question, because a wrong verdict is worse
// than none. What articles have decided is looked up by package casebook; decided.go makes answers of it.
// docs/answers.md lists the types, with their files and where the truth comes from.
//
// A method belongs to the smallest of three types that has what it needs: world, if it speaks of the cards under an
// edition; speaker, if it also puts that into words; asked, if it looks at the question.
package answer
