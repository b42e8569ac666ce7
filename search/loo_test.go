package search

import (
	"context"
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"

	"catanica/catalog"
)

type looQuery struct {
	text string
	lang catalog.Lang
	key  string
	fold int
}

func fold(docs []Document, k, K int) (out []Document, qs []looQuery) {
	for _, d := range docs {
		var w catalog.Words
		for _, lang := range catalog.Langs {
			for i, a := range d.Asked.In(lang) {
				if i%K == k {
					qs = append(qs, looQuery{a, lang, d.key(), k})
				} else if lang == catalog.DE {
					w.DE = append(w.DE, a)
				} else {
					w.EN = append(w.EN, a)
				}
			}
		}
		d.Asked = w
		out = append(out, d)
	}
	return
}

func typos(q string, rng *rand.Rand) string {
	words := strings.Fields(q)
	for i, w := range words {
		r := []rune(w)
		n := 0
		if len(r) >= 4 {
			n = 1
		}
		if len(r) >= 9 && rng.IntN(2) == 0 {
			n = 2
		}
		if rng.IntN(4) == 0 {
			n = 0
		}
		for range n {
			k := 1 + rng.IntN(len(r)-2)
			switch rng.IntN(4) {
			case 0:
				r[k], r[k+1] = r[k+1], r[k]
			case 1:
				r = append(r[:k], r[k+1:]...)
			case 2:
				r = slices.Insert(r, k, r[k])
			default:
				r[k] = rune('a' + rng.IntN(26))
			}
		}
		words[i] = string(r)
	}
	return strings.Join(words, " ")
}

func TestLOO(t *testing.T) {
	docs := realDocs(t)
	K := 6
	ixs := make([]*Index, K)
	qs := make([][]looQuery, K)
	for k := range K {
		dd, q := fold(docs, k, K)
		qs[k] = q
		var err error
		if ixs[k], err = New(dd); err != nil {
			t.Fatal(err)
		}
	}
	full, err := New(docs)
	if err != nil {
		t.Fatal(err)
	}
	eval := func(label string, change func(w *weights)) {
		type res struct {
			n       int
			s1, mrr float64
			byKind  map[catalog.Kind][3]float64
		}
		var mu sync.Mutex
		tot := map[string]*[3]float64{}
		var fails []string
		var wg sync.WaitGroup
		for k := range K {
			wg.Go(func() {
				ix := *ixs[k]
				ix.weights = defaultWeights()
				if change != nil {
					change(&ix.weights)
				}
				pp := *ix.postings
				pp.fields = map[catalog.Lang][]namedField{}
				for _, lang := range catalog.Langs {
					for _, f := range ix.weights.fields {
						pp.fields[lang] = append(pp.fields[lang], namedField{f.name + "_" + string(lang), f.boost, f.length})
					}
				}
				ix.postings = &pp
				for _, q := range qs[k] {
					kind, _, _ := strings.Cut(q.key, "/")
					b := Query{Text: q.text, Lang: q.lang, Limit: 10}.bounded()
					found, _ := ix.rank(context.Background(), b, ix.parse(b.Text, b.Lang))
					rank := slices.IndexFunc(found[:min(10, len(found))], func(h ranked) bool { return ix.docs[h.doc].key() == q.key })
					mu.Lock()
					for _, g := range []string{"all", kind, kind + " " + string(q.lang)} {
						if tot[g] == nil {
							tot[g] = &[3]float64{}
						}
						x := tot[g]
						x[0]++
						if rank == 0 {
							x[1]++
						}
						if rank >= 0 {
							x[2] += 1 / float64(rank+1)
						}
					}
					if rank != 0 {
						first := "-"
						if len(found) > 0 {
							first = ix.docs[found[0].doc].ID
						}
						fails = append(fails, fmt.Sprintf("%2d %s %-10s got %-12s %s", rank, q.lang, q.key, first, q.text))
					}
					mu.Unlock()
				}
			})
		}
		wg.Wait()
		fmt.Printf("%-24s", label)
		for _, g := range []string{"all", "ruling", "rule", "card", "term"} {
			if x := tot[g]; x != nil {
				fmt.Printf(" | %s %d: %.3f %.3f", g, int(x[0]), x[1]/x[0], x[2]/x[0])
			}
		}
		var jm [2]measures
		{
			ix := *full
			ix.weights = defaultWeights()
			if change != nil {
				change(&ix.weights)
			}
			pp := *ix.postings
			pp.fields = map[catalog.Lang][]namedField{}
			for _, lang := range catalog.Langs {
				for _, f := range ix.weights.fields {
					pp.fields[lang] = append(pp.fields[lang], namedField{f.name + "_" + string(lang), f.boost, f.length})
				}
			}
			ix.postings = &pp
			for i, file := range []string{"testdata/judged.tsv", "testdata/judged-held-back.tsv"}[:1] {
				for _, j := range readJudged(t, file) {
					r, _ := ix.Find(context.Background(), Query{Text: j.query, Lang: j.lang})
					var ids []string
					for _, h := range r.Hits {
						ids = append(ids, h.ID)
					}
					jm[i].add(j.measure(ids))
				}
			}
		}
		fmt.Print(" ||", jm[0])
		var tm measures
		{
			ix := *full
			ix.weights = defaultWeights()
			if change != nil {
				change(&ix.weights)
			}
			rng := rand.New(rand.NewPCG(1, 2))
			for range 2 {
				for _, j := range readJudged(t, "testdata/judged.tsv") {
					q := typos(j.query, rng)
					if q == j.query {
						continue
					}
					r, _ := ix.Find(context.Background(), Query{Text: q, Lang: j.lang})
					var ids []string
					for _, h := range r.Hits {
						ids = append(ids, h.ID)
					}
					m := j.measure(ids)
					if m.success == 0 && os.Getenv("TYPOS") != "" && label == "default" {
						fmt.Println("TYPO", q, "|", j.query, ids[:min(3, len(ids))], r.DidYouMean)
					}
					tm.add(m)
				}
			}
		}
		fmt.Println(" typos", tm)
		if os.Getenv("FAILS") != "" && label == "default" {
			slices.Sort(fails)
			fmt.Println(strings.Join(fails, "\n"))
		}
	}
	eval("default", nil)
	for _, p := range strings.Fields(os.Getenv("TUNE")) {
		name, vals, _ := strings.Cut(p, "=")
		if strings.Contains(vals, "+") {
			continue
		}
		for _, v := range strings.Split(vals, ",") {
			x, _ := strconv.ParseFloat(v, 64)
			eval(name+"="+v, func(w *weights) {
				m := map[string]*float64{"exact": &w.exact, "stem": &w.stem, "concept": &w.concept, "part": &w.part, "whole": &w.whole, "prefix": &w.prefix, "other": &w.other, "weak": &w.weak, "sat": &w.saturation, "norm": &w.norm, "coverage": &w.coverage, "close": &w.close, "tight": &w.tight, "fit": &w.title, "near": &w.near, "far": &w.far}
				if name == "pow" {
					idfPow = x
				} else if m[name] != nil {
					*m[name] = x
				} else if k, ok := strings.CutPrefix(name, "k."); ok {
					w.kinds[catalog.Kind(k)] = x
				} else {
					for i := range w.fields {
						if w.fields[i].name == name {
							w.fields[i].boost = x
						}
						if "len."+w.fields[i].name == name {
							w.fields[i].length = x
						}
					}
				}
			})
		}
	}
}
