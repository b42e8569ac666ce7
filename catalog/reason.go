package catalog

import (
	"maps"
	"slices"
	"strings"
)

// Reason says once, for all cards of a kind, what a value rests on that the cards' files state plainly: that an action
// card is worth no victory points, say. It gives such values their source and, if they are inferred, their reasoning.
type Reason struct {
	ID string `yaml:"id" json:"id"`
	// Fields are those that it is about, as in the cards' files: types, class, cost, points.victory and so on. Of costs
	// and points, it is only about the value none.
	Fields []string `yaml:"fields" json:"fields"`
	// Types, Classes, Sets and Cards say which cards it is about: those that have one of each list that is not empty.
	Types   []CardType `yaml:"types" json:"types,omitempty"`
	Classes []string   `yaml:"classes" json:"classes,omitempty"`
	Sets    []string   `yaml:"sets" json:"sets,omitempty"`
	Cards   []string   `yaml:"cards" json:"cards,omitempty"`
	// Not and NotSets name types and sets whose cards it is not about.
	Not     []CardType `yaml:"not" json:"not,omitempty"`
	NotSets []string   `yaml:"not_sets" json:"not_sets,omitempty"`
	// Of says which values it is about, if not those that are so for Fields: "known" ones or the "bounds" of unknown ones.
	Of  string `yaml:"of" json:"of,omitempty"`
	Why Text   `yaml:"why" json:"why,omitzero"` // the reasoning, if the value is inferred
	// Source is what the value rests on. An inferred value without it rests on the sources of the card.
	Source Sources `yaml:"source" json:"source,omitempty"`
}

// Fits reports whether the reason is about card k.
func (r *Reason) Fits(k *Card) bool {
	is := func(t CardType) bool { return k.Is(t, DefaultEdition) }
	in := func(set string) bool { _, ok := k.InSet(set); return ok }
	class, _ := k.Class.Latest()
	switch {
	case len(r.Types) > 0 && !slices.ContainsFunc(r.Types, is), slices.ContainsFunc(r.Not, is):
		return false
	case len(r.Classes) > 0 && !slices.Contains(r.Classes, class):
		return false
	case len(r.Sets) > 0 && !slices.ContainsFunc(r.Sets, in), slices.ContainsFunc(r.NotSets, in):
		return false
	}
	return len(r.Cards) == 0 || slices.Contains(r.Cards, k.ID)
}

// Reason returns the reason with this id, or nil.
func (c *Catalog) Reason(id string) *Reason {
	return find(c.Reasons, func(r *Reason) bool { return r.ID == id })
}

// reasonFields are the fields that a Reason can be about. Of those that are true, it is only about the value none.
var reasonFields = map[string]bool{
	"types": false, "class": false, "cost": true,
	"points.victory": true, "points.strength": true, "points.tournament": true, "points.commerce": true,
}

// reasonsOf lists the values of Reason.Of.
var reasonsOf = []string{"", "known", "bounds"}

// giveReasons gives the plain values of all cards the first reason that fits.
func (c *Catalog) giveReasons() {
	for _, k := range c.Cards {
		for key, f := range k.fields() {
			for i := range c.Reasons {
				if r := &c.Reasons[i]; slices.Contains(r.Fields, key) && r.Fits(k) {
					f.takeReason(r, k.Source, reasonFields[key])
				}
			}
		}
	}
}

// takeReason gives the reason to each value without a source and a reasoning of its own. of are the sources of the
// card; none restricts it to the value none.
func (f *Fact[T]) takeReason(r *Reason, of Sources, none bool) {
	if len(r.Source) > 0 {
		of = r.Source
	}
	for i := range f.Values {
		d := &f.Values[i]
		fits := d.Certainty == None || d.Certainty == Known && !none
		switch r.Of {
		case "known":
			fits = d.Certainty == Known
		case "bounds":
			fits = d.Bounded()
		}
		if fits && len(d.Source) == 0 && d.Why.Empty() {
			d.Reason, d.Source, d.Why = r.ID, of, r.Why
		}
	}
}

// checkReasons reports reasons that are incomplete or about nothing.
func (ck *checker) checkReasons() {
	once, used := map[string]string{}, map[string]bool{}
	for _, k := range ck.Cards {
		for _, f := range k.fields() {
			for _, id := range f.reasons() {
				used[id] = true
			}
		}
	}
	fields := slices.Sorted(maps.Keys(reasonFields))
	for i, r := range ck.Reasons {
		p := ck.in(reasonsFile).at(i)
		ck.once(once, r.ID, p.at("id"))
		if len(r.Fields) == 0 {
			p.problem("reason %s: fields is missing: name some of %v", r.ID, fields)
		}
		if !slices.Contains(reasonsOf, r.Of) {
			p.at("of").problem("reason %s: of %q: take known or bounds, or leave it out", r.ID, r.Of)
		}
		for j, f := range r.Fields {
			if !slices.Contains(fields, f) {
				p.at("fields", j).problem("reason %s: field %q: take one of %v", r.ID, f, fields)
			}
		}
		each(oneOf(CardTypes))(slices.Concat(r.Types, r.Not), p.at("types"))
		for _, id := range r.Classes {
			if ck.Class(id) == nil {
				p.problem("reason %s: unknown class %q: take one of content/classes.yaml", r.ID, id)
			}
		}
		for _, id := range slices.Concat(r.Sets, r.NotSets) {
			if ck.sets[id] == nil {
				p.problem("reason %s: unknown set %q: take one of content/sets", r.ID, id)
			}
		}
		for _, id := range r.Cards {
			if ck.cards[id] == nil {
				p.problem("reason %s: %q is no card: correct the id", r.ID, id)
			}
		}
		ck.bothOrNone(r.Why, p.at("why"))
		if r.Why.Empty() && len(r.Source) == 0 {
			p.problem("reason %s: source is missing: name it as SOURCE#PLACE, or say with why what follows from the cards' own",
				r.ID)
		}
		ck.knownSources(r.Source, p.at("source"))
		if !used[r.ID] {
			p.problem("reason %s: no card needs it: every value that it fits has a source or an earlier reason", r.ID)
		}
	}
}

// reasons returns the ids of the reasons of the values.
func (f *Fact[T]) reasons() []string {
	var out []string
	for _, d := range f.Values {
		if d.Reason != "" {
			out = append(out, d.Reason)
		}
	}
	return out
}

// ungrounded returns the positions of the values that rest on nothing: no source states them, and no reason is given.
func (f *Fact[T]) ungrounded() []int {
	var out []int
	for i, d := range f.Values {
		if d.Certainty != Unknown && d.Basis == "" {
			out = append(out, i)
		}
	}
	return out
}

// checkGrounds reports values of the card that rest on nothing or only on our own lists, if the content gives reasons
// at all. The class "unclear" is not a value but the lack of one.
func (ck *checker) checkGrounds(k *Card, p place) {
	if len(ck.Reasons) == 0 {
		return
	}
	fields := k.fields()
	for _, key := range slices.Sorted(maps.Keys(fields)) {
		for _, i := range fields[key].ungrounded() {
			if key == "class" && k.Class.Values[i].Is == "unclear" {
				continue
			}
			path := []any{}
			for step := range strings.SplitSeq(key, ".") {
				path = append(path, step)
			}
			p.at(path...).at(i).problem("%s: a value that no source states: name its source, add why: {de: …, en: …}, "+
				"give the reason for all such cards in content/%s, or write unknown", key, reasonsFile)
		}
	}
}
