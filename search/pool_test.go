package search

import (
	"bufio"
	"cmp"
	"flag"
	"fmt"
	"os"
	"slices"
	"testing"

	"catanica/catalog"
	"catanica/search/document"
)

var poolFile = flag.String("pool", "",
	"write the ungraded documents that the judged queries find to this file, for a judge to grade")

// TestPool writes, for each judged query, the ungraded documents among the first hits of several engines: this package
// with and without the phrasings, bleve and SQLite. The authors of the queries could not know every document; a judge
// who sees the query and the documents, sorted by id and without the engine that found them, grades the rest.
func TestPool(t *testing.T) {
	if *poolFile == "" {
		t.Skip("-pool FILE writes the pool")
	}
	docs := realDocs(t)
	byID := map[string]*document.Document{}
	for i := range docs {
		byID[docs[i].ID] = &docs[i]
	}
	engines := []engine{
		wholeSearch(t), searchWithout(t, ablation{phrasings: true}), plainBleve(t, docs, "de", false), fts5(t, docs),
	}
	f, err := os.Create(*poolFile)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	out := bufio.NewWriter(f)
	for _, set := range append(judgedSets(t), tableSets(t)...) {
		for _, j := range set.queries {
			var pool []string
			for n, ask := range engines {
				ids := ask(j)
				depth := 5
				if n > 0 {
					depth = 3
				}
				for _, id := range ids[:min(depth, len(ids))] {
					if _, graded := j.grades[id]; !graded && !slices.Contains(pool, id) && byID[id] != nil {
						pool = append(pool, id)
					}
				}
			}
			if slices.Sort(pool); len(pool) == 0 {
				continue
			}
			fmt.Fprintf(out, "? %s\t%s\n", j.lang, j.query)
			for _, id := range pool {
				d := byID[id]
				fmt.Fprintf(out, "%s\t%s: %s | %s | %s\n", id, d.Kind, d.TitleIn(j.lang), either(d.Question, j.lang),
					cutAt(either(d.Answer, j.lang), 500))
			}
		}
	}
	if err := out.Flush(); err != nil {
		t.Fatal(err)
	}
}

// either returns the text in lang, or in the other language if lang has none.
func either(t catalog.Text, lang catalog.Lang) string { return cmp.Or(t.In(lang), t.In(lang.Other())) }

// cutAt returns the beginning of a text, at most n runes.
func cutAt(text string, n int) string {
	if r := []rune(text); len(r) > n {
		return string(r[:n]) + "…"
	}
	return text
}
