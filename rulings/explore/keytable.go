package explore

// keyTable maps keys of positions to the numbers of their nodes: open addressing with linear probing, twelve bytes a
// slot. Key 0 marks a free slot; a position with that key is stored under 1.
type keyTable struct {
	keys []uint64
	ids  []int32
	used int
}

func newKeyTable() *keyTable {
	return &keyTable{keys: make([]uint64, 1<<10), ids: make([]int32, 1<<10)}
}

// add stores id under the key, unless the key is known: then it returns the id stored before.
func (t *keyTable) add(key uint64, id int32) (have int32, known bool) {
	if key == 0 {
		key = 1
	}
	if 3*t.used > 2*len(t.keys) {
		t.grow()
	}
	i := t.slot(key)
	if t.keys[i] == key {
		return t.ids[i], true
	}
	t.keys[i], t.ids[i] = key, id
	t.used++
	return id, false
}

// has reports whether the key is known.
func (t *keyTable) has(key uint64) bool {
	if key == 0 {
		key = 1
	}
	return t.keys[t.slot(key)] != 0
}

// slot returns where the key is, or would be stored.
func (t *keyTable) slot(key uint64) uint64 {
	mask := uint64(len(t.keys) - 1)
	i := (key * 0x9e3779b97f4a7c15) >> 20 & mask
	for t.keys[i] != 0 && t.keys[i] != key {
		i = (i + 1) & mask
	}
	return i
}

func (t *keyTable) grow() {
	old := *t
	t.keys, t.ids = make([]uint64, 2*len(old.keys)), make([]int32, 2*len(old.keys))
	for i, key := range old.keys {
		if key != 0 {
			j := t.slot(key)
			t.keys[j], t.ids[j] = key, old.ids[i]
		}
	}
}
