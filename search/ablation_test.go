package search

import (
	"context"
	"database/sql"
	"slices"
	"strings"
	"testing"

	"catanica/catalog"
	"catanica/catalog/catalogtest/sample"
	"catanica/search/analysis"
	"catanica/search/document"
	"catanica/search/index"

	"github.com/blevesearch/bleve/v2"
	_ "github.com/blevesearch/bleve/v2/analysis/lang/de"
	"github.com/blevesearch/bleve/v2/index/scorch"
	"github.com/blevesearch/bleve/v2/mapping"
	blevequery "github.com/blevesearch/bleve/v2/search/query"
	_ "github.com/ncruces/go-sqlite3/driver"
	_ "github.com/ncruces/go-sqlite3/embed"
)

// engine answers a query with the ids of documents, best first.
type engine func(j judgement) []string

// overall asks all judged queries, of both halves of all sets, and returns the measures by language.
func overall(sets []judgedSet, ask engine) map[catalog.Lang]measures {
	out := map[catalog.Lang]measures{}
	for _, set := range sets {
		for _, j := range set.queries {
			m := out[j.lang]
			m.add(j.measure(ask(j)))
			out[j.lang] = m
		}
	}
	return out
}

// quality returns the mean of success@1 and nDCG@5 over both languages.
func quality(byLang map[catalog.Lang]measures) float64 {
	var all measures
	for _, m := range byLang {
		all.add(m)
	}
	return (all.success + all.ndcg) / 2 / float64(all.n)
}

// TestAblations: without any one of its layers the search answers the judged queries worse, by at least about half of
// what was measured. An ordinary run tries one layer; `make full` tries all and logs the table of
// docs/search-figures.md.
func TestAblations(t *testing.T) {
	sets := judgedSets(t)
	whole := overall(sets, wholeSearch(t))
	logMeasures(t, "all layers", whole)
	for _, l := range sample.Of(t, 1, []struct {
		name    string
		without ablation
		loss    float64 // minimum loss of quality
	}{
		{"without stems", ablation{stems: true}, 0.015},
		{"without compounds", ablation{compounds: true}, 0.002},
		{"without concepts", ablation{concepts: true}, 0.025},
		{"without corrections", ablation{corrections: true}, 0.015},
		{"without phrasings", ablation{phrasings: true}, 0.06},
		{"without boosts", ablation{boosts: true}, 0.012},
		{"without names and ids", ablation{names: true}, 0.007},
		{"without a chosen leader", ablation{leader: true}, 0.003},
		{"without any of them", ablation{true, true, true, true, true, true, true, true}, 0.25},
	}) {
		reduced := overall(sets, searchWithout(t, l.without))
		logMeasures(t, l.name, reduced)
		if loss := quality(whole) - quality(reduced); loss < l.loss {
			t.Errorf("%s: quality drops by %.4f, want at least %.3f", l.name, loss, l.loss)
		}
	}
}

// TestRivals: other search engines, as they come, answer the judged queries worse on the same documents. An ordinary
// run tries one of them.
func TestRivals(t *testing.T) {
	sets, docs := judgedSets(t), realDocs(t)
	whole := overall(sets, wholeSearch(t))
	for _, rival := range sample.Of(t, 1, []struct {
		name  string
		start func() engine
	}{
		{"bleve, standard", func() engine { return plainBleve(t, docs, "standard", false) }},
		{"bleve, de", func() engine { return plainBleve(t, docs, "de", false) }},
		{"bleve, de, BM25 and fuzzy", func() engine { return plainBleve(t, docs, "de", true) }},
		{"SQLite FTS5", func() engine { return fts5(t, docs) }},
	}) {
		theirs := overall(sets, rival.start())
		logMeasures(t, rival.name, theirs)
		for _, lang := range catalog.Langs {
			if theirs[lang].ndcg >= whole[lang].ndcg {
				t.Errorf("%s answers %s better than this package", rival.name, lang)
			}
		}
	}
}

func logMeasures(t *testing.T, name string, byLang map[catalog.Lang]measures) {
	t.Helper()
	for _, lang := range catalog.Langs {
		t.Logf("%-28s %s %s", name, lang, byLang[lang])
	}
}

// wholeSearch returns this package's search with all layers.
func wholeSearch(t *testing.T) engine {
	return func(j judgement) []string { return ids(judgedHits(t, j)) }
}

