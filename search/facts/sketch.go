package facts

import (
	"strings"

	"catanica/catalog"
)

// Sketch says what a card is in one line: "Territory expansion · Unit, knight · 3 strength points ·
// Cost: 1 ore".
func (x Speaker) Sketch(k *catalog.Card) string {
	var parts []string
	class := ""
	if c := x.ClassOf(k); c != nil {
		class = c.Name.In(x.Language)
		parts = append(parts, class)
	}
	var types []string
	of, _ := k.Types.At(x.EditionID)
	for _, t := range of {
		if name := t.Name().In(x.Language); t != catalog.Action && !strings.EqualFold(name, class) {
			types = append(types, name)
		}
	}
	if len(types) > 0 {
		parts = append(parts, catalog.Capital(strings.Join(types, ", ")))
	}
	for _, p := range k.Points.Kinds() {
		if points, c := p.Fact.At(x.EditionID); c == catalog.Known && points.N != 0 && points.Count == "" {
			parts = append(parts, x.Count(points.N, PointWords[p.Kind]))
		}
	}
	if price, c := k.Cost.At(x.EditionID); c == catalog.Known && PriceParts(price) > 0 {
		parts = append(parts, x.Say("Kosten: ", "Cost: ")+x.priceText(price))
	}
	if unique, c := k.Unique.At(x.EditionID); c == catalog.Known && unique {
		parts = append(parts, x.Say("Einmalig", "Unique"))
	}
	var needs []string
	for _, n := range x.Conditions(k) {
		if !n.Inferred() {
			needs = append(needs, x.statedText(n))
		}
	}
	if len(needs) > 0 {
		if x.Language == catalog.DE && isSentence(x.Language, needs[0]) { // after a German colon it begins with a capital
			needs[0] = catalog.Capital(needs[0])
		}
		parts = append(parts, x.Say("Bedingung: ", "Condition: ")+strings.Join(needs, "; "))
	}
	return strings.Join(parts, " · ")
}
