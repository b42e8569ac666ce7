package casebook_test

import (
	"sync"
	"testing"

	"catanica/catalog"
	"catanica/catalog/catalogtest/sample"
	"catanica/rulings"
	"catanica/rulings/interact"
	"catanica/rulings/scenario/scenariotest"
	"catanica/search/answer"
	"catanica/search/casebook"
)

// answerer answers by the types of question, which know nothing of the decided questions.
var answerer = sync.OnceValue(func() *answer.Answerer {
	b := casebook.Load()
	a, err := answer.New(b.Catalog(), b.Library(), sync.OnceValues(func() (interact.Pairs, error) {
		m, err := interact.Open()
		return interact.NewReferee(m, interact.NewPlayers(b.Catalog(), nil, scenariotest.Books())), err
	}))
	if err != nil {
		panic(err)
	}
	return a
})

// agrees reports whether a type of question gives a decided one its verdict, and whether it gives another.
func agrees(text string, lang catalog.Lang, v rulings.Verdict) (confirms bool, instead *answer.Answer) {
	got := answerer().Answer(answerer().Read(text, lang), lang, "")
	switch {
	case got == nil || got.Verdict == answer.Fact:
		return false, nil
	case string(got.Verdict) == string(v):
		return true, nil
	}
	return false, got
}

// TestDerivedAgree: no type of question contradicts what follows from the facts of a card.
func TestDerivedAgree(t *testing.T) {
	b, confirmed := casebook.Load(), 0
	for _, k := range b.Catalog().Cards {
		for _, d := range b.Derived(k) {
			confirms, instead := agrees(d.Text, d.Lang, d.Verdict)
			if confirms {
				confirmed++
			}
			if instead != nil {
				t.Errorf("%s: %q follows to be %s, but the answer is %s", k.ID, d.Text, d.Verdict, instead.Sentence)
			}
		}
	}
	t.Logf("other types of question agree on %d", confirmed)
}

// TestCardLinesAgree: no type of question, the engine's among them, contradicts a labelled phrasing of a card.
func TestCardLinesAgree(t *testing.T) {
	b := casebook.Load()
	for _, k := range b.Catalog().Cards {
		for _, lang := range catalog.Langs {
			for _, line := range b.CardText(k.ID).In(lang).Answered {
				if _, instead := agrees(line.Text, lang, line.Verdict); instead != nil {
					t.Errorf("%s: %q is labelled %s, but the answer is %s", k.ID, line.Text, line.Verdict, instead.Sentence)
				}
			}
		}
	}
}

// maxContradicted is the greatest share of the labelled phrasings of articles to which a type of question gives another
// verdict.
const maxContradicted = 0.004

// TestPhrasingsAgreeWithTypes: next to no labelled phrasing of an article gets another verdict from a type of question.
func TestPhrasingsAgreeWithTypes(t *testing.T) {
	type asking struct {
		id   string
		lang catalog.Lang
		rulings.Answered
	}
	var all []asking
	for _, r := range casebook.Load().Library().Rulings {
		for _, lang := range catalog.Langs {
			for _, line := range r.Labelled(lang) {
				all = append(all, asking{r.ID, lang, line})
			}
		}
	}
	all, contradicted := sample.Of(t, leftOutSample, all), 0
	for _, p := range all {
		if _, instead := agrees(p.Text, p.lang, p.Verdict); instead != nil {
			contradicted++
			t.Logf("%s: %q is labelled %s, but the answer is %s %s", p.id, p.Text, p.Verdict, instead.Sentence, instead.Cites)
		}
	}
	t.Logf("%d labelled phrasings: %d answered otherwise", len(all), contradicted)
	if most := maxContradicted*float64(len(all)) + luck; float64(contradicted) > most {
		t.Errorf("%d of %d are answered otherwise, want at most %.0f", contradicted, len(all), most)
	}
}
