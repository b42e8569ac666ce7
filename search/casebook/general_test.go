package casebook

import (
	"slices"
	"testing"

	"catanica/catalog"
	"catanica/rulings"
)

// TestGeneral: what an article says of a type answers questions about its typical cards, and of no others.
func TestGeneral(t *testing.T) {
	b := load()
	for _, c := range []struct {
		text, id, want string
	}{
		{"Kann Wissen der Ahnen das Zeitrad zurückholen?", "113.W.a", "no"},                    // a spell book
		{"Kann der Spion Tali stehlen?", "112.S.h", "no"},                                      // a wizard
		{"Kann das Theater den Feuerteufel zurückholen?", "113.W.a", ""},                       // another card fetches
		{"Kann ich das Rathaus abfackeln, wenn die Feuerwache verpfändet ist?", "112.G.e", ""}, // it asks of the Town Hall
	} {
		n, ok := b.ask(c.text, catalog.DE, b.lib.Ruling(c.id)).Nearest()
		if got := string(n.Verdict); ok != (c.want != "") || ok && got != c.want {
			t.Errorf("%s: got %s %v, want %q", c.text, got, ok, c.want)
		}
	}
}

// TestTypical: a card is typical if the other cards deal with it as with most cards of its type.
func TestTypical(t *testing.T) {
	b, e := load(), catalog.EditionID(catalog.DefaultEdition)
	for _, c := range []struct {
		card   string
		kind   catalog.CardType
		others []string
		want   bool
	}{
		{"karl-der-starke", catalog.Knight, []string{"schwarzer-ritter"}, true},
		{"walther-der-saenger", catalog.Knight, []string{"schwarzer-ritter"}, false}, // immune
		{"rathaus", catalog.Building, []string{"feuerteufel"}, true},
		{"feuerwache", catalog.Building, []string{"feuerteufel"}, false}, // immune
		{"karl-der-starke", catalog.Knight, nil, false},                  // knights differ
		{"ismai", catalog.Dragon, nil, true},
	} {
		if got := b.typical(b.cat.Card(c.card), c.kind, c.others, e); got != c.want {
			t.Errorf("%s as %s with %v: got %v", c.card, c.kind, c.others, got)
		}
	}
}

// TestFormerRules: a phrasing that names an edition speaks of the rules of that edition only.
func TestFormerRules(t *testing.T) {
	b := load()
	for text, want := range map[string]string{
		"Brauchte man 1998 zusammen sieben Siegpunkte für Aktionskarten?": "no",
		"Brauchte man 1997 zusammen sieben Siegpunkte für Aktionskarten?": "",
	} {
		n, ok := b.ask(text, catalog.DE, b.lib.Ruling("101.D.b")).Nearest()
		if got := string(n.Verdict); ok != (want != "") || ok && got != want {
			t.Errorf("%s: got %s %v, want %q", text, got, ok, want)
		}
	}
}

// TestBankTrades: only bank trades in which its resource is paid charge a residence.
func TestBankTrades(t *testing.T) {
	b := load()
	want := map[string]rulings.Verdict{"erz-handelsflotte": rulings.Yes, "leuchtturm": rulings.Yes,
		"holz-handelsflotte": rulings.No, "karawane": rulings.No}
	for _, d := range b.derivedOf(b.cat.Card("residenz-des-muenz-handelsherren")) {
		if !slices.Contains(d.cites, "102.B.Banktausch") || len(d.cards) < 2 {
			continue
		}
		other := d.cards[1]
		if v, ok := want[other]; ok && d.verdict != v {
			t.Errorf("%s: %s, want %s", other, d.verdict, v)
		}
		delete(want, other)
	}
	if len(want) > 0 {
		t.Errorf("nothing derived about %v", want)
	}
}
