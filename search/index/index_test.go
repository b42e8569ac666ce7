package index

import (
	"errors"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"testing"
	"time"

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
	in := Input{Documents: []Document{{Key: "card/hexe"}, {Key: "card/wache"}}, Mapping: m, Lexicons: lexicons,
		Precedents: []byte("brennt sie")}
	in.Documents[0].AddTexts(In(catalog.DE, Title), title)
	in.Documents[0].AddTerms(Facts, "cost=003")
	in.Documents[0].AddTexts(In(catalog.DE, Question), "Feuer? Feuer!")
	in.Documents[0].AddTexts(In(catalog.DE, Body), "Wache")
	in.Documents[1].AddTexts(In(catalog.DE, Title), "Feuerwache")
	in.Documents[1].AddTexts(In(catalog.DE, Asked), "Feuer")
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

// TestPrebuilt: a packed index is unpacked to the cache once, and to a temporary folder if nothing can be written
// there. Two processes may have it open at once.
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
		s, err := find(data, in.Version, c.cache)
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
		counts, err := s.Counts(catalog.DE)
		if want := map[string]int{"feuer": 2}; err != nil || !maps.Equal(counts, want) {
			t.Errorf("%s: got the counts %v, %v; want %v", c.name, counts, err, want)
		}
		if counts, err := s.Counts(catalog.EN); err != nil || len(counts) > 0 {
			t.Errorf("%s: got the English counts %v, %v", c.name, counts, err)
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
			other.Documents[0].Terms[Facts][0] = "cost=004"
			return Version(other.Documents, analysis.Options{})
		}(),
		"other questions": func() string {
			other := sample(t, "Hexe")
			other.Documents[0].Questions = []string{"brennt sie"}
			return Version(other.Documents, analysis.Options{})
		}(),
	} {
		if _, err := find(data, version, t.TempDir()); !errors.Is(err, ErrStale) {
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
	s, err := find(data, in.Version, cache)
	if err != nil {
		t.Fatal(err)
	}
	if err := os.Truncate(filepath.Join(s.folder, indexFolder, "store", "root.bolt"), 10); err != nil {
		t.Fatal(err)
	}
	if s, err = find(data, in.Version, cache); err != nil {
		t.Fatal(err)
	}
	ix, err := s.Open()
	if err != nil {
		t.Fatal(err)
	}
	_ = ix.Close()
	if _, err := find(data[:len(data)/2], in.Version, t.TempDir()); err == nil {
		t.Error("half an archive is accepted")
	}
}

// TestKeep: an index that was built in the cache is found there by its version, as long as it is complete. Nothing is
// written where the cache cannot be.
func TestKeep(t *testing.T) {
	in, cache := sample(t, "Hexe"), t.TempDir()
	if _, err := find(nil, in.Version, cache); !errors.Is(err, ErrStale) {
		t.Fatalf("an empty cache: got %v, want %v", err, ErrStale)
	}
	for range 2 { // the second time it replaces a damaged one
		kept, err := Keep(cache, in)
		if err != nil {
			t.Fatal(err)
		}
		s, err := find(nil, in.Version, cache)
		if err != nil || *s != *kept {
			t.Fatalf("got %v, %v, want %v", s, err, kept)
		}
		if got, err := s.Precedents(); err != nil || string(got) != string(in.Precedents) || len(got) == 0 {
			t.Errorf("precedents: got %q, %v, want %q", got, err, in.Precedents)
		}
		ix, err := s.Open()
		if err != nil {
			t.Fatal(err)
		}
		if n := count(t, ix, In(catalog.DE, Title), "/wach"); n != 1 {
			t.Errorf("%d documents have a part of a compound, want 1", n)
		}
		_ = ix.Close()
		if _, err := find(nil, sample(t, "Hexen").Version, cache); !errors.Is(err, ErrStale) {
			t.Errorf("other documents: got %v, want %v", err, ErrStale)
		}
		if err := os.Truncate(filepath.Join(s.folder, indexFolder, "store", "root.bolt"), 10); err != nil {
			t.Fatal(err)
		}
		if _, err := find(nil, in.Version, cache); !errors.Is(err, ErrStale) {
			t.Errorf("a damaged index: got %v, want %v", err, ErrStale)
		}
	}
	if left, err := os.ReadDir(cache); err != nil || len(left) != 1 {
		t.Errorf("the cache holds %v, %v, want one index", left, err)
	}
	file := filepath.Join(t.TempDir(), "file")
	if err := os.WriteFile(file, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	for _, cache := range []string{"", file} {
		if s, err := Keep(cache, in); err == nil {
			t.Errorf("cache %q: kept in %s", cache, s.folder)
		}
	}
}

// TestPrune: the cache holds the newest versions only.
func TestPrune(t *testing.T) {
	cache := t.TempDir()
	for i := range keptVersions + 3 {
		folder := cached(cache, string(rune('a'+i)))
		if err := os.Mkdir(folder, 0o755); err != nil {
			t.Fatal(err)
		}
		old := time.Now().Add(-time.Duration(i) * 24 * time.Hour)
		if err := os.Chtimes(folder, old, old); err != nil {
			t.Fatal(err)
		}
	}
	prune(cache, cached(cache, "f"))
	left, err := os.ReadDir(cache)
	var names []string
	for _, l := range left {
		names = append(names, l.Name())
	}
	if want := []string{"index-a", "index-b", "index-c", "index-d", "index-f"}; err != nil || !slices.Equal(names, want) {
		t.Errorf("the cache holds %v, %v, want %v", names, err, want)
	}
}

// TestInMemory: an index in memory finds the same as a built one.
func TestInMemory(t *testing.T) {
	in := sample(t, "Hexe")
	ix, err := InMemory(in)
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
