package web

import (
	"context"
	"net/http/httptest"
	"os/exec"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/chromedp/cdproto/emulation"
	"github.com/chromedp/chromedp"
)

// patience is how long a test waits for its browser in all.
const patience = 2 * time.Minute

// browser is a real browser before the real site.
type browser struct {
	ctx context.Context
	url string

	mu       sync.Mutex
	failures []string // what the console complained of: broken scripts, what the policy forbade
}

// newBrowser starts Chromium with a window of the given width; without Chromium the test is skipped.
func newBrowser(t *testing.T, width int64) *browser {
	t.Helper()
	path, err := exec.LookPath("chromium")
	if err != nil {
		t.Skip("no chromium here: the browser tests need Debian's package chromium")
	}
	srv := httptest.NewServer(testSite(t).Handler())
	t.Cleanup(srv.Close)
	opts := append(chromedp.DefaultExecAllocatorOptions[:], chromedp.ExecPath(path), chromedp.NoSandbox, chromedp.DisableGPU)
	ctx, stopAll := context.WithTimeout(t.Context(), patience)
	t.Cleanup(stopAll)
	ctx, stopAlloc := chromedp.NewExecAllocator(ctx, opts...)
	t.Cleanup(stopAlloc)
	ctx, stop := chromedp.NewContext(ctx)
	t.Cleanup(stop)
	b := &browser{ctx: ctx, url: srv.URL}
	b.do(t, chromedp.EmulateViewport(width, 800))
	messages := chromedp.Console(ctx)
	go func() {
		for m, err := range messages {
			if err != nil {
				return // the browser is closed
			}
			if m.IsException() || m.Type == "error" {
				b.mu.Lock()
				b.failures = append(b.failures, m.Text+" "+m.URL)
				b.mu.Unlock()
			}
		}
	}()
	return b
}

// do carries out steps.
func (b *browser) do(t *testing.T, steps ...chromedp.Action[chromedp.Void]) {
	t.Helper()
	if err := chromedp.Do(b.ctx, steps...); err != nil {
		t.Fatal(err)
	}
}

// ask carries out a step that has an answer.
func ask[T any](t *testing.T, b *browser, step chromedp.Action[T]) T {
	t.Helper()
	out, err := chromedp.Run(b.ctx, step)
	if err != nil {
		t.Fatal(err)
	}
	return out
}

// quiet fails when the console complained of anything but an address that is not meant to be there.
func (b *browser) quiet(t *testing.T) {
	t.Helper()
	b.mu.Lock()
	defer b.mu.Unlock()
	for _, f := range b.failures {
		if !strings.HasSuffix(f, "/nowhere") {
			t.Errorf("console: %s", f)
		}
	}
}

// settled is how far the things on a page moved while it loaded.
const settled = `new Promise(done => {
	let sum = 0;
	new PerformanceObserver(list => { for (const e of list.getEntries()) sum += e.value; }).observe({type: "layout-shift", buffered: true});
	setTimeout(() => done(sum), 60);
})`

