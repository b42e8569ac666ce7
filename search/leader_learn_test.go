package search

import (
	"context"
	"hash/fnv"
	"math"
	"regexp"
	"slices"
	"testing"

	"catanica/catalog"
)

// leaderCase is a query with the best documents that a search finds, before one of them is chosen to come first.
type leaderCase struct {
	judgement
	ids   []string
	facts [][]float64 // by document: score, place, a tenth of the odds, nearest, three
}

// citedArticle finds the articles in the reason of a verdict: `003 103.L.a Stadt`.
var citedArticle = regexp.MustCompile(`\b1\d\d\.[A-Z]+\.[a-z]\b`)

// readReasons reads questions whose author named the articles that decide them, with language, question, verdict and
// reason, separated by tabs.
func readReasons(t *testing.T, name string) []judgement {
	t.Helper()
	var out []judgement
	rows(t, name, func(n int, cols []string) {
		if len(cols) != 4 {
			t.Fatalf("%s:%d: want lang, question, verdict and reason, separated by tabs", name, n)
		}
		j := judgement{lang: catalog.Lang(cols[0]), query: cols[1], grades: map[string]int{}}
		for _, id := range citedArticle.FindAllString(cols[3], -1) {
			j.grades[id] = 3
		}
		if len(j.grades) > 0 {
			out = append(out, j)
		}
	})
	return out
}

// TestLearnLeader learns the weights that choose the first of the best documents, from all judged queries that are open
// and from the questions whose author names the article. It prints them relative to the score, and how often the first
// document is right if the weights were learned from the other nine tenths of the queries.
func TestLearnLeader(t *testing.T) {
	if !*tune {
		t.Skip("-tune learns which of the best documents comes first")
	}
	ix, err := New(realDocs(t), realContent(t).cat)
	if err != nil {
		t.Fatal(err)
	}
	ix.weights.leader = leaderWeights{}
	var cases []leaderCase
	for _, set := range slices.Concat(judgedSets(t), tableSets(t)) {
		for _, j := range set.queries {
			if set.open {
				cases = appendCase(t, cases, ix, j)
			}
		}
	}
	for _, file := range []string{"evening", "final"} {
		for _, j := range readReasons(t, "testdata/"+file+".tsv") {
			cases = appendCase(t, cases, ix, j)
		}
	}
	const folds = 10
	before, after := map[catalog.Lang]int{}, map[catalog.Lang]int{}
	for fold := range folds {
		var train, test []leaderCase
		for _, c := range cases {
			h := fnv.New32a()
			_, _ = h.Write([]byte(c.query)) // a hash does not fail
			if int(h.Sum32()%folds) == fold {
				test = append(test, c)
			} else {
				train = append(train, c)
			}
		}
		w := learnLeader(train)
		for _, c := range test {
			if c.grades[c.ids[0]] == 3 {
				before[c.lang]++
			}
			if c.grades[c.ids[c.leader(w)]] == 3 {
				after[c.lang]++
			}
		}
	}
	w := learnLeader(cases)
	t.Logf("%d queries: first right before %v, after %v; place %.3f, odds %.4f, nearest %.3f, three %.3f",
		len(cases), before, after, w[1]/w[0], w[2]/w[0]/10, w[3]/w[0], w[4]/w[0])
}

// appendCase appends the case of a query, unless it names a document or finds fewer than two.
func appendCase(t *testing.T, out []leaderCase, ix *Index, j judgement) []leaderCase {
	t.Helper()
	r := ranker{ix: ix, q: Query{Text: j.query, Lang: j.lang, Limit: maxLeaders}, edition: catalog.DefaultEdition}
	r.text, r.terms = j.query, ix.analyzeQuery(j.query, j.lang)
	f, err := r.rank(context.Background())
	if err != nil {
		t.Fatal(err)
	}
	if len(f.list) < 2 || f.list[0].tier != tierWords {
		return out
	}
	c := leaderCase{judgement: j}
	for i, d := range f.list[:min(maxLeaders, len(f.list))] {
		like := ix.known().Likeness(ix.keys[d.doc], r.asked)
		c.ids = append(c.ids, ix.docs[d.doc].ID)
		c.facts = append(c.facts,
			[]float64{d.score / f.list[0].score, 1 / float64(i+1), like.Odds / 10, like.Nearest, like.Three})
	}
	return append(out, c)
}

// leader returns the index of the document that the weights choose.
func (c *leaderCase) leader(w []float64) int {
	best := 0
	for i := range c.facts {
		if dot(w, c.facts[i]) > dot(w, c.facts[best]) {
			best = i
		}
	}
	return best
}

func dot(a, b []float64) float64 {
	sum := 0.0
	for i := range a {
		sum += a[i] * b[i]
	}
	return sum
}

// learnLeader returns the weights under which the right documents have the highest share of the exponentials of their
// sums, by gradient descent.
func learnLeader(cases []leaderCase) []float64 {
	const steps, rate, decay = 400, 3, 1e-3
	w := []float64{10, 0, 0, 0, 0}
	for range steps {
		gradient, n := make([]float64, len(w)), 0.0
		for i := range cases {
			if cases[i].addGradient(gradient, w) {
				n++
			}
		}
		for k := range w {
			w[k] -= rate * (gradient[k]/n + decay*w[k])
		}
	}
	return w
}

// addGradient adds the gradient of the case's loss, unless none of its documents is right.
func (c *leaderCase) addGradient(gradient, w []float64) bool {
	all, right := 0.0, 0.0
	share := make([]float64, len(c.facts))
	for i, f := range c.facts {
		share[i] = math.Exp(dot(w, f))
		all += share[i]
		if c.grades[c.ids[i]] == 3 {
			right += share[i]
		}
	}
	if right == 0 {
		return false
	}
	for i, f := range c.facts {
		p := share[i] / all
		if c.grades[c.ids[i]] == 3 {
			p -= share[i] / right
		}
		for k := range gradient {
			gradient[k] += p * f[k]
		}
	}
	return true
}
