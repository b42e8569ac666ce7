// Package question reads a question in plain German or English: the cards, types and terms that it names, the verb that
// connects them and their roles, the type of the question, and the edition and the game that it speaks of.
//
// The reader knows a closed vocabulary: the names of the catalogue and the words in data. A word that it does not know
// is listed in Question.Unread, so that a caller can refuse to answer a question that is only half understood.
package question
