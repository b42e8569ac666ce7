package search

import "sync"

// termSlots maps term ids of one language to the small slot numbers of a query's terms; 0 means the query does not have
// the term. The slice is as long as the number of terms and is reused by later queries, because allocating it would
// cost more than all lookups.
type termSlots struct {
	slot []int32 // by term id
	used []int32 // the term ids with a slot
}

func (s *termSlots) set(term, slot int32) {
	if s.slot[term] == 0 {
		s.used = append(s.used, term)
	}
	s.slot[term] = slot
}

// slotPool holds termSlots of one length for reuse.
type slotPool struct{ pool sync.Pool }

func newSlotPool(terms int) *slotPool {
	p := &slotPool{}
	p.pool.New = func() any { return &termSlots{slot: make([]int32, terms+1)} }
	return p
}

func (p *slotPool) get() *termSlots { return p.pool.Get().(*termSlots) }

func (p *slotPool) put(s *termSlots) {
	for _, term := range s.used {
		s.slot[term] = 0
	}
	s.used = s.used[:0]
	p.pool.Put(s)
}
