package answer

import (
	"cmp"
	"slices"
	"strings"

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
	Facts string `json:"facts"` // its class, types, points and conditions, and whether it is unique, separated by " · "
	// Effect is what the card does, empty if no source says.
	Effect string `json:"effect,omitempty"`
	URL    string `json:"url"`
}

// Named returns the cards that a question names, in its order, under an edition, and the card that counts stars if it
// names those. There are none if it names too many; and the places where cards lie, such as the city, are left out. The
// addresses are left empty.
func (a *Answerer) Named(q question.Question, lang catalog.Lang, e catalog.EditionID) []Named {
	x := speaker{a.world(cmp.Or(e, catalog.DefaultEdition), ""), lang}
	var out []Named
	cards := q.Cards()
	if slices.ContainsFunc(q.Mentions, func(m question.Mention) bool { return m.Term == star }) {
		cards = append(cards, feeling)
	}
	for _, id := range cards {
		k := a.cat.Card(id)
		if k == nil || x.isPlace(k) || slices.ContainsFunc(out, func(n Named) bool { return n.ID == id }) {
			continue
		}
		effect, _ := k.Effect.At(x.edition)
		out = append(out, Named{ID: id, Name: k.Title(lang), Facts: x.sketch(k), Effect: effect.In(lang)})
	}
	if len(out) > maxShown {
		return nil
	}
	return out
}

// sketch says what a card is in one line: "Territory expansion · Unit, knight · 3 strength points".
func (x speaker) sketch(k *catalog.Card) string {
	var parts []string
	class := ""
	if c := x.classOf(k); c != nil {
		class = c.Name.In(x.lang)
		parts = append(parts, class)
	}
	var types []string
	of, _ := k.Types.At(x.edition)
	for _, t := range of {
		if name := t.Name().In(x.lang); t != catalog.Action && !strings.EqualFold(name, class) {
			types = append(types, name)
		}
	}
	if len(types) > 0 {
		parts = append(parts, Capital(strings.Join(types, ", ")))
	}
	for _, p := range k.Points.Kinds() {
		if points, c := p.Fact.At(x.edition); c == catalog.Known && points.N != 0 && points.Count == "" {
			parts = append(parts, x.count(points.N, pointWords[p.Kind]))
		}
	}
	if unique, c := k.Unique.At(x.edition); c == catalog.Known && unique {
		parts = append(parts, x.say("Einmalig", "Unique"))
	}
	var needs []string
	for _, n := range x.conditions(k) {
		if !n.Inferred() {
			needs = append(needs, x.statedText(n))
		}
	}
	if len(needs) > 0 {
		if x.lang == catalog.DE && isSentence(x.lang, needs[0]) { // after a German colon it begins with a capital
			needs[0] = Capital(needs[0])
		}
		parts = append(parts, x.say("Bedingung: ", "Condition: ")+strings.Join(needs, "; "))
	}
	return strings.Join(parts, " · ")
}

// isPlace reports whether a card is one where others lie, which everybody knows.
func (x world) isPlace(k *catalog.Card) bool {
	places := []catalog.CardType{catalog.Settlement, catalog.City, catalog.Road, catalog.LandscapeTy}
	return slices.ContainsFunc(places, func(t catalog.CardType) bool { return k.Is(t, x.edition) })
}
