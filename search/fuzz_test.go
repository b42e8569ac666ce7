package search

import (
	"context"
	"html"
	"regexp"
	"strings"
	"testing"
	"time"
	"unicode/utf8"

	"catanica/catalog"
)

// patience distinguishes queries that never end. A query takes milliseconds, even on a busy machine.
const patience = 30 * time.Second

var markTag = regexp.MustCompile(`</?mark>`)

// hostile returns texts that break search boxes.
func hostile() []string {
	return []string{
		"", " ", "((((", "*wache", "?", "~2 ^4 +-&&||!", `"`, "feld:wert", "\x00\x01\x7f", "\xff\xfe", "🐉🔥", "ﬁre ＦＩＲＥ",
		"حرق المبنى", "שריפה", "İstanbul ẞ ǅ Ⱥ", "a\u0301\u0301\u0301",
		strings.Repeat("feuerwahce ", 9000), strings.Repeat("x", 1<<20),
		strings.Repeat("ä", 1<<19), strings.Repeat("(", 1<<20), "<script>alert(1)</script>", "112.......G",
		strings.Repeat("feuerwache", 4),
		"set:zud (hits:building or", `text:"`, "cost<=99999999999999999999", "kosten:..",
		"sort:-vp,-vp,-vp -((a))", "is:,,, kind:,", "edition:>=2003",
		strings.Repeat("hits:building ", 25), strings.Repeat("-(", 150) + "a",
	}
}

// FuzzFind: any text is answered in time, with hits in order and well-formed marks.
func FuzzFind(f *testing.F) {
	ix := sampleIndex(f)
	for _, s := range hostile() {
		f.Add(s)
	}
	f.Fuzz(func(t *testing.T, text string) {
		for _, lang := range catalog.Langs {
			began := time.Now()
			r, err := ix.Find(context.Background(), Query{Text: text, Lang: lang})
			if err != nil {
				t.Fatal(err)
			}
			if took := time.Since(began); took > patience {
				t.Errorf("took %v", took)
			}
			checkResult(t, r)
			ix.Suggest(context.Background(), text, lang, 5)
		}
	})
}

func checkResult(t *testing.T, r Result) {
	t.Helper()
	if utf8.RuneCountInString(r.Query) > maxQueryRunes || !utf8.ValidString(r.Query) || !utf8.ValidString(r.DidYouMean) {
		t.Errorf("the query is now %q, corrected %q", r.Query, r.DidYouMean)
	}
	for i, h := range r.Hits {
		if i > 0 && h.Score > r.Hits[i-1].Score {
			t.Errorf("hit %d scores higher than the one before", i)
		}
		if got := html.UnescapeString(markTag.ReplaceAllString(h.SnippetHTML, "")); got != h.Snippet && got != "" {
			t.Errorf("marked %q is not the snippet %q", h.SnippetHTML, h.Snippet)
		}
	}
}

// TestHostile: the same holds for hostile texts on the whole content.
func TestHostile(t *testing.T) {
	ix := realIndex(t)
	for _, text := range hostile() {
		began := time.Now()
		r, err := ix.Find(context.Background(), Query{Text: text, Lang: catalog.EN})
		if err != nil {
			t.Fatalf("%.20q: %v", text, err)
		}
		if took := time.Since(began); took > patience {
			t.Errorf("%.20q: took %v", text, took)
		}
		checkResult(t, r)
	}
}
