package web

import (
	"bufio"
	"fmt"
	"html"
	"net/http"
	"net/http/httptest"
	"net/url"
	"os"
	"path/filepath"
	"regexp"
	"strconv"
	"strings"
	"testing"
)

// TestPages runs the scripts in testdata. A script consists of requests with checks, separated by blank lines:
//
//	# what this shows
//	GET /de/cards/hexe
//	with Accept-Language: de
//	body contains <h1>
//
// Lines after the request: `with HEADER: value` sends a header, `form KEY=value` a field of a form (\n is a
// new line), `send TEXT` a body. Checks: `code == 404` (default 200), `body` or `text` (the body without
// its tags) or `header NAME`, each with `contains`, `lacks` or `==`; `text follows A >> B` requires B after A.
func TestPages(t *testing.T) {
	files, err := filepath.Glob("testdata/*.txt")
	if err != nil || len(files) == 0 {
		t.Fatalf("no scripts in testdata: %v", err)
	}
	h := testSite(t).Handler()
	for _, file := range files {
		t.Run(strings.TrimSuffix(filepath.Base(file), ".txt"), func(t *testing.T) {
			for _, c := range readScript(t, file) {
				c.run(t, h)
			}
		})
	}
}

// scriptCase is one request with its checks.
type scriptCase struct {
	method, address string
	header          http.Header
	form            url.Values
	send            string
	code            int
	checks          []check
	at              string
}

type check struct{ at, what, op, want string }

var (
	requestLine = regexp.MustCompile(`^(GET|HEAD|POST|OPTIONS) (\S+)$`)
	checkLine   = regexp.MustCompile(`^(body|text|header \S+) (contains|lacks|==|follows) ?(.*)$`)
)

func readScript(t *testing.T, file string) []*scriptCase {
	t.Helper()
	f, err := os.Open(file)
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	var out []*scriptCase
	var c *scriptCase
	lines := bufio.NewScanner(f)
	for n := 1; lines.Scan(); n++ {
		line, at := strings.TrimSpace(lines.Text()), fmt.Sprintf("%s:%d", file, n)
		switch m := requestLine.FindStringSubmatch(line); {
		case line == "":
			c = nil
		case strings.HasPrefix(line, "#"):
		case m != nil:
			c = &scriptCase{method: m[1], address: m[2], header: http.Header{}, form: url.Values{}, code: 200, at: at}
			out = append(out, c)
		case c == nil:
			t.Fatalf("%s: %q stands before any request", at, line)
		default:
			c.line(t, at, line)
		}
	}
	if len(out) == 0 {
		t.Fatalf("%s: no requests", file)
	}
	return out
}

// line reads one line after the request.
func (c *scriptCase) line(t *testing.T, at, line string) {
	t.Helper()
	if rest, ok := strings.CutPrefix(line, "with "); ok {
		name, value, _ := strings.Cut(rest, ": ")
		c.header.Add(name, value)
		return
	}
	if rest, ok := strings.CutPrefix(line, "form "); ok {
		key, value, _ := strings.Cut(rest, "=")
		c.form.Add(key, strings.ReplaceAll(value, `\n`, "\n"))
		return
	}
	if rest, ok := strings.CutPrefix(line, "send "); ok {
		c.send = rest
		return
	}
	if rest, ok := strings.CutPrefix(line, "code == "); ok {
		n, err := strconv.Atoi(rest)
		if err != nil {
			t.Fatalf("%s: %v", at, err)
		}
		c.code = n
		return
	}
	m := checkLine.FindStringSubmatch(line)
	if m == nil {
		t.Fatalf("%s: %q is no check", at, line)
	}
	c.checks = append(c.checks, check{at, m[1], m[2], m[3]})
}

func (c *scriptCase) run(t *testing.T, h http.Handler) {
	t.Helper()
	body := c.send
	if len(c.form) > 0 {
		body = c.form.Encode()
		c.header.Set("Content-Type", "application/x-www-form-urlencoded")
	}
	r := httptest.NewRequestWithContext(t.Context(), c.method, c.address, strings.NewReader(body))
	r.Header = c.header
	w := httptest.NewRecorder()
	h.ServeHTTP(w, r)
	if w.Code != c.code {
		page := first(textOf(w.Body.String()), 300)
		t.Errorf("%s: %s %s: code %d, want %d\n%s", c.at, c.method, c.address, w.Code, c.code, page)
		return
	}
	for _, k := range c.checks {
		if got := k.of(w); !k.holds(got) {
			t.Errorf("%s: %s %s: %s %s %q fails; got:\n%s", k.at, c.method, c.address, k.what, k.op, k.want, first(got, 2000))
		}
	}
}

func (k check) of(w *httptest.ResponseRecorder) string {
	switch k.what {
	case "body":
		return w.Body.String()
	case "text":
		return textOf(w.Body.String())
	}
	return w.Header().Get(strings.TrimPrefix(k.what, "header "))
}

func (k check) holds(got string) bool {
	switch k.op {
	case "contains":
		return strings.Contains(got, k.want)
	case "lacks":
		return !strings.Contains(got, k.want)
	case "follows":
		a, b, _ := strings.Cut(k.want, " >> ")
		_, after, ok := strings.Cut(got, a)
		return ok && strings.Contains(after, b)
	}
	return got == k.want
}

var tags = regexp.MustCompile(`(?s)<(script|style|datalist).*?</(script|style|datalist)>|<[^>]*>`)

// textOf returns the text of a page that a reader sees.
func textOf(body string) string {
	return strings.Join(strings.Fields(html.UnescapeString(tags.ReplaceAllString(body, " "))), " ")
}

func first(s string, n int) string {
	if len(s) > n {
		return s[:n] + "…"
	}
	return s
}
