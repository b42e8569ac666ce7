package api

import (
	"reflect"
	"strings"

	"catanica/catalog"

	"github.com/danielgtaylor/huma/v2"
)

// fields holds what Go types do not say about the fields of answers.
type fields struct {
	docs   map[reflect.Type]Docs
	values map[reflect.Type][]any
}

func newFields() fields {
	return fields{docs: map[reflect.Type]Docs{}, values: map[reflect.Type][]any{}}
}

// Describe gives the fields of T, by their names in JSON, descriptions.
func Describe[T any](a *API, docs Docs) { a.fields.docs[reflect.TypeFor[T]()] = docs }

// Values lists all values that fields of type T take in answers.
func Values[T ~string](a *API, values []T) {
	var list []any
	for _, v := range values {
		list = append(list, string(v))
	}
	a.fields.values[reflect.TypeFor[T]()] = list
}

// Alias describes T, which has a JSON encoding of its own, by the struct As.
func Alias[T, As any](a *API) {
	a.huma.OpenAPI().Components.Schemas.RegisterTypeAlias(reflect.TypeFor[T](), reflect.TypeFor[As]())
}

const schemaPrefix = "#/components/schemas/"

// complete adds to the schemas of answers what huma does not read from the types: values, descriptions and null.
func (a *API) complete() {
	schemas := a.huma.OpenAPI().Components.Schemas
	for name, s := range schemas.Map() {
		t := schemas.TypeFromRef(schemaPrefix + name)
		for t.Kind() == reflect.Pointer {
			t = t.Elem()
		}
		if t.Kind() != reflect.Struct {
			continue
		}
		for _, f := range reflect.VisibleFields(t) {
			name, options, _ := strings.Cut(f.Tag.Get("json"), ",")
			if p := s.Properties[name]; p != nil {
				neverNull := strings.Contains(options, "omit") || f.Tag.Get("nullable") == "false"
				s.Properties[name] = a.property(p, f.Type, neverNull)
				if doc, ok := a.docOf(t, f, name); ok {
					s.Properties[name].Description = doc.EN
				}
			}
		}
	}
}

// docOf returns the description of a field of t, which may be declared in a struct that t embeds.
func (a *API) docOf(t reflect.Type, f reflect.StructField, name string) (doc catalog.Text, ok bool) {
	if doc, ok = a.fields.docs[t][name]; ok {
		return doc, true
	}
	for i := range f.Index[:len(f.Index)-1] {
		owner := t.FieldByIndex(f.Index[:i+1]).Type
		for owner.Kind() == reflect.Pointer {
			owner = owner.Elem()
		}
		if doc, ok = a.fields.docs[owner][name]; ok {
			return doc, true
		}
	}
	return catalog.Text{}, false
}

// property completes the schema of a field of type t. A field that is omitted when it is empty is never null.
func (a *API) property(p *huma.Schema, t reflect.Type, neverNull bool) *huma.Schema {
	switch t.Kind() {
	case reflect.Pointer:
		if p.Ref != "" && !neverNull {
			return &huma.Schema{AnyOf: []*huma.Schema{p, {Type: "null"}}}
		}
		if values := a.fields.values[t.Elem()]; values != nil {
			p.Enum = append(values[:len(values):len(values)], nil)
		}
	case reflect.Slice:
		p.Nullable = !neverNull
		if p.Items != nil {
			p.Items = a.property(p.Items, t.Elem(), true)
		}
	case reflect.Map:
		p.Nullable = !neverNull
		if inner, ok := p.AdditionalProperties.(*huma.Schema); ok {
			p.AdditionalProperties = a.property(inner, t.Elem(), false)
		}
	case reflect.String:
		if values := a.fields.values[t]; values != nil {
			p.Enum = values
		}
	}
	return p
}
