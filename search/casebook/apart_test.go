package casebook

import (
	"testing"

	"catanica/catalog"
)

// TestApart: a phrasing does not answer a question that differs from it only in whose something is, in which city it
// stands, in what is lacking, or in the year.
func TestApart(t *testing.T) {
	b := load()
	for _, c := range []struct {
		id, text string
		want     string // the verdict; "" if the article must not cover it
	}{
		{"103.I.f", "Bekommt mein Gegner mit Bischofssitz Gold für meine Aktionskarten?", "yes"},
		{"103.I.f", "Bekommt der Gegner Gold von meinem Bischofssitz?", ""},
		{"103.K.b", "Mit den Alten Wissenschaften geholt und gespielt, geht die Karte auf seine Ablage?", "no"},
		{"103.K.b", "Mit den Alten Wissenschaften geholt und gespielt, geht die Karte auf meine Ablage?", ""},
		{"112.G.d",
			"Meine Feuerwache steht in einer anderen Stadt, ist das fremde Bordell vor meinem Feuerteufel geschützt?", "no"},
		{"112.G.d",
			"Meine Feuerwache steht in derselben Stadt, ist das fremde Bordell vor meinem Feuerteufel geschützt?", ""},
		{"glossar.raeuberueberfall",
			"Acht Rohstoffe, aber kein Erz und keine Wolle, verliere ich bei der Keule etwas?", "no"},
		{"glossar.raeuberueberfall",
			"Acht Rohstoffe, kein Erz, aber eine Wolle, verliere ich bei der Keule etwas?", ""},
		{"112.G.a", "Das Gebäude ist abgebrannt, kann ich trotzdem eine Hexe darauf legen?", ""},
		{"126.I.b", "Darf ich das Zauberveto gegen ein Zauberveto einsetzen?", ""},
		{"zud.magie.zauberbuecher", "Kostet Inspiration zwei Zauberkraft?", "yes"},
		{"zud.magie.zauberbuecher", "Kostete Inspiration 1998 zwei Zauberkraft?", ""},
		{"112.J.b", "Darf ich die Ablage des Gegners durchsehen, bevor ich Guido spiele?", "no"},
	} {
		r := b.lib.Ruling(c.id)
		v, ok := b.ask(c.text, catalog.DE, r).Covers(r)
		if ok && string(v) != c.want || !ok && c.want != "" {
			t.Errorf("%s: %s says %q, want %q", c.text, c.id, v, c.want)
		}
	}
}

// TestMirrored: what a building does says nothing of one that is only mirrored.
func TestMirrored(t *testing.T) {
	b := load()
	for text, want := range map[string]bool{
		"Erhöht die Bibliothek mein Handkartenlimit?":              true,
		"Erhöht eine gespiegelte Bibliothek mein Handkartenlimit?": false,
	} {
		if _, ok := b.ask(text, catalog.DE, b.lib.Ruling("103.H.a"), b.CardText("bibliothek")).Nearest(); ok != want {
			t.Errorf("%s: answered: %v", text, ok)
		}
	}
}

// TestOtherRoll: what happens on one roll does not say what happens on another one, nor of the other die.
func TestOtherRoll(t *testing.T) {
	for _, c := range []struct {
		p, q string
		want bool
	}{
		{"the spy fails at the great wall, may he look", "the spy rolls a 2 at my great wall, may he look", true},
		{"my spy rolled a 4 at the great wall, does he pass", "the spy rolls a 4 at the wall, does he pass", false},
		{"my spy rolled a 4 at the great wall, does he pass", "the spy rolls a 2 at the wall, does he pass", true},
		{"may i roll the die again", "may i roll the production die again", true},
		{"is the event die rolled again", "is the yield die rolled again", true},
		{"is the yield die rolled again", "is the event die rolled again", true},
		{"is the yield die rolled again", "is the production die rolled again", false},
		{"is the die rolled again", "is the event die rolled again", false},
	} {
		p, q := load().Read(c.p, catalog.EN), load().Read(c.q, catalog.EN)
		if got := scopeOf(&p).otherRoll(scopeOf(&q)); got != c.want {
			t.Errorf("%s / %s: %v", c.p, c.q, got)
		}
	}
}

// TestScope: a decided question holds for a question of the same edition, game, die and roll only, for the thing itself
// or its mirror image as it is asked, and not for the contrary.
func TestScope(t *testing.T) {
	b := load()
	for _, c := range []struct {
		article, decided, asked string
		want                    bool
	}{
		{"112.G.e", "can the fire brigade burn", "can the fire brigade burn", true},
		{"112.G.e", "can the fire brigade burn", "can the mirrored fire brigade burn", false},
		{"112.G.e", "can the mirrored fire brigade burn", "can the fire brigade burn", false},
		{"112.G.e", "can the fire brigade burn", "is it impossible for the fire brigade to burn", false},
		{"103.E.a", "is the die rolled again", "is the production die rolled again", false},
		{"112.S.f", "my spy rolls a 4 at the great wall", "my spy rolls a 2 at the great wall", false},
		{"112.S.f", "my spy rolls a 4 at the great wall", "the spy rolls a 4 at my great wall", true},
		{"112.S.g", "could the spy take a building in 2003", "can the spy take a building", false},
	} {
		p, q := b.Read(c.decided, catalog.EN), b.Read(c.asked, catalog.EN)
		if got := scopeOf(&p).holds(scopeOf(&q), b.lib.Ruling(c.article)); got != c.want {
			t.Errorf("%q holds for %q: %v", c.decided, c.asked, got)
		}
	}
}
