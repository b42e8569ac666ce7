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
	// minOpenNearby is the least likeness of an open question that is a neighbor, and minSettledNearby that of one that
	// a source settles today; minOpenShare is its least share of that of the nearest decided one.
	minOpenNearby    = 0.38
	minSettledNearby = 0.42
	minOpenShare     = 0.6
	// minOpenFirst is the least share of the likeness of a decided question with which the open one stands before it, and
	// minDependsFirst that of the first one with which one that depends does.
	minOpenFirst    = 0.8
	minDependsFirst = 0.75
	// maxClaimed is the greatest likeness of a decided neighbor to a way to ask the open one beside it.
	maxClaimed = 0.7
)

// Neighbor is a decided question that resembles one for which there is no verdict. It may ask for something else, so
// its verdict is its own: the reader sees whether it asks the same. It may also be one that the sources leave open or
// answer in two ways.
type Neighbor struct {
	Question string          `json:"question"`
	Lang     catalog.Lang    `json:"lang"` // of the question
	Verdict  rulings.Verdict `json:"verdict"`
	Says     string          `json:"says,omitempty"` // why the verdict is so, or what applies to an open question
	ID       string          `json:"id"`             // of the article or card that decides it, or of the open question
	Kind     catalog.Kind    `json:"kind"`           // of the article or card, or KindQuestion
	URL      string          `json:"url"`

	Open *rulings.OpenQuestion `json:"-"` // nil for a decided question
}

// The kind of a neighbor that is an open question, and its verdict: undecided if no source decides it.
const (
	KindQuestion catalog.Kind    = "question"
	Undecided    rulings.Verdict = "undecided"
	Fact         rulings.Verdict = "fact"
)

// Word returns the verdict of a neighbor in a word or two, as readers of lang see it.
func (n Neighbor) Word(lang catalog.Lang) string {
	if n.Open != nil {
		return n.Open.Standing().In(lang)
	}
	return n.Verdict.Word(lang)
}

// Neighbors returns the decided questions that the question resembles most, the nearest first, among those of the
// articles and cards that a search found first. If the question names cards, a neighbor names one of them or no card at
// all, and never more than one other card. There are none if the question has a single word, and no decided ones if it
// asks for more than yes or no: the hits answer it then. The open question that it resembles stands before those that
// are hardly more like it. The addresses, and what an open question says, are left empty.
func (i *Inquiry) Neighbors() []Neighbor {
	q := &i.Question
	if i.mostTerms() < minNeighborTerms || len(i.gist().Terms) < minNeighborTerms {
		return nil
	}
	var near []nearPrecedent
	if !gist.AsksMore(q.Text, q.Lang) {
		near = i.around()
	}
	slices.SortStableFunc(near, func(x, y nearPrecedent) int { return cmp.Compare(y.likeness, x.likeness) })
	open, isOpen := i.openNearby()
	if len(near) > 0 && open.likeness < near[0].likeness*minOpenShare {
		isOpen = false
	}
	var chosen []nearPrecedent
	for _, p := range near {
		if len(chosen) == maxNeighbors || p.likeness < max(minNeighbor, near[0].likeness*minNeighborShare) {
			break
		}
		if !slices.ContainsFunc(chosen, func(c nearPrecedent) bool { return p.repeats(c) }) &&
			!(isOpen && open.claims(p)) {
			chosen = append(chosen, p)
		}
	}
	if n := slices.IndexFunc(chosen, func(p nearPrecedent) bool { return i.comprises(p, chosen[0]) }); n > 0 {
		depends := chosen[n]
		chosen = slices.Insert(slices.Delete(chosen, n, n+1), 0, depends)
	}
	var out []Neighbor
	addOpen := func() {
		if isOpen {
			out = append(out, i.book.neighborIn(open.OpenQuestion, q.Lang))
			isOpen = false
		}
	}
	for _, p := range chosen[:min(len(chosen), maxNeighbors)] {
		if open.likeness >= p.likeness*minOpenFirst {
			addOpen()
		}
		n := Neighbor{Question: p.question.Text, Lang: q.Lang, Verdict: p.verdict, Says: i.because(p.near()),
			ID: p.article.ID, Kind: p.article.Kind}
		if card := CardOf(p.article); card != "" {
			n.ID, n.Kind = card, catalog.KindCard
		}
		out = append(out, n)
	}
	addOpen()
	return out[:min(len(out), maxNeighbors)]
}

// comprises reports whether a precedent that depends is nearly as like the question as another one, and says all that
// the question and the other one have in common. The other one is a case of it then, and not the case asked for.
func (i *Inquiry) comprises(p, o nearPrecedent) bool {
	g := i.gist()
	return p.verdict == rulings.Depends && p.likeness >= o.likeness*minDependsFirst && g.Alike(p.gist) &&
		!lists.Overlap(lists.Without(o.gist.Terms, p.gist.Terms), g.Terms)
}

// around returns the precedents of the articles with their likeness to the question. If it offers alternatives, those
// that name one of the two are compared with what it asks of that one.
func (i *Inquiry) around() []nearPrecedent {
	out := i.aroundOf(i.gist())
	var asked []gist.Gist
	for _, text := range gist.Choices(i.Question.Text) {
		q := i.book.reader.ReadIn(text, i.Question.Lang)
		asked = append(asked, i.book.gists.Read(&q, q.Lang))
	}
	for n, g := range asked {
		own := lists.Without(g.Terms, asked[len(asked)-1-n].Terms)
		out = append(out, slices.DeleteFunc(i.aroundOf(g), func(p nearPrecedent) bool {
			return !lists.Overlap(own, p.gist.Terms)
		})...)
	}
	return out
}

// aroundOf returns the precedents of the articles with their likeness to the question of a gist, if they name its cards
// and at most one other.
func (i *Inquiry) aroundOf(g gist.Gist) []nearPrecedent {
	q := &i.Question
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
