package main

import (
	"reflect"
	"strings"
)

// schema is a JSON Schema, or a part of one.
type schema map[string]any

// schemaOf describes how encoding/json writes a value of the type. The types of the export hold structs, lists, maps
// with text keys and scalars, and write themselves in the plain way; nothing else is described.
func schemaOf(t reflect.Type) schema {
	switch t.Kind() {
	case reflect.Pointer:
		return schemaOf(t.Elem())
	case reflect.Struct:
		return structSchema(t)
	case reflect.Slice, reflect.Array:
		return schema{"type": []string{"array", "null"}, "items": schemaOf(t.Elem())}
	case reflect.Map:
		return schema{"type": []string{"object", "null"}, "additionalProperties": schemaOf(t.Elem())}
	case reflect.Bool:
		return schema{"type": "boolean"}
	case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64:
		return schema{"type": "integer"}
	case reflect.Float32, reflect.Float64:
		return schema{"type": "number"}
	case reflect.String:
		return schema{"type": "string"}
	}
	return schema{}
}

func structSchema(t reflect.Type) schema {
	properties, required := schema{}, []string{}
	addFields(t, properties, &required)
	return schema{"type": "object", "properties": properties, "required": required, "additionalProperties": false}
}

// addFields describes the fields of t; those of an embedded struct without a name count as its own.
func addFields(t reflect.Type, properties schema, required *[]string) {
	for f := range t.Fields() {
		name, options, _ := strings.Cut(f.Tag.Get("json"), ",")
		switch {
		case name == "-" || !f.IsExported():
			continue
		case f.Anonymous && name == "":
			addFields(f.Type, properties, required)
			continue
		case name == "":
			name = f.Name
		}
		properties[name] = schemaOf(f.Type)
		if !strings.Contains(options, "omit") {
			*required = append(*required, name)
		}
	}
}
