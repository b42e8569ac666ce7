package casebook

import (
	"cmp"
	"slices"

	"catanica/catalog"
	"catanica/rulings"
	"catanica/search/gist"
	"catanica/search/lists"
)

const (
	// maxNeighbors is the number of neighbors that a question has at most.
	maxNeighbors = 3
	// minNeighborTerms is the fewest terms of a question that has any.
	minNeighborTerms = 2
	// minNeighbor is the least likeness of a neighbor.
	minNeighbor = 0.32
	// minNeighborShare is the least likeness of a neighbor as a share of that of the first one.
	minNeighborShare = 0.6
	// neighborRank lowers the likeness by the place of the article among the hits, and turnCost by each opposite that
	// only one of the two questions has.
	neighborRank = 0.02
	turnCost     = 0.03
	// contrastCost is what a neighbor loses that contrasts with the question or is not alike, and otherCards what one
	// loses that names no card of the question, or one more.
	contrastCost = 0.07
	otherCards   = 0.05
	// maxRepeated is the greatest likeness of a neighbor to one before it that has the same verdict.
	maxRepeated = 0.5
)

// Neighbor is a decided question that resembles one for which there is no verdict. It may ask for something else, so
// its verdict is its own: the reader sees whether it asks the same.
type Neighbor struct {
	Question string          `json:"question"`
	Lang     catalog.Lang    `json:"lang"` // of the question
	Verdict  rulings.Verdict `json:"verdict"`
	ID       string          `json:"id"`   // of the article or card that decides it
	Kind     catalog.Kind    `json:"kind"` // of the article or card
	URL      string          `json:"url"`
}

// Neighbors returns the decided questions that the question resembles most, the nearest first, among those of the
// articles and cards that a search found first. If the question names cards, a neighbor names one of them or no card at
// all, and never more than one other card. There are none if the question has a single word or asks for more than yes
// or no: the hits answer it then. The addresses are left empty.
func (i *Inquiry) Neighbors() []Neighbor {
	q := &i.Question
	if i.mostTerms() < minNeighborTerms || len(i.gist().Terms) < minNeighborTerms || gist.AsksMore(q.Text, q.Lang) {
		return nil
	}
	near := i.around()
	slices.SortStableFunc(near, func(x, y nearPrecedent) int { return cmp.Compare(y.likeness, x.likeness) })
	var chosen []nearPrecedent
	for _, p := range near {
		if len(chosen) == maxNeighbors || p.likeness < max(minNeighbor, near[0].likeness*minNeighborShare) {
			break
		}
		if !slices.ContainsFunc(chosen, func(c nearPrecedent) bool { return p.repeats(c) }) {
			chosen = append(chosen, p)
		}
	}
	var out []Neighbor
	for _, p := range chosen {
		n := Neighbor{Question: p.question.Text, Lang: q.Lang, Verdict: p.verdict, ID: p.article.ID, Kind: p.article.Kind}
		if card := CardOf(p.article); card != "" {
			n.ID, n.Kind = card, catalog.KindCard
		}
		out = append(out, n)
	}
	return out
}

// around returns the precedents of the articles with their likeness to the question, if they name its cards and at most
// one other.
func (i *Inquiry) around() []nearPrecedent {
	q, g := &i.Question, i.gist()
	either := i.scope() // a neighbor shows its own verdict, and so may be put the other way round
	var out []nearPrecedent
	for place, art := range i.found {
		if !today(art, i.Edition) || !inGame(art, q.Game) {
			continue
		}
		in := i.book.article(art).in[q.Lang]
		words, precedents := in.vocabulary(), in.precedents()
		for j := range precedents {
			p := &precedents[j]
			more := len(lists.Without(p.gist.Cards, g.Cards))
			either.turns = p.scope.turns
			if more > 1 || len(g.Cards) > 0 && len(p.gist.Cards) > 0 && !lists.Overlap(g.Cards, p.gist.Cards) ||
				!p.inScope(either, art) || p.verdict.Word(q.Lang) == "" ||
				p.derived != nil && i.Edition != catalog.DefaultEdition {
				continue
			}
			n := nearPrecedent{precedent: p, article: art, likeness: g.Likeness(p.gist, words)}
			n.likeness *= 1 - neighborRank*float64(place)
			n.likeness -= turnCost * float64(len(lists.Without(g.Opposites, p.gist.Opposites))+
				len(lists.Without(p.gist.Opposites, g.Opposites)))
			if n.likeness < minNeighbor {
				continue
			}
			if more > 0 || len(g.Cards) > 0 && len(p.gist.Cards) == 0 {
				n.likeness -= otherCards
			}
			if !g.Alike(p.gist) || g.Contrasts(p.gist, p.verdict) {
				n.likeness -= contrastCost
			}
			out = append(out, n)
		}
	}
	return out
}

// repeats reports whether a precedent says nothing that another one does not say.
func (p nearPrecedent) repeats(o nearPrecedent) bool {
	return p.verdict == o.verdict && p.gist.Likeness(o.gist, nil) > maxRepeated
}
