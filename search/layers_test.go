package search

import (
	"context"
	"database/sql"
	"slices"
	"strings"
	"testing"

	"catanica/catalog"

	"github.com/blevesearch/bleve/v2"
	_ "github.com/blevesearch/bleve/v2/analysis/lang/de"
	"github.com/blevesearch/bleve/v2/index/scorch"
	"github.com/blevesearch/bleve/v2/mapping"
	blevequery "github.com/blevesearch/bleve/v2/search/query"
	_ "github.com/ncruces/go-sqlite3/driver"
	_ "github.com/ncruces/go-sqlite3/embed"
)

// engine answers a query with the ids of the card game's documents, best first.
type engine func(j judgement) []string

// average asks all judged queries of a language, of both halves and all sets.
func average(sets []judgedSet, lang catalog.Lang, ask engine) measures {
	var all measures
	for _, set := range sets {
		for _, j := range set.queries {
			if j.lang == lang {
				all.add(j.measure(ask(j)))
			}
		}
	}
	return all
}

// TestLayers prints what each layer of the search adds: the judged queries about the card game with one layer left out at a
// time, and what others make of the same documents in the same run. docs/search.md keeps the table.
func TestLayers(t *testing.T) {
	docs, cat := realContent(t)
	sets := judgedSets(t)
	tell := func(name string, ask engine) map[catalog.Lang]measures {
		out := map[catalog.Lang]measures{}
		for _, lang := range catalog.Langs {
			out[lang] = average(sets, lang, ask)
			t.Logf("%-28s %s %s", name, lang, out[lang])
		}
		return out
	}
	all := tell("all layers", ours(t, docs, cat, layers{}))
	for _, l := range []struct {
		name string
		off  layers
	}{
		{"without stems", layers{stems: true}}, {"without compounds", layers{compounds: true}},
		{"without concepts", layers{concepts: true}}, {"without corrections", layers{corrections: true}},
		{"without phrasings", layers{phrasings: true}}, {"without boosts", layers{boosts: true}}, {"without names and ids", layers{names: true}},
		{"without any of them", layers{true, true, true, true, true, true, true}},
	} {
		less := tell(l.name, ours(t, docs, cat, l.off))
		for _, lang := range catalog.Langs {
			if l.off.phrasings && less[lang].ndcg >= all[lang].ndcg {
				t.Errorf("%s %s: the phrasings add nothing any more", l.name, lang)
			}
		}
	}
	for name, ask := range map[string]engine{
		"bleve, standard": plainBleve(t, docs, "standard", false), "bleve, de": plainBleve(t, docs, "de", false),
		"bleve, de, BM25 and fuzzy": plainBleve(t, docs, "de", true), "SQLite FTS5": fts5(t, docs),
	} {
		theirs := tell(name, ask)
		for _, lang := range catalog.Langs {
			if theirs[lang].ndcg >= all[lang].ndcg {
				t.Errorf("%s answers %s better than we do", name, lang)
			}
		}
	}
}

func ours(t *testing.T, docs []Document, cat *catalog.Catalog, off layers) engine {
	t.Helper()
	ix, err := build(docs, cat, defaultWeights(), off)
	if err != nil {
		t.Fatal(err)
	}
	return func(j judgement) []string { return idsOf(t, ix, Query{Text: j.query, Lang: j.lang}) }
}

// plain is everything that a document says, its title twice, as others index it.
func plain(d *Document) string {
	var parts []string
	for _, lang := range catalog.Langs {
		parts = append(parts, d.Title.In(lang), d.Title.In(lang), d.Question.In(lang), d.Answer.In(lang), d.Body.In(lang))
		parts = append(parts, d.Asked.In(lang)...)
		parts = append(parts, d.Also.In(lang)...)
	}
	return strings.Join(append(parts, d.Names...), "\n")
}

// plainBleve is bleve as it comes: one field, an analyzer, a match query; with bm25 also its BM25, which needs a scorch index,
// and fuzziness.
func plainBleve(t *testing.T, docs []Document, analyzer string, bm25 bool) engine {
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
		if err := batch.Index(docs[i].key(), map[string]any{"text": plain(&docs[i])}); err != nil {
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

// fts5 is SQLite's full-text search as it comes: its Unicode tokenizer, the words joined by OR, its own bm25 with the title twice.
func fts5(t *testing.T, docs []Document) engine {
	t.Helper()
	db, err := sql.Open("sqlite3", ":memory:")
	if err != nil {
		t.Fatal(err)
	}
	db.SetMaxOpenConns(1) // each connection has a memory of its own
	t.Cleanup(func() { _ = db.Close() })
	if _, err := db.Exec("create virtual table d using fts5(id unindexed, text, tokenize='unicode61')"); err != nil {
		t.Fatal(err)
	}
	for i := range docs {
		if _, err := db.Exec("insert into d values(?, ?)", docs[i].ID, plain(&docs[i])); err != nil {
			t.Fatal(err)
		}
	}
	return func(j judgement) []string {
		var words []string
		for _, w := range typedWords(j.query, maxUnits) {
			if w.text != "?" {
				words = append(words, `"`+strings.ReplaceAll(w.text, `"`, "")+`"`)
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
