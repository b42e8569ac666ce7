package facts

import (
	"slices"
	"strings"

	"catanica/catalog"
	"catanica/rulings/interact"
	"catanica/search/lists"
)

// Finish fills in of an answer what every answer has.
func (x *Asked) Finish(out *Answer) {
	out.Edition, out.Game = x.EditionID, x.Game
	if out.Cards == nil {
		out.Cards = x.Cards()
	}
	if out.Cards == nil {
		out.Cards = []string{}
	}
	out.Cites = lists.Distinct(out.Cites)
	cards := slices.Clone(out.Cards)
	for _, m := range x.Mentions {
		for _, s := range m.States { // a bewitched Fire Brigade is also a question about the Witch
			cards = append(cards, s.Actors...)
		}
	}
	slices.SortStableFunc(out.Cites, func(a, b string) int { return x.specific(b, cards) - x.specific(a, cards) })
	out.Cites = out.Cites[:min(len(out.Cites), MaxCites)]
	if out.Cites == nil {
		out.Cites = []string{}
	}
}

// MaxCites limits the articles that an answer cites.
const MaxCites = 4

// specific returns how specific an article is to the cards: how many of them it names, unless it names many others.
func (x World) specific(id string, cards []string) int {
	r, n := x.Lib.Ruling(id), 0
	if r == nil {
		return 0
	}
	for _, c := range cards {
		if slices.Contains(r.Cards, c) {
			n += 10
		}
	}
	return n - len(r.Cards)
}

// Cites returns the articles among sources: "003#112.G.b" names the article 112.G.b.
func (x Speaker) Cites(sources ...catalog.Sources) []string {
	var out []string
	for _, list := range sources {
		for _, s := range list {
			_, place, _ := strings.Cut(s, "#")
			r := x.Lib.Ruling(place)
			if r == nil || slices.Contains(out, r.ID) {
				continue
			}
			if _, _, ok := r.At(x.EditionID, x.Language); ok {
				out = append(out, r.ID)
			}
		}
	}
	return out
}

// CitesOf returns the articles that a result cites and that hold, or else those that say what its acting card does.
func (x Speaker) CitesOf(r interact.Result) []string {
	var out []string
	for _, id := range r.Cites {
		if art := x.Lib.Ruling(id); art != nil && art.Editions.Holds(x.EditionID) {
			out = append(out, id)
		}
	}
	if len(out) == 0 {
		out = x.Cites(x.SourcesOf(x.Cat.Card(r.A))...)
	}
	return out
}

// SourcesOf returns the sources of what the card hits, or else of its effect.
func (x World) SourcesOf(k *catalog.Card) []catalog.Sources {
	var out []catalog.Sources
	for _, st := range k.Statements(x.EditionID) {
		if st.Kind == catalog.EdgeKind(catalog.Hits) {
			out = append(out, st.Source)
		}
	}
	if d := k.Effect.DatedAt(x.EditionID); len(out) == 0 {
		out = append(out, d.Source)
	}
	return out
}