// TestBrowserLayout opens a page of each kind on small phones and on a desk: nothing may stick out, move
// while it loads, or be forbidden by the policy.
func TestBrowserLayout(t *testing.T) {
	paths := []string{
		"/", "/de/", "/en/", "/de/search?q=hexe", "/de/search?q=hexe+set:zudd+klasse:geb%C3%A4ude+kosten%3C%3D3", "/de/search/help", "/en/search/help", "/en/search?q=set:zud+hits:building", "/de/cards", "/en/cards/hexe", "/de/cards/kapelle-zur-heiligen-agatha", "/de/sets", "/en/sets/zud",
		"/de/classes/action-attack", "/en/rulings", "/de/rulings/112.G.e", "/en/rulings/112.S.g?edition=1998", "/de/rulings/102.B.Ritter", "/de/register",
		"/de/rules", "/de/rules/kuw", "/de/rules/kuw/turnier.deck", "/de/decks", "/de/decks?d=" + exampleDeck + "&q=hafen&seed=7", "/en/decks?d=" + exampleDeck + "&d2=" + shotDeck + "&mode=compare", "/en/decks/sheet?d=" + exampleDeck, "/de/about", "/en/nowhere", "/de/scenarios", "/en/scenarios/112.G.e-verhexte-feuerwache?step=3",
		"/de/scenarios/113.U.c-jederzeit-im-eigenen-zug?step=3&view=north", "/de/scenarios/new", "/de/cards?rel=hits&of=bibliothek&as=faces", "/de/cards/bibliothek", "/en/changes", "/de/boxes", "/de/sets/zud/checklist",
		"/de/quick", "/en/quick", "/de/questions", "/en/questions?kind=silence", "/de/rulings/103.B.b", "/en/rulings/103.P.c", "/de/rulings/103.L.a",
		"/de/variants?game=rows&set=kuw&set=pui&set=huw", "/en/variants", "/de/variants/list?game=tournament&set=zud",
		"/de/rulings/chapter/103", "/en/rulings/chapter/wien", "/de/rulings/chapter/glossary", "/de/register?names=en",
		"/en/rules?game=starship", "/de/rules/wien", "/de/rules/almanach/aufbau-variabler", "/en/rules/almanach/56.aufbau", "/de/rules/almanach/seehandel",
		"/en/rules/almanach/siedlung", "/de/rules/wien/bauen.strassen", "/en/search?q=robber&game=board",
	}
	for _, width := range []int64{320, 360, 1280} {
		b := newBrowser(t, width)
		for _, path := range paths {
			b.do(t, chromedp.Navigate(b.url+path))
			if wide := ask(t, b, chromedp.Evaluate[int64](`document.scrollingElement.scrollWidth`)); wide > width {
				t.Errorf("%s at %d px is %d px wide", path, width, wide)
			}
			if moved := ask(t, b, chromedp.Evaluate[float64](settled, chromedp.EvalAwaitPromise)); moved > 0.01 {
				t.Errorf("%s at %d px moves while it loads: %g", path, width, moved)
			}
		}
		b.quiet(t)
	}
}

// TestBrowserSearch types a question: the answer comes without a click, and the address can be passed on.
func TestBrowserSearch(t *testing.T) {
	b := newBrowser(t, 360)
	b.do(t,
		chromedp.Navigate(b.url+"/de/search"),
		chromedp.SendKeys(chromedp.CSS(`#q`), "hexe feuerwache"),
		chromedp.WaitVisible(chromedp.CSS(`#results a[href="/de/rulings/112.G.e"]`)),
	)
	if answer := ask(t, b, chromedp.Text(chromedp.CSS(`#results .answer`))); !strings.HasPrefix(answer, "Nein.") {
		t.Errorf("first answer %q", answer)
	}
	if address := ask(t, b, chromedp.Location()); !strings.HasSuffix(address, "/de/search?q=hexe+feuerwache") {
		t.Errorf("address %q", address)
	}
	if said := ask(t, b, chromedp.TextContent(chromedp.CSS(`#say`))); !strings.Contains(said, "Treffer") {
		t.Errorf("said %q", said)
	}
	b.quiet(t)
}

// TestBrowserFilters changes the filters of the catalogue: the list follows without the page being loaded again, the
// address keeps up, and so does the link to the other language.
func TestBrowserFilters(t *testing.T) {
	b := newBrowser(t, 360)
	b.do(t,
		chromedp.Navigate(b.url+"/de/cards"),
		chromedp.WaitVisible(chromedp.CSS(`#card-list a[href="/de/cards/spion"]`)),
	)
	ask(t, b, chromedp.Evaluate[any](`window.here = true; null`))
	b.do(t,
		chromedp.SendKeys(chromedp.CSS(`#filter-q`), "hexe"),
		chromedp.WaitNotPresent(chromedp.CSS(`#card-list a[href="/de/cards/spion"]`)),
		chromedp.WaitVisible(chromedp.CSS(`#card-list a[href="/de/cards/hexe"]`)),
	)
	if here := ask(t, b, chromedp.Evaluate[bool](`window.here === true`)); !here {
		t.Error("the page was loaded again")
	}
	if address := ask(t, b, chromedp.Location()); !strings.HasSuffix(address, "/de/cards?q=hexe") {
		t.Errorf("address %q", address)
	}
	if other := ask(t, b, chromedp.Evaluate[string](`document.querySelector(".langs a[lang=en]").getAttribute("href")`)); !strings.HasSuffix(other, "/en/cards?q=hexe") {
		t.Errorf("the link to the other language is %q", other)
	}
	if said := ask(t, b, chromedp.TextContent(chromedp.CSS(`#say`))); !strings.Contains(said, "von") {
		t.Errorf("said %q", said)
	}
	b.quiet(t)
}

