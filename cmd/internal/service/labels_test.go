package service

import (
	"context"
	"testing"

	"catanica/catalog"
	"catanica/catalog/catalogtest/sample"
	"catanica/rulings"
	"catanica/search"
	"catanica/search/answer"
)

// label is a labelled question of an article or of a card.
type label struct {
	of   string // id
	lang catalog.Lang
	rulings.Answered
}

// labels returns all labelled questions.
func labels(s *Service) []label {
	var out []label
	for _, lang := range catalog.Langs {
		for _, r := range s.Library.Rulings {
			for _, line := range r.Labelled(lang) {
				out = append(out, label{r.ID, lang, line})
			}
		}
		for _, k := range s.Catalog.Cards {
			lines, _ := rulings.ParseAnswered(lang, k.Answered.In(lang))
			for _, line := range lines {
				out = append(out, label{k.ID, lang, line})
			}
		}
	}
	return out
}

// TestLabels: a search that is word for word one of our labelled questions never gets another verdict than its label,
// and gets that one nearly always. `make full` asks all 23,000.
func TestLabels(t *testing.T) {
	s := loaded()
	right, asked := 0, 0
	for _, l := range sample.Of(t, 1200, labels(s)) {
		found, err := s.Search(context.Background(), search.Query{Text: l.Text, Lang: l.lang})
		if err != nil {
			t.Fatal(err)
		}
		asked++
		switch {
		case found.Answer == nil || found.Answer.Verdict == answer.Fact:
		case string(found.Answer.Verdict) == string(l.Verdict):
			right++
		default:
			t.Errorf("%s %s: %q has the label %s, and gets %s", l.of, l.lang, l.Text, l.Verdict, found.Answer.Sentence)
		}
	}
	t.Logf("%d of %d get the verdict of their label", right, asked)
	if right*100 < asked*90 {
		t.Errorf("%d of %d get the verdict of their label, want 90 of 100", right, asked)
	}
}
