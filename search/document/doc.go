// Package document holds what the search can find: documents made of the cards, sets, classes and articles. It knows
// the texts, names and keys of a document, and turns documents into what the index holds of them. How queries find
// documents is left to package search.
package document
