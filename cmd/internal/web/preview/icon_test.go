package preview

import (
	"bytes"
	"flag"
	"image"
	"image/png"
	"os"
	"testing"
)

var update = flag.Bool("update", false, "draw the icons in static/ anew")

// TestIcon checks that Icon draws the icons in static/, and that a maskable one has no transparent pixels and only
// background outside the safe zone.
func TestIcon(t *testing.T) {
	for name, icon := range map[string]struct {
		size     int
		maskable bool
	}{
		"icon-192.png": {192, false}, "icon-512.png": {512, false}, "icon-maskable.png": {512, true},
	} {
		got, err := Icon(icon.size, icon.maskable)
		if err != nil {
			t.Fatal(err)
		}
		file := "../../../../static/" + name
		if *update {
			if err := os.WriteFile(file, got, 0o644); err != nil {
				t.Fatal(err)
			}
		}
		have, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		a, b := decoded(t, got), decoded(t, have)
		if a.Bounds() != b.Bounds() || a.Bounds().Dx() != icon.size {
			t.Fatalf("%s: %v, drawn %v", name, b.Bounds(), a.Bounds())
		}
		ground := a.At(0, 0)
		for y := range icon.size {
			for x := range icon.size {
				if a.At(x, y) != b.At(x, y) {
					t.Fatalf("%s differs from what Icon draws at %d, %d: run the test with -update", name, x, y)
				}
				dx, dy := 2*x-icon.size, 2*y-icon.size // twice the distance from the middle
				if icon.maskable && dx*dx+dy*dy > icon.size*icon.size*16/25 && a.At(x, y) != ground {
					t.Fatalf("%s: something is outside the safe circle at %d, %d", name, x, y)
				}
			}
		}
		if _, _, _, alpha := ground.RGBA(); (alpha == 0xffff) != icon.maskable {
			t.Errorf("%s: alpha of the corner %d", name, alpha)
		}
		if middle := a.At(icon.size/2, icon.size/2); middle == a.At(icon.size/2-icon.size/5*9/10, icon.size/2) {
			t.Errorf("%s has no letter", name)
		}
	}
}

func decoded(t *testing.T, data []byte) image.Image {
	t.Helper()
	out, err := png.Decode(bytes.NewReader(data))
	if err != nil {
		t.Fatal(err)
	}
	return out
}
