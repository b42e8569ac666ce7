package interact

import (
	"fmt"
	"strings"

	"catanica/catalog"
)

// unplayed says that texts connect the cards but no position shows an effect.
func (s teller) unplayed() string {
	var see []string
	for _, id := range s.r.See {
		if card, ok := strings.CutPrefix(id, "card:"); ok {
			id = catalog.Text{DE: "Karte „" + s.cat.Card(card).ShortTitle(catalog.DE) + "“",
				EN: "the card " + s.cat.Card(card).ShortTitle(catalog.EN)}.In(s.lang)
		}
		see = append(see, id)
	}
	return s.say(catalog.Text{DE: "der Schiedsrichter hat in den geprüften Stellungen keine Wirkung {des A} auf {den B} gefunden; siehe ",
		EN: "the referee found no effect of {A} on {B} in the positions tried; see "}, 0) + strings.Join(see, ", ")
}

// missing says what no source states.
func (s teller) missing() string {
	if len(s.r.See) > 0 && len(s.r.Missing) == 0 {
		return s.unplayed()
	}
	var facts []string
	for _, f := range s.r.Missing {
		facts = append(facts, Fact(s.cat, f).In(s.lang))
	}
	return s.say(catalog.Text{DE: "was {A} mit {dem B} {macht|machen A}, sagt keine Quelle; es fehlt: ",
		EN: "no source says what {A} {does|do A} to {B}; missing: "}, 0) + strings.Join(facts, ", ")
}

// Fact puts a missing fact of Result.Missing into words.
func Fact(cat *catalog.Catalog, fact string) catalog.Text {
	kind, id, of := strings.Cut(fact, " of ")
	words := map[string]catalog.Text{"effect": {DE: "was die Karte %s genau bewirkt", EN: "what exactly %s does"},
		"class": {DE: "zu welcher Klasse die Karte %s gehört", EN: "the class of %s"}, "number": {DE: "die Zahl auf der Karte %s", EN: "the number on %s"},
		"gain": {DE: "was die Karte %s einbringt", EN: "what %s brings"}, "cost": {DE: "was die Karte %s kostet", EN: "the cost of %s"},
		"strength points": {DE: "Stärkepunkte", EN: "strength points"}, "commerce points": {DE: "Handelspunkte", EN: "commerce points"},
		"tournament points": {DE: "Turnierpunkte", EN: "tournament points"}, "victory points": {DE: "Siegpunkte", EN: "victory points"}}
	t, ok := words[kind]
	if !ok {
		return catalog.Text{DE: fact, EN: fact}
	}
	if k := cat.Card(id); of && k != nil && strings.Contains(t.EN, "%s") {
		return catalog.Text{DE: fmt.Sprintf(t.DE, "„"+k.ShortTitle(catalog.DE)+"“"), EN: fmt.Sprintf(t.EN, k.WithDefinite(catalog.EN, 0))}
	}
	return t
}
