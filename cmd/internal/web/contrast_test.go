package web

import (
	"math"
	"regexp"
	"strconv"
	"strings"
	"testing"

	"catanica/static"
)

// readable lists pairs of text and background colours. WCAG 2.2 AA requires a contrast of 4.5 to 1.
var readable = [][2]string{
	{"text", "bg"}, {"text", "surface"}, {"text", "sunk"}, {"muted", "bg"}, {"muted", "surface"}, {"muted", "sunk"},
	{"link", "bg"}, {"link", "surface"}, {"link", "mark"}, {"bg", "link"}, {"bg", "text"}, {"text", "mark"},
	{"text", "yellow-bg"}, {"text", "red-bg"}, {"text", "green-bg"},
	{"muted", "yellow-bg"}, {"muted", "red-bg"}, {"muted", "green-bg"}, {"link", "yellow-bg"}, {"link", "red-bg"},
	{"link", "green-bg"},
	{"yellow", "yellow-bg"}, {"blue", "blue-bg"}, {"green", "green-bg"}, {"red", "red-bg"}, {"brown", "brown-bg"},
	{"violet", "violet-bg"}, {"grey", "grey-bg"},
	{"yellow", "bg"}, {"green", "bg"}, {"red", "bg"}, {"violet", "bg"}, {"grey", "bg"}, {"yellow", "surface"},
	{"green", "surface"}, {"red", "surface"},
}

var colourLine = regexp.MustCompile(`--([a-z-]+): *#([0-9a-f]{3,6})\b`)

// TestContrast checks the contrast of the colours in the style sheet, light and dark.
func TestContrast(t *testing.T) {
	css, err := static.FS.ReadFile("site.css")
	if err != nil {
		t.Fatal(err)
	}
	light, rest, ok := strings.Cut(string(css), "@media (prefers-color-scheme: dark)")
	if !ok {
		t.Fatal("no dark colours")
	}
	dark, _, _ := strings.Cut(rest, "\n}")
	for name, block := range map[string]string{"light": light, "dark": dark} {
		colours := map[string]float64{}
		for _, m := range colourLine.FindAllStringSubmatch(block, -1) {
			colours[m[1]] = luminance(t, m[2])
		}
		for _, pair := range readable {
			a, okA := colours[pair[0]]
			b, okB := colours[pair[1]]
			if !okA || !okB {
				t.Errorf("%s: no colour %v", name, pair)
				continue
			}
			if c := (max(a, b) + .05) / (min(a, b) + .05); c < 4.5 {
				t.Errorf("%s: %s on %s has contrast %.2f, want 4.5", name, pair[0], pair[1], c)
			}
		}
		if c := (max(colours["edge"], colours["bg"]) + .05) / (min(colours["edge"], colours["bg"]) + .05); c < 3 {
			t.Errorf("%s: the edge of fields has contrast %.2f, want 3", name, c)
		}
	}
}

// luminance returns the relative luminance of a colour, as WCAG defines it.
func luminance(t *testing.T, hex string) float64 {
	t.Helper()
	if len(hex) == 3 {
		hex = string([]byte{hex[0], hex[0], hex[1], hex[1], hex[2], hex[2]})
	}
	n, err := strconv.ParseUint(hex, 16, 32)
	if err != nil {
		t.Fatal(err)
	}
	part := func(shift uint) float64 {
		c := float64(n>>shift&0xff) / 255
		if c <= 0.04045 {
			return c / 12.92
		}
		return math.Pow((c+.055)/1.055, 2.4)
	}
	return .2126*part(16) + .7152*part(8) + .0722*part(0)
}
