package catalog

import (
	"reflect"
	"slices"
	"strings"

	"go.yaml.in/yaml/v3"
)

var unmarshaler = reflect.TypeFor[yaml.Unmarshaler]()

// decodeStrict decodes n and refuses keys that out has no field for. The YAML package forgets its
// strictness inside custom unmarshalers, so the keys are compared here.
func decodeStrict(n *yaml.Node, out any) error {
	if err := unknownKeys(n, reflect.TypeOf(out).Elem()); err != nil {
		return err
	}
	return n.Decode(out)
}

func unknownKeys(n *yaml.Node, t reflect.Type) error {
	for t.Kind() == reflect.Pointer {
		t = t.Elem()
	}
	if t == reflect.TypeFor[yaml.Node]() || reflect.PointerTo(t).Implements(unmarshaler) {
		return nil
	}
	switch {
	case t.Kind() == reflect.Struct && n.Kind == yaml.MappingNode:
		fields := map[string]reflect.Type{}
		var names []string
		for f := range t.Fields() {
			name, _, _ := strings.Cut(f.Tag.Get("yaml"), ",")
			if name != "" && name != "-" {
				fields[name] = f.Type
				names = append(names, name)
			}
		}
		for i := 0; i+1 < len(n.Content); i += 2 {
			key := n.Content[i]
			ft, ok := fields[key.Value]
			if !ok {
				slices.Sort(names)
				return lineError(key, "unknown key %q: take one of %s", key.Value, strings.Join(names, ", "))
			}
			if err := unknownKeys(n.Content[i+1], ft); err != nil {
				return err
			}
		}
	case (t.Kind() == reflect.Slice || t.Kind() == reflect.Array) && n.Kind == yaml.SequenceNode:
		for _, c := range n.Content {
			if err := unknownKeys(c, t.Elem()); err != nil {
				return err
			}
		}
	case t.Kind() == reflect.Map && n.Kind == yaml.MappingNode:
		for i := 1; i < len(n.Content); i += 2 {
			if err := unknownKeys(n.Content[i], t.Elem()); err != nil {
				return err
			}
		}
	}
	return nil
}
