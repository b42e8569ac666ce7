package boardgame

import (
	"slices"

	"catanica/rulings/bag"
	"catanica/rulings/verdict"
)

// Record holds what a move in progress has caused. While its clerk is quiet, events are not recorded either.
type Record[A ~uint8, R bag.Resource, C ~uint8] struct {
	verdict.Clerk[A]
	Events []Event[R, C]
}

// Tell records an event that the articles cause.
func (r *Record[A, R, C]) Tell(e Event[R, C], by ...A) {
	if !r.Quiet {
		e.Cites = r.Cite(by)
		r.Events = append(r.Events, e)
	}
}

// TellRead records an event that also depends on the answer to an open question.
func (r *Record[A, R, C]) TellRead(e Event[R, C], question string, by ...A) {
	if !r.Quiet {
		e.Reads = []string{question}
		r.Tell(e, by...)
	}
}

// AlsoRead adds a question to those on whose answers the last event depends.
func (r *Record[A, R, C]) AlsoRead(question string) {
	if n := len(r.Events); n > 0 && !slices.Contains(r.Events[n-1].Reads, question) {
		r.Events[n-1].Reads = append(r.Events[n-1].Reads, question)
	}
}
