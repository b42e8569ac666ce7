package search

import (
	"context"
	"fmt"
	"os"
	"strings"
	"testing"
	"time"

	"catanica/catalog"
	"catanica/rulings"
)

func realDocs(t testing.TB) []Document {
	fsys := os.DirFS("../content")
	cat, _ := catalog.Load(fsys)
	lib, _ := rulings.Load(fsys, cat)
	return Documents(cat, lib)
}

func TestExplore(t *testing.T) {
	docs := realDocs(t)
	began := time.Now()
	ix, err := New(docs)
	if err != nil {
		t.Fatal(err)
	}
	fmt.Println(len(docs), "docs built in", time.Since(began))
	qs := strings.Split(os.Getenv("Q"), ";")
	for _, q := range qs {
		r, err := ix.Find(context.Background(), Query{Text: q, Lang: catalog.DE})
		fmt.Println("==", q, r.Took, err, r.Total, r.DidYouMean)
		for _, h := range r.Hits[:min(5, len(r.Hits))] {
			fmt.Printf("  %8.3f %-8s %-20s %s\n      %s\n", h.Score, h.Kind, h.ID, h.Title, h.Marked)
		}
	}
}
