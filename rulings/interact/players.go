package interact

import (
	"slices"
	"strings"
	"sync"

	"catanica/catalog"
	"catanica/rulings"
	"catanica/rulings/scenario"
)

// Players plays single cases. It may be used by several callers at a time.
type Players struct {
	cat   *catalog.Catalog
	books scenario.Books
	links func() *links
}

// NewPlayers returns players for the catalogue and its compiled books.
func NewPlayers(cat *catalog.Catalog, lib *rulings.Library, books scenario.Books) *Players {
	return &Players{cat, books, sync.OnceValue(func() *links { return newLinks(cat, lib) })}
}

// Between plays a case anew. The matrix holds the same result for callers in a hurry.
func (p *Players) Between(c Case) (Result, bool) {
	a, b := p.cat.Card(c.A), p.cat.Card(c.B)
	if a == nil || b == nil || len(Absent(p.cat, c)) > 0 {
		return Result{Case: c, Outcome: None}, false
	}
	return newWorld(p.cat, p.books, p.links(), c.Edition, c.Game).between(a, b), true
}

// Scenario writes the smallest scenario that shows a result: a position from which nothing can be left out, the moves,
// and what to expect. ok is false if there is nothing to show.
func (p *Players) Scenario(r Result) (source string, ok bool) {
	r, _ = r.Back()
	w := newWorld(p.cat, p.books, nil, r.Edition, r.Game)
	a, b := p.cat.Card(r.A), p.cat.Card(r.B)
	if a == nil || b == nil {
		return "", false
	}
	var second *demonstration
	for _, d := range w.demonstrations(r) {
		if !d.write(w) || !d.holds(w) {
			continue
		}
		moves := strings.Join(d.play, " ")
		if r.Outcome == Refused && len(r.Cites) > 0 && !slices.ContainsFunc(r.Cites, func(id string) bool {
			return strings.Contains(moves, id)
		}) { // refused for another reason
			if second == nil {
				second = d
			}
			continue
		}
		d.shrink(w)
		return d.source(w, r), true
	}
	if second == nil {
		return "", false
	}
	second.shrink(w)
	return second.source(w, r), true
}
