package scenario_test

import (
	"encoding/json"
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strings"
	"testing"
)

// TestSchema checks the results of all embedded scenarios, and of chunks with mistakes, against result.schema.json.
func TestSchema(t *testing.T) {
	var root map[string]any
	if err := json.Unmarshal([]byte(read(t, "result.schema.json")), &root); err != nil {
		t.Fatal(err)
	}
	s := schema{root}
	sources := maps.Clone(embedded())
	for _, file := range []string{"testdata/trouble/play.txt", "testdata/errors/play.txt"} {
		for i, c := range chunks([]byte(read(t, file))) {
			sources[fmt.Sprint(file, i)] = c.src
		}
	}
	for _, name := range slices.Sorted(maps.Keys(sources)) {
		var v any
		if err := json.Unmarshal(asJSON(t, play(t, name, sources[name])), &v); err != nil {
			t.Fatal(err)
		}
		for _, wrong := range s.check(root, v, "") {
			t.Errorf("%s: %s", name, wrong)
		}
	}
}

// schema implements the part of JSON Schema that result.schema.json uses.
type schema struct{ root map[string]any }

func (s schema) check(rule map[string]any, v any, at string) []string {
	if ref, ok := rule["$ref"].(string); ok && ref == "#" {
		rule = s.root
	} else if ok {
		rule = s.root["$defs"].(map[string]any)[strings.TrimPrefix(ref, "#/$defs/")].(map[string]any)
	}
	switch want := rule["type"].(string); want {
	case "object":
		return s.object(rule, v, at)
	case "array":
		var wrong []string
		list, ok := v.([]any)
		if !ok {
			return []string{fmt.Sprintf("%s is no array: %v", at, v)}
		}
		for i, e := range list {
			wrong = append(wrong, s.check(rule["items"].(map[string]any), e, fmt.Sprintf("%s[%d]", at, i))...)
		}
		return wrong
	case "string":
		return s.str(rule, v, at)
	case "integer":
		n, ok := v.(float64)
		if least, bounded := rule["minimum"].(float64); !ok || n != float64(int(n)) || bounded && n < least {
			return []string{fmt.Sprintf("%s: want an integer of at least %v, got %v", at, rule["minimum"], v)}
		}
	case "number":
		if n, ok := v.(float64); !ok || n < 0 || n > 1 {
			return []string{fmt.Sprintf("%s: want a chance from 0 to 1, got %v", at, v)}
		}
	case "boolean":
		if _, ok := v.(bool); !ok {
			return []string{fmt.Sprintf("%s: want a boolean, got %v", at, v)}
		}
	default:
		return []string{at + ": the schema has a type that this test does not know: " + want}
	}
	return nil
}

func (s schema) object(rule map[string]any, v any, at string) []string {
	obj, ok := v.(map[string]any)
	if !ok {
		return []string{fmt.Sprintf("%s is no object: %v", at, v)}
	}
	var wrong []string
	for _, name := range rule["required"].([]any) {
		if _, ok := obj[name.(string)]; !ok {
			wrong = append(wrong, fmt.Sprintf("%s: %v is missing", at, name))
		}
	}
	for name, value := range obj {
		field, ok := rule["properties"].(map[string]any)[name].(map[string]any)
		if !ok {
			wrong = append(wrong, fmt.Sprintf("%s: %s is not in the schema", at, name))
			continue
		}
		wrong = append(wrong, s.check(field, value, at+"."+name)...)
	}
	return wrong
}

func (s schema) str(rule map[string]any, v any, at string) []string {
	text, ok := v.(string)
	enum, _ := rule["enum"].([]any)
	pattern, _ := rule["pattern"].(string)
	if !ok || enum != nil && !slices.Contains(enum, any(text)) || !regexp.MustCompile(pattern).MatchString(text) {
		return []string{fmt.Sprintf("%s: got %v, want a string %v %s", at, v, enum, pattern)}
	}
	return nil
}
