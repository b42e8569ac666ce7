package search

import (
	"fmt"
	"testing"
	"time"
)

func TestTiming(t *testing.T) {
	docs := sorted(realDocs(t))
	for range 4 {
		t0 := time.Now()
		d, _ := loadData()
		t1 := time.Now()
		langs := newLanguages(d, docs)
		t2 := time.Now()
		c := newConcepts(docs, d.synonyms, langs)
		t3 := time.Now()
		p, _ := newPostings(docs, defaultWeights().fields, langs, c)
		t4 := time.Now()
		newPhrasings(docs, langs, c, 0.2)
		t5 := time.Now()
		for _, l := range langs {
			l.freeze()
		}
		newVocabularies(langs)
		t6 := time.Now()
		newNames(docs)
		t7 := time.Now()
		p.close()
		fmt.Println(len(docs), "data", t1.Sub(t0), "langs", t2.Sub(t1), "concepts", t3.Sub(t2), "postings", t4.Sub(t3), "phr", t5.Sub(t4), "vocab", t6.Sub(t5), "names", t7.Sub(t6))
	}
}
