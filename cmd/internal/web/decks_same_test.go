package web

import (
	"bytes"
	"encoding/json"
	"errors"
	"net/http"
	"net/http/httptest"
	"net/url"
	"path/filepath"
	"strings"
	"testing"

	"catanica/catalog"
	"catanica/catalog/deck"
	"catanica/templates/typeset"

	"golang.org/x/tools/txtar"
)

// TestSameVerdict judges the lists of catalog/deck/testdata on the page, through its link, with the API, and with the
// deck law, whose report the command prints. All must report the same findings.
func TestSameVerdict(t *testing.T) {
	s := testSite(t)
	h := s.Handler()
	names, err := filepath.Glob("../../../catalog/deck/testdata/lists/*.txtar")
	if err != nil || len(names) == 0 {
		t.Fatalf("no lists: %v", err)
	}
	for _, name := range names {
		a, err := txtar.ParseFile(name)
		if err != nil {
			t.Fatal(err)
		}
		var texts []string
		var lists []*deck.List
		for _, f := range a.Files {
			if strings.HasSuffix(f.Name, ".txt") {
				texts = append(texts, string(f.Data))
				l, _ := deck.Parse(string(f.Data), s.svc.Catalog, catalog.EN)
				lists = append(lists, l)
			}
		}
		if len(texts) > 2 {
			continue // neither page nor API takes more
		}
		want, err := json.Marshal(deck.Validate(s.svc.Catalog, deck.Options{
			Lang: catalog.EN, Article: s.svc.Library.Says,
		}, lists...))
		if err != nil {
			t.Fatal(err)
		}
		in := map[string]string{"deck": texts[0], "lang": "en"}
		form := url.Values{"deck": {texts[0]}, "part": {"verdict"}}
		if len(texts) > 1 {
			in["deck2"] = texts[1]
			form.Set("deck2", texts[1])
		}
		body, _ := json.Marshal(in)
		var got bytes.Buffer
		answer := ask1(h, "POST", "/api/v1/validate", "application/json", string(body)).Body.Bytes()
		var link struct{ URL string }
		if err := errors.Join(json.Compact(&got, answer), json.Unmarshal(answer, &link)); err != nil {
			t.Fatal(err)
		}
		if report, _, _ := strings.Cut(got.String(), `,"url":`); report+"}" != string(want) {
			t.Errorf("%s: the API says\n%s\nthe law\n%s", name, report, want)
		}
		shown := verdictOf(ask1(h, "POST", "/en/decks", "application/x-www-form-urlencoded",
			form.Encode()).Body.String())
		page := ask1(h, "GET", link.URL, "", "").Body.String()
		if linked := verdictOf(page); shown != linked || shown == "" || notice(page) != "" {
			t.Errorf("%s: the page says\n%s\nthe API's link\n%s\n%s", name, shown, linked, notice(page))
		}
		var report deck.Report
		if err := json.Unmarshal(want, &report); err != nil {
			t.Fatal(err)
		}
		for _, f := range append(report.Violations, report.Warnings...) {
			message, fix := plainText(typeset.Text(catalog.EN, f.Message)), plainText(typeset.Text(catalog.EN, f.Fix))
			if !strings.Contains(shown, message) || !strings.Contains(shown, fix) ||
				f.Rule != "" && f.Rule != deck.HouseRule && f.RuleText == "" {
				t.Errorf("%s: the page does not say %s: %s → %s", name, f.Code, f.Message, f.Fix)
			}
		}
	}
}

// ask1 sends one request to a handler.
func ask1(h http.Handler, method, path, kind, body string) *httptest.ResponseRecorder {
	req := httptest.NewRequest(method, path, strings.NewReader(body))
	if kind != "" {
		req.Header.Set("Content-Type", kind)
	}
	w := httptest.NewRecorder()
	h.ServeHTTP(w, req)
	return w
}

// verdictOf returns the text of a page from the verdict up to the links that take the deck away.
func verdictOf(html string) string {
	_, html, _ = strings.Cut(html, `<div class="reading`)
	html, _, _ = strings.Cut(html, `<section class="deck-tools"`)
	return plainText(textOf(html))
}

// plainText removes backquotes and spaces, which differ between page and report.
func plainText(s string) string {
	return strings.Join(strings.Fields(strings.ReplaceAll(s, "`", "")), "")
}
