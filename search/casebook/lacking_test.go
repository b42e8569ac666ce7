package casebook

import (
	"testing"

	"catanica/catalog"
)

// TestOpposed: a precedent about what one player lacks or owns says nothing about the other player.
func TestOpposed(t *testing.T) {
	b := load()
	for _, c := range []struct {
		card, text, want string
	}{
		{"tjost", "gegner hat keinen ritter, darf ich tjost spielen", ""},
		{"tjost", "darf ich denn einen tjost spielen, wenn ich keinen ritter habe", "no"},
		{"tjost", "niemand hat einen ritter, darf ich einen tjost spielen", ""},
		{"tjost", "darf ich den tjost auch spielen, obwohl der gegner keinen ritter hat", "yes"},
	} {
		n, ok := b.ask(c.text, catalog.DE, b.CardText(c.card)).Nearest()
		if got := string(n.Verdict); ok && got != c.want && (c.want != "" || got == "no") || !ok && c.want != "" {
			t.Errorf("%s: %s %v, want %q", c.text, got, ok, c.want)
		}
	}
}

// TestTold answers questions that are none of yes or no with the short answer of the article that is asked the same.
func TestTold(t *testing.T) {
	b := load()
	for _, c := range []struct {
		lang     catalog.Lang
		text, id string
		want     bool
	}{
		{catalog.EN, "so which of the two dice goes first then", "103.D.a", true},
		{catalog.EN, "is the event die first and then the production die", "103.D.a", false}, // yes or no
		{catalog.EN, "production die", "103.D.a", false},
		{catalog.EN, "which events are there before the production die", "103.D.a", false}, // a list
		{catalog.EN, "who wins the tie of knights against the dragon", "103.D.a", false},
		{catalog.DE, "wer bekommt den ritterstein", "glossar.ritterstein", false}, // a term says only what something is
		{catalog.DE, "seit wann darf man abreißen", "glossar.abreissen", false},
		{catalog.EN, "when do i draw cards", "glossar.nachziehen", false},
		{catalog.EN, "who gets the gold i pay for flavo", "118.C.b", true},   // an article does
		{catalog.EN, "eleven resources with court of law", "103.E.b", false}, // its short answer speaks of Baroc
		{catalog.DE, "elf rohstoffe und ein gericht", "103.E.b", false},
		{catalog.EN, "johanna: if my opponent has a citadel", "117.E.a", false}, // the article is about one's own
		{catalog.DE, "wann sinkt eine flotte durch die kaperflotte", "116.E.a", true},
		{catalog.EN, "what becomes of a fleet sunk by privateers", "116.E.a", true},
		{catalog.DE, "wie viele flotten versenkt die kaperflotte", "116.E.a", false}, // it says no number
		{catalog.EN, "how many resources do i give back for the merchant", "112.K.a", true},
		{catalog.EN, "how many resources do i give back for the trade monopoly", "112.K.a", false}, // another card
		{catalog.DE, "wann kommt gold auf den kolonialstützpunkt", "119.J.a", true},
		{catalog.DE, "wann verliere ich gold vom kolonialstützpunkt", "119.J.a", false},
	} {
		r, text := b.ask(c.text, c.lang, b.lib.Ruling(c.id)).Told()
		if (r != nil) != c.want || r != nil && (text == "" || r.ID != c.id) {
			t.Errorf("%s: %q, want an answer: %v", c.text, text, c.want)
		}
	}
}
