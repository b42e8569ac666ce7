package bulk

import (
	"reflect"
	"strings"
)

// schema is a JSON Schema, or a part of one.
type schema map[string]any

// schemaOf returns the schema of a type as encoding/json writes it. It supports what the exported types use: structs,
// lists, maps with string keys and scalars, without custom marshallers.
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

// addFields adds the fields of t, and those of embedded structs without a JSON name.
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
