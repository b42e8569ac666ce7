package service

import (
	"bytes"
	"reflect"
	"strings"
	"testing"

	"catanica/catalog"
	"catanica/content"
	"catanica/rulings"
)

// packedContent returns the packed form of the embedded content.
func packedContent(t testing.TB) (*Service, []byte) {
	t.Helper()
	s, problems := Load(content.FS)
	if len(problems) > 0 {
		t.Fatal(problems[0])
	}
	data, err := Pack(s)
	if err != nil {
		t.Fatal(err)
	}
	return s, data
}

// TestUnpack: what is packed comes back as it was read, but for the lines of files.
func TestUnpack(t *testing.T) {
	want, data := packedContent(t)
	in, ok := unpack(data, string(data[:digestLen]))
	if !ok {
		t.Fatal("the packed content is not accepted")
	}
	cat := catalog.Assemble(in.Catalog)
	lib := rulings.Assemble(in.Library, cat)
	for _, c := range []struct {
		name      string
		got, want any
	}{
		{"cards", cat.Cards, want.Catalog.Cards}, {"sets", cat.Sets, want.Catalog.Sets},
		{"classes", cat.Classes, want.Catalog.Classes}, {"editions", cat.Editions, want.Catalog.Editions},
		{"sources", cat.Sources, want.Catalog.Sources}, {"readings", cat.Readings, want.Catalog.Readings},
		{"changes", cat.Changes, want.Catalog.Changes}, {"boxes", cat.Boxes, want.Catalog.Boxes},
		{"boards", cat.Boards, want.Catalog.Boards}, {"library", lib.Parts(), want.Library.Parts()},
	} {
		forgetLines(reflect.ValueOf(c.want))
		if !reflect.DeepEqual(c.got, c.want) {
			t.Errorf("%s differ", c.name)
		}
	}
	for _, r := range want.Library.Rulings {
		if got := lib.About(r.ID); len(got) != len(want.Library.About(r.ID)) || lib.Find(r.Title("de")) == nil {
			t.Errorf("%s: %d articles refer to it, want %d", r.ID, len(got), len(want.Library.About(r.ID)))
		}
	}
}

// forgetLines sets every field Line below v to zero, unless v cannot be changed.
func forgetLines(v reflect.Value) {
	switch v.Kind() {
	case reflect.Pointer:
		if !v.IsNil() {
			forgetLines(v.Elem())
		}
	case reflect.Struct:
		for i := range v.NumField() {
			if f := v.Field(i); v.Type().Field(i).Name == "Line" && f.CanSet() {
				f.SetZero()
			} else {
				forgetLines(f)
			}
		}
	case reflect.Slice:
		for i := range v.Len() {
			forgetLines(v.Index(i))
		}
	case reflect.Map:
		for _, k := range v.MapKeys() {
			elem := reflect.New(v.Type().Elem()).Elem()
			elem.Set(v.MapIndex(k))
			forgetLines(elem)
			v.SetMapIndex(k, elem)
		}
	}
}

// TestUnpackOther: packed content is used only with its own digest, and not if it is cut off.
func TestUnpackOther(t *testing.T) {
	_, data := packedContent(t)
	own := string(data[:digestLen])
	for _, digest := range []string{"", own[:digestLen-1], own + "0", "0" + own[1:], strings.ToUpper(own)} {
		if _, ok := unpack(data, digest); ok && digest != own {
			t.Errorf("the packed content is used with the digest %q", digest)
		}
	}
	for n := range 50 {
		if _, ok := unpack(data[:n*len(data)/50], own); ok {
			t.Errorf("packed content cut to %d of 50 parts is used", n)
		}
	}
}

// TestPackedIsFresh: if this tree has packed content, it is that of the tree.
func TestPackedIsFresh(t *testing.T) {
	data, err := builtFS.ReadFile(packedFile)
	if err != nil {
		t.Skip("make build has not run here")
	}
	if _, want := packedContent(t); !bytes.Equal(data, want) {
		t.Error("the packed content is that of another state of the content: run make index")
	}
	if _, ok := unpack(data, string(data[:digestLen])); !ok {
		t.Error("the packed content cannot be read")
	}
}

func BenchmarkOpen(b *testing.B) {
	_, data := packedContent(b)
	digest := string(data[:digestLen])
	b.Run("unpack", func(b *testing.B) {
		for b.Loop() {
			unpack(data, digest)
		}
	})
	in, _ := unpack(data, digest)
	b.Run("assemble", func(b *testing.B) {
		for b.Loop() {
			rulings.Assemble(in.Library, catalog.Assemble(in.Catalog))
		}
	})
	b.Run("yaml", func(b *testing.B) {
		for b.Loop() {
			Load(content.FS)
		}
	})
}
