package search

import "sync"

// termSlots maps term ids of one language to the small slot numbers of a query's terms; 0 means the query does not have
// the term. The slice is reused by later queries, because allocating it would cost more than all lookups.
type termSlots struct {
	slot []int32 // by term id; ids assigned later are not in the query
	used []int32 // the term ids with a slot
}

func (s *termSlots) set(term, slot int32) {
	if int(term) >= len(s.slot) {
		s.slot = append(s.slot, make([]int32, int(term)+1024-len(s.slot))...)
	}
	if s.slot[term] == 0 {
		s.used = append(s.used, term)
	}
	s.slot[term] = slot
}

func (s *termSlots) get(term int32) int32 {
	if int(term) >= len(s.slot) {
		return 0
	}
	return s.slot[term]
}

// slotPool holds termSlots for reuse.
type slotPool struct{ pool sync.Pool }

func (p *slotPool) get() *termSlots {
	if s, ok := p.pool.Get().(*termSlots); ok {
		return s
	}
	return &termSlots{}
}

func (p *slotPool) put(s *termSlots) {
	for _, term := range s.used {
		s.slot[term] = 0
	}
	s.used = s.used[:0]
	p.pool.Put(s)
}
