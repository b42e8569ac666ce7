package catalog

import "slices"

// Change is a change of the rules between two editions (Ruling 101.D and later sources).
type Change struct {
	ID    string    `yaml:"id" json:"id"`
	From  EditionID `yaml:"from" json:"from"` // the first edition with the new rule
	Games []Game    `yaml:"games" json:"games"`
	Topic Text      `yaml:"topic" json:"topic"` // the subject in a word or two
	Cards []string  `yaml:"cards" json:"cards,omitempty"`
	// the field of the cards that changed, one of changeFields
	Field  string  `yaml:"field" json:"field,omitempty"`
	Was    Text    `yaml:"was" json:"was"`
	Is     Text    `yaml:"is" json:"is"`
	Source Sources `yaml:"source" json:"source"`
}

// changeFields lists the values of Change.Field.
var changeFields = []string{"", "class", "types", "cost", "points", "needs", "immune", "effect", "sets", "relations"}

// ChangesOf returns the changes that name the card, oldest first.
func (c *Catalog) ChangesOf(id string) []Change {
	var out []Change
	for _, ch := range c.Changes {
		if slices.Contains(ch.Cards, id) {
			out = append(out, ch)
		}
	}
	return out
}

// ChangesBetween returns the changes that came after edition a, up to and including b, oldest first.
func (c *Catalog) ChangesBetween(a, b EditionID) []Change {
	var out []Change
	for _, ch := range c.Changes {
		if Later(ch.From, a) && b.AtLeast(ch.From) {
			out = append(out, ch)
		}
	}
	return out
}

// ChangedFields returns the fields of the card whose values differ between editions a and b, in the order of
// changeFields.
func (k *Card) ChangedFields(a, b EditionID) []string {
	var out []string
	add := func(name string, changed bool) {
		if changed {
			out = append(out, name)
		}
	}
	add("class", changed(k.Class, a, b))
	add("types", changed(k.Types, a, b))
	add("cost", changed(k.Cost, a, b))
	p := k.Points
	add("points", changed(p.Victory, a, b) || changed(p.Strength, a, b) || changed(p.Tournament, a, b) ||
		changed(p.Commerce, a, b))
	add("needs", slices.ContainsFunc(k.Needs, func(n Need) bool { return n.Holds(a) != n.Holds(b) }))
	add("immune", slices.ContainsFunc(k.Immune, func(i Immunity) bool {
		return (Span{From: i.From}).Holds(a) != (Span{From: i.From}).Holds(b)
	}))
	add("effect", changed(k.Effect, a, b))
	add("relations", slices.ContainsFunc(k.Relations, func(r Relation) bool { return r.Holds(a) != r.Holds(b) }))
	return out
}

// changed reports whether editions a and b have different values of the fact.
func changed[T any](f Fact[T], a, b EditionID) bool { return f.index(a) != f.index(b) }
