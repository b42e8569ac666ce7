package answer

import (
	"strings"
	"testing"

	"catanica/catalog"
	"catanica/rulings"
)

// TestCardReason: the text of a card stands behind a verdict as the card's effect, cut to the sentence that answers if
// there is one.
func TestCardReason(t *testing.T) {
	a := load()
	for _, c := range []struct {
		card, text string
		verdict    rulings.Verdict
		lang       catalog.Lang
		want       string
		whole      bool
	}{
		{"zauberveto", "may i use countermagic against the bishop", rulings.Yes, catalog.EN,
			"Yes. The effect of Countermagic: Cancel one of your opponent's action cards of any kind;", true},
		{"zauberveto", "darf ich das zauberveto gegen den bischof einsetzen", rulings.Yes, catalog.DE,
			"Ja. So wirkt das Zauberveto: Nimmt einer Aktionskarte", true},
		{"kaperflotte", "sinkt die kaperflotte später noch eine flotte", rulings.No, catalog.DE,
			"Nein. So wirkt die Kaperflotte: Beim Bau", true},
		{"handelsmesse", "is the trade fair worth two victory points", rulings.Yes, catalog.EN,
			"Yes. The effect of the Trade Fair: Worth two victory points.", false},
		{"schwarzer-ritter", "can the black knight succeed on a 4 without any herb woman", rulings.Yes, catalog.EN,
			"Yes. The effect of the Black Knight: ", true}, // what holds against her is no reason
	} {
		r := a.book.CardText(c.card)
		got := a.Of(a.book.Inquire(a.Read(c.text, c.lang), c.lang, "", nil), r, c.verdict).Sentence
		if !strings.HasPrefix(got, c.want) {
			t.Errorf("%s: got %q, want %q", c.text, got, c.want)
		}
		_, text, _ := r.At(catalog.DefaultEdition, c.lang)
		if whole := strings.HasSuffix(got, text); whole != c.whole {
			t.Errorf("%s: the whole text: %v, want %v: %q", c.text, whole, c.whole, got)
		}
	}
}

// TestReasoned: words of an article that may not be the reason of a verdict are shown as what they are, and those about
// something else not at all.
func TestReasoned(t *testing.T) {
	a := load()
	for _, c := range []struct {
		article, text string
		verdict       rulings.Verdict
		lang          catalog.Lang
		want          string
	}{
		{"glossar.drache", "schützt der bischof meine galeere", rulings.No, catalog.DE,
			"Nein. Das klärt der Artikel „Drache“."},
		{"glossar.drache", "does the bishop protect my galley", rulings.No, catalog.EN,
			"No. The article “Dragon” settles it."},
		{"101.D.d", "zählt die werft noch als stadtausbau", rulings.No, catalog.DE,
			"Nein. Werft: Seit 2003 ist sie kein Stadtausbau mehr, sondern ein Gebietsausbau."},
		{"112.M.a", "may i redeem a pawned building while it is bewitched", rulings.Yes, catalog.EN,
			"Yes. The rules on this: Several blocking cards"},
		{"112.S.h", "sind ein zauberer und sein buch vor dem spion sicher", rulings.Yes, catalog.DE,
			"Ja. Im Regelwerk dazu: Drachen und Zauber-Aktionen darf der Spion stehlen, Zauberer und Zauberbücher niemals"},
		{"112.S.h", "can the spy steal a wizard", rulings.No, catalog.EN, "No: The Spy may steal dragons"},
	} {
		i := a.book.Inquire(a.Read(c.text, c.lang), c.lang, "", nil)
		if got := a.Of(i, a.lib.Ruling(c.article), c.verdict).Sentence; !strings.HasPrefix(got, c.want) {
			t.Errorf("%s: got %q, want %q", c.text, got, c.want)
		}
	}
}
