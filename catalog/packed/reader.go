package packed

import (
	"encoding/binary"
	"reflect"
)

// reader restores what a writer wrote. Anything unexpected sets failed, and everything read after that is zero.
type reader struct {
	rest    []byte
	strings []string
	failed  bool
	depth   int
	fields  map[reflect.Type][]reflect.StructField
}

// maxDepth limits how deeply values are nested.
const maxDepth = 100

func newReader(data []byte) (*reader, error) {
	r := &reader{rest: data, fields: map[reflect.Type][]reflect.StructField{}}
	lengths := make([]int, r.count())
	for i := range lengths {
		lengths[i] = int(r.uint())
	}
	table, at := string(r.rest), 0 // one copy for all strings
	r.strings = make([]string, len(lengths))
	for i, n := range lengths {
		if n < 0 || n > len(table)-at {
			return nil, ErrFormat
		}
		r.strings[i], at = table[at:at+n], at+n
	}
	r.rest = r.rest[at:]
	if r.failed {
		return nil, ErrFormat
	}
	return r, nil
}

func (r *reader) fail() { r.failed, r.rest = true, nil }

func (r *reader) uint() uint64 {
	n, size := binary.Uvarint(r.rest)
	if size <= 0 {
		r.fail()
		return 0
	}
	r.rest = r.rest[size:]
	return n
}

func (r *reader) int() int64 {
	n, size := binary.Varint(r.rest)
	if size <= 0 {
		r.fail()
		return 0
	}
	r.rest = r.rest[size:]
	return n
}

// count reads the length of a list. Each element takes at least one byte, so that a short input cannot ask for a long
// list.
func (r *reader) count() int {
	n := r.uint()
	if n > uint64(len(r.rest)) {
		r.fail()
		return 0
	}
	return int(n)
}

func (r *reader) text() string {
	n := r.uint()
	if n >= uint64(len(r.strings)) {
		r.fail()
		return ""
	}
	return r.strings[n]
}

// value reads a value into v.
func (r *reader) value(v reflect.Value) {
	if r.depth++; r.depth > maxDepth {
		r.fail()
	}
	defer func() { r.depth-- }()
	if r.failed {
		return
	}
	switch v.Kind() {
	case reflect.String:
		v.SetString(r.text())
	case reflect.Bool:
		v.SetBool(r.uint() == 1)
	case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64:
		n := r.int()
		if v.OverflowInt(n) {
			r.fail()
			return
		}
		v.SetInt(n)
	case reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64:
		n := r.uint()
		if v.OverflowUint(n) {
			r.fail()
			return
		}
		v.SetUint(n)
	case reflect.Pointer:
		v.Set(reflect.New(v.Type().Elem()))
		r.value(v.Elem())
	case reflect.Slice:
		n := r.count()
		v.Set(reflect.MakeSlice(v.Type(), n, n))
		r.elements(v)
	case reflect.Array:
		r.elements(v)
	case reflect.Map:
		n := r.count()
		v.Set(reflect.MakeMapWithSize(v.Type(), n))
		for range n {
			key, elem := reflect.New(v.Type().Key()).Elem(), reflect.New(v.Type().Elem()).Elem()
			key.SetString(r.text())
			r.value(elem)
			v.SetMapIndex(key, elem)
		}
	case reflect.Struct:
		r.structure(v)
	default:
		r.fail()
	}
}

func (r *reader) elements(v reflect.Value) {
	for i := range v.Len() {
		r.value(v.Index(i))
	}
}

func (r *reader) structure(v reflect.Value) {
	fields, ok := r.fields[v.Type()]
	if !ok {
		fields = exported(v.Type())
		r.fields[v.Type()] = fields
	}
	filled := r.uint()
	if filled>>len(fields) != 0 {
		r.fail()
		return
	}
	for i, f := range fields {
		if filled&(1<<i) != 0 {
			r.value(v.FieldByIndex(f.Index))
		}
	}
}
