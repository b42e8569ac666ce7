package interact

import (
	"flag"
	"os"
	"testing"
)

var update = flag.Bool("update", false, "make matrix.gz anew")

func TestMatrix(t *testing.T) {
	cat, books := load(t)
	if *update {
		file, err := Make(cat, books)
		if err != nil {
			t.Fatal(err)
		}
		if err := os.WriteFile("matrix.gz", file, 0o666); err != nil {
			t.Fatal(err)
		}
		packed = file
	}
	m, err := Open()
	if err != nil {
		t.Fatal(err)
	}
	t.Logf("%d bytes, %d cards, %d worlds, %d different results", len(packed), len(m.Cards), len(m.Worlds), len(m.Results))
}
