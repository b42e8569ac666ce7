package catalog

// PointKind is one of the four kinds of points with a card's fact about it.
type PointKind struct {
	Kind string // victory, strength, tournament, commerce
	Fact Fact[Points]
}

// Kinds returns the four kinds of points (Siegpunkte, Stärke-, Turnier- and Handelspunkte) in display order.
func (p PointFacts) Kinds() []PointKind {
	return []PointKind{{"victory", p.Victory}, {"strength", p.Strength}, {"tournament", p.Tournament},
		{"commerce", p.Commerce}}
}

// Unknowns returns the fields of the card that no source states under edition e, named as in its file. The numbers of
// copies are not among them: they belong to the sets.
func (k *Card) Unknowns(e EditionID) []string {
	var out []string
	count := func(name string, is Certainty) {
		if is == Unknown {
			out = append(out, name)
		}
	}
	if k.ClassAt(e) == "unclear" {
		out = append(out, "class")
	}
	_, is := k.Cost.At(e)
	count("cost", is)
	for _, p := range k.Points.Kinds() {
		_, is := p.Fact.At(e)
		count("points."+p.Kind, is)
	}
	_, is = k.Effect.At(e)
	count("effect", is)
	return out
}

// Property is a yes-or-no property of cards, for lists and searches.
type Property string

// The properties.
const (
	UniqueCard     Property = "unique"     // at most one in both principalities together (Ruling 102.B.Einheit)
	OpenCard       Property = "open"       // a set puts it in play face up (Ruling 105.C.b)
	TournamentOnly Property = "tournament" // for the tournament game only
	InSeveralSets  Property = "several"    // in more than one set
	WithPrintings  Property = "printings"  // has printings with different wordings
	WithUnknowns   Property = "unknown"    // has a field that no source states
)

// Properties lists the properties in the order in which they are offered.
var Properties = []Property{UniqueCard, OpenCard, TournamentOnly, InSeveralSets, WithPrintings, WithUnknowns}

// Has reports whether card k has property p under edition e.
func (c *Catalog) Has(k *Card, p Property, e EditionID) bool {
	switch p {
	case UniqueCard:
		unique, _ := k.Unique.At(e)
		return unique
	case OpenCard:
		return k.Open()
	case TournamentOnly:
		only, _ := k.Tournament.At(e)
		return only
	case InSeveralSets:
		return c.SeveralSets(k)
	case WithPrintings:
		return len(k.Printings) > 0
	case WithUnknowns:
		return len(k.Unknowns(e)) > 0
	}
	return false
}
