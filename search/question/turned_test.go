package question

import (
	"slices"
	"testing"

	"catanica/catalog"
)

// TestTurns tells the questions that are put the other way round from those that only name such a word.
func TestTurns(t *testing.T) {
	for _, c := range []struct {
		lang catalog.Lang
		text string
		want []Turn
	}{
		{catalog.EN, "Is it impossible to burn the Archdiocese?", []Turn{Barred}},
		{catalog.EN, "Is tearing down a road out of the question?", []Turn{Barred}},
		{catalog.EN, "Is the Library incapable of burning?", []Turn{Barred}},
		{catalog.EN, "Is it pointless to put a Dogma on a Secret Society?", []Turn{Useless}},
		{catalog.EN, "May I throw away a useless action card?", nil},
		{catalog.EN, "Is it wrong that the Large Harbor counts as a Harbor?", []Turn{Untrue}},
		{catalog.EN, "May I take back the wrong card?", nil},
		{catalog.EN, "May I play Guido unless I lead?", []Turn{Except}},
		{catalog.EN, "Is it false that I may play Guido unless I lead?", []Turn{Except, Untrue}},
		{catalog.DE, "Ist es unzulässig, eine Straße abzureißen?", []Turn{Barred}},
		{catalog.DE, "Ist es zwecklos, ein Dogma auf den Geheimbund zu legen?", []Turn{Useless}},
		{catalog.DE, "Ist es falsch, dass der Spion Ritter stehlen darf?", []Turn{Untrue}},
		{catalog.DE, "Stimmt es nicht, dass der Spion Ritter stehlen darf?", []Turn{Untrue}},
		{catalog.DE, "Stimmt es, dass der Spion Ritter stehlen darf?", nil},
		{catalog.DE, "Darf ich den Spion spielen, es sei denn, der Gegner hat keine Karten?", []Turn{Except}},
		{catalog.DE, "Alle Stapel bis auf einen sind leer, darf ich den Zug beenden?", []Turn{Except}},
		{catalog.EN, "All but one of the stacks are empty, may I end my turn?", []Turn{Except}},
		{catalog.DE, "Wird die Feuerwache außer Kraft gesetzt?", nil},
		{catalog.DE, "Liegt die Karte außerhalb der Stadt?", nil},
	} {
		if got := load().ReadIn(c.text, c.lang).Turns; !slices.Equal(got, c.want) {
			t.Errorf("%s: %v, want %v", c.text, got, c.want)
		}
	}
}
