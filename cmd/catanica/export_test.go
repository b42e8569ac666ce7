package main

import (
	"bufio"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// TestExport writes everything and checks every line against its schema.
func TestExport(t *testing.T) {
	dir := filepath.Join(t.TempDir(), "out")
	code, out, errOut := call(t, "", "export", dir)
	if code != 0 {
		t.Fatalf("got %d\n%s", code, errOut)
	}
	for _, name := range []string{"cards", "sets", "classes", "rulings", "terms", "rules", "tables", "questions",
		"scenarios"} {
		var s map[string]any
		if err := json.Unmarshal(readFile(t, filepath.Join(dir, name+".schema.json")), &s); err != nil {
			t.Fatalf("%s: %v", name, err)
		}
		ids := map[string]bool{}
		f := bufio.NewScanner(strings.NewReader(string(readFile(t, filepath.Join(dir, name+".jsonl")))))
		f.Buffer(nil, 1<<20)
		for f.Scan() {
			var row map[string]any
			if err := json.Unmarshal(f.Bytes(), &row); err != nil {
				t.Fatalf("%s: %v: %s", name, err, f.Text())
			}
			id, _ := row["id"].(string)
			if id == "" || ids[id] {
				t.Errorf("%s: id %q is missing or repeated", name, id)
			}
			ids[id] = true
			if err := against(s, row, id); err != nil {
				t.Errorf("%s: %v", name, err)
			}
		}
		if want := fmt.Sprintf("%s.jsonl: %d\n", name, len(ids)); !strings.Contains(out, want) {
			t.Errorf("want %q in\n%s", want, out)
		}
		if name != "scenarios" && name != "terms" && len(ids) == 0 {
			t.Errorf("%s is empty", name)
		}
	}
}

func readFile(t *testing.T, name string) []byte {
	t.Helper()
	data, err := os.ReadFile(name)
	if err != nil {
		t.Fatal(err)
	}
	return data
}

// against checks a value against a JSON Schema.
func against(s map[string]any, value any, at string) error {
	if err := typed(s["type"], value, at); err != nil {
		return err
	}
	switch value := value.(type) {
	case map[string]any:
		return fields(s, value, at)
	case []any:
		items, _ := s["items"].(map[string]any)
		for i, v := range value {
			if err := against(items, v, fmt.Sprintf("%s[%d]", at, i)); err != nil {
				return err
			}
		}
	}
	return nil
}

func fields(s, value map[string]any, at string) error {
	properties, _ := s["properties"].(map[string]any)
	required, _ := s["required"].([]any)
	for _, key := range required {
		if _, ok := value[key.(string)]; !ok {
			return fmt.Errorf("%s lacks %s", at, key)
		}
	}
	for key, v := range value {
		part, ok := properties[key].(map[string]any)
		if !ok {
			if part, ok = s["additionalProperties"].(map[string]any); !ok {
				return fmt.Errorf("%s has %s, which is not in the schema", at, key)
			}
		}
		if err := against(part, v, at+"."+key); err != nil {
			return err
		}
	}
	return nil
}

func typed(want, value any, at string) error {
	var names []any
	switch want := want.(type) {
	case nil:
		return nil
	case []any:
		names = want
	default:
		names = []any{want}
	}
	got := "null"
	switch v := value.(type) {
	case string:
		got = "string"
	case bool:
		got = "boolean"
	case map[string]any:
		got = "object"
	case []any:
		got = "array"
	case float64:
		if got = "number"; v == float64(int(v)) {
			got = "integer"
		}
	}
	if !slices.Contains(names, any(got)) {
		return fmt.Errorf("%s is %s, want %v", at, got, want)
	}
	return nil
}

func TestExportWrongCalls(t *testing.T) {
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, nil, 0o644); err != nil {
		t.Fatal(err)
	}
	for name, args := range map[string][]string{"no directory": {"export"}, "two": {"export", "a", "b"},
		"a file": {"export", file}} {
		if code, _, errOut := call(t, "", args...); code != 2 || errOut == "" {
			t.Errorf("%s: got %d %q", name, code, errOut)
		}
	}
}
