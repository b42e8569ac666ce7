package catalog

import (
	"strconv"

	"go.yaml.in/yaml/v3"
)

// Play is the engine's part of a card: effect words with their arguments. The catalogue only carries
// it; the engine knows the words (rulings/engine/words.go) and refuses one that it does not know.
type Play struct {
	Played   []Word  `yaml:"played"`   // what happens when the action card is carried out
	Reacts   []Word  `yaml:"reacts"`   // when it may be played against something
	Works    []Word  `yaml:"works"`    // functions while it lies out
	Built    []Word  `yaml:"built"`    // what happens when it has been built
	Happens  []Word  `yaml:"happens"`  // what an event does
	Explains Text    `yaml:"explains"` // why nothing need be played (points only)
	Source   Sources `yaml:"source"`
}

// Empty reports whether the engine has nothing to play for the card.
func (p Play) Empty() bool {
	return len(p.Played)+len(p.Reacts)+len(p.Works)+len(p.Built)+len(p.Happens) == 0 && p.Explains.Empty()
}

// Word is an effect word with its argument, `word: argument` in a card file.
type Word struct {
	Name string
	Arg  Value
	Line int
}

// UnmarshalYAML reads `word`, or a mapping of one key.
func (w *Word) UnmarshalYAML(n *yaml.Node) error {
	w.Line = n.Line
	if n.Kind == yaml.ScalarNode {
		w.Name = n.Value
		return nil
	}
	if n.Kind != yaml.MappingNode || len(n.Content) != 2 {
		return lineError(n, "an effect is one word with its argument, `word: argument`")
	}
	w.Name = n.Content[0].Value
	return w.Arg.UnmarshalYAML(n.Content[1])
}

// Value is an argument of an effect word: a scalar, a list or named values. The zero Value is absent.
type Value struct {
	Line int
	Str  string // scalars, as written
	List []Value
	Keys []string // named values in the order of the file
	Vals []Value
}

// UnmarshalYAML keeps the shape of the node.
func (v *Value) UnmarshalYAML(n *yaml.Node) error {
	v.Line = n.Line
	switch n.Kind {
	case yaml.ScalarNode:
		v.Str = n.Value
	case yaml.SequenceNode:
		v.List = make([]Value, len(n.Content))
		for i, c := range n.Content {
			if err := v.List[i].UnmarshalYAML(c); err != nil {
				return err
			}
		}
	case yaml.MappingNode:
		for i := 0; i+1 < len(n.Content); i += 2 {
			var val Value
			if err := val.UnmarshalYAML(n.Content[i+1]); err != nil {
				return err
			}
			v.Keys = append(v.Keys, n.Content[i].Value)
			v.Vals = append(v.Vals, val)
		}
	default:
		return lineError(n, "an argument is a word, a number, a list or named values")
	}
	return nil
}

// Get returns the named value; absent names give the zero Value.
func (v Value) Get(key string) Value {
	for i, k := range v.Keys {
		if k == key {
			return v.Vals[i]
		}
	}
	return Value{}
}

// Int is the scalar as a number, or 0.
func (v Value) Int() int {
	n, _ := strconv.Atoi(v.Str)
	return n
}

// Ints is a list of numbers; a scalar is a list of one.
func (v Value) Ints() []int {
	if v.Str != "" {
		return []int{v.Int()}
	}
	out := make([]int, len(v.List))
	for i, e := range v.List {
		out[i] = e.Int()
	}
	return out
}

// Strs is a list of words; a scalar is a list of one.
func (v Value) Strs() []string {
	if v.Str != "" {
		return []string{v.Str}
	}
	out := make([]string, len(v.List))
	for i, e := range v.List {
		out[i] = e.Str
	}
	return out
}

// Words is a list of effect words, for words that hold others (test: {won: […]}).
func (v Value) Words() []Word {
	out := make([]Word, 0, len(v.List))
	for _, e := range v.List {
		w := Word{Name: e.Str, Line: e.Line}
		if len(e.Keys) == 1 {
			w.Name, w.Arg = e.Keys[0], e.Vals[0]
		}
		out = append(out, w)
	}
	return out
}
