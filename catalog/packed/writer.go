package packed

import (
	"bytes"
	"encoding/binary"
	"fmt"
	"reflect"
	"slices"
)

// lineField is the name of the fields that hold a line of a file; they are written as zero.
const lineField = "Line"

// writer packs values. Strings are collected in a table and written before everything else.
type writer struct {
	body    []byte
	strings []string
	number  map[string]int
}

// bytes returns the table of strings and what was written.
func (w *writer) bytes() []byte {
	var out bytes.Buffer
	put := func(n int) { out.Write(binary.AppendUvarint(nil, uint64(n))) }
	put(len(w.strings))
	for _, s := range w.strings {
		put(len(s))
	}
	for _, s := range w.strings {
		out.WriteString(s)
	}
	out.Write(w.body)
	return out.Bytes()
}

func (w *writer) uint(n uint64) { w.body = binary.AppendUvarint(w.body, n) }

func (w *writer) text(s string) {
	if w.number == nil {
		w.number = map[string]int{}
	}
	n, ok := w.number[s]
	if !ok {
		n = len(w.strings)
		w.number[s], w.strings = n, append(w.strings, s)
	}
	w.uint(uint64(n))
}

// value writes a value. It fails for a type that Read could not restore.
func (w *writer) value(v reflect.Value) error {
	switch v.Kind() {
	case reflect.String:
		w.text(v.String())
	case reflect.Bool:
		n := uint64(0)
		if v.Bool() {
			n = 1
		}
		w.uint(n)
	case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64:
		w.body = binary.AppendVarint(w.body, v.Int())
	case reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64:
		w.uint(v.Uint())
	case reflect.Pointer:
		if v.IsNil() {
			return fmt.Errorf("a nil %s cannot be packed", v.Type())
		}
		return w.value(v.Elem())
	case reflect.Slice, reflect.Array:
		if v.Kind() == reflect.Slice {
			w.uint(uint64(v.Len()))
		}
		for i := range v.Len() {
			if err := w.value(v.Index(i)); err != nil {
				return err
			}
		}
	case reflect.Map:
		return w.mapping(v)
	case reflect.Struct:
		return w.fields(v)
	default:
		return fmt.Errorf("a %s cannot be packed", v.Type())
	}
	return nil
}

// mapping writes a map with its keys in order. Its keys are strings.
func (w *writer) mapping(v reflect.Value) error {
	if v.Type().Key().Kind() != reflect.String {
		return fmt.Errorf("a %s cannot be packed: its keys are no strings", v.Type())
	}
	keys := v.MapKeys()
	slices.SortFunc(keys, func(a, b reflect.Value) int { return bytes.Compare([]byte(a.String()), []byte(b.String())) })
	w.uint(uint64(len(keys)))
	for _, k := range keys {
		w.text(k.String())
		if err := w.value(v.MapIndex(k)); err != nil {
			return err
		}
	}
	return nil
}

// fields writes which fields are not zero, and these.
func (w *writer) fields(v reflect.Value) error {
	var filled uint64
	var parts []reflect.Value
	for i, f := range exported(v.Type()) {
		if part := v.FieldByIndex(f.Index); !part.IsZero() && f.Name != lineField {
			filled |= 1 << i
			parts = append(parts, part)
		}
	}
	w.uint(filled)
	for _, part := range parts {
		if err := w.value(part); err != nil {
			return err
		}
	}
	return nil
}

// exported returns the exported fields of a struct. There are at most 64 (TestTypes).
func exported(t reflect.Type) []reflect.StructField {
	var out []reflect.StructField
	for f := range t.Fields() {
		if f.IsExported() {
			out = append(out, f)
		}
	}
	return out
}
