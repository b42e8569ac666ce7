package casebook

import (
	"testing"

	"catanica/catalog"
)

// TestTurned: no decided question answers one that asks for its contrary, that makes an exception of its condition, or
// that leaves open who rolls.
func TestTurned(t *testing.T) {
	b := load()
	for _, c := range []struct {
		lang              catalog.Lang
		id, plain, turned string
	}{
		{catalog.EN, "112.S.h", "is it possible for the spy to steal a wizard",
			"is it impossible for the spy to steal a wizard"},
		{catalog.EN, "112.S.h", "is it true that the spy can steal a wizard",
			"is it false that the spy can steal a wizard"},
		{catalog.EN, "112.S.a", "may i play the spy if my opponent has no cards in hand",
			"may i play the spy unless my opponent has no cards in hand"},
		{catalog.EN, "103.E.f", "does the witch on my building go away when i roll a question mark",
			"a question mark was rolled, does the witch leave my building?"},
		{catalog.DE, "112.S.h", "stimmt es, dass der spion einen zauberer stehlen darf",
			"ist es falsch, dass der spion einen zauberer stehlen darf"},
		{catalog.DE, "112.S.a", "darf ich den spion spielen, wenn der gegner keine handkarten hat",
			"darf ich den spion spielen, ausgenommen der gegner hat keine handkarten"},
	} {
		r := b.lib.Ruling(c.id)
		decided := func(text string) bool {
			i := b.ask(text, c.lang, r)
			_, near := i.Nearest()
			_, covers := i.Covers(r)
			return near || covers
		}
		if !decided(c.plain) {
			t.Errorf("%s: %s does not answer it", c.plain, c.id)
		}
		if decided(c.turned) {
			t.Errorf("%s: %s answers it", c.turned, c.id)
		}
	}
}

// TestWithout: what one may not do without a card says nothing of those who have one.
func TestWithout(t *testing.T) {
	b := load()
	r := b.lib.Ruling("126.E.a")
	for text, want := range map[string]bool{
		"may i use the magic eye with an empty hand?":    true,
		"may i use the magic eye with one card in hand?": false,
	} {
		if _, ok := b.ask(text, catalog.EN, r).Covers(r); ok != want {
			t.Errorf("%s: %s covers it: %v", text, r.ID, ok)
		}
	}
}

// TestSameSide: what a player may do with his cards says nothing of what the opponent may do with them.
func TestSameSide(t *testing.T) {
	b := load()
	r := b.lib.Ruling("103.K.c")
	for text, want := range map[string]bool{
		"darf ich mit dem palast eine karte aus der ablage meines gegners holen?": true,
		"darf mein gegner mit dem palast eine karte aus der ablage holen?":        false,
	} {
		if _, ok := b.ask(text, catalog.DE, r).Covers(r); ok != want {
			t.Errorf("%s: %s covers it: %v", text, r.ID, ok)
		}
	}
}

// TestActsOnOwn: what is not done to things of the opponent, the opponent may do to them.
func TestActsOnOwn(t *testing.T) {
	b := load()
	r := b.lib.Ruling("103.K.c")
	for text, want := range map[string]bool{
		"holt der palast auch karten aus der ablage vom gegner":           true,
		"holt mein gegner mit seinem palast eine karte aus seiner ablage": false,
	} {
		if _, ok := b.ask(text, catalog.DE, r).Nearest(); ok != want {
			t.Errorf("%s: %s answers it: %v", text, r.ID, ok)
		}
	}
}
