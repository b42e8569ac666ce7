// Package browsertest opens pages of a site in a real Chromium, for tests.
//
// A test binary starts one Browser. Open gives every test a tab of its own with its own cookies and storage, so that
// tests may run in parallel. A step waits for its condition up to StepTimeout, and a page that waits for its worker or
// its server has more patience than for a reader: on a loaded machine a test takes longer, but it does not fail.
package browsertest

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/cdproto/page"
	"github.com/chromedp/chromedp"
)

// StepTimeout limits a single step, such as a click or waiting for an element.
const StepTimeout = 3 * time.Minute

// patience is a script that makes the long timers of a page run a hundred times as long. With a timer of five seconds
// or more, a page gives up on something that does not come; on a loaded machine it may still be on its way.
const patience = `{
	const { setTimeout } = window;
	window.setTimeout = (f, ms, ...args) => setTimeout(f, ms >= 5000 ? ms * 100 : ms, ...args);
}`

// Environment variables. The first names the browser, the second permits to skip the tests where there is none.
const (
	pathVariable = "CHROMIUM"
	skipVariable = "CATANICA_NO_BROWSER"
)

// errNoBrowser says how to provide a browser or to do without.
var errNoBrowser = errors.New("no Chromium: install Debian's package chromium, name the program with " + pathVariable +
	"=path, or skip the browser tests with " + skipVariable + "=1")

// Browser is the browser of a test binary. The zero value is ready for use: the first Open starts the process.
type Browser struct {
	once sync.Once
	ctx  context.Context
	err  error
}

// start launches the browser.
func (b *Browser) start() {
	path, err := find(os.Getenv(pathVariable))
	if err != nil {
		b.err = err
		return
	}
	opts := append(chromedp.DefaultExecAllocatorOptions[:], chromedp.ExecPath(path), chromedp.NoSandbox,
		chromedp.DisableGPU, chromedp.WSURLReadTimeout(StepTimeout))
	ctx, _ := chromedp.NewExecAllocator(context.Background(), opts...) // Close cancels what it starts
	b.ctx, _ = chromedp.NewContext(ctx)
	if err := chromedp.Do(b.ctx); err != nil {
		b.err = fmt.Errorf("start %s: %w", path, err)
	}
}

// Close stops the browser and removes its profile. No page may be in use, and none may be opened afterwards.
func (b *Browser) Close() {
	b.once.Do(func() { b.err = errors.New("the browser is closed") })
	if b.ctx != nil {
		_ = chromedp.Cancel(b.ctx) // the tests are over: a browser that died by itself is no failure
	}
}

// Main runs the tests of a package and closes the browser. Call it from TestMain.
func (b *Browser) Main(m *testing.M) {
	code := m.Run()
	b.Close()
	os.Exit(code)
}

// find returns the path of the browser: the named one, or the first of the usual names that is installed.
func find(named string) (string, error) {
	names := []string{"chromium", "chromium-browser", "google-chrome"}
	if named != "" {
		names = []string{named}
	}
	for _, name := range names {
		if path, err := exec.LookPath(name); err == nil {
			return path, nil
		}
	}
	if named != "" {
		return "", fmt.Errorf("%s=%s: there is no such program: %w", pathVariable, named, errNoBrowser)
	}
	return "", errNoBrowser
}

// Page is a tab of the browser. Its methods must be called by one goroutine only.
type Page struct {
	url string // of the site, without a slash at the end
	ctx context.Context

	mu       sync.Mutex
	failures []string // errors and uncaught exceptions that the console reported
}

// Open opens an empty tab of the given width, in CSS pixels, for the site at url. The test fails without a browser.
func (b *Browser) Open(t *testing.T, url string, width int64) *Page {
	t.Helper()
	if os.Getenv(skipVariable) == "1" {
		t.Skip(skipVariable + "=1")
	}
	if b.once.Do(b.start); b.err != nil {
		t.Fatal(b.err)
	}
	ctx, closeTab := chromedp.NewContext(b.ctx, chromedp.WithNewBrowserContext())
	t.Cleanup(closeTab)
	p := &Page{url: strings.TrimSuffix(url, "/"), ctx: ctx}
	if err := chromedp.Do(ctx); err != nil { // opens the tab, which lives as long as the context of this call
		t.Fatal(err)
	}
	p.Do(t, chromedp.EmulateViewport(width, 800))
	focus := emulation.SetFocusEmulationEnabledParams{Enabled: true} // else only one tab at a time has the focus
	if _, err := chromedp.Call(ctx, emulation.SetFocusEmulationEnabled, focus); err != nil {
		t.Fatal(err)
	}
	script := page.AddScriptToEvaluateOnNewDocumentParams{Source: patience}
	if _, err := chromedp.Call(ctx, page.AddScriptToEvaluateOnNewDocument, script); err != nil {
		t.Fatal(err)
	}
	messages := chromedp.Console(ctx)
	go func() {
		for m, err := range messages {
			if err != nil {
				return // the tab is closed
			}
			if m.IsException() || m.Type == "error" {
				p.mu.Lock()
				p.failures = append(p.failures, m.Text+" "+m.URL)
				p.mu.Unlock()
			}
		}
	}()
	return p
}

