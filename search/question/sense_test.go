package question

import (
	"testing"

	"catanica/catalog"
)

// TestSense: a word that may mean something else than the verb as which it is read has its sense, and a word of two
// verbs is the one that a named card does.
func TestSense(t *testing.T) {
	for text, want := range map[string]struct {
		lang  catalog.Lang
		verb  string
		sense Sense
	}{
		"does the castle work with the smithy":  {catalog.EN, "hit", Works},
		"wirkt die Burg auf Kanonen":            {catalog.DE, "hit", Works},
		"does the castle hit the smithy":        {catalog.EN, "hit", Plain},
		"hilft die Burg bei Otto":               {catalog.DE, "protect", Helps},
		"does the church protect otto":          {catalog.EN, "protect", Plain},
		"profitiert Otto von der Schmiede":      {catalog.DE, "strengthen", Benefit},
		"can I get rid of the church":           {catalog.EN, "destroy", Removes},
		"kann ich die Kirche zerstören":         {catalog.DE, "destroy", Plain},
		"kriege ich mit Imelda Otto":            {catalog.DE, "take", Gets},
		"does the great wall reduce brigands":   {catalog.EN, "cheapen", Reduces},
		"kann ich die Kirche versetzen":         {catalog.DE, "move", Plain},
		"versetzt der Pfandleiher die Kirche":   {catalog.DE, "pawn", Plain},
		"kann die Hexe die Kirche verzaubern":   {catalog.DE, "bewitch", Plain},
		"kann Imelda Otto verzaubern":           {catalog.DE, "lure", Plain},
		"muss ich dem Händler Gold rausrücken":  {catalog.DE, "lose", Plain},
		"can the secret society borrow a brick": {catalog.EN, "mirror", Plain},
	} {
		q := load().Read(text, want.lang)
		if q.Verb() != want.verb || q.Sense() != want.sense {
			t.Errorf("%s: verb %q, sense %q, want %q, %q", text, q.Verb(), q.Sense(), want.verb, want.sense)
		}
	}
}

// TestSensesHaveActors: the phrases of a sense have the cards and the infinitive of their verb.
func TestSensesHaveActors(t *testing.T) {
	plain, removes := load().Read("destroy the church", catalog.EN), load().Read("get rid of the church", catalog.EN)
	if a, b := plain.Verbs[0], removes.Verbs[0]; len(a.Actors) == 0 || len(a.Actors) != len(b.Actors) || a.Name != b.Name {
		t.Errorf("%+v and %+v differ in their cards or infinitives", a, b)
	}
}

func TestAccompanied(t *testing.T) {
	for text, want := range map[string]string{
		"does the castle work with the smithy":         "verb=hit actor=burg rest=schmiede",
		"does the bath house help with the hospital":   "verb=protect actor=badhaus rest=hospital",
		"can I help otto with the church":              "verb=protect player=me actor=kirche object=otto-der-berserker",
		"can the library be destroyed with the statue": "verb=destroy actor=statue object=bibliothek",
	} {
		if got := summary(load().Read(text, catalog.EN), load().cat); got != want {
			t.Errorf("%s\n got %s\nwant %s", text, got, want)
		}
	}
}
