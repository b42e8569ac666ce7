package main

import "strings"

// kind is the way in which a mutant differs from the source.
type kind string

// The kinds of mutants.
const (
	never      kind = "never"      // a condition is never true
	always     kind = "always"     // a condition is always true
	andDropped kind = "and"        // an operand of && is left out
	orDropped  kind = "or"         // an operand of || is left out
	negated    kind = "negated"    // a truth value outside a condition is turned round
	bound      kind = "bound"      // < for <=, > for >=, and the other way round
	constant   kind = "constant"   // a number is one larger, true is false
	call       kind = "call"       // a call that stands alone is left out
	assignment kind = "assignment" // an assignment is left out
	accepted   kind = "accepted"   // a refusal that is returned becomes nil
)

// tags say which part of the rules a mutant touches. A mutant may have several.
const (
	tagRefusal      = "refusal"      // guards a refusal
	tagUndecided    = "undecided"    // guards an Undecided
	tagMistake      = "mistake"      // guards against a move that makes no sense
	tagPayment      = "payment"      // costs and what pays them
	tagPrecondition = "precondition" // what a card or a move requires
	tagListing      = "listing"      // lists moves for Legal
	tagAnswers      = "answers"      // describes an open decision
	tagTelling      = "telling"      // what an event says besides its type and player, and wording
)

// Mutant is a small change of the engine's source.
type Mutant struct {
	N     int // its number in the instrumented engine, from 1
	Key   string
	File  string
	Line  int
	Kind  kind
	Tags  []string
	Guard bool // its condition decides whether the refusal or the Undecided comes
}

// newKey names a mutant without its line, so that it keeps its name when the source around it changes. Mutants that
// would have the same key are numbered.
func newKey(used map[string]int, file, function string, k kind, text string) string {
	key := strings.Join([]string{file, function, string(k), short(text)}, " | ")
	used[key]++
	if n := used[key]; n > 1 {
		key += " #" + string(rune('0'+min(n, 9)))
		for used[key] > 0 {
			key += "+"
		}
		used[key]++
	}
	return key
}

// short writes source text in one line of limited length.
func short(text string) string {
	const longest = 100
	text = strings.Join(strings.Fields(text), " ")
	if r := []rune(text); len(r) > longest {
		return string(r[:longest]) + "…"
	}
	return text
}