// Context returns the context of the tab, for commands of Chromium's protocol (chromedp.Call).
func (p *Page) Context() context.Context { return p.ctx }

// Visit loads the page at path, which begins with a slash, and waits until it is loaded.
func (p *Page) Visit(t *testing.T, path string) {
	t.Helper()
	p.Do(t, chromedp.Navigate(p.url+path))
}

// Do carries out steps, each within StepTimeout.
func (p *Page) Do(t *testing.T, steps ...chromedp.Action[chromedp.Void]) {
	t.Helper()
	for i, s := range steps {
		if _, err := run(p, s); err != nil {
			t.Fatalf("step %d of %d: %v%s", i+1, len(steps), err, p.where())
		}
	}
}

// Ask carries out a step that has an answer.
func Ask[T any](t *testing.T, p *Page, step chromedp.Action[T]) T {
	t.Helper()
	out, err := run(p, step)
	if err != nil {
		t.Fatalf("%v%s", err, p.where())
	}
	return out
}

// Eval returns the value of a JavaScript expression, or of the promise that it returns.
func Eval[T any](t *testing.T, p *Page, expression string) T {
	t.Helper()
	return Ask(t, p, chromedp.Evaluate[T](expression, chromedp.EvalAwaitPromise))
}

// Run runs JavaScript statements.
func (p *Page) Run(t *testing.T, script string) {
	t.Helper()
	Ask(t, p, chromedp.Evaluate[any](script+"; null"))
}

// Until waits until a JavaScript expression is true. It may wait across page loads.
func (p *Page) Until(t *testing.T, expression string) {
	t.Helper()
	p.eventually(t, expression, func(v any) bool { return v == true }, "true")
}

// UntilText waits until a JavaScript expression is this text.
func (p *Page) UntilText(t *testing.T, expression, want string) {
	t.Helper()
	p.eventually(t, expression, func(v any) bool { return v == want }, want)
}

// eventually evaluates the expression until ok accepts its value. Chromium may never answer a question that it got
// while the page changed, so that each has only a part of StepTimeout.
func (p *Page) eventually(t *testing.T, expression string, ok func(any) bool, want string) {
	t.Helper()
	var last any
	var err error
	for until := time.Now().Add(StepTimeout); time.Now().Before(until); time.Sleep(20 * time.Millisecond) {
		if last, err = try(p, StepTimeout/5, chromedp.Evaluate[any](expression)); err == nil && ok(last) {
			return
		}
		if p.ctx.Err() != nil {
			break
		}
	}
	t.Fatalf("%s is %v (%v), want %s%s", expression, last, err, want, p.where())
}

// run carries out a step within StepTimeout.
func run[T any](p *Page, step chromedp.Action[T]) (T, error) { return try(p, StepTimeout, step) }

// try carries out a step within a time.
func try[T any](p *Page, limit time.Duration, step chromedp.Action[T]) (T, error) {
	ctx, cancel := context.WithTimeout(p.ctx, limit)
	defer cancel()
	return chromedp.Run(ctx, step)
}

// where returns the address of the page for a message.
func (p *Page) where() string {
	ctx, cancel := context.WithTimeout(p.ctx, time.Second)
	defer cancel()
	at, err := chromedp.Run(ctx, chromedp.Location())
	if err != nil {
		return ""
	}
	return "\non " + strings.TrimPrefix(at, p.url)
}

// Scheme makes the browser prefer dark or light pages, and pages without motion.
func (p *Page) Scheme(t *testing.T, dark bool) {
	t.Helper()
	scheme := "light"
	if dark {
		scheme = "dark"
	}
	params := emulation.SetEmulatedMediaParams{Features: []*emulation.MediaFeature{
		{Name: "prefers-color-scheme", Value: scheme}, {Name: "prefers-reduced-motion", Value: "reduce"},
	}}
	if _, err := chromedp.Call(p.ctx, emulation.SetEmulatedMedia, params); err != nil {
		t.Fatal(err)
	}
}

// Quiet fails the test if the console reported an error or an uncaught exception since Open, or a breach of the content
// security policy. Requests that end in one of the excepted paths may fail.
func (p *Page) Quiet(t *testing.T, except ...string) {
	t.Helper()
	p.mu.Lock()
	defer p.mu.Unlock()
messages:
	for _, f := range p.failures {
		for _, path := range except {
			if strings.HasSuffix(f, path) {
				continue messages
			}
		}
		t.Errorf("console: %s", f)
	}
}
