// Package precedent tells which of a few documents a question most likely asks for, by the questions that are known to
// ask for each of them: its title, the ways in which players ask for it, and the questions that it decides.
//
// The index cannot hold them all. A ruling that decides eighty questions about its cases would have all words of its
// neighbors, and draw their queries. So they are compared only when a search has found a few documents, and what counts
// is how large a share of a document's questions say the same, and how like the nearest of them are.
package precedent
