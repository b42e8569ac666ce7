package search

import "sync"

// slots give each term of a query a place of its own, by the number of the term in its language; 0 for the terms that the query
// does not have. They are as long as the vocabulary and used again by the next query, because making them anew would cost more
// than all that is looked up in them.
type slots struct {
	at   []int32
	used []int32 // the terms that have a place
}

func (s *slots) set(term, place int32) {
	if s.at[term] == 0 {
		s.used = append(s.used, term)
	}
	s.at[term] = place
}

// slotPool lends slots of one length.
type slotPool struct{ pool sync.Pool }

func newSlotPool(terms int) *slotPool {
	p := &slotPool{}
	p.pool.New = func() any { return &slots{at: make([]int32, terms+1)} }
	return p
}

func (p *slotPool) take() *slots { return p.pool.Get().(*slots) }

func (p *slotPool) giveBack(s *slots) {
	for _, term := range s.used {
		s.at[term] = 0
	}
	s.used = s.used[:0]
	p.pool.Put(s)
}
