package table_test

import (
	"net/url"
	"os"
	"path/filepath"
	"testing"

	"catanica/catalog"
	"catanica/cmd/internal/table"
	"catanica/content"
	"catanica/rulings/scenario"
	rtable "catanica/rulings/table"
)

// BenchmarkStep goes through the steps of scenarios in a session, as the worker does.
func BenchmarkStep(b *testing.B) {
	cat, problems := catalog.Load(content.FS)
	books, more := scenario.CompileBooks(cat)
	if err := append(problems, more...).Err(); err != nil {
		b.Fatal(err)
	}
	r := &table.Renderer{Catalog: cat, Books: books, Sources: noSources{}}
	names, err := filepath.Glob("../../../content/scenarios/*/*.scn")
	if err != nil || len(names) == 0 {
		b.Fatal(names, err)
	}
	var texts []string
	for i := 0; i < len(names); i += len(names)/12 + 1 {
		text, err := os.ReadFile(names[i])
		if err != nil {
			b.Fatal(err)
		}
		texts = append(texts, rtable.Pack(string(text)))
	}
	for _, path := range []string{"/scenarios/x", "/scenarios/new"} {
		b.Run(path, func(b *testing.B) {
			steps := 0
			for b.Loop() {
				for _, g := range texts {
					session := &table.Session{Renderer: r}
					for n := 0; n < 8; n++ {
						f := table.FrameOf(cat, catalog.DE, path, url.Values{"g": {g}, "step": {string(rune('0' + n))}}.Encode(), "")
						if _, err := session.Show(f, g); err != nil {
							b.Fatal(err)
						}
						steps++
					}
				}
			}
			b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(steps), "ns/step")
		})
	}
}
