package search

import (
	"bufio"
	"context"
	"fmt"
	"math"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"

	"catanica/catalog"
)

// judgement is a query and what should be found: grade 3 is the answer, 1 is useful.
type judgement struct {
	lang   catalog.Lang
	query  string
	grades map[string]int
}

// readJudged reads lines `lang<TAB>query<TAB>id id=1 …`; an id without a grade is the answer.
func readJudged(t testing.TB, name string) []judgement {
	t.Helper()
	f, err := os.Open(name)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	var out []judgement
	for s, n := bufio.NewScanner(f), 1; s.Scan(); n++ {
		if s.Text() == "" || strings.HasPrefix(s.Text(), "#") {
			continue
		}
		cols := strings.Split(s.Text(), "\t")
		if len(cols) != 3 {
			t.Fatalf("%s:%d: want lang, query and ids, tabs between", name, n)
		}
		j := judgement{lang: catalog.Lang(cols[0]), query: cols[1], grades: map[string]int{}}
		for _, id := range strings.Fields(cols[2]) {
			id, grade, graded := strings.Cut(id, "=")
			j.grades[id] = 3
			if graded {
				if j.grades[id], err = strconv.Atoi(grade); err != nil {
					t.Fatalf("%s:%d: grade: %v", name, n, err)
				}
			}
		}
		out = append(out, j)
	}
	return out
}

// measures of a set of queries, each from 0 to 1.
type measures struct {
	n                  int
	success, mrr, ndcg float64
}

func (m *measures) add(o measures) {
	m.n += o.n
	m.success += o.success
	m.mrr += o.mrr
	m.ndcg += o.ndcg
}

func (m measures) String() string {
	n := float64(max(1, m.n))
	return fmt.Sprintf("%3d queries: success@1 %.3f  MRR@10 %.3f  nDCG@5 %.3f", m.n, m.success/n, m.mrr/n, m.ndcg/n)
}

// measure judges the ids found for one query.
func (j judgement) measure(ids []string) measures {
	m := measures{n: 1}
	for i, id := range ids {
		if j.grades[id] == 3 {
			m.mrr = 1 / float64(i+1)
			break
		}
	}
	if m.mrr == 1 {
		m.success = 1
	}
	grades := make([]int, 0, len(ids))
	for _, id := range ids[:min(5, len(ids))] {
		grades = append(grades, j.grades[id])
	}
	var best []int
	for _, g := range j.grades {
		best = append(best, g)
	}
	slices.Sort(best)
	slices.Reverse(best)
	m.ndcg = dcg(grades) / dcg(best[:min(5, len(best))])
	return m
}

func dcg(grades []int) float64 {
	sum := 0.0
	for i, g := range grades {
		sum += (math.Pow(2, float64(g)) - 1) / math.Log2(float64(i)+2)
	}
	return sum
}

func TestJudged(t *testing.T) {
	ix, err := New(realDocs(t))
	if err != nil {
		t.Fatal(err)
	}
	for _, file := range []string{"testdata/judged.tsv", "testdata/judged-held-back.tsv"} {
		sums := map[catalog.Lang]*measures{catalog.DE: {}, catalog.EN: {}}
		for _, j := range readJudged(t, file) {
			r, err := ix.Find(context.Background(), Query{Text: j.query, Lang: j.lang})
			if err != nil {
				t.Fatal(err)
			}
			var ids []string
			for _, h := range r.Hits {
				ids = append(ids, h.ID)
			}
			m := j.measure(ids)
			sums[j.lang].add(m)
			if m.success == 0 && (!strings.Contains(file, "held") || os.Getenv("HELD") != "") {
				t.Logf("%s %-50s want %v got %v", j.lang, j.query, j.grades, ids[:min(4, len(ids))])
			}
		}
		for _, lang := range catalog.Langs {
			t.Logf("%-32s %s %s", file, lang, sums[lang])
		}
	}
}
