package service

import (
	"context"
	"testing"

	"catanica/catalog"
	"catanica/catalog/catalogtest/sample"
	"catanica/rulings"
	"catanica/search"
)

// minShown is the smallest share of labelled phrasings that are shown their own verdict when they are asked.
const minShown = 0.9

// TestPhrasingsAsked asks labelled phrasings: a sample chosen by the commit, all of them with CATANICA_FULL=1. None is
// shown the opposite verdict first, and most are shown their own.
func TestPhrasingsAsked(t *testing.T) {
	type asking struct {
		lang    catalog.Lang
		article string
		rulings.Answered
	}
	var all []asking
	for _, r := range loaded().Library.Rulings {
		for _, lang := range catalog.Langs {
			for _, p := range r.In(lang).Answered {
				all = append(all, asking{lang, r.ID, p})
			}
		}
	}
	own, opposite, total := 0, 0, 0
	for _, p := range sample.Of(t, 300, all) {
		found, err := loaded().Search(context.Background(), search.Query{Text: p.Text, Lang: p.lang})
		if err != nil {
			t.Fatal(err)
		}
		total++
		switch got := shown(found); {
		case got == string(p.Verdict):
			own++
		case p.Verdict == rulings.Yes && got == "no", p.Verdict == rulings.No && got == "yes":
			opposite++
			t.Errorf("%s: %q is labelled %s, but %s is shown", p.article, p.Text, p.Verdict, got)
		default:
			t.Logf("%s: %q is labelled %s, shown %q", p.article, p.Text, p.Verdict, got)
		}
	}
	t.Logf("%d labelled phrasings: %d shown their own verdict, %d the opposite", total, own, opposite)
	if share := float64(own) / float64(total); share < minShown {
		t.Errorf("%.3f are shown their own verdict, want at least %.2f", share, minShown)
	}
}
