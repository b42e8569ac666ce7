package answer

import (
	"testing"

	"catanica/catalog"
)

// TestUndecidable tells questions for which no article can be a precedent from others.
func TestUndecidable(t *testing.T) {
	a := load()
	for text, want := range map[string]bool{
		"should I burn the Town Hall":                              true,
		"can the Arsonist hit knights and buildings":               true,
		"will the Arsonist burn the Town Hall":                     true,
		"can the Witch bewitch the Town Hall in the basic game":    true,
		"can the Arsonist burn the Town Hall":                      false,
		"can the Arsonist burn the Town Hall in the basic game":    false,
		"will a Black Knight chase off a dragon":                   false,
		"how many victory points should we play to with five sets": false,
	} {
		if got := a.Undecidable(a.Read(text, catalog.EN)); got != want {
			t.Errorf("%s: got %t", text, got)
		}
	}
}

// TestHitsNothing holds that what one card does for another is not taken for a hit.
func TestHitsNothing(t *testing.T) {
	a := load()
	for text, want := range map[string]bool{
		"can the Hor hit the Pasture":         true,
		"can the Arsonist hit the Library":    false,
		"can the Smithy strengthen Otto":      false,
		"can the Smithy hit Otto":             true,
		"can the Civil War hit the Ore Fleet": false,
	} {
		if got := a.HitsNothing(a.Read(text, catalog.EN), ""); got != want {
			t.Errorf("%s: got %t", text, got)
		}
	}
}

// TestRemarks holds that a remark which is no sentence of its own becomes a part of the statement.
func TestRemarks(t *testing.T) {
	for _, c := range []struct {
		lang         catalog.Lang
		remark, want string
	}{
		{catalog.EN, "Only the units of the same city.", "It helps (only the units of the same city)."},
		{catalog.EN, "1 knight changes sides.", "It helps. 1 knight changes sides."},
		{catalog.EN, "1 resource less if it costs at least 5.", "It helps (1 resource less if it costs at least 5)."},
		{catalog.EN, "Doubles their commerce points.", "It helps (doubles their commerce points)."},
		{catalog.EN, "Take 1 from the landscape stack.", "It helps. Take 1 from the landscape stack."},
		{catalog.EN, "In hand, and only in the basic game.", "It helps (in hand, and only in the basic game)."},
		{catalog.DE, "1 Gebäude des Mitspielers, bis er selbst ein Fragezeichen würfelt.",
			"It helps (1 Gebäude des Mitspielers, bis er selbst ein Fragezeichen würfelt)."},
		{catalog.DE, "Die Handkarten, bei einer gewürfelten 1 oder 2.",
			"It helps (die Handkarten, bei einer gewürfelten 1 oder 2)."},
		{catalog.DE, "Handkarten: so viele, wie er Siegpunkte voraus ist.",
			"It helps (Handkarten: so viele, wie er Siegpunkte voraus ist)."},
		{catalog.DE, "Die Karten, die der Mitspieler dabei nimmt, muss er zeigen.",
			"It helps. Die Karten, die der Mitspieler dabei nimmt, muss er zeigen."},
		{catalog.DE, "", "It helps."},
	} {
		x := load().speaker(catalog.DefaultEdition, c.lang)
		if got := x.Remarked("It helps", c.remark); got != c.want {
			t.Errorf("got %q, want %q", got, c.want)
		}
	}
}