// TestBrowserHome shows results on the start page in place of what stands there.
func TestBrowserHome(t *testing.T) {
	b := newBrowser(t, 360)
	b.do(t,
		chromedp.Navigate(b.url+"/en/"),
		chromedp.SendKeys(chromedp.CSS(`#q`), "spy"),
		chromedp.WaitVisible(chromedp.CSS(`#results a[href="/en/cards/spion"]`)),
		chromedp.WaitNotVisible(chromedp.CSS(`.rest`)),
	)
	b.quiet(t)
}

// TestBrowserDeck writes a list: the verdict comes while writing, and the list goes into the address.
func TestBrowserDeck(t *testing.T) {
	b := newBrowser(t, 360)
	b.do(t,
		chromedp.Navigate(b.url+"/de/decks"),
		chromedp.Clear(chromedp.CSS(`#deck`)),
		chromedp.SendKeys(chromedp.CSS(`#deck`), "Sets: grundspiel, Z&D\n\n[Deck]\n2 Spion"),
		chromedp.WaitVisible(chromedp.CSS(`#verdict .v-no .verdict`)),
	)
	if verdict := ask(t, b, chromedp.Text(chromedp.CSS(`#verdict .verdict`))); verdict != "Nicht erlaubt." {
		t.Errorf("verdict %q", verdict)
	}
	if address := ask(t, b, chromedp.Location()); !strings.Contains(address, "/de/decks?d=") {
		t.Errorf("address %q", address)
	}
	b.quiet(t)
}

// TestBrowserBuilder builds a deck by pressing buttons: cards come and go without the page being loaded, and every step
// can be undone.
func TestBrowserBuilder(t *testing.T) {
	b := newBrowser(t, 360)
	list := func() string { return ask(t, b, chromedp.Evaluate[string](`document.getElementById("deck").value`)) }
	b.do(t, chromedp.Navigate(b.url+"/de/decks?d="+exampleDeck))
	ask(t, b, chromedp.Evaluate[any](`window.here = true; null`))
	press := func(button, done string) {
		t.Helper()
		ask(t, b, chromedp.Evaluate[any](`document.querySelector('`+button+`').click(); null`))
		ask(t, b, chromedp.Poll[bool](done))
	}
	b.do(t,
		chromedp.SendKeys(chromedp.CSS(`#filter-q`), "hafen"),
		chromedp.WaitVisible(chromedp.CSS(`#finder-results button[name=plus][value=hafen]`)),
	)
	press(`#finder-results button[name=plus][value=hafen]`, `document.getElementById("deck").value.includes("1 Hafen")`)
	if verdict := ask(t, b, chromedp.Text(chromedp.CSS(`#verdict .verdict`))); verdict != "Nicht erlaubt." {
		t.Errorf("34 cards are %q", verdict)
	}
	if focus := ask(t, b, chromedp.Evaluate[string](`document.activeElement.value`)); focus != "hafen" {
		t.Errorf("the focus went to %q", focus)
	}
	press(`#cards-1 button[name=less][value=allmende]`, `!document.getElementById("deck").value.includes("Allmende")`)
	if verdict := ask(t, b, chromedp.Text(chromedp.CSS(`#verdict .verdict`))); verdict != "Erlaubt." {
		t.Errorf("33 cards are %q", verdict)
	}
	if address := ask(t, b, chromedp.Location()); !strings.Contains(address, "/de/decks?d=") || strings.HasSuffix(address, exampleDeck) {
		t.Errorf("the address did not follow: %q", address)
	}
	press(`[data-undo]`, `document.getElementById("deck").value.includes("Allmende")`)
	press(`[data-undo]`, `!document.getElementById("deck").value.includes("1 Hafen")`)
	ask(t, b, chromedp.Poll[bool](`document.querySelector("[data-undo]").disabled`))
	press(`[data-redo]`, `document.getElementById("deck").value.includes("1 Hafen")`)
	if got := list(); !strings.Contains(got, "Allmende") {
		t.Errorf("after redo: %q", got)
	}
	press(`button[name=draw]`, `document.querySelectorAll("#hands .hand").length === 3`)
	if address := ask(t, b, chromedp.Location()); !strings.Contains(address, "seed=") {
		t.Errorf("the draw is not in the address: %q", address)
	}
	if here := ask(t, b, chromedp.Evaluate[bool](`window.here === true`)); !here {
		t.Error("the page was loaded again")
	}
	b.quiet(t)
}

