package packed_test

import (
	"errors"
	"os"
	"reflect"
	"testing"

	"catanica/catalog"
	"catanica/catalog/packed"
)

func load(t testing.TB) *catalog.Catalog {
	t.Helper()
	cat, problems := catalog.Load(os.DirFS("../../content"))
	if len(problems) > 0 {
		t.Fatal(problems[0])
	}
	return cat
}

// TestReadRestores compares every card after it has been packed.
func TestReadRestores(t *testing.T) {
	cards := load(t).Cards
	data, err := packed.Write(cards)
	if err != nil {
		t.Fatal(err)
	}
	if again, err := packed.Write(cards); err != nil || string(again) != string(data) {
		t.Errorf("written twice, the bytes differ (%v)", err)
	}
	got, err := packed.Read[[]*catalog.Card](data)
	if err != nil {
		t.Fatal(err)
	}
	if len(got) != len(cards) || len(cards) < 200 {
		t.Fatalf("%d of %d cards", len(got), len(cards))
	}
	for i, k := range cards {
		forgetLines(reflect.ValueOf(&k.Play).Elem())
		if !reflect.DeepEqual(got[i], k) {
			t.Errorf("%s:\n got %+v\nwant %+v", k.ID, got[i], k)
		}
	}
}

// TestKinds writes and reads values of every kind that the format knows, and refuses the others.
func TestKinds(t *testing.T) {
	type inner struct {
		Name string
		N    int8
	}
	type all struct {
		Yes   bool
		N     int
		U     uint16
		Text  string
		List  []inner
		Empty []string
		Two   [2]int
		Map   map[string]inner
		To    *inner
		Line  int // not packed
		own   int // not packed
	}
	in := all{
		true, -5, 65535, "ä", []inner{{"a", -128}, {}}, []string{}, [2]int{0, 7}, map[string]inner{"x": {"b", 1}, "": {}},
		&inner{"c", 3}, 0, 0,
	}
	data, err := packed.Write(in)
	if err != nil {
		t.Fatal(err)
	}
	out, err := packed.Read[all](data)
	if err != nil || !reflect.DeepEqual(in, out) {
		t.Errorf("got %+v, %v; want %+v", out, err, in)
	}
	if _, err := packed.Read[inner](data); !errors.Is(err, packed.ErrFormat) {
		t.Errorf("another type: %v", err)
	}
	for i := range data {
		if _, err := packed.Read[all](data[:i]); !errors.Is(err, packed.ErrFormat) {
			t.Errorf("the first %d bytes: %v", i, err)
		}
	}
	for _, bad := range []any{func() {}, []any{1}, map[int]string{1: "a"}, []*inner{nil}} {
		if _, err := packed.Write(bad); err == nil {
			t.Errorf("%T can be written, though it cannot be read", bad)
		}
	}
}

// forgetLines sets every field Line below v to zero.
func forgetLines(v reflect.Value) {
	switch v.Kind() {
	case reflect.Struct:
		for i := range v.NumField() {
			if v.Type().Field(i).Name == "Line" {
				v.Field(i).SetZero()
			} else {
				forgetLines(v.Field(i))
			}
		}
	case reflect.Slice:
		for i := range v.Len() {
			forgetLines(v.Index(i))
		}
	}
}

// TestTypes holds what the format assumes of the types: at most 64 fields, and keys that are strings.
func TestTypes(t *testing.T) {
	seen := map[reflect.Type]bool{}
	var check func(reflect.Type)
	check = func(typ reflect.Type) {
		if seen[typ] {
			return
		}
		seen[typ] = true
		switch typ.Kind() {
		case reflect.Struct:
			if typ.NumField() > 64 {
				t.Errorf("%s has %d fields", typ, typ.NumField())
			}
			for f := range typ.Fields() {
				check(f.Type)
			}
		case reflect.Map:
			if typ.Key().Kind() != reflect.String {
				t.Errorf("%s: its keys are no strings", typ)
			}
			check(typ.Elem())
		case reflect.Pointer, reflect.Slice, reflect.Array:
			check(typ.Elem())
		}
	}
	check(reflect.TypeFor[catalog.Card]())
	check(reflect.TypeFor[catalog.Set]())
	check(reflect.TypeFor[catalog.Reading]())
}

func FuzzRead(f *testing.F) {
	type value struct {
		Names []string
		Costs map[string]int
		In    [][]value0
	}
	data, err := packed.Write(value{[]string{"a", "b"}, map[string]int{"ore": 3}, [][]value0{{{1, "x"}}}})
	if err != nil {
		f.Fatal(err)
	}
	f.Add(data)
	f.Add([]byte{})
	f.Add([]byte("\xff\xff\xff\xff\xff\xff\xff\xff\xff\x01"))
	f.Fuzz(func(t *testing.T, data []byte) {
		if _, err := packed.Read[value](data); err != nil && !errors.Is(err, packed.ErrFormat) {
			t.Errorf("Read: %v", err)
		}
	})
}

type value0 struct {
	N    int
	Text string
}
