package web

import (
	"html"
	"regexp"
	"strings"
	"testing"

	"catanica/templates"
)

// stampedAddress finds the link of a page that carries the stamp of its answer.
func stampedAddress(t *testing.T, page string) string {
	t.Helper()
	m := regexp.MustCompile(`<p class="meta stamp">\s*<a href="([^"]+)"`).FindStringSubmatch(page)
	if m == nil {
		t.Fatal("the page has no link with a stamp")
	}
	return html.UnescapeString(m[1])
}

// notice returns what a page says about the link that led to it.
func notice(page string) string {
	_, after, ok := strings.Cut(page, `<p class="notice since" role="note">`)
	if !ok {
		return ""
	}
	text, _, _ := strings.Cut(after, "</p>")
	return strings.TrimSpace(regexp.MustCompile(`\s*<[^>]*>\s*`).ReplaceAllString(html.UnescapeString(text), " "))
}

// TestStampedLinks follows the stamped link of an answer of each kind: it says nothing while the answer is the same, and
// what the answer was once it has changed.
func TestStampedLinks(t *testing.T) {
	h := cachedSite(t, Config{CacheBytes: 8 << 20}).Handler()
	get := func(address string) string {
		t.Helper()
		w := get(t, h, address)
		if w.Code != 200 {
			t.Fatalf("%s: %d", address, w.Code)
		}
		return w.Body.String()
	}
	deck := "/de/decks?d=" + exampleDeck
	for _, c := range []struct{ page, verdict, other, says, same string }{
		{"/de/rulings/112.G.e", "no", "yes", "damals „Ja“, heute „Nein“", "Es bleibt bei „Nein“"},
		{"/en/rulings/112.G.e?edition=1998", "no", "depends", "then “It depends”, now “No”", "It is still “No”"},
		{"/en/interactions/hexe/feuerwache", "", "no", "then “No”", "It is still"},
		{deck, "", "undecided", "damals „Nicht zu entscheiden“", "Es bleibt bei"},
		{"/en/scenarios/112.G.e-verhexte-feuerwache", "holds", "fails", "then “Fails”, now “Holds”", "It is still “Holds”"},
	} {
		link := stampedAddress(t, get(c.page))
		base, stamp, _ := strings.Cut(link, templates.StampKey+"=")
		digest, verdict, ok := templates.ReadStamp(stamp)
		if !ok || c.verdict != "" && verdict != c.verdict {
			t.Errorf("%s: stamp %q", c.page, stamp)
			continue
		}
		at := func(digest, verdict string) string { return base + templates.StampKey + "=1-" + digest + "-" + verdict }
		if got := notice(get(link)); got != "" {
			t.Errorf("%s: an answer that is the same: %q", link, got)
		}
		if got := notice(get(at("000000000000", c.other))); !strings.Contains(got, c.says) {
			t.Errorf("%s: another verdict: %q, want %q", c.page, got, c.says)
		}
		if got := notice(get(at("000000000000", verdict))); !strings.Contains(got, c.same) {
			t.Errorf("%s: other words: %q, want %q", c.page, got, c.same)
		}
		for _, broken := range []string{at(digest, "<b>"), at("xyz", verdict), at(digest, "maybe"), base + "was=2-" + digest + "-no"} {
			if got := notice(get(broken)); !strings.Contains(got, "den diese Seite nicht lesen kann") &&
				!strings.Contains(got, "that this page cannot read") {
				t.Errorf("%s: %q", broken, got)
			}
		}
	}
}

// TestStampsStay checks what becomes of a stamp when a reader goes on from a stamped link: the other language is the
// same answer, another edition is not.
func TestStampsStay(t *testing.T) {
	s := cachedSite(t, Config{CacheBytes: 8 << 20})
	h := s.Handler()
	const address = "/de/rulings/112.G.e?was=1-000000000000-yes"
	page := get(t, h, address).Body.String()
	if !strings.Contains(page, `href="/en/rulings/112.G.e?was=1-000000000000-yes"`) {
		t.Error("the other language loses the stamp")
	}
	if strings.Contains(page, "edition=1998&amp;was=") || strings.Contains(page, "was=1-000000000000-yes&amp;") {
		t.Error("another edition keeps the stamp")
	}
	if !strings.Contains(page, `<link rel="canonical" href="http://example.com/de/rulings/112.G.e">`) {
		t.Error("the stamp is part of the canonical address")
	}
	before := s.searches.Stats()
	get(t, h, address)
	if after := s.searches.Stats(); after.Hits != before.Hits+1 {
		t.Errorf("a stamped page is not kept: %+v, then %+v", before, after)
	}
	if n := s.content.Stats().Entries; n != 0 {
		t.Errorf("%d stamped pages among the finished pages", n)
	}
	if got := notice(get(t, h, "/de/about?was=nonsense").Body.String()); got != "" {
		t.Errorf("a page without an answer: %q", got)
	}
}

// TestRecentChanges checks the list to which the notice leads.
func TestRecentChanges(t *testing.T) {
	h := testSite(t).Handler()
	for _, lang := range []string{"de", "en"} {
		page := get(t, h, "/"+lang+"/changes").Body.String()
		_, list, ok := strings.Cut(page, `id="recent"`)
		if !ok || strings.Count(list, "<time datetime=") != 20 {
			t.Errorf("%s: %d articles in the list of changes", lang, strings.Count(list, "<time datetime="))
		}
	}
}
