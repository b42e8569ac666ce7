package service

import (
	"context"
	"strings"
	"testing"

	"catanica/catalog"
	"catanica/search"
)

// TestBasicFacts: the fact that a beginner asks for stands above the hits, the article that states it comes first even
// if the search does not find it, and no hit shows another verdict.
func TestBasicFacts(t *testing.T) {
	for _, c := range []struct {
		text             string
		lang             catalog.Lang
		says, first, url string
	}{
		{"turn order", catalog.EN, "roll", "103.B.b", ""},
		{"starting setup", catalog.EN, "2 settlements", "101.C.a", ""},
		{"Stapel leer", catalog.DE, "ziehst du von den anderen", "103.J.a", ""},
		{"when may i attack", catalog.EN, "7 victory points", "101.D.b", ""},
		{"how many points to win in the basic game 1996", catalog.EN, "12 victory points", "101.D.c", ""},
		{"tie in the knights tournament", catalog.EN, "Undecided: ", "103.E.d", "/en/questions#tournament-tie"},
	} {
		found, err := loaded().Search(context.Background(), search.Query{Text: c.text, Lang: c.lang, Limit: 5})
		if err != nil || found.Answer == nil || len(found.Hits) == 0 {
			t.Errorf("%s: got %+v, %v", c.text, found.Answer, err)
			continue
		}
		sure := found.Answer
		if !strings.Contains(sure.Sentence, c.says) || sure.Cites[0] != c.first || sure.Open != c.url {
			t.Errorf("%s: got %+v, want %q from %s", c.text, sure, c.says, c.first)
		}
		if found.Hits[0].ID != c.first || len(found.Hits) > 5 || found.Total < len(found.Hits) {
			t.Errorf("%s: %s comes first of %d (%d)", c.text, found.Hits[0].ID, len(found.Hits), found.Total)
		}
		for _, h := range found.Hits {
			if h.Verdict != nil {
				t.Errorf("%s: %s shows %s", c.text, h.ID, *h.Verdict)
			}
		}
	}
}
