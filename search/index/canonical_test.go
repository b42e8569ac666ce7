package index

import (
	"bytes"
	"encoding/binary"
	"errors"
	"fmt"
	"testing"

	"catanica/catalog"
)

// TestSameBytes packs the same documents several times: bleve's builder takes documents, fields and sections in the
// random order of maps, and notes the time.
func TestSameBytes(t *testing.T) {
	t.Parallel()
	in := sample(t, "Hexe")
	for i := range 5 {
		d := Document{Key: fmt.Sprintf("card/%d", i)}
		d.AddTexts(In(catalog.DE, Title), "Wache", "Feuer")
		d.AddTexts(In(catalog.EN, Title), "fire")
		d.AddTerms(Facts, "cost=001", "points=002")
		in.Documents = append(in.Documents, d)
	}
	want := packedSample(t, in)
	for range 5 {
		if got := packedSample(t, in); !bytes.Equal(got, want) {
			t.Fatalf("two indexes of the same documents differ: %d and %d bytes", len(got), len(want))
		}
	}
}

// TestSortSectionsRefuses checks that a segment of another format is refused instead of damaged.
func TestSortSectionsRefuses(t *testing.T) {
	footer := func(version uint32) []byte {
		b := make([]byte, 48)
		binary.BigEndian.PutUint32(b[len(b)-versionAt:], version)
		return b
	}
	for name, segment := range map[string][]byte{
		"empty":           nil,
		"short":           make([]byte, 10),
		"another version": footer(zapVersion + 1),
		"wrong checksum":  footer(zapVersion),
	} {
		if err := sortSections(segment); !errors.Is(err, errFormat) {
			t.Errorf("%s: %v", name, err)
		}
	}
}
