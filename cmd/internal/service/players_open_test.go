package service

import (
	"context"
	"slices"
	"strings"
	"testing"

	"catanica/catalog"
	"catanica/rulings"
	"catanica/search"
	"catanica/search/answer"
	"catanica/search/casebook"
)

// howOpen tells how a result treats a question on what the sources leave open: "answer" if the answer says so,
// "neighbor" if the first neighbor does, "beside" if another one does, "plain" if there is an answer of yes or no that
// does not, and "silent" otherwise.
func howOpen(found search.Result, o *rulings.OpenQuestion) string {
	isOpen := func(n casebook.Neighbor) bool { return n.Open == o && n.Says != "" }
	a := found.Answer
	switch i := slices.IndexFunc(found.Neighbors, isOpen); {
	case a != nil && a.Question == o && strings.Contains(a.Sentence, o.Standing().In(found.Lang)+": "):
		return "answer"
	case i == 0:
		return "neighbor"
	case a != nil && (a.Verdict == answer.Yes || a.Verdict == answer.No || a.Verdict == answer.Depends):
		return "plain"
	case i > 0:
		return "beside"
	}
	return "silent"
}

// TestPlayersAskOpen: players who ask in their own words what no source decides read first that it is undecided, in the
// answer or in the first question that resembles theirs, with what Catanica decides; none reads a yes or no. What the
// sources answer in two ways is mostly said to be so, too.
func TestPlayersAskOpen(t *testing.T) {
	s := loaded()
	type count struct{ asked, said int }
	var undecided, settled count
	for _, c := range judgedIn(t, "testdata/open-questions.tsv", 3) {
		i := slices.IndexFunc(s.Library.Questions, func(o *rulings.OpenQuestion) bool { return o.ID == c[0] })
		if i < 0 {
			t.Fatalf("there is no open question %s", c[0])
		}
		o, lang := s.Library.Questions[i], catalog.Lang(c[1])
		if slices.Contains(o.Asked.In(lang), c[2]) {
			t.Errorf("%q is a way of asking that the content lists", c[2])
		}
		found, err := s.Search(context.Background(), search.Query{Text: c[2], Lang: lang})
		if err != nil {
			t.Fatal(err)
		}
		sum, how := &undecided, howOpen(found, o)
		if o.Outcome() == rulings.OutcomeSource {
			sum = &settled
		} else if how == "plain" {
			t.Errorf("%s %q: %s, but no source decides %s", lang, c[2], found.Answer.Sentence, o.ID)
		}
		if sum.asked++; how == "answer" || how == "neighbor" {
			sum.said++
		}
	}
	t.Logf("said to be open: %d of %d that no source decides, %d of %d that one settles", undecided.said, undecided.asked,
		settled.said, settled.asked)
	if undecided.said*100 < undecided.asked*90 || settled.said*100 < settled.asked*58 {
		t.Error("want 90 of 100 and 58 of 100")
	}
}

// TestOpenAnswerAlone: no similar question stands above an answer that is an open question, though it has no verdict.
func TestOpenAnswerAlone(t *testing.T) {
	q := search.Query{Lang: catalog.DE,
		Text: "Gegnerisches Fragezeichen entfernt meine Vogtei. Kommt sie auf meinen Ablagestapel?"}
	found, err := loaded().Search(context.Background(), q)
	if err != nil {
		t.Fatal(err)
	}
	if found.Answer == nil || found.Answer.Open == "" || len(found.Neighbors) > 0 {
		t.Errorf("got answer %+v and neighbors %+v, want an open question alone", found.Answer, found.Neighbors)
	}
}
