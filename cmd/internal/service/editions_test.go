package service

import (
	"context"
	"strings"
	"testing"

	"catanica/catalog"
	"catanica/search"
	"catanica/search/answer"
)

// TestFormerRules asks questions that name an edition or a year. Their answers speak of it, with the edition's badge,
// and beside an answer that there are no such rules, or no such card yet, nothing else is said.
func TestFormerRules(t *testing.T) {
	for _, c := range []struct {
		lang    catalog.Lang
		text    string
		verdict answer.Verdict // "" if there must be no answer
		edition catalog.EditionID
		says    string
	}{
		{catalog.EN, "can the witch hit the town hall in 1996", answer.Fact, "1996", "has existed since 1998"},
		{catalog.DE, "Kann der Feuerteufel 2003 das Haus des Mäzens verbrennen?", answer.Fact, "2003", "seit 2005"},
		{catalog.EN, "can the arsonist burn the town hall in 1850", answer.Fact, "", "no rules of 1850"},
		{catalog.DE, "Kann der Spion 1995 Gebäude stehlen?", answer.Fact, "", "1995 gibt es nicht"},
		{catalog.EN, "Could the spy steal buildings according to the first printing?", answer.Yes, "1996", ""},
		{catalog.DE, "Kann der Spion in der Erstausgabe Gebäude stehlen?", answer.Yes, "1996", ""},
		{catalog.EN, "was the citadel a city in 1998", answer.No, "1998", ""},
		{catalog.DE, "War die Zitadelle 1998 eine Stadt?", answer.No, "1998", "Heft von 1998"},
		{catalog.EN, "is the citadel a city", answer.No, "2005", ""},
		{catalog.DE, "Gab es 1996 eine Siegpunktgrenze für Aktionskarten?", answer.No, "1996", "vom ersten Zug an"},
		{catalog.EN, "did the sentence about the extra card on an old university apply in 1999", answer.Fact, "1998",
			"Before the reform the owner of a University could hold one extra card"},
		{catalog.DE, "durfte ich den kanzler vor der reform ohne rathaus spielen", "", "", ""},
		{catalog.EN, "is the Large Harbor a harbor", answer.No, "2005", "normal Harbor"},
		{catalog.DE, "Ist der Große Hafen ein Hafen?", answer.No, "2005", "normale Hafen"},
	} {
		found, err := loaded().Search(context.Background(), search.Query{Text: c.text, Lang: c.lang, Limit: 5})
		if err != nil {
			t.Fatal(err)
		}
		a := found.Answer
		switch {
		case a == nil && c.verdict == "":
		case a == nil:
			t.Errorf("%s: no answer, want %s", c.text, c.verdict)
		case a.Verdict != c.verdict || a.Edition != c.edition || !strings.Contains(a.Sentence, c.says):
			t.Errorf("%s: %s under %q: %s; want %s under %q with %q",
				c.text, a.Verdict, a.Edition, a.Sentence, c.verdict, c.edition, c.says)
		case a.Final && (len(found.Neighbors) > 0 || found.Hits[0].Verdict != nil):
			t.Errorf("%s: something else is said beside an answer that is final", c.text)
		}
	}
}
