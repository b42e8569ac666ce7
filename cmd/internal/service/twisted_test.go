package service

import (
	"context"
	"strings"
	"testing"

	"catanica/catalog"
	"catanica/search"
)

// TestTwisted asks questions that say nearly the same as a decided one, and something that turns its answer, or that
// are none of yes or no. The last column has the verdict of which they must not get the contrary; - allows neither.
func TestTwisted(t *testing.T) {
	for _, c := range []struct {
		lang       catalog.Lang
		text, want string
	}{
		{catalog.EN, "library and abbey raise the hand limit by one", "-"},
		{catalog.DE, "Bibliothek und Abtei erhöhen das Handkartenlimit um eins", "-"},
		{catalog.EN, "does choosing two cards cost two resources with a town hall", "yes"},
		{catalog.DE, "Kostet das Aussuchen von zwei Karten mit einem Rathaus zwei Rohstoffe?", "yes"},
		{catalog.EN, "does countermagic stop the playing of a card", "no"},
		{catalog.EN, "can I play courage if my opponent leads and has no stars", "yes"},
		{catalog.DE, "Holt mein Gegner mit seinem Palast eine Karte aus seiner Ablage?", "yes"},
		{catalog.DE, "Gewinnt bei Gleichstand der passive Spieler?", "no"},
		{catalog.EN, "Does the passive player win ties?", "no"},
		{catalog.DE, "Darf ich mit dem Geheimbund eine Metropole abreißen?", "no"},
		{catalog.DE, "er hat ein Dogma auf meinen Palast gelegt, und jetzt?", "-"},
		{catalog.EN, "he put a dogma on my palace, and now", "-"},
		{catalog.EN, "my opponent has laid a dogma on my church", "-"},
		{catalog.EN, "can i build johanna if my opponent has a citadel", "yes"},
		{catalog.EN, "do i choose the knight for my opponent's imelda", "yes"},
		{catalog.EN, "may my opponent take cards from my discard pile with the palace", "no"},
		{catalog.DE, "Erhöhen zwei Bibliotheken das Handkartenlimit um zwei?", "yes"},
		{catalog.DE, "Darf ich eine verhinderte Karte noch einmal spielen?", "no"},
	} {
		found, err := loaded().Search(context.Background(), search.Query{Text: c.text, Lang: c.lang})
		if err != nil {
			t.Fatal(err)
		}
		if got := shown(found); (got == "yes" || got == "no") && got != c.want {
			t.Errorf("%s: got %s: %s", c.text, got, found.Answer.Sentence)
		}
	}
}

// TestWordsBehindVerdicts: an article that gives a question its verdict, and says something else in its short answer,
// does not say that behind the verdict as if it were the reason.
func TestWordsBehindVerdicts(t *testing.T) {
	query := search.Query{Text: "Is Flavo the Jester a knight?", Lang: catalog.EN, Limit: 50}
	found, err := loaded().Search(context.Background(), query)
	if err != nil {
		t.Fatal(err)
	}
	for _, h := range found.Hits {
		if h.ID == "118.C.a" && strings.HasPrefix(h.Answer, "No. Flavo is unique") {
			t.Errorf("118.C.a says %q", h.Answer)
		}
	}
}
