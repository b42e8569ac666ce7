package web

import (
	"net/url"
	"regexp"
	"testing"

	"catanica/catalog"
	"catanica/rulings"
	"catanica/search"
)

var (
	hitTitle   = regexp.MustCompile(`class="entry-title" href="/\w\w/(?:rulings|rules)/`)
	hitVerdict = regexp.MustCompile(`<strong class="verdict v-(\w+)"`)
)

// TestHitVerdicts: the page of a search prints the verdict that search gives each hit for what was asked, and never the
// one that the article gives its own question. It asks labelled phrasings whose verdict is another than the article's.
func TestHitVerdicts(t *testing.T) {
	s := testSite(t)
	h, shown := s.Handler(), 0
	for _, r := range s.svc.Library.Rulings {
		own, _, _ := r.At(catalog.DefaultEdition, catalog.EN)
		for _, lang := range catalog.Langs {
			for n, line := range r.In(lang).Answered {
				if own == line.Verdict || own == rulings.VerdictNone || n%15 > 0 {
					continue
				}
				found, err := s.svc.Search(t.Context(), search.Query{Text: line.Text, Lang: lang, Limit: 3})
				if err != nil || len(found.Hits) == 0 {
					t.Fatalf("%q: %v", line.Text, err)
				}
				first := found.Hits[0]
				if first.ID != r.ID || first.Verdict == nil {
					continue
				}
				body := get(t, h, "/"+string(lang)+"/search?q="+url.QueryEscape(line.Text)).Body.String()
				at := hitTitle.FindStringIndex(body)
				if at == nil {
					t.Errorf("%q: no hit on the page", line.Text)
					continue
				}
				shown++
				if m := hitVerdict.FindStringSubmatch(body[at[1]:]); m == nil || m[1] != string(*first.Verdict) {
					t.Errorf("%s %q: the page says %q, search %s", r.ID, line.Text, m, *first.Verdict)
				}
			}
		}
	}
	if t.Logf("%d questions", shown); shown < 40 {
		t.Errorf("only %d questions were compared", shown)
	}
}
