package gist

import (
	"testing"

	"catanica/catalog"
)

// TestDeparts: what two questions may say differently without asking something else. Those that depart are from two
// outside audits; each had been given the verdict of its precedent.
func TestDeparts(t *testing.T) {
	reader, gists := load(t)
	for _, c := range []struct {
		lang           catalog.Lang
		text, question string
		want           bool
	}{
		// unknown words
		{catalog.EN, "is it impossible to burn the archdiocese", "can the archdiocese burn down", true},
		{catalog.EN, "is it useless to play the spy", "may i play the spy", true},
		{catalog.EN, "can i play the diplomat with a mirrored town hall", "can i play the diplomat with a town hall", true},
		{catalog.DE, "wird das aussuchen auf dauer billiger", "wird das aussuchen billiger", true},
		// harmless words
		{catalog.EN, "may i take the pawned church", "may i grab the pawned church", false},
		{catalog.DE, "liegt die hexe dort noch", "ist die hexe dort noch", false},
		// who does and who has something
		{catalog.DE, "bekomme ich etwas, wenn ich tausche", "bekomme ich etwas, wenn der gegner tauscht", true},
		{catalog.DE, "mein gegner hat neun rohstoffe, verliere ich was", "ich habe neun rohstoffe, verliere ich was", true},
		{catalog.EN, "does johanna weaken my own cannons", "does johanna weaken my cannons", true},
		{catalog.DE, "darf ich die hexe spielen", "darf die hexe gespielt werden", false},
		{catalog.EN, "may i use the church of my opponent", "may i use my opponent's church", false},
		{catalog.DE, "darf ich die kirche von meinem gegner nutzen", "darf ich die kirche meines gegners nutzen", false},
		{catalog.EN, "may i use the church if my opponent does", "may i use my opponent's church", true},
		// others, none
		{catalog.DE, "alle gebäude bis auf eins sind geschützt", "alle gebäude sind geschützt", true},
		{catalog.DE, "schützt das badhaus landschaften an anderen städten",
			"schützt das badhaus landschaften an städten", true},
		{catalog.DE, "ich habe ein lager, kein kloster und keine handelsflotte",
			"ich habe kein lager, kein kloster und keine handelsflotte", true},
		// things of the precedent, and numbers
		{catalog.EN, "may i play the chancellor with a town hall", "may i play the chancellor if the town hall was torn down",
			true},
		{catalog.DE, "blockiert die raubritterburg siegpunkte", "blockiert die raubritterburg handelspunkte", true},
		{catalog.EN, "does the theater raise the hand limit by one", "does the theater raise the hand limit", true},
		{catalog.EN, "does the theater raise the hand limit", "does the theater raise the hand limit", false},
	} {
		q, p := reader.ReadIn(c.text, c.lang), reader.ReadIn(c.question, c.lang)
		if got := gists.Read(&q, c.lang).Departs(gists.Read(&p, c.lang)); got != c.want {
			t.Errorf("%q departs from %q: %v, want %v", c.text, c.question, got, c.want)
		}
	}
}
