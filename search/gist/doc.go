// Package gist tells what a question is about and how alike two questions are.
//
// Two questions with the same words may have opposite answers: "does the Abbey need the University" and "does the
// University need the Abbey". So a gist holds, besides the words, what turns an answer around: small words such as
// *not* and *only*, numbers, whose things and whose turn it is, what acts on what, and the order of deeds. Likeness
// measures the words; Alike, Contrasts and Narrower say when the verdict of one question says nothing about the other.
package gist
