package templates

import (
	"net/url"
	"testing"

	"catanica/catalog"
)

// TestReportLink checks the prefilled addresses for mistakes.
func TestReportLink(t *testing.T) {
	f := Frame{Lang: catalog.EN, Path: "/cards/hexe", Origin: "https://rules.example", Build: Build{Content: "abc"}}
	h := Head{Title: "Witch & co", File: "cards/Z&D/hexe ä.yaml"}
	for report, want := range map[string]struct{ start, title, body string }{
		"rules@example.org":                       {"mailto:rules@example.org?", "subject", "body"},
		"mailto:rules@example.org":                {"mailto:rules@example.org?", "subject", "body"},
		"https://git.example/issues":              {"https://git.example/issues?", "title", "body"},
		"https://git.example/new?x=1":             {"https://git.example/new?x=1&", "title", "body"},
		"https://lab.example/?t={title}&d={body}": {"https://lab.example/?", "t", "d"},
		"": {},
	} {
		f.Operator.Report = report
		link := f.reportLink(h)
		if report == "" {
			if link != "" {
				t.Errorf("a link without an address: %s", link)
			}
			continue
		}
		u, err := url.Parse(link)
		if err != nil || len(link) < len(want.start) || link[:len(want.start)] != want.start {
			t.Errorf("%s: %s, %v", report, link, err)
			continue
		}
		q := u.Query()
		if q.Get(want.title) != "Mistake: Witch & co – Catanica" {
			t.Errorf("%s: the title is %q", report, q.Get(want.title))
		}
		const body = "Page: https://rules.example/en/cards/hexe\nContent: abc\n"
		if got := q.Get(want.body); len(got) < len(body) || got[:len(body)] != body {
			t.Errorf("%s: the body is %q", report, got)
		}
	}
	f.Operator.Report, f.Problem = "rules@example.org", true
	if link := f.reportLink(h); link != "" {
		t.Errorf("an error page can be reported: %s", link)
	}
}

// TestTellLink checks the prefilled address at which owners of a card tell what is unknown.
func TestTellLink(t *testing.T) {
	f := Frame{Lang: catalog.EN, Path: "/cards/hexe", Origin: "https://rules.example", Build: Build{Content: "abc"}}
	if link := f.tellLink("Witch", []string{"cost"}); link != "" {
		t.Errorf("a link without an address: %s", link)
	}
	f.Operator.Report = "rules@example.org"
	u, err := url.Parse(f.tellLink("Witch", []string{"cost", "victory points"}))
	if err != nil || u.Scheme != "mailto" {
		t.Fatalf("%v, %v", u, err)
	}
	const body = "Page: https://rules.example/en/cards/hexe\nContent: abc\n\nMy card says (edition, year, language):\n\n" +
		"- cost:\n- victory points:\n"
	if q := u.Query(); q.Get("subject") != "Facts about the card Witch" || q.Get("body") != body {
		t.Errorf("got %q", q)
	}
}

// TestEditLink checks the addresses at which a page is edited.
func TestEditLink(t *testing.T) {
	for edit, want := range map[string]string{
		"https://git.example/edit/main/content":        "https://git.example/edit/main/content/cards/Z&D/hexe%20%C3%A4.yaml",
		"https://git.example/edit/main/content/":       "https://git.example/edit/main/content/cards/Z&D/hexe%20%C3%A4.yaml",
		"https://git.example/?f=content/{file}&mode=e": "https://git.example/?f=content/cards/Z&D/hexe%20%C3%A4.yaml&mode=e",
		"": "",
	} {
		f := Frame{Operator: Operator{Edit: edit}}
		if got := f.editLink(Head{File: "cards/Z&D/hexe ä.yaml"}); got != want {
			t.Errorf("%q: got %s, want %s", edit, got, want)
		}
		if got := f.editLink(Head{}); got != "" {
			t.Errorf("%q: a page without a file has %s", edit, got)
		}
	}
}
