package catalog

import (
	"strings"

	"go.yaml.in/yaml/v3"
)

// Sources is the provenance of a fact: a list of "SOURCE#PLACE", where SOURCE is an id of content/sources.yaml.
type Sources []string

// UnmarshalYAML accepts one source or a list of sources.
func (s *Sources) UnmarshalYAML(n *yaml.Node) error {
	if n.Kind == yaml.ScalarNode {
		*s = Sources{n.Value}
		return nil
	}
	return n.Decode((*[]string)(s))
}

// CheckSources reports a missing source, and sources that are not in sources.yaml. It calls report with the format and
// the arguments of a message, and with the path of the mistake relative to the thing that has the sources.
func (c *Catalog) CheckSources(src Sources, report func(format string, args []any, at ...any)) {
	if len(src) == 0 {
		report("source is missing: name it as SOURCE#PLACE", nil)
	}
	c.checkKnown(src, func(format string, args []any, at ...any) { report(format, args, "source", at[0]) })
}

// checkKnown reports sources that are not in sources.yaml, by their index in src.
func (c *Catalog) checkKnown(src Sources, report func(format string, args []any, at ...any)) {
	for i, s := range src {
		if id, _, _ := strings.Cut(s, "#"); c.Source(id) == nil {
			report("unknown source %q: add it to content/sources.yaml or correct the id", []any{id}, i)
		}
	}
}

// Certainty says how much is known about the value of a fact.
type Certainty string

// A value is known, known to be absent, or unknown. Basis says how it is known.
const (
	Known   Certainty = "known"
	None    Certainty = "none"    // the card is known to have none
	Unknown Certainty = "unknown" // nothing states or implies it, and it is never guessed
)

// Basis says what a value rests on.
type Basis string

// The bases of a value, the firmest first. A value of which nothing is known has none.
const (
	Stated   Basis = "stated"   // one of the rule texts states it
	Outside  Basis = "outside"  // only texts other than the rule texts state it
	Inferred Basis = "inferred" // nothing states it, but it follows from what the sources state
)

// Fact is a field of a card by edition: each value holds from its edition on until the next value replaces it. The zero
// Fact is Unknown.
type Fact[T any] struct {
	Values []Dated[T] `json:"values"`
}

// Dated is one value of a fact.
type Dated[T any] struct {
	From      EditionID `json:"from,omitempty"` // empty: since the card came out
	Certainty Certainty `json:"certainty"`
	Is        T         `json:"is,omitzero"`
	Source    Sources   `json:"source,omitempty"`
	Basis     Basis     `json:"basis,omitempty"`
	// Witnesses is the number of outside texts that state an Outside value.
	Witnesses int    `json:"witnesses,omitempty"`
	Reason    string `json:"reason,omitempty"` // the Reason that Source and Why are from, if the card gives none
	// Why is the reasoning behind an inferred value or bound.
	Why Text `json:"why,omitzero"`
	// Likely is the value that an unknown or unclear one most likely has. No rule is applied by it.
	Likely T `json:"likely,omitzero"`
	// AtLeast and AtMost are the bounds of an unknown value. The zero value of T is no bound.
	AtLeast T `json:"at_least,omitzero"`
	AtMost  T `json:"at_most,omitzero"`
}

// At returns the value that holds under edition e. It is meaningful only if the certainty is Known.
func (f Fact[T]) At(e EditionID) (T, Certainty) {
	d := f.DatedAt(e)
	return d.Is, d.Certainty
}

// DatedAt returns the value that holds under edition e, with its provenance.
func (f Fact[T]) DatedAt(e EditionID) Dated[T] {
	if i := f.index(e); i >= 0 {
		return f.Values[i]
	}
	return Dated[T]{Certainty: Unknown}
}

// index returns the position in Values of the value that holds under edition e, or -1.
func (f Fact[T]) index(e EditionID) int {
	found := -1
	for i, d := range f.Values {
		if d.From == "" || e.AtLeast(d.From) {
			found = i
		}
	}
	return found
}

// Latest returns the value that holds under DefaultEdition.
func (f Fact[T]) Latest() (T, Certainty) { return f.At(DefaultEdition) }

// UnmarshalYAML accepts a plain value, `unknown`, `none`, {from, is, source} or a list of those, oldest edition first.
// An inferred value adds why, the reasoning; an unknown one may add what is likely or the bounds at_least and at_most.
func (f *Fact[T]) UnmarshalYAML(n *yaml.Node) error {
	values := []*yaml.Node{n}
	if n.Kind == yaml.SequenceNode && len(n.Content) > 0 && isDated(n.Content[0]) {
		values = n.Content
	}
	var found mistakes
	for i, v := range values {
		d := decodeDated[T](v, &found)
		if i > 0 && !Later(d.From, f.Values[i-1].From) {
			found.add(v, "from %q after %q: put the values in the order of the editions, each edition once", d.From,
				f.Values[i-1].From)
		}
		f.Values = append(f.Values, d)
	}
	return found.err()
}

func isDated(n *yaml.Node) bool {
	if n.Kind != yaml.MappingNode {
		return false
	}
	for i := 0; i < len(n.Content); i += 2 {
		if n.Content[i].Value == "is" {
			return true
		}
	}
	return false
}

func decodeDated[T any](n *yaml.Node, found *mistakes) Dated[T] {
	d := Dated[T]{Certainty: Known}
	value := n
	if isDated(n) {
		var raw struct {
			From    EditionID `yaml:"from"`
			Is      yaml.Node `yaml:"is"`
			Source  Sources   `yaml:"source"`
			Why     Text      `yaml:"why"`
			Likely  T         `yaml:"likely"`
			AtLeast T         `yaml:"at_least"`
			AtMost  T         `yaml:"at_most"`
		}
		found.decode(n, &raw)
		d.From, d.Source, value = raw.From, raw.Source, &raw.Is
		d.Why, d.Likely, d.AtLeast, d.AtMost = raw.Why, raw.Likely, raw.AtLeast, raw.AtMost
	}
	switch {
	case value.Kind == yaml.ScalarNode && value.Value == "unknown":
		d.Certainty = Unknown
	case value.Kind == yaml.ScalarNode && value.Value == "none":
		d.Certainty = None
	default:
		before := len(*found)
		if found.decode(value, &d.Is); len(*found) > before {
			d.Certainty = Unknown // the value could not be decoded; avoid follow-up mistakes
		}
	}
	return d
}
