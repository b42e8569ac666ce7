package answer

import (
	"cmp"
	"slices"

	"catanica/catalog"
	"catanica/search/question"
)

// maxShown is the number of cards up to which those that a question names are shown with it.
const maxShown = 4

// Named is a card that a question names, with the facts on which the answer often turns: whether it is an attack, a
// knight or a city expansion, how strong it is and what it needs.
type Named struct {
	ID    string `json:"id"`
	Name  string `json:"name"`
	Facts string `json:"facts"` // its class, types, points, cost and conditions, separated by " · "
	// Effect is what the card does, empty if no source says.
	Effect string `json:"effect,omitempty"`
	URL    string `json:"url"`
}

// Named returns the cards that a question names, in its order, under an edition, and the card that counts stars if it
// names those. There are none if it names too many; and the places where cards lie, such as the city, are left out. The
// addresses are left empty.
func (a *Answerer) Named(q question.Question, lang catalog.Lang, e catalog.EditionID) []Named {
	x := a.speaker(cmp.Or(e, catalog.DefaultEdition), lang)
	var out []Named
	cards := q.Cards()
	if slices.ContainsFunc(q.Mentions, func(m question.Mention) bool { return m.Term == star }) {
		cards = append(cards, feeling)
	}
	for _, id := range cards {
		k := a.cat.Card(id)
		if k == nil || k.IsPlace(x.EditionID) || slices.ContainsFunc(out, func(n Named) bool { return n.ID == id }) {
			continue
		}
		effect, _ := k.Effect.At(x.EditionID)
		out = append(out, Named{ID: id, Name: k.Title(lang), Facts: x.Sketch(k), Effect: effect.In(lang)})
	}
	if len(out) > maxShown {
		return nil
	}
	return out
}
