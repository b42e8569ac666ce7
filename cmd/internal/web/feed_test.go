package web

import (
	"encoding/json"
	"encoding/xml"
	"net/url"
	"regexp"
	"strings"
	"testing"
	"time"

	"catanica/catalog"
)

// fetched returns the body of a page, whose status and, if it is given, media type must be as stated.
func fetched(t *testing.T, address string, status int, kind string) string {
	t.Helper()
	w := get(t, testSite(t).Handler(), address)
	if got := w.Header().Get("Content-Type"); w.Code != status || kind != "" && got != kind {
		t.Errorf("%s: status %d, %s", address, w.Code, got)
	}
	return w.Body.String()
}

// TestFeed parses the feed of changes in both languages: dated, latest first, with links that answer.
func TestFeed(t *testing.T) {
	for _, lang := range catalog.Langs {
		body := fetched(t, "/"+string(lang)+"/changes.atom", 200, "application/atom+xml; charset=utf-8")
		var feed atomFeed
		if err := xml.Unmarshal([]byte(body), &feed); err != nil {
			t.Fatal(err)
		}
		if len(feed.Entries) == 0 || len(feed.Entries) > maxFeed || feed.Updated != feed.Entries[0].Updated ||
			feed.Title == "" {
			t.Fatalf("%s: %d entries, updated %q", lang, len(feed.Entries), feed.Updated)
		}
		ids := map[string]bool{}
		last := feed.Updated
		for _, e := range feed.Entries {
			if _, err := time.Parse(time.RFC3339, e.Updated); err != nil || e.Updated > last {
				t.Errorf("%s: updated %q after %q: %v", e.ID, e.Updated, last, err)
			}
			if last = e.Updated; ids[e.ID] || e.Summary == "" || e.Title == "" || strings.Contains(e.Summary, "[[") {
				t.Errorf("%s: twice, or incomplete: %+v", e.ID, e)
			}
			ids[e.ID] = true
		}
		u, err := url.Parse(feed.Entries[0].Link.Href)
		if err != nil || u.Host == "" {
			t.Fatalf("the link %q: %v", feed.Entries[0].Link.Href, err)
		}
		fetched(t, u.EscapedPath(), 200, "text/html; charset=utf-8")
	}
}

// TestOpenSearch parses the description of the search, and searches with its template.
func TestOpenSearch(t *testing.T) {
	for _, lang := range catalog.Langs {
		var d openSearch
		body := fetched(t, "/"+string(lang)+"/opensearch.xml", 200, "application/opensearchdescription+xml; charset=utf-8")
		if err := xml.Unmarshal([]byte(body), &d); err != nil {
			t.Fatal(err)
		}
		if len(d.ShortName) > 16 || d.Description == "" || d.Language != string(lang) {
			t.Errorf("%+v", d)
		}
		u, err := url.Parse(strings.Replace(d.URLs[0].Template, "{searchTerms}", "hexe", 1))
		if err != nil {
			t.Fatal(err)
		}
		if !strings.Contains(fetched(t, u.RequestURI(), 200, ""), "/cards/hexe") {
			t.Errorf("%s finds nothing", u)
		}
		fetched(t, strings.TrimPrefix(d.Image.Href, u.Scheme+"://"+u.Host), 200, "image/svg+xml")
	}
}

var linkedScript = regexp.MustCompile(`(?s)<script id="linked-data" type="application/ld\+json">(.*?)</script>`)

// TestLinkedData parses the JSON-LD of pages of each kind.
func TestLinkedData(t *testing.T) {
	for path, types := range map[string]string{
		"/en/":                           "WebSite",
		"/de/rulings/112.G.e":            "BreadcrumbList FAQPage",
		"/de/rulings/102.B.Geb%C3%A4ude": "BreadcrumbList DefinedTerm",
		"/en/cards/hexe":                 "",
	} {
		m := linkedScript.FindStringSubmatch(fetched(t, path, 200, ""))
		if types == "" {
			if m != nil {
				t.Errorf("%s: %s", path, m[1])
			}
			continue
		}
		if m == nil {
			t.Errorf("%s has no linked data", path)
			continue
		}
		var data struct {
			Context string           `json:"@context"`
			Graph   []map[string]any `json:"@graph"`
		}
		if err := json.Unmarshal([]byte(m[1]), &data); err != nil || data.Context != "https://schema.org" {
			t.Fatalf("%s: %v: %s", path, err, m[1])
		}
		var got []string
		for _, node := range data.Graph {
			got = append(got, node["@type"].(string))
			if target, ok := node["potentialAction"].(map[string]any); ok {
				template := target["target"].(map[string]any)["urlTemplate"].(string)
				u, err := url.Parse(strings.Replace(template, "{search_term_string}", "hexe", 1))
				if err != nil {
					t.Fatal(err)
				}
				fetched(t, u.RequestURI(), 200, "")
			}
			if q, ok := node["mainEntity"].([]any); ok {
				q := q[0].(map[string]any)
				if q["name"] == "" || q["acceptedAnswer"].(map[string]any)["text"] == "" {
					t.Errorf("%s: an empty question or answer: %v", path, q)
				}
			}
		}
		if strings.Join(got, " ") != types {
			t.Errorf("%s describes %v, want %s", path, got, types)
		}
	}
}
