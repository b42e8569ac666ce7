// Package packed writes Go values as bytes and reads them back, so that a program without content tree and YAML (the
// table in the browser) gets the cards as they were loaded elsewhere.
//
// The format is private to one build: Write and Read of the same types agree, and Read refuses everything else. A value
// is written by its Go type: a struct as a bit for each exported field that is not zero, followed by these fields; a
// string as its number in a table of all strings. Fields named Line are left out: they say where in a file a value
// stands.
package packed

import (
	"errors"
	"fmt"
	"hash/fnv"
	"reflect"
)

// ErrFormat reports bytes that Write did not write for a value of the same type in this build.
var ErrFormat = errors.New("not packed by this build")

// Write packs a value. It fails for a type that Read could not restore: functions, interfaces, nil pointers, maps whose
// keys are no strings.
func Write(v any) ([]byte, error) {
	var w writer
	w.text(signature(reflect.TypeOf(v)))
	if err := w.value(reflect.ValueOf(v)); err != nil {
		return nil, err
	}
	return w.bytes(), nil
}

// Read restores the value that Write packed. It fails with ErrFormat for anything else.
func Read[T any](data []byte) (T, error) {
	var out, none T
	r, err := newReader(data)
	if err != nil {
		return none, err
	}
	if r.text() != signature(reflect.TypeFor[T]()) {
		return none, ErrFormat
	}
	r.value(reflect.ValueOf(&out).Elem())
	if r.failed || len(r.rest) > 0 {
		return none, ErrFormat
	}
	return out, nil
}

// signature identifies a type with everything in it, so that a build cannot misread the bytes of another.
func signature(of reflect.Type) string {
	h := fnv.New64a()
	seen := map[reflect.Type]bool{}
	var describe func(t reflect.Type)
	describe = func(t reflect.Type) {
		_, _ = fmt.Fprintf(h, "%s %s;", t.Kind(), t.Name()) // a hash does not fail
		if seen[t] {
			return
		}
		seen[t] = true
		switch t.Kind() {
		case reflect.Struct:
			for f := range t.Fields() {
				if f.IsExported() {
					_, _ = fmt.Fprintf(h, "%s ", f.Name)
					describe(f.Type)
				}
			}
		case reflect.Map:
			describe(t.Key())
			describe(t.Elem())
		case reflect.Pointer, reflect.Slice, reflect.Array:
			describe(t.Elem())
		}
	}
	describe(of)
	return fmt.Sprintf("packed-1 %016x", h.Sum64())
}
