package api

import (
	"encoding/json"
	"reflect"
)

// Either is an answer of one of two forms.
type Either[A, B any] struct {
	A *A
	B *B // if A is nil
}

// MarshalJSON writes the form that is set.
func (e Either[A, B]) MarshalJSON() ([]byte, error) {
	if e.A != nil {
		return json.Marshal(e.A)
	}
	return json.Marshal(e.B)
}

// Schema implements huma.SchemaProvider.
func (e Either[A, B]) Schema(r Registry) *Schema {
	return &Schema{AnyOf: []*Schema{
		r.Schema(reflect.TypeFor[A](), true, ""), r.Schema(reflect.TypeFor[B](), true, ""),
	}}
}
