//go:build !js

package search

import (
	"sync"

	"catanica/catalog"
)

// maxKeptPostings limits the postings that a bleveStore keeps, of 12 bytes each.
const maxKeptPostings = 400_000

// postingList holds the documents with a term and, for each, the weighted frequency of the term over the fields.
type postingList struct {
	docs        []int32
	frequencies []float64
}

// keptPostings keeps posting lists of terms that queries have used, so that later queries do not decode them again.
// When it is full, it starts over. Terms that no document has are not kept, so that queries cannot fill it with them.
type keptPostings struct {
	mu    sync.RWMutex
	lists map[postingKey]postingList
	size  int // postings in all lists
}

// postingKey identifies a posting list.
type postingKey struct {
	lang catalog.Lang
	term string
}

func (k *keptPostings) get(key postingKey) (postingList, bool) {
	k.mu.RLock()
	defer k.mu.RUnlock()
	list, ok := k.lists[key]
	return list, ok
}

func (k *keptPostings) put(key postingKey, list postingList) {
	if len(list.docs) == 0 {
		return
	}
	k.mu.Lock()
	defer k.mu.Unlock()
	if k.lists == nil || k.size+len(list.docs) > maxKeptPostings {
		k.lists, k.size = map[postingKey]postingList{}, 0
	}
	if _, ok := k.lists[key]; ok {
		return // another query was faster
	}
	k.lists[key] = list
	k.size += len(list.docs)
}
