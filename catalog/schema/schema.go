// Package schema generates JSON Schemas for the YAML files of the catalogue, so that editors can complete and check
// them. The schemas are derived from the Go types that the loaders read into, so the two cannot disagree. What needs
// the whole content (references, sums, provenance) is checked by `catanica check` only.
//
// The package must stay free of the file system and the network. Its tests write and compare content/schema.
package schema

import (
	"encoding/json"
	"fmt"
	"reflect"
	"strings"

	"github.com/invopop/jsonschema"

	"catanica/catalog"
	"catanica/catalog/deck"
	"catanica/catalog/setup"
)

// Base is the URL below which the schemas identify themselves.
const Base = "https://catanica.example/schema/"

// File is one kind of content file and its schema.
type File struct {
	Name string // such as card; the schema file is NAME.schema.json
	Of   string // glob pattern below content/ of the files that it describes
	typ  reflect.Type
}

// Files lists all kinds of files.
func Files() []File {
	return []File{
		{"card", "cards/*/*.yaml", reflect.TypeFor[catalog.Card]()},
		{"set", "sets/*.yaml", reflect.TypeFor[catalog.Set]()},
		{"classes", "classes.yaml", reflect.TypeFor[[]catalog.Class]()},
		{"editions", "editions.yaml", reflect.TypeFor[[]catalog.Edition]()},
		{"sources", "sources.yaml", reflect.TypeFor[[]catalog.Source]()},
		{"readings", "readings.yaml", reflect.TypeFor[[]catalog.Reading]()},
		{"reasons", "reasons.yaml", reflect.TypeFor[[]catalog.Reason]()},
		{"changes", "changes.yaml", reflect.TypeFor[[]catalog.Change]()},
		{"boxes", "boxes.yaml", reflect.TypeFor[catalog.Boxes]()},
		{"variant", "variants/*.yaml", reflect.TypeFor[setup.Variant]()},
		{"board", "boards/*.yaml", reflect.TypeFor[catalog.BoardGame]()},
		{"deck", "decks/*.yaml", reflect.TypeFor[deck.Example]()},
	}
}

// JSON returns the schema as an indented file with a final newline.
func (f File) JSON() ([]byte, error) {
	w := writer{}
	w.Reflector = jsonschema.Reflector{
		FieldNameTag: "yaml", DoNotReference: true, ExpandedStruct: true, RequiredFromJSONSchemaTags: true,
		Mapper: w.known, Anonymous: true,
	}
	w.Mapper = w.known
	s := w.ReflectFromType(f.typ)
	s.ID = jsonschema.ID(Base + f.Name + ".schema.json")
	s.Title = "Catanica: content/" + f.Of
	data, err := json.MarshalIndent(s, "", "  ")
	if err != nil {
		return nil, fmt.Errorf("schema of %s: %w", f.Name, err)
	}
	return append(data, '\n'), nil
}

// writer reflects Go types, with special cases for types that have their own decoders.
type writer struct{ jsonschema.Reflector }

