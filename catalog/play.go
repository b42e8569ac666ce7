package catalog

import (
	"strconv"

	"go.yaml.in/yaml/v3"
)

// Play is the part of a card that the engine plays: effect words with their arguments. The catalogue only stores them.
// The engine defines the words and rejects unknown ones.
type Play struct {
	Played   []Word  `yaml:"played"`   // effects of the action card when it is played
	Reacts   []Word  `yaml:"reacts"`   // what it may be played in response to
	Works    []Word  `yaml:"works"`    // functions while it is in play
	Built    []Word  `yaml:"built"`    // effects when it has been built
	Happens  []Word  `yaml:"happens"`  // effects of an event
	Explains Text    `yaml:"explains"` // why there is nothing to play, such as points only
	Source   Sources `yaml:"source"`
}

// Empty reports whether the engine has nothing to play for the card.
func (p Play) Empty() bool {
	return len(p.Played)+len(p.Reacts)+len(p.Works)+len(p.Built)+len(p.Happens) == 0 && p.Explains.Empty()
}

// Word is an effect word with its argument, written `word: argument` in a card file.
type Word struct {
	Name string
	Arg  Value
	Line int
}

// UnmarshalYAML accepts `word` or a mapping with one key.
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

// Value is the argument of an effect word: a scalar, a list or a mapping. The zero Value means that there is none.
type Value struct {
	Line int
	Str  string // a scalar as written
	List []Value
	Keys []string // keys of a mapping in the order of the file
	Vals []Value
}

// UnmarshalYAML accepts any scalar, list or mapping.
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

// Get returns the value of a key, or the zero Value if there is none.
func (v Value) Get(key string) Value {
	for i, k := range v.Keys {
		if k == key {
			return v.Vals[i]
		}
	}
	return Value{}
}

// Int returns the scalar as a number, or 0 if it is not one.
func (v Value) Int() int {
	n, _ := strconv.Atoi(v.Str)
	return n
}

// Ints returns a list of numbers. A scalar counts as a list of one.
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

// Strs returns a list of words. A scalar counts as a list of one.
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

// Words returns a list of effect words, for words that contain other words (test: {won: […]}).
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
