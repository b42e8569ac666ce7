package scenario

import (
	"testing"

	"catanica/catalog"
	"catanica/rulings/engine"
)

func TestSentencesInflectCards(t *testing.T) {
	book := testBooks()["2005"]
	def := func(id string) int16 {
		for n := range book.Catalog.Cards {
			if book.ID(int16(n)) == id {
				return int16(n)
			}
		}
		t.Fatalf("the book has no %s", id)
		return 0
	}
	p := &player{
		table: &engine.Table{Book: book},
		s: &engine.State{Cards: []engine.Card{{Def: def("schwarzer-ritter")}, {Def: def("karl-der-starke")},
			{Def: engine.UnknownDef}, {Def: def("bettelmoenche")}, {Def: def("kaperflotte")},
			{Def: def("ort-wandle-dich")}}},
	}
	for _, tc := range []struct {
		lang     catalog.Lang
		sentence string
		card, on engine.CardNo
		want     string
	}{
		{catalog.DE, "{der card} trifft {den on}.", 0, 1, "der Schwarze Ritter trifft Karl den Starken."},
		{catalog.DE, "mit {dem card}, wegen {des on}", 0, 0, "mit dem Schwarzen Ritter, wegen des Schwarzen Ritters"},
		{catalog.DE, "{den card} mit {dem on}", 2, 2, "eine verdeckte Karte mit einer verdeckten Karte"},
		{catalog.DE, "{Der card} gilt", 3, 0, "Die Karte Bettelmönche gilt"},
		{catalog.DE, "das Ereignis {name}", 0, 0, "das Ereignis Schwarzer Ritter"},
		{catalog.EN, "{The card} hits {on}.", 0, 1, "The Black Knight hits Karl the Strong."},
		{catalog.EN, "{The card} sinks{ on}.", 4, 0, "The Privateers card sinks the Black Knight."},
		{catalog.EN, "{who} plays {card}, {other} {on}.", 4, 2, "North plays the Privateers, South a hidden card."},
		{catalog.EN, "{who} uses {card}.", 5, 0, "North uses Change Places!"},
		{catalog.EN, "the {name} event{through}", 1, 0, "the Karl the Strong event through Karl the Strong"},
	} {
		e := engine.Event{Card: tc.card, On: tc.on}
		if got := p.fill(tc.sentence, tc.lang, e); got != tc.want {
			t.Errorf("%q: got %q, want %q", tc.sentence, got, tc.want)
		}
	}
}
