package search

import (
	"bufio"
	"flag"
	"fmt"
	"os"
	"slices"
	"testing"

	"catanica/catalog"
)

var poolFile = flag.String("pool", "", "write what the judged queries find and nobody has graded yet to this file, for a judge to grade")

// TestPool writes, for each judged query, what different searches find among the first five: ours with and without the phrasings,
// bleve and SQLite. Whoever wrote the queries could not know every document of ours; a judge who sees the query and the documents,
// in the order of their ids and without a word on who found them, grades what has no grade yet.
func TestPool(t *testing.T) {
	if *poolFile == "" {
		t.Skip("-pool FILE writes the pool")
	}
	docs, cat := realContent(t)
	byID := map[string]*Document{}
	for i := range docs {
		byID[docs[i].ID] = &docs[i]
	}
	engines := []engine{ours(t, docs, cat, layers{}), ours(t, docs, cat, layers{phrasings: true}), plainBleve(t, docs, "de", false), fts5(t, docs)}
	f, err := os.Create(*poolFile)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	out := bufio.NewWriter(f)
	for _, set := range judgedSets(t) {
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
				fmt.Fprintf(out, "%s\t%s: %s | %s\n", id, d.Kind, d.Title.In(catalog.DE), cutAt(d.Answer.In(catalog.DE), 220))
			}
		}
	}
	if err := out.Flush(); err != nil {
		t.Fatal(err)
	}
}

// cutAt is the beginning of a text, n letters at most.
func cutAt(text string, n int) string {
	if r := []rune(text); len(r) > n {
		return string(r[:n]) + "…"
	}
	return text
}
