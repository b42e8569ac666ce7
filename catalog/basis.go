package catalog

import (
	"slices"
	"strings"
)

// Witnesses returns the number of different outside sources in src, and whether a rule text is among the rest. The
// project's own lists, its decisions and memory are neither.
func (c *Catalog) Witnesses(src Sources) (outside int, stated bool) {
	seen := map[string]bool{}
	for _, one := range src {
		id, _, _ := strings.Cut(one, "#")
		s := c.Source(id)
		switch {
		case s == nil || seen[id]:
		case s.Kind == OutsideSource:
			outside++
		case s.Kind == RuleText:
			stated = true
		}
		seen[id] = true
	}
	return outside, stated
}

// basisOf returns what a value with these sources rests on.
func (c *Catalog) basisOf(src Sources) (Basis, int) {
	switch n, stated := c.Witnesses(src); {
	case stated:
		return Stated, 0
	case n > 0:
		return Outside, n
	}
	return "", 0
}

// setBases fills in Basis and Witnesses of all facts of all cards. A value without a source of its own has no basis of
// its own either: it is part of the description that the card's sources give.
func (c *Catalog) setBases() {
	for _, k := range c.Cards {
		for i := range k.Sets {
			switch in := &k.Sets[i]; {
			case !in.Why.Empty():
				in.Basis = Inferred
			case in.Copies.Known:
				in.Basis, in.Witnesses = c.basisOf(in.Source)
			}
		}
		for _, f := range k.fields() {
			f.settle(c)
		}
	}
}

// field is a Fact of any type.
type field interface {
	settle(c *Catalog)
	takeReason(r *Reason, of Sources, none bool)
	reasons() []string
	ungrounded() []int
}

// fields returns the facts of the card by their keys in its file.
func (k *Card) fields() map[string]field {
	return map[string]field{
		"copies": &k.Copies, "class": &k.Class, "kind": &k.Kind, "types": &k.Types, "landscape": &k.Landscape,
		"start_numbers": &k.StartNumbers, "cost": &k.Cost, "points.victory": &k.Points.Victory,
		"points.strength": &k.Points.Strength, "points.tournament": &k.Points.Tournament,
		"points.commerce": &k.Points.Commerce, "beside": &k.Beside, "unique": &k.Unique, "targets": &k.Targets,
		"tournament_only": &k.Tournament, "effect": &k.Effect,
	}
}

// settle sets the basis of each value.
func (f *Fact[T]) settle(c *Catalog) {
	for i := range f.Values {
		switch d := &f.Values[i]; {
		case !d.Why.Empty():
			d.Basis = Inferred
		case d.Certainty != Unknown || d.Bounded():
			d.Basis, d.Witnesses = c.basisOf(d.Source)
		}
	}
}

// inheritCosts gives cards without a cost of their own that of their class.
func (c *Catalog) inheritCosts() {
	for _, k := range c.Cards {
		if class := c.Class(k.ClassAt(DefaultEdition)); class != nil && len(k.Cost.Values) == 0 {
			k.Cost.Values = slices.Clone(class.Cost.Values)
		}
	}
}

// NoneLikely reports whether nothing says what the value likely is.
func (d Dated[T]) NoneLikely() bool { return zero(d.Likely) }

// Bounded reports whether the value is unknown, but has bounds.
func (d Dated[T]) Bounded() bool {
	return d.Certainty == Unknown && (!zero(d.AtLeast) || !zero(d.AtMost))
}
