// Package casebook looks a question up among those that are already decided: the questions of the articles with their
// labelled phrasings, what follows from the facts of a card, and the questions that the sources leave open.
//
// A Book holds them. An Inquiry is one question that is looked up, with the articles that a search found first for it:
// Covers finds an article that answers exactly that question, Nearest the decided question that it resembles most, Told
// an article that is asked the same without a verdict, Unsettled an open question, and Neighbors what is worth showing
// beside it if nothing answers it.
package casebook
