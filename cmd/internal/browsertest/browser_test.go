package browsertest

import (
	"errors"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/chromedp/chromedp"
)

var browser Browser

func TestMain(m *testing.M) { browser.Main(m) }

// TestPages opens two tabs at once: they share the browser but not their storage, waiting survives a page load, a limit
// of five seconds is longer in a test, and an error in a script is reported by the page that has it.
func TestPages(t *testing.T) {
	srv := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		w.Header().Set("Content-Type", "text/html")
		switch r.URL.Path {
		case "/broken":
			_, _ = w.Write([]byte(`<script>nothing.here()</script>`))
		case "/slow":
			_, _ = w.Write([]byte(`<p id=a>one</p><script>setTimeout(() => location = "/next", 200)</script>`))
		default:
			_, _ = w.Write([]byte(`<p id=a>two</p>`))
		}
	}))
	defer srv.Close()
	a, b := browser.Open(t, srv.URL, 360), browser.Open(t, srv.URL, 1280)
	a.Visit(t, "/slow")
	a.UntilText(t, `document.getElementById("a").textContent`, "two")
	a.Run(t, `localStorage.setItem("k", "v")`)
	b.Visit(t, "/")
	if got := Eval[string](t, b, `String(localStorage.getItem("k")) + innerWidth`); got != "null1280" {
		t.Errorf("the second tab has %s, want null1280", got)
	}
	if got := Ask(t, a, chromedp.Location()); !strings.HasSuffix(got, "/next") {
		t.Errorf("the first tab is on %s", got)
	}
	a.Run(t, `window.rang = []; setTimeout(() => rang.push("limit"), 5000); setTimeout(() => rang.push("short"), 4999)`)
	a.Until(t, `rang.length > 0`)
	time.Sleep(10 * time.Millisecond)
	if got := Eval[string](t, a, `rang.join()`); got != "short" {
		t.Errorf("after five seconds %s rang, want short alone", got)
	}
	a.Quiet(t)
	b.Visit(t, "/broken")
	b.Until(t, `true`)
	b.mu.Lock()
	defer b.mu.Unlock()
	if len(b.failures) == 0 {
		t.Error("the broken script was not reported")
	}
}

func TestFind(t *testing.T) {
	program := filepath.Join(t.TempDir(), "browser")
	if err := os.WriteFile(program, []byte("#!/bin/sh\n"), 0o755); err != nil {
		t.Fatal(err)
	}
	if got, err := find(program); got != program || err != nil {
		t.Errorf("find(%q) = %q, %v", program, got, err)
	}
	t.Setenv("PATH", t.TempDir())
	for _, named := range []string{"", program + "-2"} {
		if _, err := find(named); !errors.Is(err, errNoBrowser) {
			t.Errorf("find(%q): %v, want errNoBrowser", named, err)
		}
	}
}
