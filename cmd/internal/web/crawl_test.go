package web

import (
	"crypto/sha256"
	"encoding/base64"
	"html"
	"net/http"
	"net/url"
	"regexp"
	"strings"
	"testing"

	"catanica/catalog"
	"catanica/catalog/catalogtest/sample"
	"catanica/templates/typeset"
)

var (
	linkAttr = regexp.MustCompile(`\s(?:href|src|action)="([^"]*)"`)
	idAttr   = regexp.MustCompile(`\sid="([^"]*)"`)
	h1Tag    = regexp.MustCompile(`<h1[ >]`)

	inlineScript = regexp.MustCompile(`(?s)<script>(.*?)</script>`)
)

// crawler follows the links of the site, each address once.
type crawler struct {
	t       *testing.T
	h       http.Handler
	picks   func(address string) bool // whether to visit an address that is no top-level page
	queue   []string
	visited int
	from    map[string]string          // address → a page that links to it
	ids     map[string]map[string]bool // page → ids on it
	marks   map[string]string          // page#id → a page that links to it
}

// TestLinks crawls the site in both languages from its start pages: every internal link works, with its fragment, and
// every page has what all pages must have. `make full` visits every address under one edition, `make test` the
// top-level pages and one in twenty of the others, by commit.
func TestLinks(t *testing.T) {
	t.Parallel()
	c := &crawler{t: t, h: testSite(t).Handler(), picks: sample.Picker(t, 20),
		from: map[string]string{}, ids: map[string]map[string]bool{}, marks: map[string]string{}}
	for _, start := range []string{"/", "/de/", "/en/"} {
		c.add(start, "the start")
	}
	for len(c.queue) > 0 {
		address := c.queue[0]
		c.queue = c.queue[1:]
		if topLevel.MatchString(address) || c.picks(address) {
			c.visit(address)
		}
	}
	for mark, from := range c.marks {
		page, id, _ := strings.Cut(mark, "#")
		if ids, ok := c.ids[page]; ok && !ids[id] {
			t.Errorf("%s links to %s: there is no such id", from, mark)
		}
	}
	t.Logf("%d addresses, %d of them visited", len(c.from), c.visited)
	if c.visited < 400 {
		t.Errorf("only %d of %d addresses were visited: the crawl broke off", c.visited, len(c.from))
	}
}

// postForm matches the beginning of a form whose address takes POST requests only.
var postForm = regexp.MustCompile(`<form[^>]* action="/api/[^>]* method="post"[^>]*>`)

// topLevel matches the start pages and the pages right below them, without a query.
var topLevel = regexp.MustCompile(`^/(\w\w/\w*)?$`)

// add queues an address, unless it is known or shows the same page as another, for instance under a second edition.
func (c *crawler) add(address, from string) {
	page, id, marked := strings.Cut(address, "#")
	u, err := url.Parse(page)
	if err != nil {
		c.t.Errorf("%s links to %q: %v", from, address, err)
		return
	}
	q := u.Query()
	if e := q.Get("edition"); e != "" && e != "1998" || q.Has("kind") {
		return
	}
	search := strings.HasSuffix(u.Path, "/search")
	if search && (q.Has("n") || q.Has("q") && (q.Has("game") || q.Has("edition"))) {
		return // the same search again
	}
	if q.Has("step") && q.Has("view") || (q.Has("step") || q.Has("view")) && (q.Has("edition") || q.Has("s")) {
		return // the same positions again
	}
	if marked {
		if id, err = url.PathUnescape(id); err != nil {
			c.t.Errorf("%s links to %q: %v", from, address, err)
		}
		c.marks[page+"#"+id] = from
	}
	if _, known := c.from[page]; !known && page != "" {
		c.from[page] = from
		c.queue = append(c.queue, page)
	}
}

func (c *crawler) visit(address string) {
	c.visited++
	w := get(c.t, c.h, address)
	switch {
	case w.Code == http.StatusFound:
		c.add(w.Header().Get("Location"), address)
		return
	case w.Code != http.StatusOK:
		c.t.Errorf("%s (linked from %s): %d", address, c.from[address], w.Code)
		return
	}
	if !strings.HasPrefix(w.Header().Get("Content-Type"), "text/html") {
		return
	}
	body := w.Body.String()
	c.page(address, body)
	for _, m := range linkAttr.FindAllStringSubmatch(postForm.ReplaceAllString(body, ""), -1) {
		link := strings.Clone(html.UnescapeString(m[1]))
		switch {
		case strings.HasPrefix(link, "#"):
			c.add(address+link, address)
		case strings.HasPrefix(link, "/"):
			c.add(link, address)
		case strings.HasPrefix(link, "http://example.com/"): // canonical addresses
			c.add(strings.TrimPrefix(link, "http://example.com"), address)
		case !strings.HasPrefix(link, "http"):
			c.t.Errorf("%s: link %q leads nowhere", address, link)
		}
	}
}

// firstChange returns what b has instead of a, where they begin to differ.
func firstChange(a, b string) string {
	n := 0
	for n < min(len(a), len(b)) && a[n] == b[n] {
		n++
	}
	return first(a[max(0, n-40):], 80)
}

// page checks what every page must have.
func (c *crawler) page(address, body string) {
	ids := map[string]bool{}
	for _, m := range idAttr.FindAllStringSubmatch(body, -1) {
		id := strings.Clone(html.UnescapeString(m[1])) // do not keep the page in memory
		if ids[id] {
			c.t.Errorf("%s: id %q is used twice", address, id)
		}
		ids[id] = true
	}
	c.ids[address] = ids
	if n := len(h1Tag.FindAllString(body, -1)); n != 1 {
		c.t.Errorf("%s: %d h1, want one", address, n)
	}
	for _, m := range inlineScript.FindAllStringSubmatch(body, -1) {
		sum := sha256.Sum256([]byte(m[1]))
		if source := base64.StdEncoding.EncodeToString(sum[:]); !strings.Contains(policy, "'sha256-"+source+"'") {
			c.t.Errorf("%s: a script in the page, which the policy forbids: %s", address, first(m[1], 80))
		}
	}
	if strings.Contains(body, " style=") || strings.Contains(body, "onclick=") {
		c.t.Errorf("%s: style or script in the page, which the policy forbids", address)
	}
	if set := string(typeset.HTML(catalog.Lang(address[1:min(3, len(address))]), []byte(body))); set != body {
		c.t.Errorf("%s: straight quotation marks: %s", address, firstChange(body, set))
	}
	if strings.Contains(body, `class="dangling"`) || strings.Contains(body, "[[") {
		c.t.Errorf("%s: a link of the content dangles", address)
	}
	if address == "/" {
		return
	}
	lang := address[1:3]
	for _, want := range []string{
		`<html lang="` + lang + `"`, "<title>", `hreflang="de"`, `hreflang="en"`, `rel="canonical"`, `name="description"`,
	} {
		if !strings.Contains(body, want) {
			c.t.Errorf("%s: lacks %s", address, want)
		}
	}
}

// TestEditions reads some pages under every edition. The crawl follows one edition only.
func TestEditions(t *testing.T) {
	s := testSite(t)
	h := s.Handler()
	for _, e := range s.svc.Catalog.Editions {
		for _, path := range []string{
			"/de/", "/en/cards", "/de/rulings", "/en/sets/grundspiel", "/de/classes/action", "/en/cards/spion",
		} {
			w := get(t, h, path+"?edition="+string(e.ID))
			if w.Code != http.StatusOK {
				t.Errorf("%s under %s: %d", path, e.ID, w.Code)
			}
		}
	}
}
