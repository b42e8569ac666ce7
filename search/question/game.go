package question

import "catanica/catalog"

// NotInGame returns the first card of a question about the basic game that is not in it, though it had come out by
// edition e. It returns nil if there is none.
func (q *Question) NotInGame(cat *catalog.Catalog, e catalog.EditionID) *catalog.Card {
	if q.Game != catalog.Basic {
		return nil
	}
	for _, id := range q.Cards() {
		k := cat.Card(id)
		if _, in := k.InSet(catalog.BasicSet); !in && cat.Exists(k, e) {
			return k
		}
	}
	return nil
}
