package deck

import (
	"encoding/json"
	"testing"

	"catanica/catalog"
)

// TestStats checks the statistics of decks with and without unknown values.
func TestStats(t *testing.T) {
	cat := real(t)
	for text, want := range map[string]string{
		// Zollstation costs 1 lumber, 1 brick and brings 1 commerce point; a spy is free.
		"2 Zollstation\n3 Spion": `{"edition":"2005","cards":5,"unread":0,"cost":[{"resource":"lumber","sum":2,` +
			`"cards":2},{"resource":"brick","sum":2,"cards":2}],` +
			`"curve":[{"cost":0,"cards":3},{"cost":2,"cards":2}],"cost_unknown":0,` +
			`"classes":[{"class":"action-attack","cards":3,"curve":[{"cost":0,"cards":3}],"cost_unknown":0},` +
			`{"class":"territory","cards":2,"curve":[{"cost":2,"cards":2}],"cost_unknown":0}],` +
			`"victory":{"sum":0,"cards":0,"counted":0,"unknown":0},"strength":{"sum":0,"cards":0,"counted":0,` +
			`"unknown":0},` +
			`"tournament":{"sum":0,"cards":0,"counted":0,"unknown":0},"commerce":{"sum":2,"cards":2,"counted":0,` +
			`"unknown":0}}`,
		// Only one copy of a named knight can be in play. The 7 tournament points and 1 strength point are Roland's.
		"2 Roland der Hammer": `{"edition":"2005","cards":2,"unread":0,"cost":[{"resource":"ore","sum":4,` +
			`"cards":2},{"resource":"grain","sum":4,"cards":2},{"resource":"wool","sum":6,"cards":2}],` +
			`"curve":[{"cost":7,"cards":2}],"cost_unknown":0,"classes":[{"class":"territory","cards":2,` +
			`"curve":[{"cost":7,"cards":2}],"cost_unknown":0}],` +
			`"victory":{"sum":0,"cards":0,"counted":0,"unknown":0},"strength":{"sum":1,"cards":1,"counted":0,` +
			`"unknown":0},` +
			`"tournament":{"sum":7,"cards":1,"counted":0,"unknown":0},"commerce":{"sum":0,"cards":0,"counted":0,` +
			`"unknown":0}}`,
		"Xyzzy": `{"edition":"2005","cards":1,"unread":1,"cost":[],"curve":[],"cost_unknown":0,"classes":[],` +
			`"victory":{"sum":0,"cards":0,"counted":0,"unknown":0},"strength":{"sum":0,"cards":0,"counted":0,` +
			`"unknown":0},` +
			`"tournament":{"sum":0,"cards":0,"counted":0,"unknown":0},"commerce":{"sum":0,"cards":0,"counted":0,` +
			`"unknown":0}}`,
	} {
		l, _ := Parse("[Deck]\n"+text, cat, catalog.DE)
		got, err := json.Marshal(Stats(l))
		if err != nil || string(got) != want {
			t.Errorf("%q: %v\ngot  %s\nwant %s", text, err, got, want)
		}
	}
}

// TestStatsAddUp checks that every card of any deck is in one class and has a known or an unknown cost.
func TestStatsAddUp(t *testing.T) {
	cat := real(t)
	for name, text := range exampleDecks(t) {
		l, _ := Parse(text, cat, catalog.DE)
		s := Stats(l)
		curve, classes := s.CostUnknown+s.Unread, s.Unread
		for _, b := range s.Curve {
			curve += b.Cards
		}
		for _, c := range s.Classes {
			classes += c.Cards
		}
		if s.Cards != Count(l.Deck) || curve != s.Cards || classes != s.Cards {
			t.Errorf("%s: %d cards, %d in the curve, %d in classes", name, s.Cards, curve, classes)
		}
	}
}

// TestShare checks that dividing a collection loses nothing and gives both players the same.
func TestShare(t *testing.T) {
	cat := small(t)
	l, _ := Parse("Format: kleines-turnier\nSets: grundspiel, R&H, W&F\n", cat, catalog.EN)
	got := map[string]Portion{}
	for _, p := range Share(cat, l) {
		got[p.Card] = p
	}
	for id, want := range map[string]Portion{
		"spion":             {Card: "spion", Each: 1, Neutral: 1},
		"rathaus":           {Card: "rathaus", Each: 1},
		"konrad-der-flinke": {Card: "konrad-der-flinke", Neutral: 1},
		"raubzug":           {Card: "raubzug", Each: 1}, // one copy in each of two sets
		"buchdruck":         {Card: "buchdruck", Neutral: 1, Open: true},
		"seuche":            {}, // an event
		"strasse":           {}, // a central card
		"zaubermuehle":      {}, // not in a declared set
	} {
		if got[id] != want {
			t.Errorf("%s: got %+v, want %+v", id, got[id], want)
		}
	}
	if r := Validate(cat, Options{}, l); len(r.Share) != len(got) {
		t.Errorf("the report shares %d cards, want %d", len(r.Share), len(got))
	}
}