// searchWithout returns this package's search without some layers.
func searchWithout(t *testing.T, without ablation) engine {
	t.Helper()
	ix, err := open(realDocs(t), realContent(t).cat, without, "", "")
	if err != nil {
		t.Fatal(err)
	}
	return func(j judgement) []string { return idsOf(t, ix, Query{Text: j.query, Lang: j.lang}) }
}

// plainText returns all text of a document, with its title twice, for engines with a single field.
func plainText(d *document.Document) string {
	var parts []string
	for _, lang := range catalog.Langs {
		parts = append(parts, d.Title.In(lang), d.Title.In(lang), d.Question.In(lang), d.Answer.In(lang))
		parts = append(parts, d.Texts(index.Body, lang)...)
		parts = append(parts, d.Asked.In(lang)...)
		parts = append(parts, d.Also.In(lang)...)
	}
	return strings.Join(append(parts, d.Names...), "\n")
}

// plainBleve returns bleve as it comes: one field, an analyzer, a match query. With bm25 it also uses BM25, which needs
// a scorch index, and fuzziness 1.
func plainBleve(t testing.TB, docs []document.Document, analyzer string, bm25 bool) engine {
	t.Helper()
	m := bleve.NewIndexMapping()
	m.DefaultAnalyzer = analyzer
	text := mapping.NewTextFieldMapping()
	text.Store, text.IncludeInAll, text.Analyzer = false, false, analyzer
	dm := mapping.NewDocumentStaticMapping()
	dm.AddFieldMappingsAt("text", text)
	m.DefaultMapping = dm
	if bm25 {
		m.ScoringModel = "bm25"
	}
	ix, err := bleve.NewUsing("", m, scorch.Name, scorch.Name, nil)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(func() { _ = ix.Close() })
	batch := ix.NewBatch()
	for i := range docs {
		if err := batch.Index(docs[i].Key(), map[string]any{"text": plainText(&docs[i])}); err != nil {
			t.Fatal(err)
		}
	}
	if err := ix.Batch(batch); err != nil {
		t.Fatal(err)
	}
	return func(j judgement) []string {
		q := blevequery.NewMatchQuery(j.query)
		q.SetField("text")
		if bm25 {
			q.SetFuzziness(1)
		}
		r, err := ix.SearchInContext(context.Background(), bleve.NewSearchRequestOptions(q, 10, 0, false))
		if err != nil {
			t.Fatal(err)
		}
		var ids []string
		for _, h := range r.Hits {
			_, id, _ := strings.Cut(h.ID, "/")
			ids = append(ids, id)
		}
		return ids
	}
}

// fts5 returns SQLite's full-text search as it comes: its Unicode tokenizer, the words joined by OR, and its bm25.
func fts5(t testing.TB, docs []document.Document) engine {
	t.Helper()
	db, err := sql.Open("sqlite3", ":memory:")
	if err != nil {
		t.Fatal(err)
	}
	db.SetMaxOpenConns(1) // every connection has its own memory
	t.Cleanup(func() { _ = db.Close() })
	if _, err := db.Exec("create virtual table d using fts5(id unindexed, text, tokenize='unicode61')"); err != nil {
		t.Fatal(err)
	}
	for i := range docs {
		if _, err := db.Exec("insert into d values(?, ?)", docs[i].ID, plainText(&docs[i])); err != nil {
			t.Fatal(err)
		}
	}
	return func(j judgement) []string {
		var words []string
		for _, w := range analysis.Tokenize(j.query, maxQueryTerms) {
			if w.Text != "?" {
				words = append(words, `"`+strings.ReplaceAll(w.Text, `"`, "")+`"`)
			}
		}
		if len(words) == 0 {
			return nil
		}
		rows, err := db.Query("select id from d where d match ? order by rank limit 10", strings.Join(words, " OR "))
		if err != nil {
			t.Fatal(err)
		}
		defer rows.Close()
		var ids []string
		for rows.Next() {
			var id string
			if err := rows.Scan(&id); err != nil {
				t.Fatal(err)
			}
			ids = append(ids, id)
		}
		if err := rows.Err(); err != nil {
			t.Fatal(err)
		}
		return slices.Clip(ids)
	}
}
