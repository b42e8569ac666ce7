package catalog

// PointKind is one of a card's four kinds of points, with the card's fact of it.
type PointKind struct {
	Kind string // victory, strength, tournament, commerce
	Fact Fact[Points]
}

// Kinds are the four kinds of points (Siegpunkte, Stärke-, Turnier-, Handelspunkte), in the order in which they are
// shown.
func (p PointFacts) Kinds() []PointKind {
	return []PointKind{{"victory", p.Victory}, {"strength", p.Strength}, {"tournament", p.Tournament},
		{"commerce", p.Commerce}}
}

// Unknowns names the fields of the card that no source states under edition e, as they are called in its file; copies,
// which belong to a set, are not among them.
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

// Property is something that a card has or has not, for lists and searches.
type Property string

// The properties.
const (
	UniqueCard     Property = "unique"     // only one of the name in both principalities (Ruling 102.B.Einheit)
	OpenCard       Property = "open"       // a set lays it out openly (Ruling 105.C.b)
	TournamentOnly Property = "tournament" // for the tournament game only
	InSeveralSets  Property = "several"    // the same card lies in several sets
	WithPrintings  Property = "printings"  // printed with different wordings
	WithUnknowns   Property = "unknown"    // no source states everything about it
)

// Properties lists them in the order in which they are offered.
var Properties = []Property{UniqueCard, OpenCard, TournamentOnly, InSeveralSets, WithPrintings, WithUnknowns}

// Has reports whether a card has a property under edition e.
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
