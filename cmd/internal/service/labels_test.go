package service

import (
	"context"
	"testing"

	"catanica/catalog/catalogtest/sample"
	"catanica/rulings/rulingstest"
	"catanica/search"
	"catanica/search/answer"
)

// TestLabels: a search that is word for word one of our labelled questions never gets another verdict than its label,
// and gets that one nearly always. `make full` asks all 23,000.
func TestLabels(t *testing.T) {
	s := loaded()
	right, asked := 0, 0
	for _, l := range sample.Of(t, 1200, rulingstest.Labels(s.Catalog, s.Library)) {
		found, err := s.Search(context.Background(), search.Query{Text: l.Text, Lang: l.Lang})
		if err != nil {
			t.Fatal(err)
		}
		asked++
		switch {
		case found.Answer == nil || found.Answer.Verdict == answer.Fact:
		case string(found.Answer.Verdict) == string(l.Verdict):
			right++
		default:
			t.Errorf("%s %s: %q has the label %s, and gets %s", l.Of, l.Lang, l.Text, l.Verdict, found.Answer.Sentence)
		}
	}
	t.Logf("%d of %d get the verdict of their label", right, asked)
	if right*100 < asked*90 {
		t.Errorf("%d of %d get the verdict of their label, want 90 of 100", right, asked)
	}
}