// known returns the schema of a type that decodes itself, or nil for any other type.
func (w *writer) known(t reflect.Type) *jsonschema.Schema {
	switch t {
	case reflect.TypeFor[catalog.Sources]():
		return anyOf(text(), listOf(text()))
	case reflect.TypeFor[catalog.Copies]():
		return anyOf(number(1), word("unknown"))
	case reflect.TypeFor[catalog.Points]():
		return anyOf(&jsonschema.Schema{Type: "integer"}, words(catalog.CountWords))
	case reflect.TypeFor[catalog.Gender]():
		return words(catalog.Genders)
	case reflect.TypeFor[catalog.Lang]():
		return words(catalog.Langs)
	case reflect.TypeFor[catalog.EditionID]():
		return words(catalog.EditionIDs())
	case reflect.TypeFor[catalog.SourceKind]():
		return words(catalog.SourceKinds)
	case reflect.TypeFor[catalog.CardType]():
		return words(catalog.CardTypes)
	case reflect.TypeFor[catalog.RelationKind]():
		return words(catalog.RelationKinds)
	case reflect.TypeFor[catalog.MarkOn]():
		return words(catalog.MarksOn)
	case reflect.TypeFor[catalog.Game]():
		return words(catalog.Games)
	case reflect.TypeFor[setup.Topic]():
		return words(setup.Topics())
	case reflect.TypeFor[catalog.Play]():
		return &jsonschema.Schema{Type: "object", Description: "The engine's part of the card: docs/engine.md."}
	case reflect.TypeFor[catalog.Cost]():
		return costs(catalog.CostResources)
	case reflect.TypeFor[catalog.Goods]():
		return costs(catalog.BoardResources)
	case reflect.TypeFor[catalog.Name]():
		return w.name(t)
	}
	if t.Kind() == reflect.Struct && strings.HasPrefix(t.Name(), "Fact[") {
		return w.fact(t)
	}
	return nil
}

// fact returns the schema of a Fact: a plain value, unknown, none, {from, is, source, …} or a list of those.
func (w *writer) fact(t reflect.Type) *jsonschema.Schema {
	values, _ := t.FieldByName("Values")
	is, _ := values.Type.Elem().FieldByName("Is")
	plain := anyOf(word("unknown"), word("none"), w.value(is.Type))
	dated := object([]string{"is"},
		property{"from", w.value(reflect.TypeFor[catalog.EditionID]())},
		property{"is", plain},
		property{"source", w.value(reflect.TypeFor[catalog.Sources]())},
		property{"why", w.value(reflect.TypeFor[catalog.Text]())},
		property{"likely", w.value(is.Type)},
		property{"at_least", w.value(is.Type)}, property{"at_most", w.value(is.Type)})
	return anyOf(plain, dated, listOf(dated))
}

// value returns the schema of a type nested in another.
func (w *writer) value(t reflect.Type) *jsonschema.Schema {
	if s := w.known(t); s != nil {
		return s
	}
	s := w.ReflectFromType(t)
	s.Version = ""
	return s
}

// name returns the schema of a catalog.Name.
func (w *writer) name(t reflect.Type) *jsonschema.Schema {
	by := words([]string{"published", "ours"})
	return object([]string{"de", "en", "en_by"}, property{"de", text()}, property{"en", text()},
		property{"en_by", by}, property{"de_by", words([]string{"published", "ours", "unknown"})})
}

type property struct {
	name string
	is   *jsonschema.Schema
}

func object(required []string, ps ...property) *jsonschema.Schema {
	s := &jsonschema.Schema{Type: "object", Properties: jsonschema.NewProperties(), Required: required,
		AdditionalProperties: jsonschema.FalseSchema}
	for _, p := range ps {
		s.Properties.Set(p.name, p.is)
	}
	return s
}

// costs returns the schema of a price in some of the resources.
func costs(resources []catalog.Resource) *jsonschema.Schema {
	var ps []property
	for _, r := range resources {
		ps = append(ps, property{string(r), number(1)})
	}
	return object(nil, ps...)
}

func text() *jsonschema.Schema { return &jsonschema.Schema{Type: "string"} }

func number(least int) *jsonschema.Schema {
	return &jsonschema.Schema{Type: "integer", Minimum: json.Number(fmt.Sprint(least))}
}

func word(w string) *jsonschema.Schema { return &jsonschema.Schema{Const: w} }

func words[T ~string](list []T) *jsonschema.Schema {
	s := text()
	for _, w := range list {
		s.Enum = append(s.Enum, string(w))
	}
	return s
}

func listOf(s *jsonschema.Schema) *jsonschema.Schema {
	return &jsonschema.Schema{Type: "array", Items: s}
}

func anyOf(ss ...*jsonschema.Schema) *jsonschema.Schema { return &jsonschema.Schema{AnyOf: ss} }
