package schema_test

import (
	"bytes"
	"flag"
	"io/fs"
	"os"
	"path/filepath"
	"testing"

	validator "github.com/santhosh-tekuri/jsonschema/v6"
	"go.yaml.in/yaml/v3"

	"catanica/catalog/schema"
	"catanica/content"
)

var update = flag.Bool("update", false, "write content/schema")

// dir holds the committed schemas.
const dir = "../../content/schema"

// TestCommitted checks that the committed schemas are those generated from the types.
func TestCommitted(t *testing.T) {
	for _, f := range schema.Files() {
		want, err := f.JSON()
		if err != nil {
			t.Fatal(err)
		}
		path := filepath.Join(dir, f.Name+".schema.json")
		if *update {
			if err := os.MkdirAll(dir, 0o755); err != nil {
				t.Fatal(err)
			}
			if err := os.WriteFile(path, want, 0o644); err != nil {
				t.Fatal(err)
			}
		}
		got, err := os.ReadFile(path)
		if err != nil || !bytes.Equal(got, want) {
			t.Errorf("%s is stale (%v): run go test ./catalog/schema -update", path, err)
		}
	}
}

// TestContent validates every file of the content against its schema.
func TestContent(t *testing.T) {
	for _, f := range schema.Files() {
		s := compile(t, f)
		files, err := fs.Glob(content.FS, f.Of)
		if err != nil || len(files) == 0 {
			t.Fatalf("%s: no files: %v", f.Of, err)
		}
		for _, file := range files {
			data, err := fs.ReadFile(content.FS, file)
			if err != nil {
				t.Fatal(err)
			}
			if err := s.Validate(decode(t, file, data)); err != nil {
				t.Errorf("%s: %v", file, err)
			}
		}
	}
}

// TestRefuses checks that the schemas reject what the loader rejects.
func TestRefuses(t *testing.T) {
	for _, tt := range []struct{ name, schema, doc string }{
		{"unknown key", "card", "id: hexe\ncolour: red"},
		{"unknown resource", "card", "id: hexe\ncost: {is: {mana: 1}, source: x}"},
		{"unknown edition", "card", "id: hexe\nclass: [{from: \"1999\", is: action, source: x}]"},
		{"unknown type", "card", "id: hexe\ntypes: [monster]"},
		{"copies as a word", "card", "id: hexe\nsets: [{set: zud, copies: some, source: x}]"},
		{"relation without a kind of ours", "card", "id: hexe\nrelations: [{kind: likes, what: [hexe], source: x}]"},
		{"edition of a change", "changes", "- {id: a, from: \"2010\"}"},
		{"topic of a rule", "variant", "id: rows\nrules: [{topic: weather}]"},
		{"deck without a plan", "deck", "order: 1\ntitle: {de: a, en: b}\nstyle: {de: a, en: b}\nsource: ours"},
		{"place of a deck", "deck",
			"order: 0\ntitle: {de: a, en: b}\nstyle: {de: a, en: b}\nplan: {de: a, en: b}\nsource: ours"},
		{"unknown key of a deck", "deck", "order: 1\ncolour: red"},
		{"place of a mark", "boxes", "marks: [{id: a, on: floor}]\nboxes: []"},
	} {
		t.Run(tt.name, func(t *testing.T) {
			for _, f := range schema.Files() {
				if f.Name == tt.schema && compile(t, f).Validate(decode(t, tt.name, []byte(tt.doc))) == nil {
					t.Errorf("the schema %s takes %q", f.Name, tt.doc)
				}
			}
		})
	}
}

func compile(t *testing.T, f schema.File) *validator.Schema {
	t.Helper()
	data, err := f.JSON()
	if err != nil {
		t.Fatal(err)
	}
	doc, err := validator.UnmarshalJSON(bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	c := validator.NewCompiler()
	if err := c.AddResource(schema.Base+f.Name+".schema.json", doc); err != nil {
		t.Fatal(err)
	}
	s, err := c.Compile(schema.Base + f.Name + ".schema.json")
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func decode(t *testing.T, name string, data []byte) any {
	t.Helper()
	var doc any
	if err := yaml.Unmarshal(data, &doc); err != nil {
		t.Fatalf("%s: %v", name, err)
	}
	return doc
}
