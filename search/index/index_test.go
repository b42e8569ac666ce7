package index

import (
	"errors"
	"os"
	"path/filepath"
	"testing"

	"catanica/catalog"
	"catanica/search/analysis"

	"github.com/blevesearch/bleve/v2"
)

// sample returns the input of an index of two documents.
func sample(t *testing.T, title string) Input {
	t.Helper()
	lexicons, err := analysis.Lexicons(analysis.Options{})
	if err != nil {
		t.Fatal(err)
	}
	books := map[catalog.Lang]*analysis.Phrasebook{}
	for lang, l := range lexicons {
		l.Learn(map[string]bool{"hexe": true, "feuer": true, "wache": true})
		books[lang] = analysis.NewPhrasebook(l)
		books[lang].Add("card/hexe", title)
	}
	m, err := Mapping(books)
	if err != nil {
		t.Fatal(err)
	}
	in := Input{Documents: []Document{{Key: "card/hexe"}, {Key: "card/wache"}}, Mapping: m, Lexicons: lexicons}
	in.Documents[0].AddTexts(In(catalog.DE, Title), title)
	in.Documents[0].AddNumber(At("cost", catalog.Ed2005), 3)
	in.Documents[1].AddTexts(In(catalog.DE, Title), "Feuerwache")
	in.Version = Version(in.Documents, analysis.Options{})
	return in
}

// packedSample returns the bytes of a packed index.
func packedSample(t *testing.T, in Input) []byte {
	t.Helper()
	file := filepath.Join(t.TempDir(), "index.zip")
	if err := Write(file, in); err != nil {
		t.Fatal(err)
	}
	if got := PackedVersion(file); got != in.Version {
		t.Errorf("the packed index has version %s, want %s", got, in.Version)
	}
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	return data
}

// count returns how many documents have a term in a field.
func count(t *testing.T, ix bleve.Index, field, term string) uint64 {
	t.Helper()
	q := bleve.NewTermQuery(term)
	q.SetField(field)
	r, err := ix.Search(bleve.NewSearchRequest(q))
	if err != nil {
		t.Fatal(err)
	}
	return r.Total
}

// TestPrebuilt: a packed index is unpacked to the cache once, and to a temporary folder if nothing can be written there.
// Two processes may have it open at once.
func TestPrebuilt(t *testing.T) {
	in := sample(t, "Hexe")
	data, cache := packedSample(t, in), t.TempDir()
	file := filepath.Join(cache, "file")
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	t.Setenv("TMPDIR", t.TempDir())
	for _, c := range []struct {
		name, cache string
		temporary   bool
	}{
		{"first run", cache, false}, {"later run", cache, false}, {"no cache", "", true},
		{"cache is a file", file, true},
	} {
		s, err := unpackVersion(data, in.Version, c.cache)
		if err != nil {
			t.Fatalf("%s: %v", c.name, err)
		}
		if s.temporary != c.temporary {
			t.Errorf("%s: unpacked to %s", c.name, s.folder)
		}
		words, err := s.Vocabulary(catalog.DE)
		if err != nil || len(words) != 3 || !words["hexe"] {
			t.Errorf("%s: got the vocabulary %v, %v", c.name, words, err)
		}
		ix, err := s.Open()
		if err != nil {
			t.Fatalf("%s: %v", c.name, err)
		}
		defer ix.Close() // the next one opens the same files meanwhile
		if n := count(t, ix, In(catalog.DE, Title), "/wach"); n != 1 {
			t.Errorf("%s: %d documents have a part of a compound, want 1", c.name, n)
		}
	}
	left, err := os.ReadDir(os.Getenv("TMPDIR"))
	if err != nil || len(left) > 0 {
		t.Errorf("temporary folders are left: %v, %v", left, err)
	}
}

// TestStale: an index of other documents, or of the same documents analyzed in another way, is not opened.
func TestStale(t *testing.T) {
	in := sample(t, "Hexe")
	data := packedSample(t, in)
	for name, version := range map[string]string{
		"other documents": sample(t, "Hexen").Version,
		"other analysis":  Version(in.Documents, analysis.Options{NoCompounds: true}),
		"other facts": func() string {
			other := sample(t, "Hexe")
			other.Documents[0].Fields[1].Number = 4
			return Version(other.Documents, analysis.Options{})
		}(),
	} {
		if _, err := unpackVersion(data, version, t.TempDir()); !errors.Is(err, ErrStale) {
			t.Errorf("%s: got %v, want %v", name, err, ErrStale)
		}
	}
	if Version(in.Documents, analysis.Options{}) != in.Version {
		t.Error("the same documents have two versions")
	}
}

// TestDamaged: what an interrupted run has left in the cache is replaced.
func TestDamaged(t *testing.T) {
	in := sample(t, "Hexe")
	data, cache := packedSample(t, in), t.TempDir()
	s, err := unpackVersion(data, in.Version, cache)
	if err != nil {
		t.Fatal(err)
	}
	if err := os.Truncate(filepath.Join(s.folder, indexFolder, "store", "root.bolt"), 10); err != nil {
		t.Fatal(err)
	}
	if s, err = unpackVersion(data, in.Version, cache); err != nil {
		t.Fatal(err)
	}
	ix, err := s.Open()
	if err != nil {
		t.Fatal(err)
	}
	_ = ix.Close()
	if _, err := unpackVersion(data[:len(data)/2], in.Version, cache); err == nil {
		t.Error("half an archive is accepted")
	}
}

// TestInMemory: an index in memory finds the same as a built one.
func TestInMemory(t *testing.T) {
	in := sample(t, "Hexe")
	ix, err := InMemory(in.Mapping, in.Documents)
	if err != nil {
		t.Fatal(err)
	}
	defer ix.Close()
	for term, want := range map[string]uint64{"=hexe": 1, "hex": 1, "/wach": 1, "#card/hexe": 1, "feuer": 0} {
		if got := count(t, ix, In(catalog.DE, Title), term); got != want {
			t.Errorf("%s: got %d documents, want %d", term, got, want)
		}
	}
}
