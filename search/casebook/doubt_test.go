package casebook_test

import (
	"context"
	"flag"
	"hash/fnv"
	"math"
	"testing"

	"catanica/catalog"
	"catanica/catalog/catalogtest/sample"
	"catanica/rulings"
	"catanica/rulings/rulingstest"
	"catanica/search"
	"catanica/search/casebook"
	"catanica/search/document"
)

// tune makes TestLearnDoubt learn the weights.
var tune = flag.Bool("tune", false, "learn the weights of the doubt about a verdict")

// leftOut is a labelled question that was asked as if it had no label, with what it resembled then.
type leftOut struct {
	rulingstest.Label
	casebook.Resembled
}

// right reports whether the question has the verdict of what it resembles.
func (l leftOut) right() bool { return l.Resembled.Verdict == l.Answered.Verdict }

// leaveOut asks labelled questions as if they had no label, and returns those that resemble another question. As in the
// service, the texts of the ten best hits are consulted, and those of the cards that the question names.
func leaveOut(t *testing.T, b *casebook.Book, list []rulingstest.Label) []leftOut {
	t.Helper()
	ix, err := search.New(document.Of(b.Catalog(), b.Library()), b.Catalog())
	if err != nil {
		t.Fatal(err)
	}
	var out []leftOut
	for _, l := range list {
		hits, err := ix.Find(context.Background(), search.Query{Text: l.Text, Lang: l.Lang, Limit: 10})
		if err != nil {
			t.Fatal(err)
		}
		q := b.Read(l.Text, l.Lang)
		var found []*rulings.Ruling
		cards := map[string]bool{}
		consult := func(id string) {
			if text := b.CardText(id); text != nil && !cards[id] {
				cards[id] = true
				found = append(found, text)
			}
		}
		for _, h := range hits.Hits {
			switch h.Kind {
			case catalog.KindRuling, catalog.KindTerm, catalog.KindRule:
				found = append(found, b.Library().Ruling(h.ID))
			case catalog.KindCard:
				consult(h.ID)
			}
		}
		for _, id := range q.Cards() {
			consult(id)
		}
		if r, ok := b.Resembles(q, found, l.Text); ok {
			out = append(out, leftOut{l, r})
		}
	}
	return out
}

const (
	// leftOutSample is the number of labelled questions that an ordinary run leaves out.
	leftOutSample = 1500
	// maxLeftOutWrong is the greatest share of the verdicts shown that may be wrong, and minLeftOutShown the least share
	// of the labelled questions that must get one. Of all labels 0.044 are wrong, and 0.15 are shown.
	maxLeftOutWrong = 0.05
	minLeftOutShown = 0.10
	// luck is the number of standard deviations by which a sample may be worse.
	luck = 4
	// minContrast is how many times as often a verdict must be wrong that is not shown.
	minContrast = 3
)

// TestDoubt asks labelled questions as if they had no label. Few of the verdicts that are shown may be wrong, and of
// those that are not shown, far more.
func TestDoubt(t *testing.T) {
	b := casebook.Load()
	list := sample.Of(t, leftOutSample, rulingstest.Labels(b.Catalog(), b.Library()))
	var shown, wrong, hidden, saved int
	for _, l := range leaveOut(t, b, list) {
		switch {
		case l.Shown && l.right():
			shown++
		case l.Shown:
			shown++
			wrong++
		case l.right():
			hidden++
		default:
			hidden++
			saved++
		}
	}
	t.Logf("%d labelled questions: %d shown, %d of them wrong; %d not shown, %d of them wrong",
		len(list), shown, wrong, hidden, saved)
	expected := maxLeftOutWrong * float64(shown)
	if most := expected + luck*math.Sqrt(expected); float64(wrong) > most {
		t.Errorf("%d of %d verdicts shown are wrong, want at most %.0f", wrong, shown, most)
	}
	if float64(shown) < minLeftOutShown*float64(len(list)) {
		t.Errorf("%d of %d questions get a verdict, want at least %.2f of them", shown, len(list), minLeftOutShown)
	}
	if saved*shown < minContrast*wrong*hidden {
		t.Errorf("%d of %d verdicts not shown are wrong, hardly more than the %d of %d shown",
			saved, hidden, wrong, shown)
	}
}

// TestLearnDoubt learns the weights of the doubt from all labelled questions, each asked as if it had no label. It
// prints them, and how many verdicts are wrong at each doubt if the weights were learned from the other four fifths of
// the precedents.
func TestLearnDoubt(t *testing.T) {
	if !*tune {
		t.Skip("-tune learns the weights of the doubt about a verdict")
	}
	b := casebook.Load()
	cases := leaveOut(t, b, rulingstest.Labels(b.Catalog(), b.Library()))
	const folds = 5
	fold := func(l leftOut) int {
		h := fnv.New32a()
		_, _ = h.Write([]byte(l.Asked)) // a hash does not fail
		return int(h.Sum32() % folds)
	}
	const steps = 20 // of doubts, from 0 to 1
	var right, wrong [steps]int
	for f := range folds {
		var train, test []leftOut
		for _, l := range cases {
			if fold(l) == f {
				test = append(test, l)
			} else {
				train = append(train, l)
			}
		}
		w := learnDoubt(train)
		for _, l := range test {
			i := min(int(chance(w, l.Parts)*steps), steps-1)
			if l.right() {
				right[i]++
			} else {
				wrong[i]++
			}
		}
	}
	for i := range steps {
		t.Logf("doubt below %.2f: %4d right, %4d wrong", float64(i+1)/steps, right[i], wrong[i])
	}
	for i, w := range learnDoubt(cases) {
		t.Logf("%-5s %.2f", casebook.PartNames[i], w)
	}
}

// chance returns the chance that a verdict is wrong according to the weights.
func chance(w, parts []float64) float64 {
	sum := 0.0
	for i, x := range parts {
		sum += w[i] * x
	}
	return 1 / (1 + math.Exp(-sum))
}

// learnDoubt returns the weights that best tell the wrong verdicts from the right ones: a logistic regression, by
// gradient descent.
func learnDoubt(cases []leftOut) []float64 {
	const steps, rate = 4000, 1.0
	w := make([]float64, len(casebook.PartNames))
	for range steps {
		gradient := make([]float64, len(w))
		for _, l := range cases {
			miss := chance(w, l.Parts)
			if !l.right() {
				miss--
			}
			for i, x := range l.Parts {
				gradient[i] += miss * x
			}
		}
		for i := range w {
			w[i] -= rate * gradient[i] / float64(len(cases))
		}
	}
	return w
}
