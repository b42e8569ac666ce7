package catalog

import (
	"errors"
	"fmt"
	"reflect"
	"slices"
	"strings"

	"go.yaml.in/yaml/v3"
)

var unmarshaler = reflect.TypeFor[yaml.Unmarshaler]()

// mistakes collects what is wrong below a YAML node, in the format of the YAML package's own errors.
type mistakes []string

func (m *mistakes) add(n *yaml.Node, format string, args ...any) {
	*m = append(*m, fmt.Sprintf("line %d: ", n.Line)+fmt.Sprintf(format, args...))
}

// decode decodes n into out as far as possible, and reports keys for which out has no field. The YAML package is not
// strict inside custom unmarshalers, so the keys are compared here.
func (m *mistakes) decode(n *yaml.Node, out any) {
	m.unknownKeys(n, reflect.TypeOf(out).Elem())
	err := n.Decode(out)
	var several *yaml.TypeError
	switch {
	case errors.As(err, &several):
		*m = append(*m, several.Errors...)
	case err != nil:
		m.add(n, "%v", err)
	}
}

// err returns nil if there are no mistakes, and otherwise a yaml.TypeError.
func (m *mistakes) err() error {
	if len(*m) == 0 {
		return nil
	}
	return &yaml.TypeError{Errors: *m}
}

// lineError returns an error for the line of n.
func lineError(n *yaml.Node, format string, args ...any) error {
	var m mistakes
	m.add(n, format, args...)
	return m.err()
}

func (m *mistakes) unknownKeys(n *yaml.Node, t reflect.Type) {
	for t.Kind() == reflect.Pointer {
		t = t.Elem()
	}
	if t == reflect.TypeFor[yaml.Node]() || reflect.PointerTo(t).Implements(unmarshaler) {
		return
	}
	switch {
	case t.Kind() == reflect.Struct && n.Kind == yaml.MappingNode:
		fields := keysOf(t)
		for i := 0; i+1 < len(n.Content); i += 2 {
			key := n.Content[i]
			ft, ok := fields[key.Value]
			if !ok {
				m.add(key, "unknown key %q: take one of %s", key.Value, strings.Join(sortedKeys(fields), ", "))
				continue
			}
			m.unknownKeys(n.Content[i+1], ft)
		}
	case t.Kind() == reflect.Slice && n.Kind == yaml.SequenceNode:
		for _, c := range n.Content {
			m.unknownKeys(c, t.Elem())
		}
	case t.Kind() == reflect.Map && n.Kind == yaml.MappingNode:
		for i := 1; i < len(n.Content); i += 2 {
			m.unknownKeys(n.Content[i], t.Elem())
		}
	}
}

// keysOf maps the YAML keys of a struct to the types of their fields, including those of inlined structs.
func keysOf(t reflect.Type) map[string]reflect.Type {
	keys := map[string]reflect.Type{}
	for f := range t.Fields() {
		name, options, _ := strings.Cut(f.Tag.Get("yaml"), ",")
		switch {
		case options == "inline":
			for k, v := range keysOf(f.Type) {
				keys[k] = v
			}
		case name != "" && name != "-":
			keys[name] = f.Type
		}
	}
	return keys
}

func sortedKeys(fields map[string]reflect.Type) []string {
	names := make([]string, 0, len(fields))
	for name := range fields {
		names = append(names, name)
	}
	slices.Sort(names)
	return names
}