// TestBrowserWithoutScript does the same with scripts switched off.
func TestBrowserWithoutScript(t *testing.T) {
	b := newBrowser(t, 360)
	if _, err := chromedp.Call(b.ctx, emulation.SetScriptExecutionDisabled, emulation.SetScriptExecutionDisabledParams{Value: true}); err != nil {
		t.Fatal(err)
	}
	b.do(t,
		chromedp.Navigate(b.url+"/de/"),
		chromedp.SendKeys(chromedp.CSS(`#q`), "hexe feuerwache\r"),
		chromedp.WaitReady(chromedp.CSS(`#results a[href="/de/rulings/112.G.e"]`)),
		chromedp.Navigate(b.url+"/de/decks"),
		chromedp.SendKeys(chromedp.CSS(`#add`), "Spion\r"),
		chromedp.WaitReady(chromedp.CSS(`#verdict .verdict`)),
	)
	if text := ask(t, b, chromedp.TextContent(chromedp.CSS(`#deck`))); !strings.Contains(text, "1 Spion") {
		t.Errorf("the list is %q", text)
	}
	b.do(t,
		chromedp.SendKeys(chromedp.CSS(`#filter-q`), "spion\r"),
		chromedp.WaitReady(chromedp.CSS(`#finder-results button[name=plus][value=spion]`)),
	)
	before := ask(t, b, chromedp.Location())
	b.do(t,
		chromedp.Click(chromedp.CSS(`#finder-results button[name=plus][value=spion]`)),
		chromedp.WaitReady(chromedp.CSS(`#cards-1 button[name=less][value=spion]`)),
	)
	holds := func(want string) {
		t.Helper()
		var text string
		for until := time.Now().Add(5 * time.Second); !strings.Contains(text, want) && time.Now().Before(until); {
			if now, err := chromedp.Run(b.ctx, chromedp.TextContent(chromedp.CSS(`#deck`))); err == nil { // else the page is just being left
				text = now
			}
		}
		if !strings.Contains(text, want) {
			t.Errorf("the list is %q, want %s", text, want)
		}
	}
	holds("2 Spion")
	b.do(t, chromedp.Navigate(before)) // what the back button does: every state has an address
	holds("1 Spion")
	b.quiet(t)
}

// TestBrowserKeyboard reaches the content with the first press of the tab key.
func TestBrowserKeyboard(t *testing.T) {
	b := newBrowser(t, 1280)
	b.do(t, chromedp.Navigate(b.url+"/de/cards/hexe"), chromedp.KeyEvent("\t"))
	if focus := ask(t, b, chromedp.Evaluate[string](`document.activeElement.getAttribute("href")`)); focus != "#main" {
		t.Errorf("the first stop is %q", focus)
	}
	b.do(t, chromedp.KeyEvent("\r"))
	if focus := ask(t, b, chromedp.Evaluate[string](`document.activeElement.id`)); focus != "main" {
		t.Errorf("the skip link leads to %q", focus)
	}
}

// TestBrowserPeek looks at what links lead to, by the keyboard: of a card its face, of an article its answer; Escape
// closes it again.
func TestBrowserPeek(t *testing.T) {
	b := newBrowser(t, 360)
	focus := func(link string) {
		ask(t, b, chromedp.Evaluate[any](`(() => { const before = document.createElement("span"); before.tabIndex = -1;
			document.querySelector('.prose a[href="`+link+`"]').before(before); before.focus(); })(); null`))
		b.do(t, chromedp.KeyEvent("\t"))
	}
	b.do(t, chromedp.Navigate(b.url+"/de/rulings/112.G.b"))
	focus("/de/cards/feuerwache")
	b.do(t, chromedp.WaitVisible(chromedp.CSS(`#peek img.face`)))
	b.do(t, chromedp.KeyEvent("\x1b"), chromedp.WaitNotVisible(chromedp.CSS(`#peek`)))
	focus("/de/rulings/112.G.c")
	b.do(t, chromedp.WaitVisible(chromedp.CSS(`#peek .verdict`)))
	if wide := ask(t, b, chromedp.Evaluate[int64](`document.scrollingElement.scrollWidth`)); wide > 360 {
		t.Errorf("the page is %d px wide with it", wide)
	}
	b.quiet(t)
}
