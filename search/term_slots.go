package search

import (
	"sync"

	"catanica/catalog"
)

// termSlots maps term ids of one language to the small slot numbers of a query's terms; 0 means the query does not have
// the term. The slices are reused by later queries, because allocating them would cost more than all lookups.
type termSlots struct {
	slot    []int32  // by term id; ids assigned later are not in the query
	present []uint64 // bit set of the term ids with a slot: 32 times smaller than slot, so that it stays in the cache
	used    []int32  // the term ids with a slot
}

func (s *termSlots) set(term, slot int32) {
	if int(term) >= len(s.slot) {
		size := (int(term) + 1024) &^ 63
		s.slot = append(s.slot, make([]int32, size-len(s.slot))...)
		s.present = append(s.present, make([]uint64, size/64-len(s.present))...)
	}
	if s.slot[term] == 0 {
		s.used = append(s.used, term)
	}
	s.slot[term] = slot
	s.present[term>>6] |= 1 << (term & 63)
}

// get returns the slot of a term. Most terms of a document have none.
func (s *termSlots) get(term int32) int32 {
	if block := int(term >> 6); block >= len(s.present) || s.present[block]&(1<<(term&63)) == 0 {
		return 0
	}
	return s.slot[term]
}

// querySlots gives the terms of a query numbers, from 1, by which they are found in either language. It must be
// released after use.
type querySlots struct {
	langs map[catalog.Lang]*language
	slots map[catalog.Lang]*termSlots
	used  int32
}

func (ix *Index) newQuerySlots() querySlots {
	q := querySlots{langs: ix.langs, slots: map[catalog.Lang]*termSlots{}}
	for lang, l := range q.langs {
		q.slots[lang] = l.slots.get()
	}
	return q
}

// add returns the slot of a term, and whether it is new.
func (q *querySlots) add(term string) (slot int32, isNew bool) {
	if slot := q.slots[catalog.DE].get(q.langs[catalog.DE].lexicon.ID(term)); slot != 0 {
		return slot, false
	}
	q.used++
	for lang, l := range q.langs {
		q.slots[lang].set(l.lexicon.ID(term), q.used)
	}
	return q.used, true
}

// release returns the slots to their pools.
func (q *querySlots) release() {
	for lang, s := range q.slots {
		q.langs[lang].slots.put(s)
	}
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
		s.present[term>>6] = 0
	}
	s.used = s.used[:0]
	p.pool.Put(s)
}
