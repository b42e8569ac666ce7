package scenario

import (
	"testing"

	"catanica/catalog"
	"catanica/content"
	"catanica/rulings/engine"
)

func TestSentencesInflectCards(t *testing.T) {
	cat, _ := catalog.Load(content.FS)
	books, problems := CompileBooks(cat)
	if err := problems.Err(); err != nil {
		t.Fatal(err)
	}
	book := books["2005"]
	def := func(id string) int16 {
		for n := range cat.Cards {
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
			{Def: engine.UnknownDef}}},
	}
	for _, tc := range []struct {
		sentence string
		card, on engine.CardNo
		want     string
	}{
		{"{der card} trifft {den on}.", 0, 1, "der Schwarze Ritter trifft Karl den Starken."},
		{"mit {dem card}, wegen {des on}", 0, 0, "mit dem Schwarzen Ritter, wegen des Schwarzen Ritters"},
		{"{den card} mit {dem on}", 2, 2, "eine verdeckte Karte mit einer verdeckten Karte"},
		{"{the card}: {card}", 0, 0, "die Karte Schwarzer Ritter: Schwarzer Ritter"},
	} {
		e := engine.Event{Card: tc.card, On: tc.on}
		if got := p.fill(tc.sentence, catalog.DE, e); got != tc.want {
			t.Errorf("%q: got %q, want %q", tc.sentence, got, tc.want)
		}
	}
}
